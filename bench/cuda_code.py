"""How much code are the rules on a GPU, and how long do they compile? Up to PTX, which takes no GPU.

It takes NVIDIA's compiler libraries, though: `pip install 'numba-cuda[cu13]'`. What is compiled is for Hopper cards.
"""

import time
from types import SimpleNamespace
from typing import Any

# Before all else that brings in Numba: it makes NumPy fit for it.
from grotto.native import device  # isort: skip
from numba import config, cuda, from_dtype, types  # isort: skip

from bench.alone import ask
from bench.figures import Figure, absent, told
from bench.tables import TABLES
from grotto.native.cuda import CudaGame
from grotto.native.cuda_players import CudaPlayers
from grotto.tabletop.box import Box
from grotto.tabletop.chance import Chance

HOPPER = (9, 0)


def measure(quick: bool) -> list[Figure]:  # noqa: ARG001  all questions are asked alike
    missing = what_is_missing()
    if missing:
        return [absent("code for a GPU", missing)]
    as_if_there_were_a_gpu()
    boxes = {table.game: table.box for table in TABLES}
    return [figure for box in boxes.values() for play in (CudaGame, CudaPlayers) for figure in code(box, play)]


def what_is_missing() -> str:
    """Found out by a kernel that does nothing: NVIDIA's libraries can be missing in many ways."""
    if config.ENABLE_CUDASIM:
        return "the simulator compiles nothing"
    try:
        to_ptx(lambda: None, ())
    except Exception as trouble:
        return f"{type(trouble).__name__}: {str(trouble).strip().splitlines()[0]}"
    return ""


def to_ptx(kernel: Any, arguments: tuple[Any, ...]) -> str:
    return str(cuda.compile(kernel, arguments, device=False, cc=HOPPER, abi="numba")[0])


def as_if_there_were_a_gpu() -> None:
    from numba.cuda import dispatcher

    device.is_available = lambda: True
    dispatcher.get_current_device = lambda: SimpleNamespace(compute_capability=HOPPER)


def code(box: Box, play: Any) -> list[Figure]:
    name = f"{box.name}, {'random' if play is CudaGame else 'greedy'}"
    start = time.process_time()
    text = to_ptx(play(box, told).kernel.py_func, arguments(box, play))
    seconds = time.process_time() - start
    return [Figure(f"{name}: lines of PTX", [text.count("\n")]), Figure(f"{name}: processor time", [seconds], "s")]


def arguments(box: Box, play: Any) -> tuple[Any, ...]:
    """The types of what the kernel is called with."""
    tables, dice = row(from_dtype(box.layout.record())), row(from_dtype(Chance.record()))
    if play is CudaGame:
        return tables, dice, row(types.int64, 2), tables, types.int64, types.int64, types.int64
    return tables, dice, row(types.int64), row(types.int64, 2), row(types.int32, 3), tables


def row(kind: Any, dimensions: int = 1) -> Any:
    return types.Array(kind, dimensions, "C")


if __name__ == "__main__":
    ask("cuda_code", measure)
