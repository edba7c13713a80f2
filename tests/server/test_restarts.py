"""A race that is cut off, by its server's end or by a pause: who has seen the cue goes on seeing what it showed."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from grotto.server.store import Write
from grotto.server.wire import commands, messages
from grotto.server.wire.words import Motion
from tests.server.halls import ALL, AN_HOUR, SEATS, Halls, wait_for_the_cue


def test_who_saw_the_cue_sees_it_though_the_server_dies_again_before_the_next_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def whole() -> None:
        async with Halls(tmp_path) as halls:
            await halls.make()
            wait_for_the_cue(monkeypatch, 0)
            await halls.set_dice()
            for viewer in ALL:
                await halls.hears(viewer, messages.Happened)
            before = {viewer: await halls.log(viewer) for viewer in ALL}
            assert await halls.sees_the_dice(0)
            wait_for_the_cue(monkeypatch, AN_HOUR)
            for _ in range(2):
                await halls.die()
                await halls.come()
                assert any(isinstance(message, messages.RaceAhead) for message in halls.told(1))
                assert {viewer: await halls.log(viewer) for viewer in ALL} == before

    asyncio.run(whole())


def test_who_has_not_seen_it_still_does_not(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def whole() -> None:
        async with Halls(tmp_path) as halls:
            await halls.make()
            wait_for_the_cue(monkeypatch, AN_HOUR)
            await halls.set_dice()
            for _ in range(2):
                await halls.die()
                await halls.come()
                assert [await halls.sees_the_dice(viewer) for viewer in ALL] == [False] * 4

    asyncio.run(whole())


def test_what_the_end_of_a_race_shows_is_kept_before_its_order_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Timed alone, who only watches sees the dice at the end. The server dies with the order not yet on disk."""

    async def whole() -> None:
        async with Halls(tmp_path) as halls:
            await halls.make(race="alone")
            wait_for_the_cue(monkeypatch, 0)
            await halls.set_dice()
            monkeypatch.setattr(halls.hall.store, "save", but_no_receipt(halls.hall.store.save))
            for seat in SEATS:
                await halls.order(seat, commands.Ready("ready", 1))
                await halls.keep_hands(seat)
            await halls.hears(None, messages.Happened)
            await halls.die()
            assert await halls.sees_the_dice(None)

    asyncio.run(whole())


def but_no_receipt(save: Callable[..., Awaitable[None]]) -> Callable[..., Awaitable[None]]:
    """A disk that never comes to an end with the order of a race."""

    async def saved(*writes: Write) -> None:
        if any(name == "receipt" for name, _ in writes):
            await asyncio.Event().wait()
        await save(*writes)

    return saved


async def agree(halls: Halls, motion: Motion) -> None:
    await halls.order(0, commands.Propose(f"to {motion}", motion))
    for seat in SEATS[1:]:
        await halls.order(seat, commands.Vote(f"for {motion}", True))


def test_a_pause_breaks_a_race_off_and_it_is_run_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def whole() -> None:
        async with Halls(tmp_path) as halls:
            await halls.make()
            wait_for_the_cue(monkeypatch, 0)
            await halls.set_dice()
            for viewer in ALL:
                await halls.hears(viewer, messages.Happened)
            await agree(halls, "pause")
            await halls.keep_hands(0)
            assert (await halls.answer(0, "keep")).reason == "paused"
            wait_for_the_cue(monkeypatch, AN_HOUR)
            await agree(halls, "resume")
            race = await halls.race()
            assert race.run == 2
            assert not race.is_closed(race.opened + AN_HOUR)
            assert await halls.sees_the_dice(0)

    asyncio.run(whole())


def test_a_game_that_is_ended_before_the_cue_shows_everybody_what_it_hid(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def whole() -> None:
        async with Halls(tmp_path) as halls:
            await halls.make()
            wait_for_the_cue(monkeypatch, AN_HOUR)
            await halls.set_dice()
            await agree(halls, "end")
            for viewer in ALL:
                assert halls.log_as_told(viewer) == await halls.log(viewer)
            assert await halls.sees_the_dice(None)

    asyncio.run(whole())


def test_over_days_a_race_ends_though_nobody_comes_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def whole() -> None:
        monkeypatch.setattr("grotto.server.table.racing.DAY_US", 500_000)
        async with Halls(tmp_path) as halls:
            await halls.make(pace=commands.Pace("days", days=1))
            await halls.set_dice()
            await halls.die()
            async with asyncio.timeout(30):
                while halls.code not in halls.hall.tables:
                    await asyncio.sleep(0.01)
                while not (await halls.table()).state(None).receipts:
                    await asyncio.sleep(0.01)

    asyncio.run(whole())
