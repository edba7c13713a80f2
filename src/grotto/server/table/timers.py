"""What a table has to do by itself at a certain time. Clocks are rows in the store as well."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from grotto.server.moment import now

if TYPE_CHECKING:
    from grotto.server.table.table import Table

NOBODY = -1
A_DAY = 86_400.0
SHORTEST = 0.001


class Timers:
    def __init__(self, table: "Table") -> None:
        self.table = table
        self.handles: dict[tuple[str, int], asyncio.TimerHandle] = {}

    def set(self, kind: str, seat: int, due: float, step: Callable[[], Awaitable[None]]) -> None:
        """At that time (seconds since 1970) the step is posted; whatever was set under the name is not."""
        self.clear(kind, seat)
        loop = asyncio.get_running_loop()

        def ring() -> None:
            # No event loop waits for more than a day at once; and some wake a little early, when nothing is due yet.
            if due > now():
                self.handles[kind, seat] = loop.call_later(min(max(due - now(), SHORTEST), A_DAY), ring)
                return
            self.handles.pop((kind, seat), None)
            self.table.post(step)

        self.handles[kind, seat] = loop.call_later(max(0.0, min(due - now(), A_DAY)), ring)

    def clear(self, kind: str, seat: int | None = None) -> None:
        """One of the kind, or all of it."""
        for key in [key for key in self.handles if key[0] == kind and seat in (None, key[1])]:
            self.handles.pop(key).cancel()

    def is_set(self, kind: str, seat: int = NOBODY) -> bool:
        return (kind, seat) in self.handles

    def stop(self) -> None:
        for handle in self.handles.values():
            handle.cancel()
        self.handles.clear()
