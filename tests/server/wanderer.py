"""A client on a bad network, as docs/reference/wire.md has it: it sends again, and says hello again."""

import asyncio
import json
from typing import Any

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from tests.server.process import Served
from tests.server.proxy import Proxy, Trip
from tests.server.sitter import WITHIN, Sitter


class Wanderer(Sitter):
    def __init__(self, served: Served, proxy: Proxy, code: str, secret: str | None) -> None:
        super().__init__(served, code, secret)
        self.proxy = proxy
        self.unanswered: dict[str, dict[str, Any]] = {}
        self.done: set[str] = set()
        self.lost = False  # a message is missing: hello again
        self.trip: Trip | None = None

    @property
    def server_url(self) -> str:
        return self.proxy.url

    def take_in(self, message: dict[str, Any]) -> None:
        kind, seq = message["type"], message.get("seq", 0)
        if kind != "state" and seq and (seq <= self.seq or seq > self.seq + 1):
            self.lost |= seq > self.seq + 1
            return  # had before, or one before it is missing
        if kind in ("done", "refused"):
            self.unanswered.pop(message["id"], None)
            if kind == "done":
                self.done.add(message["id"])
        super().take_in(message)

    def command(self, kind: str, id: str, **values: Any) -> dict[str, Any]:
        message = {"type": kind, "id": id, **values}
        self.unanswered[id] = message
        return message

    async def try_to_send(self, message: dict[str, Any]) -> None:
        """Into the dark: perhaps the line is dead already."""
        try:
            await self.send(message)
        except ConnectionClosed:
            return

    async def come_back(self) -> None:
        """On a new connection, with what one knows, and all that was not answered."""
        await self.give_up()
        self.lost = False
        await self.sit()
        async with asyncio.timeout(WITHIN):
            self.trip = await self.proxy.fresh.get()
        for message in list(self.unanswered.values()):
            await self.try_to_send(message)

    async def give_up(self) -> None:
        """Forget the connection, without a goodbye that might do good."""
        if self.reading is not None:
            self.reading.cancel()
            await asyncio.gather(self.reading, return_exceptions=True)
        if self.socket is not None:
            self.socket.transport.abort()

    @property
    def is_settled(self) -> bool:
        return not self.unanswered and not self.lost

    async def read(self, socket: ClientConnection) -> None:
        try:
            async for frame in socket:
                await self.hear(json.loads(frame))
        except ConnectionClosed:
            pass
        async with self.told:
            self.lost = True
            self.told.notify_all()
