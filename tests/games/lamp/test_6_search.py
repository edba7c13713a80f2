"""Rulebook, section 6: searching the chests."""

import pytest

from tests.games.lamp.draw import draw_all, searching, stop_all
from tests.games.lamp.look import cards, chest, discard, drawn_now
from tests.games.look import act, ask, may, refused, told


def searches(*dice: str) -> list[str]:
    """Who searches what in a turn with these dice."""
    match = stop_all(searching(*dice))
    return [line.removeprefix("searches ") for line in told(match, None, "searches")]


def test_6_1_bronze_silver_gold_each_before_the_next() -> None:
    match = searching("5 gold", "4 bronze", "3 silver")
    assert (match.asked, match.view(None)["chest"]) == ([1], "bronze")
    act(match, "1: draw", "1: stop")
    assert (match.asked, match.view(None)["chest"]) == ([2], "silver")
    act(match, "2: stop")
    assert (match.asked, match.view(None)["chest"]) == ([0], "gold")


@pytest.mark.parametrize(
    ("faces", "seat"),
    [
        ((3,), 0),
        ((4, 5), 0),
        ((5, 4), 1),
        ((6, 1, 3), 1),
        ((3, 3, 5), 2),
        ((2, 2, 4, 4, 6), 4),
        ((4, 4, 4, 2, 6), 3),
        ((3, 3), None),
        ((1, 1, 1, 1, 1), None),
        ((5, 5, 2, 2), None),
    ],
    ids=str,
)
def test_6_2_the_lowest_face_that_one_seat_alone_shows(faces: tuple[int, ...], seat: int | None) -> None:
    elsewhere = ["1 silver"] * (3 - len(faces))
    found = [line for line in searches(*(f"{face} gold" for face in faces), *elsewhere) if "gold" in line]
    assert found == ([] if seat is None else [f"seat={seat} chest=gold face={faces[seat]}"])


def test_6_2_a_chest_without_dice_is_not_searched() -> None:
    assert searches("3 gold", "4 gold", "5 gold") == ["seat=0 chest=gold face=3"]


def test_6_2_with_two_seats_each_die_counts() -> None:
    assert searches("3 bronze, 5 gold", "4 bronze, 2 gold") == [
        "seat=0 chest=bronze face=3",
        "seat=1 chest=gold face=2",
    ]


def test_6_3_card_by_card_open_to_all() -> None:
    match = searching("4 gold", "3 silver", "4 silver", gold="ruby* emerald talisman**")
    act(match, "1: stop", "0: draw", "0: draw")
    assert told(match, 2, "drew") == [
        "drew seat=0 chest=gold card=ruby* scorpions=1",
        "drew seat=0 chest=gold card=emerald scorpions=1",
    ]
    assert drawn_now(match) == ["ruby*", "emerald"]
    assert may(match, 0) == ["draw", "stop"]


def test_6_3_at_most_as_many_as_the_die_shows() -> None:
    match = searching("2 gold", "3 silver", "4 silver")
    act(match, "1: stop", "0: draw", "0: draw")
    assert told(match, None, "won")[-1] == "won seat=0 chest=gold count=2"
    assert ask(match) == "choose"


def test_6_3_before_each_card_he_may_stop() -> None:
    match = searching("4 gold", "3 silver", "4 silver", gold="ruby emerald")
    act(match, "1: stop", "0: draw", "0: stop")
    assert (cards(match, 0), ask(match)) == ("ruby", "choose")
    assert told(match, 1, "stopped") == ["stopped seat=1", "stopped seat=0"]


def test_6_3_also_before_the_first() -> None:
    match = act(searching("4 gold", "3 silver", "4 silver", silver="ruby emerald"), "1: stop")
    assert (cards(match, 1), chest(match, "silver")[:2]) == ("", ["ruby", "emerald"])


