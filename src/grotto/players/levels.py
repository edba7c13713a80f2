"""Five levels, evenly spaced in rating: from a child's first opponent to the best that two seconds allow."""

from collections.abc import Callable
from dataclasses import dataclass

from grotto.players.greedy import GreedyPlayer
from grotto.players.search import Budget, SearchPlayer
from grotto.tabletop.box import Box
from grotto.tabletop.words import Misfit


@dataclass(frozen=True)
class Level:
    """Rules of thumb that misjudge by up to `spread` hundredths of a point, or a search with a budget."""

    spread: int = 0
    budget: Budget | None = None


BEST = Level(budget=Budget(ms=1700))

# What a misjudgement costs, and how much a search finds, differs from game to game. How far the levels lie apart is
# measured in bench/arena.md.
LEVELS = {
    "digup": {1: Level(450), 2: Level(270), 3: Level(140), 4: Level(budget=Budget(playouts=500, ms=600)), 5: BEST},
    "lamp": {1: Level(315), 2: Level(240), 3: Level(175), 4: Level(), 5: BEST},
    "dragons": {
        1: Level(100),
        2: Level(26),
        3: Level(8),
        4: Level(budget=Budget(playouts=150, ms=600)),
        5: BEST,
    },
}
USUAL = LEVELS["digup"]


def levels_of(box: Box) -> dict[int, Level]:
    return LEVELS.get(box.name, USUAL)


def level_player(
    number: int, box: Box, patient: bool, tell: Callable[[str], None] = lambda _: None
) -> GreedyPlayer | SearchPlayer:
    levels = levels_of(box)
    if number not in levels:
        raise Misfit("level", number, f"a level from {min(levels)} (beatable by a child) to {max(levels)}")
    level = levels[number]
    name = f"level:{number}"
    if level.budget is None:
        return GreedyPlayer(name, box, level.spread)
    return SearchPlayer(name, box, level.budget, patient, tell)
