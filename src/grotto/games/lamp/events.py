"""What can happen in Aladdin & the Magic Lamp, and what of it is for the knowers alone."""

from enum import IntEnum

from grotto.games.lamp.pieces import CARD, CHEST, EFFECT, FACE, KIND, PLACE
from grotto.games.lamp.state import HAND, Ended
from grotto.tabletop.events import Part, Telling
from grotto.tabletop.words import NUMBER, SEAT, kebab, named_by


class Event(IntEnum):
    STARTED = 0
    LEFT_OVER = 1
    TURN = 2
    SET = 3
    REVEALED = 4
    RUBBED = 5
    OFFENDED = 6
    NAMED = 7
    STOLE = 8
    SUMMONED = 9
    WISHED = 10
    REFUSED = 11
    ACCEPTED = 12
    NOTHING = 13
    DREW_FIRST = 14
    EXCHANGED = 15
    TOOK = 16
    GAVE = 17
    CHOSE_CARD = 18
    PASSED = 19
    PEEKED = 20
    SAW = 21
    MOVED = 22
    TURNED = 23
    IGNORES = 24
    ATTACHED = 25
    ALONE = 26
    ORPHANED = 27
    COMPLETED = 28
    SEARCHES = 29
    DREW = 30
    IGNORED = 31
    STOPPED = 32
    WON = 33
    BUSTED = 34
    RING = 35
    DECLINED = 36
    SCORED = 37
    OVER = 38
    FORCED = 39
    WON_TIE = 40


WHO = Part("seat", SEAT)
WHOM = Part("of", SEAT)
TO = Part("to", SEAT)
KIND_ = Part("card", KIND)
CARD_ = Part("card", CARD)
CHEST_ = Part("chest", CHEST)
COUNT = Part("count", NUMBER)
DIE = Part("face", FACE)

PARTS: dict[Event, tuple[Part, ...]] = {
    Event.STARTED: (WHO, KIND_),
    Event.LEFT_OVER: (KIND_,),
    Event.TURN: (Part("turn", NUMBER),),
    Event.SET: (WHO, Part("face", FACE, secret=True), Part("chest", CHEST, secret=True)),
    Event.REVEALED: (WHO, DIE, CHEST_),
    Event.RUBBED: (WHO, Part("hand", HAND), Part("place", PLACE)),
    Event.OFFENDED: (WHO,),
    Event.NAMED: (WHO, WHOM),
    Event.STOLE: (WHO, WHOM, KIND_),
    Event.SUMMONED: (WHO, DIE),
    Event.WISHED: (WHO, Part("wish", NUMBER), Part("effect", EFFECT)),
    Event.REFUSED: (WHO,),
    Event.ACCEPTED: (WHO,),
    Event.NOTHING: (WHO,),
    Event.DREW_FIRST: (WHO, CHEST_, CARD_),
    Event.EXCHANGED: (WHO, KIND_, WHOM, Part("for", KIND)),
    Event.TOOK: (WHO, KIND_),
    Event.GAVE: (WHO, KIND_, TO),
    Event.CHOSE_CARD: (WHO, Part("card", KIND, secret=True)),
    Event.PASSED: (WHO, KIND_, TO),
    Event.PEEKED: (WHO, CHEST_, COUNT),
    Event.SAW: (WHO, CHEST_, Part("card", CARD, secret=True)),
    Event.MOVED: (WHO, CHEST_, Part("to", CHEST)),
    Event.TURNED: (WHO, CHEST_, DIE),
    Event.IGNORES: (WHO,),
    Event.ATTACHED: (WHO, Part("stone", KIND)),
    Event.ALONE: (WHO, COUNT),
    Event.ORPHANED: (WHO, Part("stone", KIND), COUNT),
    Event.COMPLETED: (WHO, Part("metal", CHEST)),
    Event.SEARCHES: (WHO, CHEST_, DIE),
    Event.DREW: (WHO, CHEST_, CARD_, Part("scorpions", NUMBER)),
    Event.IGNORED: (WHO, Part("scorpions", NUMBER)),
    Event.STOPPED: (WHO,),
    Event.WON: (WHO, CHEST_, COUNT),
    Event.BUSTED: (WHO, CHEST_, COUNT),
    Event.RING: (WHO, WHOM),
    Event.DECLINED: (WHO,),
    Event.SCORED: (WHO, Part("points", NUMBER)),
    Event.OVER: (Part("reason", named_by("a reason", Ended)),),
    Event.FORCED: (WHO,),
    Event.WON_TIE: (WHO, DIE),
}
PRIVATE = {Event.SET, Event.CHOSE_CARD, Event.SAW, Event.FORCED}
# What was hidden, sealed or left to luck, and now all know.
REVEALING = {
    Event.STARTED: ("card",),
    Event.LEFT_OVER: ("card",),
    Event.REVEALED: ("face", "chest"),
    Event.RUBBED: ("hand", "place"),
    Event.WON_TIE: ("seat",),
    Event.WISHED: ("effect",),
    Event.DREW_FIRST: ("card",),
    Event.PASSED: ("card",),
    Event.DREW: ("card", "scorpions"),
}

TELLINGS = [Telling(kebab(e), PARTS[e], e in PRIVATE, REVEALING.get(e, ())) for e in Event]
