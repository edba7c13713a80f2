"""The rulebook's readings 12 to 25: the ring, penalties, talismans, sets, what is seen, and what comes first."""

import pytest

import grotto
from tests.games.lamp.draw import draw, draw_all, genie, granted, race, searching, set_dice, stop_all
from tests.games.lamp.look import alone, cards, chest, discard, laid, outcome, sets
from tests.games.look import act, ask, may, refused, told

SET = "gold-bracelet gold-ring gold-necklace"
ASIDE = ("1 silver", "1 silver")
SIX = "ruby emerald* gold-ring gold-ring* silver-ring gold-necklace"


def six(gold: str = SIX, **drawn: object) -> grotto.Match:
    """Seat 0 alone has searched the gold chest with a 6 and drawn what it may."""
    return draw_all(searching("6 gold", *ASIDE, gold=gold, precious=True, **drawn))


# -- the ring ------------------------------------------------------------------------


def test_reading_12_the_power_of_the_ring_may_be_declined() -> None:
    match = act(six(discard="ruby"), "0: decline")
    assert (match.view(None)["ring"], discard(match), ask(match)) == (0, "ruby", "choose")
    assert told(match, 1, "declined") == ["declined seat=0"]


def test_reading_12_the_ring_may_not() -> None:
    match = six(discard="ruby")
    assert match.view(None)["ring"] == 0  # before anything was answered


def test_reading_12_nobody_is_asked_if_there_is_nothing_to_take() -> None:
    match = six()
    assert (match.view(None)["ring"], ask(match)) == (0, "choose")
    match = six(discard="sorcerer", searched="bronze")
    assert (match.view(None)["ring"], ask(match)) == (0, "over")


def test_reading_13_first_the_talismans_are_laid_then_the_ring_comes() -> None:
    match = six("talisman gold-ring gold-ring gold-ring gold-ring gold-ring", cards=["ruby emerald"], discard="ruby")
    assert (ask(match), match.view(None)["ring"]) == ("attach", None)
    act(match, "0: lay the talisman on emerald")
    assert (ask(match), match.view(None)["ring"]) == ("ring", 0)


def test_reading_13_a_stone_taken_comes_too_late_for_a_talisman() -> None:
    gold = "talisman gold-ring gold-ring gold-ring gold-ring gold-ring"
    match = act(six(gold, discard="ruby"), "0: take ruby")
    assert (cards(match, 0).split()[0], laid(match, 0), alone(match, 0)) == ("ruby", {}, 1)


def test_reading_13_a_talisman_taken_is_laid_at_once() -> None:
    match = act(six(discard="talisman"), "0: take talisman")
    assert (ask(match), may(match, 0)) == ("attach", ["lay the talisman on emerald", "lay the talisman on ruby"])


# -- penalties -----------------------------------------------------------------------


def test_reading_14_the_thief_must_take_a_card() -> None:
    match = race(set_dice(draw(cards=["ruby emerald"]), "1 bronze", "4 silver", "4 gold"), 0)
    act(match, "0: name seat 1")
    assert may(match, 1) == ["steal emerald from seat 0", "steal ruby from seat 0"]
    assert refused(match, 1, "decline") == ("other-question", "2.1")


def test_reading_14_the_offender_may_name_any_opponent() -> None:
    match = race(set_dice(draw(5, cards=["", "", "ruby emerald"]), *(f"{face} gold" for face in (1, 2, 3, 4, 5))), 2)
    assert may(match, 2) == [f"name seat {seat}" for seat in (0, 1, 3, 4)]


def test_reading_14_without_a_loose_card_nobody_is_named() -> None:
    match = race(set_dice(draw(cards=[f"{SET} talisman"]), "1 bronze", "4 silver", "4 gold"), 0)
    assert (ask(match), told(match, None, "named")) == ("search", [])


def both_offend(*cards: str) -> grotto.Match:
    """Seats 0 and 1 have both slapped by mistake, seat 1 first."""
    return race(set_dice(draw(cards=cards), "1 bronze", "2 silver", "3 gold"), 1, 0)


def test_reading_15_from_seat_0_on_whoever_slapped_first() -> None:
    match = both_offend("ruby emerald", "sapphire diamond")
    assert (ask(match), match.asked) == ("name", [0])
    act(match, "0: name seat 2", "2: steal ruby from seat 0")
    assert (ask(match), match.asked) == ("name", [1])


