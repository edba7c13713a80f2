"""Rulebook, section 5: Lamp cards that move cards. Seat 0 is the summoner; each in ordinary use and at its limits."""

from typing import Any

import pytest

import grotto
from tests.games.lamp.draw import granted
from tests.games.lamp.look import alone, cards, chest, discard, in_words, laid, sets
from tests.games.look import act, ask, may, refused, told

SET = "gold-bracelet gold-ring gold-necklace"


def did_nothing(match: grotto.Match) -> bool:
    """Nothing was asked, nothing happened but that the effect did nothing, and the search began."""
    since = [heard.key for heard in match.heard(None)]
    after = since[since.index("accepted") + 1 :]
    return after[0] == "nothing" and after[1] == "searches"


# -- Draw --------------------------------------------------------------------------


@pytest.mark.parametrize("metal", ["bronze", "silver", "gold"])
def test_5_1_the_top_card_of_that_chest_is_his(metal: str) -> None:
    drawn: dict[str, Any] = {metal: "ruby** emerald"}
    match = granted(f"draw-{metal}", **drawn)
    assert cards(match, 0) == "ruby"
    assert chest(match, metal)[0] == "emerald"
    assert told(match, 1, "drew-first") == [f"drew-first seat=0 chest={metal} card=ruby**"]


def test_5_1_its_scorpions_do_not_count() -> None:
    match = granted("draw-bronze", bronze="ruby*** emerald** sapphire")  # seat 0 searches bronze with a 3
    act(match, "0: draw")
    assert match.view(None)["scorpions"] == 2
    act(match, "0: stop")
    assert cards(match, 0) == "emerald ruby"


def test_5_1_a_talisman_is_laid_at_once() -> None:
    match = granted("draw-gold", gold="talisman", cards=["ruby emerald"])
    assert (ask(match), match.asked) == ("attach", [0])
    assert may(match, 0) == ["lay the talisman on emerald", "lay the talisman on ruby"]
    act(match, "0: lay the talisman on ruby")
    assert (laid(match, 0), ask(match)) == ({"ruby": 1}, "search")


def test_5_1_a_sorcerer_ends_the_game_at_once() -> None:
    match = granted("draw-gold", gold="sorcerer")
    assert match.outcome is not None
    assert match.outcome.reason == "sorcerer-of-the-lamp"
    assert told(match, None, "searches") == []


def test_5_2_of_a_chest_that_he_names() -> None:
    match = granted("draw-choice", silver="ruby*")
    assert (ask(match), match.asked) == ("draw-from", [0])
    assert may(match, 0) == ["draw from bronze", "draw from silver", "draw from gold"]
    act(match, "0: draw from silver")
    assert cards(match, 0) == "ruby"
    assert told(match, 2, "drew-first") == ["drew-first seat=0 chest=silver card=ruby*"]


def test_5_2_that_is_not_empty() -> None:
    match = granted("draw-choice", searched="silver", discard="sorcerer")
    assert may(match, 0) == ["draw from bronze", "draw from gold"]
    assert refused(match, 0, "draw from silver") == ("empty-chest", "5.2")


def test_5_2_nothing_if_all_are_empty() -> None:
    match = granted("draw-choice", searched="bronze silver gold", discard="sorcerer sorcerer sorcerer")
    assert told(match, None, "nothing") == ["nothing seat=0"]


# -- Steal -------------------------------------------------------------------------


def test_5_3_any_stone_of_an_opponent() -> None:
    match = granted("steal-stone", cards=["ruby", "ruby emerald gold-ring", "diamond talisman"])
    assert may(match, 0) == ["steal emerald from seat 1", "steal ruby from seat 1", "steal diamond from seat 2"]
    act(match, "0: steal ruby from seat 1")
    assert (cards(match, 0), cards(match, 1)) == ("ruby ruby", "emerald gold-ring")
    assert told(match, 2, "stole") == ["stole seat=0 of=1 card=ruby"]


