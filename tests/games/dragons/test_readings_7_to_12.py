"""Readings 7 to 12 of the rulebook."""

from typing import Any

import pytest

from tests.games.dragons.casting import at, placed, window
from tests.games.dragons.draw import draw, tally
from tests.games.dragons.look import (
    counted,
    pass_on,
    plays,
    spells,
    token,
    total,
    treasure,
    used,
)
from tests.games.look import act, ask, may, refused, told

NAMED = ["0: cast teleport", "0: at market", "0: of seat 1", "0: token 7", "0: to caravanserai"]


def test_reading_7_a_token_sent_home_while_placing_is_placed_again() -> None:
    match = window(
        "before-placement", None, "eye-for-an-eye", tokens=["1=(market) 2=(market)", "7=(market) 9=(guard)", ""], turn=0
    )
    plays(match, "0: cast eye-for-an-eye")  # both strike at what is face down: there is nothing to choose
    assert token(match, 1, "7") == ""
    pass_on(act(match, "0: place on tent", "0: lay 9"))
    act(match, "1: place on market")
    assert "lay 7" in may(match, 1)


def test_reading_7_its_owner_has_turns_left_in_the_end() -> None:
    laid = " ".join(f"{value}=(market)" for value in (2, 4, 5, 6, 7, 8, 9))
    match = draw(
        magic=True,
        tokens=[
            f"1=(guard) {laid}",
            "9=(market) 8=(market) 7=(market) 6=(market) 5=(market)",
            f"1=(guard) {laid}",
        ],
        turn=1,
    )
    order = []
    while not told(match, None, "all-placed"):
        order.append(match.asked[0])
        act(match, f"{match.asked[0]}: {may(match, match.asked[0])[0]}")
    assert set(order) == {1}


def test_reading_7_after_the_placement_it_stays_home() -> None:
    match = plays(placed("lunar-eclipse", tokens=["9=(market)", "7=(market)"]), "0: cast lunar-eclipse")
    assert token(match, 1, "7") == ""
    assert ask(match) == "play"
    assert match.position()["stage"] == "window"


def test_reading_8_a_nine_costs_1() -> None:
    match = at("room-1", "last-first", tokens=["9=room-1"], treasure=["3 crown"], rooms=["key"])
    plays(match, "0: cast last-first")
    pass_on(match)
    act(match, "0: buy")
    assert treasure(match, 0) == "2 crown"


def test_reading_8_and_a_one_costs_9() -> None:
    match = at("room-1", "last-first", tokens=["1=room-1"], treasure=["8 crown"], rooms=["key"])
    plays(match, "0: cast last-first")
    pass_on(match)
    assert ask(match) != "buy"


def test_reading_8_nothing_changes_for_the_eclipses() -> None:
    match = at("market", spells=["last-first lunar-eclipse", "", "charity"], tokens=["1=market 2=market", "9=market"])
    plays(match, "0: cast last-first", "0: cast lunar-eclipse")
    assert counted(match, "market") == {0: 2}


def test_reading_9_moved_to_the_space_being_tallied_it_is_turned_up_and_counts() -> None:
    match = at("market", "second-chance", tokens=["9=(room-1)", "7=market"])
    plays(match, "0: cast second-chance", "0: to market")
    assert token(match, 0, "9") == "market"
    assert counted(match, "market") == {0: 9, 1: 7}
    assert told(match, None, "turned-up")[-1] == "turned-up seat=0 space=market token=9"


def test_reading_9_a_token_on_a_tallied_space_may_be_moved_away() -> None:
    match = at("market", "second-chance", tokens=["9=gem-cave", "7=market"])
    plays(match, "0: cast second-chance", "0: to market")
    assert token(match, 0, "9") == "market"


def test_reading_10_limits_for_moved_tokens() -> None:
    match = act(
        placed(
            "second-chance",
            tokens=["9=(market) 8=(guard)"],
            taboo="tent",
            rooms=["key", "", "scroll"],
            keeper=1,
            caves="1 / / 1 / / ",
        ),
        "0: cast second-chance",
    )
    assert refused(match, 0, "to guard") == ("guard-room", "13.3")
    assert set(may(match, 0)) == {
        "to crown-cave",
        "to gem-cave",
        "to djinn",
        "to caravanserai",
        "to room-1",
        "to room-3",
    }


def test_reading_10_who_is_not_in_the_palace_gets_nothing_into_its_rooms() -> None:
    match = at("room-1", "teleport", tokens=["9=room-1 8=market", "8=market"], inside=[0, 2], treasure=["2 gem"])
    act(match, "0: cast teleport", "0: at market")
    assert told(match, None, "named-seat") == ["named-seat seat=0 of=0"]
    match = at("room-1", "teleport", tokens=["8=market", "8=market 9=room-1"], inside=[1, 2], treasure=["2 gem"])
    act(match, "0: cast teleport", "0: at market")
    assert told(match, None, "named-seat") == ["named-seat seat=0 of=1"]


