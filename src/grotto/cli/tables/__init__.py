"""How each game's table is drawn, and its English."""

from importlib import import_module
from typing import Any


def drawing_of(game: str) -> Any:
    """The module that draws a view of the game: `table`, `coloured`."""
    return import_module(f"grotto.cli.tables.{game}")


def english_of(game: str) -> Any:
    """The game's sentences: `sentence`, `question`, `ending`, `SCORE`, `COUNTED`, `OPENINGS`, `EXAMPLE`."""
    return import_module(f"grotto.games.{game}.sentences")
