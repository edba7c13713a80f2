"""How does the server bear many tables at once? A real server process, and people over real sockets on this machine."""

import asyncio
import os
import random
import re
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from bench.alone import ask
from bench.figures import Figure, absent

SEATS_OF = {"digup": 4, "dragons": 3}
EVERY = 4.0  # seconds from one action of a seat to its next
BOARDGAME_IO = "GROTTO_BOARDGAME_IO"
OPEN_AT_ONCE = 50
UNLIMITED = {
    "GROTTO_TABLES_PER_HOUR": "1000000",
    "GROTTO_REQUESTS_PER_MINUTE": "10000000",
    "GROTTO_COMMANDS_PER_SECOND": "100000",
    "GROTTO_MOST_LINES_FROM": "10000",
    "GROTTO_PROGRAM_PAUSE": "0.001",
    "GROTTO_LOG": "warning",
}


def measure(quick: bool) -> list[Figure]:
    tables, seconds = (20, 8.0) if quick else (500, 60.0)
    return [
        *asyncio.run(live(tables, seconds)),
        *asyncio.run(finished(4, seconds)),
        *asyncio.run(beside_search(4, seconds)),
        absent(
            "boardgame.io at the same rate", f"not built: it needs Node, npm and a folder that {BOARDGAME_IO} names"
        ),
    ]


# -- the server ----------------------------------------------------------------------


@dataclass
class Server:
    process: "subprocess.Popen[str]"
    url: str

    def call(self, path: str, body: dict[str, Any] | None = None) -> Any:
        data = None if body is None else msgspec.json.encode(body)
        asked = urllib.request.Request(self.url + path, data, {"content-type": "application/json"})
        with urllib.request.urlopen(asked, timeout=60) as answer:
            found: bytes = answer.read()
        return found.decode() if path == "/metrics" else msgspec.json.decode(found)

    @property
    def megabytes(self) -> float:
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / 1e6

    @property
    def cpu_seconds(self) -> float:
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def counts(self, name: str) -> dict[float, float]:
        """A histogram of its metrics: how many took at most so many seconds."""
        found = re.findall(rf'^{name}_bucket{{le="([^"]+)"}} (\S+)$', self.call("/metrics"), re.MULTILINE)
        return {float(bound): float(count) for bound, count in found}


@asynccontextmanager
async def serving() -> AsyncIterator[Server]:
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "grotto", "serve", "--port", "0", "--data", folder]
        process = subprocess.Popen(command, env=os.environ | UNLIMITED, stdout=subprocess.PIPE, text=True)
        try:
            assert process.stdout is not None
            address = next((m[1] for line in process.stdout if (m := re.search(r"open: (http://\S+)", line))), None)
            assert address is not None, "the server did not start"
            yield Server(process, address)
        finally:
            process.terminate()
            process.wait(timeout=30)
            if process.stdout is not None:
                process.stdout.close()


def share_below(before: dict[float, float], after: dict[float, float], share: float) -> float:
    """The bound under which that share of what was counted meanwhile lies, in seconds; between bounds by proportion."""
    grown = {bound: after[bound] - before.get(bound, 0.0) for bound in sorted(after)}
    wanted, low, under = share * grown[float("inf")], 0.0, 0.0
    for bound, count in grown.items():
        if count >= wanted and count > under:
            return low if bound == float("inf") else low + (bound - low) * (wanted - under) / (count - under)
        low, under = bound, count
    return low


# -- people --------------------------------------------------------------------------


class Legal(msgspec.Struct):
    words: str


class Now(msgspec.Struct):
    question: int = 0
    legal: list[Legal] = []
    chosen: str | None = None
    ended: dict[str, Any] | None = None


class Heard(msgspec.Struct):
    type: str
    now: Now | None = None


HEARD = msgspec.json.Decoder(Heard)


