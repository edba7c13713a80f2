"""Rulebook, section 6: the end and the score."""

import grotto
from tests.games.digup.draw import draw
from tests.games.digup.look import cell
from tests.games.look import act, ask, told

ALMOST = "ruby-1 ruby-2 ruby-3 ruby-4 ruby-5 ruby-6 ruby-7 ruby-8 (idol)"
ALL_OPEN = "o " * 9
HIDDEN = ". " * 9

EXAMPLE_1 = """
    ruby-1    sapphire-2 diamond-4
    emerald-4 ruby-5     idol
    ruby-7    ruby-6     ruby-9
"""
EXAMPLE_2 = """
    idol       sapphire-2 sapphire-3
    sapphire-5 amethyst-5 skeleton
    sapphire-8 ruby-8     idol
"""
NOTHING = "skeleton skeleton skeleton skeleton . . . . ."


def counted(*mines: str, colours: tuple[str, ...] = ()) -> grotto.Match:
    """The table after the last seat has ended its last turn."""
    last = max(len(mines), 2) - 1
    return act(draw(last + 1, mines=mines, colours=colours, turn=last, triggered=True, ask="discard"), f"{last}: stop")


def outcome(match: grotto.Match) -> grotto.Outcome:
    assert match.outcome
    return match.outcome


def triggered(match: grotto.Match) -> bool:
    return bool(match.view(None)["triggered"])


# -- the trigger ---------------------------------------------------------------------


def test_6_1_nine_open_cards_in_a_mine_bring_on_the_end() -> None:
    match = draw(hands=["ruby-9 torch torch"], mines=[ALMOST])
    assert not triggered(match)
    act(match, "0: play ruby-9 on cell 9")
    assert triggered(match)
    assert told(match, None, "completed") == ["completed seat=0"]
    assert match.outcome is None


def test_6_1_so_does_the_shovel() -> None:
    match = act(draw(hands=["shovel torch torch"], mines=[ALMOST]), "0: play shovel")  # one hidden card: no question
    assert cell(match, 0, 9) == "idol"
    assert triggered(match)


def test_6_1_so_does_the_own_bridge() -> None:
    match = draw(hands=["bridge torch torch"], mines=[ALMOST, "diamond-1 topaz-2 . . . . . . ."])
    act(match, "0: play bridge", "0: for cell 1 of seat 1")  # only the hidden card may be given
    assert told(match, None, "completed") == ["completed seat=0"]
    assert triggered(match)


def test_6_1_eight_are_not_enough() -> None:
    match = act(draw(hands=["ruby-9 torch torch"], mines=[ALMOST]), "0: play ruby-9 on cell 1", "0: stop", "0: stop")
    assert not triggered(match)


def test_6_1_breaking_the_mine_up_takes_nothing_back() -> None:
    match = draw(hands=["", "bridge torch river"], mines=[ALL_OPEN], turn=1, triggered=True)
    act(match, "1: play bridge", "1: give cell 2", "1: for cell 1 of seat 0")
    assert cell(match, 0, 1).startswith("(")
    act(match, "1: stop", "1: stop")
    assert outcome(match).reason == "mine-complete"


def test_6_1_the_second_mine_is_not_told_again() -> None:
    match = draw(hands=["ruby-9 torch torch"], mines=[ALMOST, ALL_OPEN], triggered=True)
    assert told(act(match, "0: play ruby-9 on cell 9"), None, "completed") == []


# -- the last round --------------------------------------------------------------------


def test_6_2_the_round_is_played_out() -> None:
    match = draw(seats=3, turn=1, first=1, mines=[HIDDEN, ALL_OPEN], triggered=True, ask="discard")
    act(match, "1: stop")
    assert match.asked == [2]
    act(match, "2: stop", "2: stop")
    assert match.asked == [0]
    act(match, "0: stop", "0: stop")
    assert match.asked == []
    assert outcome(match).reason == "mine-complete"


