"""Readings 9 to 18 of the rulebook: what may be done, and what seats know.

Seat 0 collects rubies, seat 1 topazes, seat 2 sapphires.
"""

from tests.games.digup.draw import draw
from tests.games.digup.look import cell, discard, hand, pile
from tests.games.look import act, ask, may, refused, told

HIDDEN = ". " * 9
ALL_OPEN = "o " * 9


def test_reading_9_a_card_keeps_its_side_and_those_who_know_it() -> None:
    mines = ["(ruby-7)0 . . . diamond-5 . . . .", "(topaz-7)1 (diamond-8)01 . . . . . . ."]
    match = draw(hands=["purse bridge river"], mines=mines)
    act(match, "0: play purse", "0: swap cell 1", "0: with cell 5")
    assert (cell(match, 0, 1), cell(match, 0, 5)) == ("diamond-5", "(ruby-7) 0")  # the middle can be hidden again
    act(match, "0: play bridge", "0: give cell 2", "0: for cell 2 of seat 1")
    assert cell(match, 0, 2) == "(diamond-8) 0 1"


def test_reading_9_nobody_else_learns_it() -> None:
    match = draw(
        hands=["bridge river river"], mines=["(ruby-7) diamond-4 . . . . . . .", "(diamond-8)1 . . . . . . . ."]
    )
    act(match, "0: play bridge", "0: give cell 1", "0: for cell 1 of seat 1")
    assert "card" not in match.view(0)["seats"][0]["mine"][0]
    assert "card" not in match.view(1)["seats"][1]["mine"][0]
    assert match.view(1)["seats"][0]["mine"][0]["card"] == "diamond-8"


def test_reading_10_two_looks_are_compulsory_and_the_second_follows_the_first() -> None:
    match = act(draw(hands=["torch river river"], mines=["(ruby-1) . . . . . . . ."]), "0: play torch")
    act(match, "0: look at cell 1 of seat 0")
    assert match.view(0)["seats"][0]["mine"][0]["card"] == "ruby-1"
    assert all(words.startswith("look at cell") and words.endswith("seat 1") for words in may(match, 0))


def test_reading_10_in_either_order() -> None:
    match = act(draw(hands=["torch river river"]), "0: play torch")
    assert {words[-1] for words in may(match, 0)} == {"0", "1"}


def test_reading_10_with_hidden_cards_in_one_mine_there_is_one_look() -> None:
    match = draw(hands=["torch river river"], mines=[HIDDEN, ALL_OPEN], triggered=True)
    act(match, "0: play torch", "0: look at cell 3 of seat 0")
    assert ask(match) == "play"
    assert discard(match) == ["torch"]


def test_reading_11_taking_and_giving_are_compulsory() -> None:
    match = draw(seats=3, hands=["binoculars torch ruby-1", "idol purse river"])
    act(match, "0: play binoculars", "0: look at the hand of seat 1")
    assert may(match, 0) == ["take idol", "take purse", "take river"]
    act(match, "0: take idol")
    assert may(match, 0) == ["give ruby-1", "give torch"]


def test_reading_12_another_card_of_the_taken_name_may_be_given() -> None:
    match = draw(seats=3, hands=["binoculars torch ruby-1", "torch purse river"])
    act(match, "0: play binoculars", "0: look at the hand of seat 1", "0: take torch")
    assert may(match, 0) == ["give ruby-1", "give torch"]
    act(match, "0: give torch")
    assert (hand(match, 0), hand(match, 1)) == ("ruby-1 torch", "purse river torch")


def test_reading_12_another_card_of_the_paid_name_may_be_dug_out() -> None:
    match = draw(hands=["pickaxe torch ruby-1"], discard="torch purse")
    act(match, "0: play pickaxe", "0: pay torch")
    assert set(may(match, 0)) == {"dig out purse", "dig out torch"}
    act(match, "0: dig out torch")
    assert (hand(match, 0), discard(match)) == ("ruby-1 torch", ["purse", "torch", "pickaxe"])


