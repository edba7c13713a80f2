"""The rulebook's readings 1 to 11: wishes, and what the Lamp cards do. Seat 0 is the summoner."""

import pytest

import grotto
from tests.games.lamp.draw import draw, draw_all, genie, granted, race, set_dice, stop_all
from tests.games.lamp.look import alone, cards, chest, dice, discard, drawn_now, laid, offered, sets
from tests.games.look import act, ask, may, refused, told

SET = "gold-bracelet gold-ring gold-necklace"


def test_reading_1_nobody_leaves_the_chain_of_wishes() -> None:
    match = genie("draw-gold draw-silver steal-stone", cards=["", "ruby", "emerald"])
    assert may(match, 0) == ["accept", "refuse"]
    act(match, "0: refuse")
    assert may(match, 0) == ["accept", "refuse"]
    act(match, "0: refuse")
    assert ask(match) == "steal"  # the third is applied


def test_reading_1_a_third_card_that_hurts() -> None:
    match = act(genie("draw-gold draw-silver give-card", cards=["ruby"]), "0: refuse", "0: refuse")
    assert (ask(match), may(match, 0)) == ("give", ["give ruby to seat 1", "give ruby to seat 2"])


@pytest.mark.parametrize("refusals", [0, 1, 2])
def test_reading_2_an_impossible_card_may_be_accepted_at_any_wish(refusals: int) -> None:
    match = genie("steal-jewel steal-jewel steal-jewel draw-gold")
    act(match, *["0: refuse"] * refusals)
    if refusals < 2:
        act(match, "0: accept")
    assert told(match, None, "nothing") == ["nothing seat=0"]
    assert (ask(match), len(told(match, None, "wished"))) == ("search", refusals + 1)


def test_reading_3_the_summoner_chooses_the_card_of_the_other_in_an_exchange() -> None:
    match = granted("exchange-jewel", cards=["gold-ring", "silver-ring bronze-ring", "gold-ring"])
    assert (ask(match), match.asked) == ("exchange-for", [0])
    assert may(match, 0) == ["for bronze-ring of seat 1", "for silver-ring of seat 1", "for gold-ring of seat 2"]


@pytest.mark.parametrize(
    "effect", ["steal-stone", "exchange-stone", "take-discard", "give-card", "draw-choice", "peek-2", "move-die"]
)
def test_reading_3_nothing_accepted_can_be_declined(effect: str) -> None:
    match = granted(effect, cards=["ruby emerald", "ruby emerald"], discard="ruby emerald")
    assert refused(match, 0, "decline") in [("must-apply", "4.6"), ("other-question", "2.1")]
    assert refused(match, 0, "refuse") == ("other-question", "2.1")


def test_reading_4_like_for_like_is_lawful_and_changes_nothing() -> None:
    match = granted("exchange-stone", cards=["ruby emerald", "ruby sapphire"])
    act(match, "0: exchange ruby", "0: for ruby of seat 1")
    assert (cards(match, 0), cards(match, 1)) == ("emerald ruby", "ruby sapphire")
    assert told(match, 2, "exchanged") == ["exchanged seat=0 card=ruby of=1 for=ruby"]


def test_reading_4_and_leaves_no_talisman_alone() -> None:
    match = granted("exchange-stone", cards=["ruby talisman/ruby", "ruby talisman/ruby"])
    assert (laid(match, 0), laid(match, 1)) == ({"ruby": 1}, {"ruby": 1})
    assert told(match, None, "orphaned") == []


def test_reading_4_another_stone_does() -> None:
    match = granted("exchange-stone", cards=["ruby talisman/ruby", "emerald talisman/emerald"])
    assert (laid(match, 0), laid(match, 1)) == ({}, {})
    assert (alone(match, 0), alone(match, 1)) == (1, 1)


def test_reading_4_a_stone_received_revives_no_talisman() -> None:
    match = granted("exchange-stone", cards=["emerald talisman", "ruby"])
    assert (cards(match, 0), laid(match, 0), alone(match, 0)) == ("ruby", {}, 1)


