"""Rulebook, section 5: Lamp cards that show something, and those that change dice and scorpions."""

import pytest

from tests.games.lamp.draw import draw_all, genie, granted, stop_all
from tests.games.lamp.look import alone, cards, chest, dice, discard
from tests.games.look import act, ask, may, refused, told

NINE = "ruby emerald* gold-ring** talisman sapphire diamond** ruby* emerald silver-ring"


# -- Peek --------------------------------------------------------------------------


@pytest.mark.parametrize("count", range(1, 10))
def test_5_11_he_looks_at_the_top_cards_of_a_chest(count: int) -> None:
    match = granted(f"peek-{count}", silver=NINE)
    assert may(match, 0) == ["peek into bronze", "peek into silver", "peek into gold"]
    act(match, "0: peek into silver")
    assert match.view(0)["chests"][1]["known"] == NINE.split()[:count]
    assert told(match, 0, "saw") == [f"saw seat=0 chest=silver card={card}" for card in NINE.split()[:count]]
    assert told(match, 1, "peeked") == [f"peeked seat=0 chest=silver count={count}"]


def test_5_11_nobody_else_sees_them() -> None:
    match = act(granted("peek-3", silver=NINE), "0: peek into silver")
    assert all("known" not in match.view(viewer)["chests"][1] for viewer in (None, 1, 2))
    assert all(told(match, viewer, "saw") == [] for viewer in (None, 1, 2))


def test_5_11_and_they_stay_where_they_are() -> None:
    match = act(granted("peek-3", silver=NINE), "0: peek into silver")
    assert chest(match, "silver")[:9] == NINE.split()
    assert ask(match) == "search"


def test_5_11_what_he_knows_comes_as_he_saw_it() -> None:
    match = act(granted("peek-2", silver=NINE), "0: peek into silver")
    stop_all(act(match, "0: stop", "1: draw"))  # seat 1 searches silver
    assert told(match, None, "drew") == ["drew seat=1 chest=silver card=ruby scorpions=0"]
    assert match.view(0)["chests"][1]["known"] == ["emerald*"]


def test_5_11_not_into_an_empty_chest() -> None:
    match = granted("peek-2", searched="gold", discard="sorcerer")
    assert may(match, 0) == ["peek into bronze", "peek into silver"]
    assert refused(match, 0, "peek into gold") == ("empty-chest", "5.2")


def test_5_11_nothing_if_all_are_empty() -> None:
    match = granted("peek-2", searched="bronze silver gold", discard="sorcerer sorcerer sorcerer")
    assert told(match, None, "nothing") == ["nothing seat=0"]


# -- Dice --------------------------------------------------------------------------


def test_5_12_his_die_goes_to_another_chest_and_keeps_its_face() -> None:
    match = granted("move-die")
    assert may(match, 0) == ["move from bronze to silver", "move from bronze to gold"]
    act(match, "0: move from bronze to gold")
    assert dice(match)[0] == {"gold": 3}
    assert told(match, 1, "moved") == ["moved seat=0 chest=bronze to=gold"]


def test_5_12_his_and_really_elsewhere() -> None:
    match = granted("move-die")
    assert refused(match, 0, "move from bronze to bronze") == ("same-chest", "5.12")
    assert refused(match, 0, "move from silver to gold") == ("no-die-there", "5.12")


def test_5_12_with_two_seats_one_of_his_dice_to_the_third_chest() -> None:
    match = granted("move-die", 2)  # 3 on bronze, 5 on gold
    assert may(match, 0) == ["move from bronze to silver", "move from gold to silver"]
    assert refused(match, 0, "move from bronze to gold") == ("die-there", "2.3")
    act(match, "0: move from gold to silver")
    assert dice(match)[0] == {"bronze": 3, "silver": 5}


def test_5_13_his_die_is_raised_or_lowered_by_one() -> None:
    match = granted("turn-die")
    assert sorted(may(match, 0)) == ["lower the die on bronze", "raise the die on bronze"]
    act(match, "0: raise the die on bronze")
    assert dice(match)[0] == {"bronze": 4}
    assert told(match, 1, "turned") == ["turned seat=0 chest=bronze face=4"]
    match = act(granted("turn-die"), "0: lower the die on bronze")
    assert dice(match)[0] == {"bronze": 2}
    assert refused(granted("turn-die"), 0, "raise the die on gold") == ("no-die-there", "5.12")


def test_5_13_within_1_to_6() -> None:
    lowest = granted("turn-die", dice=["1 bronze", "1 silver", "5 gold"])
    assert (dice(lowest)[0], told(lowest, 0, "forced")) == ({"bronze": 2}, ["forced seat=0"])
    highest = granted("turn-die", dice=["6 bronze", "6 silver", "5 gold"])
    assert dice(highest)[0] == {"bronze": 5}


def test_5_13_with_two_seats_it_is_one_of_his_dice() -> None:
    match = granted("turn-die", 2, dice=["1 bronze, 6 gold", "1 silver, 5 gold"])
    assert may(match, 0) == ["lower the die on gold", "raise the die on bronze"]
    assert refused(match, 0, "lower the die on bronze") == ("no-such-face", "5.13")
    assert refused(match, 0, "raise the die on gold") == ("no-such-face", "5.13")


# -- Scorpions, nothing ------------------------------------------------------------


def test_5_14_one_scorpion_of_his_search_does_not_count() -> None:
    match = granted("ignore-scorpion", bronze="ruby** emerald* sapphire")
    assert told(match, 1, "ignores") == ["ignores seat=0"]
    assert match.view(1)["spared"] == [0]
    act(match, "0: draw", "0: draw")
    assert told(match, 2, "ignored") == ["ignored seat=0 scorpions=2"]
    assert (ask(match), match.view(None)["spared"]) == ("search", [])
    act(match, "0: stop")
    assert cards(match, 0) == "emerald ruby"


def test_5_14_only_one() -> None:
    match = granted("ignore-scorpion", bronze="ruby** emerald** sapphire")
    act(match, "0: draw", "0: draw")
    assert (cards(match, 0), discard(match)) == ("", "emerald ruby")


def test_5_14_in_this_turn() -> None:
    match = stop_all(granted("ignore-scorpion", bronze="ruby*** emerald"))
    assert (ask(match), match.view(None)["spared"]) == ("choose", [])


def test_5_14_and_of_nobody_else() -> None:
    match = granted("ignore-scorpion", silver="ruby** emerald* sapphire")
    act(match, "0: stop", "1: draw", "1: draw")
    assert told(match, None, "busted") == ["busted seat=1 chest=silver count=2"]


def test_5_15_nothing_happens() -> None:
    match = genie("nothing", cards=["ruby", "emerald talisman"], discard="sapphire")
    before = [cards(match, seat) for seat in range(3)]
    act(match, "0: accept")
    assert told(match, None, "nothing") == ["nothing seat=0"]
    assert ([cards(match, seat) for seat in range(3)], discard(match), alone(match, 1)) == (before, "sapphire", 1)
    assert ask(match) == "search"


def test_after_the_genie_the_search_goes_its_course() -> None:
    """Seats 0, 1 and 2 search with 3, 3 and 5 cards, whatever was looked at before."""
    match = act(granted("peek-9", bronze="ruby emerald ruby", silver="emerald ruby"), "0: peek into bronze")
    draw_all(match)
    assert told(match, None, "won") == [
        "won seat=0 chest=bronze count=3",
        "won seat=1 chest=silver count=3",
        "won seat=2 chest=gold count=5",
    ]
