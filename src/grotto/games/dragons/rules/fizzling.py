"""Aladdin's Dragons: whether what was named is still possible, and a spell that does nothing because it is not."""

from typing import Any

from grotto.games.dragons.events import Event
from grotto.games.dragons.rules.asking import finish
from grotto.games.dragons.rules.board import is_up, stands
from grotto.games.dragons.state import Game
from grotto.tabletop.events import EVERYBODY, note


def fizzle(game: Game, play: Any) -> None:
    """11.4 It stays used all the same (reading 4)."""
    note(game, Event.NO_EFFECT, EVERYBODY, play.seat, play.what, 0, 0)
    finish(game)


def finds_token(game: Game, play: Any) -> bool:
    """11.4 Whether the token named still lies where it lay. Of one named face down, others learn it now (reading 49).

    Where all see that it is there, nothing is told. What follows then follows from what all know.
    """
    there = stands(game, play.whom, play.token, play.space)
    if not there or not is_up(game, play.whom, play.token):
        note(game, Event.FOUND, EVERYBODY, play.seat, play.what, play.space, there)
    return there
