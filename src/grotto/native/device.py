"""Rules as device functions, and a thread's own memory, on a GPU or in Numba's CUDA simulator.

The simulator (NUMBA_ENABLE_CUDASIM=1) runs the same code without a GPU, slowly; CI uses it.
"""

from inspect import isfunction
from types import ModuleType, SimpleNamespace
from typing import Any

import numpy as np

from grotto.native import batch
from grotto.native.simulated import copy_simulated, simulated
from grotto.tabletop.box import Box
from grotto.tabletop.chance import refill, rewind, started
from grotto.tabletop.events import note
from grotto.tabletop.words import Misfit

# numba-cuda still imports names that NumPy 2.5 has removed.
for _old, _new in (("row_stack", "vstack"), ("in1d", "isin"), ("trapz", "trapezoid")):
    if not hasattr(np, _old):
        setattr(np, _old, getattr(np, _new))

import numba  # noqa: E402
from numba import config, cuda, types  # noqa: E402

BLOCK = 128
THREADS_A_PROCESSOR = 2048
# Set-up, scoring and the generator's block stand apart from the decisions; a game adds what it seldom does.
SELDOM = (batch.play_batch, batch.start_game, batch.add_result, rewind, refill)
COPYING = ("copy_record", "copy_template")


def is_available() -> bool:
    """Whether there is a GPU to play on, or the simulator was asked for."""
    return bool(cuda.is_available())


def check_gpu() -> None:
    if not is_available():
        raise Misfit("world", "cuda", "an NVIDIA GPU with its driver, or NUMBA_ENABLE_CUDASIM=1 for the simulator")


# -- rules --------------------------------------------------------------------------------------------------------


def on_device(box: Box, *forms: ModuleType, apart: tuple[ModuleType, ...] = ()) -> SimpleNamespace:
    """A game's functions, and those of the forms that it fills in, as device functions.

    Those of the modules `apart` are not copied into their callers.
    """
    given: dict[Any, Any] = {note: device(silence)}
    if config.ENABLE_CUDASIM:
        given |= {vars(form)[name]: copy_simulated for form in forms for name in COPYING if name in vars(form)}
    seldom = {rule.__name__ for rule in (*SELDOM, *box.seldom)}
    seldom |= {name for module in apart for name, rule in vars(module).items() if is_of(module, rule)}
    return box.world(lambda rule: device(rule, rule.__name__ in seldom), given, forms)


def is_of(module: ModuleType, thing: Any) -> bool:
    return isfunction(thing) and thing.__module__ == module.__name__


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


# -- memory -------------------------------------------------------------------------------------------------------


def record_type(layout: Any) -> Any:
    """The kind of a thread's own records."""
    return simulated(layout.record()) if config.ENABLE_CUDASIM else numba.from_dtype(layout.record())


def number_type(kind: Any) -> Any:
    """The kind of a thread's own numbers."""
    return object if config.ENABLE_CUDASIM else kind


def on_gpu(state: Any) -> Any:
    """A plain state as a record, in a row of one, in the GPU's memory."""
    return cuda.to_device(np.frombuffer(bytearray(state.pack()), state.record()))


def dice_on_gpu(key: bytes) -> Any:
    return on_gpu(started(key))


# -- threads ------------------------------------------------------------------------------------------------------


def most_threads() -> int:
    """As many as the GPU holds at once."""
    processors = 1 if config.ENABLE_CUDASIM else cuda.get_current_device().MULTIPROCESSOR_COUNT
    return int(processors) * THREADS_A_PROCESSOR


def grid(threads: int) -> tuple[int, int]:
    return (threads + BLOCK - 1) // BLOCK, min(threads, BLOCK)


def limits(box: Box) -> dict[str, int]:
    """What a kernel of the game is compiled with."""
    return {} if config.ENABLE_CUDASIM else {"max_registers": box.registers}