def test_6_2_nothing_more_is_played_then() -> None:
    match = act(draw(turn=1, mines=[ALL_OPEN], triggered=True, ask="discard"), "1: stop")
    assert (ask(match), match.asked, match.legal(0)) == ("over", [], [])


def test_6_3_hidden_cards_are_turned_up() -> None:
    match = counted("(ruby-1) (idol)0 ruby-3 . . . . . .")
    assert [cell(match, 0, number) for number in (1, 2, 3)] == ["ruby-1", "idol", "ruby-3"]
    assert all(c["open"] for seat in match.view(None)["seats"] for c in seat["mine"])
    assert told(match, None, "uncovered")[:2] == [
        "uncovered seat=0 cell=1 card=ruby-1",
        "uncovered seat=0 cell=2 card=idol",
    ]


# -- the score -------------------------------------------------------------------------


def points(mine: str) -> int:
    """What a mine that collects rubies scores."""
    return outcome(counted(mine)).scores[0]


SKELETONS = "skeleton skeleton skeleton skeleton"


def test_6_4_an_own_stone_in_place_is_worth_3() -> None:
    assert points(f"ruby-1 {SKELETONS} topaz-1 topaz-2 topaz-3 topaz-4") == 3


def test_6_4_an_own_stone_elsewhere_is_worth_2() -> None:
    assert points(f"ruby-2 {SKELETONS} topaz-1 topaz-2 topaz-3 topaz-4") == 2


def test_6_4_another_stone_in_place_is_worth_1() -> None:
    assert points(f"diamond-1 {SKELETONS} topaz-1 topaz-2 topaz-3 topaz-4") == 1


def test_6_4_another_stone_elsewhere_and_a_skeleton_are_worth_nothing() -> None:
    assert points(f"diamond-2 {SKELETONS} topaz-1 topaz-2 topaz-3 topaz-4") == 0


def test_6_4_an_idol_is_worth_2() -> None:
    assert points(f"idol {SKELETONS} topaz-1 topaz-2 topaz-3 topaz-4") == 2
    assert points(f"idol {SKELETONS} idol idol idol topaz-4") == 8


def test_6_4_hidden_cards_count_too() -> None:
    assert points(f"(ruby-1) {SKELETONS} (idol) topaz-2 topaz-3 topaz-4") == 5


def test_6_4_example_1_scores_18() -> None:
    match = counted(EXAMPLE_1, HIDDEN, HIDDEN, colours=("ruby", "topaz", "sapphire", "emerald", "diamond"))
    assert outcome(match).scores[0] == 12 + 2 + 2 + 0 + 2 == 18


def test_6_4_example_2_scores_16() -> None:
    match = counted(EXAMPLE_2, HIDDEN, colours=("sapphire", "topaz", "amethyst", "ruby"))
    assert outcome(match).scores[0] == 6 + 4 + 2 + 4 + 0 == 16


def lines(match: grotto.Match, seat: int = 0) -> dict[str, tuple[int, int]]:
    """How many of each thing that counts, and what each counts."""
    return {line.key: (line.count, line.each) for line in outcome(match).breakdown[seat]}


def test_6_4_example_1_line_by_line() -> None:
    match = counted(EXAMPLE_1, HIDDEN, HIDDEN, colours=("ruby", "topaz", "sapphire", "emerald", "diamond"))
    own = {"own-in-place": (4, 3), "own-elsewhere": (1, 2)}
    assert lines(match) == {**own, "other-in-place": (2, 1), "idols": (1, 2), "longest-row": (1, 0)}


def test_6_4_example_2_line_by_line() -> None:
    match = counted(EXAMPLE_2, HIDDEN, colours=("sapphire", "topaz", "amethyst", "ruby"))
    own = {"own-in-place": (2, 3), "own-elsewhere": (2, 2)}
    assert lines(match) == {**own, "other-in-place": (2, 1), "idols": (2, 2), "longest-row": (2, 0)}


