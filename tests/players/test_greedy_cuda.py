"""Rules of thumb as device functions, under Numba's CUDA simulator: the same games as in the plain world."""

import os
import subprocess
import sys
from typing import Any

import msgspec
import pytest

from grotto.games import open_box
from grotto.players import rounds, weighing
from grotto.players.rounds import AT_RANDOM, WIDTH
from grotto.players.thumbs import parts_of, thumbs_of
from grotto.tabletop.box import Box
from grotto.tabletop.chance import started
from grotto.tabletop.worlds import as_it_is

KEY = bytes(range(32))
THREADS, DEALS = 2, 1
# Who plays: all by rule of thumb; and then one who misjudges and one at random among them.
KINDS = [0, 300, AT_RANDOM]
SEATINGS = [[0, 0, 0, 0, 0], [1, 0, 2, 0, 0]]
SIMULATED = """
import sys, msgspec
import numpy as np
from grotto.native.cuda_players import CudaPlayers
from grotto.games import open_box
name, table, key, kinds, seatings, threads, deals = msgspec.json.decode(sys.stdin.buffer.read())
box = open_box(name)
table = box.layout.unpack(bytes.fromhex(table))
players = CudaPlayers(box)
played = players.play_all(table, bytes.fromhex(key), np.array(kinds), np.array(seatings), threads, deals)
ends = [box.layout.unpack(end.tobytes()).pack().hex() for end in played.ends.copy_to_host()]
sys.stdout.buffer.write(msgspec.json.encode([played.counted.tolist(), ends]))
"""


def simulated(box: Box, table: Any) -> Any:
    """In a process of its own: the simulator is chosen when Numba is first imported."""
    told = msgspec.json.encode([box.name, table.pack().hex(), KEY.hex(), KINDS, SEATINGS, THREADS, DEALS])
    environment = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1"}
    command = [sys.executable, "-c", SIMULATED]
    done = subprocess.run(command, env=environment, input=told, capture_output=True, check=False, timeout=600)
    assert done.returncode == 0, done.stderr.decode()
    return msgspec.json.decode(done.stdout)


class Template:
    """A table in a row of one that hands out copies, as a record does."""

    def __init__(self, table: Any) -> None:
        self.table = table

    def __getitem__(self, _: int) -> Any:
        return self.table.copy()


def plain(box: Box, table: Any) -> list[Any]:
    """A row for each game, and each thread's table at the end of its last game."""
    rules = box.world(as_it_is, forms=(*parts_of(thumbs_of(box)), weighing, rounds))
    counted: list[list[int]] = []
    ends: list[str] = []
    for thread in range(THREADS):
        work, dice = [table.copy()], [started(KEY)]
        out = [[0] * (WIDTH * table.seat_count) for _ in range(DEALS * len(SEATINGS))]
        given = Template(table), work, dice, box.row(), box.row(), KINDS, SEATINGS
        rules.play_rounds(*given, out, thread * DEALS)
        counted += out
        ends.append(work[0].pack().hex())
    return [counted, ends]


@pytest.mark.slow
@pytest.mark.parametrize(("name", "seats"), [("digup", 4), ("lamp", 5), ("lamp", 2), ("dragons", 4)])
def test_the_gpu_plays_by_rule_of_thumb_as_the_plain_world_does(name: str, seats: int) -> None:
    box = open_box(name)
    table = box.prepare(seats, box.check_options(None))
    table.luck = started(KEY)
    assert simulated(box, table) == plain(box, table)
