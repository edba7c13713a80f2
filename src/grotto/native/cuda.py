"""The world on a GPU: the same functions again as device functions, one thread a game; random play."""

import time
from collections.abc import Callable
from functools import cached_property
from typing import Any, NamedTuple

import numpy as np

from grotto.native import batch, device
from grotto.native.batch import TALLY
from grotto.native.device import is_available, number_type, record_type
from grotto.tabletop.box import Box
from grotto.tabletop.chance import Chance

# After `device`, which makes NumPy fit for it.
from numba import cuda, int16  # isort: skip

GAMES_A_THREAD = 16
__all__ = ["CudaGame", "Played", "is_available"]


class Played(NamedTuple):
    """Seconds without compiling, what was counted, and each thread's table at the end of its last game, on the GPU."""

    seconds: float
    counted: Any
    ends: Any


class CudaGame:
    """A game's rules on the GPU, compiled when first used."""

    def __init__(self, box: Box, tell: Callable[[str], None] = lambda _: None) -> None:
        self.box, self.tell = box, tell
        device.check_gpu()

    @cached_property
    def kernel(self) -> Any:
        """Each thread copies the table to its own memory and plays every game whose turn it is."""
        self.tell(f"Compiling the rules of {self.box.title} for the GPU …")
        rules = device.on_device(self.box, batch)
        play_batch, copy_record = rules.play_batch, rules.copy_record
        most_answers, answer = self.box.most_answers, number_type(int16)
        state, chance = record_type(self.box.layout), record_type(Chance)

        @cuda.jit(**device.limits(self.box))  # type: ignore[untyped-decorator]
        def play(template: Any, dice: Any, tallies: Any, ends: Any, seats: int, first: int, end: int) -> None:
            thread = cuda.grid(1)
            threads = tallies.shape[0]
            if thread < threads and first + thread < end:
                work = cuda.local.array(1, state)
                mine = cuda.local.array(1, chance)
                into = cuda.local.array(most_answers, answer)
                copy_record(mine, dice)
                play_batch(template, work, mine, into, tallies[thread], seats, first + thread, threads, end)
                ends[thread] = work[0]

        return play

    def play_all(
        self, table: Any, key: bytes, seats: int, games: int, progress: Callable[[int], None], threads: int = 0
    ) -> Played:
        """The games from 0 on, several a thread and launch. What is counted is the tally."""
        threads = min(games, threads or device.most_threads())
        template, dice = device.on_gpu(table), device.dice_on_gpu(key)
        tallies = cuda.to_device(np.zeros((threads, TALLY), np.int64))
        ends = cuda.device_array(threads, self.box.layout.record())
        shape = device.grid(threads)
        self.kernel[shape](template, dice, tallies, ends, seats, 0, 0)
        cuda.synchronize()
        start = time.perf_counter()
        for first in range(0, games, threads * GAMES_A_THREAD):
            end = min(first + threads * GAMES_A_THREAD, games)
            self.kernel[shape](template, dice, tallies, ends, seats, first, end)
            cuda.synchronize()
            progress(end)
        tally = tallies.copy_to_host().sum(axis=0)
        return Played(time.perf_counter() - start, tally, ends)
