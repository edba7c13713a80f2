"""`/ws/CODE`: the wire over a WebSocket. One task reads and does nothing but stamp and pass on; one writes."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from time import perf_counter_ns
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from grotto.server.border.house import House
from grotto.server.border.limits import Bucket
from grotto.server.border.pings import KEY, MeasuringProtocol
from grotto.server.hall import said
from grotto.server.moment import now_us, of_stamp
from grotto.server.refusing import No
from grotto.server.table import presence
from grotto.server.table.courses import ENCODER, Line
from grotto.server.table.table import Table
from grotto.server.wire import VERSION, commands, messages

Socket = WebSocket[Any, Any, Any]
DECODER = msgspec.json.Decoder(commands.Command)
LOG = logging.getLogger("grotto.sockets")
HELLO_WITHIN, SEND_WITHIN = 10.0, 10.0
TRY_AGAIN, GOING_AWAY, POLICY = 1013, 1012, 1008
AGAIN = {"server-stops", "too-slow", "idle", "too-many", "house-full"}


async def serve(house: House, socket: Socket, code: str) -> None:
    await socket.accept()
    address = socket.client.host if socket.client else "?"
    try:
        check_origin(house, socket)
        house.requests.take(address)
        house.lines.enter(address)
    except No as no:
        await end(socket, no.reason)
        return
    house.hall.metrics.lines.inc()
    try:
        await sit(house, socket, code)
    except No as no:
        await end(socket, no.reason)
    except (WebSocketDisconnect, TimeoutError):
        await end(socket, "idle")
    finally:
        house.lines.leave(address)
        house.hall.metrics.lines.dec()


def check_origin(house: House, socket: Socket) -> None:
    """A page of another address may not speak in its visitor's name. Who is no browser sends no origin."""
    origin = socket.headers.get("origin")
    if origin is None or origin.rstrip("/") in house.configuration.allowed_origins:
        return
    if urlsplit(origin).netloc.lower() != socket.headers.get("host", "").lower():
        raise No("other-origin")


async def sit(house: House, socket: Socket, code: str) -> None:
    """From the greeting to the end of the line."""
    hello = await greeting(socket)
    table = await house.hall.table(code)
    line = Line(None, trips_of(socket), kernel_of(house, socket))
    await table.call(lambda: presence.come(table, line, hello))
    writer = asyncio.create_task(write(house, socket, table, line))
    try:
        await read(house, socket, table, line)
    except No as no:
        line.close(no.reason)
        await asyncio.wait([writer], timeout=SEND_WITHIN)
    except (WebSocketDisconnect, TimeoutError):
        line.close("idle")
    finally:
        writer.cancel()
        await asyncio.wait([writer])  # however it ended: a line that is gone must be seen to be gone
        presence.part(table, line)
        tell_of(writer)


def tell_of(writer: "asyncio.Task[None]") -> None:
    """Anything but a line cut while it was written to."""
    trouble = None if writer.cancelled() else writer.exception()
    if trouble is not None and not isinstance(trouble, (WebSocketDisconnect, OSError)):
        LOG.error("writing failed", exc_info=trouble)


def measuring(socket: Socket) -> MeasuringProtocol | None:
    """The protocol underneath."""
    extensions: Any = socket.scope.get("extensions") or {}
    found: MeasuringProtocol | None = extensions.get(KEY)
    return found


def trips_of(socket: Socket) -> list[int]:
    """The list that the protocol goes on writing into."""
    measured = measuring(socket)
    return measured.trips if measured is not None else []


def kernel_of(house: House, socket: Socket) -> Callable[[], int | None]:
    """TCP's own round trip. Behind a proxy it is the way to the proxy, and says nothing; the proxy may know better."""
    told = socket.headers.get(house.configuration.trip_header, "") if house.configuration.trip_header else ""
    if told.isascii() and told.isdigit():
        return lambda: int(told[:9])
    measured = measuring(socket)
    forwarded = any(name in socket.headers for name in ("x-forwarded-for", "forwarded", "via"))
    if measured is None or forwarded or not house.configuration.direct:
        return lambda: None
    return measured.kernel_trip


