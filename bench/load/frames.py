"""A WebSocket client that costs as little as it can, for it runs on the same two cores as the server it asks."""

import asyncio
import zlib
from collections.abc import Callable
from typing import cast

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
OPENED_WITHIN = 30.0
NO_MASK = bytes(4)  # a mask of zeros is lawful, and leaves the text as it is
GREETING = (
    "GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: Z3JvdHRvLXRoZS1iZW5jaA==\r\nSec-WebSocket-Version: 13\r\n{more}\r\n"
)
PACKED = "Sec-WebSocket-Extensions: permessage-deflate\r\n"
IS_PACKED, END_OF_PACK = 0x40, b"\0\0\xff\xff"


class Frames(asyncio.Protocol):
    """One connection. `told` is given each text; no server here splits what it says."""

    def __init__(self, told: Callable[[bytes], None]) -> None:
        self.told = told
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport
        self.buffer = bytearray()
        self.unpacking = zlib.decompressobj(-zlib.MAX_WBITS)
        self.ended = False

    async def connect(self, host: str, port: int, path: str, packed: bool) -> None:
        await asyncio.get_running_loop().create_connection(lambda: self, host, port)
        self.transport.write(GREETING.format(path=path, host=host, port=port, more=PACKED if packed else "").encode())
        async with asyncio.timeout(OPENED_WITHIN):
            await self.opened

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if self.opened.done() or self.is_greeted():
            self.take_frames()

    def is_greeted(self) -> bool:
        head, found, rest = self.buffer.partition(b"\r\n\r\n")
        if not found:
            return False
        if not head.startswith(b"HTTP/1.1 101"):
            self.opened.set_exception(ConnectionError(head.decode(errors="replace").partition("\r\n")[0]))
            return False
        self.buffer = rest
        self.opened.set_result(None)
        return True

    def take_frames(self) -> None:
        """Every frame that is complete; the rest waits for more."""
        buffer, at = self.buffer, 0
        while (found := frame_at(buffer, at)) is not None:
            kind, start, at = found
            self.take(kind, bytes(buffer[start:at]))
        del buffer[:at]

    def take(self, kind: int, body: bytes) -> None:
        if kind & IS_PACKED:
            body, kind = self.unpacking.decompress(body + END_OF_PACK), kind & ~IS_PACKED
        if kind == TEXT:
            self.told(body)
        elif kind == PING:
            self.send(body, PONG)
        elif kind == CLOSE:
            self.transport.close()

    def send(self, body: bytes, kind: int = TEXT) -> None:
        if not self.ended:
            self.transport.write(framed(kind, body))

    def connection_lost(self, _: Exception | None) -> None:
        self.ended = True
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("closed before it was open"))


def frame_at(buffer: bytearray, at: int) -> tuple[int, int, int] | None:
    """Kind, start of the body and end of the frame that begins there; None if it is not all there."""
    if len(buffer) < at + 2:
        return None
    kind, length, start = buffer[at] & (IS_PACKED | 15), buffer[at + 1], at + 2
    if length >= 126:
        start += 2 if length == 126 else 8
        if len(buffer) < start:
            return None
        length = int.from_bytes(buffer[at + 2 : start])
    return (kind, start, start + length) if len(buffer) >= start + length else None


def framed(kind: int, body: bytes) -> bytes:
    length = len(body)
    if length < 126:
        return bytes((0x80 | kind, 0x80 | length)) + NO_MASK + body
    return bytes((0x80 | kind, 0x80 | 126)) + length.to_bytes(2) + NO_MASK + body
