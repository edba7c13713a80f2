"""How fast are games on a GPU, are they the native ones, and how far is that from what its memory allows?

If each decision read and wrote the whole state once in the GPU's memory, and nothing else held it up, memory would set
the limit. The share of it that is used: the bytes of a state read and written, times the decisions a second, over the
bytes a second of a plain copy within the same memory. Set-up is included.

Each game is compiled and measured in a process of its own, at random and by rule of thumb; what is not done in
`GROTTO_BENCH_SECONDS` is given up. `GROTTO_BENCH_GAME` names a game to measure that one alone.
"""

import json
import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor

from bench.alone import ask
from bench.figures import Figure, absent
from bench.machine import ROOT
from bench.tables import TABLES
from grotto.players.thumbs import has_thumbs

SECONDS = 540
WAYS = ("random", "greedy")


def measure(quick: bool) -> list[Figure]:
    from grotto.native.device import is_available

    if not is_available():
        return [absent("games on a GPU", "no GPU here")]
    end = time.monotonic() + float(os.environ.get("GROTTO_BENCH_SECONDS", SECONDS))
    games = {table.game: table.box for table in TABLES if os.environ.get("GROTTO_BENCH_GAME", table.game) == table.game}
    jobs = [(game, way) for game, box in games.items() for way in WAYS if way == "random" or has_thumbs(box)]
    with ThreadPoolExecutor(min(len(jobs), os.cpu_count() or 1)) as pool:
        found = pool.map(lambda job: figures(job[0], job[1], quick, end), jobs)
        return [figure for some in found for figure in some]


def figures(game: str, way: str, quick: bool, end: float) -> list[Figure]:
    """What a process of its own finds in time."""
    command = [sys.executable, "-m", "bench.cuda_games", game, way, *["--quick"] * quick]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        try:
            told, _ = process.communicate(timeout=max(0.0, end - time.monotonic()))
            failed = f"ended with {process.returncode}; why, it says above" if process.returncode else ""
        except subprocess.TimeoutExpired:
            process.kill()
            told, failed = process.communicate()[0], "was not done in time"
    found = [Figure(**json.loads(line)) for line in told.splitlines() if line.endswith("}")]
    return found + [absent(f"{game}, {way}: the rest", failed)] * bool(failed)


if __name__ == "__main__":
    ask("cuda", measure)
