"""Aladdin's Dragons: a spell that does nothing, because what was named has become impossible."""

from typing import Any

from grotto.games.dragons.events import Event
from grotto.games.dragons.rules.asking import finish
from grotto.games.dragons.state import Game
from grotto.tabletop.events import EVERYBODY, note


def fizzle(game: Game, play: Any) -> None:
    """11.4 It stays used all the same (reading 4)."""
    note(game, Event.NO_EFFECT, EVERYBODY, play.seat, play.what, 0, 0)
    finish(game)
