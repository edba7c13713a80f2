"""A player that picks at random among the lawful actions. Table Python; a form that a game fills in."""

from collections.abc import Callable
from typing import Any

from grotto.tabletop.chance import below

set_up: Callable[[Any], None]
answer: Callable[[Any, int, int], None]
is_sealed: Callable[[Any], bool]
count_answers: Callable[[Any, Any], int]
first_asked: Callable[[Any], int]


def play_out(game: Any, dice: Any, into: Any) -> int:
    """Set the table up and play to the end. Returns the number of decisions."""
    set_up(game)
    decisions = 0
    while game.asked != 0:
        decisions += play_one(game, dice, into)
    return decisions


def play_one(game: Any, dice: Any, into: Any) -> int:
    """Give one answer: the only one (returns 0, for it was no decision), or one drawn among several (returns 1).

    The same as `table.act` with its forced answers, but the rules stand here only once, which matters to compiled code.
    """
    answers = count_answers(game, into)
    action, decided = into[0], 0
    if answers > 1 or is_sealed(game):
        action, decided = into[below(dice, answers)], 1
    answer(game, first_asked(game), action)
    return decided
