"""The sealed choice of Aladdin & the Magic Lamp as a game of one turn, solved by regret matching.

Given is what a search of each chest with each face brings, and what a wish brings. Who searches is rule 6.2: the lowest
face that stands alone. With two seats each sets two dice on two chests and wants more than the other: a matrix game.
With more seats all draw from the same mix, and what an answer brings against it is counted exactly.
"""

from dataclasses import dataclass
from itertools import combinations, product
from math import factorial
from typing import Any

import numpy as np

from grotto.games.lamp.pieces import CHESTS, FACES

Array = np.ndarray[Any, np.dtype[np.float64]]
Dice = tuple[int, ...]  # the face on each chest, 0 for none


@dataclass(frozen=True)
class Solved:
    """The average mix, what it brings against itself, and how much more the best answer to it would bring."""

    mix: Array
    worth: float
    exploitability: float


# -- two seats --------------------------------------------------------------------


def dice_of_two() -> list[Dice]:
    """2.3 Both dice, on two different chests."""
    found = []
    for one, other in combinations(range(CHESTS), 2):
        for face, other_face in product(range(1, FACES + 1), repeat=2):
            dice = [0] * CHESTS
            dice[one], dice[other] = face, other_face
            found.append(tuple(dice))
    return found


def brought(hauls: Array, wish: float, mine: Dice, theirs: Dice) -> float:
    """What the seat with `mine` brings home; of a shared face the Genie grants each of the two half a wish (3.6)."""
    gained = sum(
        float(hauls[chest][face - 1])
        for chest, (face, other) in enumerate(zip(mine, theirs, strict=True))
        if face and (not other or face < other)
    )
    return gained + (wish / 2 if set(mine) & set(theirs) - {0} else 0.0)


def matrix_of_two(hauls: Array, wish: float) -> Array:
    """What the row's dice bring more than the column's."""
    dice = dice_of_two()
    return np.array([[brought(hauls, wish, a, b) - brought(hauls, wish, b, a) for b in dice] for a in dice])


def solve_matrix(matrix: Array, rounds: int = 4000) -> tuple[Solved, Array]:
    """Both mixes of a matrix game, by regret matching that forgets negative regret and weighs later rounds more."""
    regrets = [np.zeros(matrix.shape[0]), np.zeros(matrix.shape[1])]
    sums = [np.zeros(matrix.shape[0]), np.zeros(matrix.shape[1])]
    for number in range(1, rounds + 1):
        for side, gains in enumerate((matrix, -matrix.T)):
            values = gains @ mix_of(regrets[1 - side])
            regrets[side] = np.maximum(0, regrets[side] + values - mix_of(regrets[side]) @ values)
            sums[side] += number * mix_of(regrets[side])
    row, column = mix_of(sums[0]), mix_of(sums[1])
    worth = float(row @ matrix @ column)
    best, worst = float((matrix @ column).max()), float((row @ matrix).min())
    return Solved(row, worth, (best - worst) / 2), column


def mix_of(weights: Array) -> Array:
    """In proportion to the weights; if all are nothing, each alike."""
    total = weights.sum()
    return np.asarray(weights / total) if total > 0 else np.full(len(weights), 1 / len(weights))


def shares_of_two(mix: Array) -> Array:
    """How often a die shows each face on each chest, of both dice of a seat."""
    shares = np.zeros((CHESTS, FACES))
    for dice, share in zip(dice_of_two(), mix, strict=True):
        for chest, face in enumerate(dice):
            if face:
                shares[chest][face - 1] += share / 2
    return shares


# -- three seats and more ---------------------------------------------------------


def chance_to_search(mix: Array, others: int) -> Array:
    """Of each chest and face, against so many who draw from the mix: nobody else there, no lower face alone."""
    chances = np.zeros((CHESTS, FACES))
    for chest, face in product(range(CHESTS), range(FACES)):
        lower = [series(mix[chest][below], others, but=1) for below in range(face)]
        rest = series(max(0.0, 1 - float(mix[chest][: face + 1].sum())), others)
        chances[chest][face] = factorial(others) * multiplied([*lower, rest], others)[others]
    return chances


def series(share: float, most: int, but: int | None = None) -> Array:
    """How likely it is that so many seats do a thing (over factorials, so that products count arrangements)."""
    return np.array([0.0 if k == but else share**k / factorial(k) for k in range(most + 1)])


def multiplied(factors: list[Array], most: int) -> Array:
    product_so_far = np.array([1.0])
    for factor in factors:
        product_so_far = np.convolve(product_so_far, factor)[: most + 1]
    return product_so_far


def chance_to_wish(mix: Array, others: int) -> Array:
    """Of each face: that others show it, too, and chance makes the seat the fastest of them (3.3)."""
    faces = mix.sum(axis=0)
    chances = np.zeros(FACES)
    for k in range(1, others + 1):
        ways = factorial(others) / factorial(k) / factorial(others - k)
        chances += ways * faces**k * (1 - faces) ** (others - k) / (k + 1)
    return chances


def answers_to(mix: Array, hauls: Array, wish: float, seats: int) -> Array:
    """What each face on each chest brings against seats that draw from the mix."""
    found = hauls * chance_to_search(mix, seats - 1) + wish * chance_to_wish(mix, seats - 1)
    return np.asarray(found)


def solve_symmetric(hauls: Array, wish: float, seats: int, rounds: int = 6000) -> Solved:
    """The mix that all seats draw from, by regret matching against itself."""
    regrets, total = np.zeros((CHESTS, FACES)), np.zeros((CHESTS, FACES))
    for number in range(1, rounds + 1):
        mix = as_mix(regrets)
        values = answers_to(mix, hauls, wish, seats)
        regrets = np.maximum(0, regrets + values - (mix * values).sum())
        total += number * as_mix(regrets)
    mix = as_mix(total)
    values = answers_to(mix, hauls, wish, seats)
    worth = float((mix * values).sum())
    return Solved(mix, worth, float(values.max()) - worth)


def as_mix(weights: Array) -> Array:
    return mix_of(weights.reshape(-1)).reshape(weights.shape)
