"""SQLite is written by a thread of its own, a whole transaction in one trip there and back.

The asynchronous driver makes a trip of every step of it. On a busy machine each trip waits for its turn twice, and all
tables wait for the sum.
"""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from sqlalchemy import URL, create_engine, event
from sqlalchemy.sql import Executable

Rows = list[dict[str, Any]]
PATIENCE = 30  # seconds that a write waits for another process that writes
PRAGMAS = ("journal_mode=WAL", "synchronous=NORMAL", "foreign_keys=ON", f"busy_timeout={1000 * PATIENCE}")


class Pen:
    def __init__(self, url: URL) -> None:
        plain = url.set(drivername="sqlite")
        self.engine = create_engine(plain, connect_args={"timeout": PATIENCE}, hide_parameters=True)
        event.listen(self.engine, "connect", set_up)
        self.thread = ThreadPoolExecutor(1, "pen")

    async def write(self, steps: list[tuple[Executable, Rows]]) -> None:
        """All of it or nothing, on disk when this returns."""
        await asyncio.get_running_loop().run_in_executor(self.thread, self.write_down, steps)

    def write_down(self, steps: list[tuple[Executable, Rows]]) -> None:
        with self.engine.begin() as connection:
            for statement, rows in steps:
                connection.execute(statement, rows)

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self.thread, self.engine.dispose)
        self.thread.shutdown()


def set_up(connection: Any, _: Any) -> None:
    """A log beside the file: readers do not wait for the writer, and a crash of the process loses nothing."""
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def is_on_disk(url: URL) -> bool:
    """Not so a database in memory: that is another for each connection."""
    return url.get_backend_name() == "sqlite" and url.database not in (None, "", ":memory:") and not url.query
