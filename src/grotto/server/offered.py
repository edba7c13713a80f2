"""The programs that can take a seat here: all of a game, the usual one, and the one that gives advice."""

from collections.abc import Sequence
from contextlib import suppress
from functools import cache

from grotto.games import GAMES, open_box
from grotto.tabletop.words import Misfit

USUAL = ("level:2", "greedy", "search:200ms", "random")
ADVISERS = ("greedy", "search:400ms", "random")


def check_player(game: str, name: str) -> None:
    """Raises Misfit unless that program can play the game."""
    from grotto.players import player

    player(name, open_box(game), patient=False)


@cache
def players_of(game: str) -> Sequence[str]:
    """The programs that can play this game here, the weakest first."""
    found = []
    for name in ("random", *(f"level:{i}" for i in range(1, 6)), "greedy", "search", "search:200ms"):
        with suppress(Misfit):
            check_player(game, name)
            found.append(name)
    return found


def usual_player(game: str) -> str:
    return next(name for name in USUAL if name in players_of(game))


def adviser(game: str) -> str:
    return next(name for name in ADVISERS if name.partition(":")[0] in players_of(game))


def warm_up() -> None:
    """Whatever a first table would load, beside the event loop and not on it."""
    for game in GAMES:
        players_of(game)