def test_5_3_no_jewel_and_no_talisman() -> None:
    match = granted("steal-stone", cards=["", "ruby emerald gold-ring talisman"])
    assert refused(match, 0, "steal gold-ring from seat 1") == ("no-stone", "5.3")
    assert refused(match, 0, "steal sapphire from seat 1") == ("not-there", "7.3")
    assert refused(match, 0, "steal ruby from seat 2") == ("not-there", "7.3")


def test_5_3_also_one_that_carries_talismans() -> None:
    match = granted("steal-stone", cards=["ruby talisman", "ruby talisman/ruby talisman/ruby emerald"])
    act(match, "0: steal ruby from seat 1")
    assert (laid(match, 1), alone(match, 1)) == ({}, 2)
    assert (laid(match, 0), alone(match, 0)) == ({}, 1)
    assert told(match, 2, "orphaned") == ["orphaned seat=1 stone=ruby count=2"]


def test_5_3_the_only_stone_there_is_taken_at_once() -> None:
    match = granted("steal-stone", cards=["", "gold-ring", "ruby"])
    assert cards(match, 0) == "ruby"
    assert told(match, 0, "forced") == ["forced seat=0"]


def test_5_3_nothing_if_no_opponent_has_a_stone() -> None:
    assert did_nothing(granted("steal-stone", cards=["ruby", "gold-ring", "talisman"]))


def test_5_4_a_loose_jewel_of_an_opponent() -> None:
    match = granted("steal-jewel", cards=["", "ruby gold-ring", "silver-necklace bronze-ring"])
    assert may(match, 0) == [
        "steal gold-ring from seat 1",
        "steal bronze-ring from seat 2",
        "steal silver-necklace from seat 2",
    ]
    act(match, "0: steal silver-necklace from seat 2")
    assert (cards(match, 0), cards(match, 2)) == ("silver-necklace", "bronze-ring")


def test_5_4_not_of_a_complete_set_and_no_stone() -> None:
    match = granted("steal-jewel", cards=["", f"{SET} gold-ring ruby", "silver-ring"])
    assert may(match, 0) == ["steal gold-ring from seat 1", "steal silver-ring from seat 2"]
    assert refused(match, 0, "steal gold-necklace from seat 1") == ("in-a-set", "7.2")
    assert refused(match, 0, "steal ruby from seat 1") == ("no-jewel", "5.4")


@pytest.mark.parametrize("theirs", ["ruby", SET, "talisman", "sorcerer"])
def test_5_4_nothing_if_no_opponent_has_a_loose_jewel(theirs: str) -> None:
    searched = "gold" if theirs == "sorcerer" else ""
    assert did_nothing(granted("steal-jewel", cards=["gold-ring", theirs], searched=searched))


def test_5_5_a_loose_card_of_an_opponent() -> None:
    match = granted("steal-either", cards=["", f"{SET} ruby", "silver-ring talisman"])
    assert may(match, 0) == ["steal ruby from seat 1", "steal silver-ring from seat 2"]
    act(match, "0: steal silver-ring from seat 2")
    assert (cards(match, 0), cards(match, 2), alone(match, 2)) == ("silver-ring", "", 1)


def test_5_5_not_of_a_complete_set() -> None:
    match = granted("steal-either", cards=["", f"{SET} ruby", "silver-ring talisman"])
    assert refused(match, 0, "steal gold-ring from seat 1") == ("in-a-set", "7.2")
    assert refused(match, 0, "steal ruby from seat 2") == ("not-there", "7.3")


def test_5_5_nothing_if_nobody_has_either() -> None:
    assert did_nothing(granted("steal-either", cards=["ruby", SET, "talisman"]))


# -- Exchange ----------------------------------------------------------------------


def test_5_6_a_stone_changes_places_with_a_stone() -> None:
    match = granted("exchange-stone", cards=["ruby emerald gold-ring", "sapphire silver-ring", "diamond"])
    assert may(match, 0) == ["exchange emerald", "exchange ruby"]
    act(match, "0: exchange emerald", "0: for diamond of seat 2")
    assert [cards(match, seat) for seat in (0, 1, 2)] == ["ruby diamond gold-ring", "sapphire silver-ring", "emerald"]
    assert told(match, 1, "exchanged") == ["exchanged seat=0 card=emerald of=2 for=diamond"]


