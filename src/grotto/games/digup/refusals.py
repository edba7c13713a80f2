"""Why something may not be done. `refusal` gives one of these; 0 means that it may."""

from enum import IntEnum


class Refusal(IntEnum):
    MAY = 0
    NOT_ASKED = 1
    NO_SUCH_ACTION = 2
    OTHER_QUESTION = 3
    COLOUR_TAKEN = 4
    NOT_IN_HAND = 5
    WRONG_CELL = 6
    IDOL_IN_MINE = 7
    NO_EFFECT = 8
    SAME_CELL = 9
    NOT_ON_MAP = 10
    NO_OPPONENT = 11
    EMPTY_HAND = 12
    NOT_IN_THAT_HAND = 13
    JUST_TAKEN = 14
    ALREADY_OPEN = 15
    NOT_IN_DISCARD = 16
    JUST_PAID = 17
    OWN_COLOUR = 18
    THEIR_COLOUR = 19
    NOT_IN_RIVER = 20
    SAME_MINE = 21
    NO_SUCH_SEAT = 22
    TOO_MANY_CARDS = 23
    LIES_OPEN = 24
    OWN_MINE = 25


# The rule that says so, and a sentence for people.
REASONS: dict[int, tuple[str, str]] = {
    Refusal.NOT_ASKED: ("2.3", "it is not this seat that is asked"),
    Refusal.NO_SUCH_ACTION: ("2.1", "there is no such action"),
    Refusal.OTHER_QUESTION: ("2.1", "that does not answer what is asked now"),
    Refusal.COLOUR_TAKEN: ("1.2", "another seat collects that colour"),
    Refusal.NOT_IN_HAND: ("2.2", "that card is not in the hand"),
    Refusal.WRONG_CELL: ("3.4", "a stone of another colour goes only on the cell of its value"),
    Refusal.IDOL_IN_MINE: ("3.5", "no idol may be played from the hand while the mine holds one"),
    Refusal.NO_EFFECT: ("4.2", "an adventure may not be played when it could do nothing"),
    Refusal.SAME_CELL: ("4.3", "a card cannot be swapped with itself"),
    Refusal.NOT_ON_MAP: ("4.4", "that card is not among those looked at"),
    Refusal.NO_OPPONENT: ("4.6", "it must be another player's hand"),
    Refusal.EMPTY_HAND: ("4.6", "that hand is empty"),
    Refusal.NOT_IN_THAT_HAND: ("4.6", "that card is not in the hand looked at"),
    Refusal.JUST_TAKEN: ("4.6", "the card just taken may not be given back"),
    Refusal.ALREADY_OPEN: ("4.7", "that card lies open already"),
    Refusal.NOT_IN_DISCARD: ("4.8", "that card is not on the discard"),
    Refusal.JUST_PAID: ("4.8", "the card just paid may not be taken"),
    Refusal.OWN_COLOUR: ("4.9", "a card of the own colour may not be given away"),
    Refusal.THEIR_COLOUR: ("4.9", "a card of its owner's colour may not be taken"),
    Refusal.NOT_IN_RIVER: ("4.10", "that card is not in the river"),
    Refusal.SAME_MINE: ("4.11", "the second look must be at another mine"),
    Refusal.NO_SUCH_SEAT: ("1.8", "nobody sits there"),
    Refusal.TOO_MANY_CARDS: ("5.2", "at most three cards may be kept"),
    Refusal.LIES_OPEN: ("4.11", "that card lies open, and only hidden ones are looked at"),
    Refusal.OWN_MINE: ("4.9", "the card taken must lie in another player's mine"),
}
