"""All actions of Aladdin & the Magic Lamp, and the constants by which the rules know them."""

from grotto.games.lamp.pieces import A_DISCARDED_KIND, A_LOOSE_KIND, A_STONE, CHESTS, FACES, METAL_NAMES, SEATS
from grotto.tabletop.actions import Verb, Verbs, argument

A_FACE = argument("face", [str(face) for face in range(1, FACES + 1)], 1)
A_CHEST = argument("chest", METAL_NAMES)
ANOTHER_CHEST = argument("to", METAL_NAMES)
A_SEAT = argument("seat", [str(seat) for seat in range(SEATS)])
A_HAND = argument("hand", ("pass", "slap"), 1)
UP_OR_DOWN = argument("way", ("lower", "raise"))

VERBS = Verbs(
    Verb("set", "set {} on {}", (A_FACE, A_CHEST), secret=True),
    Verb("rub", "{}", (A_HAND,), secret=True),
    Verb("pass-card", "pass {} to the left", (A_LOOSE_KIND,), secret=True),
    Verb("name", "name seat {}", (A_SEAT,)),
    Verb("accept", "accept"),
    Verb("refuse", "refuse"),
    Verb("draw-from", "draw from {}", (A_CHEST,)),
    Verb("steal", "steal {} from seat {}", (A_LOOSE_KIND, A_SEAT)),
    Verb("exchange", "exchange {}", (A_LOOSE_KIND,)),
    Verb("for", "for {} of seat {}", (A_LOOSE_KIND, A_SEAT)),
    Verb("take", "take {}", (A_DISCARDED_KIND,)),
    Verb("decline", "decline"),
    Verb("give", "give {} to seat {}", (A_LOOSE_KIND, A_SEAT)),
    Verb("peek", "peek into {}", (A_CHEST,)),
    Verb("move", "move from {} to {}", (A_CHEST, ANOTHER_CHEST)),
    Verb("turn", "{} the die on {}", (UP_OR_DOWN, A_CHEST)),
    Verb("attach", "lay the talisman on {}", (A_STONE,)),
    Verb("draw", "draw"),
    Verb("stop", "stop"),
)

# A kind's actions start so that `TAKE + kind` is the action: kinds count from 1, faces too.
SET = VERBS.first("set") - CHESTS  # SET + face * CHESTS + chest
RUB = VERBS.first("rub") - 1
PASS_CARD = VERBS.first("pass-card") - 1
NAME = VERBS.first("name")
ACCEPT = VERBS.first("accept")
REFUSE = VERBS.first("refuse")
DRAW_FROM = VERBS.first("draw-from")
STEAL = VERBS.first("steal") - SEATS  # STEAL + kind * SEATS + seat
EXCHANGE = VERBS.first("exchange") - 1
FOR = VERBS.first("for") - SEATS  # FOR + kind * SEATS + seat
TAKE = VERBS.first("take") - 1
DECLINE = VERBS.first("decline")
GIVE = VERBS.first("give") - SEATS  # GIVE + kind * SEATS + seat
PEEK = VERBS.first("peek")
MOVE = VERBS.first("move")  # MOVE + from * CHESTS + to
TURN = VERBS.first("turn")  # TURN + (1 if up else 0) * CHESTS + chest
ATTACH = VERBS.first("attach") - 1
DRAW = VERBS.first("draw")
STOP = VERBS.first("stop")

ACTIONS = VERBS.count
MOST_ANSWERS = 52  # a theft or a gift: 13 kinds, 4 opponents
