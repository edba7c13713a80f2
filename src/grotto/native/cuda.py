"""The world on a GPU: the same functions again as device functions, one thread a game.

Numba's CUDA simulator (NUMBA_ENABLE_CUDASIM=1) runs the same code without a GPU, slowly; CI uses it.
"""

import time
from collections.abc import Callable
from functools import cached_property
from types import SimpleNamespace
from typing import Any

import numpy as np

from grotto.native import batch
from grotto.native.batch import TALLY
from grotto.tabletop.box import Box
from grotto.tabletop.chance import Chance, refill, rewind, started
from grotto.tabletop.events import note
from grotto.tabletop.words import Misfit

# numba-cuda still imports names that NumPy 2.5 has removed.
for _old, _new in (("row_stack", "vstack"), ("in1d", "isin"), ("trapz", "trapezoid")):
    if not hasattr(np, _old):
        setattr(np, _old, getattr(np, _new))

import numba  # noqa: E402
from numba import config, cuda, int16, int64, types  # noqa: E402

BLOCK = 128
THREADS_A_PROCESSOR = 2048
GAMES_A_THREAD = 16
# Set-up, scoring and the generator's block stand apart from the decisions; a game adds what it seldom does.
SELDOM = (batch.play_batch, batch.start_game, batch.add_result, rewind, refill)


def is_available() -> bool:
    """Whether there is a GPU to play on, or the simulator was asked for."""
    return bool(cuda.is_available())


def device(function: Any, seldom: bool = False) -> Any:
    """A rule as a device function. Whole numbers come in as 64 bits, lest it be compiled for each width.

    All of it is compiled for size, and what is seldom done is not copied into its callers: the threads of a warp run
    through nearly every rule at each step, so what counts is that the rules fit the processor's instruction cache.
    """
    made = cuda.jit(device=True)(function)
    template = getattr(made, "get_call_template", None)
    if template is not None:

        def get_call_template(args: Any, kws: Any) -> Any:
            called = template(tuple(widened(kind) for kind in args), kws)
            mark(made, seldom)
            return called

        made.get_call_template = get_call_template
    return made


def mark(made: Any, seldom: bool) -> None:
    """Tell LLVM of a compiled function's wish to be small, and of its place."""
    for compiled in made.overloads.values():
        for module in compiled.library.modules:
            for code in module.functions:
                if code.name == compiled.fndesc.mangled_name:
                    code.attributes.add("optsize")
                    if seldom:
                        code.attributes.add("noinline")


def widened(kind: Any) -> Any:
    return types.int64 if isinstance(kind, (types.Integer, types.Boolean, types.IntEnumMember)) else kind


def silence(game: Any, kind: Any, knowers: Any, a: Any, b: Any, c: Any, d: Any) -> None:
    """In the place of `note`."""


class CudaGame:
    """A game's rules on the GPU, compiled when first used."""

    def __init__(self, box: Box, tell: Callable[[str], None] = lambda _: None) -> None:
        self.box, self.tell = box, tell
        if not is_available():
            raise Misfit("world", "cuda", "an NVIDIA GPU with its driver, or NUMBA_ENABLE_CUDASIM=1 for the simulator")

    @cached_property
    def rules(self) -> SimpleNamespace:
        given: dict[Any, Any] = {note: device(silence)}
        if config.ENABLE_CUDASIM:
            given[batch.copy_record] = copy_simulated
        seldom = {rule.__name__ for rule in (*SELDOM, *self.box.seldom)}
        return self.box.world(lambda rule: device(rule, rule.__name__ in seldom), given, forms=(batch,))

    @cached_property
    def kernel(self) -> Any:
        """Each thread copies the table to its own memory and plays every game whose turn it is."""
        self.tell(f"Compiling the rules of {self.box.title} for the GPU …")
        play_batch, copy_record = self.rules.play_batch, self.rules.copy_record
        most_answers = self.box.most_answers
        state, chance = record_type(self.box.layout), record_type(Chance)
        answer = int64 if config.ENABLE_CUDASIM else int16  # as in `simulated`
        limits = {} if config.ENABLE_CUDASIM else {"max_registers": self.box.registers}

        @cuda.jit(**limits)  # type: ignore[untyped-decorator]
        def play(template: Any, dice: Any, tallies: Any, seats: int, first: int, end: int) -> None:
            thread = cuda.grid(1)
            threads = tallies.shape[0]
            if thread < threads:
                work = cuda.local.array(1, state)
                mine = cuda.local.array(1, chance)
                into = cuda.local.array(most_answers, answer)
                copy_record(mine, dice)
                play_batch(template, work, mine, into, tallies[thread], seats, first + thread, threads, end)

        return play

    def play_all(
        self, table: Any, key: bytes, seats: int, games: int, progress: Callable[[int], None]
    ) -> tuple[float, Any]:
        """The games from 0 on, several a thread and launch; returns the seconds (without compiling) and the tally."""
        threads = min(games, self.most_threads())
        template = cuda.to_device(np.frombuffer(table.pack(), self.box.layout.record()))
        dice = cuda.to_device(np.frombuffer(started(key).pack(), Chance.record()))
        tallies = cuda.to_device(np.zeros((threads, TALLY), np.int64))
        shape = ((threads + BLOCK - 1) // BLOCK, min(threads, BLOCK))
        self.kernel[shape](template, dice, tallies, seats, 0, 0)
        cuda.synchronize()
        start = time.perf_counter()
        for first in range(0, games, threads * GAMES_A_THREAD):
            end = min(first + threads * GAMES_A_THREAD, games)
            self.kernel[shape](template, dice, tallies, seats, first, end)
            cuda.synchronize()
            progress(end)
        tally = tallies.copy_to_host().sum(axis=0)
        return time.perf_counter() - start, tally

    def most_threads(self) -> int:
        processors = 1 if config.ENABLE_CUDASIM else cuda.get_current_device().MULTIPROCESSOR_COUNT
        return int(processors) * THREADS_A_PROCESSOR


def record_type(layout: Any) -> Any:
    """The kind of a thread's own records: Numba's on the GPU; in the simulator NumPy's, with fields as attributes."""
    return simulated(layout.record()) if config.ENABLE_CUDASIM else numba.from_dtype(layout.record())


def simulated(kind: np.dtype[Any]) -> np.dtype[Any]:
    """The same record with 64-bit numbers: NumPy's small ones would overflow where a GPU's registers do not."""
    if kind.subdtype is not None:
        return np.dtype((simulated(kind.subdtype[0]), kind.subdtype[1]))
    if kind.fields is None:
        return np.dtype(np.int64)
    fields = [(name, simulated(field[0])) for name, field in kind.fields.items()]
    return np.dtype((Simulated, np.dtype(fields)))


class Simulated(np.void):  # type: ignore[misc]
    """A record whose fields are attributes, before all else that NumPy hangs on its scalars."""

    def __getattribute__(self, name: str) -> Any:
        kind = object.__getattribute__(self, "dtype")
        return self[name] if name in kind.fields else object.__getattribute__(self, name)

    def __setattr__(self, name: str, value: Any) -> None:
        self[name] = value


def copy_simulated(to: Any, of: Any) -> None:
    """In the place of `copy_record` in the simulator, whose arrays hand out no records."""
    to[0] = of.copy_to_host()[0]
