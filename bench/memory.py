"""How many bytes is a state, and a whole match?"""

import gc
import tracemalloc
from random import Random

from bench.alone import ask
from bench.figures import Figure
from bench.step import in_a_match
from bench.tables import DIGUP, TABLES, Measured
from grotto import Match
from grotto.tabletop.chance import Chance

UNIT = "bytes"


def measure(quick: bool) -> list[Figure]:
    matches = [match_size(seed) for seed in range(2 if quick else 10)]
    games = {table.game: table for table in TABLES}.values()
    return [
        *(figure for table in games for figure in sizes(table)),
        Figure("a match of DIG UP for four after a whole random game", [float(size) for size, _ in matches], UNIT),
        Figure("the same, for each action", [size / actions for size, actions in matches], UNIT),
    ]


def sizes(table: Measured) -> list[Figure]:
    layout, name = table.box.layout, table.game
    return [
        Figure(f"{name}: state without the generator", [layout.size - Chance.size], UNIT, most=table.bytes),
        Figure(f"{name}: record in the compiled worlds", [layout.record().itemsize], UNIT),
        Figure(f"{name}: the state as plain Python objects", [state_size(table)], UNIT),
    ]


def state_size(table: Measured) -> int:
    layout = table.box.layout
    tracemalloc.start()
    before = now()
    state = layout()
    size = now() - before
    tracemalloc.stop()
    del state
    return size


def match_size(seed: int) -> tuple[int, int]:
    """What a match holds on to once it is over, its history for `undo`, `heard` and the transcript included."""
    in_a_match(seed, Random(seed).random)
    tracemalloc.start()
    before = now()
    match, dice = Match(DIGUP.game, seats=DIGUP.seats, seed=seed), Random(seed)
    while match.asked:
        seat = match.asked[0]
        match.act(seat, dice.choice(match.legal(seat)))
    size = now() - before
    tracemalloc.stop()
    return size, len(match.actions)


def now() -> int:
    gc.collect()
    return tracemalloc.get_traced_memory()[0]


if __name__ == "__main__":
    ask("memory", measure)
