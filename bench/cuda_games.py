"""A game on a GPU, in a process of its own: `python -m bench.cuda_games GAME random|greedy [--quick]`.

Each figure is a line of JSON, told as soon as it is found.
"""

import fcntl
import json
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import Any

# Before all else that brings in Numba: it makes NumPy fit for it.
from grotto.native import device  # isort: skip
from numba import config, cuda  # isort: skip

from bench.cuda_ways import WAYS, Way
from bench.figures import Figure, in_turns
from bench.tables import TABLES, Measured

TIMES = 5
FEW = 8  # games in the simulator
COPIED = 1 << 30
COPIES = 20


def figures(game: str, how: str, quick: bool) -> Iterator[Figure]:
    tables = [table for table in TABLES if table.game == game]
    way = WAYS[how](tables[0].box)
    start = time.perf_counter()
    way.rate(tables[0], 1)
    yield Figure(f"{game}, {how}: compile and first game", [time.perf_counter() - start], "s")
    for table in tables:
        yield from of_table(way, table, f"{table}, {how}", quick)


def of_table(way: Way, table: Measured, name: str, quick: bool) -> Iterator[Figure]:
    yield same_as_native(way, table, name, FEW if config.ENABLE_CUDASIM else way.compared)
    games = FEW if config.ENABLE_CUDASIM else way.games_a_thread * device.most_threads()
    with gpu_to_itself():
        decisions = in_turns({name: lambda: way.rate(table, games)}, 1 if quick else TIMES)[name]
    least = table.cuda if way.has_target else None
    speed = Figure(name, decisions, "decisions/s", least, note=f"{gpu_name()}, {games:,} games")
    yield speed
    if not config.ENABLE_CUDASIM:
        yield from beside_memory(table, name, speed.middle)


@contextmanager
def gpu_to_itself() -> Iterator[None]:
    """Games may be compiled side by side, but are measured one after the other."""
    with (Path(tempfile.gettempdir()) / "grotto-bench-gpu").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def gpu_name() -> str:
    if config.ENABLE_CUDASIM:
        return "simulator"
    name = cuda.get_current_device().name
    return name.decode() if isinstance(name, bytes) else str(name)


def same_as_native(way: Way, table: Measured, name: str, games: int) -> Figure:
    """Fast and wrong would be worth nothing: the same games natively, the state at the end of each byte by byte."""
    theirs, their_count = way.native_ends(table, games)
    with gpu_to_itself():
        ours, our_count = way.ends(table, games)
    equal = sum(int(a == b) for a, b in zip(ours, theirs, strict=True))
    counted = "all is" if our_count == their_count else "NOT ALL IS"
    note = f"of {games:,} games {counted} counted as natively"
    return Figure(f"{name}: ends byte by byte as natively", [equal], f"of {len(theirs):,}", len(theirs), note=note)


def beside_memory(table: Measured, name: str, decisions_a_second: float) -> Iterator[Figure]:
    size = table.box.layout.record().itemsize
    with gpu_to_itself():
        copied = in_turns({"copy": copy_speed}, 5)["copy"]
    limit = [speed / (2 * size) for speed in copied]
    yield Figure(f"{name}: a copy within the GPU's memory", [speed / 1e9 for speed in copied], "GB/s")
    yield Figure(f"{name}: limit at {2 * size:,} bytes a decision", limit, "decisions/s")
    yield Figure(f"{name}: share of that limit", [100 * decisions_a_second / one for one in limit], "%")


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
    for figure in figures(sys.argv[1], sys.argv[2], "--quick" in sys.argv[3:]):
        print(json.dumps(asdict(figure)), flush=True)