def test_5_6_stones_only() -> None:
    match = granted("exchange-stone", cards=["ruby emerald gold-ring", "sapphire silver-ring", "diamond"])
    assert refused(match, 0, "exchange gold-ring") == ("no-stone", "5.3")
    assert refused(match, 0, "exchange sapphire") == ("not-there", "7.3")
    act(match, "0: exchange ruby")
    assert match.view(1)["giving"] == "ruby"
    assert refused(match, 0, "for silver-ring of seat 1") == ("no-stone", "5.3")
    assert refused(match, 0, "for emerald of seat 1") == ("not-there", "7.3")
    assert refused(match, 0, "for emerald of seat 0") == ("own-seat", "4.6")
    assert refused(match, 0, "for emerald of seat 4") == ("no-such-seat", "1.8")


def test_5_6_what_has_only_one_answer_is_not_asked() -> None:
    match = granted("exchange-stone", cards=["ruby", "sapphire"])
    assert (cards(match, 0), cards(match, 1)) == ("sapphire", "ruby")
    assert told(match, 0, "forced") == ["forced seat=0", "forced seat=0"]


@pytest.mark.parametrize("own", [["", "ruby"], ["ruby", "gold-ring"], ["gold-ring talisman", "ruby"]])
def test_5_6_nothing_without_a_stone_on_both_sides(own: list[str]) -> None:
    assert did_nothing(granted("exchange-stone", cards=own))


def test_5_7_a_loose_jewel_changes_places_with_a_loose_jewel() -> None:
    match = granted("exchange-jewel", cards=["gold-ring silver-ring", f"bronze-ring {SET}", "ruby"])
    act(match, "0: exchange silver-ring")  # only the bronze ring can be had for it
    assert (cards(match, 0), sets(match, 1)) == ("bronze-ring gold-ring", {"gold": 1})
    assert cards(match, 1).split()[0] == "silver-ring"


def test_5_7_not_of_complete_sets() -> None:
    own = f"{SET} gold-ring silver-ring ruby"
    match = granted("exchange-jewel", cards=[own, f"bronze-ring {SET}", "bronze-necklace"])
    assert may(match, 0) == ["exchange silver-ring", "exchange gold-ring"]
    assert refused(match, 0, "exchange gold-necklace") == ("in-a-set", "7.2")
    assert refused(match, 0, "exchange ruby") == ("no-jewel", "5.4")
    act(match, "0: exchange gold-ring")
    assert may(match, 0) == ["for bronze-ring of seat 1", "for bronze-necklace of seat 2"]
    assert refused(match, 0, "for gold-ring of seat 1") == ("in-a-set", "7.2")
    assert refused(match, 0, "for ruby of seat 1") == ("no-jewel", "5.4")


@pytest.mark.parametrize("own", [[SET, "silver-ring"], ["silver-ring", SET], ["ruby", "silver-ring"]])
def test_5_7_nothing_without_a_loose_jewel_on_both_sides(own: list[str]) -> None:
    assert did_nothing(granted("exchange-jewel", cards=own))


# -- Discard, gift, passing on -----------------------------------------------------


def test_5_8_a_card_from_the_discard() -> None:
    match = granted("take-discard", discard="ruby ruby gold-ring talisman", cards=["emerald"])
    assert may(match, 0) == ["take ruby", "take gold-ring", "take talisman"]
    assert refused(match, 0, "take emerald") == ("not-in-discard", "5.8")
    act(match, "0: take ruby")
    assert (cards(match, 0), discard(match)) == ("emerald ruby", "ruby gold-ring talisman")
    assert told(match, 1, "took") == ["took seat=0 card=ruby"]


def test_5_8_a_talisman_is_laid_at_once() -> None:
    match = act(granted("take-discard", discard="ruby talisman", cards=["emerald"]), "0: take talisman")
    assert (laid(match, 0), alone(match, 0), ask(match)) == ({"emerald": 1}, 0, "search")
    match = act(granted("take-discard", discard="ruby talisman"), "0: take talisman")
    assert (laid(match, 0), alone(match, 0), ask(match)) == ({}, 1, "search")


