"""Natively an index past a row silently reads its neighbour. Once with Numba's checks on, it would be an error."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

GAMES = """
from grotto.lab.simulate import simulate
from grotto.games import GAMES, open_box
for name in GAMES:
    for seats in open_box(name).seats:
        print(name, seats, simulate(name, seats=seats, games=60, seed=5, world="native").decisions)
"""

BEYOND = """
import numpy as np
from grotto.native import compiling
def beyond(row, at):
    return row[at]
part = compiling.part(beyond)
import numba
@numba.njit(pipeline_class=compiling.EntryCompiler)
def ask(row, at):
    return part(row, at)
print(ask(np.zeros(3, np.int16), 5))
"""


def run_checked(program: str, cache: Path) -> subprocess.CompletedProcess[str]:
    """Run it in a process of its own with bounds checks, which are chosen when Numba is first imported."""
    environment = {**os.environ, "NUMBA_BOUNDSCHECK": "1", "GROTTO_CACHE": str(cache)}
    command = [sys.executable, "-c", program]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False, timeout=300)


@pytest.mark.slow
def test_no_rule_reaches_past_a_row(tmp_path: Path) -> None:
    done = run_checked(GAMES, tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout


def test_reaching_past_a_row_would_be_found(tmp_path: Path) -> None:
    assert "IndexError" in run_checked(BEYOND, tmp_path).stderr
