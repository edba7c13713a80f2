"""How fast are random games in the native world? Set-up included."""

import os
import time
from collections.abc import Callable

from bench.alone import ask
from bench.figures import Figure, in_turns, ratios, told
from bench.tables import DIGUP, KEY, TABLES, Measured
from grotto.native.batch import DECISIONS
from grotto.native.cpu import NativeGame

UNIT = "decisions/s"
FEWER = ("digup, 3 seats", "digup, 2 seats", "digup, solo")


def measure(quick: bool) -> list[Figure]:
    games, times = 2_000 if quick else 20_000, 3 if quick else 9
    least, runs = {str(table): table.native for table in TABLES}, {}
    for table in TABLES:
        runs[str(table)] = rate(table, table.seats, 1, games)
        runs[twice(table)] = rate(table, table.seats, 2, 2 * games)
    for seats, name in zip((3, 2, 1), FEWER, strict=True):
        runs[name] = rate(DIGUP, seats, 1, games)
    samples = in_turns(runs, times)
    figures = [Figure(name, found, UNIT, least.get(name), note=count(name)) for name, found in samples.items()]
    return figures + [two_to_one(table, samples) for table in TABLES]


def twice(table: Measured) -> str:
    return f"{table}, two threads"


def two_to_one(table: Measured, samples: dict[str, list[float]]) -> Figure:
    found = ratios(samples[twice(table)], samples[str(table)])
    return Figure(f"{table}: two threads to one", found, "times", 1.8 if table is DIGUP else None)


def count(name: str) -> str:
    return f"{os.cpu_count()} cores" if "threads" in name else "a step counts as a decision" if "solo" in name else ""


def rate(table: Measured, seats: int, threads: int, games: int) -> Callable[[], float]:
    """A run of random games that returns its decisions a second; it compiles now, not then."""
    native = NativeGame(table.box, told)
    template = native.record(table.prepared(seats))
    native.play(template, KEY, seats, 0, 1)

    def run() -> float:
        start = time.perf_counter()
        tally = native.play_all(template, KEY, seats, games, threads, lambda _: None)
        return float(tally[DECISIONS] / (time.perf_counter() - start))

    return run


if __name__ == "__main__":
    ask("native", measure)