@dataclass
class Person:
    socket: ClientConnection
    dice: random.Random
    now: Now | None = None
    sent: float | None = None
    waits: list[float] = field(default_factory=list)
    ends: int = 0
    stirred: asyncio.Event = field(default_factory=asyncio.Event)

    @classmethod
    async def sit(cls, server: Server, code: str, secret: str, dice: random.Random) -> "Person":
        address = server.url.replace("http", "ws", 1) + f"/ws/{code}"
        socket = await connect(address, compression=None, max_size=None, ping_interval=None)
        await socket.send(msgspec.json.encode({"type": "hello", "version": 1, "secret": secret}).decode())
        return cls(socket, dice)

    async def listen(self) -> None:
        """Note each moment, and how long the view that an action led to was on its way."""
        async for frame in self.socket:
            heard = HEARD.decode(frame)
            if heard.now is None:
                continue
            if heard.type == "happened" and self.sent is not None:
                self.waits.append(time.perf_counter() - self.sent)
                self.sent = None
            self.ends += heard.now.ended is not None and (self.now is None or self.now.ended is None)
            self.now = heard.now
            self.stirred.set()

    @property
    def is_asked(self) -> bool:
        return self.now is not None and bool(self.now.legal) and self.now.chosen is None

    async def act(self) -> None:
        assert self.now is not None
        question, words = self.now.question, self.dice.choice(self.now.legal).words
        said = {"type": "act", "id": f"{question}-{self.ends}", "question": question, "action": words}
        self.now.chosen, self.sent = words, time.perf_counter()
        await self.socket.send(msgspec.json.encode(said).decode())

    async def say(self, kind: str, **values: Any) -> None:
        id = f"{kind}-{self.ends}-{self.dice.random()}"
        await self.socket.send(msgspec.json.encode({"type": kind, "id": id, **values}).decode())


Table = list[Person]


async def tables_of(server: Server, count: int, game: str, seats: int) -> list[Table]:
    """People at so many tables, where games are on."""
    at_once = asyncio.Semaphore(OPEN_AT_ONCE)

    async def one(number: int) -> Table:
        async with at_once:
            wish = {"game": game, "name": "Ann", "seats": [{}] * (seats - 1), "undo": False}
            made = await asyncio.to_thread(server.call, "/api/tables", wish)
            path, secrets = f"/api/tables/{made['code']}/seats", [made["secret"]]
            for i in range(1, seats):
                secrets.append((await asyncio.to_thread(server.call, path, {"name": f"guest {i}"}))["secret"])
            dice = random.Random(number)
            people = [await Person.sit(server, made["code"], secret, dice) for secret in secrets]
            await people[0].say("start")
            return people

    return list(await asyncio.gather(*(one(number) for number in range(count))))


