"""The cards and colours of DIG UP, as numbers inside and as words outside. Rules 1.1 and 7.1 count them."""

from typing import Any

from grotto.tabletop.actions import of_wording
from grotto.tabletop.words import Misfit, Named, SomeOf, Wording

COLOUR_NAMES = ("amethyst", "diamond", "emerald", "ruby", "sapphire", "topaz")
ADVENTURE_NAMES = ("purse", "map", "dynamite", "binoculars", "shovel", "pickaxe", "bridge", "river", "torch")
ADVENTURE_COPIES = (4, 3, 3, 6, 4, 6, 6, 6, 4)

SEATS = 4
COLOURS = 6
CELLS = 9
MIDDLE = 4  # cell 5, counted from 0 as the rules do inside

NO_COLOUR = 0

# A stone of colour c (1 to 6) and value v (1 to 9) is the card (c - 1) * 9 + v.
STONES = COLOURS * CELLS
IDOL = STONES + 1
SKELETON = STONES + 2
LAST_TREASURE = SKELETON
PURSE = SKELETON + 1
MAP = SKELETON + 2
DYNAMITE = SKELETON + 3
BINOCULARS = SKELETON + 4
SHOVEL = SKELETON + 5
PICKAXE = SKELETON + 6
BRIDGE = SKELETON + 7
RIVER = SKELETON + 8
TORCH = SKELETON + 9
LAST_CARD = TORCH

IDOLS = 4
SKELETONS = 4
PILE = 68  # outside the mines there are always 68 cards, with 2, 3 and 4 seats alike

STONE_NAMES = tuple(f"{colour}-{value}" for colour in COLOUR_NAMES for value in range(1, CELLS + 1))
CARD = Named("a card", ("", *STONE_NAMES, "idol", "skeleton", *ADVENTURE_NAMES))
COLOUR = Named("a colour", ("", *COLOUR_NAMES))
SOME_COLOURS = SomeOf(COLOUR)


class CellWording(Wording):
    """Inside, cells count from 0; in the rulebook and outside, from 1."""

    def say(self, value: int) -> int:
        return value + 1

    def hear(self, said: Any, where: str) -> int:
        number = super().hear(said, where)
        if not 1 <= number <= CELLS:
            raise Misfit(where, said, f"a cell from 1 to {CELLS}")
        return number - 1


CELL = CellWording()

A_CARD = of_wording("card", CARD, 1, LAST_CARD)
A_TREASURE = of_wording("card", CARD, 1, LAST_TREASURE)
AN_ADVENTURE = of_wording("card", CARD, PURSE, LAST_CARD)


def copies(card: int) -> int:
    """How many of a card the box holds."""
    if card <= STONES:
        return 1
    if card <= LAST_TREASURE:
        return IDOLS if card == IDOL else SKELETONS
    return ADVENTURE_COPIES[card - PURSE]


# -- Table Python from here on --------------------------------------------------


def is_stone(card: int) -> bool:
    return 1 <= card <= STONES


def is_treasure(card: int) -> bool:
    """A card that can lie in a mine: stone, idol or skeleton."""
    return 1 <= card <= LAST_TREASURE


def colour_of(stone: int) -> int:
    return (stone - 1) // CELLS + 1


def value_of(stone: int) -> int:
    return (stone - 1) % CELLS + 1


def is_of_colour(card: int, colour: int) -> bool:
    return is_stone(card) and colour_of(card) == colour
