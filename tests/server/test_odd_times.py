"""Times over many races: a table is told of a seat whose times are no person's."""

import asyncio
from pathlib import Path

import pytest

from grotto.server.race.modes import MS
from grotto.server.wire import commands, messages
from tests.server.halls import AN_HOUR, SEATS, Halls, wait_for_the_cue


async def times(halls: Halls) -> list[list[int]]:
    return [place.times for place in (await halls.table()).standing.places]


def told_odd(halls: Halls, viewer: int | None) -> list[int]:
    return next(message for message in halls.told(viewer) if isinstance(message, messages.RaceAhead)).odd_times


async def race(halls: Halls, reactions_ms: list[int]) -> None:
    """All slap so long after their cue, by the server's own clock."""
    await halls.hears(0, messages.Happened)
    for seat, reaction in zip(SEATS, reactions_ms, strict=True):
        start = (await halls.race()).runner(seat).start
        assert start is not None
        await halls.order(seat, commands.Tap("tap", 1, reaction), stamp=start + reaction * MS)
    await halls.hears(0, messages.RaceOver)


def test_times_are_kept_as_long_as_the_person_sits_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def whole() -> None:
        async with Halls(tmp_path) as halls:
            await halls.make()
            wait_for_the_cue(monkeypatch, 0)
            await halls.set_dice()
            await race(halls, [300, 310, 320])
            assert await times(halls) == [[300 * MS], [310 * MS], [320 * MS]]
            await halls.die()
            await halls.come()
            assert await times(halls) == [[300 * MS], [310 * MS], [320 * MS]]
            await halls.order(2, commands.Leave("leave"))
            await halls.hall.join(halls.code, "Dan", 2)
            assert await times(halls) == [[300 * MS], [310 * MS], []]

    asyncio.run(whole())


def test_everybody_is_told_whose_times_are_no_persons(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def whole() -> None:
        async with Halls(tmp_path) as halls:
            await halls.make()
            wait_for_the_cue(monkeypatch, AN_HOUR)
            people = [MS * (250 + 17 * i % 90) for i in range(20)]
            for seat, kept in enumerate((people, [350 * MS] * 20, people)):
                (await halls.table()).standing.places[seat].times = kept
            await halls.set_dice()
            assert [told_odd(halls, viewer) for viewer in (None, *SEATS)] == [[1]] * 4

    asyncio.run(whole())
