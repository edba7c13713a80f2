"""DIG UP alone, exactly: one win in ten, and how many stones are placed; by two ways of counting, and by the rules."""

from collections import Counter
from fractions import Fraction
from math import comb

from grotto.games import open_box
from grotto.lab.exact import STONES_SOLO, mean_placed, placed_chances, win_chance
from grotto.tabletop.chance import DICE, GAME, rewind, started

GAMES = 2000


def test_one_game_in_ten_is_won_exactly() -> None:
    assert win_chance() == Fraction(1, 10) == placed_chances()[STONES_SOLO]


def test_the_mean_of_the_stones_placed_is_28_8_exactly() -> None:
    assert mean_placed() == Fraction(144, 5)


def test_all_cases_are_counted_once() -> None:
    assert sum(placed_chances()) == 1
    assert len(placed_chances()) == 37


def test_counting_orders_gives_the_same() -> None:
    """The fourth skeleton comes after exactly n stones: the other three lie among the n + 3 cards before it."""
    for placed, chance in enumerate(placed_chances()):
        assert chance == Fraction(comb(placed + 3, 3), comb(40, 4))


def test_a_chance_in_mid_game() -> None:
    """With one stone and one skeleton left the next card decides; with no skeleton left the fourth has been seen."""
    assert win_chance(1, 1) == Fraction(1, 2)
    assert win_chance(5, 0) == 0
    assert win_chance(0, 1) == 1


def test_games_by_the_rules_are_as_the_fractions_say() -> None:
    """Chi squared over some thirty cases: by chance alone it would exceed 65 about once in five thousand times."""
    box, counted = open_box("digup"), Counter[int]()
    key = bytes(range(32))
    dice, into = started(key), box.row()
    for number in range(GAMES):
        game = box.prepare(1, box.check_options(None))
        game.luck = started(key)
        rewind(game.luck, number, 0, GAME)
        rewind(dice, number, 0, DICE)
        box.plain.play_out(game, dice, into)
        counted[box.plain.points(game, 0)] += 1
    cases = [(counted[placed], float(chance) * GAMES) for placed, chance in enumerate(placed_chances())]
    rare = [case for case in cases if case[1] < 5]
    usual = [case for case in cases if case[1] >= 5]
    usual.append((sum(found for found, _ in rare), sum(expected for _, expected in rare)))
    assert sum((found - expected) ** 2 / expected for found, expected in usual) < 65
