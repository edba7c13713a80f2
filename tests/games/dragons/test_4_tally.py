"""Rulebook, sections 4 to 6: the tally, caves and the city."""

import pytest

from tests.games.dragons.draw import tally
from tests.games.dragons.look import bank, cave, conserved, counted, looted, total, treasure
from tests.games.look import act, ask, may, refused, told


def test_4_1_a_space_without_tokens_is_skipped() -> None:
    match = tally(tokens=["9=gem-cave"], caves="3 / 3 / 3 / 3 / 3")
    assert {heard.arguments["space"] for heard in match.heard(None) if heard.key == "counted"} == {"gem-cave", "guard"}


def test_4_2_only_the_space_being_tallied_is_turned_up() -> None:
    match = tally(tokens=["9=crown-cave 8=market 1=room-1", "7=market"], treasure=["3 gold"])
    assert (ask(match), match.asked) == ("market", [0])
    seats = match.position()["seats"]
    assert {seats[0]["tokens"][name] for name in ("9", "8")} == {"crown-cave", "market"}
    assert seats[0]["tokens"]["1"] == "(room-1)"
    assert seats[1]["tokens"]["7"] == "market"
    turned_up = [line for line in told(match, None, "turned-up") if "market" in line]
    assert sorted(turned_up) == ["turned-up seat=0 space=market token=8", "turned-up seat=1 space=market token=7"]


def test_4_3_strength_is_the_sum_of_the_own_tokens() -> None:
    match = tally(tokens=["1=crown-cave 2=crown-cave 4=crown-cave", "6=crown-cave", "9=market"], caves="3 1 / / / / ")
    assert counted(match, "crown-cave") == {0: 7, 1: 6}
    assert looted(match, "crown-cave") == [(0, 3), (1, 1)]


@pytest.mark.parametrize(("first", "order"), [(0, [0, 1]), (1, [1, 2]), (2, [2, 0])])
def test_4_4_the_earlier_in_player_order_wins_a_tie(first: int, order: list[int]) -> None:
    match = tally(tokens=["7=gem-cave"] * 3, first=first, caves="/ / 5 2 / / ")
    assert [seat for seat, _ in looted(match, "gem-cave")] == order


def test_5_1_niche_by_niche_by_strength() -> None:
    match = tally(4, tokens=["4=cup-cave", "9=cup-cave", "1=cup-cave", "5=cup-cave"], caves="/ / / 6 3 1 / ")
    assert looted(match, "cup-cave") == [(1, 6), (3, 3), (0, 1)]
    assert [treasure(match, seat) for seat in range(4)] == ["1 cup", "6 cup", "", "3 cup"]
    conserved(match)


def test_5_2_what_nobody_takes_goes_back() -> None:
    match = tally(tokens=["9=pearl-cave"], caves="2 / 4 3 / / / ", card="/ / / / ")
    assert looted(match, "pearl-cave") == [(0, 4)]
    assert told(match, None, "returned") == [
        "returned space=crown-cave kind=crown count=2",
        "returned space=pearl-cave kind=pearl count=3",
    ]
    assert (bank(match)["pearl"], cave(match, "pearl"), bank(match)["crown"]) == (25, [], 29)


def test_6_1_market_the_strongest_changes_one_for_three() -> None:
    match = tally(tokens=["6=market", "7=market", "5=market"], treasure=["all 1", "2 crown 1 gold", "all 1"])
    assert (ask(match), match.asked) == ("market", [1])
    assert set(may(match, 1)) == {"pass", "give crown", "give gold"}
    act(match, "1: give gold", "1: take gem", "1: take cup", "1: take gem")
    assert treasure(match, 1) == "2 crown 2 gem 1 cup"
    assert told(match, None, "trades") == ["trades seat=1"]
    conserved(match)


def test_6_1_he_may_leave_it() -> None:
    match = act(tally(tokens=["6=market"], treasure=["1 crown"]), "0: pass")
    assert treasure(match, 0) == "1 crown"
    assert told(match, None, "trades") == []


def test_6_1_he_gives_only_what_he_has_and_whoever_has_nothing_is_not_asked() -> None:
    match = tally(tokens=["6=market"], treasure=["1 crown"])
    assert refused(match, 0, "give pearl") == ("not-owned", "1.9")
    empty = tally(tokens=["6=market", "5=market"], treasure=["", "1 crown"])
    assert total(empty, 0) == 0
    assert told(empty, None, "trades") == []
    assert ask(empty) == "place"


def test_6_2_caravanserai_the_strongest_chooses_the_first_player() -> None:
    match = tally(tokens=["6=caravanserai", "7=caravanserai"])
    assert (ask(match), match.asked) == ("camel", [1])
    assert may(match, 1) == [f"camel to seat {seat}" for seat in range(3)]
    assert refused(match, 1, "camel to seat 3") == ("no-such-seat", "2.5")
    act(match, "1: camel to seat 2")
    assert (match.position()["first"], match.asked) == (2, [2])
    assert told(match, None, "camel") == ["camel seat=1 of=2"]


def test_6_2_himself_too() -> None:
    match = act(tally(tokens=["", "6=caravanserai"]), "1: camel to seat 1")
    assert match.position()["first"] == 1


def test_6_2_the_order_of_this_round_changes_at_once() -> None:
    """Seats 0 and 1 have the same in room 1; the new first player may buy."""
    match = tally(
        tokens=["2=room-1", "2=room-1", "9=caravanserai"],
        treasure=["2 crown", "2 crown"],
        caves="/ / / / ",
        fill="guard",
    )
    assert match.asked == [2]
    act(match, "2: camel to seat 1")
    assert (ask(match), match.asked) == ("buy", [1])
