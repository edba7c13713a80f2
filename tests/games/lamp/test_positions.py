"""Positions that cannot be: refused with the name of the thing and what was expected, never with a crash."""

import copy
import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import grotto
from grotto.games.lamp import BOX
from tests.games.lamp.draw import draw, drawn_position, genie, granted, race, searching, set_dice
from tests.games.look import act

Change = Callable[[dict[str, Any]], object]


def at_choice() -> dict[str, Any]:
    return drawn_position(3, cards=["ruby talisman/ruby", "gold-ring", ""], discard="emerald", gold="sapphire*")


def moments() -> dict[str, dict[str, Any]]:
    """A position of each kind of question."""
    cards = ["ruby emerald gold-ring", "ruby gold-ring", "diamond"]
    offence = race(set_dice(draw(cards=cards), "1 bronze", "4 silver", "4 gold"), 0)
    talisman = act(searching("1 gold", "1 silver", "1 silver", gold="talisman", cards=cards), "0: draw")
    found = {
        "choose": draw(),
        "race": set_dice(draw(), "1 bronze", "4 silver", "4 gold"),
        "name": offence,
        "penalty": act(race(set_dice(draw(cards=cards), "1 bronze", "4 silver", "4 gold"), 0), "0: name seat 1"),
        "wish": genie("nothing"),
        "steal": granted("steal-either", cards=cards),
        "exchange-for": act(granted("exchange-stone", cards=["ruby emerald", "ruby", "diamond"]), "0: exchange ruby"),
        "pass-card": act(granted("pass-left", cards=cards), "0: pass ruby to the left"),
        "attach": talisman,
        "search": act(searching("4 gold", "1 silver", "1 silver", gold="ruby* emerald"), "0: draw"),
        "over": searching("1 silver", "1 silver", "1 silver", turn=100),
    }
    for effect in ("draw-choice", "take-discard", "give-card", "peek-1", "move-die", "turn-die", "exchange-stone"):
        found[effect] = granted(effect, cards=cards, discard="ruby talisman")
    found["ring"] = searching("6 gold", "1 silver", "1 silver", precious=True, discard="ruby")
    act(found["ring"], *["0: draw"] * 6)
    return {name: match.position() for name, match in found.items()}


MOMENTS = moments()


def entry(name: str, value: Any) -> Change:
    return lambda drawn: drawn.update({name: value})


def seat(number: int, **entries: Any) -> Change:
    return lambda drawn: drawn["seats"][number].update(entries)


def chest(number: int, **entries: Any) -> Change:
    return lambda drawn: drawn["chests"][number].update(entries)


def lamp(**entries: Any) -> Change:
    return lambda drawn: drawn["lamp"].update(entries)


