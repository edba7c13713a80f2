"""What a deck's chests promise, exactly: survival and best stop by chest and face, and how the dice are best set.

A card's worth depends on the table. Here it is taken as the average over games: what a card counts, and a part of the
points of sets and majorities.
"""

from typing import Any

import numpy as np

from grotto.games.lamp.deck import Deck, chest_cards
from grotto.games.lamp.pieces import FACES, METAL_NAMES
from grotto.lab.lamp_choice import (
    Array,
    Solved,
    answers_to,
    matrix_of_two,
    shares_of_two,
    solve_matrix,
    solve_symmetric,
)
from grotto.lab.lamp_search import Search, alike, survival, worth_by_kind

# By kind: stones, jewels of bronze, silver and gold, a talisman, the Sorcerer.
WORTHS = (0.0, *[2.0] * 4, *[2.1] * 3, *[2.5] * 3, *[3.0] * 3, 2.0, 0.0)
# What a wish brings, by seats, measured (docs/concepts/lamp-deck.md).
WISHES = {2: 3.0, 3: 2.2, 4: 1.9, 5: 1.6}


def richness(deck: Deck) -> list[float]:
    """The average worth of a card, chest by chest."""
    chests = [chest_cards(deck, metal) for metal in METAL_NAMES]
    return [worth_by_kind(WORTHS)(cards) / len(cards) for cards in chests]


def survivals(deck: Deck) -> Array:
    """How likely a search that never stops lives through as many cards as its face, by chest and face."""
    return table(lambda cards, face: survival(cards, face)[-1], deck)


def hauls(deck: Deck) -> Array:
    """What the best stop brings from a full chest, by chest and face."""
    return table(lambda cards, face: Search(alike(cards, WORTHS), face, worth_by_kind(WORTHS)).brings, deck)


def table(entry: Any, deck: Deck) -> Array:
    chests = [chest_cards(deck, metal) for metal in METAL_NAMES]
    return np.array([[entry(cards, face) for face in range(1, FACES + 1)] for cards in chests])


def best_dice(deck: Deck, seats: int) -> tuple[Array, Solved]:
    """How often each face is set on each chest in the first turn, if nobody can gain by setting another."""
    brings = hauls(deck)
    if seats == 2:
        solved, _ = solve_matrix(matrix_of_two(brings, WISHES[seats]))
        return shares_of_two(solved.mix), solved
    solved = solve_symmetric(brings, WISHES[seats], seats, 2000)
    return solved.mix, solved


def worth_of_dice(deck: Deck, seats: int) -> Array:
    """What each face on each chest brings against the others' best dice (three seats and more)."""
    return answers_to(best_dice(deck, seats)[0], hauls(deck), WISHES[seats], seats)