def test_reading_10_no_carpet_either() -> None:
    match = at(
        "room-1",
        spells=["charity", "", ""],
        tokens=["9=room-1"],
        artifacts=["lamp", "lamp carpet", "lamp"],
        inside=[0, 2],
    )
    act(match, "0: pass")
    assert told(match, 1, "forced") == [] != told(match, None, "counted")
    inside = at("room-1", spells=["", "", "charity"], tokens=["9=room-1"], artifacts=["lamp", "lamp carpet", "lamp"])
    assert inside.asked == [1]


def test_reading_11_the_last_spell_goes_to_the_strongest() -> None:
    match = tally(magic=True, tokens=["9=tent", "8=tent"], spell_deck="trade", caves="/ / / / ")
    assert (spells(match, 0), spells(match, 1)) == (["trade"], [])


def test_reading_11_and_then_nothing_happens() -> None:
    match = tally(magic=True, tokens=["9=tent", "8=tent"], spell_deck="", caves="/ / / / ")
    assert (spells(match, 0), told(match, None, "drew")) == ([], [])
    assert match.position()["round"] == 2


def test_reading_11_cast_and_discarded_spells_lie_open() -> None:
    match = placed(spells=["charity", "", "spy"], spent="taboo trade")
    assert sorted(match.view(None)["spent"]) == ["taboo", "trade"]


def test_reading_12_an_artifact_is_used_as_soon_as_it_is_laid() -> None:
    match = at(
        "market",
        spells=["", "parasite", "charity"],
        artifacts=["lamp carpet", "lamp", "lamp"],
        tokens=["9=market", "9=market"],
    )
    plays(match, "0: use carpet", "1: cast parasite")
    assert counted(match, "market") == {0: 12, 1: 12}


def test_reading_12_it_needs_the_artifacts_own_moment() -> None:
    drawn: dict[str, Any] = {
        "artifacts": ["lamp", "lamp key carpet", "lamp"],
        "used": ["", "key carpet"],
        "limits": [1, 2, 1],
    }
    match = placed(spells=["parasite charity"], **drawn)
    assert refused(match, 0, "cast parasite") == ("not-used-by-opponent", "14.10")
    match = at(
        "guard", "parasite", artifacts=["lamp", "lamp key", "lamp"], used=["", "key"], tokens=["", "9=guard"], guard=5
    )
    assert "cast parasite" in may(match, 0)


def test_reading_12_a_borrowed_counterspell() -> None:
    match = placed(
        spells=["parasite", "donation", ""],
        artifacts=["lamp", "lamp", "lamp counterspell"],
        used=["", "", "counterspell"],
        treasure=["", "", "5 gem"],
    )
    plays(match, "1: cast donation", "0: cast parasite")
    assert total(match, 2) == 5
    assert set(match.position()["spent"]) == {"parasite", "donation"}


@pytest.mark.parametrize("first", [0, 1, 2])
def test_reading_12_countered_in_turn_from_the_latest_to_the_earliest(first: int) -> None:
    """Donation, a borrowed Counterspell against it, and a Counterspell against that: Donation takes effect."""
    match = placed(
        spells=["parasite", "donation", ""],
        artifacts=["lamp", "lamp counterspell", "lamp counterspell"],
        used=["", "", "counterspell"],
        limits=[1, 2, 1],
        treasure=["", "", "5 gem"],
        first=first,
    )
    plays(match, "1: cast donation", "0: cast parasite", "1: counter parasite")
    assert total(match, 2) == 0


def test_reading_12_a_use_by_parasite_is_not_borrowed() -> None:
    match = at(
        "market",
        spells=["parasite", "", "charity"],
        artifacts=["lamp", "lamp carpet", "lamp"],
        used=["", "carpet"],
        tokens=["9=market", "carpet=market 8=market"],
    )
    plays(match, "0: cast parasite")
    assert used(match, 0) == "lamp"


def test_reading_12_a_countered_borrowed_carpet_does_not_come() -> None:
    match = at(
        "market",
        spells=["parasite", "", "charity"],
        artifacts=["lamp", "lamp carpet", "lamp counterspell"],
        used=["", "carpet"],
        tokens=["9=market", "8=market"],
    )
    plays(match, "0: cast parasite", "2: counter parasite")
    assert counted(match, "market") == {0: 9, 1: 8}
