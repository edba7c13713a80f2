"""A bad network between one client and the server: it drops, delays, doubles and swaps messages, and goes dead.

Nothing of it happens by chance or by the clock: who tests says what becomes of the next message in which direction.
"""

import asyncio
from collections import deque
from typing import Any, Literal

from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import Server, ServerConnection, serve
from websockets.exceptions import ConnectionClosed

from tests.server.process import Served

Fault = Literal["drop", "delay", "double", "swap"]
FAULTS: tuple[Fault, ...] = ("drop", "delay", "double", "swap")


class Lane:
    """One direction. `delay`: kept until `let_go`; `swap`: until the next one is through; `dead`: nothing comes out."""

    def __init__(self) -> None:
        self.planned: deque[Fault] = deque()
        self.delayed: list[str] = []
        self.swapped: list[str] = []
        self.dead = False

    def through(self, frame: str) -> list[str]:
        """What comes out for what went in."""
        if self.dead:
            return []
        fault = self.planned.popleft() if self.planned else None
        if fault == "drop":
            return []
        if fault in ("delay", "swap"):
            (self.delayed if fault == "delay" else self.swapped).append(frame)
            return []
        out = [frame, frame] if fault == "double" else [frame]
        out += self.swapped
        self.swapped = []
        return out

    def let_go(self) -> list[str]:
        kept, self.delayed, self.swapped = self.delayed + self.swapped, [], []
        return [] if self.dead else kept


class Trip:
    """One connection through the proxy, and its continuation to the server."""

    def __init__(self, near: ServerConnection, far: ClientConnection) -> None:
        self.near, self.far = near, far
        self.up, self.down = Lane(), Lane()
        self.is_cut = False

    async def run(self) -> None:
        ways = [
            asyncio.ensure_future(self.carry(self.near, self.far, self.up)),
            asyncio.ensure_future(self.carry(self.far, self.near, self.down)),
        ]
        try:
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for way in ways:
                way.cancel()
            await asyncio.gather(*ways, return_exceptions=True)
            await self.far.close()

    async def carry(self, source: Any, target: Any, lane: Lane) -> None:
        """Until the source is closed; one that goes dead stays open and says nothing."""
        try:
            async for frame in source:
                for out in lane.through(str(frame)):
                    await target.send(out)
        except ConnectionClosed:
            return

    async def let_go(self) -> None:
        """Everything delayed arrives, late."""
        try:
            for out in self.up.let_go():
                await self.far.send(out)
            for out in self.down.let_go():
                await self.near.send(out)
        except ConnectionClosed:
            return

    def cut(self) -> None:
        """As when a cable is pulled: no goodbye."""
        self.is_cut = True
        self.near.transport.abort()
        self.far.transport.abort()

    def go_dead(self) -> None:
        self.up.dead = self.down.dead = True


class Proxy:
    def __init__(self, served: Served) -> None:
        self.served = served
        self.trips: list[Trip] = []
        self.fresh: asyncio.Queue[Trip] = asyncio.Queue()
        self.server: Server | None = None

    async def open(self) -> "Proxy":
        self.server = await serve(self.serve, "127.0.0.1", 0, max_size=None, ping_interval=None)
        return self

    @property
    def url(self) -> str:
        assert self.server is not None
        return f"http://127.0.0.1:{next(iter(self.server.sockets)).getsockname()[1]}"

    async def serve(self, near: ServerConnection) -> None:
        assert near.request is not None
        address = self.served.url.replace("http", "ws", 1) + near.request.path
        async with connect(address, max_size=None, ping_interval=None) as far:
            trip = Trip(near, far)
            self.trips.append(trip)
            self.fresh.put_nowait(trip)
            try:
                await trip.run()
            finally:
                self.trips.remove(trip)

    async def close(self) -> None:
        for trip in list(self.trips):
            trip.cut()
        assert self.server is not None
        self.server.close()
        await self.server.wait_closed()