BAD: dict[str, tuple[str, Change, str]] = {
    "a stone twice": ("choose", entry("discard", ["emerald", "emerald"]), "emerald: found 2 on the table, expected 0"),
    "a card missing": ("search", entry("drawn", []), "ruby: found 0 on the table, expected 1"),
    "an unknown card": ("choose", entry("discard", ["rubi"]), "did you mean 'ruby'?"),
    "fewer than none": (
        "choose",
        entry("discard", {"ruby": -1}),
        "position.discard.ruby: found -1, expected 0 or more",
    ),
    "too many": ("choose", entry("discard", {"ruby": 200}), "position.discard.ruby: found 200"),
    "no number of cards": ("choose", entry("discard", {"ruby": "two"}), "position.discard.ruby: found 'two'"),
    "no heap": ("choose", entry("discard", 7), "position.discard: found 7, expected a list"),
    "a Sorcerer too many": ("choose", entry("discard", ["sorcerer"]), "sorcerer: found 1 on the table, expected 0"),
    "a Sorcerer listed": (
        "choose",
        lambda drawn: drawn["chests"][0]["cards"].__setitem__(0, "sorcerer"),
        "the Sorcerer is not listed",
    ),
    "a Sorcerer with scorpions": ("choose", entry("drawn", ["sorcerer*"]), "position.drawn[0]: found 'sorcerer*'"),
    "six scorpions": ("choose", entry("drawn", ["ruby******"]), "position.drawn[0]: found 'ruby******'"),
    "too few cards below him": (
        "choose",
        chest(1, cards=["diamond"] * 4),
        "silver chest: found 4 cards below the Sorcerer, expected 5",
    ),
    "a chest too full": ("choose", chest(1, cards=["diamond"] * 26), "found 26 cards, expected at most 25"),
    "unordered beyond the chest": ("choose", chest(1, unordered=26), "silver chest: found 26 unordered cards"),
    "fewer than no unordered": ("choose", chest(1, unordered=-1), "silver chest: found -1 unordered cards"),
    "two chests": ("choose", lambda drawn: drawn["chests"].pop(), "position.chests: found 2 entries, expected 3"),
    "an unknown effect": ("choose", lamp(cards=["steal-stones"]), "did you mean 'steal-stone'?"),
    "unseen beyond the pile": ("choose", lamp(unseen=26), "lamp: found 26 unseen cards of 25"),
    "a top beyond the pile": ("choose", lamp(top=25), "lamp: found the top at 25, expected a place below 25"),
    "one seat": ("choose", entry("seat_count", 1), "seat_count: found 1, expected 2 to 5"),
    "six seats": ("choose", entry("seat_count", 6), "seat_count: found 6, expected 2 to 5"),
    "nobody sits there": ("choose", seat(3, cards=["ruby"]), "ruby: found 1 on the table"),
    "a die of nobody": ("choose", seat(4, dice=[1, None, None]), "seats[4]: found something, but nobody sits there"),
    "turn 0": ("choose", entry("turn", 0), "turn: found 0, expected 1 to 100"),
    "turn 101": ("choose", entry("turn", 101), "turn: found 101, expected 1 to 100"),
    "no such question": ("choose", entry("ask", 19), "ask: found 19, expected a question"),
    "nobody is asked": ("choose", entry("asked", []), "somebody is asked until the game has ended"),
    "asked after the end": ("over", entry("asked", [0]), "somebody is asked until the game has ended"),
    "not over and nobody asked": ("over", entry("ended", "not-yet"), "somebody is asked until the game has ended"),
    "a seat that is not there": ("choose", entry("asked", [0, 1, 2, 3]), "expected seats below 3"),
    "several at one question": ("wish", entry("asked", [0, 1]), "WISH is asked of one seat"),
    "a ring of nobody": ("choose", entry("ring", 3), "ring: found 3, expected a seat below 3"),
    "a summoner who is not there": ("choose", entry("summoners", [4] + [None] * 5), "summoners: found"),
    "spared who is not there": ("choose", entry("spared", [3]), "spared: found"),
    "a face of 7": ("race", seat(0, dice=[7, None, None]), "position.seats[0].dice[0]: found 7, expected"),
    "a face of 0": ("race", seat(0, dice=[0, None, None]), "position.seats[0].dice[0]: found 0, expected"),
    "no die": ("race", seat(0, dice=[None] * 3), "seats[0].dice: found 0, expected 1"),
    "two dice": ("race", seat(0, dice=[1, 2, None]), "seats[0].dice: found 2, expected 1"),
    "a die of who owes one": ("choose", seat(0, dice=[1, None, None]), "seats[0].dice: found 1, expected fewer than 1"),
    "a slap of who owes one": ("race", seat(0, slap="slap"), "seats[0].slap: the seat owes its answer"),
    "a slap that is none": ("race", seat(0, slap="clap"), "position.seats[0].slap: found 'clap'"),
    "a place of who passed": ("wish", seat(1, place=1), "seats[1].place: found 1"),
    "a place beyond the seats": ("wish", seat(0, place=4), "seats[0].place: found 4"),
    "a card picked that is not there": ("pass-card", seat(0, passing="diamond"), "seats[0].passing: found diamond"),
    "a card picked by who owes": ("pass-card", seat(1, passing="ruby"), "seats[1].passing: the seat owes its answer"),
    "a talisman on nothing": (
        "choose",
        lambda drawn: (drawn["seats"][0].update(talismans={"ruby": 1}), drawn["box"].update(talisman=1)),
        "seats[0]: a talisman is laid on ruby, but no such stone lies there (rule 7.7)",
    ),
    "a talisman on a jewel": ("choose", seat(0, talismans={"gold-ring": 1}), "position.seats[0].talismans: found"),
    "a look beyond the chest": ("choose", seat(0, peeked=[0, 26, 0]), "seats[0].peeked: found 26"),
    "a look into what has no order": (
        "choose",
        lambda drawn: (seat(0, peeked=[10, 0, 0])(drawn), chest(0, unordered=25)(drawn)),
        "seats[0].peeked: found 10, but 25 cards of that chest have no order yet",
    ),
    "the thief robs himself": ("penalty", entry("player", 1), "thief: found 1"),
    "a thief where there is none": ("wish", entry("thief", 1), "thief: found 1 while the question is WISH"),
    "another player": ("wish", entry("player", 1), "player: found 1, expected the seat asked"),
    "no wish": ("wish", entry("wish", 0), "wish, effect: found 0"),
    "a fourth wish": ("wish", entry("wish", 4), "wish, effect: found 4"),
    "a wish out of place": (
        "choose",
        lambda drawn: (entry("wish", 1)(drawn), entry("effect", "nothing")(drawn)),
        "wish, effect: found 1",
    ),
    "a talisman to lay where none is": ("steal", entry("unplaced", 1), "talisman: found 1 on the table, expected 0"),
    "none to lay": ("attach", lambda drawn: (entry("unplaced", 0)(drawn), drawn["box"].pop("talisman")), "unplaced"),
    "nothing given": ("exchange-for", entry("giving", None), "giving: found None while the question is EXCHANGE_FOR"),
    "something given that is not there": ("exchange-for", entry("giving", "sapphire"), "giving: found sapphire"),
    "a search of no chest": ("search", entry("chest", 3), "chest: found 3"),
    "a chest beyond the third": ("search", entry("chest", 4), "chest: found 4, expected 0 to 3"),
    "a search without a die": ("search", entry("chest", 0), "chest: found 0, expected one with a die of seat 0"),
    "scorpions that are not there": ("search", entry("scorpions", 3), "scorpions: found 3 on ruby*"),
    "scorpions while nobody searches": ("wish", entry("scorpions", 1), "drawn, scorpions: found 0 and 1"),
    "a stage that does not follow": ("attach", entry("stage", "reveal"), "stage: found REVEAL"),
    "a field that is none": ("choose", entry("lamps", 3), "position.lamps: found an unknown key"),
}


