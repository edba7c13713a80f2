"""Aladdin's Dragons: pointing at somebody's token. Face-down ones on one space cannot be told apart (reading 49)."""

from typing import Any

from grotto.games.dragons.pieces import CARPET_TOKEN, LAST_TOKEN, NO_TOKEN, TOKENS
from grotto.games.dragons.rules.board import is_up, stands
from grotto.games.dragons.state import Game
from grotto.tabletop.chance import below


def open_token(game: Game, whom: int, token: int, space: int) -> int:
    """The open token of that name on the space, or NO_TOKEN; of several Carpets the first."""
    last = LAST_TOKEN if token == CARPET_TOKEN else token
    for found in range(token, last + 1):
        if stands(game, whom, found, space) and is_up(game, whom, found):
            return found
    return NO_TOKEN


def is_hidden_on(game: Game, whom: int, token: int, space: int) -> bool:
    return stands(game, whom, token, space) and not is_up(game, whom, token)


def count_hidden(game: Game, whom: int, space: int) -> int:
    """How many of his tokens lie there face down: all know that."""
    count = 0
    for token in range(1, TOKENS + 1):
        if is_hidden_on(game, whom, token, space):
            count += 1
    return count


def any_hidden(game: Game, whom: int, space: int, luck: Any) -> int:
    """One of his face-down tokens there, whichever is pointed at."""
    nth = below(luck, count_hidden(game, whom, space))
    token = 1
    while nth > 0 or not is_hidden_on(game, whom, token, space):
        if is_hidden_on(game, whom, token, space):
            nth -= 1
        token += 1
    return token
