"""Many games among players by rule of thumb, or at random: every seating over the same deals. A form.

Table Python on arrays, for the arena's fast way.
"""

from collections.abc import Callable
from typing import Any

from grotto.tabletop.chance import DICE, GAME, below, rewind

AT_RANDOM = -1  # a player; from 0 on: by rule of thumb, misjudging by up to so many hundredths of a point
# Of each seat: its points, its share of the win in twelfths, its decisions.
POINTS, SHARE, DECISIONS, WIDTH = 0, 1, 2, 3
TWELVE = 12

# -- Table Python from here on; the names that the game fills in ------------------

set_up: Callable[[Any], None]
answer: Callable[[Any, int, int], None]
is_sealed: Callable[[Any], bool]
count_answers: Callable[[Any, Any], int]
first_asked: Callable[[Any], int]
points: Callable[[Any, int], int]
wins: Callable[[Any, int], bool]
weigh: Callable[[Any, int, int, Any, Any], None]
choose_weighed: Callable[[Any, int, Any, Any, Any], int]
blur: Callable[[int, Any, int, Any], None]


def play_rounds(
    template: Any, work: Any, luck: Any, into: Any, values: Any, kinds: Any, seatings: Any, out: Any, first: int
) -> None:
    """From the deal numbered `first` on, as many games as `out` has rows: each deal with every seating in turn.

    `kinds` has a number for each player, `seatings` the player of each seat.
    """
    for row in range(len(out)):
        deal, seating = first + row // len(seatings), row % len(seatings)
        copy_template(work, template)
        rewind(work[0].luck, deal, 0, GAME)
        rewind(luck[0], deal, seating, DICE)
        set_up(work[0])
        play_round(work[0], luck[0], into, values, kinds, seatings[seating], out[row])
        write_result(work[0], out[row])


def copy_template(to: Any, of: Any) -> None:
    to[0] = of[0]


def play_round(game: Any, luck: Any, into: Any, values: Any, kinds: Any, seating: Any, out: Any) -> None:
    while game.asked != 0:
        answers = count_answers(game, into)
        seat = first_asked(game)
        action = into[0]
        if answers > 1:
            action = decide(game, seat, answers, into, values, kinds[seating[seat]], luck)
            out[WIDTH * seat + DECISIONS] += 1
        answer(game, seat, action)


def decide(game: Any, seat: int, answers: int, into: Any, values: Any, kind: int, luck: Any) -> int:
    if kind == AT_RANDOM:
        return into[below(luck, answers)]  # type: ignore[no-any-return]
    weigh(game, seat, answers, into, values)
    if kind > 0:
        blur(answers, values, kind, luck)
    return choose_weighed(game, answers, into, values, luck)


def write_result(game: Any, out: Any) -> None:
    winners = 0
    for seat in range(game.seat_count):
        if wins(game, seat):
            winners += 1
    for seat in range(game.seat_count):
        out[WIDTH * seat + POINTS] = points(game, seat)
        out[WIDTH * seat + SHARE] = TWELVE // winners if wins(game, seat) else 0
