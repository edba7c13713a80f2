"""The server is killed 50 times: in mid-game, in mid-race, under load. Nothing told is lost, every table plays on."""

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import pytest

from grotto.server.configuration import Configuration
from grotto.server.hall import Hall
from grotto.server.table import seating, voting
from grotto.server.wire import commands
from grotto.server.wire.border import NewTable, SeatWish
from grotto.server.wire.parts import Voting
from tests.server.process import Served
from tests.server.sitter import Sitter, begun, rise_all, table_of
from tests.server.survivor import PATIENCE, Survivor, Tally
from tests.server.test_games import served_text

pytestmark = pytest.mark.slow
AFTER = ("done", "happened", "chosen", "race-ahead", "race-over")


async def seated(
    served: Served, dice: random.Random, tally: Tally, game: str, seats: int, **wish: Any
) -> list[Survivor]:
    sitters = await begun(served, game, seats, **wish)
    await rise_all(*sitters)
    found = [Survivor(served, one.code, one.secret, random.Random(dice.random()), tally) for one in sitters]
    for survivor in found:
        await survivor.sit()
        await survivor.until(lambda me: me.state)
    return found


async def play_and_be_killed(served: Served, survivors: list[Survivor], tally: Tally) -> None:
    """All play; the server is killed the moment that the tally rings."""
    ended = asyncio.Event()
    playing = [asyncio.create_task(survivor.play(ended)) for survivor in survivors]
    ringing = asyncio.create_task(tally.rung.wait())
    done, _ = await asyncio.wait([ringing, *playing], timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
    served.kill()
    assert ringing in done, [task.result() for task in done if task is not ringing] or f"no more {tally.kind}"
    for survivor in survivors:
        assert survivor.reading is not None
        await survivor.reading
    await asyncio.gather(*playing)


async def all_come_back(served: Served, survivors: list[Survivor]) -> None:
    await asyncio.to_thread(served.start)
    await asyncio.gather(*(survivor.come_back() for survivor in survivors))


async def end_and_verify(served: Served, table: list[Survivor]) -> None:
    """The game is ended by agreement; all that was confirmed is in its transcript, in order, once."""
    first = table[0]
    if not first.is_over:
        if first.state.get("voting"):
            await first.order("vote", agrees=False)
        await first.order("propose", motion="end")
        for other in table[1:]:
            await other.until(lambda me: me.state.get("voting") or me.is_over)
            await other.order("vote", agrees=True)
    await first.until(lambda me: me.is_over and me.table.get("record"))
    record = first.table["record"]
    assert served.get(f"/api/records/{record}/verification")["holds"] is True
    acted = words_of(served_text(served, f"/api/records/{record}/transcript"))
    for survivor in table:
        final = dict(survivor.confirmed.get(survivor.state["commitment"][:8], []))
        expected = [words for question, words in sorted(final.items()) if question < survivor.now["question"]]
        assert is_within(expected, acted), (expected, acted)
    await rise_all(*table)


def words_of(transcript: str) -> list[str]:
    said: list[str] = json.loads(transcript)["actions"]
    return [line.partition(": ")[2] if line[:1].isdigit() and ": " in line[:4] else line for line in said]


def is_within(few: list[str], all_of_them: list[str]) -> bool:
    """In that order."""
    rest = iter(all_of_them)
    return all(any(word == other for other in rest) for word in few)


def kills(start: Any, seed: int, times: int, most: int, tables: list[tuple[str, int, dict[str, Any]]]) -> None:
    served: Served = start()
    dice = random.Random(seed)

    async def whole() -> None:
        tally = Tally()
        at = [await seated(served, dice, tally, game, seats, **wish) for game, seats, wish in tables]
        survivors = [survivor for table in at for survivor in table]
        races = any(game == "lamp" for game, _, _ in tables)
        for _ in range(times):
            kind = dice.choice(AFTER if races else AFTER[:2])
            few = max(1, most // 20) if kind.startswith("race") else most
            tally.set(kind, dice.randint(1, few))
            await play_and_be_killed(served, survivors, tally)
            await all_come_back(served, survivors)
        for table in at:
            await end_and_verify(served, table)

    asyncio.run(whole())


def test_twenty_kills_in_mid_game(start: Any) -> None:
    kills(start, 1, 20, 30, [("digup", 2, {}), ("dragons", 3, {"pace": {"kind": "clocks"}})])


def test_fifteen_kills_in_mid_race(start: Any) -> None:
    kills(start, 2, 15, 20, [("lamp", 3, {}), ("lamp", 2, {"race": "relaxed"}), ("lamp", 2, {"race": "sealed"})])


def test_fifteen_kills_under_load(start: Any) -> None:
    load: list[tuple[str, int, dict[str, Any]]] = [("digup", 2, {})] * 16
    load += [("dragons", 3, {})] * 6 + [("lamp", 2, {"race": "sealed"})] * 4
    kills(start, 3, 15, 400, load)


def test_clocks_go_on_after_a_kill_and_ring_though_nobody_comes_back(start: Any) -> None:
    """And the time in which no server ran is nobody's."""
    served: Served = start()
    pace = {"kind": "clocks", "bank_seconds": 5, "increment_seconds": 0}

    async def before() -> tuple[list[Sitter], list[dict[str, Any]]]:
        sitters = await begun(served, "digup", 2, pace=pace)
        clocks = sitters[0].now["clocks"]
        served.kill()
        return sitters, clocks

    async def after(old: list[Sitter], clocks: list[dict[str, Any]]) -> None:
        watcher = await Sitter(served, old[0].code).sit()
        await watcher.until(lambda me: me.state)
        running = {clock["seat"] for clock in clocks if clock["running"]}
        assert {clock["seat"] for clock in watcher.now["clocks"] if clock["running"]} == running
        assert all(clock["left_ms"] <= 5_000 for clock in watcher.now["clocks"])
        await watcher.until(lambda me: any(me.table["seats"][seat]["covered"] for seat in running))
        await watcher.until(lambda me: me.now["question"] > 1)
        await watcher.rise()

    found = asyncio.run(before())
    served.start()
    asyncio.run(after(*found))


def test_a_motion_outlives_the_server_and_can_still_be_carried(start: Any) -> None:
    served: Served = start()

    async def before() -> list[Sitter]:
        sitters = await table_of(served, "digup", 2)
        await sitters[0].order("start")
        await sitters[0].order("propose", motion="pause")
        served.kill()
        return sitters

    async def after(old: list[Sitter]) -> None:
        ann, bob = [await Sitter(served, one.code, one.secret).sit() for one in old]
        await bob.until(lambda me: me.state.get("voting"))
        await bob.order("vote", agrees=True)
        await ann.until(lambda me: me.table["paused"])
        await rise_all(ann, bob)

    old = asyncio.run(before())
    served.start()
    asyncio.run(after(old))


@pytest.mark.parametrize("agreed", [[0], [0, 1]])
def test_a_motion_that_outlived_its_server_is_counted_again_or_dropped_in_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, agreed: list[int]
) -> None:
    """Killed between the last vote and what it was about, or before the last vote that never came."""
    monkeypatch.setattr(voting, "OPEN_FOR", 0.05)

    async def whole() -> None:
        hall = Hall(Configuration(data=tmp_path, grace_seconds=1000))
        await hall.open()
        made = await hall.make(NewTable("digup", "Ann", seats=[SeatWish()]))
        await hall.join(made.code, "Bob", None)
        table = await hall.table(made.code)
        await table.call(lambda: seating.start(table, 0, commands.Start("go")))
        table.standing.voting = Voting("pause", 0, agreed, [0, 1])
        await table.save(stand=True)
        await hall.let_go(table)
        again = await hall.table(made.code)
        async with asyncio.timeout(10):
            while again.standing.voting is not None:
                await asyncio.sleep(0.01)
        assert again.standing.paused is (agreed == [0, 1])
        await again.close("idle")
        await hall.close()

    asyncio.run(whole())