def test_reading_4_no_talisman_is_exchanged() -> None:
    match = granted("exchange-stone", cards=["ruby emerald talisman", "sapphire talisman/sapphire diamond"])
    assert may(match, 0) == ["exchange emerald", "exchange ruby"]
    act(match, "0: exchange ruby")
    assert may(match, 0) == ["for sapphire of seat 1", "for diamond of seat 1"]


def test_reading_4_an_exchange_may_complete_a_set_on_both_sides() -> None:
    own = "gold-bracelet gold-ring silver-ring"
    match = granted("exchange-jewel", cards=[own, "silver-bracelet silver-necklace gold-necklace"])
    act(match, "0: exchange silver-ring", "0: for gold-necklace of seat 1")
    assert (sets(match, 0), sets(match, 1)) == ({"gold": 1}, {"silver": 1})


def test_reading_5_who_has_only_one_must_pass_it_and_who_has_none_still_receives() -> None:
    match = granted("pass-left", cards=["ruby", f"{SET} talisman", "emerald"])
    assert match.asked == [0, 2]
    assert may(match, 0) == ["pass ruby to the left"]
    act(match, "0: pass ruby to the left", "2: pass emerald to the left")
    assert (cards(match, 0), cards(match, 2)) == ("emerald", "")
    assert cards(match, 1).split()[0] == "ruby"


def test_reading_5_what_is_received_is_not_passed_on() -> None:
    match = granted("pass-left", cards=["", "ruby", ""])
    act(match, "1: pass ruby to the left")
    assert [cards(match, seat) for seat in range(3)] == ["", "", "ruby"]


def test_reading_5_talismans_are_looked_at_when_all_have_arrived() -> None:
    match = granted("pass-left", cards=["ruby talisman/ruby", "emerald talisman/emerald", "ruby"])
    act(match, "0: pass ruby to the left", "1: pass emerald to the left", "2: pass ruby to the left")
    assert (laid(match, 0), alone(match, 0)) == ({"ruby": 1}, 0)  # a ruby left and a ruby came
    assert (laid(match, 1), alone(match, 1)) == ({}, 1)
    assert told(match, None, "orphaned") == ["orphaned seat=1 stone=emerald count=1"]


def test_reading_5_and_sets_too() -> None:
    first = "gold-bracelet gold-ring silver-ring"
    match = granted("pass-left", cards=[first, "gold-ring", "gold-necklace"])
    act(match, "0: pass silver-ring to the left", "1: pass gold-ring to the left", "2: pass gold-necklace to the left")
    assert (cards(match, 0), sets(match, 0)) == ("gold-bracelet gold-ring gold-necklace", {"gold": 1})
    assert told(match, None, "completed") == ["completed seat=0 metal=gold"]


def test_reading_5_a_set_that_lost_and_got_the_same_piece_is_complete() -> None:
    """Seat 0 passes one of two rings on, so its set was never broken; seat 1 passes the second piece it has."""
    match = granted("pass-left", cards=[f"{SET} gold-ring", f"{SET} gold-ring", "ruby"])
    act(match, "0: pass gold-ring to the left", "1: pass gold-ring to the left", "2: pass ruby to the left")
    assert [sets(match, seat) for seat in range(3)] == [{"gold": 1}, {"gold": 1}, {}]
    assert told(match, None, "completed") == []


def test_reading_5_with_two_seats_it_is_a_swap_by_choice_of_each() -> None:
    match = granted("pass-left", 2, cards=["ruby emerald", "gold-ring silver-ring"])
    act(match, "1: pass silver-ring to the left", "0: pass emerald to the left")
    assert (cards(match, 0), cards(match, 1)) == ("ruby silver-ring", "emerald gold-ring")