def test_6_4_all_hear_the_score() -> None:
    match = counted(EXAMPLE_2, HIDDEN, colours=("sapphire", "topaz", "amethyst", "ruby"))
    assert told(match, None, "scored")[0] == "scored seat=0 points=16 row=2"
    assert match.view(None)["seats"][0]["points"] == 16


# -- who has won -----------------------------------------------------------------------

FIVE_RUBIES = "ruby-1 ruby-2 ruby-3 skeleton ruby-5 skeleton ruby-7 skeleton skeleton"  # 15, longest row 3
FIVE_TOPAZES = "topaz-1 topaz-2 idol topaz-4 diamond-1 topaz-6 amethyst-3 topaz-8 amethyst-1"  # 17, longest row 2
EVEN_TOPAZES = "topaz-1 topaz-2 amethyst-9 topaz-4 topaz-5 diamond-9 topaz-7 diamond-1 amethyst-1"  # 15, longest row 2
LONG_TOPAZES = "topaz-1 topaz-2 topaz-3 topaz-4 topaz-5 diamond-9 amethyst-9 diamond-1 amethyst-1"  # 15, longest row 5
SAME_TOPAZES = "topaz-1 amethyst-9 topaz-3 topaz-4 topaz-5 diamond-9 topaz-7 diamond-1 amethyst-1"  # 15, longest row 3


def test_6_5_the_most_points_win() -> None:
    ended = outcome(counted(FIVE_RUBIES, FIVE_TOPAZES))
    assert (ended.scores, ended.winners, ended.decided_by) == ([15, 17], [1], "points")


def test_6_6_at_equal_points_the_longer_row_wins() -> None:
    ended = outcome(counted(FIVE_RUBIES, EVEN_TOPAZES))
    assert (ended.scores, ended.winners, ended.decided_by) == ([15, 15], [0], "row")
    ended = outcome(counted(FIVE_RUBIES, LONG_TOPAZES))
    assert (ended.scores, ended.winners, ended.decided_by) == ([15, 15], [1], "row")


def test_6_6_the_rows_of_both_examples() -> None:
    first = counted(EXAMPLE_1, HIDDEN, HIDDEN, colours=("ruby", "topaz", "sapphire", "emerald", "diamond"))
    second = counted(EXAMPLE_2, HIDDEN, colours=("sapphire", "topaz", "amethyst", "ruby"))
    assert [match.view(None)["seats"][0]["row"] for match in (first, second)] == [1, 2]


def test_6_6_a_lone_stone_of_the_first_colour_on_cell_1_is_a_row_of_one() -> None:
    match = counted("amethyst-1 skeleton skeleton skeleton skeleton . . . .", colours=("amethyst", "topaz"))
    assert match.view(None)["seats"][0]["row"] == 1


def test_6_7_players_who_are_still_equal_share_the_victory() -> None:
    ended = outcome(counted(FIVE_RUBIES, SAME_TOPAZES))
    assert (ended.scores, ended.winners, ended.decided_by) == ([15, 15], [0, 1], "shared")


def test_6_7_a_third_player_behind_them_has_not_won() -> None:
    ended = outcome(counted(FIVE_RUBIES, SAME_TOPAZES, HIDDEN))
    assert ended.scores[2] < 15
    assert ended.winners == [0, 1]


# -- the house limit -------------------------------------------------------------------


def test_6_8_after_200_rounds_the_game_ends() -> None:
    match = act(draw(turn=1, round=200, ask="discard"), "1: stop")
    assert outcome(match).reason == "round-limit"
    assert told(match, None, "over") == ["over reason=round-limit"]
    assert all(c["open"] for seat in match.view(None)["seats"] for c in seat["mine"])


def test_6_8_not_before() -> None:
    match = act(draw(turn=0, round=200, ask="discard"), "0: stop")
    assert match.outcome is None
    match = act(draw(turn=1, round=199, ask="discard"), "1: stop")
    assert (match.outcome, match.view(None)["round"]) == (None, 200)