def stamp_of(socket: Socket) -> int:
    """When the message just taken came in, in µs."""
    measured = measuring(socket)
    return of_stamp(measured.stamps.popleft()) if measured is not None and measured.stamps else now_us()


async def greeting(socket: Socket) -> commands.Hello:
    async with asyncio.timeout(HELLO_WITHIN):
        hello = decoded(await received(socket))
    stamp_of(socket)
    if not isinstance(hello, commands.Hello):
        raise No("unreadable", None, where="hello")
    if hello.version != VERSION:
        raise No("old-client", found=hello.version, expected=VERSION)
    return hello


async def received(socket: Socket) -> bytes:
    event = await socket.receive()
    if event["type"] != "websocket.receive":
        raise WebSocketDisconnect(detail="gone")
    text = event.get("text")
    return text.encode() if text is not None else event.get("bytes") or b""


def decoded(data: bytes) -> commands.Command:
    try:
        command: commands.Command = DECODER.decode(data)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise No("unreadable", None, why=str(error)[:200]) from error
    return command


async def read(house: House, socket: Socket, table: Table, line: Line) -> None:
    """Whatever it is, it is stamped and passed on; nothing is waited for."""
    bucket = Bucket(2.0 * house.configuration.commands_per_second, house.configuration.commands_per_second)
    while True:
        async with asyncio.timeout(house.configuration.idle_seconds):
            data = await received(socket)
        stamp = stamp_of(socket)
        try:
            bucket.take()
            command = decoded(data)
        except No as no:
            line.say(messages.Refused(id_in(data), no.reason, arguments=no.arguments))
            continue
        if isinstance(command, commands.Ping):
            line.trip_ms = command.trip_ms
            line.say(messages.Pong(command.at))
        elif not isinstance(command, commands.Hello):
            await said(table, line, command, stamp)


class Named(msgspec.Struct):
    id: str = ""


def id_in(data: bytes) -> str:
    """The id of a command that cannot be read otherwise, if it has one."""
    try:
        return msgspec.json.decode(data, type=Named).id[:64]
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        return ""


async def write(house: House, socket: Socket, table: Table, line: Line) -> None:
    """One letter after the other, each at its time; who is behind is sent a fresh state."""
    while True:
        letter = await line.next()
        if letter is None and line.behind and not line.closing:
            house.hall.metrics.behind.inc()
            table.post(lambda: presence.catch_up(table, line))
            line.filled.clear()
            await line.filled.wait()
            continue
        if letter is None:
            await end(socket, line.closing or "idle")
            return
        if letter.at is not None:
            await asyncio.sleep(max(0.0, (letter.at - now_us()) / 1e6))
        letters = line.at_once(letter)
        try:
            await send(socket, [letter.data for letter in letters])
        except TimeoutError:
            await end(socket, "too-slow")
            return
        left = of_stamp(perf_counter_ns())
        for letter in letters:
            if letter.sent is not None:
                letter.sent(left)


async def send(socket: Socket, texts: list[bytes]) -> None:
    """At once where the line takes it; else as it takes it, but not for ever."""
    measured = measuring(socket)
    if measured is not None and measured.takes_more:
        measured.send_texts(texts)
        return
    async with asyncio.timeout(SEND_WITHIN):
        for text in texts:
            await socket.send_data(text, mode="text")


async def end(socket: Socket, reason: str) -> None:
    """Say why, and close: 1012 and 1013 mean that coming back may help."""
    again = reason in AGAIN
    code = GOING_AWAY if reason == "server-stops" else TRY_AGAIN if again else POLICY
    with suppress(Exception):
        async with asyncio.timeout(2):
            await socket.send_data(ENCODER.encode(messages.Bye(reason, again)), mode="text")
            await socket.close(code, reason)
