"""Rules of thumb as device functions, under Numba's CUDA simulator: the same games as in the plain world."""

import os
import subprocess
import sys

import pytest

from grotto.games import open_box

SIMULATED = """
import sys
import numpy as np
from grotto.native import cuda as world
from grotto.games import open_box
from grotto.players import weighing
from grotto.players.greedy import plain_world
from grotto.players.thumbs import parts_of, thumbs_of
from grotto.tabletop.chance import DICE, GAME, Chance, rewind, started
from grotto.tabletop.events import note
from numba import cuda, int64

name, seats, games = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
box, plain, key = open_box(name), plain_world(name), bytes(range(32))
rules = box.world(world.device, {note: world.silence}, forms=(*parts_of(thumbs_of(box)), weighing))
state, chance, most = world.record_type(box.layout), world.record_type(Chance), box.most_answers
set_up, play_greedily = rules.set_up, rules.play_greedily

@cuda.jit
def play(tables, dice, out):
    thread = cuda.grid(1)
    if thread < out.shape[0]:
        work, mine = cuda.local.array(1, state), cuda.local.array(1, chance)
        into, values = cuda.local.array(most, int64), cuda.local.array(most, int64)
        copy(work, tables, thread)
        copy(mine, dice, thread)
        set_up(work[0])
        out[thread] = play_greedily(work[0], mine[0], into, values)

def copy(to, of, place):
    to[0] = of.copy_to_host()[place]

def table(number):
    made = box.prepare(seats, box.check_options(None))
    made.luck = started(key)
    rewind(made.luck, number, 0, GAME)
    dice = started(key)
    rewind(dice, number, 0, DICE)
    return made, dice

drawn = [table(number) for number in range(games)]
tables = np.frombuffer(b"".join(game.pack() for game, _ in drawn), box.layout.record())
dices = np.frombuffer(b"".join(dice.pack() for _, dice in drawn), Chance.record())
out = np.zeros(games, np.int64)
play[1, games](cuda.to_device(tables), cuda.to_device(dices), out)
expected = []
for game, dice in drawn:
    plain.set_up(game)
    expected.append(plain.play_greedily(game, dice, box.row(), box.row()))
print(out.tolist() == expected, sum(expected) > games)
"""


# In lamp the simulator plays other games than the plain world since its thumbs weigh packed promises; in dragons
# none was seen to end. Native and plain agree in both (test_greedy); whether only the simulator is wrong is open.
UNSURE = pytest.mark.xfail(strict=False, reason="differs in the simulator; not found out yet why")


@pytest.mark.slow
@pytest.mark.parametrize("name", ["digup", pytest.param("lamp", marks=UNSURE), pytest.param("dragons", marks=UNSURE)])
def test_the_gpu_plays_greedily_as_the_plain_world_does(name: str) -> None:
    """In a process of its own: the simulator is chosen when Numba is first imported."""
    pytest.importorskip("numba")
    command = [sys.executable, "-c", SIMULATED, name, str(open_box(name).usual_seats), "3"]
    environment = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False, timeout=300)
    assert (done.stdout.strip(), done.returncode) == ("True True", 0), done.stderr
