"""Cards in an order: what lies on top, what lies beneath, and that nothing is lost."""

import random
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from grotto.tabletop.chance import started
from grotto.tabletop.layout import Layout
from grotto.tabletop.piles import (
    NO_CARD,
    NOWHERE,
    Hand,
    Stack,
    count_of,
    find,
    insert,
    pop,
    push,
    put_in_order,
    shuffle,
    stack,
    take_out,
)
from grotto.tabletop.words import Misfit, Named

CARD = Named("a card", ("", *"abcdefghij"))


class Box(Layout):
    pile: Stack = stack(10, CARD)
    hand: Stack = stack(10, CARD, Hand)


cards = st.lists(st.integers(1, 10), max_size=10)
tries = settings(max_examples=100, deadline=None, derandomize=True, database=None)


def pile_of(numbers: list[int]) -> Stack:
    made = Box().pile
    for card in numbers:
        push(made, card)
    return made


def held(stack: Stack) -> list[int]:
    assert stack.cards[stack.count :] == [NO_CARD] * (10 - stack.count), "a taken card leaves nothing behind"
    return stack.cards[: stack.count]


@tries
@given(cards)
def test_the_last_in_is_the_first_out(numbers: list[int]) -> None:
    pile = pile_of(numbers)
    assert held(pile) == numbers
    assert [pop(pile) for _ in numbers] == numbers[::-1]
    assert held(pile) == []


@tries
@given(cards, st.integers(0, 9))
def test_a_card_taken_from_the_middle_closes_the_gap(numbers: list[int], slot: int) -> None:
    if slot < len(numbers):
        pile = pile_of(numbers)
        assert take_out(pile, slot) == numbers[slot]
        assert held(pile) == numbers[:slot] + numbers[slot + 1 :]


@tries
@given(cards)
def test_a_hand_is_kept_in_order(numbers: list[int]) -> None:
    hand = Box().hand
    for card in numbers:
        insert(hand, card)
    assert held(hand) == sorted(numbers)


@tries
@given(cards, st.integers(1, 10))
def test_found_nearest_to_the_bottom_and_counted(numbers: list[int], card: int) -> None:
    pile = pile_of(numbers)
    assert find(pile, card) == (numbers.index(card) if card in numbers else NOWHERE)
    assert count_of(pile, card) == numbers.count(card)


@tries
@given(cards, st.integers(0, 2**60))
def test_shuffling_loses_nothing(numbers: list[int], seed: int) -> None:
    pile = pile_of(numbers)
    shuffle(pile, started(seed.to_bytes(32, "little")))
    assert sorted(held(pile)) == sorted(numbers)


def test_every_order_is_equally_likely() -> None:
    luck, orders = started(b"7" * 32), Counter[tuple[int, ...]]()
    for _ in range(24 * 200):
        pile = pile_of([1, 2, 3, 4])
        shuffle(pile, luck)
        orders[tuple(held(pile))] += 1
    assert len(orders) == 24
    assert sum((count - 200) ** 2 / 200 for count in orders.values()) < 23 + 4.5 * 46**0.5


def test_a_pile_in_words_keeps_its_order_and_a_hand_sorts_itself() -> None:
    said = {"pile": ["c", "a", "b"], "hand": ["c", "a", "b"]}
    box = Box.of_json(said, "box")
    assert box.as_json() == {"pile": ["c", "a", "b"], "hand": ["a", "b", "c"]}


def test_too_many_cards_are_named() -> None:
    with pytest.raises(Misfit, match=r"box\.hand: found 11 cards, expected at most 10"):
        Box.of_json({"hand": ["a"] * 11}, "box")


@pytest.mark.parametrize("count", [0, 1, 2, 5, 39, 40, 41, 100, 128])
def test_cards_put_in_order(count: int) -> None:
    """However they lay; what lies beyond them in the row stays where it is."""
    dice = random.Random(count)
    cards = [dice.randrange(60) for _ in range(count)] + [-1, 7, -2]
    before = list(cards)
    put_in_order(cards, count)
    assert cards == sorted(before[:count]) + before[count:]
