"""Rulebook, section 2: the turn and the choice."""

import pytest

from tests.games.lamp.draw import draw, race, set_dice, stop_all
from tests.games.lamp.look import dice, offered
from tests.games.look import act, ask, may, refused, told

SIX_FACES_ON_THREE_CHESTS = {f"set {face} on {chest}" for face in range(1, 7) for chest in ("bronze", "silver", "gold")}


def test_2_1_choose_then_race_then_search() -> None:
    match = draw()
    assert ask(match) == "choose"
    set_dice(match, "3 bronze", "3 silver", "5 gold")
    assert ask(match) == "race"
    race(match, 1)
    assert ask(match) == "wish"
    act(match, "1: accept")
    assert ask(match) == "search"


def test_2_1_all_are_asked_at_once() -> None:
    match = draw(4)
    assert match.asked == [0, 1, 2, 3]
    set_dice(match, "1 bronze", "2 bronze", "3 bronze", "4 bronze")
    assert (ask(match), match.asked) == ("race", [0, 1, 2, 3])


def test_2_1_then_the_next_turn_begins() -> None:
    match = draw(turn=4)
    stop_all(race(set_dice(match, "3 bronze", "4 silver", "5 gold")))
    assert (ask(match), match.asked, match.view(None)["turn"]) == ("choose", [0, 1, 2], 5)
    assert told(match, None, "turn")[-1] == "turn turn=5"
    assert [seat["dice"] for seat in match.position()["seats"][:3]] == [[None] * 3] * 3


def test_2_1_what_does_not_answer_the_question_is_refused() -> None:
    match = draw()
    assert refused(match, 0, "slap") == ("other-question", "2.1")
    assert refused(match, 0, "jump") == ("no-such-action", "2.1")
    set_dice(match, "3 bronze", "4 silver", "5 gold")
    assert refused(match, 0, "set 3 on bronze") == ("other-question", "2.1")


def test_2_2_each_seat_sets_a_face_on_a_chest() -> None:
    match = draw(5)
    assert all(set(may(match, seat)) == SIX_FACES_ON_THREE_CHESTS for seat in range(5))


@pytest.mark.parametrize("words", ["set 0 on gold", "set 7 on gold", "set 3 on copper"])
def test_2_2_there_is_no_other(words: str) -> None:
    assert refused(draw(), 0, words) == ("no-such-action", "2.1")


def test_2_2_in_secret() -> None:
    match = act(draw(), "1: set 4 on gold")
    assert match.view(1)["seats"][1]["dice"] == {"gold": 4}
    assert all("dice" not in match.view(viewer)["seats"][1] for viewer in (None, 0, 2))
    assert told(match, 1, "set") == ["set seat=1 face=4 chest=gold"]
    assert told(match, 0, "set") == told(match, None, "set") == []


def test_2_2_nobody_sets_a_die_twice() -> None:
    match = act(draw(), "1: set 4 on gold")
    assert match.asked == [0, 2]
    assert refused(match, 1, "set 4 on gold") == ("not-asked", "2.1")


def test_2_3_with_two_seats_both_dice_lie_on_different_chests() -> None:
    match = act(draw(2), "0: set 4 on gold")
    assert set(may(match, 0)) == {words for words in SIX_FACES_ON_THREE_CHESTS if not words.endswith("gold")}
    assert refused(match, 0, "set 4 on gold") == ("die-there", "2.3")
    assert refused(match, 0, "set 2 on gold") == ("die-there", "2.3")


def test_2_3_the_faces_may_be_the_same() -> None:
    match = set_dice(draw(2), "4 gold, 4 bronze", "1 silver, 2 gold")
    assert dice(match)[0] == {"bronze": 4, "gold": 4}


def test_2_3_in_any_order_of_arrival() -> None:
    match = act(draw(2), "1: set 1 on silver", "0: set 4 on gold", "1: set 2 on gold")
    assert match.asked == [0]
    act(match, "0: set 6 on bronze")
    assert dice(match) == [{"bronze": 6, "gold": 4}, {"silver": 1, "gold": 2}]


def test_2_3_the_first_die_says_nothing_to_the_other_seat() -> None:
    match = act(draw(2), "0: set 4 on gold")
    assert "dice" not in match.view(1)["seats"][0]
    assert match.view(0)["seats"][0]["dice"] == {"gold": 4}
    assert told(match, 1, "set") == []


def test_2_4_all_dice_are_revealed_at_once() -> None:
    match = act(draw(), "2: set 5 on gold", "0: set 3 on bronze")
    assert told(match, None, "revealed") == []
    act(match, "1: set 3 on silver")
    assert told(match, None, "revealed") == [
        "revealed seat=0 face=3 chest=bronze",
        "revealed seat=1 face=3 chest=silver",
        "revealed seat=2 face=5 chest=gold",
    ]
    assert dice(match) == [{"bronze": 3}, {"silver": 3}, {"gold": 5}]


def test_2_4_with_two_seats_both_of_each() -> None:
    match = set_dice(draw(2), "4 gold, 5 bronze", "1 silver, 2 gold")
    assert sorted(told(match, None, "revealed")) == [
        "revealed seat=0 face=4 chest=gold",
        "revealed seat=0 face=5 chest=bronze",
        "revealed seat=1 face=1 chest=silver",
        "revealed seat=1 face=2 chest=gold",
    ]


def test_2_4_a_new_turn_starts_with_what_the_lamp_offers_next() -> None:
    match = draw(lamp="ignore-scorpion turn-die")
    stop_all(act(race(set_dice(match, "3 bronze", "3 silver", "5 gold"), 1), "1: accept"))
    race(set_dice(match, "3 bronze", "3 silver", "5 gold"), 0)
    assert offered(match) == "turn-die"