def test_6_3_nobody_else_draws() -> None:
    match = searching("4 gold", "3 silver", "4 silver")
    assert match.asked == [1]
    assert refused(match, 2, "draw") == ("not-asked", "2.1")


@pytest.mark.parametrize(
    ("face", "drawn"), [(1, "ruby*"), (1, "ruby**"), (3, "ruby** emerald*"), (3, "ruby** emerald**"), (5, "ruby*****")]
)
def test_6_4_scorpions_that_reach_the_face_cost_all_cards_of_the_search(face: int, drawn: str) -> None:
    match = draw_all(searching(f"{face} gold", "1 silver", "1 silver", gold=drawn))
    count = len(drawn.split())
    assert told(match, 1, "busted") == [f"busted seat=0 chest=gold count={count}"]
    assert cards(match, 0) == ""
    assert sorted(discard(match).split()) == sorted(card.rstrip("*") for card in drawn.split())


def test_6_4_the_search_ends_with_it() -> None:
    match = act(searching("3 bronze", "2 gold", "5 gold", bronze="ruby*** emerald", gold="sapphire"), "0: draw")
    assert (match.asked, match.view(None)["chest"]) == ([1], "gold")
    assert drawn_now(match) == []


@pytest.mark.parametrize(("face", "drawn"), [(1, "ruby"), (2, "ruby* emerald"), (3, "ruby* emerald* gold-ring")])
def test_6_5_otherwise_the_cards_are_his_when_it_is_over(face: int, drawn: str) -> None:
    match = draw_all(searching(f"{face} gold", "1 silver", "1 silver", gold=drawn))
    assert sorted(cards(match, 0).split()) == sorted(card.rstrip("*") for card in drawn.split())
    assert told(match, None, "won") == [f"won seat=0 chest=gold count={face}"]


def test_6_5_and_not_before() -> None:
    match = act(searching("4 gold", "3 silver", "3 silver", gold="ruby emerald"), "0: draw")
    assert cards(match, 0) == ""
    assert drawn_now(match) == ["ruby"]


def test_6_6_a_sorcerer_counts_as_a_card_and_has_no_scorpion() -> None:
    match = searching("2 gold", "3 silver", "3 silver", gold="sorcerer ruby* emerald")
    act(match, "0: draw")
    assert told(match, 1, "drew") == ["drew seat=0 chest=gold card=sorcerer scorpions=0"]
    assert ask(match) == "search"  # it does not stop the search
    act(match, "0: draw")
    assert cards(match, 0) == "ruby"


def test_6_6_he_lies_with_his_winner_or_on_the_discard() -> None:
    match = draw_all(searching("2 gold", "3 silver", "3 silver", gold="sorcerer ruby* emerald"))
    assert match.view(None)["seats"][0]["sorcerers"] == 1
    match = draw_all(searching("2 gold", "3 silver", "3 silver", gold="sorcerer ruby** emerald"))
    assert (match.view(None)["seats"][0]["sorcerers"], discard(match)) == (0, "ruby sorcerer")


def test_6_7_with_two_seats_one_seat_may_search_two_chests() -> None:
    match = searching("2 bronze, 3 gold", "4 silver, 5 gold", bronze="ruby* emerald", gold="sapphire** diamond")
    act(match, "0: draw", "0: stop")
    act(match, "1: stop")
    assert (match.asked, match.view(None)["scorpions"]) == ([0], 0)
    act(match, "0: draw", "0: stop")
    assert cards(match, 0) == "ruby sapphire"
    assert told(match, None, "won") == [
        "won seat=0 chest=bronze count=1",
        "won seat=0 chest=gold count=1",
    ]


def test_6_7_each_is_a_search_of_its_own() -> None:
    match = searching("2 bronze, 2 gold", "4 silver, 5 gold", bronze="ruby* emerald", gold="sapphire** diamond")
    act(match, "0: draw", "0: stop", "1: stop", "0: draw")
    assert (cards(match, 0), discard(match)) == ("ruby", "sapphire")
