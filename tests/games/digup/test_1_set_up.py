"""Rulebook, section 1: pieces and set-up."""

from collections import Counter
from typing import Any

import pytest

import grotto
from grotto.games.digup.pieces import COLOUR_NAMES
from tests.games.digup.look import hand, mine, pile
from tests.games.look import act, ask, may, refused, told

ADVENTURES = {
    "purse": 4,
    "map": 3,
    "dynamite": 3,
    "binoculars": 6,
    "shovel": 4,
    "pickaxe": 6,
    "bridge": 6,
    "river": 6,
    "torch": 4,
}


def dealt(seats: int, seed: int = 1, **options: Any) -> grotto.Match:
    return grotto.Match("digup", seats=seats, seed=seed, options={"colours": "dealt", **options})


def all_cards(match: grotto.Match) -> Counter[str]:
    position = match.position()
    seats = position["seats"]
    in_mines = [cell.split()[0].strip("()") for seat in seats for cell in seat["mine"] if cell]
    in_hands = [card for seat in seats for card in seat["hand"]]
    return Counter(in_mines + in_hands + position["pile"])


def test_1_1_the_box_holds_104_cards() -> None:
    stones = {f"{colour}-{value}": 1 for colour in COLOUR_NAMES for value in range(1, 10)}
    assert all_cards(dealt(4)) == Counter(stones | {"idol": 4, "skeleton": 4} | ADVENTURES)
    assert all_cards(dealt(4)).total() == 104


def test_1_2_colours_are_chosen_in_the_order_of_the_seats() -> None:
    match = grotto.Match("digup", seats=3, seed=1, options={"colours": "chosen"})
    assert match.asked == [0]
    assert may(match, 0) == [f"collect {colour}" for colour in COLOUR_NAMES]
    act(match, "0: collect amethyst")
    assert match.asked == [1]
    assert refused(match, 1, "collect amethyst") == ("colour-taken", "1.2")
    act(match, "1: collect topaz", "2: collect diamond")
    assert [seat["colour"] for seat in match.view(None)["seats"]] == ["amethyst", "topaz", "diamond"]
    assert ask(match) == "play"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_1_2_dealt_colours_are_all_different_and_open_to_all(seats: int) -> None:
    deals = [[seat["colour"] for seat in dealt(seats, seed).view(None)["seats"]] for seed in range(40)]
    assert all(len(set(deal)) == seats for deal in deals)
    assert {deal[0] for deal in deals} == set(COLOUR_NAMES)
    match = dealt(seats, 0)
    assert told(match, None, "collected") == [f"collected seat={seat} colour={deals[0][seat]}" for seat in range(seats)]


@pytest.mark.parametrize(("seats", "in_play"), [(2, 4), (3, 5), (4, 6)])
def test_1_3_fewer_seats_play_with_fewer_colours_never_less_those_collected(seats: int, in_play: int) -> None:
    for seed in range(20):
        match = dealt(seats, seed)
        colours = {card.split("-")[0] for card in all_cards(match) if "-" in card}
        assert len(colours) == in_play
        assert colours == set(match.view(None)["colours"])
        assert colours >= {seat["colour"] for seat in match.view(None)["seats"]}
        assert all(all_cards(match)[f"{colour}-{value}"] == 1 for colour in colours for value in range(1, 10))


def test_1_4_each_seat_is_dealt_nine_treasures_that_nobody_looks_at() -> None:
    match = dealt(3)
    for seat in range(3):
        assert len(mine(match, seat)) == 9
        hidden = [place for number, place in enumerate(mine(match, seat), 1) if number != 5]
        assert all(place.startswith("(") and place.endswith(")") for place in hidden)
        assert not {place.strip("()") for place in mine(match, seat)} & set(ADVENTURES)


def test_1_5_the_middle_card_of_each_mine_is_turned_up() -> None:
    match = dealt(2)
    assert told(match, None, "turned-up") == [f"turned-up seat={i} cell=5 card={mine(match, i)[4]}" for i in (0, 1)]
    cells = match.view(None)["seats"][1]["mine"]
    assert [cell["open"] for cell in cells] == [False] * 4 + [True] + [False] * 4


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_1_6_the_26_treasures_left_and_the_42_adventures_are_the_pile(seats: int) -> None:
    match = dealt(seats)
    outside = Counter(pile(match) + [card for seat in range(seats) for card in hand(match, seat).split()])
    assert {card: outside[card] for card in ADVENTURES} == ADVENTURES
    assert outside.total() - sum(ADVENTURES.values()) == 26


def test_1_6_the_pile_is_shuffled() -> None:
    kinds = Counter(pile(dealt(2, seed))[0] in ADVENTURES for seed in range(200))
    assert 80 < kinds[True] < 160  # 42 of 68 cards: about 124 of 200


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_1_7_each_seat_draws_three_cards_that_only_it_sees(seats: int) -> None:
    match = dealt(seats, first=0)
    assert [len(hand(match, seat).split()) for seat in range(seats)] == [3] * seats
    assert match.view(0)["seats"][0]["hand"] == hand(match, 0).split()
    assert all("hand" not in seat for seat in match.view(0)["seats"][1:])
    assert told(match, None)[-3 * seats - 2 :] == [
        *(f"drew seat={seat}" for seat in range(seats) for _ in range(3)),
        "starts seat=0",
        "turn seat=0 round=1",
    ]


def test_1_8_the_first_player_is_given() -> None:
    match = dealt(3, first=2)
    assert (match.view(None)["first"], match.asked) == (2, [2])


def test_1_8_or_drawn() -> None:
    drawn = Counter(dealt(4, seed).view(None)["first"] for seed in range(200))
    assert all(25 < drawn[seat] < 75 for seat in range(4))
