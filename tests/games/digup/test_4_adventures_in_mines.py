"""Rulebook, section 4: the adventures that touch the mines. Seats 0, 1 and 2 collect rubies, topazes and sapphires."""

from tests.games.digup.draw import draw
from tests.games.digup.look import cell, discard, hand, mine
from tests.games.look import act, ask, may, refused, told

MINE = """
    ruby-1     (idol)      (ruby-7)0
    diamond-4  amethyst-5  (diamond-8)
    skeleton   (topaz-2)   (amethyst-9)
"""
THEIRS = """
    topaz-1     (ruby-2)     idol
    (topaz-4)0  amethyst-8   ruby-6
    (topaz-7)   (diamond-5)  (diamond-6)
"""
ALL_OPEN = "o " * 9


# -- Purse -------------------------------------------------------------------------


def test_4_3_two_cards_of_the_own_mine_change_places() -> None:
    match = draw(hands=["purse torch torch"], mines=[MINE])
    act(match, "0: play purse", "0: swap cell 1", "0: with cell 7")
    assert (cell(match, 0, 1), cell(match, 0, 7)) == ("skeleton", "ruby-1")
    assert told(match, None, "swapped") == ["swapped seat=0 cell=1 with=7"]
    assert discard(match) == ["purse"]


def test_4_3_open_or_hidden() -> None:
    match = draw(hands=["purse torch torch"], mines=[MINE])
    act(match, "0: play purse")
    assert may(match, 0) == [f"swap cell {number}" for number in range(1, 10)]
    act(match, "0: swap cell 2", "0: with cell 4")
    assert (cell(match, 0, 2), cell(match, 0, 4)) == ("diamond-4", "(idol)")


def test_4_3_two_different_ones() -> None:
    match = act(draw(hands=["purse torch torch"], mines=[MINE]), "0: play purse", "0: swap cell 4")
    assert refused(match, 0, "with cell 4") == ("same-cell", "4.3")
    assert may(match, 0) == [f"with cell {number}" for number in range(1, 10) if number != 4]


# -- Shovel ------------------------------------------------------------------------


def test_4_7_a_hidden_card_of_the_own_mine_is_turned_up() -> None:
    match = act(draw(hands=["shovel torch torch"], mines=[MINE]), "0: play shovel", "0: open cell 8")
    assert cell(match, 0, 8) == "topaz-2"
    assert told(match, None, "opened") == ["opened seat=0 cell=8 card=topaz-2"]


def test_4_7_not_an_open_one() -> None:
    match = act(draw(hands=["shovel torch torch"], mines=[MINE]), "0: play shovel")
    assert may(match, 0) == [f"open cell {number}" for number in (2, 3, 6, 8, 9)]
    assert refused(match, 0, "open cell 1") == ("already-open", "4.7")


# -- Suspension Bridge -------------------------------------------------------------


def bridge() -> tuple[str, ...]:
    return ("0: play bridge", "0: give cell 4")


def test_4_9_a_card_changes_places_with_one_of_another_mine() -> None:
    match = act(draw(hands=["bridge torch"], mines=[MINE, THEIRS]), *bridge(), "0: for cell 6 of seat 1")
    assert (cell(match, 0, 4), cell(match, 1, 6)) == ("ruby-6", "diamond-4")
    assert (hand(match, 0), discard(match)) == ("torch", ["bridge"])


def test_4_9_all_see_between_which_cells() -> None:
    match = act(draw(hands=["bridge torch"], mines=[MINE, THEIRS]), *bridge(), "0: for cell 6 of seat 1")
    [bridged] = [heard for heard in match.heard(None) if heard.key == "bridged"]
    assert list(bridged.arguments.values()) == [0, 4, 1, 6]


def test_4_9_open_or_hidden() -> None:
    match = draw(hands=["bridge torch"], mines=[MINE, THEIRS])
    act(match, "0: play bridge", "0: give cell 2", "0: for cell 8 of seat 1")
    assert (cell(match, 0, 2), cell(match, 1, 8)) == ("(diamond-5)", "(idol)")


def test_4_9_whatever_the_values() -> None:
    match = act(draw(hands=["bridge torch"], mines=[MINE, THEIRS]), *bridge(), "0: for cell 5 of seat 1")
    assert (cell(match, 0, 4), cell(match, 1, 5)) == ("amethyst-8", "diamond-4")


def test_4_9_no_card_of_the_own_colour_is_given() -> None:
    match = act(draw(hands=["bridge torch"], mines=[MINE, THEIRS]), "0: play bridge")
    assert refused(match, 0, "give cell 1") == ("own-colour", "4.9")
    assert "give cell 1" not in may(match, 0)


