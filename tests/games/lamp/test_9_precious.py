"""Rulebook, section 9: the variant My Precious."""

import pytest

import grotto
from tests.games.lamp.draw import draw, draw_all, granted, race, searching, set_dice
from tests.games.lamp.look import alone, cards, discard, laid, points
from tests.games.look import act, ask, may, refused, told

SIX = "ruby emerald* gold-ring gold-ring* silver-ring gold-necklace"
ASIDE = ("1 silver", "1 silver")


def six(gold: str = SIX, precious: bool = True, **drawn: object) -> grotto.Match:
    """Seat 0 alone has searched the gold chest with a 6 and drawn what it may."""
    return draw_all(searching("6 gold", *ASIDE, gold=gold, precious=precious, **drawn))


def test_9_1_the_ring_lies_beside_the_chests() -> None:
    match = grotto.Match("lamp", seats=3, seed=1, options={"precious": True})
    assert (match.view(None)["precious"], match.view(None)["ring"]) == (True, None)


def test_9_1_only_in_the_variant() -> None:
    match = six(precious=False, discard="ruby emerald")
    assert (match.view(None)["ring"], ask(match)) == (None, "choose")
    assert told(match, None, "ring") == []


def test_9_2_six_cards_with_a_6_win_the_ring() -> None:
    match = six()
    assert match.view(None)["ring"] == 0
    assert told(match, 1, "ring") == ["ring seat=0 of=None"]


def test_9_2_from_its_owner_if_it_has_one() -> None:
    match = six(ring=2)
    assert match.view(None)["ring"] == 0
    assert told(match, 1, "ring") == ["ring seat=0 of=2"]


def test_9_2_not_with_fewer_cards() -> None:
    match = searching("6 gold", *ASIDE, precious=True, gold=SIX, ring=2)
    act(match, *["0: draw"] * 5, "0: stop")
    assert match.view(None)["ring"] == 2


def test_9_2_not_with_another_face() -> None:
    match = draw_all(searching("5 gold", *ASIDE, precious=True, gold=SIX))
    assert match.view(None)["ring"] is None


def test_9_2_not_if_they_are_lost() -> None:
    match = six("ruby* emerald* gold-ring* gold-ring* silver-ring* gold-necklace*")
    assert match.view(None)["ring"] is None
    assert told(match, None, "busted") == ["busted seat=0 chest=gold count=6"]


def test_9_3_its_winner_may_take_a_card_from_the_discard() -> None:
    match = six(discard="ruby silver-bracelet talisman")
    assert (ask(match), match.asked) == ("ring", [0])
    assert may(match, 0) == ["take ruby", "take silver-bracelet", "take talisman", "decline"]
    assert refused(match, 0, "take emerald") == ("not-in-discard", "5.8")
    act(match, "0: take silver-bracelet")
    assert ("silver-bracelet" in cards(match, 0), discard(match)) == (True, "ruby talisman")
    assert told(match, 2, "took") == ["took seat=0 card=silver-bracelet"]


def test_9_3_no_sorcerer() -> None:
    match = six(discard="ruby sorcerer emerald", searched="bronze")
    assert refused(match, 0, "take sorcerer") == ("no-such-action", "2.1")
    assert may(match, 0) == ["take emerald", "take ruby", "decline"]


def test_9_3_also_who_has_it_already() -> None:
    match = act(six(discard="ruby silver-bracelet", ring=0), "0: take ruby")
    assert cards(match, 0).split().count("ruby") == 2
    assert told(match, 1, "ring") == ["ring seat=0 of=0"]


def test_9_3_a_talisman_is_laid_at_once() -> None:
    match = act(six(discard="ruby talisman"), "0: take talisman")
    assert (ask(match), match.asked) == ("attach", [0])
    act(match, "0: lay the talisman on ruby")
    assert (laid(match, 0), ask(match)) == ({"ruby": 1}, "choose")


def test_9_3_the_other_chests_are_searched_afterwards() -> None:
    match = searching("6 bronze", "2 silver", "2 gold", precious=True, bronze=SIX, discard="ruby emerald")
    act(match, *["0: draw"] * 6, "0: take ruby")
    assert (ask(match), match.asked) == ("search", [1])


def test_9_4_the_ring_counts_5() -> None:
    assert points(draw(cards=["gold-ring"], precious=True, ring=0), 0) == 6
    assert points(draw(cards=["gold-ring"], precious=True, ring=1), 0) == 1


@pytest.mark.parametrize("effect", ["steal-stone", "steal-jewel", "steal-either", "exchange-jewel"])
def test_9_4_no_lamp_card_takes_it(effect: str) -> None:
    match = granted(effect, cards=["", "", ""], precious=True, ring=1)
    assert told(match, None, "nothing") == ["nothing seat=0"]
    assert match.view(None)["ring"] == 1


def test_9_4_no_thief() -> None:
    match = race(set_dice(draw(cards=["", "ruby"], precious=True, ring=0), "1 bronze", "4 silver", "4 gold"), 0)
    assert told(match, None, "named", "stole") == []
    assert match.view(None)["ring"] == 0


def test_9_4_it_can_decide_the_game() -> None:
    match = draw(cards=["gold-ring", "gold-ring silver-ring"], precious=True, ring=0, turn=100)
    race(set_dice(match, "1 bronze", "1 bronze", "1 bronze"))
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.scores) == ([0], [6, 2, 0])
    rings = [
        [line.count * line.each for line in lines if line.key == "magic-ring"] for lines in match.outcome.breakdown
    ]
    assert rings == [[5], [0], [0]]


def test_9_3_alone_without_a_stone() -> None:
    match = six("gold-ring gold-ring gold-ring gold-ring gold-ring gold-ring", discard="talisman silver-ring")
    act(match, "0: take talisman")
    assert (alone(match, 0), laid(match, 0)) == (1, {})