def test_reading_13_an_idol_is_not_laid_on_the_only_open_idol() -> None:
    match = draw(hands=["idol river river"], mines=["idol . . . . . . . ."])
    assert refused(match, 0, "play idol on cell 1") == ("idol-in-mine", "3.5")


def test_reading_13_but_again_after_it_was_lifted() -> None:
    match = draw(hands=["ruby-1 river river"], mines=["idol . . . . . . . ."])
    act(match, "0: play ruby-1 on cell 1", "0: play idol on cell 1")
    assert cell(match, 0, 1) == "idol"


def test_reading_14_the_pile_is_made_anew_only_when_a_card_must_be_drawn() -> None:
    match = act(draw(hands=["ruby-1 ruby-2"], ask="discard", pile="torch", rest="discard"), "0: stop")
    assert pile(match) == []
    assert told(match, None, "reshuffled") == []


def test_reading_14_in_the_middle_of_a_map() -> None:
    match = draw(hands=["map idol"], pile="ruby-1 ruby-2", discard="purse", rest="discard")
    act(match, "0: play map")
    assert {"ruby-1", "ruby-2"} < set(match.view(0)["map"])
    assert len(match.view(0)["map"]) == 5
    act(match, f"0: {may(match, 0)[0]}")
    while ask(match) == "map-return":
        act(match, f"0: {may(match, 0)[0]}")
    assert discard(match) == ["map"]  # the adventure in play was not shuffled in


def test_reading_14_in_the_middle_of_a_river() -> None:
    match = draw(hands=["river idol"], pile="ruby-1", discard="purse", rest="discard")
    rivers = discard(match).count("river")
    act(match, "0: play river")
    assert pile(match).count("river") + match.view(None)["river"].count("river") == rivers
    assert discard(match) == []


def test_reading_14_cards_thrown_away_before_are_in_the_new_pile() -> None:
    match = draw(hands=["dynamite ruby-8 ruby-9", "idol"], pile="ruby-1 ruby-2 ruby-3", rest="discard")
    act(match, "0: play dynamite")
    assert {"ruby-8", "ruby-9"} <= {*pile(match), *hand(match, 1).split()}
    assert discard(match) == []


# -- what seats know ---------------------------------------------------------------------


def test_reading_15_what_was_seen_in_a_hand_is_in_the_log_and_not_in_the_view() -> None:
    match = draw(hands=["binoculars torch ruby-1", "purse river"])
    act(match, "0: play binoculars")
    assert match.view(0)["looked_at"] == {"seat": 1, "hand": ["purse", "river"]}
    act(match, "0: take river", "0: give torch")
    view = match.view(0)
    assert "looked_at" not in view
    assert "hand" not in view["seats"][1]
    assert told(match, 0, "saw-in-hand")[0] == "saw-in-hand seat=0 of=1 card=purse"


def test_reading_16_the_place_of_the_torch_is_public() -> None:
    match = act(draw(hands=["torch river river"], mines=["(ruby-1) . . . . . . . ."]), "0: play torch")
    act(match, "0: look at cell 1 of seat 0")
    assert match.view(1)["seats"][0]["mine"][0] == {"open": False, "seen_by": [0]}
    assert match.view(0)["seats"][0]["mine"][0] == {"open": False, "card": "ruby-1", "seen_by": [0]}


def test_reading_17_the_discard_keeps_the_order_of_the_player() -> None:
    match = draw(hands=["ruby-1 idol torch"], ask="discard", discard="purse")
    act(match, "0: discard torch", "0: discard ruby-1")
    assert match.view(1)["discard"] == ["purse", "torch", "ruby-1"]


def test_reading_18_what_a_bridge_may_use_is_listed_for_its_player_alone() -> None:
    lists = []
    for first in ("(ruby-1)0", "(ruby-1)1"):
        match = draw(hands=["bridge torch river"], mines=[f"{first} . . . . . . . ."])
        act(match, "0: play bridge")
        lists.append(may(match, 0))
        assert may(match, 1) == []
    assert set(lists[1]) - set(lists[0]) == {"give cell 1"}
