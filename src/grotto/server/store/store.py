"""The one file, or the one PostgreSQL: opened, brought up to date, written in groups, read.

Writes of many tables that wait at the same moment share a transaction. `save` returns when it is on disk; each table
waits for its own before anyone hears of it.
"""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Select, event, func, select, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from grotto.server.store.migrating import migrate
from grotto.server.store.pen import PATIENCE, Pen, is_on_disk, set_up
from grotto.server.store.shape import ACTIONS, ANSWERS, DEADLINES, HOUSE, MATCHES, RECEIPTS, SEALED, TABLES
from grotto.server.store.writes import Write, sorted_writes, statements

Row = dict[str, Any]
MOST_AT_ONCE = 200


class NotStored(RuntimeError):
    """The disk or the database took nothing; nothing was done."""


@dataclass
class Waiting:
    writes: list[Write]
    done: "asyncio.Future[None]"


class Store:
    def __init__(self, url: str) -> None:
        self.engine = engine_of(url)
        self.statements = statements(self.engine.dialect.name)
        self.pen = Pen(self.engine.url) if is_on_disk(self.engine.url) else None
        self.waiting: asyncio.Queue[Waiting] = asyncio.Queue()
        self.writer: asyncio.Task[None] | None = None

    async def open(self) -> None:
        async with self.engine.connect() as connection:
            await connection.run_sync(migrate)
        self.writer = asyncio.create_task(self.write_on(), name="store")

    async def close(self) -> None:
        """What waits is still written."""
        if self.writer is not None:
            await self.waiting.join()
            self.writer.cancel()
            with suppress(asyncio.CancelledError):
                await self.writer
        if self.pen is not None:
            await self.pen.close()
        await self.engine.dispose()

    # -- writing -----------------------------------------------------------------

    async def save(self, *writes: Write) -> None:
        """All of it or nothing, on disk when this returns. Raises NotStored."""
        done = asyncio.get_running_loop().create_future()
        self.waiting.put_nowait(Waiting(list(writes), done))
        await asyncio.shield(done)

    async def write_on(self) -> None:
        while True:
            group = [await self.waiting.get()]
            while len(group) < MOST_AT_ONCE and not self.waiting.empty():
                group.append(self.waiting.get_nowait())
            await self.write_group(group)
            for _ in group:
                self.waiting.task_done()

    async def write_group(self, group: list[Waiting]) -> None:
        """One that cannot be written must not take the others down: then each goes alone."""
        try:
            await self.write([write for one in group for write in one.writes])
        except (SQLAlchemyError, OSError) as error:
            if len(group) == 1:
                settle(group[0], NotStored(str(error)))
                return
            for one in group:
                await self.write_group([one])
        else:
            for one in group:
                settle(one)

    async def write(self, writes: list[Write]) -> None:
        steps = [(self.statements[name], rows) for name, rows in sorted_writes(writes).items()]
        if self.pen is not None:
            await self.pen.write(steps)
            return
        async with self.engine.begin() as connection:
            for statement, rows in steps:
                await connection.execute(statement, rows)

    # -- reading -----------------------------------------------------------------

    async def rows(self, query: Select[Any]) -> list[Row]:
        async with self.engine.connect() as connection:
            return [dict(row) for row in (await connection.execute(query)).mappings()]

    async def row(self, query: Select[Any]) -> Row | None:
        found = await self.rows(query.limit(1))
        return found[0] if found else None

    async def table(self, code: str) -> Row | None:
        return await self.row(select(TABLES).where(TABLES.c.code == code))

    async def code_of(self, table: str) -> str | None:
        row = await self.row(select(TABLES.c.code).where(TABLES.c.id == table))
        return row["code"] if row else None

    async def public_tables(self, phases: Sequence[str], since: float, most: int) -> list[Row]:
        query = select(TABLES).where(TABLES.c.public, TABLES.c.phase.in_(phases), TABLES.c.touched >= since)
        return await self.rows(query.order_by(TABLES.c.touched.desc()).limit(most))

    async def last_match(self, table: str) -> Row | None:
        return await self.row(select(MATCHES).where(MATCHES.c.table_id == table).order_by(MATCHES.c.number.desc()))

    async def match_of_record(self, record: str) -> Row | None:
        return await self.row(select(MATCHES).where(MATCHES.c.record == record))

    async def actions(self, match: str) -> list[Row]:
        return await self.rows(select(ACTIONS).where(ACTIONS.c.match_id == match).order_by(ACTIONS.c.number))

    async def sealed(self, match: str) -> dict[int, str]:
        return {row["seat"]: row["words"] for row in await self.rows(select(SEALED).where(SEALED.c.match_id == match))}

    async def receipts(self, match: str) -> list[str]:
        query = select(RECEIPTS).where(RECEIPTS.c.match_id == match).order_by(RECEIPTS.c.race)
        return [row["receipt"] for row in await self.rows(query)]

    async def answers(self, table: str, most: int) -> list[Row]:
        """The newest answers to commands, the oldest of them first."""
        query = select(ANSWERS).where(ANSWERS.c.table_id == table).order_by(ANSWERS.c.at.desc()).limit(most)
        return (await self.rows(query))[::-1]

    async def deadlines(self, table: str) -> list[Row]:
        return await self.rows(select(DEADLINES).where(DEADLINES.c.table_id == table))

    async def last_start(self) -> Row | None:
        """The number of the last start of a server on this disk, and when that one last gave a sign of life."""
        return await self.row(select(HOUSE).order_by(HOUSE.c.id.desc()))

    async def alive(self, start: int) -> float | None:
        """When the server of that start last gave a sign of life."""
        row = await self.row(select(HOUSE).where(HOUSE.c.id == start))
        return row["alive"] if row else None

    async def put_off(self, by: float) -> None:
        """The time in which no server ran is nobody's: every deadline moves by it."""
        async with self.engine.begin() as connection:
            await connection.execute(update(DEADLINES).values(due=DEADLINES.c.due + by))

    async def first_deadlines(self) -> list[Row]:
        """When each table next has something to do by itself, the most urgent first."""
        query = (
            select(DEADLINES.c.table_id, TABLES.c.code, func.min(DEADLINES.c.due).label("due"))
            .join(TABLES, TABLES.c.id == DEADLINES.c.table_id)
            .group_by(DEADLINES.c.table_id, TABLES.c.code)
            .order_by("due")
        )
        return await self.rows(query)


def settle(one: Waiting, error: Exception | None = None) -> None:
    if one.done.done():
        return
    if error is None:
        one.done.set_result(None)
    else:
        one.done.set_exception(error)


def engine_of(url: str) -> AsyncEngine:
    """What goes into the rows is never told by an error."""
    if not url.startswith("sqlite"):
        return create_async_engine(url, pool_pre_ping=True, hide_parameters=True)
    engine = create_async_engine(url, connect_args={"timeout": PATIENCE}, hide_parameters=True)
    event.listen(engine.sync_engine, "connect", set_up)
    return engine
