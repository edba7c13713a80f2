"""Readings 19 to 31 of the rulebook: small things, what cannot happen, solo.

Seat 0 collects rubies, seat 1 topazes, seat 2 sapphires.
"""

from typing import Any

import pytest

import grotto
from grotto.games.digup.state import Game
from tests.games.digup.draw import draw
from tests.games.digup.look import cell, discard, hand, pile
from tests.games.look import act, ask, may, refused, told

HIDDEN = ". " * 9


def impossible(match: grotto.Match, hands: tuple[str, ...] = (), **piles: str) -> grotto.Match:
    """The match with fewer cards than the box holds: a table that cannot be, and must not break the rules either."""
    position: dict[str, Any] = match.position()
    for name, cards in piles.items():
        position[name] = cards.split()[::-1]
    for seat, held in enumerate(hands):
        position["seats"][seat]["hand"] = held.split()
    match.game = Game.of_json(position, "position")
    match.game.heard = []
    return match


# -- small things ------------------------------------------------------------------------


def test_reading_19_a_question_with_one_answer_is_not_asked() -> None:
    match = draw(hands=["binoculars torch", "idol idol"])
    act(match, "0: play binoculars")  # one hand, one card to take, one to give
    assert (hand(match, 0), hand(match, 1)) == ("idol", "idol torch")
    assert told(match, 0, "forced") == ["forced seat=0"] * 3
    assert told(match, 1, "forced") == []


def test_reading_19_stopping_is_offered_until_two_cards_are_played() -> None:
    match = draw(hands=["ruby-1 ruby-2 ruby-3"])
    assert "stop" in may(match, 0)
    act(match, "0: play ruby-1 on cell 1")
    assert "stop" in may(match, 0)
    act(match, "0: play ruby-2 on cell 2")
    assert ask(match) == "discard"
    assert told(match, None, "stopped") == []


def test_reading_20_a_bridge_names_the_own_card_first() -> None:
    match = draw(hands=["bridge torch river"])
    assert ask(act(match, "0: play bridge")) == "bridge-own"
    assert ask(act(match, "0: give cell 1")) == "bridge-theirs"


@pytest.mark.parametrize("viewer", [0, 1, None])
@pytest.mark.parametrize("words", [("play bridge", "give cell 3"), ("play purse", "swap cell 3")])
def test_reading_20_all_see_which_card_was_named_first(words: tuple[str, str], viewer: int | None) -> None:
    match = act(draw(hands=["bridge purse river"]), *(f"0: {said}" for said in words))
    assert match.view(viewer)["chosen"] == {"cell": 3}


def test_reading_20_a_pickaxe_is_paid_first() -> None:
    match = draw(hands=["pickaxe torch river"], discard="idol purse")
    assert ask(act(match, "0: play pickaxe")) == "pickaxe-pay"
    assert discard(act(match, "0: pay torch")) == ["idol", "purse", "torch"]
    assert ask(match) == "pickaxe-take"


def test_reading_21_the_last_card_put_back_lies_on_top() -> None:
    match = draw(hands=["map idol"], pile="ruby-1 ruby-2 ruby-3 ruby-4 ruby-5")
    act(match, "0: play map", "0: keep ruby-1", "0: put back ruby-4", "0: put back ruby-2", "0: put back ruby-5")
    assert pile(match)[:4] == ["ruby-3", "ruby-5", "ruby-2", "ruby-4"]


def test_reading_21_with_fewer_cards_the_map_shows_as_many_as_there_are() -> None:
    match = impossible(draw(hands=["map idol torch"]), pile="ruby-1 ruby-2", discard="purse")
    act(match, "0: play map")
    assert match.view(0)["map"] == ["ruby-1", "ruby-2", "purse"]


def test_reading_22_the_last_card_of_a_river_needs_no_question() -> None:
    match = draw(hands=["river", "idol"], pile="ruby-1 ruby-2 ruby-3")
    act(match, "0: play river", "0: pick ruby-2", "1: pick ruby-1")
    assert told(match, None, "picked")[-1] == "picked seat=0 card=ruby-3"


def test_reading_22_equal_names_are_one_choice() -> None:
    match = act(draw(hands=["river", "idol"], pile="torch purse torch"), "0: play river")
    assert may(match, 0) == ["pick purse", "pick torch"]
    assert may(draw(hands=["purse purse shovel shovel"]), 0) == ["stop", "play purse", "play shovel"]


def test_reading_24_the_hand_is_filled_in_the_very_last_turn_too() -> None:
    match = draw(turn=1, hands=["", "ruby-1"], triggered=True, ask="discard", pile="torch", rest="discard")
    act(match, "1: stop")
    assert match.outcome
    assert len(hand(match, 1).split()) == 3
    assert len(told(match, None, "reshuffled")) == 1


def test_reading_25_the_colours_that_leave_are_drawn_among_those_nobody_collects() -> None:
    left = set()
    for seed in range(60):
        match = grotto.Match("digup", seats=3, seed=seed)
        act(match, "0: collect ruby", "1: collect topaz", "2: collect diamond")
        left |= {heard.arguments["colour"] for heard in match.heard(None) if heard.key == "removed"}
    assert left == {"amethyst", "emerald", "sapphire"}


def test_reading_25_the_first_player_is_drawn_or_given() -> None:
    dealt = {"colours": "dealt"}
    assert {grotto.Match("digup", seats=3, seed=s, options=dealt).view(None)["first"] for s in range(40)} == {0, 1, 2}
    assert grotto.Match("digup", seats=3, seed=1, options=dealt | {"first": 1}).view(None)["first"] == 1


