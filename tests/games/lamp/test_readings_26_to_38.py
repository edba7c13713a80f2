"""The rulebook's readings 26 to 38: ties, races of two, the lamp, the end, talismans and sets, the deck."""

import pytest

import grotto
from grotto.games.lamp.pieces import STONE_NAMES
from tests.games.lamp.draw import draw, draw_all, genie, granted, race, searching, set_dice, stop_all
from tests.games.lamp.look import alone, cards, discard, laid, points, sets
from tests.games.look import act, ask, may, refused, told

SET = "gold-bracelet gold-ring gold-necklace"
ASIDE = ("1 silver", "1 silver")


def test_reading_26_a_tie_does_not_close_the_chest() -> None:
    match = searching("2 gold", "2 gold", "4 gold", "4 gold", "6 gold")
    assert told(match, None, "searches") == ["searches seat=4 chest=gold face=6"]


def test_reading_26_unless_nobody_stands_alone() -> None:
    match = searching("2 gold", "2 gold", "4 gold", "4 gold", "4 gold")
    assert (told(match, None, "searches"), ask(match)) == ([], "choose")


def test_reading_27_the_faster_is_first_for_both_faces_and_summons_once() -> None:
    match = race(set_dice(draw(2), "5 bronze, 2 gold", "2 silver, 5 gold"), 0, 1)
    act(match, "0: accept")
    assert told(match, None, "summoned") == ["summoned seat=0 face=2"]
    assert ask(match) == "search"


def test_reading_27_in_each_turn_anew() -> None:
    match = race(set_dice(draw(2), "5 bronze, 2 gold", "2 silver, 5 gold"), 0, 1)
    stop_all(act(match, "0: accept"))
    race(set_dice(match, "5 bronze, 2 gold", "2 silver, 5 gold"), 1, 0)
    assert told(match, None, "summoned") == ["summoned seat=0 face=2", "summoned seat=1 face=2"]


def test_reading_28_the_wrong_slap_is_settled_first_though_the_rightful_one_came_before() -> None:
    match = race(set_dice(draw(cards=["ruby emerald"]), "1 bronze", "4 silver", "4 gold"), 1, 2, 0)
    assert (ask(match), match.asked) == ("name", [0])
    assert told(match, None, "summoned") == []


def test_reading_29_the_lamp_cards_under_the_pile_come_in_the_order_in_which_they_were_read() -> None:
    match = act(genie("move-die peek-1 turn-die", lamp_cards=5), "0: refuse", "0: accept", "0: peek into gold")
    for viewer in (None, 0, 1):
        assert match.view(viewer)["lamp"]["seen"] == ["turn-die", "nothing", "nothing", "move-die", "peek-1"]


def test_reading_29_in_a_match_they_are_all_that_is_known() -> None:
    match = grotto.Match("lamp", seats=3, seed=4)
    race(set_dice(match, "3 bronze", "3 silver", "5 gold"), 0)
    act(match, "0: refuse", "0: refuse")
    read = [line.split("effect=")[1] for line in told(match, None, "wished")]
    assert match.view(1)["lamp"] == {"cards": 25, "unseen": 22, "seen": read}


def test_reading_29_when_all_were_read_they_come_again_in_that_order() -> None:
    match = draw(lamp="turn-die move-die nothing", lamp_cards=3)
    match.game.lamp.unseen = 3
    for _ in range(2):
        race(set_dice(match, "3 bronze", "3 silver", "3 gold"), 0)
        act(match, "0: refuse", "0: refuse")
        while ask(match) != "choose":
            act(match, f"{match.asked[0]}: {may(match, match.asked[0])[-1]}")
    read = [line.split("effect=")[1] for line in told(match, None, "wished")]
    assert sorted(read[:3]) == ["move-die", "nothing", "turn-die"]
    assert read[3:] == read[:3]
    assert match.view(1)["lamp"] == {"cards": 3, "unseen": 0, "seen": read[:3]}


def test_reading_30_nobody_need_draw_a_card() -> None:
    match = searching("2 gold", *ASIDE, gold="ruby")
    assert may(match, 0) == ["draw", "stop"]
    act(match, "0: stop")
    assert (cards(match, 0), ask(match)) == ("", "choose")


def test_reading_30_nobody_is_asked_after_the_last_card_allowed() -> None:
    match = act(searching("1 gold", *ASIDE, gold="ruby"), "0: draw")
    assert (cards(match, 0), ask(match)) == ("ruby", "choose")
    assert told(match, 0, "forced") == []


def test_reading_31_a_bust_after_a_sorcerer_does_not_undo_the_end() -> None:
    match = draw_all(searching("2 gold", *ASIDE, gold="sorcerer ruby**"))
    assert match.outcome is not None
    assert match.outcome.reason == "sorcerer"


def test_reading_31_he_counts_among_the_six_for_the_ring() -> None:
    match = draw_all(searching("6 gold", *ASIDE, gold="ruby ruby sorcerer ruby", precious=True))
    assert match.view(None)["ring"] == 0


def test_reading_31_and_among_the_cards_that_the_die_allows() -> None:
    match = draw_all(searching("2 gold", *ASIDE, gold="ruby sorcerer emerald"))
    assert told(match, None, "won") == ["won seat=0 chest=gold count=2"]
    assert cards(match, 0) == "ruby"