def test_5_8_the_only_card_there_is_taken_at_once() -> None:
    assert cards(granted("take-discard", discard="ruby"), 0) == "ruby"


@pytest.mark.parametrize("lying", ["", "sorcerer"])
def test_5_8_nothing_if_there_is_none(lying: str) -> None:
    assert did_nothing(granted("take-discard", discard=lying, searched="gold" if lying else ""))


def test_5_9_a_loose_card_is_given_to_an_opponent() -> None:
    match = granted("give-card", cards=[f"ruby {SET} talisman"])
    assert may(match, 0) == ["give ruby to seat 1", "give ruby to seat 2"]
    act(match, "0: give ruby to seat 2")
    assert (cards(match, 0), cards(match, 2)) == ("gold-bracelet gold-ring gold-necklace", "ruby")
    assert told(match, 1, "gave") == ["gave seat=0 card=ruby to=2"]


def test_5_9_only_a_loose_card_and_to_nobody_else() -> None:
    match = granted("give-card", cards=[f"ruby emerald {SET}"])
    assert refused(match, 0, "give gold-ring to seat 1") == ("in-a-set", "7.2")
    assert refused(match, 0, "give sapphire to seat 1") == ("not-there", "7.3")
    assert refused(match, 0, "give ruby to seat 0") == ("own-seat", "4.6")
    assert refused(match, 0, "give ruby to seat 3") == ("no-such-seat", "1.8")


@pytest.mark.parametrize("own", ["", SET, "talisman"])
def test_5_9_nothing_without_a_loose_card(own: str) -> None:
    assert did_nothing(granted("give-card", cards=[own, "ruby"]))


def test_5_10_all_pick_a_card_in_secret() -> None:
    match = granted("pass-left", cards=["ruby emerald", "gold-ring", f"{SET} sapphire talisman/sapphire"])
    assert (ask(match), match.asked) == ("pass-card", [0, 1, 2])
    assert may(match, 0) == ["pass emerald to the left", "pass ruby to the left"]
    assert (may(match, 1), may(match, 2)) == (["pass gold-ring to the left"], ["pass sapphire to the left"])
    act(match, "0: pass ruby to the left")
    assert match.view(0)["seats"][0]["passing"] == "ruby"
    assert all("passing" not in match.view(viewer)["seats"][0] for viewer in (None, 1, 2))
    assert (told(match, 0, "chose-card"), told(match, 1, "chose-card")) == (["chose-card seat=0 card=ruby"], [])
    assert cards(match, 0) == "emerald ruby"


def test_5_10_and_all_are_handed_over_at_once() -> None:
    match = granted("pass-left", cards=["ruby emerald", "gold-ring", f"{SET} sapphire"])
    act(match, "2: pass sapphire to the left", "0: pass emerald to the left", "1: pass gold-ring to the left")
    assert [cards(match, seat) for seat in (0, 1)] == ["ruby sapphire", "emerald"]
    assert cards(match, 2) == "gold-bracelet gold-ring gold-ring gold-necklace"
    assert told(match, 1, "passed") == [
        "passed seat=0 card=emerald to=1",
        "passed seat=1 card=gold-ring to=2",
        "passed seat=2 card=sapphire to=0",
    ]
    assert ask(match) == "search"


def test_5_10_only_loose_cards() -> None:
    match = granted("pass-left", cards=[f"{SET} ruby", "emerald", "emerald"])
    assert refused(match, 0, "pass gold-ring to the left") == ("in-a-set", "7.2")
    assert refused(match, 0, "pass emerald to the left") == ("not-there", "7.3")


def test_5_10_nothing_if_nobody_has_one() -> None:
    assert did_nothing(granted("pass-left", cards=[SET, "talisman", ""]))


def test_the_words_of_heaps_are_in_the_order_of_the_rulebook() -> None:
    assert in_words({"emerald": 2, "gold-ring": 1}) == "emerald emerald gold-ring"
