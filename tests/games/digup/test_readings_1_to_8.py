"""Readings 1 to 8 of the rulebook, which change results or what may be done.

Seat 0 collects rubies, seat 1 topazes, seat 2 sapphires.
"""

import pytest

from tests.games.digup.draw import draw
from tests.games.digup.look import cell, discard, hand
from tests.games.look import act, ask, may, refused, told

HIDDEN = ". " * 9
ALL_OPEN = "o " * 9
ALMOST = "ruby-1 ruby-2 ruby-3 ruby-4 ruby-5 ruby-6 ruby-7 ruby-8 (idol)"


def row_of(rubies: str) -> int:
    """The longest row that is counted in a mine that collects rubies."""
    match = draw(mines=[rubies], turn=1, triggered=True, ask="discard")
    row: int = act(match, "1: stop").view(None)["seats"][0]["row"]
    return row


def test_reading_1_hands_not_yet_thrown_away_are_not_in_the_new_pile() -> None:
    match = draw(
        seats=3,
        hands=["dynamite skeleton", "idol idol", "ruby-7 ruby-8 ruby-9"],
        pile="ruby-1 ruby-2 ruby-3",
        rest="discard",
    )
    act(match, "0: play dynamite")
    assert hand(match, 0) == "ruby-1 ruby-2 ruby-3"
    assert len(told(match, None, "reshuffled")) == 1  # for the first card that seat 1 drew
    assert sorted(discard(match)) == ["ruby-7", "ruby-8", "ruby-9"]


def test_reading_1_each_draws_before_the_next_throws() -> None:
    match = act(draw(hands=["dynamite skeleton", "idol"]), "0: play dynamite")
    order = [(heard.key, heard.arguments["seat"]) for heard in match.heard(None) if heard.key in ("threw", "drew")]
    assert order == [("threw", 0), *[("drew", 0)] * 3, ("threw", 1), *[("drew", 1)] * 3]


@pytest.mark.parametrize(
    ("rubies", "row"),
    [
        ("ruby-1 ruby-2 ruby-3 . . . . . .", 3),
        (". . ruby-3 ruby-4 ruby-5 . . . .", 3),  # the rows of the mine run on
        ("ruby-5 ruby-6 ruby-7 ruby-8 . . . . .", 4),  # off their places
        ("ruby-1 ruby-3 ruby-5 . . . . . .", 1),  # not one more
        ("ruby-4 ruby-3 ruby-2 ruby-1 . . . . .", 1),  # falling
        ("ruby-1 . ruby-2 . ruby-3 . . . .", 1),  # not neighbours
        ("ruby-1 idol ruby-3 . . . . . .", 1),  # an idol is no joker
        ("ruby-1 ruby-2 ruby-4 ruby-5 ruby-6 . ruby-7 ruby-8 .", 3),  # the longest of three
        ("ruby-8 ruby-9 topaz-1 . . . . . .", 2),  # another colour does not go on
        ("topaz-1 topaz-2 diamond-8 diamond-9 ruby-1 . . . .", 1),
        (". . . . . . . . ruby-9", 1),
        (HIDDEN, 0),
    ],
)
def test_reading_2_a_row_lies_on_neighbouring_cells_and_rises_by_one(rubies: str, row: int) -> None:
    assert row_of(rubies) == row


def test_reading_2_the_nine_of_the_colour_before_does_not_begin_a_row() -> None:
    """Amethyst 9 and diamond 1 are neighbours only as numbers inside."""
    mine = "amethyst-9 diamond-1 diamond-2 . . . . . ."
    match = draw(mines=[mine], colours=("diamond", "topaz"), turn=1, triggered=True, ask="discard")
    assert act(match, "1: stop").view(None)["seats"][0]["row"] == 2


def test_reading_3_pickaxe_with_an_empty_discard_is_refused() -> None:
    assert refused(draw(hands=["pickaxe torch torch"]), 0, "play pickaxe") == ("no-effect", "4.2")
    assert "play pickaxe" in may(draw(hands=["pickaxe torch torch"], discard="torch"), 0)


def test_reading_3_shovel_with_the_own_mine_open_is_refused() -> None:
    match = draw(hands=["shovel torch torch"], mines=[ALL_OPEN], triggered=True)
    assert refused(match, 0, "play shovel") == ("no-effect", "4.2")


def test_reading_3_torch_with_nothing_hidden_anywhere_is_refused() -> None:
    match = draw(hands=["torch river river"], mines=[ALL_OPEN, ALL_OPEN], triggered=True)
    assert refused(match, 0, "play torch") == ("no-effect", "4.2")


def test_reading_3_bridge_with_nothing_to_give_is_refused() -> None:
    rubies = " ".join(f"ruby-{value}" for value in range(1, 10))
    match = draw(hands=["bridge torch torch"], mines=[rubies], triggered=True)
    assert refused(match, 0, "play bridge") == ("no-effect", "4.2")


def test_reading_3_bridge_with_nothing_to_take_is_refused() -> None:
    topazes = " ".join(f"topaz-{value}" for value in range(1, 10))
    match = draw(hands=["bridge torch torch"], mines=[HIDDEN, topazes], triggered=True)
    assert refused(match, 0, "play bridge") == ("no-effect", "4.2")


def test_reading_3_dynamite_and_purse_always_do_something() -> None:
    match = draw(hands=["dynamite purse torch", ""], mines=["idol idol idol idol . . . . ."])
    assert {"play dynamite", "play purse"} <= set(may(match, 0))
    act(match, "0: play purse", "0: swap cell 1", "0: with cell 2")
    assert cell(match, 0, 1) == cell(match, 0, 2) == "idol"


