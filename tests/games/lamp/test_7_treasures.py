"""Rulebook, section 7: treasures, sets and talismans."""

import pytest

import grotto
from tests.games.lamp.draw import draw, draw_all, granted, searching, stop_all
from tests.games.lamp.look import alone, cards, laid, points, sets
from tests.games.look import act, ask, may, refused, told

SET = "gold-bracelet gold-ring gold-necklace"
PIECES = ("bracelet", "ring", "necklace")
ASIDE = ("1 silver", "1 silver")


def test_7_1_what_was_won_lies_open() -> None:
    match = draw(cards=["ruby gold-ring ruby talisman talisman/ruby"])
    for viewer in (None, 1, 2):
        seen = match.view(viewer)["seats"][0]
        assert (seen["cards"], seen["talismans"], seen["alone"]) == ({"ruby": 2, "gold-ring": 1}, {"ruby": 1}, 1)


@pytest.mark.parametrize("metal", ["bronze", "silver", "gold"])
def test_7_2_bracelet_ring_and_necklace_of_a_metal_are_a_set(metal: str) -> None:
    match = searching("3 gold", *ASIDE, gold=" ".join(f"{metal}-{piece}" for piece in PIECES))
    draw_all(match)
    assert sets(match, 0) == {metal: 1}
    assert told(match, 2, "completed") == [f"completed seat=0 metal={metal}"]


@pytest.mark.parametrize("own", ["gold-bracelet silver-ring gold-necklace", "gold-ring gold-ring gold-necklace"])
def test_7_2_nothing_else_is(own: str) -> None:
    assert sets(draw(cards=[own]), 0) == {}


def test_7_2_it_is_safe_from_theft() -> None:
    match = granted("steal-jewel", cards=["", f"{SET} silver-ring", "bronze-ring"])
    assert refused(match, 0, "steal gold-ring from seat 1") == ("in-a-set", "7.2")
    assert may(match, 0) == ["steal silver-ring from seat 1", "steal bronze-ring from seat 2"]


def test_7_2_and_from_exchange_gift_and_passing_on() -> None:
    own = f"{SET} silver-ring silver-necklace"
    for effect, words in (
        ("exchange-jewel", "exchange gold-ring"),
        ("give-card", "give gold-ring to seat 1"),
        ("pass-left", "pass gold-ring to the left"),
    ):
        match = granted(effect, cards=[own, "bronze-ring", "bronze-ring"])
        assert refused(match, 0, words) == ("in-a-set", "7.2")


def test_7_3_loose_are_stones_and_jewels_outside_of_sets() -> None:
    match = granted("give-card", cards=[f"{SET} gold-ring silver-bracelet ruby emerald talisman talisman/ruby"])
    assert [words for words in may(match, 0) if words.endswith("1")] == [
        "give emerald to seat 1",
        "give ruby to seat 1",
        "give silver-bracelet to seat 1",
        "give gold-ring to seat 1",
    ]


def test_7_3_no_talisman_leaves() -> None:
    match = granted("give-card", cards=["ruby emerald talisman talisman/ruby"])
    assert refused(match, 0, "give talisman to seat 1") == ("no-such-action", "2.1")


def attaching(*gold: str, own: str = "") -> grotto.Match:
    match = searching(f"{len(gold)} gold", *ASIDE, gold=" ".join(gold), cards=[own])
    for _ in gold:
        act(match, "0: draw")
    return match


def test_7_4_a_talisman_is_laid_on_a_kind_of_stone_that_its_owner_has() -> None:
    match = attaching("talisman*", "sapphire", own="ruby ruby emerald")
    assert (ask(match), match.asked) == ("attach", [0])
    assert may(match, 0) == [f"lay the talisman on {stone}" for stone in ("emerald", "ruby", "sapphire")]
    assert refused(match, 0, "lay the talisman on diamond") == ("no-stone-to-lie-on", "7.4")
    act(match, "0: lay the talisman on sapphire")
    assert (laid(match, 0), alone(match, 0)) == ({"sapphire": 1}, 0)
    assert told(match, 1, "attached") == ["attached seat=0 stone=sapphire"]


def test_7_4_and_counts_as_such_a_stone() -> None:
    match = searching("2 gold", *ASIDE, gold="talisman talisman", cards=["ruby emerald", "ruby"])
    assert "ruby" not in match.view(None)["seats"][0]["majorities"]
    act(match, "0: draw", "0: draw", "0: lay the talisman on ruby", "0: lay the talisman on emerald")
    assert match.view(None)["seats"][0]["majorities"] == ["emerald", "ruby"]


def test_7_4_on_the_only_kind_without_a_question() -> None:
    match = attaching("talisman", "gold-ring", own="ruby ruby")
    assert laid(match, 0) == {"ruby": 1}
    assert told(match, 0, "forced") == ["forced seat=0"]


def test_7_5_it_stays_where_it_was_laid() -> None:
    own = "ruby emerald talisman/ruby"
    match = draw_all(searching("2 gold", *ASIDE, gold="diamond sapphire", cards=[own]))
    assert (laid(match, 0), ask(match)) == ({"ruby": 1}, "choose")


def test_7_5_and_never_leaves_its_owner() -> None:
    match = granted("steal-either", cards=["", "ruby emerald talisman talisman/ruby"])
    assert may(match, 0) == ["steal emerald from seat 1", "steal ruby from seat 1"]


def test_7_6_without_a_stone_it_lies_alone() -> None:
    match = attaching("talisman", "gold-ring", "talisman")
    assert (laid(match, 0), alone(match, 0)) == ({}, 2)
    assert told(match, 1, "alone") == ["alone seat=0 count=2"]


def test_7_6_for_ever() -> None:
    match = draw_all(searching("2 gold", *ASIDE, gold="diamond sapphire", cards=["talisman"]))
    assert (laid(match, 0), alone(match, 0), ask(match)) == ({}, 1, "choose")


def test_7_7_the_last_stone_of_a_kind_leaves_its_talismans_alone() -> None:
    match = act(granted("give-card", cards=["ruby emerald talisman/ruby talisman/ruby"]), "0: give ruby to seat 1")
    assert (laid(match, 0), alone(match, 0)) == ({}, 2)
    assert told(match, None, "orphaned") == ["orphaned seat=0 stone=ruby count=2"]


def test_7_7_for_ever_even_if_another_such_stone_comes() -> None:
    match = act(
        granted("give-card", cards=["ruby emerald talisman/ruby"], bronze="ruby ruby ruby"), "0: give ruby to seat 1"
    )
    act(match, "0: draw", "0: stop")
    assert (cards(match, 0), laid(match, 0), alone(match, 0)) == ("emerald ruby", {}, 1)


def test_7_7_those_on_other_stones_stay() -> None:
    own = "ruby emerald talisman/ruby talisman/emerald"
    match = act(granted("give-card", cards=[own]), "0: give ruby to seat 1")
    assert (laid(match, 0), alone(match, 0)) == ({"emerald": 1}, 1)


def test_an_example_of_points() -> None:
    match = stop_all(searching("1 gold", *ASIDE, cards=["ruby gold-ring", "ruby"]))
    assert points(match, 0) == 2