def test_reading_15_a_card_just_stolen_may_be_stolen_again() -> None:
    match = act(both_offend("ruby", "sapphire"), "0: name seat 1")
    act(match, "1: name seat 0", "0: steal ruby from seat 1")
    assert [cards(match, seat) for seat in range(3)] == ["ruby", "sapphire", ""]


def test_reading_15_who_had_nothing_can_now_be_robbed() -> None:
    match = act(both_offend("ruby", ""), "0: name seat 1", "1: name seat 2")
    assert [cards(match, seat) for seat in range(3)] == ["", "", "ruby"]


def test_reading_15_a_set_just_completed_is_safe() -> None:
    match = act(both_offend("gold-ring", "gold-bracelet gold-necklace"), "0: name seat 1")
    assert sets(match, 1) == {"gold": 1}
    assert told(match, None, "offended", "named") == ["offended seat=0", "named seat=0 of=1", "offended seat=1"]
    assert ask(match) == "search"


# -- talismans and sets ----------------------------------------------------------------


def two_chests(bronze: str, gold: str, *own: str) -> grotto.Match:
    """Seat 0 of two searches bronze with a 2, and then gold with a 2."""
    return searching("2 bronze, 2 gold", "2 silver, 6 bronze", bronze=bronze, gold=gold, cards=own)


def test_reading_16_talismans_are_laid_before_the_next_chest_is_opened() -> None:
    match = act(two_chests("talisman gold-ring", "sapphire", "ruby emerald"), "0: draw", "0: stop")
    assert (ask(match), may(match, 0)) == ("attach", ["lay the talisman on emerald", "lay the talisman on ruby"])
    act(match, "0: lay the talisman on ruby")
    assert ask(match) == "search"


def test_reading_16_and_stay_alone_though_the_next_chest_brings_a_stone() -> None:
    match = act(two_chests("talisman gold-ring", "sapphire"), "0: draw", "0: stop", "1: stop", "0: draw", "0: stop")
    assert (cards(match, 0), laid(match, 0), alone(match, 0)) == ("sapphire", {}, 1)


def test_reading_17_a_theft_that_completes_a_set_protects_it_at_once() -> None:
    match = act(
        granted("steal-jewel", cards=["gold-bracelet gold-necklace", "gold-ring", "silver-ring"]),
        "0: steal gold-ring from seat 1",
    )
    assert sets(match, 0) == {"gold": 1}
    assert told(match, 2, "completed") == ["completed seat=0 metal=gold"]


def test_reading_17_cards_drawn_form_no_set_before_the_search_ends() -> None:
    gold = "gold-ring gold-bracelet* silver-ring"
    match = searching("4 gold", *ASIDE, gold=gold, cards=["gold-necklace"])
    act(match, "0: draw", "0: draw")
    assert sets(match, 0) == {}
    act(match, "0: stop")
    assert sets(match, 0) == {"gold": 1}


def test_reading_17_none_if_the_search_is_lost() -> None:
    gold = "gold-ring gold-bracelet** silver-ring"
    match = draw_all(searching("2 gold", *ASIDE, gold=gold, cards=["gold-necklace"]))
    assert sets(match, 0) == {}


@pytest.mark.parametrize(
    ("own", "loose"),
    [
        (SET, ""),
        (f"{SET} gold-ring gold-ring", "gold-ring"),
        (f"{SET} gold-ring gold-bracelet", "gold-bracelet gold-ring"),
        (f"{SET} {SET} gold-necklace", "gold-necklace"),
        (f"{SET} silver-ring", "silver-ring"),
    ],
)
def test_reading_17_of_each_piece_as_many_are_locked_as_there_are_sets(own: str, loose: str) -> None:
    match = granted("steal-jewel", 4, cards=["", own, "bronze-ring", "bronze-ring"])
    from_1 = [words.split()[1] for words in may(match, 0) if words.endswith("1")]
    assert from_1 == loose.split()


def test_reading_18_fewer_if_there_are_fewer() -> None:
    match = granted("peek-9", searched="gold", gold="ruby emerald* talisman", discard="sorcerer")
    act(match, "0: peek into gold")
    assert match.view(0)["chests"][2]["known"] == ["ruby", "emerald*", "talisman"]
    assert told(match, 1, "peeked") == ["peeked seat=0 chest=gold count=3"]


