"""The worked examples of the rulebook, in both seat orders."""

from typing import Any

import pytest

import grotto
from tests.games.dragons.casting import at
from tests.games.dragons.draw import tally
from tests.games.dragons.look import artifacts, counted, plays, token, treasure
from tests.games.look import act, ask, told

CARPETS = ["lamp carpet", "lamp carpet", "lamp"]


def market(first: int) -> grotto.Match:
    """Seats 0 (Anna) and 1 (David) have 7 each; both hold a Carpet and something to change."""
    return at(
        "market",
        tokens=["7=market", "7=market", "1=(room-1)"],
        artifacts=CARPETS,
        treasure=["1 gem", "1 gem"],
        spells=["", "", "charity"],
        first=first,
    )


def test_7_2_example_1_the_guard_is_8() -> None:
    tokens = ["8=guard", "9=guard", "9=guard", "7=guard", "6=guard"]
    match = tally(5, guard=8, tokens=tokens, fill="gold-cave", treasure=["5 gem"] * 5, caves="/ / / / 1", first=0)
    while ask(match) == "bribe":
        act(match, f"{match.asked[0]}: bribe the guard")
    while ask(match) == "pay":
        act(match, f"{match.asked[0]}: pay gem")
    for seat in (3, 4):
        assert f"entered seat={seat}" in told(match, None, "entered")
    assert told(match, None, "bribed") == ["bribed seat=3 count=1", "bribed seat=4 count=2"]
    assert [treasure(match, seat).split()[:2] for seat in (1, 2, 3, 4)] == [
        ["5", "gem"],
        ["5", "gem"],
        ["4", "gem"],
        ["3", "gem"],
    ]


@pytest.mark.parametrize("first", [0, 1])
def test_4_4_example_2_a_carpet_answered_by_a_carpet(first: int) -> None:
    """7 against 7: the first player has it. The other plays a Carpet, he answers with his: 10 to 10."""
    anna, david = first, 1 - first
    match = market(first)
    assert match.asked == [anna]
    plays(match, f"{david}: use carpet", f"{anna}: use carpet")
    assert counted(match, "market") == {0: 10, 1: 10}
    assert (ask(match), match.asked) == ("market", [anna])


@pytest.mark.parametrize("first", [0, 1])
def test_12_4_example_2_unanswered_the_carpet_wins(first: int) -> None:
    match = market(first)
    plays(match, f"{1 - first}: use carpet")
    assert match.asked == [1 - first]


@pytest.mark.parametrize(("first", "where"), [(0, "home"), (1, "caravanserai")])
def test_11_3_example_3_an_eclipse_answered_by_second_chance(first: int, where: str) -> None:
    """Anna (seat 0) eclipses the Djinn's House, Sam (seat 1) answers with Second Chance for his odd token."""
    match = at(
        "djinn",
        spells=["lunar-eclipse", "second-chance", "charity"],
        tokens=["8=djinn", "9=djinn", "4=djinn"],
        artifacts=["lamp", "lamp", "lamp"],
        first=first,
    )
    plays(match, "0: cast lunar-eclipse", "1: cast second-chance", "1: to caravanserai")
    assert token(match, 1, "9") == where
    assert counted(match, "djinn") == {0: 8, 2: 4}


def test_8_2_example_4_seven_of_one_kind_and_one_of_another() -> None:
    drawn: dict[str, Any] = {"tokens": ["7=room-1 1=room-1"], "caves": "/ / / / ", "rooms": ["key"]}
    match = act(tally(treasure=["7 crown 1 gem"], **drawn), "0: buy")
    assert artifacts(match, 0) == "key"
    assert told(tally(treasure=["8 crown"], **drawn), None, "unsold") == ["unsold space=room-1"]
