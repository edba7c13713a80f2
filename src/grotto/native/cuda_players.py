"""Players by rule of thumb, or at random, on a GPU: the arena's rounds, so many deals a thread."""

import time
from collections.abc import Callable
from functools import cached_property
from typing import Any

import numpy as np

from grotto.native import device
from grotto.native.cuda import Played
from grotto.native.device import number_type, record_type
from grotto.players import rounds, weighing
from grotto.players.rounds import WIDTH
from grotto.players.thumbs import parts_of, thumbs_of
from grotto.tabletop.box import Box
from grotto.tabletop.chance import Chance

# After `device`, which makes NumPy fit for it.
from numba import cuda, int16, int64  # isort: skip


class CudaPlayers:
    """A game's rules and rules of thumb on the GPU, compiled when first used."""

    def __init__(self, box: Box, tell: Callable[[str], None] = lambda _: None) -> None:
        self.box, self.tell = box, tell
        self.forms = (*parts_of(thumbs_of(box)), weighing, rounds)
        device.check_gpu()

    @cached_property
    def kernel(self) -> Any:
        """Each thread plays its deals with every seating, as `play_rounds` does natively.

        Rules of thumb call each other from many places: copied into their callers they would be too much code.
        """
        self.tell(f"Compiling the players of {self.box.title} for the GPU …")
        rules = device.on_device(self.box, *self.forms, apart=self.forms)
        play_rounds, copy_template = rules.play_rounds, rules.copy_template
        most_answers, answer, value = self.box.most_answers, number_type(int16), number_type(int64)
        state, chance = record_type(self.box.layout), record_type(Chance)

        @cuda.jit(**device.limits(self.box))  # type: ignore[untyped-decorator]
        def play(template: Any, dice: Any, kinds: Any, seatings: Any, out: Any, ends: Any) -> None:
            thread = cuda.grid(1)
            if thread < out.shape[0]:
                work = cuda.local.array(1, state)
                mine = cuda.local.array(1, chance)
                into = cuda.local.array(most_answers, answer)
                values = cuda.local.array(most_answers, value)
                copy_template(mine, dice)
                first = thread * (out.shape[1] // seatings.shape[0])
                play_rounds(template, work, mine, into, values, kinds, seatings, out[thread], first)
                ends[thread] = work[0]

        return play

    def play_all(self, table: Any, key: bytes, kinds: Any, seatings: Any, threads: int, deals: int) -> Played:
        """So many deals a thread, from 0 on. What is counted is a row for each game, as `play_rounds` writes them."""
        given = device.on_gpu(table), device.dice_on_gpu(key), cuda.to_device(kinds), cuda.to_device(seatings)
        self.launch(given, *self.room(table.seat_count, 1, len(seatings)))
        out, ends = self.room(table.seat_count, threads, deals * len(seatings))
        start = time.perf_counter()
        self.launch(given, out, ends)
        seconds = time.perf_counter() - start
        return Played(seconds, out.copy_to_host().reshape(-1, WIDTH * table.seat_count), ends)

    def room(self, seats: int, threads: int, games: int) -> tuple[Any, Any]:
        """For the rows of each thread's games, and for its last table."""
        out = cuda.to_device(np.zeros((threads, games, WIDTH * seats), np.int32))
        return out, cuda.device_array(threads, self.box.layout.record())

    def launch(self, given: tuple[Any, ...], out: Any, ends: Any) -> None:
        self.kernel[device.grid(len(out))](*given, out, ends)
        cuda.synchronize()
