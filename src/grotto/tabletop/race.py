"""The order of a race, as the authority hands it in beside the last answer: `[2, [0, 1]]` for 2, then 0 and 1 tied."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from grotto.tabletop.words import Misfit

Order = Sequence["int | Sequence[int]"]


@dataclass(frozen=True)
class Places:
    """The order as the rules take it, by seat: the place from 1 on (0: not named), and how often the seat is named."""

    places: list[int]
    named: list[int]


def places_in(order: Any, seats: int) -> Places:
    made = Places([0] * seats, [0] * seats)
    for place, entry in enumerate(listed(order, "order"), 1):
        for seat in [entry] if type(entry) is int else listed(entry, f"order[{place - 1}]"):
            if type(seat) is not int or not 0 <= seat < seats:
                raise Misfit(f"order[{place - 1}]", seat, f"a seat from 0 to {seats - 1}, or a list of those that tie")
            made.places[seat] = place
            made.named[seat] += 1
    return made


def listed(value: Any, where: str) -> Sequence[Any]:
    if not isinstance(value, (list, tuple)):
        raise Misfit(where, value, "a list of seats, the fastest first; those that tie in a list of their own")
    return value


def written(order: Order) -> str:
    """`2 0=1` for [2, [0, 1]]."""
    return " ".join(str(entry) if isinstance(entry, int) else "=".join(map(str, entry)) for entry in order)


def read(text: str) -> Order:
    """What `written` wrote; other texts raise ValueError."""
    groups = [[int(seat) for seat in group.split("=")] for group in text.split()]
    return [group[0] if len(group) == 1 else group for group in groups]
