"""Aladdin's Dragons by rule of thumb: what treasures, artifacts and spells are worth. Hundredths of an artifact.

Treasures count for what they buy: their price is what is left to be bought, shared among all that will be there to pay.
Of one kind the first few are worth less, for they pay for little alone, and so are those past a nine.
"""

from grotto.games.dragons.pieces import (
    CARPET,
    COUNTERSPELL,
    DOUBLE,
    KEY,
    KINDS,
    ROOM,
    SCROLL,
    SUPPLY,
)
from grotto.games.dragons.state import Game

POINT = 100
# Of a hundred hundredths so many go into treasures in the end; the rest is what it takes to be first in a room.
SPENT_WELL = 75
MOST_FOR_A_TREASURE = 13
INCOME = 6  # treasures that a card brings for each seat
# What so many treasures of one kind are worth, in tenths of a treasure.
HOARD = (
    *(0, 7, 15, 24, 34, 45, 56, 67, 78, 89, 96, 103, 109, 114, 119),
    *(122, 125, 128, 131, 134, 136, 138, 140, 142, 144, 145, 146, 147, 148, 149),
)
MOST = 29
# The power of a kind of artifact, for who has none of it yet, in each round to come.
POWERS = (0, 2, 2, 4, 5, 4, 0)
SCROLL_BRINGS, ROUNDS_OF_POWER = 9, 3
# What a spell is worth in the hand: the average of what it brings when its moment comes.
SPELLS_BRING = (
    *(0, 6, 8, 28, 12, 12, 14, 12, 14, 14, 12, 8, 12),
    *(12, 5, 10, 14, 14, 16, 24, 5, 18),
)

# -- Table Python from here on --------------------------------------------------


def rounds_left(game: Game) -> int:
    """A room sells one artifact a round, so that many rounds at least, this one included."""
    most = 0
    for room in range(game.seat_count):
        most = max(most, game.rooms[room].stack.count)
    return most


def treasure(game: Game) -> int:
    """What a treasure is worth that can be used: less and less, the less is left to be bought."""
    left, rounds, out = 0, 0, KINDS * SUPPLY
    for place in range(game.seat_count):
        left += game.rooms[place].stack.count
        rounds = max(rounds, game.rooms[place].stack.count)
    for kind in range(KINDS):
        out -= game.bank[kind]
    out += INCOME * game.seat_count * max(0, rounds - 1)
    return min(MOST_FOR_A_TREASURE, SPENT_WELL * left // max(1, out))


def hoard(count: int) -> int:
    return HOARD[min(count, MOST)]


def gained(game: Game, seat: int, kind: int, more: int, unit: int) -> int:
    """What more treasures of a kind are worth to the seat."""
    have = game.seats[seat].treasure[kind]
    return unit * (hoard(have + more) - hoard(have)) // 10


def lost(game: Game, seat: int, kind: int, fewer: int, unit: int) -> int:
    have = game.seats[seat].treasure[kind]
    return unit * (hoard(have) - hoard(max(0, have - fewer))) // 10


def best_kind_to_take(game: Game, seat: int, unit: int) -> int:
    """What the best of the bank's treasures adds."""
    best = 0
    for kind in range(KINDS):
        if game.bank[kind] > 0 or game.unlimited != 0:
            best = max(best, gained(game, seat, kind, 1, unit))
    return best


def artifact(game: Game, seat: int, kind: int) -> int:
    """All count one; a power that the seat does not have yet comes on top, and a Scroll breaks ties."""
    if game.magic == 0 or kind == 0:
        return POINT
    if kind == SCROLL:
        return POINT + SCROLL_BRINGS
    if game.seats[seat].artifacts[kind] > 0:
        return POINT + 1
    return POINT + POWERS[kind] * min(ROUNDS_OF_POWER, max(0, rounds_left(game) - 1))


def on_top(game: Game, space: int) -> int:
    """The artifact that lies open in a room; 0 where nobody knows it."""
    room = game.rooms[space - ROOM]
    if game.magic == 0 or room.open == 0:
        return 0
    return room.stack.cards[room.stack.count - 1]


def has_other_powers(game: Game, seat: int) -> bool:
    """An artifact whose use casting a spell might cost."""
    mine = game.seats[seat].artifacts
    return mine[CARPET] + mine[DOUBLE] + mine[KEY] + mine[COUNTERSPELL] > 0


# -- treasures packed in one number, seven bits a kind -----------------------------


def purse(game: Game, seat: int) -> int:
    packed = 0
    for kind in range(KINDS):
        packed |= game.seats[seat].treasure[kind] << (7 * kind)
    return packed


def in_purse(packed: int, kind: int) -> int:
    return (packed >> (7 * kind)) & 127


def fullest(packed: int) -> int:
    """The kind of which there is most, the first of equals. Without a branch, for it is asked all the time."""
    best = 0
    for kind in range(KINDS):
        best = max(best, 8 * in_purse(packed, kind) + 7 - kind)
    return 7 - (best & 7)
