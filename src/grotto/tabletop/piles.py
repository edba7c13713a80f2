"""Cards that lie in an order: hands, piles, the discard. The first card lies at the bottom, the last on top.

Each is a `Stack`: a count and a fixed row of cards. Table Python but for the declaration.
"""

from typing import Any, Self

from grotto.tabletop.chance import below
from grotto.tabletop.layout import Field, Layout, number, one, row
from grotto.tabletop.words import Misfit, Wording, check_list

NO_CARD = 0
NOWHERE = -1


class Stack(Layout):
    """In JSON it is the list of its cards."""

    count: int = number("int16")
    cards: list[int]

    def as_json(self) -> list[Any]:
        wording = self.fields["cards"].wording
        return [wording.say(card) for card in self.cards[: self.count]]

    @classmethod
    def of_json(cls, value: Any, where: str) -> Self:
        entries, room = check_list(value, where), cls.fields["cards"]
        if len(entries) > room.count:
            raise Misfit(where, f"{len(entries)} cards", f"at most {room.count}")
        made = cls()
        made.count = len(entries)
        for i, entry in enumerate(entries):
            made.cards[i] = room.one_of_json(entry, f"{where}[{i}]")
            if made.cards[i] == NO_CARD:
                raise Misfit(f"{where}[{i}]", entry, "a card")
        return made


class Hand(Stack):
    """Kept in the order of the cards' numbers by `insert`, so that the order tells nothing."""

    @classmethod
    def of_json(cls, value: Any, where: str) -> Self:
        made = super().of_json(value, where)
        made.cards[: made.count] = sorted(made.cards[: made.count])
        return made


def stack(most: int, wording: Wording, kind: type[Stack] = Stack) -> Any:
    """A field for up to `most` cards."""
    kind = type(f"{kind.__name__}Of{most}", (kind,), {"cards": row("int8", most, wording)})
    field: Field = one(kind)
    return field


# -- Table Python from here on --------------------------------------------------


def push(stack: Any, card: int) -> None:
    stack.cards[stack.count] = card
    stack.count += 1


def insert(hand: Any, card: int) -> None:
    """Put a card in its place by number."""
    slot = hand.count
    while slot > 0 and hand.cards[slot - 1] > card:
        hand.cards[slot] = hand.cards[slot - 1]
        slot -= 1
    hand.cards[slot] = card
    hand.count += 1


def pop(stack: Any) -> int:
    """Take the top card."""
    stack.count -= 1
    card: int = stack.cards[stack.count]
    stack.cards[stack.count] = NO_CARD
    return card


def find(stack: Any, card: int) -> int:
    """The place of a card of that name nearest to the bottom, or NOWHERE."""
    for slot in range(stack.count):
        if stack.cards[slot] == card:
            return slot
    return NOWHERE


def take_out(stack: Any, slot: int) -> int:
    """Take the card at a place; those above it close up."""
    card: int = stack.cards[slot]
    for above in range(slot + 1, stack.count):
        stack.cards[above - 1] = stack.cards[above]
    stack.count -= 1
    stack.cards[stack.count] = NO_CARD
    return card


def count_of(stack: Any, card: int) -> int:
    count = 0
    for slot in range(stack.count):
        if stack.cards[slot] == card:
            count += 1
    return count


def shuffle(stack: Any, luck: Any) -> None:
    for last in range(stack.count - 1, 0, -1):
        other = below(luck, last + 1)
        card = stack.cards[last]
        stack.cards[last] = stack.cards[other]
        stack.cards[other] = card


def put_in_order(cards: Any, count: int) -> None:
    """The first `count` numbers of a row in rising order, so that nothing tells where they came from."""
    gap = 40
    while gap > 0:
        for place in range(gap, count):
            card = cards[place]
            slot = place
            while slot >= gap and cards[slot - gap] > card:
                cards[slot] = cards[slot - gap]
                slot -= gap
            cards[slot] = card
        gap = gap // 3
