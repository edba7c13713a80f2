"""The dice of the lamp are drawn, not picked: a best responder who knows a pick leaves it nothing (see `test_sealed`).

The responder is another seat of three that sets its die so that the first one brings home as little as it can; the
third seat draws from the exact mix. What a die brings, and who searches (6.2), is counted and not simulated.
"""

import random
from functools import cache
from itertools import product
from typing import Any

import numpy as np
import pytest

from grotto.games import open_box
from grotto.games.lamp.deck import house
from grotto.games.lamp.pieces import CHESTS, FACES
from grotto.lab.lamp_choice import solve_symmetric
from grotto.lab.lamp_hauls import WISHES, hauls
from grotto.players import sight
from grotto.players.greedy import GreedyPlayer
from grotto.players.search import Budget, SearchPlayer, native_players
from tests.players.tables import opened

BOX, SEATS, PLAYOUTS = open_box("lamp"), 3, 8_000
PLACES = list(product(range(CHESTS), range(1, FACES + 1)))
Die = tuple[int, int]


@cache
def third() -> Any:
    return solve_symmetric(hauls(house()), WISHES[SEATS], SEATS, 500).mix


def place_of(action: int) -> Die:
    said = BOX.verbs.action(action).values
    return ("bronze", "silver", "gold").index(said["chest"]), int(said["face"])


def searches(mine: Die, *others: Die) -> bool:
    shown = [mine[1], *(face for chest, face in others if chest == mine[0])]
    alone = [face for face in shown if shown.count(face) == 1]
    return bool(alone) and min(alone) == mine[1]


def brought(mix: dict[Die, float], responder: Die | None) -> float:
    """What the seat with this mix brings home on average, with or without the responder's die in the way."""
    brings, more = hauls(house()), [] if responder is None else [responder]
    return sum(
        share * float(brings[mine[0]][mine[1] - 1] * third()[chest][face - 1])
        for mine, share in mix.items()
        for chest, face in PLACES
        if searches(mine, (chest, face), *more)
    )


def left(mix: dict[Die, float]) -> float:
    """The part of it that the best responder leaves."""
    return min(brought(mix, answer) for answer in PLACES) / brought(mix, None)


def pick(mix: dict[Die, float]) -> dict[Die, float]:
    return {max(mix, key=lambda die: mix[die]): 1.0}


@cache
def searched() -> dict[Die, float]:
    it = SearchPlayer("search", BOX, Budget(playouts=PLAYOUTS))
    dice = random.Random(3)
    seen = sight(BOX, opened(BOX, SEATS), 0, dice)
    found = it.search(native_players("lamp"), seen, [dice.randbytes(32)], 0.0)
    whole = sum(one.average for one in found.values())
    return {place_of(number): one.average / whole for number, one in found.items()}


@cache
def by_thumb() -> dict[Die, float]:
    table, into = opened(BOX, SEATS), BOX.row()
    count = BOX.plain.legal(table, 0, into)
    weights = GreedyPlayer("greedy", BOX).values(table, 0, into[:count])
    return {place_of(n): weight / sum(weights) for n, weight in zip(into, weights, strict=False)}


# To compile the search takes a quarter of a minute.
MIXES = [pytest.param(searched, marks=pytest.mark.slow), by_thumb]


@pytest.mark.parametrize("mix", MIXES)
def test_a_pick_that_can_be_foreseen_brings_nothing(mix: Any) -> None:
    if mix is searched:
        pytest.importorskip("numba")
    assert left(pick(mix())) == 0


@pytest.mark.parametrize("mix", MIXES)
def test_of_the_mix_a_best_responder_leaves_more_than_half(mix: Any) -> None:
    if mix is searched:
        pytest.importorskip("numba")
    assert sum(mix().values()) == pytest.approx(1)
    assert left(mix()) > 0.5


def test_the_exact_mix_leaves_as_much() -> None:
    mix = {(chest, face): float(third()[chest][face - 1]) for chest, face in PLACES}
    assert left(mix) > 0.5
    assert np.isclose(sum(mix.values()), 1)
