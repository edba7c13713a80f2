"""Sealed choices that a game can solve on the table as it lies, better than playouts would find them. A form.

A game's rules of thumb may have `solves` (whether it can, here), `solve_sealed` (the mix as weights, and what each
answer is worth in its values) and `SHEET` (how many numbers it needs to work on).
"""

from collections.abc import Callable
from typing import Any

# -- Table Python from here on; the names that the game fills in ------------------

solves: Callable[[Any], bool]
solve_sealed: Callable[[Any, int, int, Any, Any, Any, Any, Any], None]


def solve(root: Any, seat: int, answers: int, legal: Any, into: Any, values: Any, worth: Any, sheet: Any) -> bool:
    """Whether it was solved; then `values` has the weights of the first `answers` actions in `legal`."""
    if not solves(root[0]):
        return False
    solve_sealed(root[0], seat, answers, legal, into, values, worth, sheet)
    return True
