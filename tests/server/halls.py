"""Halls one after the other on the same disk, with one table of three, in the test's own process."""

import asyncio
from functools import partial
from pathlib import Path
from typing import Any, Self

import msgspec
import pytest

from grotto.server.configuration import Configuration
from grotto.server.hall import Hall
from grotto.server.moment import now_us
from grotto.server.race import Race, cue
from grotto.server.table import orders, presence
from grotto.server.table.courses import Line
from grotto.server.table.table import Table
from grotto.server.wire import commands, messages
from grotto.server.wire.border import NewTable, SeatWish
from grotto.server.wire.parts import HeardAt

AN_HOUR = 3_600_000_000
SEATS = (0, 1, 2)
ALL = (None, *SEATS)


class Halls:
    """`lines` by viewer; None watches."""

    def __init__(self, folder: Path) -> None:
        self.configuration = Configuration(data=folder, grace_seconds=10_000)
        self.code = ""
        self.secrets: dict[int | None, str | None] = {None: None}
        self.lines: dict[int | None, Line] = {}
        self.hall = Hall(self.configuration)

    async def __aenter__(self) -> Self:
        await self.hall.open()
        return self

    async def __aexit__(self, *_: object) -> None:
        for table in list(self.hall.tables.values()):
            await table.close("idle")
        await self.hall.close()

    async def make(self, **wish: Any) -> None:
        made = await self.hall.make(NewTable("lamp", "Ann", seats=[SeatWish()] * 2, **wish))
        self.code, self.secrets[0] = made.code, made.secret
        for seat in SEATS[1:]:
            self.secrets[seat] = (await self.hall.join(made.code, f"guest {seat}", None)).secret
        await self.come()

    async def table(self) -> Table:
        return await self.hall.table(self.code)

    async def come(self) -> None:
        table = await self.table()
        for viewer in ALL:
            line = self.lines[viewer] = Line(None, [])
            await table.call(partial(presence.come, table, line, commands.Hello(1, self.secrets[viewer])))

    async def order(self, seat: int, command: commands.Command, stamp: int = 0) -> None:
        table = await self.table()
        answer = await table.call(lambda: orders.carry_out(table, self.lines[seat], command, stamp))
        assert isinstance(answer, messages.Done), answer

    async def keep_hands(self, seat: int) -> None:
        """Without waiting for what comes of it."""
        table, line = await self.table(), self.lines[seat]
        table.post(partial(orders.answer, table, line, commands.KeepHands("keep", 1), now_us()))

    async def answer(self, seat: int, id: str) -> Any:
        async with asyncio.timeout(30):
            while True:
                for message in self.told(seat):
                    if isinstance(message, messages.Done | messages.Refused) and message.id == id:
                        return message
                await asyncio.sleep(0.005)

    async def set_dice(self) -> None:
        """The last die in begins the race."""
        await self.order(0, commands.Start("go"))
        play = (await self.table()).play
        assert play is not None
        for seat in SEATS:
            await self.order(seat, commands.Act(f"die {seat}", 1, str(play.match.legal(seat)[0])))

    async def die(self) -> None:
        """What is in memory is gone, without a last sign of life; another hall opens on what is on disk."""
        await (await self.table()).close("idle")
        for task in self.hall.rounds:
            task.cancel()
        await asyncio.gather(*self.hall.rounds, return_exceptions=True)
        self.hall.thinkers.close(for_good=True)
        await self.hall.store.close()
        self.hall = Hall(self.configuration)
        await self.hall.open()

    def told(self, viewer: int | None) -> list[Any]:
        return [msgspec.json.decode(letter.data, type=messages.Message) for letter in self.lines[viewer].outbox]

    async def hears(self, viewer: int | None, kind: type) -> None:
        async with asyncio.timeout(30):
            while not any(isinstance(message, kind) for message in self.told(viewer)):
                await asyncio.sleep(0.005)

    async def race(self) -> Race:
        play = (await self.table()).play
        assert play is not None
        assert play.running is not None
        assert play.running.race is not None
        return play.running.race

    async def log(self, viewer: int | None) -> list[HeardAt]:
        return (await self.table()).state(viewer).log

    def log_as_told(self, viewer: int | None) -> list[HeardAt]:
        """What the line's messages add up to since it last was told the state."""
        log: list[HeardAt] = []
        for message in self.told(viewer):
            if isinstance(message, messages.State):
                log = message.log
            elif isinstance(message, messages.Began | messages.Happened):
                log = log + message.events
        return log

    async def sees_the_dice(self, viewer: int | None) -> bool:
        return "revealed" in [heard.key for heard in await self.log(viewer)]


def wait_for_the_cue(monkeypatch: pytest.MonkeyPatch, wait: int) -> None:
    monkeypatch.setattr(cue, "WAIT_FROM", wait)
    monkeypatch.setattr(cue, "WAIT_TO", wait)
