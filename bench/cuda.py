"""How fast are random games on a GPU, and how far is that from what its memory allows? Set-up included.

If each decision read and wrote the whole state once in the GPU's memory, and nothing else held it up, memory would set
the limit. The share of it that is used: the bytes of a state read and written, times the decisions a second, over the
bytes a second of a plain copy within the same memory.
"""

import fcntl
import os
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

# Before all else that brings in Numba: it puts back what NumPy 2.5 has removed and numba-cuda still imports.
from grotto.native import cuda as gpu  # isort: skip
from numba import config, cuda  # isort: skip

from bench.alone import ask
from bench.figures import Figure, absent, in_turns, told
from bench.tables import KEY, TABLES, Measured
from grotto.native.batch import DECISIONS, TALLY

COPIED = 1 << 30
COPIES = 20


def measure(quick: bool) -> list[Figure]:
    """`GROTTO_BENCH_GAME` names a game to measure that one alone."""
    if not cuda.is_available():
        return [absent("random games", "no GPU here")]
    chosen = [table for table in TABLES if os.environ.get("GROTTO_BENCH_GAME", table.game) == table.game]
    return [figure for table in chosen for figure in figures(table, quick)]


def figures(table: Measured, quick: bool) -> list[Figure]:
    start = time.perf_counter()
    world = gpu.CudaGame(table.box, told)
    play(world, table, 1)
    compiled = time.perf_counter() - start
    games = 8 if config.ENABLE_CUDASIM else (1 if quick else 2) * world.most_threads() * gpu.GAMES_A_THREAD
    name, times = str(table), 1 if config.ENABLE_CUDASIM else 3 if quick else 9
    with gpu_to_itself():
        decisions = in_turns({name: lambda: play(world, table, games)}, times)[name]
    found = [
        Figure(name, decisions, "decisions/s", least=table.cuda, note=f"{device()}, {games:,} games"),
        Figure("compile and first game", [compiled], "s"),
        same_as_native(world, table, 4 if config.ENABLE_CUDASIM else 20_000),
    ]
    return found if config.ENABLE_CUDASIM else found + beside_memory(world, found[0].middle)


@contextmanager
def gpu_to_itself() -> Iterator[None]:
    """Games may be compiled side by side, but are measured one after the other."""
    with (Path(tempfile.gettempdir()) / "grotto-bench-gpu").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def play(world: gpu.CudaGame, table: Measured, games: int) -> float:
    seconds, tally = world.play_all(table.prepared(), KEY, table.seats, games, lambda _: None)
    return float(tally[DECISIONS] / seconds)


def device() -> str:
    if config.ENABLE_CUDASIM:
        return "simulator"
    name = cuda.get_current_device().name
    return name.decode() if isinstance(name, bytes) else str(name)


def same_as_native(world: gpu.CudaGame, table: Measured, games: int) -> Figure:
    """Fast and wrong would be worth nothing: the tally of the same games natively, number by number."""
    from grotto.native.cpu import NativeGame

    native, start = NativeGame(world.box), table.prepared()
    theirs = native.play(native.record(start), KEY, table.seats, 0, games)
    ours = world.play_all(start, KEY, table.seats, games, lambda _: None)[1]
    equal = sum(int(a == b) for a, b in zip(ours, theirs, strict=True))
    return Figure("numbers of the tally equal to the native ones", [equal], f"of {TALLY}", note=f"{games:,} games")


def beside_memory(world: gpu.CudaGame, decisions_a_second: float) -> list[Figure]:
    size = world.box.layout.record().itemsize
    with gpu_to_itself():
        copied = in_turns({"copy": copy_speed}, 5)["copy"]
    limit = [speed / (2 * size) for speed in copied]
    return [
        Figure("copy within the GPU's memory, read and written", [speed / 1e9 for speed in copied], "GB/s"),
        Figure(f"limit at {2 * size:,} bytes a decision", limit, "decisions/s"),
        Figure("share of that limit", [100 * decisions_a_second / one for one in limit], "%"),
    ]


def copy_speed() -> float:
    """Bytes read and written a second, in copies of a gibibyte."""
    of, to = room(), room()
    to.copy_to_device(of)
    cuda.synchronize()
    start = time.perf_counter()
    for _ in range(COPIES):
        to.copy_to_device(of)
    cuda.synchronize()
    return 2 * COPIED * COPIES / (time.perf_counter() - start)


def room() -> Any:
    return cuda.device_array(COPIED, "uint8")


if __name__ == "__main__":
    ask("cuda", measure)
