"""The device functions under Numba's CUDA simulator, held against the plain world game by game."""

import os
import subprocess
import sys

import msgspec
import pytest

from grotto.games import GAMES, open_box
from grotto.lab.simulate import simulate

SIMULATED = """
import sys, msgspec
from grotto.lab.simulate import simulate
name, seats, games = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
seen = []
result = simulate(name, seats=seats, games=games, seed=11, world="cuda", progress=seen.append)
sys.stdout.buffer.write(msgspec.json.encode([result.decisions, result.mean_score, result.win_share, seen]))
"""


def simulated(name: str, seats: int, games: int) -> list[object]:
    """In a process of its own: the simulator is chosen when Numba is first imported."""
    command = [sys.executable, "-c", SIMULATED, name, str(seats), str(games)]
    environment = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1"}
    done = subprocess.run(command, env=environment, capture_output=True, check=True, timeout=300)
    decoded: list[object] = msgspec.json.decode(done.stdout)
    return decoded


@pytest.mark.slow
@pytest.mark.parametrize(("name", "seats"), [(name, seats) for name in GAMES for seats in open_box(name).seats])
def test_the_gpu_plays_the_same_games(name: str, seats: int) -> None:
    games = 5
    plain = simulate(name, seats=seats, games=games, seed=11, world="plain")
    assert simulated(name, seats, games) == [plain.decisions, plain.mean_score, plain.win_share, [games]]


def test_threads_take_turns_when_there_are_more_games_than_threads() -> None:
    program = SIMULATED.replace("import sys, msgspec", "import sys, msgspec\nfrom grotto.native import cuda, device")
    program = program.replace("seen = []", "seen = []\ndevice.THREADS_A_PROCESSOR, cuda.GAMES_A_THREAD = 2, 2")
    command = [sys.executable, "-c", program, "digup", "2", "7"]
    environment = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1"}
    done = subprocess.run(command, env=environment, capture_output=True, check=True, timeout=300)
    plain = simulate("digup", seats=2, games=7, seed=11, world="plain")
    assert msgspec.json.decode(done.stdout) == [plain.decisions, plain.mean_score, plain.win_share, [4, 7]]
