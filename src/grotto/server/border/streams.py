"""SSE and POST: the same wire, for networks that break WebSockets. Nothing is measured, so nothing is credited."""

import asyncio
from collections.abc import AsyncIterator

import msgspec

from grotto.server.border.house import House
from grotto.server.moment import now_us
from grotto.server.refusing import No
from grotto.server.table import orders, presence
from grotto.server.table.courses import ENCODER, Line
from grotto.server.table.table import Table
from grotto.server.wire import commands, messages

QUIET = 15.0


async def stream(house: House, address: str, code: str, hello: commands.Hello) -> AsyncIterator[bytes]:
    """All messages of a line, each as an event. Who may not come is told before it begins."""
    table = await house.hall.table(code)
    if hello.secret is not None:
        seat_of(table, hello.secret)
    return counted(house, address, table, hello)


async def counted(house: House, address: str, table: Table, hello: commands.Hello) -> AsyncIterator[bytes]:
    line = Line(None, [])
    try:
        house.lines.enter(address)
    except No as no:
        yield bye(no.reason)
        return
    house.hall.metrics.lines.inc()
    try:
        await table.call(lambda: presence.come(table, line, hello))
        async for data in events(table, line):
            yield data
    except No as no:
        yield bye(no.reason)
    finally:
        house.lines.leave(address)
        house.hall.metrics.lines.dec()
        presence.part(table, line)


async def events(table: Table, line: Line) -> AsyncIterator[bytes]:
    """Each message in its time; a comment now and then so that nobody in between hangs up."""
    while True:
        try:
            async with asyncio.timeout(QUIET):
                letter = await line.next()
        except TimeoutError:
            yield b": still here\n\n"
            continue
        if letter is None and line.behind and not line.closing:
            await table.call(lambda: presence.catch_up(table, line))
            continue
        if letter is None:
            yield bye(line.closing or "idle")
            return
        if letter.at is not None:
            await asyncio.sleep(max(0.0, (letter.at - now_us()) / 1e6))
        yield event(letter.data)
        if letter.sent is not None:
            letter.sent(now_us())


def bye(reason: str) -> bytes:
    return event(ENCODER.encode(messages.Bye(reason, again=True)))


def event(data: bytes) -> bytes:
    return b"data: " + data + b"\n\n"


async def command(house: House, code: str, secret: str | None, said: commands.Command) -> messages.Message:
    """Carry out one command, and give its answer."""
    stamp = now_us()
    if isinstance(said, commands.Ping):
        return messages.Pong(said.at)
    if isinstance(said, commands.Hello):
        raise No("unreadable", None, where="hello")
    table = await house.hall.table(code)
    line = Line(seat_of(table, secret), [])
    told = await table.call(lambda: orders.carry_out(table, line, said, stamp))
    if told is not None:
        return told  # type: ignore[no-any-return]
    async with asyncio.timeout(60):
        letter = await line.next()
    answer: messages.Message = msgspec.json.decode(letter.data if letter else b"", type=messages.Message)
    return answer


def seat_of(table: Table, secret: str | None) -> int:
    seat = None if secret is None else table.standing.seat_of(secret)
    if seat is None:
        raise No("wrong-secret")
    return seat