def test_reading_5_twice_in_a_turn() -> None:
    match = draw(4, lamp="pass-left pass-left", cards=["ruby", "emerald", "sapphire", "diamond"])
    race(set_dice(match, "2 bronze", "2 silver", "5 silver", "5 gold"), 0, 2)
    act(match, "0: accept")
    act(match, *(f"{seat}: {may(match, seat)[0]}" for seat in range(4)), "2: accept")
    assert match.asked == [0, 1, 2, 3]
    assert all("passing" not in seen for seen in match.view(None)["seats"])
    act(match, *(f"{seat}: {may(match, seat)[0]}" for seat in range(4)))
    assert [cards(match, seat) for seat in range(4)] == ["sapphire", "diamond", "ruby", "emerald"]


# -- dice and scorpions ------------------------------------------------------------


def test_reading_6_a_die_changed_gives_no_right_to_the_genie_and_takes_none() -> None:
    match = draw(4, lamp="turn-die nothing")
    race(set_dice(match, "2 bronze", "2 silver", "3 gold", "3 gold"), 0, 2)
    act(match, "0: accept", "0: raise the die on bronze")
    assert (ask(match), match.asked) == ("wish", [2])  # the 3s are judged as they were revealed
    assert told(match, None, "summoned") == ["summoned seat=0 face=2", "summoned seat=2 face=3"]


def test_reading_6_it_counts_for_who_searches() -> None:
    match = granted("turn-die", dice=["3 bronze", "3 silver", "2 bronze"])
    act(match, "0: lower the die on bronze")  # now both show 2 and cancel each other
    assert (match.asked, match.view(None)["chest"]) == ([1], "silver")


def test_reading_6_for_the_number_of_cards() -> None:
    match = draw_all(act(granted("turn-die"), "0: raise the die on bronze"))
    assert told(match, None, "won")[0] == "won seat=0 chest=bronze count=4"


def test_reading_6_and_for_the_scorpions() -> None:
    match = act(granted("turn-die", bronze="ruby* emerald* sapphire*"), "0: lower the die on bronze")
    act(match, "0: draw", "0: draw")
    assert told(match, None, "busted") == ["busted seat=0 chest=bronze count=2"]


@pytest.mark.parametrize(("face", "way", "owner"), [(5, "raise", 0), (6, "lower", None)])
def test_reading_6_and_for_the_ring(face: int, way: str, owner: int | None) -> None:
    match = granted("turn-die", dice=[f"{face} bronze", f"{face} silver", "1 gold"], precious=True)
    if face == 5:
        act(match, f"0: {way} the die on bronze")
    draw_all(match)
    assert told(match, None, "won")[0] == f"won seat=0 chest=bronze count={6 if owner == 0 else 5}"
    assert match.view(None)["ring"] == (0 if owner == 0 else 1)  # else seat 1's six cards from silver win it


def test_reading_7_the_die_goes_where_others_have_one_and_ties_are_made() -> None:
    match = act(granted("move-die"), "0: move from bronze to silver")
    assert dice(match)[:2] == [{"silver": 3}, {"silver": 3}]
    assert (match.asked, match.view(None)["chest"]) == ([2], "gold")


def test_reading_7_and_undone() -> None:
    match = granted("move-die", dice=["3 bronze", "3 bronze", "5 gold"])
    act(match, "0: move from bronze to silver")
    stop_all(match)
    assert told(match, None, "searches") == [
        "searches seat=1 chest=bronze face=3",
        "searches seat=0 chest=silver face=3",
        "searches seat=2 chest=gold face=5",
    ]


def test_reading_7_with_two_seats_there_are_two_ways_and_no_swap() -> None:
    match = granted("move-die", 2, dice=["3 silver, 5 gold", "3 silver, 6 gold"])
    assert may(match, 0) == ["move from silver to bronze", "move from gold to bronze"]
    assert refused(match, 0, "move from gold to silver") == ("die-there", "2.3")


