"""What a machine does to a server: its disk is full, its clock jumps, it has been running for very long."""

import asyncio
import os
import resource
from pathlib import Path
from typing import Any

import pytest

from tests.server.process import Served
from tests.server.sitter import Sitter, begun, rise_all
from tests.server.test_games import race_of
from tests.server.test_keeping import as_seen, asked, some_actions
from tests.server.test_race import set_dice

SHIFTED = Path(__file__).parent / "shifted"
DAY = 86_400
NO_LIMIT = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)


# -- the disk ------------------------------------------------------------------------


def fill_disk(served: Served) -> None:
    """The kernel lets no file of that process grow any more."""
    assert served.process is not None
    size = (served.data / "grotto.db-wal").stat().st_size
    resource.prlimit(served.process.pid, resource.RLIMIT_FSIZE, (size // 2, resource.RLIM_INFINITY))


def free_disk(served: Served) -> None:
    assert served.process is not None
    resource.prlimit(served.process.pid, resource.RLIMIT_FSIZE, NO_LIMIT)


def test_with_a_full_disk_nothing_is_accepted_and_nothing_is_lost(start: Any) -> None:
    served: Served = start(GROTTO_LOG="critical")

    async def whole() -> None:
        sitters = await begun(served, "digup", 2)
        await some_actions(sitters, 4)
        acting = asked(sitters)[0]
        seen, question, words = as_seen(acting), acting.now["question"], acting.now["legal"][0]["words"]
        fill_disk(served)
        assert served.call("GET", "/health")[0] == 503
        answer = await acting.order("act", "kept", question=question, action=words)
        assert (answer["type"], answer["reason"]) == ("refused", "not-stored")
        status, found = await asyncio.to_thread(served.call, "POST", "/api/tables", {"game": "digup", "name": "A"})
        assert (status, found["reason"]) == (503, "not-stored")
        free_disk(served)
        await acting.until(lambda me: as_seen(me) == seen)
        assert (await acting.order("act", "kept", question=question, action=words))["type"] == "done"
        await some_actions(sitters, 4)
        assert served.get("/health")["status"] == "good"
        await rise_all(*sitters)

    asyncio.run(whole())


# -- the clock -----------------------------------------------------------------------


@pytest.mark.parametrize("jump", [DAY, pytest.param(-DAY, marks=pytest.mark.slow)])
def test_a_jump_of_the_clock_gives_nobody_time_and_takes_none(start: Any, tmp_path: Path, jump: int) -> None:
    """While the server runs, and while it does not."""
    clock = tmp_path / "clock"
    clock.write_text("0")
    served: Served = start(PYTHONPATH=str(SHIFTED), GROTTO_TEST_CLOCK=str(clock))

    async def before() -> list[Sitter]:
        sitters = await begun(served, "digup", 2, pace={"kind": "clocks", "bank_seconds": 600})
        clock.write_text(str(jump))
        await some_actions(sitters, 4)
        check(sitters[0])
        served.kill()
        return sitters

    async def after(old: list[Sitter]) -> None:
        sitters = [await Sitter(served, one.code, one.secret).sit() for one in old]
        for sitter in sitters:
            await sitter.until(lambda me: me.state)
            check(sitter)
        await some_actions(sitters, 2)
        check(sitters[0])
        await rise_all(*sitters)

    def check(sitter: Sitter) -> None:
        assert all(0 < one["left_ms"] <= 1000 * (600 + 15 * 8) for one in sitter.now["clocks"]), sitter.now["clocks"]
        assert not any(seat["covered"] for seat in sitter.table["seats"])

    old = asyncio.run(before())
    served.start()
    asyncio.run(after(old))


@pytest.mark.slow
@pytest.mark.parametrize("jump", [DAY, -DAY])
def test_a_race_that_a_crash_cut_off_is_run_again_though_the_clock_jumped(
    start: Any, tmp_path: Path, jump: int
) -> None:
    clock = tmp_path / "clock"
    clock.write_text("0")
    served: Served = start(PYTHONPATH=str(SHIFTED), GROTTO_TEST_CLOCK=str(clock))

    async def before() -> list[Sitter]:
        sitters = await begun(served, "lamp", 3)
        await set_dice(sitters)
        for sitter in sitters:
            await sitter.until(race_of)
        clock.write_text(str(jump))
        served.kill()
        return sitters

    async def after(old: list[Sitter]) -> None:
        sitters = [await Sitter(served, one.code, one.secret).sit() for one in old]
        for sitter, one in zip(sitters, old, strict=True):
            await sitter.heard("race-ahead")
            assert sitter.state["log"] == one.state["log"]
            await sitter.until(race_of)
            await sitter.order("keep-hands", race=1)
        assert (await sitters[0].heard("race-over"))["receipt"]["receipt"]["run"] == 2
        await rise_all(*sitters)

    old = asyncio.run(before())
    served.start()
    asyncio.run(after(old))


# -- very long -----------------------------------------------------------------------

GAMES, TABLES, WARM = 10_000, 20, 2_000


def memory(served: Served) -> float:
    """Resident, in MB."""
    assert served.process is not None
    pages = int(Path(f"/proc/{served.process.pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


@pytest.mark.slow
def test_ten_thousand_games_leave_nothing_in_memory(start: Any) -> None:
    """Games that are dealt, kept, told, ended by agreement at once, and begun anew: no actions, all the rest."""
    served: Served = start(GROTTO_COMMANDS_PER_SECOND="100000")
    at: dict[int, float] = {}

    async def play(ann: Sitter, games: list[int]) -> None:
        while games:
            number = games.pop()
            motion = "end" if not ann.is_over else "rematch"
            assert (await ann.order("propose", motion=motion))["type"] == "done"
            if motion == "rematch":
                games.append(number)
            ann.messages.clear()
            ann.frames.clear()
            ann.answers.clear()
            if len(games) in (GAMES - WARM, 0):
                at[len(games)] = memory(served)

    async def whole() -> None:
        sitters = []
        for _ in range(TABLES):
            made = served.make("digup", seats=[{"player": "random"}], start=True)
            sitters.append(await Sitter(served, made["code"], made["secret"]).sit())
            await sitters[-1].until(lambda me: me.state)
        games = list(range(GAMES))
        await asyncio.gather(*(play(sitter, games) for sitter in sitters))
        await rise_all(*sitters)

    asyncio.run(whole())
    grown = at[0] - at[GAMES - WARM]
    assert grown < 15, f"{grown:.1f} MB more after {GAMES} games than after {WARM}: {at}"
