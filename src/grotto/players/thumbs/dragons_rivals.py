"""Aladdin's Dragons by rule of thumb: how strong the others are on a space, as far as the seat knows.

A token that the seat does not see counts as a middling one. For each rival one number tells the strength to beat and
how uncertain it is; those of all rivals are packed in one number, fifteen bits each, the first seat lowest.
"""

from grotto.games.dragons.pieces import CARPET_TOKEN, HOME, LAST_TOKEN, ROOM, TOKENS, is_room
from grotto.games.dragons.refusals import Refusal
from grotto.games.dragons.rules.rooms import refusal_to_buy
from grotto.games.dragons.rules.strength import strength, value_on
from grotto.games.dragons.state import Game
from grotto.players.thumbs.dragons_worth import fullest, in_purse, purse

# 128 parts shared among so many halves of doubt, in 256ths: divisions take longest of all.
SHARES = (0, *(128 * 256 // doubt for doubt in range(1, 128)))
BITS, ENTRY, MEAN = 15, 0x7FFF, 255
SURE = 256
# In halves of a pip: a token face down, its uncertainty, and what may still come from behind a screen.
HIDDEN, DOUBT, DOUBT_OF_MORE = 10, 6, 6
ONE_HIDDEN = HIDDEN | DOUBT << 8
MORE_TO_COME, SHARE = 10, 10
MORE_TO_PAY = 3  # treasures that a rival may still get before a room is sold

# -- Table Python from here on --------------------------------------------------


def is_placing(game: Game) -> bool:
    return game.space == HOME


def line_up(game: Game, seat: int, space: int) -> int:
    """All rivals on a space."""
    packed, shift = 0, 0
    for other in range(game.seat_count):
        if other != seat:
            packed |= rival(game, seat, other, space) << shift
            shift += BITS
    return packed


def rival(game: Game, seat: int, other: int, space: int) -> int:
    """4.4 Where all is known and the seat comes first in player order, half a pip less is enough."""
    if space != game.space:
        return expected(game, other, space)
    mean = 2 * strength_to_beat(game, other, space)
    return mean - 1 if mean > 0 and is_earlier(game, seat, other) else mean


def strength_to_beat(game: Game, other: int, space: int) -> int:
    """All lies open there. 8.3 In a room who cannot pay, or has declined, is in nobody's way."""
    if is_room(space) and ((game.declined >> other) & 1 or refusal_to_buy(game, other) != Refusal.MAY):
        return 0
    return strength(game, other, space)


def expected(game: Game, other: int, space: int) -> int:
    """The mean strength in halves of a pip, and from the ninth bit on how uncertain that is."""
    tokens = game.seats[other].tokens
    seen, at_home = 0, 0
    for token in range(1, LAST_TOKEN + 1):
        at = tokens.at[token]
        if at == space:
            if token >= CARPET_TOKEN or (tokens.face >> token) & 1:
                seen += 2 * value_on(game, token, space) * (1 + ((tokens.doubled >> token) & 1))
            else:
                seen += ONE_HIDDEN
        elif at == HOME and token <= TOKENS:
            at_home += 1
    if is_room(space):
        seen -= max(0, (seen & MEAN) - 2 * most_payable(game, other))
    return seen + still_to_come(at_home) if is_placing(game) else seen


def still_to_come(at_home: int) -> int:
    """While tokens are being placed, some of those behind a screen may come to any space."""
    if at_home == 0:
        return 0
    return MORE_TO_COME * at_home // SHARE + ((DOUBT_OF_MORE + at_home) << 8)


def most_payable(game: Game, other: int) -> int:
    """8.2 With a single token: as many as he has of his most plentiful kind, and a few that may still come."""
    packed = purse(game, other)
    return in_purse(packed, fullest(packed)) + MORE_TO_PAY


def is_earlier(game: Game, seat: int, other: int) -> bool:
    """4.4"""
    own = seat + game.seat_count if seat < game.first else seat
    return own < (other + game.seat_count if other < game.first else other)


# -- chances, of 256 -----------------------------------------------------------------


def chance(entry: int, own: int) -> int:
    """To be stronger than a rival with so many pips of one's own."""
    ahead, doubt = 2 * own - (entry & MEAN), entry >> 8
    if ahead > doubt or (doubt > 0 and ahead == doubt):
        return SURE
    if ahead <= -doubt:
        return 0
    return (ahead + doubt) * SHARES[doubt] >> 8


def chance_of_first(game: Game, lined: int, own: int) -> int:
    first = SURE
    for nth in range(game.seat_count - 1):
        first = first * chance((lined >> (BITS * nth)) & ENTRY, own) >> 8
    return first


def chances_of_ranks(game: Game, lined: int, own: int) -> int:
    """To be first, second, third and fourth, nine bits each, the first lowest."""
    first, second, third, fourth = SURE, 0, 0, 0
    for nth in range(game.seat_count - 1):
        ahead = chance((lined >> (BITS * nth)) & ENTRY, own)
        behind = SURE - ahead
        if nth > 0:
            fourth = (fourth * ahead + third * behind) >> 8
            third = (third * ahead + second * behind) >> 8
        second = (second * ahead + first * behind) >> 8
        first = first * ahead >> 8
    return first | (second << 9) | (third << 18) | (fourth << 27)


# -- the own tokens --------------------------------------------------------------------


def own_sum(game: Game, seat: int, space: int) -> int:
    """The seat knows its own tokens, face up or not."""
    tokens = game.seats[seat].tokens
    pips = 0
    for token in range(1, LAST_TOKEN + 1):
        if tokens.at[token] == space:
            pips += value_on(game, token, space) * (1 + ((tokens.doubled >> token) & 1))
    return pips


def count_home(game: Game, whom: int) -> int:
    count = 0
    for token in range(1, TOKENS + 1):
        if game.seats[whom].tokens.at[token] == HOME:
            count += 1
    return count


def set_aside(game: Game, seat: int, packed: int, but: int) -> int:
    """8.2 What is left of the treasures once the own tokens in all rooms but one are paid, the highest first."""
    tokens = game.seats[seat].tokens
    left = packed
    for below in range(LAST_TOKEN):
        token = LAST_TOKEN - below
        at = tokens.at[token]
        if at >= max(ROOM, game.space) and at != but:
            kind = fullest(left)
            left -= min(value_on(game, token, at), in_purse(left, kind)) << (7 * kind)
    return left
