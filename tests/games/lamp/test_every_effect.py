"""Games with a deck that has every effect and every kind of card: what must hold in every game holds here too.

The battery plays with the house deck, which lacks some; the same checks run over more questions here.
"""

import random
from collections import Counter
from typing import Any

import pytest

import grotto
from grotto.games.lamp import BOX
from grotto.games.lamp.deck import lamp_cards
from grotto.games.lamp.pieces import EFFECT, EFFECT_NAMES
from grotto.games.lamp.state import Ask
from tests.every_game.secrecy import check_dealt_again, check_looks, moments, sample, scene, viewers
from tests.every_game.sounds import check_sounds
from tests.games.lamp.test_facts import RICH, at_random, course

EVERY = {**RICH, "name": "every", "lamp": dict.fromkeys(EFFECT_NAMES, 1)}
OPTIONS: dict[str, Any] = {"deck": EVERY, "precious": True}


def test_the_deck_has_every_effect() -> None:
    deck = BOX.check_options(OPTIONS)["deck"]
    assert sorted(EFFECT.say(effect) for effect in lamp_cards(deck)) == sorted(EFFECT_NAMES)


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_every_question_is_asked_and_every_table_can_be(seats: int) -> None:
    asked: Counter[int] = Counter()
    for seed in range(3):
        for match in course(grotto.Match("lamp", seats=seats, seed=seed, options=OPTIONS), at_random(seed)):
            asked[match.game.ask] += 1
            assert BOX.check(match.game) == []
            numbers = [action.number for action in match.legal(match.asked[0])] if match.asked else []
            if numbers and asked.total() % 5 == 0:
                seat, refusal = match.asked[0], BOX.plain.refusal
                may = [n for n in range(BOX.verbs.count) if refusal(match.game, seat, n) == 0]
                assert sorted(numbers) == may
    assert {Ask.CHOOSE, Ask.RACE, Ask.WISH, Ask.SEARCH, Ask.OVER, Ask.ATTACH} <= set(asked)


def tables(seats: int) -> list[Any]:
    """Moments of random games: some of every question that was asked."""
    return sample((moments(BOX, seats, OPTIONS, seed) for seed in range(3)), 1, seed=1)


@pytest.mark.parametrize("seats", [2, 4])
def test_nobody_sees_or_hears_what_is_hidden(seats: int) -> None:
    dice, compared, found = random.Random(seats), Counter[str](), tables(seats)
    for number, table in enumerate(found):
        for viewer in viewers(table):
            at = scene(BOX, table, viewer, worlds=2, seed=number, twins=1)
            check_looks(BOX, at)
            compared += check_sounds(BOX, at, dice, most=4)
    assert len({table.ask for table in found}) > 12
    assert {"set", "rub", "draw", "accept", "pass-card"} <= set(compared)


@pytest.mark.parametrize("seats", [2, 4])
def test_what_is_hidden_is_dealt_again(seats: int) -> None:
    dice = random.Random(seats)
    peeked = [table for table in tables(seats) if any(any(seat.peeked) for seat in table.seats)]
    assert peeked
    for number, table in enumerate(peeked[:2]):
        for viewer in viewers(table):
            check_dealt_again(BOX, scene(BOX, table, viewer, worlds=20, seed=number), dice)
