"""The solo variant has no choice, so its chances are known: one win in ten, and 28.8 stones placed on average.

The four skeletons lie anywhere among the 40 cards as they come to light, each order equally likely. A win needs the
fourth to be the very last: 4 / 40. The fourth comes at place 4 * 41 / 5 = 32.8 on average, and 4 of those cards are the
skeletons themselves.
"""

from functools import cache

from grotto.games.digup import BOX
from grotto.tabletop.chance import DICE, rewind, started

GAMES = 3000
FULL = 36


@cache
def placed_in_each() -> tuple[int, ...]:
    return tuple(play(number) for number in range(GAMES))


def play(number: int) -> int:
    game = BOX.prepare(1, BOX.check_options(None))
    game.luck = started(number.to_bytes(32, "little"))
    dice = started(bytes(32))
    rewind(dice, number, 0, DICE)
    BOX.plain.play_out(game, dice, BOX.row())
    outcome = BOX.outcome(game)
    assert outcome
    assert (outcome.winners == [0]) == (outcome.scores == [FULL])
    return outcome.scores[0]


def test_one_game_in_ten_is_won() -> None:
    won = placed_in_each().count(FULL)
    assert abs(won / GAMES - 1 / 10) < 5 * (0.1 * 0.9 / GAMES) ** 0.5


def test_the_mean_of_the_stones_placed_is_28_8() -> None:
    mean = sum(placed_in_each()) / GAMES
    variance = 4 * 41 * 36 / (5**2 * 6)  # of the place of the last skeleton
    assert abs(mean - 28.8) < 5 * (variance / GAMES) ** 0.5


def test_no_fewer_than_none_and_no_more_than_36() -> None:
    assert min(placed_in_each()) >= 0
    assert max(placed_in_each()) == FULL
