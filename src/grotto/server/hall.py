"""All tables of this server: made, found, woken when something is due, let go when nobody is there."""

import asyncio
import logging
from contextlib import suppress

from grotto.games import open_box
from grotto.server import offered
from grotto.server.configuration import Configuration
from grotto.server.metrics import Metrics
from grotto.server.moment import now
from grotto.server.refusing import No
from grotto.server.secrets import fresh_code, fresh_id, fresh_secret, hash_of
from grotto.server.store import NotStored, Store
from grotto.server.table import opening, orders, presence, seating, standing, voting
from grotto.server.table.courses import Line
from grotto.server.table.standing import Place, Standing
from grotto.server.table.table import Table
from grotto.server.thinkers import Thinkers
from grotto.server.wire import commands, messages
from grotto.server.wire.border import NewTable, Seated, SeatWish
from grotto.server.wire.parts import TableAt
from grotto.tabletop.words import Misfit

LOG = logging.getLogger("grotto.hall")
SIGN_OF_LIFE = 2.0
LOOK_AT_LOOP = 0.05
GOODBYE = 2.0
LOBBY_HOURS = 12


class Hall:
    def __init__(self, configuration: Configuration) -> None:
        self.configuration = configuration
        self.number = 1  # of the server's start, counted on this disk
        self.metrics = Metrics()
        self.store = Store(configuration.url)
        self.thinkers = Thinkers(configuration.thinkers, self.metrics)
        self.tables: dict[str, Table] = {}
        self.opening: dict[str, asyncio.Future[Table]] = {}
        self.lines = 0
        self.rounds: list[asyncio.Task[None]] = []
        self.closing = False

    # -- the server's own day --------------------------------------------------------

    async def open(self) -> None:
        await self.store.open()
        before = await self.store.last_start()
        if before is not None:
            self.number = before["id"] + 1
            await self.store.put_off(now() - before["alive"])  # less than nothing if the clock was set back
        await self.live()
        warming = asyncio.to_thread(offered.warm_up), self.thinkers.warm_up()
        steps = (*warming, self.wake_tables(), self.go_round(), self.watch_loop())
        self.rounds = [asyncio.create_task(step) for step in steps]

    async def close(self) -> None:
        """Nothing more is taken on; what was accepted is on disk already."""
        self.closing = True
        for task in self.rounds:
            task.cancel()
        await asyncio.gather(*self.rounds, return_exceptions=True)
        self.thinkers.close(for_good=True)
        with suppress(NotStored):
            await self.live()
        await self.store.close()

    async def say_goodbye(self) -> None:
        """Before the connections are cut: everybody is told to come back, and the tables stop where they are."""
        self.closing = True
        tables = list(self.tables.values())
        for table in tables:
            await table.close("server-stops")
        async with asyncio.timeout(GOODBYE):
            while any(course.lines for table in tables for course in table.courses.values()):
                await asyncio.sleep(0.02)

    async def live(self) -> None:
        await self.store.save(("live", {"id": self.number, "alive": now()}))

    async def go_round(self) -> None:
        """A sign of life, how people are connected, who can be let go."""
        while True:
            await asyncio.sleep(SIGN_OF_LIFE)
            with suppress(NotStored):
                await self.live()
            for table in list(self.tables.values()):
                await self.look_at(table)
            self.metrics.tables.set(len(self.tables))

    async def watch_loop(self) -> None:
        """How late the event loop is, often enough to tell its slowest hundredth."""
        while True:
            before = now()
            await asyncio.sleep(LOOK_AT_LOOP)
            self.metrics.lag.observe(max(0.0, now() - before - LOOK_AT_LOOP))

    async def look_at(self, table: Table) -> None:
        """What is wrong with one table is no other's trouble."""
        try:
            presence.look(table)
            if self.is_idle(table):
                await self.let_go(table)
        except Exception:
            LOG.exception("a look failed", extra={"table": table.standing.code})

    async def wake_tables(self) -> None:
        """Tables with something due open by themselves, a little before."""
        while True:
            try:
                await self.open_what_is_due()
            except Exception:
                LOG.exception("what is due could not be found")
            await asyncio.sleep(15)

    async def open_what_is_due(self) -> None:
        """One that cannot be opened holds up no other."""
        for row in await self.store.first_deadlines():
            if row["due"] <= now() + 30 and row["code"] not in self.tables:
                try:
                    await self.table(row["code"])
                except Exception as trouble:
                    LOG.error("could not be opened", extra={"table": row["code"], "why": str(trouble)})

    def is_idle(self, table: Table) -> bool:
        """Nobody is there, nothing is under way, and it has been so for a while."""
        used = any(course.lines for course in table.courses.values())
        soon = any(kind not in ("clock", "cover") for kind, _ in table.timers.handles)
        if used or table.inbox or table.thinking or soon:
            return False
        due = table.play.clocks.due.values() if table.play else ()
        if any(at < now() + 60 for at in due):
            return False
        wait = self.configuration.evict_seconds
        return now() - table.touched > (wait / 10 if table.standing.phase == "over" else wait)

    async def let_go(self, table: Table) -> None:
        self.tables.pop(table.standing.code, None)
        await table.close("idle")

    # -- finding and making ------------------------------------------------------------

    async def table(self, code: str) -> Table:
        """The table of that code, opened from the store if it is not in memory."""
        code = code.upper()
        if code in self.tables:
            return self.tables[code]
        if code not in self.opening:
            self.opening[code] = asyncio.ensure_future(self.open_table(code))
            self.opening[code].add_done_callback(lambda _: self.opening.pop(code, None))
        return await asyncio.shield(self.opening[code])

    async def open_table(self, code: str) -> Table:
        row = await self.store.table(code) if len(code) <= 12 and code.isalnum() else None
        if row is None or self.closing:
            raise No("no-such-table", code=code[:12])
        table = Table(self, row["id"], standing.read(row["standing"]))
        await opening.reload(table)
        table.start()
        self.tables[code] = table
        self.take_up(table)
        return table

    def take_up(self, table: Table) -> None:
        """What a table was about to do: it may have been cut off between the last vote and what that was about."""
        if table.standing.voting is not None:
            table.post(lambda: voting.count(table))

    async def make(self, wish: NewTable) -> Seated:
        """A new table; who makes it hosts it, at its first seat."""
        if self.closing or len(self.tables) >= self.configuration.most_tables:
            raise No("house-full")
        it, secret = self.standing_of(wish)
        while await self.store.table(it.code) is not None:
            it.code = fresh_code()
        table = Table(self, fresh_id(), it)
        row = {"id": table.id, "code": it.code, "phase": it.phase, "public": it.public, "touched": now()}
        await self.store.save(("open-table", row | {"standing": standing.written(it)}))
        table.start()
        self.tables[it.code] = table
        if wish.start:
            await table.call(lambda: seating.start(table, 0, commands.Start("")))
        return Seated(it.code, 0, secret, table.at())

    def standing_of(self, wish: NewTable) -> tuple[Standing, str]:
        box, secret = open_box(wish.game), fresh_secret()
        places = [Place("person", seating.checked_name(wish.name), hash=hash_of(secret))]
        others = wish.seats if wish.seats is not None else [SeatWish()] * (box.usual_seats - 1)
        if len(others) + 1 > max(box.seats):
            raise Misfit("seats", len(others) + 1, f"at most {max(box.seats)} for {box.title}")
        for other in others:
            if other.player is not None:
                offered.check_player(wish.game, other.player)
            kind = "program" if other.player else "closed" if other.closed else "open"
            places.append(Place(kind, player=other.player))  # type: ignore[arg-type]
        it = Standing(fresh_code(), box.name, box.version, box.check_options(wish.options), places)
        for name in ("public", "hints", "undo", "spectators", "race", "pace"):
            setattr(it, name, getattr(wish, name))
        return it, secret

    async def join(self, code: str, name: str, wanted: int | None) -> Seated:
        table = await self.table(code)
        seat, secret = await table.call(lambda: seating.take(table, name, wanted))
        return Seated(table.standing.code, seat, secret, table.at())

    async def lobby(self) -> list[TableAt]:
        """Public tables that wait for people, and public games that may be watched."""
        rows = await self.store.public_tables(("gathering", "playing"), now() - LOBBY_HOURS * 3600, 100)
        found = [(row, standing.read(row["standing"])) for row in rows]
        return [self.at(row["code"], it) for row, it in found if it.phase == "gathering" or it.spectators]

    def at(self, code: str, it: Standing) -> TableAt:
        from grotto.server.table.moments import table_at

        table = self.tables.get(code)
        return table.at() if table else table_at(it, {}, 0)


async def said(table: Table, line: Line, command: commands.Command, stamp: int) -> None:
    """A command that came in on a line."""
    if table.is_overrun:
        line.say(messages.Refused(getattr(command, "id", ""), "too-many", arguments={"retry_ms": 1000}))
    else:
        table.post(lambda: orders.answer(table, line, command, stamp))