def test_reading_8_a_6_is_lowered_and_a_1_raised() -> None:
    highest = granted("turn-die", dice=["6 bronze", "6 silver", "5 gold"])
    assert (dice(highest)[0], dice(highest)[1]) == ({"bronze": 5}, {"silver": 6})
    lowest = granted("turn-die", dice=["1 bronze", "1 silver", "5 gold"])
    assert dice(lowest)[0] == {"bronze": 2}


def test_reading_8_a_die_must_change() -> None:
    match = granted("turn-die", 2, dice=["6 bronze, 6 gold", "6 silver, 5 gold"])
    assert may(match, 0) == ["lower the die on bronze", "lower the die on gold"]


def test_reading_9_one_scorpion_not_one_card() -> None:
    match = act(granted("ignore-scorpion", bronze="ruby*** emerald"), "0: draw")
    assert match.view(None)["scorpions"] == 2  # of three
    stop_all(match)
    assert cards(match, 0) == "ruby"


def test_reading_9_it_is_used_up_even_if_it_does_not_save_him() -> None:
    match = granted("ignore-scorpion", bronze="ruby****")
    act(match, "0: draw")
    assert told(match, None, "ignored", "busted") == [
        "ignored seat=0 scorpions=3",
        "busted seat=0 chest=bronze count=1",
    ]
    assert match.view(None)["spared"] == []


def test_reading_9_not_used_up_before_it_is_needed() -> None:
    match = act(granted("ignore-scorpion", bronze="ruby** emerald sapphire"), "0: draw", "0: draw")
    assert (match.view(None)["spared"], match.view(None)["scorpions"]) == ([0], 2)


def two_searches(bronze: str, gold: str) -> grotto.Match:
    """Seat 0 ignores a scorpion and searches bronze with a 2, then gold with a 2."""
    match = draw(2, lamp="ignore-scorpion", bronze=bronze, gold=gold)
    set_dice(match, "2 bronze, 2 gold", "2 silver, 6 bronze")
    return act(race(match, 0), "0: accept")


def test_reading_9_with_two_searches_there_is_one_in_all() -> None:
    match = two_searches("ruby* emerald*", "sapphire* diamond*")
    act(match, "0: draw", "0: draw", "1: stop", "0: draw", "0: draw")
    assert (cards(match, 0), discard(match)) == ("emerald ruby", "sapphire diamond")


def test_reading_9_which_the_second_has_if_the_first_did_not_need_it() -> None:
    match = two_searches("ruby* emerald", "sapphire* diamond*")
    act(match, "0: draw", "0: draw", "1: stop", "0: draw", "0: draw")
    assert (cards(match, 0), discard(match)) == ("emerald ruby sapphire diamond", "")


def test_reading_9_and_has_not_if_the_first_was_lost_all_the_same() -> None:
    match = two_searches("ruby**** emerald", "sapphire* diamond*")
    act(match, "0: draw", "1: stop", "0: draw", "0: draw")
    assert (cards(match, 0), discard(match)) == ("", "ruby sapphire diamond")


def test_reading_9_it_lapses_with_the_turn() -> None:
    match = stop_all(granted("ignore-scorpion"))
    race(set_dice(match, "1 bronze", "2 silver", "5 gold"))
    assert match.view(None)["spared"] == []


def test_reading_9_it_counts_for_the_ring() -> None:
    gold = "ruby* emerald* ruby* emerald* ruby* ruby*"
    dice = ["6 bronze", "6 silver", "1 gold"]
    match = draw_all(granted("ignore-scorpion", bronze=gold, dice=dice, precious=True))
    assert "ring seat=0 of=None" in told(match, None, "ring")


def test_reading_9_two_seats_can_have_one_each() -> None:
    match = draw(4, lamp="ignore-scorpion ignore-scorpion", bronze="ruby**", silver="emerald***")
    race(set_dice(match, "2 bronze", "2 gold", "3 silver", "3 gold"), 0, 2)
    act(match, "0: accept", "2: accept")
    assert match.view(None)["spared"] == [0, 2]
    act(match, "0: draw", "0: stop", "2: draw", "2: stop")
    assert (cards(match, 0), cards(match, 2)) == ("ruby", "emerald")


