"""Raw frames, as they go over the socket: a pong, and then compressed text in the same breath."""

import json
import os
import socket
import struct
import zlib
from base64 import b64encode
from typing import Any

from tests.server.process import Served

TEXT, PONG, FINAL, PACKED = 0x1, 0xA, 0x80, 0x40
ENDING = b"\x00\x00\xff\xff"  # which permessage-deflate leaves out


class Raw:
    """A connection that has agreed to compress, frame by frame."""

    def __init__(self, served: Served, code: str) -> None:
        self.socket = socket.create_connection(("127.0.0.1", served.port), timeout=30)
        self.stream = self.socket.makefile("rb")
        self.packer = zlib.compressobj(wbits=-15)
        self.unpacker = zlib.decompressobj(wbits=-15)
        self.socket.sendall(
            f"GET /ws/{code} HTTP/1.1\r\nHost: 127.0.0.1:{served.port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {b64encode(os.urandom(16)).decode()}\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Extensions: permessage-deflate\r\n\r\n".encode()
        )
        self.answer = b"".join(iter(self.stream.readline, b"\r\n")).decode().lower()

    def __enter__(self) -> "Raw":
        return self

    def __exit__(self, *_: object) -> None:
        self.stream.close()
        self.socket.close()

    def packed(self, message: dict[str, Any]) -> bytes:
        data = self.packer.compress(json.dumps(message).encode()) + self.packer.flush(zlib.Z_SYNC_FLUSH)
        return frame(FINAL | PACKED | TEXT, data.removesuffix(ENDING))

    def heard(self, kind: str) -> tuple[int, dict[str, Any]]:
        """The first message of that kind, and the first byte of its frame."""
        while True:
            first, length = self.stream.read(2)
            if length >= 126:
                (length,) = struct.unpack("!H" if length == 126 else "!Q", self.stream.read(2 if length == 126 else 8))
            data = self.stream.read(length)
            if first & 0xF != TEXT:
                continue
            text = self.unpacker.decompress(data + ENDING) if first & PACKED else data
            message: dict[str, Any] = json.loads(text)
            if message["type"] == kind:
                return first, message


def frame(first: int, data: bytes) -> bytes:
    """As a client sends it: masked."""
    mask = os.urandom(4)
    length = bytes([0x80 | len(data)]) if len(data) < 126 else bytes([0x80 | 126]) + struct.pack("!H", len(data))
    return bytes([first]) + length + mask + bytes(byte ^ mask[i % 4] for i, byte in enumerate(data))


def test_a_pong_nobody_asked_for_and_compressed_text_behind_it(served: Served) -> None:
    """Some libraries refuse the first compressed frame after a control frame."""
    made = served.make()
    with Raw(served, made["code"]) as line:
        assert "permessage-deflate" in line.answer
        line.socket.sendall(line.packed({"type": "hello", "version": 1, "secret": made["secret"]}))
        first, state = line.heard("state")
        assert first & PACKED
        assert state["you"] == 0
        said = {"type": "say", "id": "one", "phrase": "hello"}
        line.socket.sendall(frame(FINAL | PONG, b"unasked") + line.packed(said))
        assert line.heard("done")[1]["id"] == "one"
