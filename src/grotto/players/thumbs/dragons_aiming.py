"""Aladdin's Dragons by rule of thumb: the spells that send tokens home or move them, on the space being tallied."""

from grotto.games.dragons.pieces import (
    GUARD,
    HOME,
    LAST_TOKEN,
    LUNAR_ECLIPSE,
    TELEPORT,
)
from grotto.games.dragons.refusals import Refusal
from grotto.games.dragons.rules.board import is_tallied, stands
from grotto.games.dragons.rules.spells_tokens import EVEN_TOKENS, ODD_TOKENS, can_move, refusal_to_move
from grotto.games.dragons.rules.strength import value_on
from grotto.games.dragons.rules.treasures import total
from grotto.games.dragons.state import Game
from grotto.players.thumbs.dragons_powers import added
from grotto.players.thumbs.dragons_rivals import BITS, ENTRY, line_up, own_sum
from grotto.players.thumbs.dragons_spaces import gain, gain_now, purse_to_come, stake_of

# What a blow struck back costs on average.
STRUCK_BACK = 18
NOTHING_THERE = -1000

# -- Table Python from here on --------------------------------------------------


def with_tokens_gone(game: Game, seat: int, whom: int, gone: int, unit: int) -> int:
    """What the seat gains or loses on the space being tallied if somebody's tokens of a set go home from there.

    Without `whom` (his number is that of nobody at the table) those of all go.
    """
    space = game.space
    own = own_sum(game, seat, space)
    after = own
    if whom == seat or whom >= game.seat_count:
        after -= sum_of(game, seat, space, gone)
    lined = line_up(game, seat, space)
    thinned, shift = 0, 0
    for other in range(game.seat_count):
        if other != seat:
            it = (lined >> shift) & ENTRY
            if it > 0 and (whom == other or whom >= game.seat_count):
                it = max(0, it - 2 * sum_of(game, other, space, gone))
            thinned |= it << shift
            shift += BITS
    stake = stake_of(game, seat, space, unit, purse_to_come(game, seat))
    before = gain(game, seat, space, own, lined, unit, stake)
    return gain(game, seat, space, after, thinned, unit, stake) - before


def sum_of(game: Game, whom: int, space: int, tokens_meant: int) -> int:
    tokens = game.seats[whom].tokens
    pips = 0
    for token in range(1, LAST_TOKEN + 1):
        if tokens.at[token] == space and (tokens_meant >> token) & 1:
            pips += value_on(game, token, space) * (1 + ((tokens.doubled >> token) & 1))
    return pips


# -- 14.8, 14.9 Eclipses -----------------------------------------------------------


def darkened(game: Game, seat: int, spell: int, unit: int) -> int:
    if game.space == GUARD:
        return 0
    return with_tokens_gone(game, seat, game.seat_count, ODD_TOKENS if spell == LUNAR_ECLIPSE else EVEN_TOKENS, unit)


# -- 14.15 Eye for an Eye ----------------------------------------------------------


def best_blow(game: Game, seat: int, unit: int) -> int:
    """The best token of a rival to send home, less what is struck back."""
    best = 0
    if game.space == GUARD:
        return best
    for whom in range(game.seat_count):
        if whom != seat:
            best = max(best, best_blow_at(game, seat, whom, unit))
    return best - STRUCK_BACK


def best_blow_at(game: Game, seat: int, whom: int, unit: int) -> int:
    best = 0
    for token in range(1, LAST_TOKEN + 1):
        if stands(game, whom, token, game.space):
            best = max(best, with_tokens_gone(game, seat, whom, 1 << token, unit))
    return best


# -- 14.19 Second Chance, 14.21 Teleport -------------------------------------------


def best_move(game: Game, seat: int, spell: int, unit: int) -> int:
    """An own token comes to the space being tallied, best of all from one that is tallied. Or a rival's leaves it."""
    if game.space == GUARD:
        return 0
    price = 0
    if spell == TELEPORT:
        if total(game, seat) < game.teleport_cost:
            return 0
        price = game.teleport_cost * unit
    best = 0
    for token in range(1, LAST_TOKEN + 1):
        best = max(best, value_of_moving(game, seat, token, unit))
    if spell == TELEPORT:
        best = max(best, best_push(game, seat, unit))
    return best - price


def best_push(game: Game, seat: int, unit: int) -> int:
    """14.21 A rival's token goes from the space being tallied to one that is yet to come."""
    best = 0
    for whom in range(game.seat_count):
        if whom != seat:
            best = max(best, best_push_at(game, seat, whom, unit))
    return best


def best_push_at(game: Game, seat: int, whom: int, unit: int) -> int:
    best = 0
    for token in range(1, LAST_TOKEN + 1):
        if stands(game, whom, token, game.space) and can_move(game, whom, token, game.space):
            best = max(best, with_tokens_gone(game, seat, whom, 1 << token, unit))
    return best


def best_move_from(game: Game, seat: int, space: int, unit: int) -> int:
    """Of the own tokens on a space."""
    best = NOTHING_THERE
    for token in range(1, LAST_TOKEN + 1):
        if stands(game, seat, token, space):
            best = max(best, value_of_moving(game, seat, token, unit))
    return best


def value_of_moving(game: Game, seat: int, token: int, unit: int) -> int:
    """To the space being tallied: what it adds there, less what it leaves behind."""
    at = game.seats[seat].tokens.at[token]
    if at == HOME or at == GUARD or at == game.space:
        return 0
    if refusal_to_move(game, seat, token, at, game.space) != Refusal.MAY:
        return 0
    brings = added(game, seat, value_on(game, token, game.space), unit)
    return brings - left_behind(game, seat, token, at, unit)


def left_behind(game: Game, seat: int, token: int, at: int, unit: int) -> int:
    """On a space that is tallied a token does nothing any more."""
    if is_tallied(game, at):
        return 0
    own = own_sum(game, seat, at)
    return gain_now(game, seat, at, own, unit) - gain_now(game, seat, at, own - value_on(game, token, at), unit)
