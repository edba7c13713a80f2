"""Rules of thumb at the table: the game weighs what may be done, and the best is done. Table Python; a form.

A game fills in `weigh` (the value of each action, in hundredths of a point; where the choice is mixed, its weight),
`is_mixed` (whether the answer must not be foreseen, so that it is drawn by weight) and `at_once` (what weighing would
choose whatever else is possible, so that nothing need be listed; else LIST). None of them reads what the seat cannot
know.
"""

from collections.abc import Callable
from typing import Any

from grotto.tabletop.chance import below

LIST = -1

# -- Table Python from here on; the names that the game fills in ------------------

weigh: Callable[[Any, int, int, Any, Any], None]
is_mixed: Callable[[Any], bool]
at_once: Callable[[Any, int], int]
answer: Callable[[Any, int, int], None]
count_answers: Callable[[Any, Any], int]
first_asked: Callable[[Any], int]


def pick_best(game: Any, seat: int, answers: int, into: Any, values: Any, dice: Any) -> int:
    """What the rules of thumb choose among the first `answers` actions in `into`."""
    weigh(game, seat, answers, into, values)
    return choose_weighed(game, answers, into, values, dice)


def choose_weighed(game: Any, answers: int, into: Any, values: Any, dice: Any) -> int:
    if is_mixed(game):
        return into[by_weight(answers, values, dice)]  # type: ignore[no-any-return]
    return into[highest(answers, values, dice)]  # type: ignore[no-any-return]


def highest(answers: int, values: Any, dice: Any) -> int:
    """The place of the highest value; equals are equally likely."""
    best, equals = 0, 1
    for i in range(1, answers):
        if values[i] > values[best]:
            best, equals = i, 1
        elif values[i] == values[best]:
            equals += 1
            if below(dice, equals) == 0:
                best = i
    return best


def by_weight(answers: int, values: Any, dice: Any) -> int:
    """A place drawn by weight; weights are not negative, and if all are nothing each place is equally likely."""
    total = 0
    for i in range(answers):
        total += values[i]
    if total == 0:
        return below(dice, answers)
    left = below(dice, total)
    place = 0
    while left >= values[place]:
        left -= values[place]
        place += 1
    return place


def blur(answers: int, values: Any, spread: int, dice: Any) -> None:
    """Misjudge every action by up to `spread`: how weaker players are made."""
    for i in range(answers):
        values[i] += below(dice, spread + 1)


def play_greedily(game: Any, dice: Any, into: Any, values: Any) -> int:
    """To the end, all seats by their rules of thumb. Returns the number of decisions that were weighed."""
    decisions = 0
    while game.asked != 0:
        seat = first_asked(game)
        action = at_once(game, seat)
        if action == LIST:
            answers = count_answers(game, into)
            action = into[0]
            if answers > 1:
                action = pick_best(game, seat, answers, into, values, dice)
                decisions += 1
        answer(game, seat, action)
    return decisions
