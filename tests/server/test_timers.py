"""A timer never rings before its time: whoever it rings for would find nothing due, and nobody would ring again."""

import asyncio
from typing import Any

import pytest

from grotto.server.table import timers
from grotto.server.table.timers import Timers

DUE = 1000.0


class Bell:
    """A table that only hears; on a clock that is half a millisecond slow at the first ring."""

    def __init__(self) -> None:
        self.moments = [DUE - 0.01, DUE - 0.0005, DUE - 0.0005, DUE]
        self.heard: list[float] = []
        self.rung = asyncio.Event()

    def now(self) -> float:
        return self.moments.pop(0) if len(self.moments) > 1 else self.moments[0]

    def post(self, _: Any) -> None:
        self.heard.append(self.now())
        self.rung.set()


async def nothing() -> None:
    return None


def test_who_is_woken_a_little_early_waits_on(monkeypatch: pytest.MonkeyPatch) -> None:
    async def whole() -> list[float]:
        bell = Bell()
        monkeypatch.setattr(timers, "now", bell.now)
        Timers(bell).set("clock", 0, DUE, nothing)  # type: ignore[arg-type]
        async with asyncio.timeout(5):
            await bell.rung.wait()
        assert len(bell.moments) == 1, "it rang before its time"
        return bell.heard

    assert asyncio.run(whole()) == [DUE]
