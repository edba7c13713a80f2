"""All actions of Aladdin's Dragons, and the constants by which the rules know them."""

from grotto.games.dragons.pieces import A_KIND, A_SEAT, A_SPACE, A_SPELL, A_TOKEN, A_VALUE, AN_ARTIFACT
from grotto.tabletop.actions import Verb, Verbs

VERBS = Verbs(
    Verb("take", "take {}", (A_KIND,)),
    Verb("place", "place on {}", (A_SPACE,)),
    Verb("lay", "lay {}", (A_VALUE,), secret=True),
    Verb("pass", "pass"),
    Verb("cast", "cast {}", (A_SPELL,)),
    Verb("use", "use {}", (AN_ARTIFACT,)),
    Verb("counter", "counter {}", (A_SPELL,)),
    Verb("at", "at {}", (A_SPACE,)),
    Verb("of", "of seat {}", (A_SEAT,)),
    Verb("token", "token {}", (A_TOKEN,)),
    Verb("own-hidden", "own hidden token {}", (A_VALUE,), secret=True),
    Verb("hidden", "a hidden token"),
    Verb("to", "to {}", (A_SPACE,)),
    Verb("offer", "offer {}", (AN_ARTIFACT,)),
    Verb("borrow", "borrow {}", (AN_ARTIFACT,)),
    Verb("keep", "keep {}", (A_SPELL,), secret=True),
    Verb("give", "give {}", (A_KIND,)),
    Verb("stop", "stop"),
    Verb("camel", "camel to seat {}", (A_SEAT,)),
    Verb("bribe", "bribe the guard"),
    Verb("buy", "buy"),
    Verb("pay", "pay {}", (A_KIND,)),
    Verb("pay-tax", "pay the tax"),
    Verb("withdraw", "withdraw"),
    Verb("choose", "choose {}", (AN_ARTIFACT,)),
)

# An action is `VERB + number`, be it counted from 0 (kinds, seats) or from 1 (spaces, tokens, artifacts, spells).
TAKE = VERBS.first("take")
PLACE = VERBS.first("place") - 1
LAY = VERBS.first("lay") - 1
PASS = VERBS.first("pass")
CAST = VERBS.first("cast") - 1
USE = VERBS.first("use") - 1
COUNTER = VERBS.first("counter") - 1
AT = VERBS.first("at") - 1
OF = VERBS.first("of")
THE_TOKEN = VERBS.first("token") - 1
OWN_HIDDEN = VERBS.first("own-hidden") - 1
ANY_HIDDEN = VERBS.first("hidden")
TO = VERBS.first("to") - 1
OFFER = VERBS.first("offer") - 1
BORROW = VERBS.first("borrow") - 1
KEEP = VERBS.first("keep") - 1
GIVE = VERBS.first("give")
STOP = VERBS.first("stop")
CAMEL = VERBS.first("camel")
BRIBE = VERBS.first("bribe")
BUY = VERBS.first("buy")
PAY = VERBS.first("pay")
PAY_TAX = VERBS.first("pay-tax")
WITHDRAW = VERBS.first("withdraw")
CHOOSE = VERBS.first("choose") - 1

ACTIONS = VERBS.count
MOST_ANSWERS = 64
