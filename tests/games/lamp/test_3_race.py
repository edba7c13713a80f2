"""Rulebook, section 3: the race for the lamp, and what follows from slapping by mistake."""

import pytest

import grotto
from tests.games.lamp.draw import draw, race, searching, set_dice, stop_all
from tests.games.lamp.look import alone, cards, laid, place
from tests.games.look import act, ask, may, refused, told

SET = "gold-bracelet gold-ring gold-necklace"


def slapped(*dice: str, order: tuple[int | list[int], ...], **drawn: object) -> grotto.Match:
    """The turn after the dice were revealed and these seats slapped in this order."""
    return race(set_dice(draw(len(dice), **drawn), *dice), *order)


def summoned(match: grotto.Match) -> list[str]:
    return [line.removeprefix("summoned ") for line in told(match, None, "summoned")]


# -- who may rub the lamp --------------------------------------------------------


def test_3_1_every_seat_slaps_or_passes() -> None:
    match = set_dice(draw(4), "1 bronze", "2 silver", "2 gold", "6 gold")
    assert [may(match, seat) for seat in range(4)] == [["pass", "slap"]] * 4


def test_3_1_sealed_until_all_have_answered() -> None:
    match = act(set_dice(draw(), "3 bronze", "3 silver", "5 gold"), "0: slap")
    assert match.view(0)["seats"][0]["slap"] == "slap"
    assert all("slap" not in match.view(viewer)["seats"][0] for viewer in (None, 1, 2))
    assert all(told(match, viewer, "rubbed") == [] for viewer in (None, 0, 1, 2))


def test_3_1_then_all_hear_who_slapped_and_in_which_order() -> None:
    match = slapped("3 bronze", "3 silver", "5 gold", order=(1, 0))
    assert told(match, 2, "rubbed") == [
        "rubbed seat=0 hand=slap place=2",
        "rubbed seat=1 hand=slap place=1",
        "rubbed seat=2 hand=pass place=None",
    ]
    assert [place(match, seat).get("place") for seat in range(3)] == [2, 1, None]


@pytest.mark.parametrize("chests", [("bronze", "bronze"), ("bronze", "gold")])
def test_3_2_a_face_that_shows_at_another_seat_on_whatever_chest(chests: tuple[str, str]) -> None:
    match = slapped(f"4 {chests[0]}", f"4 {chests[1]}", "5 gold", order=(0,))
    assert summoned(match) == ["seat=0 face=4"]


def test_3_2_who_shows_another_face_may_not() -> None:
    match = slapped("4 bronze", "4 silver", "5 gold", order=(2,), cards=["", "", "ruby emerald"])
    assert told(match, None, "offended") == ["offended seat=2"]
    assert summoned(match) == []


def test_3_2_with_two_seats_equal_faces_of_one_seat_do_not_count() -> None:
    match = slapped("5 bronze, 5 gold", "1 silver, 2 gold", order=(0,), cards=["ruby emerald"])
    assert told(match, None, "offended") == ["offended seat=0"]


def test_3_2_but_may_if_the_other_shows_the_face_too() -> None:
    match = slapped("5 bronze, 5 gold", "5 silver, 2 gold", order=(0,))
    assert summoned(match) == ["seat=0 face=5"]


# -- who summons the Genie -------------------------------------------------------


def test_3_3_the_fastest_of_those_who_share_a_face() -> None:
    match = slapped("4 bronze", "4 silver", "4 gold", order=(2, 0, 1))
    assert summoned(match) == ["seat=2 face=4"]
    assert (ask(match), match.asked) == ("wish", [2])


def test_3_3_who_slapped_not_who_might_have() -> None:
    assert summoned(slapped("4 bronze", "4 silver", "4 gold", order=(1,))) == ["seat=1 face=4"]


