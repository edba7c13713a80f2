"""How long does one wait: for the first compile, for compiled rules from the cache, for an import?

Everything is timed in fresh interpreters. "Ready" is the time from opening the game to the end of a first game (or
step), with Numba already imported; that import is a figure of its own. The cache folder is new, and then used again.
"""

import json
import os
import subprocess
import sys
import tempfile
import time

from bench.alone import ask
from bench.figures import Figure, absent, in_turns
from bench.machine import ROOT
from bench.tables import TABLES, Measured

WAIT = """
import json, time
start = time.perf_counter()
import numba
imported = time.perf_counter()
from bench.tables import KEY, TABLES
from grotto.native.cpu import NativeGame, NativeTable
measured = next(table for table in TABLES if table.game == {game!r})
native = NativeGame(measured.box)
template = native.record(measured.prepared())
if {stepping}:
    table = NativeTable(native, template)
    table.start(0)
    table.act(int(table.legal[0]))
else:
    native.play(template, KEY, measured.seats, 0, 1)
print(json.dumps([imported - start, time.perf_counter() - imported]))
"""
IMPORT = "import time; start = time.perf_counter(); import grotto; print(time.perf_counter() - start)"
UNIT = "s"


def measure(quick: bool) -> list[Figure]:
    times = 1 if quick else 3
    games = list({table.game: table for table in TABLES}.values())
    compiled = [figure for table in games for figure in compiling(table, times)]
    python(IMPORT)
    runs = {"`import grotto`": lambda: float(python(IMPORT)), "`grotto --help`": show_help}
    light = in_turns(runs, 3 if quick else 10)
    return [
        *compiled,
        Figure("`import grotto`", [1000 * second for second in light["`import grotto`"]], "ms", most=100),
        help_figure(light["`grotto --help`"]),
    ]


def compiling(table: Measured, times: int) -> list[Figure]:
    """Ready to play random games, and ready to step one; without and with the cache."""
    rounds = [waits(table.game, stepping=False) for _ in range(times)]
    steps = [waits(table.game, stepping=True) for _ in range(times)]
    numba_alone = [second for first in (*rounds, *steps) for second in (first[0][0], first[1][0])]
    return [
        Figure(f"{table.game}: first compile, to play", [first[1] for first, _ in rounds], UNIT, most=table.compile),
        Figure(f"{table.game}: from the cache, to play", [then[1] for _, then in rounds], UNIT, most=table.cached),
        Figure(f"{table.game}: first compile, to step", [first[1] for first, _ in steps], UNIT, most=table.compile),
        Figure(f"{table.game}: from the cache, to step", [then[1] for _, then in steps], UNIT, most=table.cached),
        Figure("`import numba` by itself", numba_alone, UNIT),
    ]


def waits(game: str, stepping: bool) -> tuple[list[float], list[float]]:
    """With a new cache folder, and again with what is in it: the import of Numba, and the rest until ready."""
    with tempfile.TemporaryDirectory() as folder:
        code = WAIT.format(game=game, stepping=stepping)
        first, then = (json.loads(python(code, GROTTO_CACHE=folder)) for _ in range(2))
    return first, then


def show_help() -> float:
    start = time.perf_counter()
    command = [sys.executable, "-m", "grotto", "--help"]
    done = subprocess.run(command, cwd=ROOT, env=surroundings(), capture_output=True, check=False)
    return time.perf_counter() - start if done.returncode == 0 else -1.0


def help_figure(seconds: list[float]) -> Figure:
    if min(seconds) < 0:
        return absent("`grotto --help`", "not installed")
    return Figure("`grotto --help`", [1000 * second for second in seconds], "ms", note="the whole process")


def python(code: str, **more: str) -> str:
    """What a fresh interpreter prints."""
    command, env = [sys.executable, "-c", code], surroundings() | more
    return subprocess.run(command, cwd=ROOT, env=env, stdout=subprocess.PIPE, text=True, check=True).stdout


def surroundings() -> dict[str, str]:
    """The environment, except that Python keeps its compiled modules, as it usually does."""
    return {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}


if __name__ == "__main__":
    ask("compile", measure)
