"""Rulebook, section 1: pieces and set-up."""

from collections import Counter
from typing import Any

import pytest

import grotto
from grotto.games.dragons.pieces import ARTIFACT_NAMES, KIND_NAMES, SPACE, VALUE_NAMES
from tests.games.dragons.draw import draw, tally
from tests.games.dragons.look import bank, conserved, stack, total, treasure
from tests.games.look import act, ask, may, refused, told

CITY_AND_PALACE = ["market", "caravanserai", "guard", "room-1", "room-2", "room-3"]


def dealt(seats: int = 3, seed: int = 1, magic: bool = False, **options: Any) -> grotto.Match:
    return grotto.Match("dragons", seats=seats, seed=seed, options={"magic": magic, **options})


def settled(match: grotto.Match) -> grotto.Match:
    """Everybody has taken crowns for the beginning."""
    while ask(match) == "take":
        match.act(match.asked[0], "take crown")
    return match


def all_artifacts(match: grotto.Match) -> Counter[str]:
    return Counter(" ".join(stack(match, room) for room in range(1, 6)).split())


def test_1_1_there_are_29_treasures_of_each_of_five_kinds() -> None:
    match = dealt()
    assert bank(match) == dict.fromkeys(KIND_NAMES, 29)
    assert list(bank(match)) == ["crown", "pearl", "gem", "cup", "gold"]
    conserved(settled(match))


def test_1_1_what_the_bank_does_not_have_is_not_taken() -> None:
    match = act(
        draw(treasure=["29 crown", "29 pearl 2 gold"], caves="/ / / / ", ask="take", turn=2, owed=3), "2: take gem"
    )
    assert may(match, 2) == ["take gem", "take cup", "take gold"]
    assert refused(match, 2, "take crown") == ("bank-empty", "1.1")


def test_1_2_each_seat_has_eight_tokens_and_there_is_no_3() -> None:
    match = act(draw(), "0: place on market")
    assert may(match, 0) == [f"lay {value}" for value in (1, 2, 4, 5, 6, 7, 8, 9)]
    assert VALUE_NAMES == ("1", "2", "4", "5", "6", "7", "8", "9")
    assert refused(match, 0, "lay 3") == ("no-such-action", "2.5")


def test_1_3_guards_are_worth_1_to_10() -> None:
    drawn = Counter(settled(dealt(seed=seed)).position()["guard"] for seed in range(200))
    assert set(drawn) == set(range(1, 11))
    assert max(drawn.values()) < 45


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_1_4_a_stack_of_six_for_each_room_and_as_many_rooms_as_players(seats: int) -> None:
    match = settled(dealt(seats))
    assert [len(stack(match, room).split()) for room in range(1, 6)] == [6] * seats + [0] * (5 - seats)


def test_1_4_five_of_each_kind_are_shuffled() -> None:
    assert all_artifacts(settled(dealt(5))) == Counter(dict.fromkeys(ARTIFACT_NAMES, 5))
    for seed in range(20):
        assert max(all_artifacts(settled(dealt(3, seed))).values()) <= 5
    on_top = Counter(stack(settled(dealt(3, seed)), 1).split()[0] for seed in range(120))
    assert set(on_top) == set(ARTIFACT_NAMES)


def test_1_5_spaces_are_turned_up_in_their_order() -> None:
    caves = [f"{kind}-cave" for kind in KIND_NAMES]
    tokens = [" ".join(f"{v}={s}" for v, s in zip(VALUE_NAMES, caves[::-1], strict=False))]
    tokens += [" ".join(f"{v}={s}" for v, s in zip(VALUE_NAMES, CITY_AND_PALACE[::-1], strict=False))]
    match = tally(tokens=tokens, fill="guard", first=2, treasure=["", "", "all 9"], caves="1 / 1 / 1 / 1 / 1")
    act(match, "1: camel to seat 2")
    turned_up = [heard.arguments["space"] for heard in match.heard(None) if heard.key == "turned-up"]
    assert list(dict.fromkeys(turned_up)) == [*caves, *CITY_AND_PALACE]


def test_1_5_the_fifteen_spaces_stand_in_the_order_of_the_tally() -> None:
    city = ["tent", "djinn", "market", "caravanserai"]
    caves, rooms = [f"{kind}-cave" for kind in KIND_NAMES], [f"room-{number}" for number in range(1, 6)]
    assert list(SPACE.names) == ["", *caves, *city, "guard", *rooms]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_1_6_fifteen_cards_with_up_to_four_niches_and_less_than_the_players(seats: int) -> None:
    deck = dealt(seats).position()["deck"]
    assert len(deck) == 15
    for card in deck:
        assert len(card) == 5
        for niches in card:
            assert len(niches) <= min(4, seats - 1)
            assert niches == sorted(niches, reverse=True)
            assert all(amount > 0 for amount in niches)


def test_1_6_the_cards_are_shuffled() -> None:
    drawn = Counter(told(settled(dealt(seed=seed)), None, "card")[0] for seed in range(100))
    assert len(drawn) == 15


def test_1_7_the_first_player_is_given() -> None:
    match = dealt(4, first=2)
    assert (match.view(None)["first"], match.asked) == (2, [2])
    assert told(match, None, "starts") == ["starts seat=2"]


def test_1_7_or_drawn() -> None:
    drawn = Counter(dealt(5, seed).view(None)["first"] for seed in range(250))
    assert all(25 < drawn[seat] < 80 for seat in range(5))


def test_1_8_each_takes_three_treasures_from_the_first_player_on() -> None:
    match = dealt(3, first=1)
    assert ask(match) == "take"
    assert may(match, 1) == [f"take {kind}" for kind in KIND_NAMES]
    act(match, "1: take crown", "1: take gold", "1: take crown", "2: take gem", "2: take gem", "2: take gem")
    act(match, "0: take cup", "0: take pearl", "0: take gold")
    assert [treasure(match, seat) for seat in range(3)] == ["1 pearl 1 cup 1 gold", "2 crown 1 gold", "3 gem"]
    assert (ask(match), match.asked) == ("place", [1])
    conserved(match)


@pytest.mark.parametrize(("screens", "is_open"), [("open", True), ("hidden", False)])
def test_1_9_the_table_agrees_whether_treasures_are_seen(screens: str, is_open: bool) -> None:
    match = settled(dealt(3, screens=screens))
    for viewer in (None, 0, 1, 2):
        for seat, seen in enumerate(match.view(viewer)["seats"]):
            assert ("treasure" in seen) == (is_open or viewer == seat)
    assert total(match, 0) == 3
