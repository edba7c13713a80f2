"""DIG UP: what is on the table. Declared once; the plain object, the native record and the position come from it."""

import re
from enum import IntEnum
from typing import Any

from grotto.games.digup.pieces import CARD, CELL, CELLS, COLOUR, PILE, SEATS, SOME_COLOURS
from grotto.tabletop.layout import Layout, number, rows
from grotto.tabletop.piles import Hand, Stack, stack
from grotto.tabletop.table import Table
from grotto.tabletop.words import SEAT, YES_NO, Misfit, named_by
from grotto.tabletop.words import SEATS as SOME_SEATS

OPEN = 31  # in `known`: the card lies face up; else a bit for each seat that has looked at it
HAND = 20  # in play at most 11 (reading 27); the rest is room for Rivers after a drawn position
SPREAD = 5


class Ask(IntEnum):
    """What is asked."""

    OVER = 0
    COLOUR = 1
    PLAY = 2
    PURSE_FIRST = 3
    PURSE_SECOND = 4
    MAP_KEEP = 5
    MAP_RETURN = 6
    BINOCULARS_WHOM = 7
    BINOCULARS_TAKE = 8
    BINOCULARS_GIVE = 9
    SHOVEL = 10
    PICKAXE_PAY = 11
    PICKAXE_TAKE = 12
    BRIDGE_OWN = 13
    BRIDGE_THEIRS = 14
    RIVER = 15
    TORCH_FIRST = 16
    TORCH_SECOND = 17
    DISCARD = 18
    SOLO = 19


class Ended(IntEnum):
    """Why the game is over."""

    NOT_YET = 0
    MINE_COMPLETE = 1
    ROUND_LIMIT = 2
    SOLO_WON = 3
    SOLO_LOST = 4


class Counted(IntEnum):
    """What a score is made of: cards of the mine (6.4), the row (6.6), alone the stones placed (7.6)."""

    NOTHING = 0
    OWN_IN_PLACE = 1
    OWN_ELSEWHERE = 2
    OTHER_IN_PLACE = 3
    IDOLS = 4
    LONGEST_ROW = 5
    STONES_PLACED = 6


class Cell(Layout):
    """A place of a mine. In JSON `ruby-4` lies open, `(ruby-4)` is hidden, `(ruby-4) 0 2` was seen by seats 0 and 2."""

    card: int = number("int8", CARD)
    known: int = number("int8")

    def as_json(self) -> str | None:
        if not self.card:
            return None
        name = str(CARD.say(self.card))
        return name if self.known == OPEN else " ".join([f"({name})", *map(str, SOME_SEATS.say(self.known))])

    @classmethod
    def of_json(cls, value: Any, where: str) -> "Cell":
        made = cls()
        if value is None:
            return made
        match = re.fullmatch(r"([a-z0-9-]+)|\(([a-z0-9-]+)\)((?: [0-3])*)", value if isinstance(value, str) else "")
        if match is None:
            raise Misfit(where, value, "'ruby-4' (open), or '(ruby-4) 0 2' (hidden, seen by seats 0 and 2)")
        made.card = CARD.hear(match[1] or match[2], where)
        made.known = OPEN if match[1] else sum({1 << int(seat) for seat in match[3].split()})
        return made


class Seat(Layout):
    colour: int = number("int8", COLOUR)
    hand: Stack = stack(HAND, CARD, Hand)
    mine: list[Cell] = rows(Cell, CELLS)


class Game(Table):
    # how it is set up
    seat_count: int = number("int8")
    choose_colours: int = number("int8", YES_NO)
    # the course of the game
    ended: int = number("int8", named_by("a reason of the end", Ended))
    first: int = number("int8", SEAT)
    round: int = number("int16")
    turn: int = number("int8", SEAT)
    plays: int = number("int8")
    triggered: int = number("int8", YES_NO)
    # the adventure in play, and what was already chosen for it
    playing: int = number("int8", CARD)
    whom: int = number("int8", SEAT)
    cell: int = number("int8", CELL)
    taken: int = number("int8", CARD)
    # the table
    colours: int = number("int8", SOME_COLOURS)
    blown: int = number("int8")
    skeletons: int = number("int8")
    pile: Stack = stack(PILE, CARD)
    discard: Stack = stack(PILE, CARD)
    river: Stack = stack(SPREAD, CARD, Hand)
    map: Stack = stack(SPREAD, CARD, Hand)
    seats: list[Seat] = rows(Seat, SEATS)

    def __init__(self) -> None:
        super().__init__()
        self.first = self.turn = self.whom = -1


def mines(game: Game) -> int:
    """How many mines lie on the table: one a seat, and four in the solo variant."""
    return SEATS if game.seat_count == 1 else game.seat_count
