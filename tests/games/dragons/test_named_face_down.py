"""A token named face down: only its owner knows which, and all learn when it takes effect whether it is still there."""

from typing import Any

import pytest

import grotto
from grotto.games.dragons import BOX
from grotto.tabletop.chance import started
from tests.games.dragons.casting import at, placed
from tests.games.dragons.look import plays, token
from tests.games.look import act, ask, told

# Wherever something is named there is a choice, so nothing is named by itself.
ON_THE_TENT = ["9=(tent) 8=(djinn)", "4=(tent) 7=(tent) 2=(djinn)", "6=(djinn)"]
ECLIPSED: dict[str, Any] = {
    "spells": ["solar-eclipse", "second-chance", "charity"],
    "artifacts": ["lamp", "lamp", "lamp"],
}


def chance(value: str, tokens: list[str] = ON_THE_TENT) -> grotto.Match:
    """Seat 0 darkens the Tent, and seat 1 answers with a Second Chance for one of its tokens there."""
    which = f"own hidden token {value}" if f"{value}=(" in tokens[1] else f"token {value}"
    named = (
        "0: cast solar-eclipse",
        "0: at tent",
        "1: cast second-chance",
        "1: at tent",
        f"1: {which}",
        "1: to market",
    )
    return plays(placed(tokens=tokens, **ECLIPSED), *named)


@pytest.mark.parametrize(("value", "there"), [("7", True), ("4", False)])
def test_11_4_whether_it_is_still_there_is_told_to_all(value: str, there: bool) -> None:
    match = chance(value)
    for viewer in (None, 0, 1, 2):
        assert told(match, viewer, "found") == [f"found seat=1 play=second-chance space=tent there={there}"]
    assert told(match, 2, "named-token") == ["named-token seat=1 of=1"]
    assert told(match, 2, "moved") == ["moved seat=1 space=tent to=market"] * there
    assert told(match, None, "no-effect") == ["no-effect seat=1 play=second-chance"] * (not there)


def test_11_4_until_then_nothing_differs() -> None:
    ours, theirs = chance("7"), chance("4")
    for viewer in (None, 0, 2):
        heard = [(one, other) for one, other in zip(told(ours, viewer), told(theirs, viewer), strict=False)]
        place = next(n for n, (one, other) in enumerate(heard) if one != other)
        assert [line.split()[0] for line in heard[place]] == ["found", "found"]


@pytest.mark.parametrize(
    ("value", "lines"), [("7", []), ("4", ["found seat=1 play=second-chance space=tent there=False"])]
)
def test_11_4_of_a_token_that_all_see_there_nothing_is_told(value: str, lines: list[str]) -> None:
    match = chance(value, ["9=(tent) 8=(djinn)", "4=tent 7=tent 2=(djinn)", "6=(djinn)"])
    assert told(match, None, "found") == lines


def test_14_15_an_eye_finds_its_token_too() -> None:
    match = plays(placed("eye-for-an-eye", tokens=ON_THE_TENT), "0: cast eye-for-an-eye", "0: at tent")
    assert ask(match) == "strike-space"
    assert told(match, 2, "found") == ["found seat=0 play=eye-for-an-eye space=tent there=True"]
    assert told(match, 2, "went-home") == ["went-home seat=1 space=tent"]


def teleport(**drawn: Any) -> grotto.Match:
    drawn.setdefault("treasure", ["4 crown", "", ""])
    return placed(tokens=ON_THE_TENT, artifacts=["lamp", "lamp", "lamp"], **drawn)


NAMED = ("0: cast teleport", "0: at tent", "0: of seat 1", "0: to market")


def test_14_21_the_token_is_found_before_the_price_is_paid() -> None:
    match = plays(teleport(spells=["teleport", "", "charity"]), *NAMED)
    keys = [heard.key for heard in match.heard(2)]
    assert keys.index("found") < keys.index("paid") < keys.index("moved")


