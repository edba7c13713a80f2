"""What can be known exactly. DIG UP's variant for one has no decision, so its chances are fractions.

Each card that comes to light is equally likely to be any of those not yet seen, wherever it lies: in a mine or in the
pile. So the next card is a stone or a skeleton in proportion to how many of each are left.
"""

from fractions import Fraction
from functools import cache

from grotto.games.digup.pieces import CELLS, SEATS, SKELETONS
from grotto.games.digup.rules.solo import LAST_SKELETON

STONES_SOLO = SEATS * CELLS  # 7.1: the stones of four colours


@cache
def win_chance(stones: int = STONES_SOLO, skeletons: int = SKELETONS) -> Fraction:
    """7.5 To place all stones that are left before the last of the skeletons that are left comes to light."""
    if stones == 0:
        return Fraction(1)
    if skeletons == SKELETONS - LAST_SKELETON:
        return Fraction(0)
    cards = stones + skeletons
    by_stone = Fraction(stones, cards) * win_chance(stones - 1, skeletons)
    return by_stone + Fraction(skeletons, cards) * win_chance(stones, skeletons - 1)


def placed_chances() -> list[Fraction]:
    """7.6 How likely it is to place 0, 1, … 36 stones: all ways the cards can come, counted step by step."""
    chances = [Fraction(0)] * (STONES_SOLO + 1)
    on_the_way = {(STONES_SOLO, SKELETONS): Fraction(1)}
    while on_the_way:
        (stones, skeletons), chance = on_the_way.popitem()
        if stones == 0 or skeletons == 0:
            chances[STONES_SOLO - stones] += chance
            continue
        cards = stones + skeletons
        for after, count in (((stones - 1, skeletons), stones), ((stones, skeletons - 1), skeletons)):
            on_the_way[after] = on_the_way.get(after, Fraction(0)) + chance * Fraction(count, cards)
    return chances


def mean_placed() -> Fraction:
    return sum((placed * chance for placed, chance in enumerate(placed_chances())), Fraction(0))
