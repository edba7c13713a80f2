"""What can happen in Aladdin's Dragons, and what of it is for the knowers alone."""

from enum import IntEnum

from grotto.games.dragons.pieces import ARTIFACT, KIND, PLAYED, SPACE, SPELL, TOKEN
from grotto.games.dragons.state import Ended
from grotto.tabletop.events import Part, Telling
from grotto.tabletop.words import NUMBER, SEAT, YES_NO, kebab, named_by


class Event(IntEnum):
    STARTS = 0
    ROUND = 1
    FILLED = 2
    TURNED_UP_ARTIFACT = 3
    TOOK = 4
    PAID = 5
    PAID_SEAT = 6
    PLACED = 7
    PLACED_OPENLY = 8
    ALL_PLACED = 9
    TURNED_UP = 10
    COUNTED = 11
    LOOTED = 12
    RETURNED = 13
    DREW = 14
    KEPT = 15
    HANDED_ON = 16
    DISCARDED = 17
    MAY_USE_TWO = 18
    TRADES = 19
    CAMEL = 20
    GUARD = 21
    BRIBED = 22
    ENTERED = 23
    STAYED_OUT = 24
    BOUGHT = 25
    DECLINED = 26
    GOT = 27
    UNSOLD = 28
    USED = 29
    CAST = 30
    NAMED_SPACE = 31
    NAMED_SEAT = 32
    NAMED_TOKEN = 33
    NAMED_TARGET = 34
    NAMED_ARTIFACT = 35
    NAMED_SPELL = 36
    COUNTERED = 37
    TAKES_EFFECT = 38
    NO_EFFECT = 39
    LANDED = 40
    DOUBLED = 41
    UNLOCKED = 42
    SENT_HOME = 43
    WENT_HOME = 44
    MOVED = 45
    SPIED = 46
    CLOSED = 47
    TURNED_ROUND = 48
    SMUGGLED = 49
    PAID_TAX = 50
    WITHDREW = 51
    SWAPPED = 52
    LOOKED = 53
    SAW = 54
    BURIED = 55
    TAKEN_BACK = 56
    SCORED = 57
    OVER = 58
    FORCED = 59
    CARD = 60
    FOUND = 61


WHO = Part("seat", SEAT)
WHOM = Part("of", SEAT)
KIND_ = Part("kind", KIND)
COUNT = Part("count", NUMBER)
SPACE_ = Part("space", SPACE)
TARGET = Part("to", SPACE)
TOKEN_ = Part("token", TOKEN)
HIDDEN_TOKEN = Part("token", TOKEN, secret=True)
SPELL_ = Part("spell", SPELL)
HIDDEN_SPELL = Part("spell", SPELL, secret=True)
ARTIFACT_ = Part("artifact", ARTIFACT)
HIDDEN_ARTIFACT = Part("artifact", ARTIFACT, secret=True)
PLAYED_ = Part("play", PLAYED)

