"""Rulebook, section 3: laying cards in the mine. Unless drawn otherwise, seat 0 collects rubies."""

import pytest

from tests.games.digup.draw import draw
from tests.games.digup.look import cell, hand, mine
from tests.games.look import act, may, refused, told

DRAWN = """
    (diamond-8) (topaz-2)    (idol)0
    amethyst-4  skeleton     (ruby-6)
    .           (diamond-9)1 .
"""


def cells_for(card: str) -> list[int]:
    """The cells on which seat 0 may lay the card."""
    match = draw(hands=[f"{card} river river"])
    return [int(words[-1]) for words in may(match, 0, f"play {card} on")]


def test_3_1_a_card_is_laid_in_place_of_another_and_lies_open() -> None:
    match = act(draw(hands=["ruby-1 ruby-2 torch"], mines=[DRAWN]), "0: play ruby-1 on cell 1")
    assert cell(match, 0, 1) == "ruby-1"
    assert told(match, None, "laid") == ["laid seat=0 card=ruby-1 cell=1"]


def test_3_1_an_open_card_may_be_replaced_as_well() -> None:
    match = act(draw(hands=["ruby-1 ruby-2 torch"], mines=[DRAWN]), "0: play ruby-1 on cell 4")
    assert cell(match, 0, 4) == "ruby-1"
    assert hand(match, 0) == "amethyst-4 ruby-2 torch"


def test_3_1_the_other_mines_are_not_touched() -> None:
    match = draw(hands=["ruby-1 ruby-2 torch"], mines=[DRAWN])
    theirs = mine(match, 1)
    assert mine(act(match, "0: play ruby-1 on cell 1"), 1) == theirs


def test_3_2_the_replaced_card_goes_to_the_hand() -> None:
    match = act(draw(hands=["ruby-1 ruby-2 torch"], mines=[DRAWN]), "0: play ruby-1 on cell 2")
    assert hand(match, 0) == "ruby-2 topaz-2 torch"


def test_3_2_a_hidden_one_is_not_shown_to_the_others() -> None:
    match = act(draw(hands=["ruby-1 ruby-2 torch"], mines=[DRAWN]), "0: play ruby-1 on cell 1")
    assert told(match, 0, "lifted") == ["lifted seat=0 card=diamond-8 cell=1"]
    assert told(match, 1, "lifted") == told(match, None, "lifted") == ["lifted seat=0 cell=1"]


def test_3_2_an_open_one_was_seen_by_all() -> None:
    match = act(draw(hands=["ruby-1 ruby-2 torch"], mines=[DRAWN]), "0: play ruby-1 on cell 4")
    assert told(match, None, "lifted") == ["lifted seat=0 card=amethyst-4 cell=4"]


def test_3_2_who_had_looked_at_it_recognises_it() -> None:
    match = act(draw(hands=["ruby-1 ruby-2 torch"], mines=[DRAWN]), "0: play ruby-1 on cell 8")
    assert told(match, 1, "lifted") == ["lifted seat=0 card=diamond-9 cell=8"]
    assert told(match, None, "lifted") == ["lifted seat=0 cell=8"]


def test_3_2_it_may_be_played_at_once() -> None:
    match = act(draw(hands=["ruby-1 ruby-2 torch"], mines=[DRAWN]), "0: play ruby-1 on cell 2")
    act(match, "0: play topaz-2 on cell 2")
    assert cell(match, 0, 2) == "topaz-2"


def test_3_3_a_stone_of_the_own_colour_goes_on_any_cell() -> None:
    assert cells_for("ruby-4") == [1, 2, 3, 4, 5, 6, 7, 8, 9]


def test_3_4_a_stone_of_another_colour_goes_only_on_the_cell_of_its_value() -> None:
    assert [cells_for(f"diamond-{value}") for value in range(1, 10)] == [[value] for value in range(1, 10)]
    assert refused(draw(hands=["diamond-4 river river"]), 0, "play diamond-4 on cell 2") == ("wrong-cell", "3.4")


def test_3_4_also_a_stone_of_another_players_colour() -> None:
    assert cells_for("topaz-7") == [7]


def test_3_5_no_idol_is_laid_while_the_mine_holds_one() -> None:
    match = draw(hands=["idol river river"], mines=["ruby-1 idol ruby-3 . . . . . ."])
    assert may(match, 0, "play idol") == []
    assert refused(match, 0, "play idol on cell 5") == ("idol-in-mine", "3.5")


def test_3_5_an_idol_in_another_mine_does_not_matter() -> None:
    match = draw(hands=["idol river river"], mines=[". " * 9, "idol idol idol . . . . . ."])
    assert len(may(match, 0, "play idol")) == 9


def test_3_6_a_skeleton_goes_on_any_cell() -> None:
    assert cells_for("skeleton") == [1, 2, 3, 4, 5, 6, 7, 8, 9]
    match = act(draw(hands=["skeleton river river"], mines=[DRAWN]), "0: play skeleton on cell 6")
    assert (cell(match, 0, 6), hand(match, 0)) == ("skeleton", "ruby-6 river river")


def test_3_6_so_does_an_idol_when_there_is_none() -> None:
    assert cells_for("idol") == [1, 2, 3, 4, 5, 6, 7, 8, 9]
    match = act(draw(hands=["idol river river"], mines=[". " * 9]), "0: play idol on cell 9")
    assert cell(match, 0, 9) == "idol"


@pytest.mark.parametrize(
    ("number", "row", "column"), [(1, 0, 0), (3, 0, 2), (4, 1, 0), (5, 1, 1), (8, 2, 1), (9, 2, 2)]
)
def test_3_7_cells_are_numbered_from_left_to_right_and_from_top_to_bottom(number: int, row: int, column: int) -> None:
    table = """
        amethyst-1 amethyst-2 amethyst-3
        amethyst-4 amethyst-5 amethyst-6
        .          amethyst-8 amethyst-9
    """
    match = act(
        draw(hands=[f"diamond-{number} river river"], mines=[table]), f"0: play diamond-{number} on cell {number}"
    )
    drawn = [line.split() for line in table.strip().splitlines()]
    drawn[row][column] = f"diamond-{number}"
    assert [c for c in mine(match, 0) if "(" not in c] == [c for line in drawn for c in line if c != "."]