@pytest.mark.parametrize(
    ("spells", "before"),
    [
        (["donation teleport", "", "charity"], ["0: cast donation"]),
        (["taboo teleport", "", "charity"], ["0: cast taboo", "0: at market"]),
    ],
)
def test_14_21_what_all_can_judge_tells_nothing_of_the_token(spells: list[str], before: list[str]) -> None:
    """The price is gone, or the space is closed: whether the token is there matters no more."""
    match = plays(teleport(spells=spells), *before, *NAMED)
    assert told(match, None, "found") == []
    assert told(match, None, "no-effect") == ["no-effect seat=0 play=teleport"]


# -- what is seen before it takes effect -------------------------------------------


def turned_up(named: str) -> grotto.Match:
    """Seat 0 teleports one of seat 1's tokens from the Tent to the cave being tallied, where it is turned up.

    Seat 1 has named that one or the other for its Second Chance. Seat 0's Charity comes between, so that all may look.
    """
    match = at(
        "gold-cave",
        spells=["teleport charity", "second-chance", "sacrifice"],
        tokens=["", "4=(tent) 7=(tent) 2=(djinn)", "9=gold-cave"],
        artifacts=["lamp", "lamp", "lamp"],
        treasure=["2 crown", "", ""],
        caves="/ / / / 3",
    )
    act(match, "0: cast teleport", "0: at tent", "0: to gold-cave")
    hit = match.position()["queue"][0]["token"]
    which = hit if named == "that one" else other(hit)
    act(match, "1: cast second-chance", "1: at tent", f"1: own hidden token {which}", "1: to market", "2: pass")
    return plays(match, "0: cast charity")


def other(value: str) -> str:
    return {"4": "7", "7": "4"}[value]


def test_a_view_does_not_say_that_the_token_turned_up_is_the_one_named() -> None:
    ours, theirs = turned_up("that one"), turned_up("the other")
    assert ask(ours) == "take"
    assert told(ours, None, "turned-up") != []
    assert ours.position() != theirs.position()
    for viewer in (None, 0, 2):
        assert ours.view(viewer) == theirs.view(viewer)
        assert told(ours, viewer) == told(theirs, viewer)
    assert "token" in ours.view(1)["queue"][1]


# -- dealt again -------------------------------------------------------------------


def test_dealt_again_two_spells_may_point_at_one_token_or_at_two() -> None:
    match = teleport(spells=["teleport", "second-chance", "charity"])
    act(match, *NAMED)
    act(match, "1: cast second-chance", "1: at tent", "1: own hidden token 4", "1: to market")
    luck, seen = started(b"7" * 32), set()
    for _ in range(60):
        table = match.game.copy()
        BOX.plain.deal_again(table, 2, luck, BOX.row())
        assert BOX.check(table) == []
        one, another = table.queue.plays[0].token, table.queue.plays[1].token
        seen.add((one == another, one, another))
    assert {same for same, *_ in seen} == {True, False}
    assert len({one for _, one, _ in seen}) == 8


def test_a_token_is_named_where_it_lies() -> None:
    match = chance_named()
    position = match.position()
    position["queue"][0]["token"] = "9"
    with pytest.raises(grotto.Misfit, match="named where it does not lie"):
        grotto.Match.at("dragons", position)


def chance_named() -> grotto.Match:
    match = placed("second-chance", tokens=["9=(market) 4=(tent) 7=(tent)", "", ""])
    act(match, "0: cast second-chance", "0: at tent", "0: own hidden token 4")
    assert token(match, 0, "4") == "(tent)"
    return match


def test_a_token_is_still_there_while_its_teleport_is_paid_for() -> None:
    match = plays(teleport(spells=["teleport", "", "charity"], treasure=["2 crown 2 gem", "", ""]), *NAMED)
    assert ask(match) == "pay"
    position = match.position()
    position["queue"][0]["token"] = "2"
    with pytest.raises(grotto.Misfit, match="named where it does not lie"):
        grotto.Match.at("dragons", position)