def changed(which: str, change: Change) -> dict[str, Any]:
    drawn = copy.deepcopy(MOMENTS[which])
    change(drawn)
    return drawn


@pytest.mark.parametrize("what", BAD)
def test_a_position_that_cannot_be(what: str) -> None:
    which, change, why = BAD[what]
    with pytest.raises(grotto.Misfit) as misfit:
        grotto.Match.at("lamp", changed(which, change))
    assert why in str(misfit.value)


@pytest.mark.parametrize("which", MOMENTS)
def test_the_positions_themselves_can_be(which: str) -> None:
    match = grotto.Match.at("lamp", MOMENTS[which])
    assert BOX.check(match.game) == []
    assert match.position() == MOMENTS[which]


def test_heaps_may_be_counted_or_listed() -> None:
    listed, counted = at_choice(), at_choice()
    counted["discard"] = {"emerald": 1}
    counted["seats"][1]["cards"] = {"gold-ring": 1}
    assert grotto.Match.at("lamp", listed, seed=1).game == grotto.Match.at("lamp", counted, seed=1).game


@pytest.mark.parametrize("which", [which for which in MOMENTS if which != "attach"])
def test_what_comes_next_need_not_be_said(which: str) -> None:
    """But after a talisman, what is asked says it."""
    match = grotto.Match.at("lamp", MOMENTS[which])
    bare = grotto.Match.at("lamp", changed(which, lambda drawn: drawn.pop("stage")))
    dice = random.Random(which)
    for _ in range(25):
        assert bare.view(None) == match.view(None)
        if match.asked:
            seat = dice.choice(match.asked)
            action = dice.choice(match.legal(seat))
            match.act(seat, action)
            bare.act(seat, action)


SCRAPS: list[Any] = [None, -1, 0, 1, 2, 3, 5, 25, 99, 1000, True, "ruby", "ruby*", "", "search", [], ["ruby"], [0], {}]


def places(value: Any) -> Iterator[tuple[Any, Any]]:
    """Every place in a position: where it is, and its key."""
    for key, inside in value.items() if isinstance(value, dict) else enumerate(value):
        yield value, key
        if isinstance(inside, (dict, list)):
            yield from places(inside)


def scrapped(dice: random.Random) -> dict[str, Any]:
    """A position with something in it replaced by something else, at one to three places."""
    drawn = changed(dice.choice(list(MOMENTS)), dict)
    for _ in range(dice.randint(1, 3)):
        inside, key = dice.choice(list(places(drawn)))
        inside[key] = dice.choice(SCRAPS)
    return drawn


@pytest.mark.parametrize("seed", range(6))
def test_a_position_that_is_hardly_one_never_crashes(seed: int) -> None:
    dice, accepted = random.Random(seed), 0
    for _ in range(150):
        drawn = scrapped(dice)
        try:
            match = grotto.Match.at("lamp", drawn)
        except grotto.Misfit:
            continue
        accepted += 1
        for _ in range(12):
            if not match.asked:
                break
            seat = dice.choice(match.asked)
            match.act(seat, dice.choice(match.legal(seat)))
            assert BOX.check(match.game) == [], drawn
            for viewer in (None, *range(match.seats)):
                match.view(viewer)
    assert accepted > 0