def test_reading_18_a_sorcerer_seen_is_not_drawn() -> None:
    match = act(granted("peek-3", gold="ruby sorcerer emerald"), "0: peek into gold")
    assert match.view(0)["chests"][2]["known"] == ["ruby", "sorcerer", "emerald"]
    assert told(match, 0, "saw")[1] == "saw seat=0 chest=gold card=sorcerer"
    assert (match.outcome, match.view(None)["chests"][2]["sorcerer_drawn"]) == (None, False)
    assert chest(match, "gold")[:2] == ["ruby", "emerald"]


def test_reading_18_who_looks_a_second_time_keeps_what_it_saw() -> None:
    match = draw(4, lamp="peek-3 peek-1", gold="ruby emerald sapphire")
    race(set_dice(match, "2 bronze", "2 silver", "5 bronze", "5 gold"), 0, 3)
    act(match, "0: accept", "0: peek into gold", "3: accept", "3: peek into gold")
    assert match.view(0)["chests"][2]["known"] == ["ruby", "emerald", "sapphire"]
    assert match.view(3)["chests"][2]["known"] == ["ruby"]


def test_reading_18_a_shorter_look_does_not_make_it_forget() -> None:
    match = stop_all(act(granted("peek-3 peek-1", gold="ruby emerald sapphire"), "0: peek into gold"))
    race(set_dice(match, "3 bronze", "3 silver", "5 gold"), 0)
    act(match, "0: accept", "0: peek into gold")
    assert match.view(0)["chests"][2]["known"] == ["ruby", "emerald", "sapphire"]


def test_reading_19_equal_cards_are_one_choice() -> None:
    match = granted("steal-stone", cards=["", "ruby ruby ruby", "ruby ruby"])
    assert may(match, 0) == ["steal ruby from seat 1", "steal ruby from seat 2"]
    match = granted("take-discard", discard="ruby ruby gold-ring gold-ring")
    assert may(match, 0) == ["take ruby", "take gold-ring"]


def test_reading_19_scorpions_stay_behind_with_the_chest() -> None:
    match = draw_all(searching("3 gold", *ASIDE, gold="ruby* ruby emerald*"))
    assert cards(match, 0) == "emerald ruby ruby"
    match = draw_all(searching("2 gold", *ASIDE, gold="ruby* ruby*"))
    assert discard(match) == "ruby ruby"


def test_reading_20_a_sorcerer_never_moves_from_his_winner() -> None:
    match = granted("steal-either", cards=["", "sorcerer ruby", "emerald"], searched="gold")
    assert may(match, 0) == ["steal ruby from seat 1", "steal emerald from seat 2"]


def test_reading_20_and_nothing_takes_him_from_the_discard() -> None:
    match = granted("take-discard", discard="sorcerer ruby emerald", searched="gold")
    assert may(match, 0) == ["take emerald", "take ruby"]


# -- the race, and what lasts for ever ---------------------------------------------


def test_reading_21_a_slap_between_others_changes_nothing() -> None:
    dice = ("4 bronze", "4 silver", "1 gold", "2 gold")
    match = race(set_dice(draw(4, cards=["", "", "ruby emerald"]), *dice), 2, 1, 0)
    act(match, "2: name seat 3", "3: steal ruby from seat 2")
    assert told(match, None, "summoned") == ["summoned seat=1 face=4"]


def test_reading_21_who_was_too_slow_suffers_nothing() -> None:
    match = race(set_dice(draw(cards=["ruby", "ruby", "ruby"]), "4 bronze", "4 silver", "4 gold"), 2, 1, 0)
    assert told(match, None, "offended") == []
    assert [cards(match, seat) for seat in range(3)] == ["ruby"] * 3


def test_reading_21_slapping_is_open_to_every_seat_in_every_turn() -> None:
    match = set_dice(draw(), "1 bronze", "2 silver", "3 gold")
    assert all(may(match, seat) == ["pass", "slap"] for seat in range(3))


def test_reading_22_players_who_never_draw_are_stopped_after_100_turns() -> None:
    match = grotto.Match("lamp", seats=3, seed=5)
    while match.asked:
        set_dice(match, "1 bronze", "2 silver", "3 gold")
        stop_all(race(match))
    assert (outcome(match).reason, match.view(None)["turn"]) == ("turn-limit", 100)
    assert match.view(None)["chests"][0]["cards"] == 26


def test_reading_23_a_search_ends_with_the_last_card_of_its_chest() -> None:
    match = searching("6 gold", "1 bronze", "1 bronze", gold="ruby emerald", searched="gold", discard="sorcerer")
    act(match, "0: draw", "0: draw")
    assert told(match, None, "won") == ["won seat=0 chest=gold count=2"]