def test_3_3_each_shared_face_has_its_own() -> None:
    match = slapped("5 bronze", "3 silver", "5 gold", "3 gold", order=(2, 0, 3, 1))
    assert match.view(None)["summoners"] == [{"face": 5, "seat": 2}]  # the 3 has come already
    assert summoned(match) == ["seat=3 face=3"]
    act(match, "3: accept")
    assert summoned(match) == ["seat=3 face=3", "seat=2 face=5"]


def test_3_4_the_order_comes_with_the_last_answer() -> None:
    match = act(set_dice(draw(), "4 bronze", "4 silver", "5 gold"), "0: slap", "1: slap")
    match.act(2, "pass", order=[1, 0])
    assert summoned(match) == ["seat=1 face=4"]


def test_3_4_without_one_chance_orders_all() -> None:
    first = []
    for seed in range(60):
        match = grotto.Match("lamp", seats=3, seed=seed)
        act(set_dice(match, "4 bronze", "4 silver", "4 gold"), "0: slap", "1: slap", "2: slap")
        first += summoned(match)
    assert all(8 <= first.count(f"seat={seat} face=4") <= 32 for seat in range(3))


def test_3_5_the_lower_face_goes_first_whoever_was_faster() -> None:
    match = slapped("6 bronze", "2 silver", "6 gold", "2 gold", order=(0, 1))
    assert (ask(match), match.asked) == ("wish", [1])


def test_3_5_and_is_through_before_the_other_begins() -> None:
    dice = ("6 bronze", "2 silver", "6 gold", "2 gold")
    match = slapped(*dice, order=(0, 1), cards=["ruby", "", "emerald gold-ring"], lamp="nothing steal-either turn-die")
    act(match, "1: refuse", "1: accept")
    assert (ask(match), match.asked) == ("steal", [1])
    act(match, "1: steal ruby from seat 0")
    assert (ask(match), match.asked) == ("wish", [0])


def test_3_6_with_two_seats_the_faster_summons_once_for_the_lower_face() -> None:
    match = slapped("5 bronze, 2 gold", "2 silver, 5 gold", order=(1, 0))
    assert summoned(match) == ["seat=1 face=2"]
    act(match, "1: accept")
    assert summoned(match) == ["seat=1 face=2"]
    assert ask(match) == "search"


def test_3_6_the_slower_alone_if_the_faster_has_passed() -> None:
    assert summoned(slapped("5 bronze, 2 gold", "2 silver, 5 gold", order=(0,))) == ["seat=0 face=2"]


def test_3_6_and_again_in_the_next_turn() -> None:
    match = slapped("5 bronze, 2 gold", "2 silver, 5 gold", order=(1, 0))
    stop_all(act(match, "1: accept"))
    race(set_dice(match, "5 bronze, 2 gold", "2 silver, 5 gold"), 1, 0)
    assert summoned(match) == ["seat=1 face=2", "seat=1 face=2"]


# -- who slapped by mistake ------------------------------------------------------


def offending(**drawn: object) -> grotto.Match:
    """Seat 0 has slapped by mistake."""
    return slapped("1 bronze", "4 silver", "4 gold", order=(0,), **drawn)


def test_3_7_the_offender_names_an_opponent_as_the_thief() -> None:
    match = offending(cards=["ruby emerald", "", ""])
    assert (ask(match), match.asked) == ("name", [0])
    assert may(match, 0) == ["name seat 1", "name seat 2"]
    assert refused(match, 0, "name seat 0") == ("own-seat", "4.6")
    act(match, "0: name seat 2")
    assert told(match, None, "named") == ["named seat=0 of=2"]


def test_3_7_with_two_seats_there_is_only_one_to_name() -> None:
    match = slapped("5 bronze, 6 gold", "1 silver, 2 gold", order=(0,), cards=["ruby emerald"])
    assert (ask(match), match.asked) == ("penalty", [1])
    assert told(match, 0, "forced") == ["forced seat=0"]


