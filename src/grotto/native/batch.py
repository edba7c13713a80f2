"""Many random games one after the other, in one record. Table Python on arrays; a form that a game fills in."""

from collections.abc import Callable
from typing import Any

from grotto.tabletop.chance import DICE, GAME, rewind

# -- Table Python from here on; the names that the game fills in ------------------

play_one: Callable[[Any, Any, Any], int]
settle: Callable[[Any, Any], int]
set_up: Callable[[Any], None]
act: Callable[[Any, int, int, Any], int]
first_asked: Callable[[Any], int]
points: Callable[[Any, int], int]
wins: Callable[[Any, int], bool]
deal_again: Callable[[Any, int, Any, Any], None]

# A tally: decisions, then the points of each seat, then its wins in twelfths (a win shared by k counts 12 / k).
DECISIONS, POINTS, WINS, TALLY = 0, 1, 9, 17
TWELVE = 12


def play_batch(
    template: Any, work: Any, dice: Any, into: Any, tally: Any, seats: int, first: int, step: int, end: int
) -> None:
    """Play the games numbered `first`, `first + step`, … below `end` and add them up."""
    for number in range(first, end, step):
        start_game(template, work, dice, number)
        decisions = 0
        while work[0].asked != 0:
            decisions += play_one(work[0], dice[0], into)
        tally[DECISIONS] += decisions
        add_result(work[0], tally, seats)


def start_game(template: Any, work: Any, dice: Any, number: int) -> None:
    copy_record(work, template)
    rewind(work[0].luck, number, 0, GAME)
    rewind(dice[0], number, 0, DICE)
    set_up(work[0])


def copy_record(to: Any, of: Any) -> None:
    to[0] = of[0]


def add_result(game: Any, tally: Any, seats: int) -> None:
    winners, won = 0, 0
    for seat in range(seats):
        tally[POINTS + seat] += points(game, seat)
        if wins(game, seat):
            winners += 1
            won |= 1 << seat
    for seat in range(seats):
        if (won >> seat) & 1:
            tally[WINS + seat] += TWELVE // winners


def start_one(games: Any, into: Any, number: int) -> int:
    """Set up one game; returns how many answers the first question has, in `into`."""
    rewind(games[0].luck, number, 0, GAME)
    set_up(games[0])
    return settle(games[0], into)


def act_one(games: Any, action: int, into: Any) -> int:
    """Carry out a lawful action of the first seat asked; returns how many answers follow, in `into`."""
    return act(games[0], first_asked(games[0]), action, into)


def deal_one_again(games: Any, seat: int, dice: Any, into: Any) -> None:
    deal_again(games[0], seat, dice[0], into)
