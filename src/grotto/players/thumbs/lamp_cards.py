"""Aladdin & the Magic Lamp by rule of thumb: what a card is worth to a seat, gained or lost, in hundredths of a point.

A card counts a point; a stone brings its kind's five points nearer, a jewel its set. How near: by three tables, for a
game that goes on, for one near its end, and for the last turn.
"""

from grotto.games.lamp.pieces import (
    BELOW_SORCERER,
    CHESTS,
    FIRST_JEWEL,
    FIRST_STONE,
    LAST_STONE,
    PIECES,
    SORCERER,
    TALISMAN,
    is_jewel,
    is_stone,
    metal_of,
)
from grotto.games.lamp.rules.cards import sets
from grotto.games.lamp.rules.end import SET_POINTS, score, stones
from grotto.games.lamp.state import Game

POINT = 100
EARLY, LATE, LAST = 0, 1, 2
NEAR = 3  # cards above a Sorcerer with which the end is near
MOST_AHEAD = 4
# Tables are flat, a line for each phase: compiled code looks up one index at once.
# What a lead of -4 to 4 in a kind of stone is worth.
LEADS = 2 * MOST_AHEAD + 1
STANDING = (
    *(15, 35, 75, 130, 190, 290, 370, 420, 450),
    *(0, 5, 20, 65, 120, 410, 470, 490, 500),
    *(0, 0, 0, 0, 0, 500, 500, 500, 500),
)
# What part of a set's points it is worth to miss none, one, two or three of its pieces: in hundredths.
LACKS = 4
NEARLY = (*(100, 42, 15, 0), *(100, 22, 4, 0), *(100, 0, 0, 0))
SURPLUS = 8  # a jewel of which a set has one already
HARM_TO_FIRST, HARM_TO_OTHERS = 55, 20  # what it is worth, in hundredths, that one of several opponents loses

# -- Table Python from here on --------------------------------------------------


def phase(game: Game) -> int:
    """How near the end is: the Sorcerer has come, he is near in some chest, or neither."""
    near = EARLY
    for chest in range(CHESTS):
        it = game.chests[chest]
        if it.sorcerer_drawn != 0:
            return LAST
        if it.cards.count <= BELOW_SORCERER + NEAR:
            near = LATE
    return near


def lead(game: Game, seat: int) -> int:
    """In points, over the best of the others; behind, it is negative."""
    best = 0
    for other in range(game.seat_count):
        if other != seat:
            best = max(best, score(game, other))
    return score(game, seat) - best


def first_of_others(game: Game, seat: int) -> int:
    """The opponent with the most points."""
    first, best = seat, -1
    for other in range(game.seat_count):
        if other != seat and score(game, other) > best:
            first, best = other, score(game, other)
    return first


def harm(game: Game, whom: int, first: int) -> int:
    """What it is worth that an opponent loses 100: between two seats as much as to gain it."""
    if game.seat_count == 2:
        return 100
    return HARM_TO_FIRST if whom == first else HARM_TO_OTHERS


# -- to gain a card, or to lose it ----------------------------------------------


def gain(game: Game, seat: int, kind: int, when: int) -> int:
    if kind == TALISMAN:
        return POINT + best_stone_to_lie_on(game, seat, when)
    if kind == SORCERER:
        return 0
    if is_stone(kind):
        return POINT + rise(game, seat, kind, when)
    return POINT + nearer(game, seat, kind, when)


def loss(game: Game, seat: int, kind: int, when: int) -> int:
    """Of a loose card. With the last stone of a kind its talismans are lost to that kind, too."""
    me = game.seats[seat]
    if is_jewel(kind):
        return POINT + farther(game, seat, kind, when)
    fall = 1 + (me.talismans.copies[kind] if me.cards.copies[kind] == 1 else 0)
    ahead = ahead_in(game, seat, kind)
    return POINT + step(game, ahead - fall, ahead, when)


def best_stone_to_lie_on(game: Game, seat: int, when: int) -> int:
    best = 0
    for stone in range(FIRST_STONE, LAST_STONE + 1):
        if game.seats[seat].cards.copies[stone] > 0:
            best = max(best, rise(game, seat, stone, when))
    return best


def rise(game: Game, seat: int, stone: int, when: int) -> int:
    """One more of a kind of stone."""
    ahead = ahead_in(game, seat, stone)
    return step(game, ahead, ahead + 1, when)


def ahead_in(game: Game, seat: int, stone: int) -> int:
    """By how many the seat leads in a kind of stone."""
    best = 0
    for other in range(game.seat_count):
        if other != seat:
            best = max(best, stones(game, other, stone))
    return stones(game, seat, stone) - best


def step(game: Game, low: int, high: int, when: int) -> int:
    """From one lead to another. Between two seats what one wins the other loses."""
    gained = standing(high, when) - standing(low, when)
    if game.seat_count == 2:
        return gained + standing(-low, when) - standing(-high, when)
    return gained * 5 // 4


def standing(ahead: int, when: int) -> int:
    return STANDING[when * LEADS + MOST_AHEAD + min(MOST_AHEAD, max(-MOST_AHEAD, ahead))]


def missing(game: Game, seat: int, metal: int) -> int:
    """How many pieces the next set of a metal lacks."""
    copies = game.seats[seat].cards.copies
    done = sets(game, seat, metal)
    first = FIRST_JEWEL + metal * PIECES
    return (copies[first] == done) + (copies[first + 1] == done) + (copies[first + 2] == done)


def nearer(game: Game, seat: int, jewel: int, when: int) -> int:
    """One more jewel: a piece that the next set lacks, or one that it has."""
    metal = metal_of(jewel)
    if game.seats[seat].cards.copies[jewel] > sets(game, seat, metal):
        return 0 if when == LAST else SURPLUS
    return piece_of(metal, missing(game, seat, metal), when)


def piece_of(metal: int, lacks: int, when: int) -> int:
    """One of the pieces that a set lacks."""
    return (NEARLY[when * LACKS + lacks - 1] - NEARLY[when * LACKS + lacks]) * SET_POINTS[metal]


def farther(game: Game, seat: int, jewel: int, when: int) -> int:
    """One jewel less that lies loose."""
    metal = metal_of(jewel)
    if game.seats[seat].cards.copies[jewel] > sets(game, seat, metal) + 1:
        return 0 if when == LAST else SURPLUS
    return piece_of(metal, missing(game, seat, metal) + 1, when)
