"""Rulebook, section 5: discarding and drawing."""

from collections import Counter

import pytest

from tests.games.digup.draw import draw
from tests.games.digup.look import discard, hand, pile
from tests.games.look import act, ask, may, refused, told


@pytest.mark.parametrize("thrown", [[], ["ruby-1"], ["ruby-1", "idol", "torch"]])
def test_5_1_any_cards_may_be_discarded(thrown: list[str]) -> None:
    match = draw(hands=["ruby-1 idol torch", "idol idol idol"], ask="discard", discard="purse")
    act(match, *(f"0: discard {card}" for card in thrown))
    if len(thrown) < 3:
        act(match, "0: stop")  # with an empty hand there is nothing left to ask
    assert discard(match) == ["purse", *thrown]
    assert told(match, None, "discarded") == [f"discarded seat=0 card={card}" for card in thrown]


def test_5_1_only_cards_of_the_hand() -> None:
    match = draw(hands=["ruby-1 idol torch"], ask="discard")
    assert may(match, 0) == ["stop", "discard ruby-1", "discard idol", "discard torch"]
    assert refused(match, 0, "discard purse") == ("not-in-hand", "2.2")


def test_5_2_at_most_three_cards_are_kept() -> None:
    match = draw(hands=["ruby-1 idol torch purse river"], ask="discard")
    assert refused(match, 0, "stop") == ("too-many-cards", "5.2")
    act(match, "0: discard idol")
    assert "stop" not in may(match, 0)
    act(match, "0: discard purse", "0: stop")
    assert hand(match, 0) == "ruby-1 river torch"


def test_5_3_the_hand_is_filled_to_three_cards() -> None:
    match = draw(hands=["ruby-1", "idol idol idol"], ask="discard", pile="purse skeleton river")
    act(match, "0: stop")
    assert hand(match, 0) == "ruby-1 skeleton purse"
    assert pile(match)[0] == "river"


def test_5_3_a_full_hand_draws_nothing() -> None:
    match = draw(hands=["ruby-1 ruby-2 ruby-3", "idol idol idol"], ask="discard", pile="purse")
    act(match, "0: stop")
    assert told(match, 0, "drew") == []
    assert pile(match)[0] == "purse"


def test_5_3_others_do_not_see_what_is_drawn() -> None:
    match = act(draw(hands=["ruby-1", "idol idol idol"], ask="discard", pile="purse skeleton"), "0: stop")
    assert told(match, 0, "drew") == ["drew seat=0 card=purse", "drew seat=0 card=skeleton"]
    assert told(match, 1, "drew") == told(match, None, "drew") == ["drew seat=0"] * 2


def test_5_4_an_empty_pile_is_made_anew_from_the_discard() -> None:
    match = draw(hands=["ruby-1", "idol idol idol"], ask="discard", pile="purse", discard="skeleton", rest="discard")
    left = discard(match)
    act(match, "0: stop")
    assert told(match, None, "reshuffled") == [f"reshuffled count={len(left)}"]
    drawn = Counter(hand(match, 0).split()) - Counter(["ruby-1", "purse"])
    assert (drawn.total(), discard(match)) == (1, [])
    assert Counter(pile(match)) + drawn == Counter(left)


def test_5_4_it_is_shuffled() -> None:
    match = draw(hands=["ruby-1", "idol idol idol"], ask="discard", pile="purse", rest="discard")
    left = discard(match)
    act(match, "0: stop")
    in_order = [card for card in left if card in pile(match)]
    assert pile(match) not in (in_order, in_order[::-1])


def test_5_5_anybody_may_look_through_the_discard_at_any_time() -> None:
    match = draw(seats=3, hands=["torch river"], discard="ruby-9 purse idol")
    for viewer in (0, 1, 2, None):
        assert match.view(viewer)["discard"] == ["ruby-9", "purse", "idol"]
    act(match, "0: play torch")  # in the middle of an adventure as well
    assert ask(match) == "torch-first"
    assert match.view(2)["discard"] == ["ruby-9", "purse", "idol"]
