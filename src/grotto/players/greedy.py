"""The greedy player: a game's rules of thumb, in the plain world. It answers at once, everywhere, without Numba."""

from functools import cache
from random import Random
from types import SimpleNamespace
from typing import Any

from grotto.games import open_box
from grotto.players import weighing
from grotto.players.choice import TOP, Choice, Reason
from grotto.players.sight import Sight
from grotto.players.thumbs import parts_of, thumbs_of
from grotto.tabletop.box import Box
from grotto.tabletop.chance import started
from grotto.tabletop.worlds import as_it_is


@cache
def plain_world(name: str) -> SimpleNamespace:
    """The rules of thumb bound to the rules of the game of that name."""
    box = open_box(name)
    return box.world(as_it_is, forms=(*parts_of(thumbs_of(box)), weighing))


class GreedyPlayer:
    """`spread`: by how much, in hundredths of a point, it may misjudge an action."""

    def __init__(self, name: str, box: Box, spread: int = 0) -> None:
        self.name, self.box, self.spread = name, box, spread
        self.thumbs = thumbs_of(box)
        self.rules = plain_world(box.name)

    def choose(self, sight: Sight, dice: Random) -> Choice:
        into = [action.number for action in sight.legal]
        values = self.values(sight.table, sight.seat, into)
        luck = started(dice.randbytes(32))
        if self.spread:
            self.rules.blur(len(into), values, self.spread, luck)
        number = self.rules.choose_weighed(sight.table, len(into), into, values, luck)
        return Choice(self.box.verbs.action(number), self.reasons(sight, into, values))

    def values(self, table: Any, seat: int, into: list[int]) -> list[int]:
        values = self.box.row()
        self.rules.weigh(table, seat, len(into), into, values)
        return values[: len(into)]

    def reasons(self, sight: Sight, into: list[int], values: list[int]) -> list[Reason]:
        best = sorted(range(len(into)), key=lambda i: -values[i])[:TOP]
        return [self.reason(sight, into[i], values[i]) for i in best]

    def reason(self, sight: Sight, number: int, value: int) -> Reason:
        key, arguments = self.thumbs.reason(sight.table, sight.seat, number)
        return Reason(self.box.verbs.action(number), value / self.thumbs.POINT, "points", key, arguments)