def test_reading_31_the_ring_and_its_power_come_before_the_end() -> None:
    match = draw_all(searching("6 gold", *ASIDE, gold="sorcerer", precious=True, discard="gold-ring"))
    assert (ask(match), match.outcome) == ("ring", None)
    act(match, "0: take gold-ring")
    assert match.outcome is not None
    assert match.outcome.scores[0] == 5 + 6 + 5  # five diamonds and the jewel, the most diamonds, the ring


def test_reading_31_the_chests_that_are_left_are_still_searched() -> None:
    match = act(searching("1 bronze", "2 silver", "2 gold", bronze="sorcerer", gold="ruby"), "0: draw")
    assert match.asked == [1]
    act(match, "1: stop", "2: draw", "2: stop")
    assert (cards(match, 2), match.asked) == ("ruby", [])


def test_reading_32_a_bust_costs_the_cards_of_that_search_alone() -> None:
    match = searching("2 bronze, 2 gold", "2 silver, 6 bronze", bronze="ruby*", gold="sapphire**", cards=["emerald"])
    act(match, "0: draw", "0: stop", "1: stop", "0: draw")
    assert (cards(match, 0), discard(match)) == ("emerald ruby", "sapphire")


def test_reading_32_a_ring_won_later_in_the_turn_finds_them() -> None:
    gold = "gold-ring " * 6
    match = searching("1 bronze", "6 gold", "2 silver", bronze="ruby*", gold=gold, precious=True)
    draw_all(act(match, "0: draw", "2: stop"))
    assert may(match, 1) == ["take ruby", "decline"]


def test_reading_33_no_stone_at_all_is_not_the_most() -> None:
    match = draw(cards=["gold-ring", "silver-ring"])
    assert [points(match, seat) for seat in range(3)] == [1, 1, 0]
    assert all(seat["majorities"] == [] for seat in match.view(None)["seats"])


def test_reading_33_talismans_count_1_and_for_the_most_only_if_laid_on_stones() -> None:
    assert points(draw(cards=["ruby talisman/ruby talisman/ruby", "ruby ruby"]), 0) == 3 + 5
    assert points(draw(cards=["ruby talisman talisman", "ruby ruby"]), 0) == 3


def test_reading_33_the_ring_counts_5_not_6() -> None:
    assert points(draw(ring=2, precious=True), 2) == 5


def test_reading_34_two_sets_of_one_metal_count_twice_and_are_safe() -> None:
    match = granted("steal-jewel", cards=["", f"{SET} {SET}", "silver-ring bronze-ring"])
    assert points(match, 1) == 26
    assert sets(match, 1) == {"gold": 2}
    assert may(match, 0) == ["steal bronze-ring from seat 2", "steal silver-ring from seat 2"]


def test_reading_34_further_jewels_are_loose_until_they_complete_another() -> None:
    match = granted("steal-jewel", cards=["gold-ring", f"{SET} gold-bracelet gold-necklace", ""])
    assert may(match, 0) == ["steal gold-bracelet from seat 1", "steal gold-necklace from seat 1"]
    own = f"{SET} gold-bracelet gold-necklace"
    match = draw_all(searching("1 gold", *ASIDE, gold="gold-ring", cards=[own]))
    assert sets(match, 0) == {"gold": 2}
    assert told(match, None, "completed") == ["completed seat=0 metal=gold"]


def test_reading_35_while_another_stone_of_its_kind_stays_the_talisman_counts() -> None:
    match = act(granted("give-card", cards=["ruby ruby talisman/ruby"]), "0: give ruby to seat 1")
    assert (laid(match, 0), alone(match, 0)) == ({"ruby": 1}, 0)
    assert told(match, None, "orphaned") == []
    assert match.view(None)["seats"][0]["majorities"] == ["ruby"]


def test_reading_36_nobody_must_slap() -> None:
    match = searching("4 bronze", "4 silver", "4 gold", cards=["ruby", "ruby", "ruby"])
    assert told(match, None, "summoned", "offended") == []
    assert [cards(match, seat) for seat in range(3)] == ["ruby"] * 3


def test_reading_37_the_fourth_stone_is_the_diamond() -> None:
    assert STONE_NAMES == ("emerald", "ruby", "sapphire", "diamond")


def test_reading_38_another_deck_may_be_played() -> None:
    chest = {"ruby": [25]}
    deck = {"name": "red", "bronze": chest, "silver": chest, "gold": chest, "lamp": {"nothing": 25}}
    match = grotto.Match("lamp", seats=3, seed=1, options={"deck": deck})
    assert all(found["left"] == {"ruby": 25} for found in match.view(None)["chests"])
    race(set_dice(match, "3 bronze", "3 silver", "5 gold"), 0)
    assert told(match, None, "wished") == ["wished seat=0 wish=1 effect=nothing"]


def test_reading_38_every_card_that_leaves_a_chest_is_seen() -> None:
    match = act(searching("3 gold", *ASIDE, gold="ruby* emerald"), "0: draw")
    left = match.view(2)["chests"][2]["left"]
    assert ("ruby*" in left, left["emerald"], left["diamond"]) == (False, 1, 12)


@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_reading_38_and_all_may_know_what_is_left(viewer: int | None) -> None:
    match = draw_all(searching("3 gold", *ASIDE, gold="ruby* emerald sapphire**"))
    assert match.view(viewer)["chests"][2]["left"] == {"diamond": 12}


def test_reading_36_who_passed_is_no_offender() -> None:
    match = set_dice(draw(cards=["ruby"]), "1 bronze", "2 silver", "3 gold")
    race(match)
    assert refused(match, 1, "slap") == ("not-asked", "2.1")
    assert told(match, None, "offended") == []