@pytest.mark.parametrize("card", ["idol", "skeleton"])
def test_reading_26_idols_and_skeletons_lie_open(card: str) -> None:
    match = act(draw(hands=[f"{card} river river"], mines=[HIDDEN]), f"0: play {card} on cell 8")
    assert match.view(1)["seats"][0]["mine"][7] == {"open": True, "card": card}


def test_reading_26_a_replaced_card_may_go_back_to_its_cell() -> None:
    match = draw(hands=["skeleton river river"], mines=["(ruby-6) . . . . . . . ."])
    act(match, "0: play skeleton on cell 1", "0: play ruby-6 on cell 1")
    assert (cell(match, 0, 1), hand(match, 0)) == ("ruby-6", "skeleton river river")


# -- what cannot happen ------------------------------------------------------------------


def test_reading_27_with_pile_and_discard_empty_what_there_is_is_drawn() -> None:
    match = impossible(draw(hands=["idol"], ask="discard"), pile="ruby-1", discard="")
    act(match, "0: stop")
    assert hand(match, 0) == "ruby-1 idol"
    assert (pile(match), match.view(None)["pile"]) == ([], 0)
    assert told(match, None, "reshuffled") == []
    assert match.asked == [1]


@pytest.mark.parametrize("card", ["map", "river"])
def test_reading_27_map_and_river_are_refused_then(card: str) -> None:
    match = impossible(draw(hands=[f"{card} idol torch"]), pile="", discard="")
    assert refused(match, 0, f"play {card}") == ("no-effect", "4.2")
    match = impossible(draw(hands=[f"{card} idol torch"]), pile="", discard="purse")
    assert f"play {card}" in may(match, 0)


def test_reading_27_a_short_river_ends_when_it_is_empty() -> None:
    match = impossible(draw(seats=3, hands=["river idol torch"]), pile="ruby-1 ruby-2", discard="")
    act(match, "0: play river", "0: pick ruby-2")
    assert told(match, None, "picked") == ["picked seat=0 card=ruby-2", "picked seat=1 card=ruby-1"]
    assert (match.asked, ask(match)) == ([0], "play")


def test_reading_28_binoculars_without_a_card_to_give_are_refused() -> None:
    match = impossible(draw(hands=["binoculars torch"]), hands=("binoculars",))
    assert refused(match, 0, "play binoculars") == ("no-effect", "4.2")


def test_reading_28_binoculars_with_nobody_who_holds_a_card_are_refused() -> None:
    match = impossible(draw(seats=3, hands=["binoculars torch"]), hands=("binoculars torch", "", ""))
    assert refused(match, 0, "play binoculars") == ("no-effect", "4.2")


def test_reading_28_an_empty_hand_is_not_looked_at() -> None:
    match = draw(seats=4, hands=["binoculars torch", "", "idol purse", "ruby-1 ruby-2"])
    act(match, "0: play binoculars")
    assert refused(match, 0, "look at the hand of seat 1") == ("empty-hand", "4.6")
    assert may(match, 0) == ["look at the hand of seat 2", "look at the hand of seat 3"]


def test_reading_28_a_pickaxe_without_a_card_to_pay_is_refused() -> None:
    match = impossible(draw(hands=["pickaxe torch"]), hands=("pickaxe",), discard="idol purse")
    assert refused(match, 0, "play pickaxe") == ("no-effect", "4.2")


def test_reading_29_a_pile_made_anew_twice_in_one_action_does_no_harm() -> None:
    match = impossible(
        draw(hands=["dynamite ruby-1"]),
        hands=("dynamite ruby-1 ruby-2", "idol idol purse torch"),
        pile="shovel",
        discard="",
    )
    act(match, "0: play dynamite")
    assert told(match, None, "reshuffled") == ["reshuffled count=2", "reshuffled count=4"]
    assert hand(match, 0) == "ruby-1 ruby-2 shovel"
    assert (len(hand(match, 1).split()), len(pile(match)), discard(match)) == (3, 1, [])


# -- the solo variant --------------------------------------------------------------------

COMPLETE = [" ".join(f"{colour}-{value}" for value in range(1, 10)) for colour in ("ruby", "topaz", "sapphire")]
EMERALDS = " ".join(f"emerald-{value}" for value in range(1, 9))


def test_reading_30_the_36th_stone_wins_even_if_it_uncovers_the_fourth_skeleton() -> None:
    match = draw(1, ask="solo", skeletons=3, playing="emerald-9", mines=[*COMPLETE, f"{EMERALDS} (skeleton)"])
    act(match, "0: go on")
    assert match.outcome
    assert (match.outcome.reason, match.outcome.scores) == ("solo-won", [36])


def test_reading_31_the_stones_that_lie_with_the_fourth_skeleton_are_counted() -> None:
    match = draw(
        1, ask="solo", skeletons=3, playing="skeleton", mines=[*COMPLETE, EMERALDS.replace("emerald-8", ".") + " ."]
    )
    act(match, "0: go on")
    assert match.outcome
    assert (match.outcome.reason, match.outcome.scores) == ("solo-lost", [34])


def test_reading_31_colours_and_their_mines_are_drawn() -> None:
    views = [grotto.Match("digup", seats=1, seed=seed).view(0) for seed in range(60)]
    assert len({view["seats"][0]["colour"] for view in views}) == 6
    assert len({tuple(view["colours"]) for view in views}) > 5
