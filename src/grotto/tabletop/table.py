"""What the state of every game has, and the one loop that every game shares: ask, answer, ask again.

The functions here are a form that a game fills in: `legal`, `answer` and `is_sealed` are the game's own. `worlds.fill`
does it, in each world.
"""

from collections.abc import Callable
from typing import Any

from grotto.tabletop.chance import Chance
from grotto.tabletop.layout import Layout, number, one
from grotto.tabletop.words import SEATS

NO_SEAT = -1


class Table(Layout):
    """The common part of every game's state. `heard` is no part of it: there the plain world collects its events."""

    ask: int = number("int8")
    asked: int = number("int8", SEATS)
    luck: Chance = one(Chance)

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[tuple[int, ...]] | None = None


# -- Table Python from here on; the names that the game fills in ------------------

legal: Callable[[Any, int, Any], int]
answer: Callable[[Any, int, int], None]
is_sealed: Callable[[Any], bool]
note_forced: Callable[[Any, int], None]


def first_asked(game: Any) -> int:
    """The lowest of the seats (up to eight) that owe an answer. Without a branch: it is asked before every decision."""
    lowest = game.asked & -game.asked
    return (1 if lowest & 0xAA else 0) + (2 if lowest & 0xCC else 0) + (4 if lowest & 0xF0 else 0)


def settle(game: Any, into: Any) -> int:
    """Answer all questions that have a single answer; returns how many answers the first seat asked has, in `into`."""
    answers = count_answers(game, into)
    while answers == 1 and not is_sealed(game):
        seat = first_asked(game)
        note_forced(game, seat)
        answer(game, seat, into[0])
        answers = count_answers(game, into)
    return answers


def count_answers(game: Any, into: Any) -> int:
    if game.asked == 0:
        return 0
    return legal(game, first_asked(game), into)


def act(game: Any, seat: int, action: int, into: Any) -> int:
    """Carry out a lawful answer and whatever follows without a question. Returns as `settle` does."""
    answer(game, seat, action)
    return settle(game, into)
