"""What a crowd measures, alike for every server: from an action sent until each seat sees what came of it."""

from collections import Counter
from time import perf_counter


class Watch:
    """Of a whole crowd."""

    def __init__(self) -> None:
        self.begin()

    def begin(self) -> None:
        """What was before does not count."""
        self.waits: list[float] = []
        self.actions = self.games = self.idle_beats = self.lost = 0
        self.refused: Counter[str] = Counter()


class Glance:
    """Of one seat: the action that it waits to see done."""

    __slots__ = ("sent", "watch")

    def __init__(self, watch: Watch) -> None:
        self.watch, self.sent = watch, 0.0

    def wait(self, sent: float) -> None:
        self.sent = sent

    def see(self) -> None:
        if self.sent:
            self.watch.waits.append(perf_counter() - self.sent)
            self.sent = 0.0
