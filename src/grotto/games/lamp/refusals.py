"""Why something may not be done. `refusal` gives one of these; 0 means that it may."""

from enum import IntEnum


class Refusal(IntEnum):
    MAY = 0
    NOT_ASKED = 1
    NO_SUCH_ACTION = 2
    OTHER_QUESTION = 3
    DIE_THERE = 4
    NO_SUCH_SEAT = 5
    OWN_SEAT = 6
    NOT_THE_OFFENDER = 7
    NOT_THERE = 8
    IN_A_SET = 9
    MUST_ACCEPT = 10
    MUST_APPLY = 11
    NO_STONE = 12
    NO_JEWEL = 13
    EMPTY_CHEST = 14
    NOT_IN_DISCARD = 15
    NO_DIE_THERE = 16
    SAME_CHEST = 17
    NO_SUCH_FACE = 18
    NO_STONE_TO_LIE_ON = 19
    ORDER_TOO_EARLY = 20
    ORDER_NAMES_TWICE = 21
    ORDER_NAMES_WHO_PASSED = 22
    ORDER_LEAVES_OUT = 23


# The rule that says so, and a sentence for people.
REASONS: dict[int, tuple[str, str]] = {
    Refusal.NOT_ASKED: ("2.1", "it is not this seat that is asked"),
    Refusal.NO_SUCH_ACTION: ("2.1", "there is no such action"),
    Refusal.OTHER_QUESTION: ("2.1", "that does not answer what is asked now"),
    Refusal.DIE_THERE: ("2.3", "the two dice of a seat lie on two different chests"),
    Refusal.NO_SUCH_SEAT: ("1.8", "nobody sits there"),
    Refusal.OWN_SEAT: ("4.6", "it must be an opponent"),
    Refusal.NOT_THE_OFFENDER: ("3.8", "the thief takes from the seat that slapped by mistake"),
    Refusal.NOT_THERE: ("7.3", "no such card lies there"),
    Refusal.IN_A_SET: ("7.2", "that jewel belongs to a complete set, which is safe"),
    Refusal.MUST_ACCEPT: ("4.4", "the third Lamp card must be accepted"),
    Refusal.MUST_APPLY: ("4.6", "an effect that was accepted must be applied"),
    Refusal.NO_STONE: ("5.3", "this Lamp card is about stones"),
    Refusal.NO_JEWEL: ("5.4", "this Lamp card is about jewels"),
    Refusal.EMPTY_CHEST: ("5.2", "that chest is empty"),
    Refusal.NOT_IN_DISCARD: ("5.8", "no such card lies on the discard"),
    Refusal.NO_DIE_THERE: ("5.12", "no die of this seat lies on that chest"),
    Refusal.SAME_CHEST: ("5.12", "the die must go to another chest"),
    Refusal.NO_SUCH_FACE: ("5.13", "a die shows 1 to 6"),
    Refusal.NO_STONE_TO_LIE_ON: ("7.4", "a talisman is laid on a kind of stone that its owner has"),
    Refusal.ORDER_TOO_EARLY: ("3.4", "an order of slaps comes with the last answer of a race, and not before"),
    Refusal.ORDER_NAMES_TWICE: ("3.4", "the order of slaps names a seat twice"),
    Refusal.ORDER_NAMES_WHO_PASSED: ("3.4", "the order of slaps names a seat that did not slap"),
    Refusal.ORDER_LEAVES_OUT: ("3.4", "the order of slaps leaves out a seat that slapped"),
}