PARTS: dict[Event, tuple[Part, ...]] = {
    Event.STARTS: (WHO,),
    Event.ROUND: (Part("round", NUMBER), WHO),
    Event.FILLED: (SPACE_, Part("niche", NUMBER), COUNT),
    Event.TURNED_UP_ARTIFACT: (SPACE_, ARTIFACT_),
    Event.TOOK: (WHO, KIND_, COUNT),
    Event.PAID: (WHO, KIND_, COUNT),
    Event.PAID_SEAT: (WHO, KIND_, COUNT, WHOM),
    Event.PLACED: (WHO, SPACE_, HIDDEN_TOKEN),
    Event.PLACED_OPENLY: (WHO, SPACE_, TOKEN_),
    Event.ALL_PLACED: (),
    Event.TURNED_UP: (WHO, SPACE_, TOKEN_),
    Event.COUNTED: (WHO, SPACE_, COUNT),
    Event.LOOTED: (WHO, SPACE_, KIND_, COUNT),
    Event.RETURNED: (SPACE_, KIND_, COUNT),
    Event.DREW: (WHO, HIDDEN_SPELL),
    Event.KEPT: (WHO, HIDDEN_SPELL),
    Event.HANDED_ON: (WHO, WHOM, HIDDEN_SPELL),
    Event.DISCARDED: (WHO, SPELL_),
    Event.MAY_USE_TWO: (WHO,),
    Event.TRADES: (WHO,),
    Event.CAMEL: (WHO, WHOM),
    Event.GUARD: (Part("guard", NUMBER),),
    Event.BRIBED: (WHO, COUNT),
    Event.ENTERED: (WHO,),
    Event.STAYED_OUT: (WHO,),
    Event.BOUGHT: (WHO, SPACE_),
    Event.DECLINED: (WHO, SPACE_),
    Event.GOT: (WHO, SPACE_, ARTIFACT_),
    Event.UNSOLD: (SPACE_,),
    Event.USED: (WHO, ARTIFACT_),
    Event.CAST: (WHO, SPELL_),
    Event.NAMED_SPACE: (WHO, SPACE_),
    Event.NAMED_SEAT: (WHO, WHOM),
    Event.NAMED_TOKEN: (WHO, WHOM, HIDDEN_TOKEN),
    Event.NAMED_TARGET: (WHO, TARGET),
    Event.NAMED_ARTIFACT: (WHO, ARTIFACT_),
    Event.NAMED_SPELL: (WHO, SPELL_),
    Event.COUNTERED: (WHO, SPELL_),
    Event.TAKES_EFFECT: (WHO, PLAYED_),
    Event.NO_EFFECT: (WHO, PLAYED_),
    Event.LANDED: (WHO, SPACE_),
    Event.DOUBLED: (WHO, SPACE_, TOKEN_),
    Event.UNLOCKED: (WHO,),
    Event.SENT_HOME: (WHO, SPACE_, COUNT),
    Event.WENT_HOME: (WHO, SPACE_, HIDDEN_TOKEN),
    Event.MOVED: (WHO, SPACE_, TARGET, HIDDEN_TOKEN),
    Event.SPIED: (WHO,),
    Event.CLOSED: (WHO, SPACE_),
    Event.TURNED_ROUND: (WHO,),
    Event.SMUGGLED: (WHO, SPACE_),
    Event.PAID_TAX: (WHO, COUNT),
    Event.WITHDREW: (WHO,),
    Event.SWAPPED: (WHO, SPACE_, Part("gives", ARTIFACT), Part("gets", ARTIFACT)),
    Event.LOOKED: (WHO, SPACE_),
    Event.SAW: (WHO, SPACE_, HIDDEN_ARTIFACT),
    Event.BURIED: (SPACE_, ARTIFACT_),
    Event.TAKEN_BACK: (WHO,),
    Event.SCORED: (WHO, Part("artifacts", NUMBER), Part("scrolls", NUMBER)),
    Event.OVER: (Part("reason", named_by("a reason", Ended)),),
    Event.FORCED: (WHO,),
    Event.CARD: (Part("card", NUMBER),),
    Event.FOUND: (WHO, PLAYED_, SPACE_, Part("there", YES_NO)),
}
PRIVATE = {Event.FORCED}
# What was hidden, or left to luck, and now all know.
REVEALING = {
    Event.STARTS: ("seat",),
    Event.CARD: ("card",),
    Event.TURNED_UP_ARTIFACT: ("artifact",),
    Event.PLACED_OPENLY: ("token",),
    Event.TURNED_UP: ("token",),
    Event.DISCARDED: ("spell",),
    Event.GUARD: ("guard",),
    Event.GOT: ("artifact",),
    Event.CAST: ("spell",),
    Event.SENT_HOME: ("count",),
    Event.FOUND: ("there",),
}

TELLINGS = [Telling(kebab(e), PARTS[e], e in PRIVATE, REVEALING.get(e, ())) for e in Event]
