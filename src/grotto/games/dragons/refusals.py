"""Why something may not be done. `refusal` gives one of these; 0 means that it may."""

from enum import IntEnum


class Refusal(IntEnum):
    MAY = 0
    NOT_ASKED = 1
    NO_SUCH_ACTION = 2
    OTHER_QUESTION = 3
    BANK_EMPTY = 4
    NOT_OWNED = 5
    NOT_AT_HOME = 6
    NO_TREASURE = 7
    NO_ARTIFACT_THERE = 8
    NO_MAGIC = 9
    ROOM_FULL = 10
    NO_SUCH_SEAT = 11
    NOT_DRAWN = 12
    CANNOT_PAY = 13
    KIND_PAID = 14
    TOO_FEW = 15
    SPELL_NOT_HELD = 16
    NO_LAMP = 17
    ARTIFACT_NOT_HELD = 18
    ENOUGH_USED = 19
    NOT_NOW = 20
    NO_EFFECT = 21
    NOT_CAST = 22
    OWN_SPELL = 23
    COUNTERED_ALREADY = 24
    NO_TOKEN = 25
    GUARD_ROOM = 26
    TALLIED = 27
    SAME_SPACE = 28
    NOT_INSIDE = 29
    CLOSED = 30
    DOUBLED_ALREADY = 31
    ON_A_CARPET = 32
    IS_INSIDE = 33
    OWN_TOKEN = 34
    NOT_USED_BY_OPPONENT = 35
    NOT_IN_STACK = 36
    NOTHING_GIVEN = 37
    HAS_TREASURE = 38
    SMUGGLERS_ONLY = 39
    BUYERS_ONLY = 40
    NOT_A_CAVE = 41
    NOT_ON_SALE = 42
    NONE_HIDDEN = 43


# The rule that says so, and a sentence for people.
REASONS: dict[int, tuple[str, str]] = {
    Refusal.NOT_ASKED: ("2.5", "it is not this seat that is asked"),
    Refusal.NO_SUCH_ACTION: ("2.5", "there is no such action"),
    Refusal.OTHER_QUESTION: ("2.5", "that does not answer what is asked now"),
    Refusal.BANK_EMPTY: ("1.1", "the bank has no treasure of that kind left"),
    Refusal.NOT_OWNED: ("1.9", "there is no treasure of that kind behind the screen"),
    Refusal.NOT_AT_HOME: ("3.1", "that token is not behind the screen"),
    Refusal.NO_TREASURE: ("3.3", "no token goes into a cave without treasure"),
    Refusal.NO_ARTIFACT_THERE: ("3.4", "no token goes into a room without an artifact"),
    Refusal.NO_MAGIC: ("3.5", "nobody goes there in the game without magic"),
    Refusal.ROOM_FULL: ("3.2", "at most five tokens of a seat stand in a room"),
    Refusal.NO_SUCH_SEAT: ("2.5", "nobody sits there"),
    Refusal.NOT_DRAWN: ("10.5", "that spell is not one of the two drawn"),
    Refusal.CANNOT_PAY: ("8.2", "the price cannot be paid with what lies behind the screen"),
    Refusal.KIND_PAID: ("8.2", "each token is paid with another kind"),
    Refusal.TOO_FEW: ("8.2", "there are too few treasures of that kind for the value of this token"),
    Refusal.SPELL_NOT_HELD: ("13.1", "that spell is not in the hand"),
    Refusal.NO_LAMP: ("12.1", "spells need a Lamp that lies in front of the screen or may be laid there"),
    Refusal.ARTIFACT_NOT_HELD: ("10.4", "no unused artifact of that kind lies behind the screen"),
    Refusal.ENOUGH_USED: ("10.4", "no more artifacts may be used in this round"),
    Refusal.NOT_NOW: ("11.1", "this is not the moment for it"),
    Refusal.NO_EFFECT: ("11.5", "it could do nothing now"),
    Refusal.NOT_CAST: ("12.2", "no such spell was cast in this window"),
    Refusal.OWN_SPELL: ("12.2", "own spells are not countered"),
    Refusal.COUNTERED_ALREADY: ("12.2", "that spell is countered already"),
    Refusal.NO_TOKEN: ("13.4", "there is no such token"),
    Refusal.GUARD_ROOM: ("13.3", "spells do not affect the guard room"),
    Refusal.TALLIED: ("13.5", "that space is tallied already"),
    Refusal.SAME_SPACE: ("13.5", "it is there already"),
    Refusal.NOT_INSIDE: ("13.6", "after the guard, only who is in the palace has tokens in its rooms"),
    Refusal.CLOSED: ("14.20", "Taboo has closed that space"),
    Refusal.DOUBLED_ALREADY: ("12.3", "that token has a double already"),
    Refusal.ON_A_CARPET: ("12.3", "a Carpet has no double"),
    Refusal.IS_INSIDE: ("12.5", "the palace is open to that seat already"),
    Refusal.OWN_TOKEN: ("14.15", "it must be an opponent's token"),
    Refusal.NOT_USED_BY_OPPONENT: ("14.10", "no opponent has used such an artifact in this round"),
    Refusal.NOT_IN_STACK: ("14.14", "that artifact is not in the stack"),
    Refusal.NOTHING_GIVEN: ("14.7", "first something must be given"),
    Refusal.HAS_TREASURE: ("14.11", "there is treasure in that cave"),
    Refusal.SMUGGLERS_ONLY: ("14.5", "it can only be cast between the last cave and the city, with empty city spaces"),
    Refusal.BUYERS_ONLY: ("14.1", "only who is buying may cast it"),
    Refusal.NOT_A_CAVE: ("14.11", "that is no cave"),
    Refusal.NOT_ON_SALE: ("14.2", "no artifact lies open there"),
    Refusal.NONE_HIDDEN: ("14.14", "no artifact lies face down there"),
}
