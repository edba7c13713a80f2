"""Natively an index past a row silently reads its neighbour. Once with Numba's checks on, players compiled as well."""

from pathlib import Path

import pytest

from tests.native.test_bounds import run_checked

pytest.importorskip("numba")

PLAYED = """
import random
from grotto.games import GAMES, open_box
from grotto.lab.arena_rounds import NativeRounds
from grotto.lab.plan import planned
from grotto.players import player, sight
from grotto.players.thumbs import has_thumbs
from tests.players.tables import in_mid_play
for name in GAMES:
    box = open_box(name)
    if has_thumbs(box):
        seats = box.usual_seats
        plan = planned(name, ["greedy", "level:1", "random", "greedy", "greedy"][:seats], native=True)
        print(NativeRounds(plan, lambda _: None).play(0, 20 * seats).shape)
        for answers in (0, 10, 40):
            table, dice = in_mid_play(box, seats, answers), random.Random(answers)
            seen = sight(box, table, box.plain.first_asked(table), dice)
            print(player("search:400", box).choose(seen, dice).action)
"""


@pytest.mark.slow
def test_no_player_reaches_past_a_row(tmp_path: Path) -> None:
    done = run_checked(PLAYED, tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.count("\n") >= 4
