"""What happened, and who may know it.

The rules say it with `note(game, Event.DREW, knowers, seat, card)`: a key, who knows all of it, up to four numbers. A
game's table of `Telling`s says what the numbers are and which of them are for the knowers alone. Nothing here is a
sentence: each viewer renders his own language from key and arguments.
"""

from dataclasses import dataclass
from typing import Any

from grotto.tabletop.words import Wording

EVERYBODY = 0x3FFFFFFF
NOBODY = 0


def note(game: Any, kind: int, knowers: int, a: int, b: int, c: int, d: int) -> None:
    """Tell what happened. In the native worlds this compiles to nothing."""
    if game.heard is not None:
        game.heard.append((int(kind), int(knowers), int(a), int(b), int(c), int(d)))


@dataclass(frozen=True, slots=True)
class Part:
    """One argument of an event. `secret`: absent for those who are not among the knowers."""

    name: str
    wording: Wording
    secret: bool = False


@dataclass(frozen=True, slots=True)
class Telling:
    """How an event is told. `private`: those who are not among the knowers do not hear of it at all.

    `reveals`: the parts of it that turn what was hidden, or left to luck, into what its hearers know.
    """

    key: str
    parts: tuple[Part, ...] = ()
    private: bool = False
    reveals: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Happening:
    """An event as the authority keeps it."""

    telling: Telling
    knowers: int
    numbers: tuple[int, ...]

    def known_to(self, seat: int | None) -> bool:
        """Whether the seat (None: a spectator) knows all of it."""
        return self.knowers == EVERYBODY or (seat is not None and bool(self.knowers >> seat & 1))

    def heard_by(self, seat: int | None) -> "Heard | None":
        """What the seat may know of it; None if it must not even know that it happened."""
        knows = self.known_to(seat)
        if self.telling.private and not knows:
            return None
        return self.told(knows)

    def told(self, all_of_it: bool = True) -> "Heard":
        shown = zip(self.telling.parts, self.numbers, strict=False)
        return Heard(self.telling.key, {p.name: p.wording.say(n) for p, n in shown if all_of_it or not p.secret})

    def __str__(self) -> str:
        return str(self.told())


@dataclass(frozen=True, slots=True)
class Heard:
    """An event as one viewer hears it: what he may not know is absent."""

    key: str
    arguments: dict[str, Any]

    def __str__(self) -> str:
        return " ".join([self.key, *(f"{name}={value}" for name, value in self.arguments.items())])


def heard_by(happenings: "list[Happening]", seat: int | None) -> list[Heard]:
    """What a seat, or a spectator (None), hears of these events."""
    return [heard for h in happenings if (heard := h.heard_by(seat)) is not None]
