"""How long does a million greedy games take in the arena's native world? On one thread and on two."""

import time
from collections.abc import Callable

from bench.alone import ask
from bench.figures import Figure, in_turns, ratios
from bench.tables import TABLES, Measured
from grotto.lab.arena_rounds import NativeRounds, native_lines
from grotto.lab.plan import Plan
from grotto.lab.tally import Tally
from grotto.players.thumbs import has_thumbs

UNIT = "games/s"
MILLION = 1_000_000


def measure(quick: bool) -> list[Figure]:
    tables = [table for table in TABLES if has_thumbs(table.box)]
    games, times = (4_000, 3) if quick else (MILLION // 10, 5)
    runs = {
        f"{table}, {threads} thread{'s' * (threads > 1)}": rate(table, threads, games)
        for table in tables
        for threads in (1, 2)
    }
    samples = in_turns(runs, times)
    figures = [Figure(name, found, UNIT) for name, found in samples.items()]
    for table in tables:
        one, two = (samples[f"{table}, {threads}"] for threads in ("1 thread", "2 threads"))
        for said, found in (("one thread", one), ("two threads", two)):
            figures.append(Figure(f"{table}: a million games on {said}", [MILLION / rate for rate in found], "s"))
        figures.append(Figure(f"{table}: two threads to one", ratios(two, one), "times"))
    return figures


def rate(table: Measured, threads: int, games: int) -> Callable[[], float]:
    """A run of greedy games with their counting that returns its games a second; it compiles now, not then."""
    plan = Plan(table.game, table.seats, ("greedy",) * table.seats, 1, table.box.check_options(table.options), True)
    NativeRounds(plan, print).play(0, len(plan.seatings))

    def run() -> float:
        tally = Tally.empty(plan)
        start = time.perf_counter()
        for line in native_lines(plan, list(range(plan.whole(games))), threads, print):
            tally.add(Tally.of_json(line["tally"]))
        return tally.games / (time.perf_counter() - start)

    return run


if __name__ == "__main__":
    ask("greedy", measure)
