"""An arena's games many at a time, in the native world, for rules of thumb: a line of results for a thousand deals."""

import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from grotto.lab.plan import Plan, kind_of
from grotto.lab.tally import of_rounds
from grotto.players.rounds import WIDTH
from grotto.tabletop.chance import started
from grotto.tabletop.secret import secret_of_seed

DEALS = 1000  # in one line
Tell = Callable[[str], None]


def native_lines(plan: Plan, numbers: list[int], workers: int, tell: Tell) -> Iterator[dict[str, Any]]:
    """A line for each thousand deals, on so many threads."""
    rounds = NativeRounds(plan, tell)
    spans = list(chunks(numbers, DEALS * len(plan.seatings)))
    if spans:
        rounds.play(0, 0)
    with ThreadPoolExecutor(workers) as pool:
        yield from pool.map(lambda span: rounds.line(*span), spans)


def chunks(numbers: list[int], most: int) -> Iterator[tuple[int, int]]:
    """The numbers as ranges without gaps, cut to a length."""
    for first, end in runs(numbers):
        yield from ((start, min(start + most, end)) for start in range(first, end, most))


def runs(numbers: list[int]) -> Iterator[tuple[int, int]]:
    start = 0
    for i in range(1, len(numbers) + 1):
        if i == len(numbers) or numbers[i] != numbers[i - 1] + 1:
            yield numbers[start], numbers[i - 1] + 1
            start = i


class NativeRounds:
    """The native arena of a plan, compiled when first used."""

    def __init__(self, plan: Plan, tell: Tell) -> None:
        import numpy as np

        from grotto.players.search import native_players

        self.plan, self.natives = plan, native_players(plan.box.name)
        self.natives.tell = tell
        table = plan.box.prepare(plan.seats, plan.options)
        table.luck = started(secret_of_seed(plan.seed))
        self.template = self.natives.record(table)
        self.kinds = np.array([kind_of(name, plan.box) for name in plan.players], np.int64)
        self.seatings = np.array(plan.seatings, np.int64)

    def line(self, first: int, end: int) -> dict[str, Any]:
        start = time.perf_counter()
        rows = self.play(first // len(self.seatings), end - first)
        tally = of_rounds(self.plan, rows, time.perf_counter() - start)
        return {"first": first, "end": end, "tally": tally.as_json()}

    def play(self, deal: int, games: int) -> Any:
        """So many games from the first seating of a deal on."""
        import numpy as np

        from grotto.native.cpu import chance_record

        most = self.plan.box.most_answers
        rows = np.zeros((games, WIDTH * self.plan.seats), np.int32)
        into, values = np.zeros(most, np.int16), np.zeros(most, np.int64)
        luck = chance_record(secret_of_seed(self.plan.seed))
        play_rounds = self.natives.ready("play_rounds")
        play_rounds(self.template, self.template.copy(), luck, into, values, self.kinds, self.seatings, rows, deal)
        return rows
