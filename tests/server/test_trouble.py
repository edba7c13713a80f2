"""When the disk takes nothing, or something breaks: the table goes back to what is kept, and says so."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import select, update

from grotto.server.configuration import Configuration
from grotto.server.hall import Hall
from grotto.server.refusing import No
from grotto.server.store import NotStored
from grotto.server.store.shape import MATCHES, TABLES
from grotto.server.table import orders, playing, presence, seating
from grotto.server.table.courses import Line
from grotto.server.table.table import Table
from grotto.server.wire import commands, messages
from grotto.server.wire.border import NewTable, SeatWish


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[tuple[Hall, Table, list[Line]]]:
    """A game of two in a hall of its own, which is closed whatever happens."""
    hall = Hall(Configuration(data=folder))
    await hall.open()
    try:
        made = await hall.make(NewTable("digup", "Ann", seats=[SeatWish()]))
        joined = await hall.join(made.code, "Bob", None)
        table = await hall.table(made.code)
        lines = []
        for secret in (made.secret, joined.secret):
            line = Line(None, [])
            await table.call(partial(presence.come, table, line, commands.Hello(1, secret)))
            lines.append(line)
        await table.call(lambda: orders.carry_out(table, lines[0], commands.Start("go"), 0))
        yield hall, table, lines
    finally:
        for one in list(hall.tables.values()):
            await one.close("idle")
        await hall.close()


def first_action(table: Table) -> tuple[int, commands.Act]:
    assert table.play is not None
    seat = table.play.match.asked[0]
    return seat, commands.Act("one", table.play.question, str(table.play.match.legal(seat)[0]))


def told(line: Line) -> list[Any]:
    return [msgspec.json.decode(letter.data, type=messages.Message) for letter in line.outbox]


async def done(table: Table) -> None:
    """All that was posted so far."""

    async def nothing() -> None:
        return None

    await table.call(nothing)


@pytest.mark.parametrize("trouble", [NotStored("disk full"), RuntimeError("a bug")])
def test_what_was_not_kept_did_not_happen_and_can_be_sent_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, trouble: Exception
) -> None:
    async def whole() -> None:
        async with opened(tmp_path) as (hall, table, lines):
            seat, action = first_action(table)
            before = table.play.match.link if table.play else ""
            save = hall.store.save
            fails = [trouble]

            async def failing(*writes: Any) -> None:
                if fails:
                    raise fails.pop()
                await save(*writes)

            monkeypatch.setattr(hall.store, "save", failing)
            table.post(lambda: orders.answer(table, lines[seat], action, 0))
            await done(table)
            assert table.play is not None
            assert table.play.match.link == before
            assert messages.Refused("one", "not-stored") in told(lines[seat])
            assert not [m for line in lines for m in told(line) if isinstance(m, messages.Happened)]
            table.post(lambda: orders.answer(table, lines[seat], action, 0))
            await done(table)
            assert table.play.match.link != before
            assert messages.Done("one") in told(lines[seat])

    asyncio.run(whole())


def test_one_write_that_fails_takes_no_other_down(tmp_path: Path) -> None:
    async def whole() -> None:
        async with opened(tmp_path) as (hall, table, _):
            assert table.play is not None
            good = playing.row(table.play, 0, "good")
            twice = playing.row(table.play, 1, "the same number")
            found = await asyncio.gather(hall.store.save(good), hall.store.save(twice), return_exceptions=True)
            assert [type(one) for one in found] == [type(None), NotStored]
            assert "the same number" not in str(found[1])

    asyncio.run(whole())


def test_a_table_where_nobody_is_is_let_go_and_found_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def whole() -> None:
        async with opened(tmp_path) as (hall, table, lines):
            link = table.play.match.link if table.play else ""
            assert not hall.is_idle(table)
            for line in lines:
                await presence.go(table, line)
            monkeypatch.setattr(table, "touched", table.touched - 1000)
            assert hall.is_idle(table)
            await hall.look_at(table)
            assert hall.tables == {}
            again = await hall.table(table.standing.code)
            assert again is not table
            assert again.play is not None
            assert again.play.match.link == link

    asyncio.run(whole())


def failing(times: int, then: Any) -> Any:
    """Fails so many times."""
    left = [None] * times

    async def fails(*arguments: Any) -> Any:
        if left:
            left.pop()
            raise OSError("the database is away")
        return await then(*arguments)

    return fails


def test_a_table_waits_until_what_is_kept_can_be_read_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As when PostgreSQL is restarted: what cannot be written cannot be read for a while either."""

    async def whole() -> None:
        async with opened(tmp_path) as (hall, table, lines):
            monkeypatch.setattr("grotto.server.table.table.BREATH", 0.001)
            monkeypatch.setattr(hall.store, "save", failing(1, hall.store.save))
            monkeypatch.setattr(hall.store, "table", failing(3, hall.store.table))
            seat, action = first_action(table)
            async with asyncio.timeout(30):
                table.post(lambda: orders.answer(table, lines[seat], action, 0))
                await done(table)
                await table.call(lambda: orders.carry_out(table, lines[seat], action, 0))
            assert table.play is not None
            assert table.play.question == 2

    asyncio.run(whole())


def test_a_game_of_other_rules_is_refused_and_holds_up_no_other_table(tmp_path: Path) -> None:
    """A game keeps the rules that it began with: it is not played on by others."""

    async def whole() -> None:
        async with opened(tmp_path) as (hall, table, _):
            pace = commands.Pace("clocks", bank_seconds=5)
            codes = [table.standing.code]
            for _ in range(2):
                codes.append((await hall.make(NewTable("digup", "Ann", seats=[SeatWish()], pace=pace))).code)
                late = await hall.table(codes[-1])
                await late.call(partial(seating.start, late, 0, commands.Start("go")))
            for code in codes:
                await hall.let_go(await hall.table(code))
            async with hall.store.engine.begin() as connection:
                first = select(TABLES.c.id).where(TABLES.c.code == codes[1])
                await connection.execute(update(MATCHES).where(MATCHES.c.table_id.in_(first)).values(rules=99))
            await hall.open_what_is_due()
            assert set(hall.tables) == {codes[2]}
            with pytest.raises(No) as refused:
                await hall.table(codes[1])
            assert refused.value.reason == "other-rules"
            assert refused.value.arguments == {"game": "digup", "found": 99, "expected": 1}

    asyncio.run(whole())


def test_a_motion_whose_effect_could_not_be_kept_is_carried_once_it_can(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And nobody is told before that it is."""

    async def whole() -> None:
        async with opened(tmp_path) as (hall, table, lines):
            monkeypatch.setattr("grotto.server.table.table.BREATH", 0.001)
            save, fails = hall.store.save, [NotStored("disk full")]

            async def not_the_end(*writes: Any) -> None:
                if fails and any(name == "end" for name, _ in writes):
                    assert not [m for m in told(lines[0]) if isinstance(m, messages.VotingChanged) and m.passed]
                    raise fails.pop()
                await save(*writes)

            monkeypatch.setattr(hall.store, "save", not_the_end)
            for line, command in zip(lines, (commands.Propose("p", "end"), commands.Vote("v", True)), strict=True):
                table.post(partial(orders.answer, table, line, command, 0))
            await done(table)
            assert fails == []
            await done(table)
            assert table.standing.phase == "over"
            assert [m.passed for m in told(lines[0]) if isinstance(m, messages.VotingChanged)][-1] is True

    asyncio.run(whole())
