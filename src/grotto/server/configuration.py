"""How a server is set up: flags of `grotto serve`, or the environment (`GROTTO_PORT=80`); flags win."""

import os
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any

from grotto.tabletop.words import Misfit

PREFIX = "GROTTO_"


def usual_data() -> Path:
    """The user's data folder."""
    home = os.environ.get("XDG_DATA_HOME")
    return (Path(home) if home else Path.home() / ".local" / "share") / "grotto"


@dataclass(frozen=True)
class Configuration:
    host: str = "127.0.0.1"
    port: int = 8420
    database: str = ""
    data: Path = field(default_factory=usual_data)
    direct: int = 1  # 0: behind a proxy that does not say so
    trip_header: str = ""  # in which a proxy in front says TCP's round trip to who connects, in µs
    origins: str = ""  # other addresses whose pages may open connections, with commas between
    thinkers: int = 0  # processes for programs; 0: one less than there are cores
    program_pause: float = 0.9  # so long at least a program takes, in seconds
    grace_seconds: float = 30.0  # so long a seat waits for who lost his connection
    tables_per_hour: int = 20
    requests_per_minute: int = 600
    commands_per_second: int = 20
    most_tables: int = 20_000
    most_lines: int = 10_000
    most_lines_from: int = 200
    idle_seconds: float = 30.0
    evict_seconds: float = 300.0
    log: str = "info"

    @property
    def url(self) -> str:
        return self.database or f"sqlite+aiosqlite:///{self.data / 'grotto.db'}"

    @property
    def allowed_origins(self) -> set[str]:
        return {origin.strip().rstrip("/") for origin in self.origins.split(",") if origin.strip()}


def configured(**flags: Any) -> Configuration:
    """Flags that were given, then the environment, then what is usual. Raises Misfit."""
    chosen: dict[str, Any] = {}
    for of in fields(Configuration):
        name = PREFIX + of.name.upper()
        if flags.get(of.name) is not None:
            chosen[of.name] = flags[of.name]
        elif os.environ.get(name):
            chosen[of.name] = read(name, os.environ[name], of.type)
    made = Configuration(**chosen)
    check(made)
    return made


def read(name: str, text: str, kind: Any) -> Any:
    try:
        return {"int": int, "float": float, "Path": Path}.get(str(getattr(kind, "__name__", kind)), str)(text)
    except ValueError as error:
        raise Misfit(name, text, "a number") from error


def check(it: Configuration) -> None:
    if not 0 <= it.port <= 65_535:
        raise Misfit("port", it.port, "a number from 0 (any that is free) to 65535")
    if it.database and not it.database.startswith(("sqlite+aiosqlite://", "postgresql+asyncpg://")):
        shown = it.database.partition("://")[0] + "://…"
        raise Misfit("database", shown, "sqlite+aiosqlite:///file.db or postgresql+asyncpg://user:password@host/name")
