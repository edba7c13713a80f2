"""Uniformly random choice in the place of rules of thumb. Table Python; a form that a game fills in."""

from typing import Any

from grotto.tabletop.chance import below


def pick_best(game: Any, seat: int, answers: int, into: Any, values: Any, dice: Any) -> int:
    """Any of the first `answers` actions in `into`."""
    return into[below(dice, answers)]  # type: ignore[no-any-return]