def test_reading_23_an_empty_chest_is_not_searched() -> None:
    match = searching("6 gold", "1 bronze", "1 silver", searched="gold", discard="sorcerer")
    stop_all(match)
    assert told(match, None, "drew", "won") == []
    assert match.outcome is not None


def test_reading_23_the_ring_only_with_six_cards() -> None:
    drawn = {"searched": "gold", "discard": "sorcerer", "precious": True}
    match = draw_all(searching("6 gold", "1 bronze", "1 bronze", gold="ruby " * 5, **drawn))
    assert match.view(None)["ring"] is None
    match = draw_all(searching("6 gold", "1 bronze", "1 bronze", gold="ruby " * 6, **drawn))
    assert match.view(None)["ring"] == 0


@pytest.mark.parametrize("metal", ["bronze", "silver", "gold"])
def test_reading_23_drawing_from_an_empty_chest_does_nothing(metal: str) -> None:
    match = granted(f"draw-{metal}", searched=metal, discard="sorcerer")
    assert told(match, None, "nothing") == ["nothing seat=0"]


def test_reading_23_an_empty_lamp_grants_no_wish() -> None:
    match = genie("", lamp_cards=0)
    assert (ask(match), told(match, None, "wished")) == ("search", [])


@pytest.mark.parametrize(
    ("lamp", "wishes"),
    [("turn-die", ["turn-die"] * 3), ("turn-die move-die", ["turn-die", "move-die", "turn-die"])],
)
def test_reading_23_a_lamp_of_one_or_two_cards_shows_a_refused_card_again(lamp: str, wishes: list[str]) -> None:
    match = act(genie(lamp, lamp_cards=len(lamp.split())), "0: refuse", "0: refuse")
    assert told(match, None, "wished") == [f"wished seat=0 wish={n} effect={e}" for n, e in enumerate(wishes, 1)]


def test_reading_24_a_talisman_must_be_laid_on_a_stone_if_there_is_one() -> None:
    match = act(searching("1 gold", *ASIDE, gold="talisman", cards=["ruby emerald"]), "0: draw")
    assert may(match, 0) == ["lay the talisman on emerald", "lay the talisman on ruby"]
    assert refused(match, 0, "stop") == ("other-question", "2.1")


def test_reading_24_several_are_laid_one_by_one() -> None:
    match = draw_all(searching("3 gold", *ASIDE, gold="talisman talisman ruby", cards=["emerald"]))
    assert (ask(match), match.position()["unplaced"]) == ("attach", 2)
    act(match, "0: lay the talisman on ruby")
    assert (ask(match), may(match, 0)) == ("attach", ["lay the talisman on emerald", "lay the talisman on ruby"])
    act(match, "0: lay the talisman on emerald")
    assert laid(match, 0) == {"emerald": 1, "ruby": 1}


def test_reading_24_never_where_there_are_talismans_alone() -> None:
    match = draw_all(searching("1 gold", *ASIDE, gold="talisman", cards=["talisman ruby emerald"]))
    assert refused(match, 0, "lay the talisman on sapphire") == ("no-stone-to-lie-on", "7.4")


def test_reading_25_the_second_genie_finds_the_cards_as_the_first_left_them() -> None:
    cards_then = ["", "ruby emerald", "", ""]
    match = draw(4, lamp="steal-stone steal-stone", cards=cards_then)
    race(set_dice(match, "2 bronze", "2 silver", "5 silver", "5 gold"), 0, 3)
    act(match, "0: accept", "0: steal ruby from seat 1", "3: accept")
    assert may(match, 3) == ["steal ruby from seat 0", "steal emerald from seat 1"]


def test_reading_25_and_as_the_penalties_left_them() -> None:
    match = race(set_dice(draw(lamp="give-card", cards=["ruby"]), "1 bronze", "4 silver", "4 gold"), 0, 1)
    act(match, "0: name seat 1", "1: accept")
    assert may(match, 1) == ["give ruby to seat 0", "give ruby to seat 2"]


def test_reading_25_all_talismans_are_laid_before_the_next_genie() -> None:
    match = draw(4, lamp="draw-gold turn-die", gold="talisman", cards=["ruby emerald"])
    race(set_dice(match, "2 bronze", "2 silver", "5 silver", "5 gold"), 0, 3)
    act(match, "0: accept")
    assert (ask(match), match.asked) == ("attach", [0])
    act(match, "0: lay the talisman on ruby")
    assert (ask(match), match.asked) == ("wish", [3])
