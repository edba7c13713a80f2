"""What can happen in DIG UP, and what of it is for the knowers alone."""

from enum import IntEnum

from grotto.games.digup.pieces import CARD, CELL, COLOUR
from grotto.games.digup.state import Ended
from grotto.tabletop.events import Part, Telling
from grotto.tabletop.words import NUMBER, SEAT, kebab, named_by


class Event(IntEnum):
    COLLECTED = 0
    REMOVED = 1
    TURNED_UP = 2
    STARTS = 3
    DREW = 4
    RESHUFFLED = 5
    LAID = 6
    LIFTED = 7
    PLAYED = 8
    SWAPPED = 9
    LOOKED_AT_MAP = 10
    KEPT = 11
    PUT_BACK = 12
    THREW = 13
    BLEW_UP = 14
    LOOKED_AT_HAND = 15
    SAW_IN_HAND = 16
    TOOK = 17
    GAVE = 18
    OPENED = 19
    PAID = 20
    DUG_OUT = 21
    BRIDGED = 22
    REVEALED = 23
    PICKED = 24
    LOOKED_AT_CELL = 25
    STOPPED = 26
    DISCARDED = 27
    TURN = 28
    COMPLETED = 29
    UNCOVERED = 30
    SCORED = 31
    OVER = 32
    FORCED = 33
    FOUND_SKELETON = 34
    PLACED = 35


WHO = Part("seat", SEAT)
WHOM = Part("of", SEAT)
CARD_ = Part("card", CARD)
HIDDEN_CARD = Part("card", CARD, secret=True)
CELL_ = Part("cell", CELL)
OTHER_CELL = Part("with", CELL)
COLOUR_ = Part("colour", COLOUR)
COUNT = Part("count", NUMBER)

PARTS: dict[Event, tuple[Part, ...]] = {
    Event.COLLECTED: (WHO, COLOUR_),
    Event.REMOVED: (COLOUR_,),
    Event.TURNED_UP: (WHO, CELL_, CARD_),
    Event.STARTS: (WHO,),
    Event.DREW: (WHO, HIDDEN_CARD),
    Event.RESHUFFLED: (COUNT,),
    Event.LAID: (WHO, CARD_, CELL_),
    Event.LIFTED: (WHO, HIDDEN_CARD, CELL_),
    Event.PLAYED: (WHO, CARD_),
    Event.SWAPPED: (WHO, CELL_, OTHER_CELL),
    Event.LOOKED_AT_MAP: (WHO, HIDDEN_CARD),
    Event.KEPT: (WHO, HIDDEN_CARD),
    Event.PUT_BACK: (WHO, HIDDEN_CARD),
    Event.THREW: (WHO, CARD_),
    Event.BLEW_UP: (WHO, CARD_),
    Event.LOOKED_AT_HAND: (WHO, WHOM),
    Event.SAW_IN_HAND: (WHO, WHOM, HIDDEN_CARD),
    Event.TOOK: (WHO, WHOM, HIDDEN_CARD),
    Event.GAVE: (WHO, WHOM, HIDDEN_CARD),
    Event.OPENED: (WHO, CELL_, CARD_),
    Event.PAID: (WHO, CARD_),
    Event.DUG_OUT: (WHO, CARD_),
    Event.BRIDGED: (WHO, CELL_, WHOM, OTHER_CELL),
    Event.REVEALED: (CARD_,),
    Event.PICKED: (WHO, CARD_),
    Event.LOOKED_AT_CELL: (WHO, WHOM, CELL_, HIDDEN_CARD),
    Event.STOPPED: (WHO,),
    Event.DISCARDED: (WHO, CARD_),
    Event.TURN: (WHO, Part("round", NUMBER)),
    Event.COMPLETED: (WHO,),
    Event.UNCOVERED: (WHO, CELL_, CARD_),
    Event.SCORED: (WHO, Part("points", NUMBER), Part("row", NUMBER)),
    Event.OVER: (Part("reason", named_by("a reason", Ended)),),
    Event.FORCED: (WHO,),
    Event.FOUND_SKELETON: (COUNT,),
    Event.PLACED: (CARD_, Part("mine", SEAT), CELL_),
}
PRIVATE = {Event.FORCED}
# What was hidden, or left to luck, and now all know.
REVEALING = {
    Event.REMOVED: ("colour",),
    Event.TURNED_UP: ("card",),
    Event.STARTS: ("seat",),
    Event.THREW: ("card",),
    Event.OPENED: ("card",),
    Event.REVEALED: ("card",),
    Event.UNCOVERED: ("card",),
}

TELLINGS = [Telling(kebab(e), PARTS[e], e in PRIVATE, REVEALING.get(e, ())) for e in Event]
