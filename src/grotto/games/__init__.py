"""The games in the house, opened when first asked for."""

from difflib import get_close_matches
from importlib import import_module
from typing import TYPE_CHECKING

from grotto.tabletop.words import Misfit

if TYPE_CHECKING:
    from grotto.tabletop.box import Box

GAMES = ("digup", "lamp", "dragons")


def open_box(name: str) -> "Box":
    if name not in GAMES:
        near = get_close_matches(str(name), GAMES, n=1)
        hint = f"; did you mean {near[0]!r}?" if near else ""
        raise Misfit("game", name, f"one of {', '.join(GAMES)}{hint}")
    box: Box = import_module(f"grotto.games.{name}").BOX
    return box
