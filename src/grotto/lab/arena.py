"""Players against each other: all seatings over the same deals, each result kept at once."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from grotto.lab.arena_games import plain_lines
from grotto.lab.arena_rounds import native_lines
from grotto.lab.kept import Kept, kept
from grotto.lab.plan import Plan
from grotto.lab.ratings import check_library
from grotto.lab.standings import Report, reported
from grotto.lab.tally import Tally
from grotto.tabletop.words import Misfit

Progress = Callable[[int], None]
Tell = Callable[[str], None]


class Nowhere(Kept):
    """Results that are not kept."""

    def __init__(self) -> None:
        self.lines = []

    def append(self, line: dict[str, Any]) -> None:
        pass


def arena(
    plan: Plan,
    games: int,
    out: Path | None = None,
    workers: int = 1,
    progress: Progress = lambda _: None,
    tell: Tell = lambda _: None,
) -> Report:
    """So many games in all, those that lie in `out` already among them (see `Plan.whole`)."""
    check_library()
    for what, count in (("games", games), ("workers", workers)):
        if count < 1:
            raise Misfit(what, count, "a whole number from 1 on")
    if out is None:
        return played(plan, plan.whole(games), Nowhere(), workers, progress, tell)
    with kept(out, plan.heading()) as results:
        return played(plan, plan.whole(games), results, workers, progress, tell)


def played(plan: Plan, games: int, results: Kept, workers: int, progress: Progress, tell: Tell) -> Report:
    tally, done = Tally.empty(plan), set[int]()
    for line in results.lines:
        numbers = range(line["first"], line["end"]) if "end" in line else range(line["game"], line["game"] + 1)
        if numbers.stop <= games and done.isdisjoint(numbers):
            add_line(tally, line)
            done.update(numbers)
    if done:
        tell(f"{len(done)} of {games} games were played before.")
    play = native_lines if plan.native else plain_lines
    for line in play(plan, [number for number in range(games) if number not in done], workers, tell):
        results.append(line)
        add_line(tally, line)
        progress(tally.games)
    return reported(plan, tally)


def add_line(tally: Tally, line: dict[str, Any]) -> None:
    if "tally" in line:
        tally.add(Tally.of_json(line["tally"]))
        return
    tally.add_game(line["seating"], line["points"], line["twelfths"])
    tally.add_time(line["seating"], line["decisions"], line["ms"])
