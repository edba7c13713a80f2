"""Rulebook, section 9: the end of the base game."""

from typing import Any

import pytest

import grotto
from tests.games.dragons.draw import draw, tally
from tests.games.dragons.look import artifacts, stack
from tests.games.look import act, ask, told


def last_but(*, rooms: list[str], held: list[str], seats: int = 3, **drawn: Any) -> grotto.Match:
    """A few artifacts are left; seat 0 alone can buy, with a 1 in room 1 and another token in room 2."""
    drawn.setdefault("tokens", ["1=room-1 2=room-2"])
    return tally(seats, rooms=rooms, artifacts=held, caves="/ / / / ", treasure=["5 crown 5 gem"], **drawn)


ALL = "lamp " * 3 + "counterspell " * 3 + "double " * 3 + "carpet " * 3 + "key " * 3 + "scroll " * 3


def shared_out(counts: list[int], left: list[str]) -> list[str]:
    """Hands of so many artifacts, those left in the rooms taken out first."""
    names = ALL.split()
    for name in left:
        names.remove(name)
    hands = []
    for count in counts:
        hands.append(" ".join(names[:count]))
        names = names[count:]
    assert not names, names
    return hands


def test_9_1_it_is_over_as_soon_as_the_last_artifact_is_bought() -> None:
    match = last_but(rooms=["key"], held=shared_out([6, 6, 5], ["key"]))
    assert ask(match) == "buy"
    act(match, "0: buy", "0: pay gem")
    assert match.asked == []
    assert told(match, None, "over") == ["over reason=last-artifact"]
    assert match.outcome
    assert match.outcome.reason == "last-artifact"
    assert match.position()["round"] == 1


def test_9_1_not_while_another_stack_holds_one() -> None:
    match = last_but(rooms=["key", "scroll"], held=shared_out([6, 5, 5], ["key", "scroll"]))
    act(match, "0: buy", "0: pay gem")
    assert match.outcome is None
    assert (ask(match), match.asked) == ("buy", [0])
    act(match, "0: buy", "0: pay gem")
    assert match.outcome
    assert match.outcome.winners == [0]


def test_9_2_the_most_artifacts_win() -> None:
    match = last_but(rooms=["key"], held=shared_out([4, 6, 7], ["key"]))
    act(match, "0: buy", "0: pay gem")
    assert match.outcome
    assert (match.outcome.winners, match.outcome.scores, match.outcome.decided_by) == ([2], [5, 6, 7], "artifacts")
    assert told(match, None, "scored")[2].startswith("scored seat=2 artifacts=7 scrolls=")


@pytest.mark.parametrize(("magic", "keys"), [(False, ["artifacts"]), (True, ["artifacts", "scrolls"])])
def test_10_7_scrolls_are_a_line_of_the_score_with_magic_alone(magic: bool, keys: list[str]) -> None:
    held = ["scroll scroll lamp", "scroll lamp", "lamp"]
    match = act(last_but(rooms=["key"], held=held, tokens=["1=room-1"], round=50, magic=magic), "0: pass")
    assert match.outcome
    assert [[line.key for line in lines] for lines in match.outcome.breakdown] == [keys] * 3
    counts = [[(line.count, line.each) for line in lines] for lines in match.outcome.breakdown]
    assert counts[0] == [(3, 1), (2, 0)][: len(keys)]
    assert match.outcome.scores == [3, 2, 1]


def test_9_3_equally_many_share_the_victory() -> None:
    match = last_but(rooms=["key"], held=shared_out([6, 7, 4], ["key"]))
    act(match, "0: buy", "0: pay gem")
    assert match.outcome
    assert (match.outcome.winners, match.outcome.scores, match.outcome.decided_by) == ([0, 1], [7, 7, 4], "shared")


def test_9_4_after_fifty_rounds_it_is_counted_as_it_stands() -> None:
    drawn: dict[str, Any] = {"rooms": ["key scroll"], "held": shared_out([6, 7, 3], ["key", "scroll"])}
    match = act(last_but(**drawn, tokens=["1=room-1"], round=50), "0: pass")
    assert match.asked == []
    assert match.outcome
    assert (match.outcome.reason, match.outcome.winners) == ("round-limit", [1])
    assert told(match, None, "over") == ["over reason=round-limit"]
    match = act(last_but(**drawn, tokens=["1=room-1"], round=49), "0: pass")
    assert (match.outcome, match.position()["round"]) == (None, 50)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_8_4_the_shortest_base_game_has_six_rounds(seats: int) -> None:
    """One artifact a room and round: six rounds for stacks of six."""
    match = grotto.Match("dragons", seats=seats, seed=5, options={"magic": False, "first": 0, "bank": "unlimited"})
    assert rounds_of_the_quickest(match) == 6


def rounds_of_the_quickest(match: grotto.Match) -> int:
    """All buy all they can: each seat has one small token in one room and the rest with the guard and in the caves."""
    rich = match.position()
    rich["unlimited"] = True
    for seat in rich["seats"][: match.seats]:
        rich["bank"] = [amount - 200 + had for amount, had in zip(rich["bank"], seat["treasure"], strict=True)]
        seat["treasure"] = [200] * 5
    match = grotto.Match.at("dragons", rich, seed=1)
    while match.outcome is None:
        seat = match.asked[0]
        match.act(seat, quickest(match, seat))
    return int(match.position()["round"])


def quickest(match: grotto.Match, seat: int) -> str:
    may = [str(action) for action in match.legal(seat)]
    home = [
        name
        for name in ("9", "8", "7", "6", "5", "4", "2", "1")
        if not match.position()["seats"][seat]["tokens"].get(name)
    ]
    wanted = {
        "place": ["place on guard"] if len(home) > 1 else [f"place on room-{seat + 1}", "place on guard"],
        "lay": [f"lay {home[0]}"] if home else [],
        "buy": ["buy"],
    }.get(ask(match), [])
    return next((words for words in wanted if words in may), "pass" if "pass" in may else may[0])


def test_8_1_the_last_artifact_of_a_stack_leaves_an_empty_room() -> None:
    match = last_but(rooms=["key", "scroll"], held=shared_out([6, 5, 5], ["key", "scroll"]), tokens=["1=room-1"])
    act(match, "0: buy", "0: pay gem")
    assert (stack(match, 1), stack(match, 2)) == ("", "scroll")
    assert ask(match) == "place"
    assert "key" in artifacts(match, 0)


def test_9_1_a_game_that_is_over_can_be_drawn() -> None:
    match = draw(ask="over", asked=[], turn=0, ended="last-artifact", artifacts=shared_out([6, 6, 6], []), rooms=[])
    assert match.outcome
    assert match.outcome.winners == [0, 1, 2]
