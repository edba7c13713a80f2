"""What a game gives to the table: a box. Match, native worlds, command line and tests open it alike."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from types import ModuleType, SimpleNamespace
from typing import Any

from grotto.tabletop import chance, events, layout, piles, random_play, table, words, worlds
from grotto.tabletop.actions import Verbs
from grotto.tabletop.events import Telling
from grotto.tabletop.table import Table
from grotto.tabletop.words import Misfit

# What the rules of every game stand on, and the forms that they fill in.
GROUND = (chance, piles, events)
FORMS = (table, random_play)


class Common(IntEnum):
    """The refusals that every game numbers alike."""

    MAY = 0
    NOT_ASKED = 1
    NO_SUCH_ACTION = 2
    OTHER_QUESTION = 3


@dataclass(frozen=True)
class ScoreLine:
    """A line of a seat's score: so many things, and what each counts; 0 where they only tell equal seats apart."""

    key: str
    count: int
    each: int


@dataclass(frozen=True)
class Outcome:
    """How it ended: `reason` names what ended it, `decided_by` what told the winners from the others.

    `breakdown` says seat by seat what the score is made of. It follows from the state, so nothing that is recorded
    holds it.
    """

    winners: list[int]
    scores: list[int]
    reason: str
    decided_by: str
    breakdown: list[list[ScoreLine]] = field(default_factory=list, repr=False, compare=False)

    def recorded(self) -> dict[str, Any]:
        """What a transcript keeps of it."""
        kept = ("winners", "scores", "reason", "decided_by")
        return {name: getattr(self, name) for name in kept}


@dataclass(frozen=True)
class Option:
    """A choice made before the game; the first of the choices is the usual one.

    An option that is more than a few choices, such as a deck, has two functions that raise Misfit: `hear(value, where)`
    turns one of the choices, or a whole value in JSON, into the checked value that the match keeps; `read(text, file)`
    makes such a value of a file's text.
    """

    choices: tuple[Any, ...]
    about: str
    hear: Callable[[Any, str], Any] | None = None
    read: Callable[[str, str], Any] | None = None

    def check(self, value: Any, where: str) -> Any:
        if self.hear is not None:
            return self.hear(value, where)
        if not any(value == choice and type(value) is type(choice) for choice in self.choices):
            raise Misfit(where, value, f"one of {', '.join(map(repr, self.choices))}")
        return value


@dataclass(frozen=True)
class Box:
    name: str
    title: str
    version: int
    seats: tuple[int, ...]
    usual_seats: int
    options: Mapping[str, Option]
    layout: type[Table]
    modules: tuple[ModuleType, ...]
    shapes: tuple[ModuleType, ...]
    seldom: tuple[Callable[..., Any], ...]
    verbs: Verbs
    tellings: list[Telling]
    refusals: type[IntEnum]
    reasons: Mapping[int, tuple[str, str]]
    most_answers: int
    prepare: Callable[[int, dict[str, Any]], Any]
    view: Callable[[Any, int | None], dict[str, Any]]
    check: Callable[[Any], list[str]]
    outcome: Callable[[Any], Outcome | None]
    views: Callable[[Any, Sequence[int | None]], list[dict[str, Any]]] | None = None  # of several viewers, if faster
    registers: int = 64  # the most that a thread on a GPU is given, as measured
    plain: SimpleNamespace = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "plain", self.world(worlds.as_it_is))

    def world(
        self, wrap: worlds.Wrap, given: Mapping[Any, Any] | None = None, forms: tuple[ModuleType, ...] = ()
    ) -> SimpleNamespace:
        """The game's functions, and those of the table (and of more forms) that it fills in, in a world."""
        return worlds.world(wrap, (*GROUND, *self.modules), (*FORMS, *forms), given)

    def sources(self) -> tuple[ModuleType, ...]:
        """Every module that the functions and the shape of the state come from."""
        return (layout, words, *GROUND, *FORMS, *self.shapes, *self.modules)

    def row(self) -> list[int]:
        """Room for the answers to one question."""
        return [0] * self.most_answers

    def check_seats(self, seats: int | None) -> int:
        if seats is None:
            return self.usual_seats
        if type(seats) is not int or seats not in self.seats:
            raise Misfit(f"{self.name}: seats", seats, f"one of {', '.join(map(str, self.seats))}")
        return seats

    def check_options(self, options: Mapping[str, Any] | None) -> dict[str, Any]:
        """All options, the usual choice where none is made."""
        if options is not None and not isinstance(options, Mapping):
            raise Misfit("options", options, f"a choice by name, for some of {', '.join(self.options)}")
        chosen = dict(options or {})
        for name, value in chosen.items():
            self.option(name, value)
        return {
            name: option.check(chosen.get(name, option.choices[0]), f"option {name}")
            for name, option in self.options.items()
        }

    def option(self, name: str, value: Any) -> Option:
        """The option of that name, for which the value was given."""
        if name not in self.options:
            raise Misfit(f"option {name}", value, f"one of the options {', '.join(self.options)}")
        return self.options[name]
