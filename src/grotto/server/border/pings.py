"""A WebSocket protocol that measures each round trip of its own pings, and when each message came in; and sends fast.

ASGI hides both. No page script can answer a protocol ping, so the trips bound what a client may say of its connection.
"""

import socket
import struct
from collections import deque
from secrets import randbits
from time import perf_counter_ns
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from grotto.server.race.kernel import SIZE, shortest_in

KEY = "grotto.pings"
TRIPS = 32
UNSENT = 128 * 1024  # bytes that the kernel holds for a slow reader: what lies there is soon out of date


class MeasuringProtocol(WebSocketsSansIOProtocol):
    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self.trips: list[int] = []  # µs, the newest last
        self.stamps: deque[int] = deque()  # ns, of the messages that the app has not taken yet
        self.pinged_ns = 0

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, UNSENT)

    def kernel_trip(self) -> int | None:
        """TCP's smallest round trip in µs, where the system tells it."""
        if not hasattr(socket, "TCP_INFO") or self.transport.is_closing():
            return None
        it = self.transport.get_extra_info("socket")
        try:
            return shortest_in(it.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, SIZE))
        except OSError:
            return None

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions: Any = self.scope["extensions"]
            extensions[KEY] = self

    @property
    def takes_more(self) -> bool:
        """Whether what is written now leaves at once, as far as anybody knows."""
        return self.writable.is_set() and self.conn.state is State.OPEN and not self.transport.is_closing()

    def send_texts(self, texts: list[bytes]) -> None:
        """All in one write to the system, while it takes more: past ASGI, which would make a string of each."""
        for text in texts:
            self.conn.send_text(text)
        self.transport.write(b"".join(self.conn.data_to_send()))

    def send_keepalive_ping(self) -> None:
        self.pinged_ns = perf_counter_ns()
        super().send_keepalive_ping()

    def handle_pong(self, event: Any) -> None:
        if self.pending_ping_payload is not None and bytes(event.data) == self.pending_ping_payload:
            self.trips.append((perf_counter_ns() - self.pinged_ns) // 1000)
            del self.trips[:-TRIPS]
        super().handle_pong(event)

    def send_receive_event_to_app(self) -> None:
        if not self.close_sent:
            self.stamps.append(perf_counter_ns())
        super().send_receive_event_to_app()

    def start_keepalive(self) -> None:
        """The first ones at once: a race may come soon."""
        for wait in (0.0, 0.15, 0.3, 0.45, 0.6, 0.75, 0.9):
            self.loop.call_later(wait, self.ping_once)
        super().start_keepalive()

    def ping_once(self) -> None:
        """A ping beside the regular ones, unless one is on its way."""
        if self.pending_ping_payload is not None or self.close_sent or self.transport.is_closing():
            return
        self.pending_ping_payload = struct.pack("!I", randbits(32))
        self.pinged_ns = perf_counter_ns()
        self.conn.send_ping(self.pending_ping_payload)
        self.transport.write(b"".join(self.conn.data_to_send()))
