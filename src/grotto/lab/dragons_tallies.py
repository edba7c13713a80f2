"""Many games of Aladdin's Dragons, with a tally of each, and of all together.

What the figures of the treasure decks are made of (docs/concepts/dragons-decks.md). Table Python on arrays; a form that
the game and a player fill in. What is counted on the way: `dragons_counts`.
"""

from collections.abc import Callable
from typing import Any

from grotto.games.dragons.pieces import CARDS, KINDS, SPACES
from grotto.lab.dragons_counts import CARD_WIDTH, KIND_WIDTH, PLACE_WIDTH, ROUND_WIDTH, SPACE_WIDTH
from grotto.tabletop.chance import DICE, GAME, rewind

# Of each game: its rounds and its reason to end; then of each seat what it looted, its artifacts, and its twelfths of
# a victory.
ROUNDS, ENDED, LOOT, POINTS, SHARE, GAME_WIDTH = 0, 1, 2, 7, 12, 17
TWELVE = 12

# -- Table Python from here on; the names that the game and the player fill in -------------------------

set_up: Callable[[Any], None]
answer: Callable[[Any, int, int], None]
count_answers: Callable[[Any, Any], int]
first_asked: Callable[[Any], int]
points: Callable[[Any, int], int]
wins: Callable[[Any, int], bool]
pick_best: Callable[[Any, int, int, Any, Any, Any], int]


def tally_games(template: Any, work: Any, dice: Any, into: Any, values: Any, totals: Any, games: Any) -> None:
    """As many games as `games` has rows, numbered from 0. `totals` is a record like theirs, for the sums."""
    for row in range(len(games)):
        work[0] = template[0]
        rewind(work[0].luck, row, 0, GAME)
        rewind(dice[0], row, 0, DICE)
        set_up(work[0])
        play_on(work[0], dice[0], into, values)
        write_game(work[0], games[row])
        add_up(work[0], totals[0])


def play_on(game: Any, dice: Any, into: Any, values: Any) -> None:
    while game.asked != 0:
        answers, seat = count_answers(game, into), first_asked(game)
        action = pick_best(game, seat, answers, into, values, dice) if answers > 1 else into[0]
        answer(game, seat, action)


def write_game(game: Any, row: Any) -> None:
    row[ROUNDS], row[ENDED] = game.round, game.ended
    winners = 0
    for seat in range(game.seat_count):
        row[LOOT + seat] = game.by_seat[seat]
        row[POINTS + seat] = points(game, seat)
        if wins(game, seat):
            winners += 1
    for seat in range(game.seat_count):
        row[SHARE + seat] = TWELVE // winners if wins(game, seat) else 0


def add_up(game: Any, total: Any) -> None:
    for turn in range(game.round + 1):
        add_row(game.by_round[turn], total.by_round[turn], ROUND_WIDTH)
    for kind in range(KINDS):
        add_row(game.by_kind[kind], total.by_kind[kind], KIND_WIDTH)
    for space in range(SPACES + 1):
        add_row(game.by_space[space], total.by_space[space], SPACE_WIDTH)
    for place in range(game.seat_count):
        add_row(game.by_place[place], total.by_place[place], PLACE_WIDTH)
    for card in range(CARDS):
        add_row(game.by_card[card], total.by_card[card], CARD_WIDTH)


def add_row(of: Any, to: Any, width: int) -> None:
    for column in range(width):
        to[column] += of[column]