def test_3_8_the_thief_takes_a_loose_card_of_his_choice() -> None:
    match = act(offending(cards=["ruby emerald gold-ring", "", ""]), "0: name seat 2")
    assert (ask(match), match.asked) == ("penalty", [2])
    assert may(match, 2) == ["steal emerald from seat 0", "steal ruby from seat 0", "steal gold-ring from seat 0"]
    act(match, "2: steal gold-ring from seat 0")
    assert (cards(match, 0), cards(match, 2)) == ("emerald ruby", "gold-ring")
    assert told(match, 1, "stole") == ["stole seat=2 of=0 card=gold-ring"]


def test_3_8_no_talisman_no_jewel_of_a_set_no_ring() -> None:
    own = f"ruby emerald talisman talisman/ruby {SET}"
    match = act(offending(cards=[own, "", ""], ring=0, precious=True), "0: name seat 1")
    assert may(match, 1) == ["steal emerald from seat 0", "steal ruby from seat 0"]
    assert refused(match, 1, "steal gold-ring from seat 0") == ("in-a-set", "7.2")


def test_3_8_only_from_the_offender() -> None:
    match = act(offending(cards=["ruby emerald", "", "sapphire"]), "0: name seat 1")
    assert refused(match, 1, "steal sapphire from seat 2") == ("not-the-offender", "3.8")
    assert refused(match, 1, "steal sapphire from seat 0") == ("not-there", "7.3")


def test_3_8_an_only_card_is_taken_at_once() -> None:
    match = act(offending(cards=["ruby", "", ""]), "0: name seat 1")
    assert (cards(match, 0), cards(match, 1)) == ("", "ruby")
    assert (told(match, 1, "forced"), told(match, 0, "forced")) == (["forced seat=1"], [])


def test_3_8_the_last_stone_leaves_its_talisman_alone() -> None:
    match = act(offending(cards=["ruby emerald talisman/ruby", "", ""]), "0: name seat 1")
    act(match, "1: steal ruby from seat 0")
    assert (laid(match, 0), alone(match, 0)) == ({}, 1)


@pytest.mark.parametrize("own", ["", "talisman", SET, "sorcerer talisman"])
def test_3_8_an_offender_without_a_loose_card_names_nobody(own: str) -> None:
    match = offending(cards=[own, "ruby", "ruby"], searched="gold" if "sorcerer" in own else "")
    assert told(match, None, "offended") == ["offended seat=0"]
    assert told(match, None, "named", "stole") == []
    assert ask(match) == "search"


def test_3_9_offences_are_settled_from_seat_0_on() -> None:
    dice = ("1 bronze", "2 silver", "3 gold", "4 gold")
    match = slapped(*dice, order=(2, 1), cards=["", "ruby emerald", "sapphire diamond", ""])
    assert told(match, None, "offended") == ["offended seat=1"]
    assert match.view(None)["offenders"] == [2]
    act(match, "1: name seat 2", "2: steal ruby from seat 1")
    assert told(match, None, "offended") == ["offended seat=1", "offended seat=2"]
    assert (ask(match), match.asked) == ("name", [2])


def test_3_9_before_the_genie_comes() -> None:
    match = slapped("1 bronze", "4 silver", "4 gold", order=(1, 2, 0), cards=["ruby emerald", "", ""])
    assert (ask(match), summoned(match)) == ("name", [])
    act(match, "0: name seat 1", "1: steal ruby from seat 0")
    assert (ask(match), summoned(match)) == ("wish", ["seat=1 face=4"])


def test_3_10_if_nobody_slaps_no_genie_comes() -> None:
    match = searching("4 bronze", "4 silver", "4 gold")
    assert summoned(match) == []
    assert ask(match) == "search"


def test_3_10_nor_if_only_others_slap() -> None:
    match = offending(cards=["ruby emerald", "", ""])
    act(match, "0: name seat 1", "1: steal ruby from seat 0")
    assert summoned(match) == []
    assert ask(match) == "search"
