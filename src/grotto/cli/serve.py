"""`grotto serve`: tables online, for friends and programs."""

from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from typer import Option, echo

from grotto.cli.trouble import BadUse

if TYPE_CHECKING:
    from grotto.server.configuration import Configuration

Database = Annotated[
    str | None, Option(help="sqlite+aiosqlite:///file.db or postgresql+asyncpg://…; else a file in the data folder.")
]
Data = Annotated[Path | None, Option(help="The data folder; $XDG_DATA_HOME/grotto unless said otherwise.")]


def serve(
    host: Annotated[str | None, Option(help="Who can come: 127.0.0.1 you alone, 0.0.0.0 all in the network.")] = None,
    port: Annotated[int | None, Option(help="8420 unless said otherwise; 0: any that is free.")] = None,
    database: Database = None,
    data: Data = None,
    origins: Annotated[str | None, Option(help="Other addresses whose pages may connect, with commas.")] = None,
    log: Annotated[str | None, Option(help="debug, info, warning or error.")] = None,
) -> None:
    """Open tables that people join by link and play in the browser."""
    from grotto.server.running import serve as run

    configuration = configured(host=host, port=port, database=database, data=data, origins=origins, log=log)
    if not run(configuration, say_ready):
        raise BadUse(
            f"nothing can be served on {configuration.host}, port {configuration.port}: it is taken, or not ours"
        )


def configured(**flags: Any) -> "Configuration":
    """By flags and environment, once the server's libraries are there."""
    for package in ("litestar", "uvicorn", "sqlalchemy", "alembic", "segno"):
        if find_spec(package) is None:
            raise BadUse(f"the server needs {package}: pip install 'grotto[server]'")
    from grotto.server.configuration import configured as chosen

    return chosen(**flags)


def say_ready(address: str) -> None:
    import segno

    echo(f"Grotto is open: {address}")
    if "127.0.0.1" not in address:
        segno.make(address).terminal(compact=True)
    else:
        echo("Only this machine can come in. For all in the network: grotto serve --host 0.0.0.0")
