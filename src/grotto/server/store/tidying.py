"""What the host does from the command line: see the tables, copy everything, throw away what is old."""

from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import delete, select, text

from grotto.server.store.shape import ACTIONS, ANSWERS, DEADLINES, MATCHES, RECEIPTS, SEALED, TABLES
from grotto.server.store.store import Row, Store
from grotto.tabletop.words import Misfit

OF_MATCH = (ACTIONS, SEALED, RECEIPTS)
OF_TABLE = (ANSWERS, DEADLINES)


@dataclass(frozen=True)
class Pruned:
    tables: int
    records: int


async def tables(store: Store, most: int) -> list[Row]:
    """The last ones touched."""
    return await store.rows(select(TABLES).order_by(TABLES.c.touched.desc()).limit(most))


async def backup(store: Store, file: Path) -> None:
    """All of it as it is at one moment, into a new SQLite file."""
    if store.engine.dialect.name != "sqlite":
        raise Misfit("database", store.engine.dialect.name, "SQLite; PostgreSQL is copied with pg_dump")
    async with store.engine.connect() as connection:
        await connection.execute(text("VACUUM INTO :file"), {"file": str(file)})


async def prune(store: Store, before: float, records: bool) -> Pruned:
    """Tables untouched since then go, and games on them that never ended; finished ones too if their records shall."""
    old = select(TABLES.c.id).where(TABLES.c.touched < before)
    unfinished = select(MATCHES.c.id).where(MATCHES.c.table_id.in_(old), MATCHES.c.ended.is_(None))
    finished = select(MATCHES.c.id).where(MATCHES.c.ended < before)
    async with store.engine.begin() as connection:
        for kind in (unfinished, finished) if records else (unfinished,):
            for rows in OF_MATCH:
                await connection.execute(delete(rows).where(rows.c.match_id.in_(kind)))
        gone = 0
        if records:
            gone = (await connection.execute(delete(MATCHES).where(MATCHES.c.ended < before))).rowcount
        never_ended = delete(MATCHES).where(MATCHES.c.table_id.in_(old), MATCHES.c.ended.is_(None))
        await connection.execute(never_ended)
        for rows in OF_TABLE:
            await connection.execute(delete(rows).where(rows.c.table_id.in_(old)))
        found = (await connection.execute(delete(TABLES).where(TABLES.c.touched < before))).rowcount
    return Pruned(found, gone)