async def leave(tables: list[Table], tasks: list["asyncio.Task[None]"]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    await asyncio.gather(*(person.socket.close() for table in tables for person in table), return_exceptions=True)


def listening(tables: list[Table]) -> list["asyncio.Task[None]"]:
    return [asyncio.create_task(person.listen()) for table in tables for person in table]


# -- the questions -------------------------------------------------------------------


async def paced(table: Table, until: float, phase: float) -> None:
    """As many actions as if each seat did one every four seconds: evenly, by whoever is asked."""
    step, at = EVERY / len(table), time.perf_counter() + phase
    while at < until:
        await asyncio.sleep(max(0.0, at - time.perf_counter()))
        at += step
        asked = [person for person in table if person.is_asked]
        if asked:
            await asked[0].act()
        elif table[0].now is not None and table[0].now.ended is not None:
            await rematch(table)


async def rematch(table: Table) -> None:
    await table[0].say("propose", motion="rematch")
    for person in table[1:]:
        await person.say("vote", agrees=True)


async def live(count: int, seconds: float) -> list[Figure]:
    """Seats at live tables, an action every four seconds each."""
    async with serving() as server:
        tables = await tables_of(server, count, "digup", SEATS_OF["digup"])
        tasks = listening(tables)
        before, cpu, began = server.counts("grotto_command_seconds"), server.cpu_seconds, time.perf_counter()
        until = began + seconds
        await asyncio.gather(*(paced(table, until, EVERY * i / count) for i, table in enumerate(tables)))
        took = time.perf_counter() - began
        after = await asyncio.to_thread(server.counts, "grotto_command_seconds")
        waits = sorted(wait for table in tables for person in table for wait in person.waits)
        used, held = (server.cpu_seconds - cpu) / took, server.megabytes
        await leave(tables, tasks)
    seats = count * SEATS_OF["digup"]
    what = f"digup, {seats} seats in {count} live tables, {len(waits) / took:.0f} actions/s"
    inside = 1000 * share_below(before, after, 0.99)
    return [
        Figure(f"{what}: p99 from command received to answer sent, by the server", [inside], "ms", most=15),
        Figure(f"{what}: p99 from action sent to view received", [1000 * waits[int(0.99 * len(waits))]], "ms"),
        Figure(f"{what}: median of the same", [1000 * waits[len(waits) // 2]], "ms"),
        Figure(f"{what}: processor", [100 * used], "% of a core"),
        Figure(f"{what}: memory", [held], "MB", most=500),
    ]


async def hurried(table: Table, until: float) -> None:
    """Everybody answers at once, game after game."""
    while time.perf_counter() < until:
        asked = [person for person in table if person.is_asked]
        for person in asked:
            await person.act()
        if not asked and table[0].now is not None and table[0].now.ended is not None:
            table[0].now.ended = None
            await rematch(table)
        stirred = [asyncio.create_task(person.stirred.wait()) for person in table]
        await asyncio.wait(stirred, timeout=1.0, return_when=asyncio.FIRST_COMPLETED)
        for task in stirred:
            task.cancel()
        for person in table:
            person.stirred.clear()


async def finished(count: int, seconds: float) -> list[Figure]:
    """Random games of dragons, every action over a socket, into the store and out to all."""
    async with serving() as server:
        tables = await tables_of(server, count, "dragons", SEATS_OF["dragons"])
        tasks = listening(tables)
        began = time.perf_counter()
        await asyncio.gather(*(hurried(table, began + seconds) for table in tables))
        took = time.perf_counter() - began
        games = sum(table[0].ends for table in tables)
        await leave(tables, tasks)
    return [Figure("dragons, random, finished over the full path", [60 * games / took], "games/min", least=200)]


async def beside_search(count: int, seconds: float) -> list[Figure]:
    """While programs search in their own processes, how long does a ping to the event loop take?"""
    async with serving() as server:
        wish = {"game": "digup", "name": "Ann", "seats": [{"player": "search:200ms"}] * 2, "start": True}
        made = [await asyncio.to_thread(server.call, "/api/tables", wish) for _ in range(count)]
        people = [await Person.sit(server, one["code"], one["secret"], random.Random(1)) for one in made]
        tasks = listening([people])
        for person in people:
            await person.say("away")  # a program plays for this seat, too
        probe = await Person.sit(server, made[0]["code"], made[0]["secret"], random.Random(2))
        waits, until = [], time.perf_counter() + seconds
        await probe.socket.recv()
        while time.perf_counter() < until:
            waits.append(await pinged(probe))
            await asyncio.sleep(0.01)
        await leave([people, [probe]], tasks)
    waits.sort()
    what = f"{count} tables of searching programs: p99 of a ping's way through the event loop and back"
    return [Figure(what, [1000 * waits[int(0.99 * len(waits))]], "ms", most=20)]


async def pinged(person: Person) -> float:
    began = time.perf_counter()
    await person.socket.send('{"type":"ping","at":1}')
    while HEARD.decode(await person.socket.recv()).type != "pong":
        pass
    return time.perf_counter() - began


if __name__ == "__main__":
    ask("load", measure)
