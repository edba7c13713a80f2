"""Aladdin's Dragons: how strong the players are on a space (4.3, 4.4)."""

from grotto.games.dragons.pieces import GUARD, LAST_TOKEN, NINE, ONE, VALUES
from grotto.games.dragons.rules.asking import seat_at
from grotto.games.dragons.rules.board import has_token
from grotto.games.dragons.state import Game
from grotto.tabletop.table import NO_SEAT


def value_on(game: Game, token: int, space: int) -> int:
    """4.3 A token's value. 14.6 Ones and nines may be exchanged, but not in the guard room (reading 8)."""
    if game.last_first != 0 and space != GUARD:
        if token == ONE:
            return 9
        if token == NINE:
            return 1
    return VALUES[token]


def sum_on(game: Game, seat: int, space: int) -> int:
    """4.3 The sum of his tokens there, face up or not. 12.3 A doubled one counts twice."""
    tokens = game.seats[seat].tokens
    total = 0
    for token in range(1, LAST_TOKEN + 1):
        if tokens.at[token] == space:
            total += value_on(game, token, space) * (1 + ((tokens.doubled >> token) & 1))
    return total


def smuggles(game: Game, seat: int, space: int) -> bool:
    """14.5"""
    return seat == game.smuggler and (game.smuggled >> space) & 1 == 1


def strength(game: Game, seat: int, space: int) -> int:
    """4.3 His sum there. 14.5 The smuggler equals the strongest other, and adds his own to that (reading 15)."""
    own = sum_on(game, seat, space)
    if not smuggles(game, seat, space):
        return own
    most = 0
    for other in range(game.seat_count):
        if other != seat:
            most = max(most, sum_on(game, other, space))
    return own + most


def takes_part(game: Game, seat: int, space: int) -> bool:
    return has_token(game, seat, space) or smuggles(game, seat, space)


def strongest(game: Game, space: int, without: int) -> int:
    """4.3 The strongest there, but for a set of seats. 4.4 The earlier in player order wins a tie."""
    best, most = NO_SEAT, 0
    for nth in range(game.seat_count):
        seat = seat_at(game, nth)
        if (without >> seat) & 1 == 0 and takes_part(game, seat, space):
            found = strength(game, seat, space)
            if best == NO_SEAT or found > most:
                best, most = seat, found
    return best
