"""An action: words at the border, one small number inside. Both ways come from one table of verbs."""

import re
from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from math import prod
from typing import Any

from grotto.tabletop.words import Misfit, Named


@dataclass(frozen=True, slots=True)
class Argument:
    """What a verb speaks of, its key in `Action.values`: `names[i]` stands for the number `first + i`."""

    what: str
    names: tuple[str, ...]
    first: int = 0


def argument(what: str, names: Sequence[str], first: int = 0) -> Argument:
    return Argument(what, tuple(names), first)


def of_wording(what: str, wording: Named, first: int, last: int) -> Argument:
    """The named numbers from `first` to `last`."""
    return Argument(what, wording.names[first : last + 1], first)


@dataclass(frozen=True, slots=True)
class Verb:
    """`key` names it in code and on the wire; `words` hold a {} for each argument.

    `secret`: the other seats may know that it was done, but not with what.
    """

    key: str
    words: str
    arguments: tuple[Argument, ...] = ()
    secret: bool = False

    @property
    def count(self) -> int:
        return prod(len(a.names) for a in self.arguments)


@dataclass(frozen=True, slots=True)
class Action:
    """An action at the border: `number` inside the rules, `str()` in words, `verb` and `values` for programs.

    One and the same serves all tables, so nobody changes its `values`.
    """

    number: int
    words: str
    verb: str
    values: dict[str, Any]

    def __str__(self) -> str:
        return self.words

    def __hash__(self) -> int:
        return hash(self.words)


class Verbs:
    """All actions of a game. Verb by verb they are numbered in rising order, the last argument running fastest."""

    def __init__(self, *verbs: Verb) -> None:
        self.verbs = verbs
        self.starts: dict[str, int] = {}
        self.count = 0
        for verb in verbs:
            self.starts[verb.key] = self.count
            self.count += verb.count
        self.firsts = list(self.starts.values())
        # Every table speaks of the same actions all the time: each is put in words once.
        self.actions = [self.in_words(n) for n in range(self.count)]
        self.by_words = {action.words: action.number for action in self.actions}
        if len(self.by_words) != self.count:
            raise ValueError("two actions have the same words")

    def first(self, key: str) -> int:
        """The number of the verb's first action, for the rules' constants."""
        return self.starts[key]

    def verb(self, number: int) -> Verb:
        return self.verbs[bisect_right(self.firsts, number) - 1]

    def values(self, number: int) -> list[int]:
        """The argument's numbers, as the rules know them."""
        verb = self.verb(number)
        rest, values = number - self.starts[verb.key], []
        for arg in reversed(verb.arguments):
            rest, place = divmod(rest, len(arg.names))
            values.append(arg.first + place)
        return values[::-1]

    def number(self, key: str, *values: int) -> int:
        verb = next(v for v in self.verbs if v.key == key)
        at = 0
        for arg, value in zip(verb.arguments, values, strict=True):
            at = at * len(arg.names) + value - arg.first
        return self.starts[key] + at

    def words(self, number: int) -> str:
        return self.actions[number].words

    def action(self, number: int) -> Action:
        return self.actions[number]

    def in_words(self, number: int) -> Action:
        verb = self.verb(number)
        names = [a.names[v - a.first] for a, v in zip(verb.arguments, self.values(number), strict=True)]
        values = {a.what: name for a, name in zip(verb.arguments, names, strict=True)}
        return Action(number, verb.words.format(*names), verb.key, values)

    def read(self, said: Any) -> Action:
        """The action that was said in words, or as an action: its number counts, whatever words it comes with."""
        if isinstance(said, Action):
            if type(said.number) is not int or not 0 <= said.number < self.count:
                raise Misfit("action", said.number, f"the number of an action, 0 to {self.count - 1}")
            return self.action(said.number)
        if not isinstance(said, str):
            raise Misfit("action", said, f"an action, or its words, such as {self.words(0)!r}")
        return self.parse(said)

    def parse(self, text: str, where: str = "action") -> Action:
        """The action of these words; case and spaces do not matter."""
        words = text if text in self.by_words else re.sub(r"\s+", " ", text.strip().lower())
        if words not in self.by_words:
            near = get_close_matches(words, self.by_words, n=1)
            hint = f"; did you mean {near[0]!r}?" if near else ""
            raise Misfit(where, text, f"words of an action, such as {self.words(0)!r}{hint}")
        return self.action(self.by_words[words])
