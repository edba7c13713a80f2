"""How fast a program slaps in a race, as a person would: seldom very fast, sometimes very late, and at times wrongly.

Reaction times of people are well described by the sum of a normal and an exponential time (ex-Gaussian). Nobody reacts
to what he sees in less than 180 ms.
"""

from dataclasses import dataclass
from random import Random

from grotto.tabletop.words import Misfit

FASTEST_MS = 180


@dataclass(frozen=True)
class Reflexes:
    """Mean and spread of the normal part, mean of the exponential one, in ms; and how often a false slap happens."""

    mean: float
    spread: float
    tail: float
    false: float


REFLEXES = {
    1: Reflexes(620, 110, 320, 0.12),
    2: Reflexes(520, 90, 230, 0.07),
    3: Reflexes(430, 70, 160, 0.035),
    4: Reflexes(360, 50, 110, 0.015),
    5: Reflexes(300, 40, 70, 0.0),
}


def reflexes(level: int) -> Reflexes:
    if level not in REFLEXES:
        raise Misfit("level", level, f"a level from {min(REFLEXES)} to {max(REFLEXES)}")
    return REFLEXES[level]


def reaction_ms(level: int, dice: Random) -> int:
    """How long after it sees that it should slap a player of this level does."""
    it = reflexes(level)
    return max(FASTEST_MS, round(dice.gauss(it.mean, it.spread) + dice.expovariate(1 / it.tail)))


def slaps_falsely(level: int, dice: Random) -> bool:
    """Whether it is taken in where it should not slap."""
    return dice.random() < reflexes(level).false
