"""How the numbers inside stand in readable JSON: `ruby-4`, not 31. And what is said when they do not fit."""

from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from enum import IntEnum
from typing import Any


class Misfit(ValueError):
    """Something in a position, a transcript or an action that does not fit: where, what, and what was expected."""

    def __init__(self, where: str, found: object, expected: str) -> None:
        self.where, self.found, self.expected = where, found, expected
        shown = found if isinstance(found, str) and " " in found else repr(found)
        super().__init__(f"{where}: found {shown}, expected {expected}")


class Wording:
    """A plain number. Subclasses say it in words and hear the words back."""

    def say(self, value: int) -> Any:
        return value

    def hear(self, said: Any, where: str) -> int:
        if isinstance(said, bool) or not isinstance(said, int):
            raise Misfit(where, said, "a whole number")
        return said


class Named(Wording):
    """One of a fixed list of names; a place in the list without a name is said as null."""

    def __init__(self, what: str, names: Sequence[str]) -> None:
        self.what, self.names = what, tuple(names)
        self.numbers = {name: i for i, name in enumerate(self.names) if name}

    def say(self, value: int) -> Any:
        return self.names[value] or None

    def hear(self, said: Any, where: str) -> int:
        if said is None and "" in self.names:
            return self.names.index("")
        return self.hear_name(said, where)

    def hear_name(self, said: Any, where: str) -> int:
        if not isinstance(said, str) or said not in self.numbers:
            raise Misfit(where, said, self.expected(said))
        return self.numbers[said]

    def expected(self, said: Any) -> str:
        near = get_close_matches(str(said), self.numbers, n=1)
        names = [name for name in self.names if name]
        some = ", ".join(names) if len(names) <= 12 else f"{names[0]}, {names[1]}, … {names[-1]}"
        return f"{self.what} ({some})" + (f"; did you mean {near[0]!r}?" if near else "")


def named_by(what: str, members: type[IntEnum]) -> Named:
    """The names of an enum that counts from 0, in lower case with dashes."""
    return Named(what, [kebab(member) for member in sorted(members)])


def kebab(member: IntEnum) -> str:
    return member.name.lower().replace("_", "-")


class SeatWording(Wording):
    """A seat by its number; nobody (-1) is null."""

    def say(self, value: int) -> Any:
        return None if value < 0 else value

    def hear(self, said: Any, where: str) -> int:
        number = -1 if said is None else super().hear(said, where)
        if number < 0 and said is not None:
            raise Misfit(where, said, "the number of a seat, or null for nobody")
        return number


class SeatsWording(Wording):
    """A set of seats (or of anything numbered from 0), a bit each, said as the list of its numbers."""

    def say(self, value: int) -> Any:
        return [i for i in range(value.bit_length()) if value >> i & 1]

    def hear(self, said: Any, where: str) -> int:
        total = 0
        for i, entry in enumerate(check_list(said, where)):
            number = super().hear(entry, f"{where}[{i}]")
            if not 0 <= number < 31:
                raise Misfit(f"{where}[{i}]", entry, "a number from 0 to 30")
            total |= 1 << number
        return total


class SomeOf(Wording):
    """A set out of a list of names, a bit each, said as the list of the names."""

    def __init__(self, named: Named) -> None:
        self.named = named

    def say(self, value: int) -> Any:
        return [self.named.say(i) for i in range(value.bit_length()) if value >> i & 1]

    def hear(self, said: Any, where: str) -> int:
        total = 0
        for i, entry in enumerate(check_list(said, where)):
            total |= 1 << self.named.hear_name(entry, f"{where}[{i}]")
        return total


class YesNo(Wording):
    def say(self, value: int) -> Any:
        return bool(value)

    def hear(self, said: Any, where: str) -> int:
        if not isinstance(said, bool):
            raise Misfit(where, said, "true or false")
        return int(said)


NUMBER, SEAT, SEATS, YES_NO = Wording(), SeatWording(), SeatsWording(), YesNo()


def check_list(value: Any, where: str) -> list[Any]:
    if not isinstance(value, list):
        raise Misfit(where, value, "a list")
    return value


def check_object(value: Any, where: str, known: Mapping[str, object]) -> dict[str, Any]:
    """The object, if all its keys are known ones."""
    if not isinstance(value, dict):
        raise Misfit(where, value, "an object with the keys " + ", ".join(known))
    for key in value:
        if key not in known:
            raise Misfit(f"{where}.{key}", "an unknown key", "one of " + ", ".join(known))
    return value
