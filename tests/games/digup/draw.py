"""Tables drawn by hand, completed to lawful ones.

    draw(
        hands=["torch ruby-4"],
        mines=[
            '''
            ruby-1   (idol)    .
            .        (ruby-7)0 .
            .        .         topaz-9
            '''
        ],
    )

A mine is nine cells: `ruby-1` lies open, `(idol)` is hidden, `(ruby-7)0` is hidden and was seen by seat 0. A dot is
any hidden stone, an `o` any open one: a stone nobody collects, while there are some. A mine that is not drawn is all
dots. A hand that is not drawn holds three adventures. What is not placed at all goes beneath the drawn pile
(`rest="pile"`) or beneath the drawn discard (`rest="discard"`), always in the same order, so that each card of the box
lies somewhere.
"""

import re
from collections import Counter
from collections.abc import Sequence
from typing import Any

import grotto
from grotto.games.digup.pieces import CARD, COLOUR_NAMES, LAST_CARD, copies
from grotto.games.digup.state import Ask

COLLECTED = ("ruby", "topaz", "sapphire", "emerald")
IN_PLAY = {1: 4, 2: 4, 3: 5, 4: 6}
CELL = re.compile(r"([a-z0-9-]+|\.)|\(([a-z0-9-]+)\)([0-3]*)")
OPEN_FILLER = "o"


def draw(seats: int = 2, **drawn: Any) -> grotto.Match:
    """A match at the drawn table; see `drawn_position` for what can be drawn."""
    return grotto.Match.at("digup", drawn_position(seats, **drawn), seed=1)


def drawn_position(
    seats: int = 2,
    hands: Sequence[str] = (),
    mines: Sequence[str] = (),
    colours: Sequence[str] = (),
    pile: str = "",
    discard: str = "",
    turn: int = 0,
    first: int = 0,
    ask: str = "play",
    rest: str = "pile",
    **course: Any,
) -> dict[str, Any]:
    """`pile` names its top card first, `discard` its bottom card first; `course` is whatever else a position has."""
    collected, in_play = drawn_colours(seats, colours)
    cards = Cards(collected, in_play, seats)
    stacks = {"pile": pile.split()[::-1], "discard": discard.split()}
    for name in ("river", "map"):
        stacks[name] = course.pop(name, "").split()
    for card in [*(c for stack in stacks.values() for c in stack), course.get("playing")]:
        cards.take(card)
    cards.left["dynamite"] -= course.get("blown", 0)
    cards.left["skeleton"] -= course.get("skeletons", 0)
    held = [hand.split() for hand in hands]
    laid = [mine.split() for mine in mines]
    for card in [*(c for hand in held for c in hand), *(card_of(cell) for mine in laid for cell in mine)]:
        cards.take(card)
    laid += [["."] * 9] * (len(collected) - len(laid))
    filled = [[cards.fill(cell) for cell in mine] for mine in laid]
    held += [cards.any_adventures(3) for _ in range(seats - len(held))] if seats > 1 else []
    stacks[rest] = cards.all_left() + stacks[rest]
    places = [seat_of(i, collected, held, filled) for i in range(4)]
    course.setdefault("asked", [] if ask == "over" else [turn])
    course.setdefault("round", 1)
    question = Ask[ask.replace("-", "_").upper()].value
    course |= {"ask": question, "seat_count": seats, "turn": turn, "first": first}
    return {**course, "colours": in_play, "seats": places, **stacks}


def drawn_colours(seats: int, colours: Sequence[str]) -> tuple[list[str], list[str]]:
    """Who collects what, and all colours in play; colours beyond the seats' own are in play too."""
    mines = 4 if seats == 1 else seats
    named = list(colours) or list(COLLECTED[:mines])
    others = [colour for colour in COLOUR_NAMES if colour not in named]
    return named[:mines], (named + others)[: IN_PLAY[seats]]


def card_of(cell: str) -> str | None:
    """The card of a drawn cell; None for a filler."""
    found = CELL.fullmatch(cell)
    assert found, f"not a cell: {cell!r}"
    card = found[1] or found[2]
    return None if card in (".", OPEN_FILLER) else card


class Cards:
    """The box's cards for these seats, less those already placed."""

    def __init__(self, collected: list[str], in_play: list[str], seats: int) -> None:
        names = [str(CARD.say(card)) for card in range(1, LAST_CARD + 1)]
        self.left = Counter({name: copies(card) for card, name in enumerate(names, 1)})
        self.stones = [name for name in names if name.rpartition("-")[0] in in_play]
        self.stones.sort(key=lambda name: name.rpartition("-")[0] in collected)  # those nobody collects come first
        for name in names[:54]:
            self.left[name] = int(name in self.stones)
        for name in [*names[54:55], *names[56:]] if seats == 1 else []:
            self.left[name] = 0

    def take(self, card: str | None) -> None:
        if card:
            assert self.left[card] > 0, f"no {card} left in the box"
            self.left[card] -= 1

    def fill(self, cell: str) -> str:
        """A cell as a position has it, a filler replaced by a treasure that is left."""
        found = CELL.fullmatch(cell)
        assert found
        if card_of(cell):
            return cell if found[1] else " ".join([f"({found[2]})", *found[3]])
        card = next(name for name in [*self.stones, "skeleton", "idol"] if self.left[name])
        self.take(card)
        return card if cell == OPEN_FILLER else f"({card})"

    def any_adventures(self, count: int) -> list[str]:
        cards = [name for name in self.all_left() if "-" not in name and name not in ("idol", "skeleton")][:count]
        for card in cards:
            self.take(card)
        return cards

    def all_left(self) -> list[str]:
        return list(self.left.elements())


def seat_of(seat: int, collected: list[str], held: list[list[str]], filled: list[list[str]]) -> dict[str, Any]:
    if seat >= len(collected):
        return {}
    hand = held[seat] if seat < len(held) else []
    return {"colour": collected[seat], "hand": hand, "mine": filled[seat]}
