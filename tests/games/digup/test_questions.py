"""The questions that the rulebook answers, by their number and the rule that answers them."""

from tests.games.digup.draw import draw
from tests.games.digup.look import cell, discard, hand
from tests.games.digup.test_6_end import ALMOST, HIDDEN, outcome
from tests.games.look import act


def test_question_1_5_5_the_discard_is_open_when_it_is_not_my_turn() -> None:
    assert draw(discard="ruby-9 idol", turn=0).view(1)["discard"] == ["ruby-9", "idol"]


def test_question_2_6_1_a_bridge_does_not_cancel_the_end() -> None:
    match = draw(hands=["diamond-9 torch torch", "bridge torch river"], mines=[ALMOST])
    act(match, "0: play diamond-9 on cell 9", "0: stop", "0: stop")
    act(match, "1: play bridge", "1: give cell 2")  # of seat 0's mine only cell 9 may be taken: no question
    assert cell(match, 0, 9).startswith("(")
    act(match, "1: stop", "1: stop")
    assert outcome(match).reason == "mine-complete"


def test_question_3_3_5_a_bridge_may_bring_a_second_idol() -> None:
    match = draw(hands=["bridge torch"], mines=["idol diamond-1 . . . . . . .", "idol . . . . . . . ."])
    act(match, "0: play bridge", "0: give cell 2", "0: for cell 1 of seat 1")
    assert (cell(match, 0, 1), cell(match, 0, 2)) == ("idol", "idol")


def test_question_4_3_5_of_two_idols_in_the_hand_only_one_is_laid() -> None:
    match = act(draw(hands=["idol idol torch"], mines=[HIDDEN]), "0: play idol on cell 1")
    assert not any(str(action).startswith("play idol") for action in match.legal(0))


def test_question_5_5_4_the_game_goes_on_without_a_pile() -> None:
    match = draw(hands=["ruby-1 ruby-2"], ask="discard", pile="purse", rest="discard")
    act(match, "0: stop", "1: stop", "1: stop")
    assert (match.outcome, match.asked) == (None, [0])


def test_question_6_4_8_a_pickaxe_is_not_paid_with_the_card_it_brings() -> None:
    match = act(draw(hands=["pickaxe torch river"], discard="idol purse"), "0: play pickaxe")
    assert [str(action) for action in match.legal(0)] == ["pay river", "pay torch"]
    act(match, "0: pay torch", "0: dig out idol")
    assert (hand(match, 0), discard(match)) == ("idol river", ["purse", "torch", "pickaxe"])


def test_question_7_4_9_a_bridge_joins_cells_not_values() -> None:
    mine = "(skeleton) . . . . diamond-4 . . ."
    match = draw(hands=["bridge torch"], mines=[mine, "skeleton ruby-6 . . . . . . ."])
    act(match, "0: play bridge", "0: give cell 6", "0: for cell 2 of seat 1")
    assert (cell(match, 0, 6), cell(match, 1, 2)) == ("ruby-6", "diamond-4")


def test_question_8_3_4_a_foreign_stone_is_not_laid_on_another_cell() -> None:
    match = draw(hands=["ruby-2 torch river"], colours=["diamond", "topaz", "ruby"])
    assert [str(a) for a in match.legal(0) if str(a).startswith("play ruby")] == ["play ruby-2 on cell 2"]
