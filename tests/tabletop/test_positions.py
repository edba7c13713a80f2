"""Positions that cannot be: refused with the name of the thing and what was expected, never with a crash."""

from collections.abc import Callable
from typing import Any

import pytest

import grotto
from tests.games.digup.draw import drawn_position

Change = Callable[[dict[str, Any]], object]


def position() -> dict[str, Any]:
    return drawn_position(2, hands=["torch ruby-4 purse", "bridge"], rest="discard")


def seat(number: int, **entries: Any) -> Change:
    return lambda drawn: drawn["seats"][number].update(entries)


def cells(number: int, change: Callable[[list[Any]], object]) -> Change:
    return lambda drawn: change(drawn["seats"][number]["mine"])


def entry(name: str, value: Any) -> Change:
    return lambda drawn: drawn.update({name: value})


BAD: dict[str, tuple[Change, str]] = {
    "a stone twice": (seat(1, hand=["bridge", "ruby-4"]), "ruby-4: found 2 on the table, expected 1"),
    "a card missing": (seat(1, hand=[]), "bridge: found 5 on the table, expected 6"),
    "a tenth cell": (cells(0, lambda mine: mine.append("ruby-1")), "seats[0].mine: found 10 entries, expected 9"),
    "eight cells": (cells(1, lambda mine: mine.pop()), "seats[1].mine: found 8 entries, expected 9"),
    "an empty cell": (cells(0, lambda mine: mine.__setitem__(2, None)), "seats[0].mine, cell 3: found None"),
    "an unknown card": (seat(0, hand=["torch", "rubi-4"]), "seats[0].hand[1]: found 'rubi-4', expected a card"),
    "a suggestion": (seat(0, hand=["torch", "rubi-4"]), "did you mean 'ruby-4'?"),
    "an adventure in a mine": (
        cells(0, lambda mine: mine.__setitem__(0, "torch")),
        "seats[0].mine, cell 1: found torch, expected a stone, an idol or a skeleton",
    ),
    "a cell of another type": (
        cells(0, lambda mine: mine.__setitem__(0, 5)),
        "seats[0].mine[0]: found 5, expected 'ruby",
    ),
    "a cell in bad words": (cells(0, lambda mine: mine.__setitem__(0, "(ruby-1")), "seats[0].mine[0]: found '(ruby-1'"),
    "seen by who is not there": (
        cells(0, lambda mine: mine.__setitem__(0, mine[0] + " 3")),
        "seats[0].mine, cell 1: seen by a seat that is not there",
    ),
    "a hand of another type": (seat(0, hand="torch"), "seats[0].hand: found 'torch', expected a list"),
    "a hand too full": (seat(0, hand=["torch"] * 21), "seats[0].hand: found 21 cards, expected at most 20"),
    "a hand fuller than any": (seat(0, hand=["torch"] * 12), "seats[0].hand: found 12 cards, expected at most 11"),
    "a gap in a hand": (
        seat(0, hand=["torch", "ruby-4", "purse", None]),
        "seats[0].hand[3]: found None, expected a card",
    ),
    "a gap in the pile": (lambda drawn: drawn["pile"].append(None), "pile[0]: found None, expected a card"),
    "a pile too high": (entry("pile", ["torch"] * 69), "pile: found 69 cards, expected at most 68"),
    "a negative pile": (entry("pile", -1), "pile: found -1, expected a list"),
    "five seats": (lambda drawn: drawn["seats"].append({}), "seats: found 5 entries, expected 4"),
    "a third hand": (seat(2, hand=["torch"]), "seats[2].hand: found 1 cards, but nobody sits there"),
    "a third mine": (
        seat(2, mine=["ruby-9"] + [None] * 8),
        "seats[2].mine, cell 1: found ruby-9, but nobody sits there",
    ),
    "seats that are none": (entry("seat_count", 0), "seat_count: found 0, expected 1 to 4"),
    "too many seats": (entry("seat_count", 5), "seat_count: found 5, expected 1 to 4"),
    "seats below zero": (entry("seat_count", -3), "seat_count: found -3"),
    "seats as text": (entry("seat_count", "2"), "seat_count: found '2', expected a whole number"),
    "seat asked that is not there": (entry("asked", [2]), "asked: found 4, expected one seat below 2"),
    "two asked": (entry("asked", [0, 1]), "asked: found 3, expected one seat"),
    "nobody asked": (entry("asked", []), "asked, ended: somebody is asked until the game has ended"),
    "asked out of turn": (entry("asked", [1]), "expected seat 0, whose turn it is"),
    "a far seat asked": (entry("asked", [9]), "asked"),
    "a question that is none": (entry("ask", 77), "ask: found 77, expected a question"),
    "turn of nobody": (entry("turn", None), "turn, first: found -1"),
    "turn of who is not there": (entry("turn", 3), "turn, first: found 3"),
    "turn below nobody": (entry("turn", -7), "turn"),
    "first of who is not there": (entry("first", 2), "turn, first: found 0 and 2"),
    "too many plays": (entry("plays", 3), "plays: found 3, expected 0 to 2"),
    "plays below zero": (entry("plays", -1), "plays: found -1, expected 0 to 2"),
    "no round": (entry("round", 0), "round: found 0, expected 1 to 200"),
    "a round too far": (entry("round", 201), "round: found 201, expected 1 to 200"),
    "a number too large": (entry("round", 10**9), "round: found 1000000000, expected a number that fits int16"),
    "one colour for two": (seat(1, colour="ruby"), "colours: the seats collect [4, 4], expected different colours"),
    "no colour": (seat(1, colour=None), "colours: the seats collect"),
    "an unknown colour": (seat(1, colour="pink"), "seats[1].colour: found 'pink', expected a colour"),
    "a colour too many": (
        entry("colours", ["ruby", "topaz", "sapphire", "emerald", "diamond"]),
        "colours: found 5 in play",
    ),
    "a colour that is none": (lambda drawn: drawn["colours"].append(None), "colours"),
    "something in play": (entry("playing", "torch"), "torch: found 5 on the table, expected 4"),
    "nothing in play": (entry("ask", 13), "playing: found None while the question is BRIDGE_OWN"),
    "a map without one": (entry("map", ["idol"]), "idol: found"),
    "blown up below zero": (entry("blown", -1), "dynamite: found 2 on the table, expected 3"),
    "skeletons put aside": (entry("skeletons", 1), "skeletons: found 1"),
    "over and not over": (entry("ended", "mine-complete"), "asked, ended"),
    "an unknown end": (entry("ended", "boredom"), "ended: found 'boredom', expected a reason of the end"),
    "an unknown entry": (entry("dice", 3), "position.dice: found an unknown key, expected one of ask, asked"),
    "an unknown entry of a seat": (seat(0, name="Ada"), "seats[0].name: found an unknown key, expected one of colour"),
    "bad luck": (entry("luck", {"key": "00"}), "luck.key: found '00', expected 64 hexadecimal digits"),
    "luck that is none": (entry("luck", None), "luck: found None, expected an object"),
}


