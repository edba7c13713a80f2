"""The cards of Aladdin & the Magic Lamp, as numbers inside and as words outside. Rules 1.1 and 1.2 count them.

A *kind* is what a card is (`ruby`, `gold-ring`, `talisman`); a card of a chest is a kind with its scorpions, a star for
each: `ruby**` carries two. Once won, only the kind counts.
"""

from enum import IntEnum
from typing import Any

from grotto.tabletop.actions import of_wording
from grotto.tabletop.words import Misfit, Named, Wording

STONE_NAMES = ("emerald", "ruby", "sapphire", "diamond")
METAL_NAMES = ("bronze", "silver", "gold")
PIECE_NAMES = ("bracelet", "ring", "necklace")
JEWEL_NAMES = tuple(f"{metal}-{piece}" for metal in METAL_NAMES for piece in PIECE_NAMES)
KIND_NAMES = ("", *STONE_NAMES, *JEWEL_NAMES, "talisman", "sorcerer")

SEATS = 5
CHESTS = 3
FACES = 6
PIECES = 3
CHEST_CARDS = 25
LAMP_CARDS = 25
BELOW_SORCERER = 5
MOST_SCORPIONS = 5
STARTING_COPIES = 2

NO_KIND = 0
FIRST_STONE = 1
LAST_STONE = len(STONE_NAMES)
FIRST_JEWEL = LAST_STONE + 1
LAST_JEWEL = LAST_STONE + len(JEWEL_NAMES)
TALISMAN = LAST_JEWEL + 1
SORCERER = LAST_JEWEL + 2
KINDS = 16  # so that a card is its kind in four bits, and its scorpions above them

KIND = Named("a kind of card", KIND_NAMES)
STONE = Named("a stone", KIND_NAMES[: LAST_STONE + 1])
CHEST = Named("a chest", METAL_NAMES)


def card_name(card: int) -> str:
    """`ruby**`; empty for a number that is no card."""
    name, scorpions = KIND_NAMES[card % KINDS], card // KINDS
    return "" if not name or (card % KINDS == SORCERER and scorpions) else name + "*" * scorpions


CARD = Named("a card of a chest", [card_name(card) for card in range(KINDS * (MOST_SCORPIONS + 1))])


class Effect(IntEnum):
    """What a Lamp card offers. `PEEK_1 + n - 1` looks at n cards."""

    NONE = 0
    DRAW_BRONZE = 1
    DRAW_SILVER = 2
    DRAW_GOLD = 3
    DRAW_CHOICE = 4
    STEAL_STONE = 5
    STEAL_JEWEL = 6
    STEAL_EITHER = 7
    EXCHANGE_STONE = 8
    EXCHANGE_JEWEL = 9
    TAKE_DISCARD = 10
    GIVE_CARD = 11
    PASS_LEFT = 12
    MOVE_DIE = 13
    TURN_DIE = 14
    IGNORE_SCORPION = 15
    NOTHING = 16
    PEEK_1 = 17
    PEEK_2 = 18
    PEEK_3 = 19
    PEEK_4 = 20
    PEEK_5 = 21
    PEEK_6 = 22
    PEEK_7 = 23
    PEEK_8 = 24
    PEEK_9 = 25


EFFECT_NAMES = tuple(effect.name.lower().replace("_", "-") for effect in Effect if effect)
EFFECT = Named("an effect of a Lamp card", ("", *EFFECT_NAMES))


class FromOne(Wording):
    """A number from 1 up; that there is none is null."""

    def __init__(self, what: str, most: int) -> None:
        self.what, self.most = what, most

    def say(self, value: int) -> int | None:
        return value or None

    def hear(self, said: Any, where: str) -> int:
        number = 0 if said is None else super().hear(said, where)
        if said is not None and not 1 <= number <= self.most:
            raise Misfit(where, said, f"{self.what} from 1 to {self.most}, or null for none")
        return number


FACE = FromOne("the face of a die", FACES)
PLACE = FromOne("a place in the race", SEATS)

A_LOOSE_KIND = of_wording("card", KIND, FIRST_STONE, LAST_JEWEL)
A_DISCARDED_KIND = of_wording("card", KIND, FIRST_STONE, TALISMAN)
A_STONE = of_wording("stone", KIND, FIRST_STONE, LAST_STONE)


# -- Table Python from here on --------------------------------------------------


def kind_of(card: int) -> int:
    return card & 15


def scorpions_on(card: int) -> int:
    return card >> 4


def is_stone(kind: int) -> bool:
    return FIRST_STONE <= kind <= LAST_STONE


def is_jewel(kind: int) -> bool:
    return FIRST_JEWEL <= kind <= LAST_JEWEL


def metal_of(jewel: int) -> int:
    """0 bronze, 1 silver, 2 gold, as the chests are counted."""
    return (jewel - FIRST_JEWEL) // PIECES
