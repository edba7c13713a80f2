"""What the end of a game is worth to a seat, for a search. A form."""

from collections.abc import Callable
from typing import Any

# A win counts three quarters, the lead in points the rest: it tells close games from lost ones.
REWARD, FOR_WINNING, FOR_LEADING = 4096, 3072, 512

# -- Table Python from here on; the names that the game fills in ------------------

points: Callable[[Any, int], int]
wins: Callable[[Any, int], bool]
swing: Callable[[Any], int]


def reward(game: Any, seat: int) -> int:
    """From 0 to REWARD: a share of the win, and a lead that is worth less the larger it is."""
    winners, best = 0, 0
    for other in range(game.seat_count):
        if wins(game, other):
            winners += 1
        if other != seat:
            best = max(best, points(game, other))
    won = FOR_WINNING // winners if wins(game, seat) else 0
    ahead = points(game, seat) - best
    if ahead >= 0:
        return won + FOR_LEADING + FOR_LEADING * ahead // (ahead + swing(game))
    return won + FOR_LEADING - FOR_LEADING * -ahead // (swing(game) - ahead)
