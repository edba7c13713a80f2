"""Servers for tests: one that all share, and fresh ones for those who kill them; on SQLite, or on PostgreSQL."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.postgres import Cluster, cluster
from tests.server.process import Served

Start = Callable[..., Served]
Store = Callable[[], dict[str, str]]


@pytest.fixture(scope="session")
def postgresql() -> Iterator[Cluster]:
    with cluster() as running:
        yield running


@pytest.fixture(scope="session")
def store(request: pytest.FixtureRequest) -> Store:
    """Where a new server keeps everything: SQLite in its folder, unless a test asks for `on_both` (see `stores`)."""
    if getattr(request, "param", "sqlite") == "sqlite":
        return dict
    found: Cluster = request.getfixturevalue("postgresql")
    return lambda: {"GROTTO_DATABASE": found.database()}


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory, store: Store) -> Iterator[Served]:
    """A server that many tests share, each with tables of its own."""
    server = Served(tmp_path_factory.mktemp("served"), **store()).start()
    yield server
    assert server.is_up, server.log.read_text()[-2000:]
    assert server.stop() in (0, -15)
    assert server.log.read_text() == ""


@pytest.fixture
def start(tmp_path: Path, store: Store) -> Iterator[Start]:
    """Servers of one's own, set up as one likes; all on the same data folder and database."""
    started: list[Served] = []
    kept = store()

    def start_one(**more: str) -> Served:
        started.append(Served(tmp_path / "data", **kept, **more).start())
        return started[-1]

    yield start_one
    for server in started:
        if server.is_up:
            server.stop()
