"""The player that every other is measured against: each legal action is equally likely."""

from random import Random

from grotto.players.choice import TOP, Choice, Reason
from grotto.players.sight import Sight


class RandomPlayer:
    name = "random"

    def choose(self, sight: Sight, dice: Random) -> Choice:
        chosen = dice.choice(sight.legal)
        share = 1 / len(sight.legal)
        others = [action for action in sight.legal if action is not chosen]
        return Choice(chosen, [Reason(a, share, "chance", "drawn-by-lot") for a in [chosen, *others][:TOP]])
