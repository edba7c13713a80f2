"""Aladdin & the Magic Lamp: what is on the table. Declared once; plain object, native record and position come from it.

What luck has not settled yet has no order: the lowest `unordered` cards of a chest, and the first `unseen` cards of the
Lamp pile. Each is drawn by luck when it is needed. A drawn position that leaves both out has everything in order.
"""

from enum import IntEnum
from typing import Any, ClassVar, Self

from grotto.games.lamp.pieces import (
    CARD,
    CHEST_CARDS,
    CHESTS,
    EFFECT,
    FACE,
    FACES,
    KIND,
    LAMP_CARDS,
    PLACE,
    SEATS,
    STONE,
)
from grotto.tabletop.layout import Field, Layout, number, one, row, rows
from grotto.tabletop.piles import Stack, stack
from grotto.tabletop.table import Table
from grotto.tabletop.words import SEAT, YES_NO, Misfit, Named, check_list, named_by
from grotto.tabletop.words import SEATS as SOME_SEATS


class Ask(IntEnum):
    """What is asked. Sealed are the first three."""

    OVER = 0
    CHOOSE = 1
    RACE = 2
    PASS_CARD = 3
    NAME = 4
    PENALTY = 5
    WISH = 6
    DRAW_FROM = 7
    STEAL = 8
    EXCHANGE = 9
    EXCHANGE_FOR = 10
    TAKE = 11
    GIVE = 12
    PEEK = 13
    MOVE = 14
    TURN = 15
    ATTACH = 16
    SEARCH = 17
    RING = 18


class Stage(IntEnum):
    """What comes next when nobody is asked."""

    REVEAL = 0
    JUDGE = 1
    PENALTIES = 2
    GENIES = 3
    PASS_ON = 4
    CHESTS = 5
    RING = 6


class Ended(IntEnum):
    """Why the game is over."""

    NOT_YET = 0
    SORCERER = 1
    SORCERER_OF_THE_LAMP = 2
    TURN_LIMIT = 3


class Counted(IntEnum):
    """What a score is made of: cards (8.4), sets of each metal (8.5), the most of each stone (8.6), the ring (9.4)."""

    NOTHING = 0
    CARDS = 1
    BRONZE_SETS = 2
    SILVER_SETS = 3
    GOLD_SETS = 4
    MOST_EMERALDS = 5
    MOST_RUBIES = 6
    MOST_SAPPHIRES = 7
    MOST_DIAMONDS = 8
    MAGIC_RING = 9


class Hand(IntEnum):
    """What a seat did in the race."""

    NONE = 0
    PASS = 1
    SLAP = 2


HAND = Named("a hand in the race", ("", "pass", "slap"))


class Heap(Layout):
    """Cards that lie open and in no order: how many of each kind. In JSON `{"ruby": 2}`, or `["ruby", "ruby"]`."""

    copies: list[int]
    wording: ClassVar[Named]

    def as_json(self) -> dict[str, int]:
        return {self.wording.names[kind]: copies for kind, copies in enumerate(self.copies) if copies}

    @classmethod
    def of_json(cls, value: Any, where: str) -> Self:
        made = cls()
        if isinstance(value, dict):
            for name, copies in value.items():
                kind = cls.wording.hear_name(name, where)
                made.copies[kind] = cls.fields["copies"].one_of_json(copies, f"{where}.{name}")
                if made.copies[kind] < 0:
                    raise Misfit(f"{where}.{name}", copies, "0 or more")
            return made
        for i, name in enumerate(check_list(value, where)):
            made.copies[cls.wording.hear_name(name, f"{where}[{i}]")] += 1
        return made


def heap(wording: Named) -> Any:
    """A field for any number of cards of the kinds that have a name."""
    inside = {"copies": row("int8", len(wording.names)), "wording": wording}
    field: Field = one(type(f"HeapOf{len(wording.names)}", (Heap,), inside))
    return field


class Chest(Layout):
    """The cards from the bottom up, without the Sorcerer: he lies above the lowest five until he is drawn."""

    unordered: int = number("int8")
    sorcerer_drawn: int = number("int8", YES_NO)
    cards: Stack = stack(CHEST_CARDS, CARD)


class LampPile(Layout):
    """A ring: the next card is at `top`. Whatever was read lies under the pile, so it comes again after all others."""

    top: int = number("int8")
    unseen: int = number("int8")
    cards: Stack = stack(LAMP_CARDS, EFFECT)


class Seat(Layout):
    """What lies in front of a seat: dice by chest, cards, and the talismans laid on stones (one alone is a card).

    `peeked` says of each chest how many cards of the full one, from the top, the seat has seen or all have seen go.
    """

    dice: list[int] = row("int8", CHESTS, FACE)
    slap: int = number("int8", HAND)
    place: int = number("int8", PLACE)
    passing: int = number("int8", KIND)
    peeked: list[int] = row("int8", CHESTS)
    cards: Heap = heap(KIND)
    talismans: Heap = heap(STONE)


class Game(Table):
    # how it is set up
    seat_count: int = number("int8")
    precious: int = number("int8", YES_NO)
    box: Heap = heap(KIND)
    # the course of the game
    ended: int = number("int8", named_by("a reason of the end", Ended))
    stage: int = number("int8", named_by("what comes next", Stage))
    turn: int = number("int8")
    player: int = number("int8", SEAT)
    thief: int = number("int8", SEAT)
    offenders: int = number("int8", SOME_SEATS)
    summoners: list[int] = row("int8", FACES, SEAT)
    # the wish that is read, and what was already chosen for it
    wish: int = number("int8")
    effect: int = number("int8", EFFECT)
    giving: int = number("int8", KIND)
    spared: int = number("int8", SOME_SEATS)
    # the search
    chest: int = number("int8")
    scorpions: int = number("int8")
    unplaced: int = number("int8")
    drawn: Stack = stack(FACES, CARD)
    # the table
    ring: int = number("int8", SEAT)
    chests: list[Chest] = rows(Chest, CHESTS)
    lamp: LampPile = one(LampPile)
    discard: Heap = heap(KIND)
    seats: list[Seat] = rows(Seat, SEATS)

    def __init__(self) -> None:
        super().__init__()
        self.player = self.thief = self.ring = -1
        self.summoners = [-1] * FACES