# -- gifts and cards drawn by the lamp ---------------------------------------------


def test_reading_10_a_gift_may_leave_a_talisman_alone_and_complete_a_set() -> None:
    match = granted("give-card", cards=["ruby talisman/ruby", "", ""])
    act(match, "0: give ruby to seat 2")
    assert (cards(match, 2), laid(match, 0), alone(match, 0)) == ("ruby", {}, 1)
    match = granted("give-card", cards=["gold-ring", "gold-bracelet gold-necklace"])
    act(match, "0: give gold-ring to seat 1")
    assert sets(match, 1) == {"gold": 1}


def test_reading_10_with_two_seats_to_the_other() -> None:
    match = granted("give-card", 2, cards=["ruby emerald"])
    assert may(match, 0) == ["give emerald to seat 1", "give ruby to seat 1"]


def test_reading_11_its_scorpions_count_nowhere() -> None:
    match = granted("draw-bronze", bronze="ruby***** emerald** sapphire* diamond")
    act(match, "0: draw")
    assert (match.view(None)["scorpions"], ask(match)) == (2, "search")


def test_reading_11_it_is_none_of_the_cards_of_the_search() -> None:
    dice = ["6 bronze", "6 silver", "1 gold"]
    match = granted("draw-bronze", bronze="ruby emerald", dice=dice, precious=True)
    act(match, *["0: draw"] * 5, "0: stop")
    assert told(match, None, "won") == ["won seat=0 chest=bronze count=5"]
    assert match.view(None)["ring"] is None


def test_reading_11_the_search_goes_on_with_the_next_card() -> None:
    match = act(granted("draw-bronze", bronze="ruby emerald sapphire"), "0: draw")
    assert drawn_now(match) == ["emerald"]
    assert chest(match, "bronze")[0] == "sapphire"


def test_reading_11_a_jewel_may_complete_a_set_at_once() -> None:
    match = granted("draw-gold", gold="gold-ring*", cards=["gold-bracelet gold-necklace"])
    assert sets(match, 0) == {"gold": 1}


def test_reading_11_a_talisman_finds_no_stone_that_comes_later() -> None:
    match = granted("draw-bronze", bronze="talisman ruby")
    act(match, "0: draw", "0: stop")
    assert (cards(match, 0), laid(match, 0), alone(match, 0)) == ("ruby", {}, 1)


def test_reading_11_a_sorcerer_ends_the_game_whatever_card_drew_him() -> None:
    match = granted("draw-choice", silver="sorcerer")
    act(match, "0: draw from silver")
    assert match.outcome is not None
    assert match.outcome.reason == "sorcerer-of-the-lamp"


def test_reading_11_also_as_a_third_wish_that_nobody_wanted() -> None:
    match = act(genie("nothing nothing draw-gold", gold="sorcerer"), "0: refuse", "0: refuse")
    assert match.outcome is not None
    assert told(match, None, "searches") == []


def test_reading_11_no_other_genie_comes_and_what_happened_before_stands() -> None:
    match = draw(5, lamp="draw-gold nothing", gold="sorcerer", cards=["", "", "", "", "ruby emerald"])
    race(set_dice(match, "2 bronze", "2 silver", "5 gold", "5 gold", "1 gold"), 0, 2, 4)
    act(match, "4: name seat 1", "1: steal ruby from seat 4", "0: accept")
    assert match.outcome is not None
    assert (cards(match, 1), match.view(None)["seats"][0]["sorcerers"]) == ("ruby", 1)
    assert told(match, None, "summoned") == ["summoned seat=0 face=2"]


def test_reading_1_the_first_card_is_read_in_any_case() -> None:
    assert offered(genie("give-card", cards=["ruby"])) == "give-card"
