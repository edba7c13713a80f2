"""Rulebook, section 2: the turn."""

from typing import Any

import pytest

from grotto.games.digup import BOX
from grotto.games.digup.refusals import Refusal
from tests.games.digup.draw import draw
from tests.games.digup.look import hand
from tests.games.look import act, ask, may, refused, told


def test_2_1_play_then_discard_then_draw() -> None:
    match = draw(hands=["ruby-1 ruby-2 ruby-3"], pile="torch")
    assert ask(match) == "play"
    act(match, "0: play ruby-1 on cell 1", "0: stop")
    assert ask(match) == "discard"
    act(match, "0: discard ruby-3", "0: stop")
    assert told(match, 0, "drew") == ["drew seat=0 card=torch"]


def test_2_2_up_to_two_cards_are_played() -> None:
    match = act(draw(hands=["ruby-1 ruby-2 ruby-3"]), "0: play ruby-2 on cell 2", "0: play ruby-1 on cell 1")
    assert ask(match) == "discard"
    assert refused(match, 0, "play ruby-3 on cell 3") == ("other-question", "2.1")


def test_2_2_in_any_order() -> None:
    match = draw(hands=["ruby-1 shovel torch"])
    assert {"play ruby-1 on cell 1", "play shovel", "play torch"} <= set(may(match, 0))


def test_2_2_a_player_may_stop_before_the_first_card() -> None:
    match = act(draw(hands=["ruby-1 ruby-2 ruby-3"]), "0: stop")
    assert ask(match) == "discard"


def test_2_2_or_after_one() -> None:
    match = act(draw(hands=["ruby-1 ruby-2 ruby-3"]), "0: play ruby-1 on cell 1", "0: stop")
    assert ask(match) == "discard"
    assert told(match, None, "stopped") == ["stopped seat=0"]


def test_2_2_only_cards_of_the_hand_are_played() -> None:
    match = draw(hands=["ruby-1 ruby-2 ruby-3"])
    assert refused(match, 0, "play ruby-4 on cell 4") == ("not-in-hand", "2.2")
    assert refused(match, 0, "play torch") == ("not-in-hand", "2.2")


def test_2_3_the_next_seat_clockwise_follows() -> None:
    match = draw(seats=3, turn=1, hands=["", "ruby-1 ruby-2 ruby-3", "ruby-4 ruby-5 ruby-6"])
    assert refused(match, 2, "stop") == ("not-asked", "2.3")
    act(match, "1: stop", "1: stop")
    assert match.asked == [2]
    assert ask(match) == "play"
    assert hand(match, 1) == "ruby-1 ruby-2 ruby-3"


def test_2_3_after_the_last_seat_comes_the_first() -> None:
    match = draw(seats=3, turn=2, hands=["ruby-4 ruby-5 ruby-6", "", "ruby-1 ruby-2 ruby-3"])
    act(match, "2: stop", "2: stop")
    assert match.asked == [0]
    assert match.view(None)["round"] == 2


@pytest.mark.parametrize(
    ("drawn", "words"),
    [
        ({"ask": "play"}, "discard ruby-1"),
        ({"ask": "play"}, "swap cell 1"),
        ({"ask": "discard"}, "play ruby-1 on cell 1"),
        ({"ask": "map-keep", "playing": "map", "map": "idol purse shovel"}, "put back idol"),
        ({"ask": "map-return", "playing": "map", "map": "idol purse shovel"}, "keep idol"),
        ({"ask": "river", "playing": "river", "river": "idol purse shovel"}, "take idol"),
        ({"ask": "shovel", "playing": "shovel"}, "go on"),
        ({"ask": "pickaxe-pay", "playing": "pickaxe", "discard": "idol"}, "discard ruby-1"),
        ({"ask": "bridge-own", "playing": "bridge"}, "for cell 1 of seat 1"),
        ({"ask": "torch-first", "playing": "torch"}, "stop"),
        ({"ask": "purse-first", "playing": "purse"}, "go on"),
    ],
    ids=lambda value: value["ask"] if isinstance(value, dict) else None,
)
def test_2_1_only_what_answers_the_question_may_be_done(drawn: dict[str, Any], words: str) -> None:
    match = draw(hands=["ruby-1 ruby-2 ruby-3"], **drawn)
    assert refused(match, 0, words) == ("other-question", "2.1")


def test_2_1_words_that_mean_nothing_are_refused() -> None:
    assert refused(draw(hands=["ruby-1 ruby-2 ruby-3"]), 0, "play ruby-1 on cell 10") == ("no-such-action", "2.1")


def test_2_1_the_rules_themselves_know_the_actions_and_the_seat_asked() -> None:
    game = draw(hands=["ruby-1 ruby-2 ruby-3"]).game
    assert BOX.plain.refusal(game, 0, BOX.verbs.count) == Refusal.NO_SUCH_ACTION
    assert BOX.plain.refusal(game, 0, -1) == Refusal.NO_SUCH_ACTION
    assert BOX.plain.refusal(game, 1, BOX.verbs.first("stop")) == Refusal.NOT_ASKED
