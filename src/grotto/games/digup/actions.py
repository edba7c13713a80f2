"""All actions of DIG UP, and the constants by which the rules know them."""

from grotto.games.digup.pieces import A_CARD, A_TREASURE, AN_ADVENTURE, CELLS, COLOUR, COLOURS, SEATS
from grotto.tabletop.actions import Verb, Verbs, argument, of_wording

A_COLOUR = of_wording("colour", COLOUR, 1, COLOURS)
A_CELL = argument("cell", [str(n) for n in range(1, CELLS + 1)])
A_SEAT = argument("seat", [str(n) for n in range(SEATS)])

VERBS = Verbs(
    Verb("collect", "collect {}", (A_COLOUR,)),
    Verb("stop", "stop"),
    Verb("lay", "play {} on cell {}", (A_TREASURE, A_CELL)),
    Verb("play", "play {}", (AN_ADVENTURE,)),
    Verb("swap", "swap cell {}", (A_CELL,)),
    Verb("with", "with cell {}", (A_CELL,)),
    Verb("keep", "keep {}", (A_CARD,), secret=True),
    Verb("put-back", "put back {}", (A_CARD,), secret=True),
    Verb("look-hand", "look at the hand of seat {}", (A_SEAT,)),
    Verb("take", "take {}", (A_CARD,), secret=True),
    Verb("give", "give {}", (A_CARD,), secret=True),
    Verb("open", "open cell {}", (A_CELL,)),
    Verb("pay", "pay {}", (A_CARD,)),
    Verb("dig-out", "dig out {}", (A_CARD,)),
    Verb("give-cell", "give cell {}", (A_CELL,)),
    Verb("for-cell", "for cell {1} of seat {0}", (A_SEAT, A_CELL)),
    Verb("pick", "pick {}", (A_CARD,)),
    Verb("look-cell", "look at cell {1} of seat {0}", (A_SEAT, A_CELL)),
    Verb("discard", "discard {}", (A_CARD,)),
    Verb("go-on", "go on"),
)

# A card's actions start so that `TAKE + card` is the action: cards and colours count from 1.
COLLECT = VERBS.first("collect") - 1
STOP = VERBS.first("stop")
LAY = VERBS.first("lay") - CELLS  # LAY + card * CELLS + cell
PLAY = VERBS.first("play") - AN_ADVENTURE.first
SWAP = VERBS.first("swap")
WITH = VERBS.first("with")
KEEP = VERBS.first("keep") - 1
PUT_BACK = VERBS.first("put-back") - 1
LOOK_HAND = VERBS.first("look-hand")
TAKE = VERBS.first("take") - 1
GIVE = VERBS.first("give") - 1
OPEN_CELL = VERBS.first("open")
PAY = VERBS.first("pay") - 1
DIG_OUT = VERBS.first("dig-out") - 1
GIVE_CELL = VERBS.first("give-cell")
FOR_CELL = VERBS.first("for-cell")  # FOR_CELL + seat * CELLS + cell
PICK = VERBS.first("pick") - 1
LOOK_CELL = VERBS.first("look-cell")  # LOOK_CELL + seat * CELLS + cell
DISCARD = VERBS.first("discard") - 1
GO_ON = VERBS.first("go-on")

ACTIONS = VERBS.count
MOST_ANSWERS = 128