@pytest.mark.parametrize("what", list(BAD))
def test_a_position_that_cannot_be(what: str) -> None:
    change, message = BAD[what]
    drawn = position()
    change(drawn)
    with pytest.raises(grotto.Misfit) as misfit:
        grotto.Match.at("digup", drawn)
    assert message in str(misfit.value)
    assert str(misfit.value).startswith("position")


def test_the_position_itself_can_be() -> None:
    assert grotto.Match.at("digup", position()).asked == [0]


@pytest.mark.parametrize("drawn", [None, [], "start", 5, {}])
def test_what_is_no_position(drawn: Any) -> None:
    with pytest.raises(grotto.Misfit, match=r"^position"):
        grotto.Match.at("digup", drawn)


IN_PLAY: dict[str, dict[str, Any]] = {
    "binoculars at nobody": {"ask": "binoculars-take", "playing": "binoculars", "whom": None},
    "binoculars at who is not there": {"ask": "binoculars-take", "playing": "binoculars", "whom": 3},
    "binoculars far away": {"ask": "binoculars-take", "playing": "binoculars", "whom": 100},
    "binoculars at oneself": {"ask": "binoculars-take", "playing": "binoculars", "whom": 0},
    "a gift for nobody": {"ask": "binoculars-give", "playing": "binoculars", "whom": None, "taken": "torch"},
    "a purse with a far cell": {"ask": "purse-second", "playing": "purse", "cell": 10},
    "a purse with a cell below": {"ask": "purse-second", "playing": "purse", "cell": 0},
    "a bridge with a far cell": {"ask": "bridge-theirs", "playing": "bridge", "cell": 50},
    "a gift of what is not held": {"ask": "binoculars-give", "playing": "binoculars", "whom": 1, "taken": "idol"},
    "a look before the first": {"ask": "torch-first", "playing": "torch", "whom": 1},
    "something taken too soon": {"ask": "binoculars-whom", "playing": "binoculars", "taken": "torch"},
    "solo with two seats": {"ask": "solo"},
    "another card than is asked about": {"ask": "shovel", "playing": "torch"},
    "a treasure in play": {"ask": "shovel", "playing": "ruby-4"},
    "a pickaxe with nothing on the discard": {"ask": "pickaxe-take", "playing": "pickaxe", "rest": "pile"},
}


@pytest.mark.parametrize("what", list(IN_PLAY))
def test_what_was_chosen_for_an_adventure_must_be_there(what: str) -> None:
    """A question that cannot be answered, or would be answered with nonsense, is no position."""
    drawn = drawn_position(2, **{"rest": "discard", **IN_PLAY[what]})
    with pytest.raises(grotto.Misfit, match=r"^position"):
        grotto.Match.at("digup", drawn)


@pytest.mark.parametrize("entries", [{"seats": 1}, {"asked": [0], "ask": 1}, {"ask": 1, "asked": [0], "seat_count": 2}])
def test_a_position_that_is_hardly_one_never_crashes(entries: dict[str, Any]) -> None:
    try:
        match = grotto.Match.at("digup", entries)
    except grotto.Misfit:
        return
    for action in match.legal(0):
        match.act(0, action)
        match.undo()
