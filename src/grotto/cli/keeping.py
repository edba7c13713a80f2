"""`grotto tables`, `backup`, `prune`: what the host of a server does. There is no way to it over the network."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from typer import Argument, Option, echo

from grotto.cli.serve import Data, Database, configured
from grotto.cli.trouble import BadUse

if TYPE_CHECKING:
    from grotto.server.store import Store

DAY = 86_400


def tables(
    most: Annotated[int, Option(min=1, help="How many, the last touched first.")] = 30,
    database: Database = None,
    data: Data = None,
) -> None:
    """List the tables of a server."""
    from grotto.server.store import tidying
    from grotto.server.table import standing

    rows = with_store(database, data, lambda store: tidying.tables(store, most))
    for row in rows:
        it = standing.read(row["standing"])
        names = ", ".join(place.name or place.player or place.kind for place in it.places)
        touched = datetime.fromtimestamp(row["touched"]).isoformat(" ", "minutes")
        echo(f"{row['code']}  {touched}  {it.game:8} {it.phase:10} {names}")
    if not rows:
        echo("No tables.")


def backup(
    file: Annotated[Path, Argument(help="The file to make; it must not be there yet.")],
    database: Database = None,
    data: Data = None,
) -> None:
    """Copy everything a server keeps into a new file, while it runs."""
    from grotto.cli.files import check_target
    from grotto.server.store import tidying

    if file.exists():
        raise BadUse(f"{file} is there already, expected the name of a new file")
    check_target(file)
    with_store(database, data, lambda store: tidying.backup(store, file.resolve()))
    echo(f"Copied to {file}. To serve it: grotto serve --database sqlite+aiosqlite:///{file.resolve()}")


def prune(
    days: Annotated[int, Option(min=1, help="Tables that nobody has touched for so many days.")] = 60,
    records: Annotated[bool, Option("--records", help="The records of games that ended before as well.")] = False,
    database: Database = None,
    data: Data = None,
) -> None:
    """Throw away old tables; records of finished games stay unless said otherwise."""
    from grotto.server.store import tidying

    gone = with_store(database, data, lambda store: tidying.prune(store, time.time() - days * DAY, records))
    echo(f"{gone.tables} tables and {gone.records} records thrown away.")


def with_store(database: str | None, data: Path | None, use: "Callable[[Store], Awaitable[Any]]") -> Any:
    configuration = configured(database=database, data=data)
    from grotto.server.store import Store

    if not configuration.database and not (configuration.data / "grotto.db").exists():
        raise BadUse(f"no server has kept anything in {configuration.data}; --data or --database names another place")

    async def used() -> Any:
        store = Store(configuration.url)
        await store.open()
        try:
            return await use(store)
        finally:
            await store.close()

    return asyncio.run(used())
