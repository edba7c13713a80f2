"""Random players and rules of thumb need nothing but Python; a level that would search falls back on them."""

import subprocess
import sys

WITHOUT_NUMBA = """
import sys

class NoNumba:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in ("numba", "llvmlite"):
            raise ModuleNotFoundError(name + " is not installed", name=name)

sys.meta_path.insert(0, NoNumba())
import importlib.util
find_spec = importlib.util.find_spec
importlib.util.find_spec = lambda name, *more: None if name == "numba" else find_spec(name, *more)
import random
import grotto
from grotto.players import player, sight

match, dice = grotto.Match("digup", seats=3, seed=5), random.Random(5)
players = [player(name, match.box, patient=False) for name in ("random", "greedy", "level:5")]
while match.outcome is None:
    seat = match.asked[0]
    match.act(seat, players[seat].choose(sight(match.box, match.game, seat, dice), dice).action)
print(match.outcome.reason, "numba" in sys.modules)
"""


def test_a_whole_game_among_players_without_numba() -> None:
    done = subprocess.run([sys.executable, "-c", WITHOUT_NUMBA], capture_output=True, text=True, check=False)
    assert (done.stdout.strip(), done.returncode) == ("mine-complete False", 0), done.stderr
