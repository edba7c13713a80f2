"""A seat may be open on several pages: each of them hears of it, nobody else does."""

import asyncio
from functools import partial
from pathlib import Path

import msgspec

from grotto.server.hall import Hall
from grotto.server.table import presence
from grotto.server.table.courses import Line
from grotto.server.wire import commands, messages
from tests.server.halls import Halls


async def open_page(halls: Halls, page: str | None, seat: int = 0) -> Line:
    hall: Hall = halls.hall
    table, line = await hall.table(halls.code), Line(None, [])
    await table.call(partial(presence.come, table, line, commands.Hello(1, halls.secrets[seat], page=page)))
    return line


async def shut(halls: Halls, line: Line) -> None:
    table = await halls.table()
    await table.call(partial(presence.go, table, line))


def counts(line: Line) -> list[int]:
    told = [msgspec.json.decode(letter.data, type=messages.Message) for letter in line.outbox]
    return [message.count for message in told if isinstance(message, messages.Elsewhere)]


def test_each_page_of_a_seat_hears_of_the_others(tmp_path: Path) -> None:
    async def story() -> None:
        async with Halls(tmp_path) as halls:
            await halls.make()
            phone = await open_page(halls, "phone")
            assert counts(phone) == []
            tablet = await open_page(halls, "tablet")
            assert (counts(phone), counts(tablet)) == ([1], [1])
            await shut(halls, tablet)
            assert counts(phone) == [1, 0]

    asyncio.run(story())


def test_a_line_that_broke_and_came_back_is_one_page(tmp_path: Path) -> None:
    async def story() -> None:
        async with Halls(tmp_path) as halls:
            await halls.make()
            broken = await open_page(halls, "phone")
            again = await open_page(halls, "phone")
            await shut(halls, broken)
            assert (counts(broken), counts(again)) == ([], [])

    asyncio.run(story())


def test_other_seats_and_who_watches_hear_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with Halls(tmp_path) as halls:
            await halls.make()
            beside = await open_page(halls, "beside", seat=1)
            await open_page(halls, "phone")
            await open_page(halls, "tablet")
            others = [halls.lines[viewer] for viewer in (None, 1, 2)]
            assert [counts(line) for line in (beside, *others)] == [[], [], [], []]

    asyncio.run(story())