def test_reading_3_torch_may_look_at_what_was_seen() -> None:
    match = draw(hands=["torch river river"], mines=["(ruby-1)0 o o o o o o o o", "(ruby-2)0 o o o o o o o o"])
    assert "play torch" in may(match, 0)


def test_reading_3_bridge_may_join_equal_cards() -> None:
    match = draw(hands=["bridge river river"], mines=["skeleton . . . . . . . .", "skeleton . . . . . . . ."])
    act(match, "0: play bridge", "0: give cell 1", "0: for cell 1 of seat 1")
    assert (cell(match, 0, 1), cell(match, 1, 1)) == ("skeleton", "skeleton")


def test_reading_4_the_ban_holds_for_hidden_cards_that_the_player_has_seen() -> None:
    mines = ["(ruby-1) (ruby-2)0 (ruby-3)1 . . . . . .", "(topaz-1) (topaz-2)0 (topaz-3)1 . . . . . ."]
    match = act(draw(hands=["bridge river river"], mines=mines), "0: play bridge")
    assert may(match, 0) == [f"give cell {number}" for number in (1, 3, 4, 5, 6, 7, 8, 9)]
    assert refused(match, 0, "give cell 2") == ("own-colour", "4.9")
    act(match, "0: give cell 1")
    assert may(match, 0) == [f"for cell {number} of seat 1" for number in (1, 3, 4, 5, 6, 7, 8, 9)]
    assert refused(match, 0, "for cell 2 of seat 1") == ("their-colour", "4.9")


def test_reading_4_it_is_followed_through_exchanges() -> None:
    match = draw(hands=["purse bridge river"], mines=["(ruby-2)0 . . . . . . . ."])
    act(match, "0: play purse", "0: swap cell 1", "0: with cell 6", "0: play bridge")
    assert refused(match, 0, "give cell 6") == ("own-colour", "4.9")
    assert "give cell 1" in may(match, 0)


def test_reading_4_what_could_be_worked_out_does_not_bind() -> None:
    """All other rubies lie open before the player: the hidden card can only be his last one."""
    mines = [" ".join(f"ruby-{value}" for value in range(1, 9)) + " (ruby-9)"]
    match = draw(hands=["bridge river river"], mines=mines)
    act(match, "0: play bridge")  # cell 9 alone may be given: no question
    assert match.view(0)["chosen"] == {"cell": 9}


def test_reading_5_a_hidden_idol_forbids_another_only_if_it_was_seen() -> None:
    unseen = draw(hands=["idol river river"], mines=["(idol) . . . . . . . ."])
    assert len(may(unseen, 0, "play idol")) == 9
    by_another = draw(hands=["idol river river"], mines=["(idol)1 . . . . . . . ."])
    assert len(may(by_another, 0, "play idol")) == 9
    seen = draw(hands=["idol river river"], mines=["(idol)0 . . . . . . . ."])
    assert refused(seen, 0, "play idol on cell 4") == ("idol-in-mine", "3.5")


def test_reading_6_another_players_bridge_can_complete_a_mine() -> None:
    match = draw(hands=["bridge river river"], mines=["diamond-1 . . . . . . . .", ALMOST.replace("ruby", "topaz")])
    act(match, "0: play bridge", "0: give cell 1")  # of seat 1's mine only the hidden card may be taken
    assert told(match, None, "completed") == ["completed seat=1"]
    assert match.view(None)["triggered"] is True


def test_reading_7_the_active_player_finishes_the_turn() -> None:
    match = draw(hands=["ruby-9 ruby-1"], mines=[ALMOST.replace("ruby-1", "skeleton")], pile="torch")
    act(match, "0: play ruby-9 on cell 9", "0: play ruby-1 on cell 1", "0: discard idol", "0: stop")
    assert hand(match, 0).split()[0] == "skeleton"
    assert len(hand(match, 0).split()) == 3
    assert match.asked == [1]


def test_reading_7_the_seats_up_to_the_one_before_the_first_still_play() -> None:
    match = draw(seats=3, turn=0, first=2, hands=["ruby-9 torch torch"], mines=[ALMOST])
    act(match, "0: play ruby-9 on cell 9", "0: stop", "0: stop", "1: stop", "1: stop")
    assert match.asked == []


def test_reading_7_after_the_last_seat_nobody_plays() -> None:
    match = draw(seats=3, turn=0, first=1, hands=["ruby-9 torch torch"], mines=[ALMOST])
    act(match, "0: play ruby-9 on cell 9", "0: stop", "0: stop")
    assert match.asked == []


def test_reading_7_complete_for_a_moment_is_enough() -> None:
    match = draw(turn=0, first=1, hands=["diamond-9 bridge river"], mines=[ALMOST])
    act(match, "0: play diamond-9 on cell 9", "0: play bridge", "0: for cell 3 of seat 1")  # only cell 9 may be given
    assert cell(match, 0, 9).startswith("(")
    act(match, "0: stop")
    assert match.outcome
    assert match.outcome.reason == "mine-complete"


def test_reading_8_the_limit_is_looked_at_only_in_the_own_second_phase() -> None:
    match = draw(turn=1, first=0, hands=["torch torch torch", "river idol idol"], pile="shovel shovel purse")
    act(match, "1: play river", "1: pick purse")
    assert hand(match, 0) == "shovel torch torch torch"
    act(match, "1: stop", "1: discard idol", "1: stop")
    assert (match.asked, ask(match)) == ([0], "play")


def test_reading_8_whoever_plays_enough_cards_need_not_discard() -> None:
    match = draw(hands=["shovel shovel purse idol idol"])
    act(match, "0: play shovel", "0: open cell 1", "0: play shovel", "0: open cell 2")
    assert "stop" in may(match, 0)
    match = draw(hands=["shovel shovel purse idol idol"])
    act(match, "0: play shovel", "0: open cell 1", "0: stop")
    assert "stop" not in may(match, 0)
