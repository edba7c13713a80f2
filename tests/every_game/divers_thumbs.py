"""Rules of thumb for the made-up game: the deep is liked, and which depth it is must not be foreseen."""

from typing import Any

from grotto.players.weighing import LIST
from tests.every_game.divers import DIVE, NO_SEAT, Ask, Game

POINT = 100
PARTS = ()


def reason(game: Game, seat: int, action: int) -> tuple[str, dict[str, Any]]:
    return "depth", {"depth": action - DIVE, "round": game.round, "seat": seat}


# -- Table Python from here on --------------------------------------------------


def weigh(game: Game, seat: int, answers: int, into: Any, values: Any) -> None:
    for i in range(answers):
        values[i] = 1 + (into[i] if game.upside_down == 0 else answers - 1 - into[i])


def at_once(game: Game, seat: int) -> int:
    return LIST


def is_mixed(game: Game) -> bool:
    return game.ask == Ask.DIVE


def reopen(game: Game, seat: int) -> None:
    """Whoever has chosen already is asked again: what it chose, nobody else knows."""
    for other in range(game.seat_count):
        if other != seat and game.ask == Ask.DIVE:
            game.chosen[other] = 0
            game.asked |= 1 << other


def swing(game: Game) -> int:
    return 6 + NO_SEAT