def test_4_9_no_card_of_the_others_colour_is_taken() -> None:
    match = act(draw(hands=["bridge torch"], mines=[MINE, THEIRS]), *bridge())
    assert refused(match, 0, "for cell 1 of seat 1") == ("their-colour", "4.9")
    assert "for cell 1 of seat 1" not in may(match, 0)


def test_4_9_but_their_colour_may_be_given_and_the_own_taken() -> None:
    match = draw(hands=["bridge torch"], mines=["topaz-8 . . . . . . . .", THEIRS])
    act(match, "0: play bridge", "0: give cell 1", "0: for cell 6 of seat 1")
    assert (cell(match, 0, 1), cell(match, 1, 6)) == ("ruby-6", "topaz-8")


def test_4_9_not_with_the_own_mine() -> None:
    match = act(draw(seats=3, hands=["bridge torch"], mines=[MINE, THEIRS]), *bridge())
    assert refused(match, 0, "for cell 5 of seat 0") == ("own-mine", "4.9")
    assert refused(match, 0, "for cell 5 of seat 3") == ("no-such-seat", "1.8")
    assert {words[-1] for words in may(match, 0)} == {"1", "2"}


# -- Torch -------------------------------------------------------------------------


def test_4_11_the_player_looks_at_a_hidden_card_in_each_of_two_mines() -> None:
    match = act(draw(hands=["torch river"], mines=[MINE, THEIRS]), "0: play torch", "0: look at cell 2 of seat 1")
    assert refused(match, 0, "look at cell 7 of seat 1") == ("same-mine", "4.11")
    assert may(match, 0) == [f"look at cell {number} of seat 0" for number in (2, 3, 6, 8, 9)]
    act(match, "0: look at cell 8 of seat 0")
    assert discard(match) == ["torch"]
    seats = match.view(0)["seats"]
    assert [seats[1]["mine"][1]["card"], seats[0]["mine"][7]["card"]] == ["ruby-2", "topaz-2"]


def test_4_11_both_mines_may_be_others() -> None:
    match = draw(seats=3, hands=["torch river"], mines=[MINE, THEIRS])
    act(match, "0: play torch", "0: look at cell 2 of seat 1", "0: look at cell 1 of seat 2")
    assert ask(match) == "play"


def test_4_11_only_hidden_cards_are_looked_at() -> None:
    match = act(draw(hands=["torch river"], mines=[MINE, THEIRS]), "0: play torch")
    assert refused(match, 0, "look at cell 1 of seat 1") == ("lies-open", "4.11")
    assert refused(match, 0, "look at cell 1 of seat 2") == ("no-such-seat", "1.8")


def test_4_11_the_cards_stay_where_they_are_hidden() -> None:
    match = draw(hands=["torch river"], mines=[MINE, THEIRS])
    act(match, "0: play torch", "0: look at cell 2 of seat 1", "0: look at cell 8 of seat 0")
    assert (cell(match, 1, 2), cell(match, 0, 8)) == ("(ruby-2) 0", "(topaz-2) 0")
    assert [c for c in mine(match, 0) if "(" not in c] == ["ruby-1", "diamond-4", "amethyst-5", "skeleton"]


def test_4_11_nobody_else_sees_them() -> None:
    match = draw(hands=["torch river"], mines=[MINE, THEIRS])
    act(match, "0: play torch", "0: look at cell 2 of seat 1", "0: look at cell 8 of seat 0")
    for viewer in (1, None):
        seats = match.view(viewer)["seats"]
        assert "card" not in seats[1]["mine"][1]
        assert "card" not in seats[0]["mine"][7]


def test_4_11_who_looked_where_is_told_to_all_and_the_card_to_the_player() -> None:
    match = draw(hands=["torch river"], mines=[MINE, THEIRS])
    act(match, "0: play torch", "0: look at cell 2 of seat 1", "0: look at cell 8 of seat 0")
    looks = {seat: [h.arguments for h in match.heard(seat) if h.key == "looked-at-cell"] for seat in (0, 1, None)}
    assert [list(look.values()) for look in looks[0]] == [[0, 1, 2, "ruby-2"], [0, 0, 8, "topaz-2"]]
    assert [list(look.values()) for look in looks[1]] == [[0, 1, 2], [0, 0, 8]]
    assert looks[None] == looks[1]


def test_4_2_a_torch_with_every_mine_open_is_refused() -> None:
    match = draw(hands=["torch river"], mines=[ALL_OPEN, ALL_OPEN], triggered=True)
    assert refused(match, 0, "play torch") == ("no-effect", "4.2")
