"""Programs think here: in processes of their own, so that no thought ever holds up a table.

A worker is handed the state and the seat, deals again all that the seat cannot know, and chooses by that alone. If the
server dies, so do they.
"""

import asyncio
import gc
import logging
import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from random import SystemRandom
from typing import Any

from grotto.games import GAMES, open_box
from grotto.server.metrics import Metrics
from grotto.server.wire.parts import Why

LONGEST = 60.0  # seconds, the loading of compiled code included; whoever thinks longer is stopped, and a lot is drawn
LOG = logging.getLogger("grotto.thinkers")


@dataclass(frozen=True)
class Advice:
    action: str
    why: list[Why]


class Thinkers:
    def __init__(self, processes: int, metrics: Metrics) -> None:
        self.processes = processes or max(1, (os.cpu_count() or 2) - 1)
        self.metrics = metrics
        self.pool: ProcessPoolExecutor | None = None
        self.free = asyncio.Semaphore(self.processes)

    async def choose(self, game: str, state: bytes, seat: int, player: str) -> str:
        return (await self.advise(game, state, seat, player)).action

    async def advise(self, game: str, state: bytes, seat: int, player: str) -> Advice:
        """What the player does; should he fail or never end, one of the lawful actions by lot."""
        for _ in range(2):
            try:
                async with self.free:
                    thought = asyncio.get_running_loop().run_in_executor(
                        self.opened(), think, game, state, seat, player
                    )
                    with self.metrics.thought.time():
                        return await asyncio.wait_for(thought, LONGEST)
            except (BrokenProcessPool, TimeoutError) as trouble:
                LOG.error("a thought was lost", extra={"player": player, "why": repr(trouble)})
                self.close()
            except Exception:
                LOG.exception("a player failed", extra={"player": player, "game": game})
                break
        return Advice(by_lot(game, state, seat), [])

    def opened(self) -> ProcessPoolExecutor:
        if self.pool is None:
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(self.processes, context, initializer=begin_work)
        return self.pool

    async def warm_up(self) -> None:
        """The first process is ready before the first program is asked."""
        with suppress(BrokenProcessPool):
            await asyncio.get_running_loop().run_in_executor(self.opened(), load)

    def close(self, for_good: bool = False) -> None:
        """Whatever they think of is lost."""
        if self.pool is not None:
            workers = list((getattr(self.pool, "_processes", None) or {}).values())
            for worker in workers:
                worker.kill()
            self.pool.shutdown(wait=for_good, cancel_futures=True)
            self.pool = None
            gc.collect()


def by_lot(game: str, state: bytes, seat: int) -> str:
    box = open_box(game)
    into = box.row()
    count = box.plain.legal(box.layout.unpack(state), seat, into)
    return box.verbs.words(into[SystemRandom().randrange(count)])


# -- in the worker --------------------------------------------------------------------


def begin_work() -> None:
    """Tables come first; and no worker outlives its server."""
    os.nice(10)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=end_with, args=(parent,), daemon=True).start()


def load() -> None:
    """What every thought needs."""
    for game in GAMES:
        player_of(game, "random")


def end_with(parent: Any) -> None:
    parent.join()
    os._exit(0)


@cache
def player_of(game: str, name: str) -> Any:
    from grotto.players import player

    return player(name, open_box(game), patient=False)


def think(game: str, state: bytes, seat: int, name: str) -> Advice:
    from grotto.players import sight

    box, dice = open_box(game), SystemRandom()
    choice = player_of(game, name).choose(sight(box, box.layout.unpack(state), seat, dice), dice)
    why = [Why(str(one.action), float(one.value), one.unit, one.key, one.arguments) for one in choice.why]
    return Advice(choice.action.words, why)
