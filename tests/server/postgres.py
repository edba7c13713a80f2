"""A PostgreSQL of one's own, in a folder of one's own, where the machine has one; `scripts/debian` fetches it."""

import asyncio
import os
import shutil
import signal
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]

SOMEBODY = 65534  # root may not run it
MISSING = "no PostgreSQL on this machine; as root on Debian scripts/debian installs it"


def tool(name: str) -> str | None:
    """Where Debian puts it, if not on the path."""
    places = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    return shutil.which(name) or (str(places[-1]) if places else None)


@dataclass
class Cluster:
    """`database` makes a fresh one and gives its URL."""

    port: int
    made: int = 0

    def database(self) -> str:
        self.made += 1
        asyncio.run(self.create(f"grotto{self.made}"))
        return f"postgresql+asyncpg://grotto@127.0.0.1:{self.port}/grotto{self.made}"

    async def create(self, name: str) -> None:
        connection = await asyncpg.connect(user="grotto", host="127.0.0.1", port=self.port, database="postgres")
        await connection.execute(f"create database {name} template template0")
        await connection.close()


@contextmanager
def cluster() -> Iterator[Cluster]:
    """As long as it runs. Nothing of it outlives the tests."""
    initdb, server = tool("initdb"), tool("postgres")
    assert initdb is not None
    assert server is not None
    who: dict[str, Any] = {"user": SOMEBODY, "group": SOMEBODY} if os.geteuid() == 0 else {}
    with tempfile.TemporaryDirectory(prefix="grotto-pg-") as made:
        folder = Path(made)
        if who:
            os.chown(folder, SOMEBODY, SOMEBODY)
        told = ["-U", "grotto", "-A", "trust", "-E", "UTF8", "--locale", "C", "--no-sync"]
        subprocess.run([initdb, "-D", made, *told], check=True, capture_output=True, cwd="/", **who)
        port = free_port()
        command = [server, "-D", made, "-p", str(port), "-c", "listen_addresses=127.0.0.1", "-k", "", "-F"]
        with subprocess.Popen(command, stderr=subprocess.PIPE, text=True, cwd="/", **who) as running:
            try:
                assert running.stderr is not None
                if not any("ready to accept connections" in line for line in running.stderr):
                    raise AssertionError("PostgreSQL did not start")
                yield Cluster(port)
            finally:
                running.send_signal(signal.SIGINT)  # at once, whoever is connected
                running.wait(timeout=30)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
