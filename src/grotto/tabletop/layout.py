"""A game's state, declared once: a plain object to play with, a fixed record to run natively, readable JSON.

    class Seat(Layout):
        colour: int = number("int8", COLOUR)
        mine: list[Cell] = rows(Cell, 9)

`Seat()` is the plain object, `Seat.record()` the aligned NumPy type of the same bytes, `as_json` and `of_json` the
readable form. Nothing here imports NumPy until a record is asked for.
"""

import struct
from collections.abc import Callable, Iterator
from functools import cache
from itertools import groupby, islice
from operator import attrgetter
from typing import Any, ClassVar, Self

from grotto.tabletop.words import NUMBER, Misfit, Wording, check_list, check_object

# Whether it is a layout, whether there are many of it, and how to take it out of a thing.
Part = tuple[bool, bool, Callable[[Any], Any]]
WIDTHS = {"int8": "b", "int16": "h", "int32": "i", "uint32": "I"}


class Field:
    """One named thing of a layout: a number, a layout, or a row of `count` of them."""

    def __init__(self, kind: Any, count: int, wording: Wording = NUMBER) -> None:
        self.kind, self.count, self.wording = kind, count, wording
        self.nested = isinstance(kind, type) and issubclass(kind, Layout)
        if self.nested:
            self.size, self.alignment, self.code = kind.size, kind.alignment, kind.code
        else:
            self.size = self.alignment = struct.calcsize(WIDTHS[kind])
            self.code = WIDTHS[kind]

    def empty(self) -> Any:
        if not self.count:
            return self.kind() if self.nested else 0
        return [self.kind() for _ in range(self.count)] if self.nested else [0] * self.count

    def as_json(self, value: Any) -> Any:
        if self.count:
            return [self.one_as_json(x) for x in value]
        return self.one_as_json(value)

    def one_as_json(self, value: Any) -> Any:
        return value.as_json() if self.nested else self.wording.say(value)

    def of_json(self, value: Any, where: str) -> Any:
        if not self.count:
            return self.one_of_json(value, where)
        entries = check_list(value, where)
        if len(entries) != self.count:
            raise Misfit(where, f"{len(entries)} entries", f"{self.count}")
        return [self.one_of_json(x, f"{where}[{i}]") for i, x in enumerate(entries)]

    def one_of_json(self, value: Any, where: str) -> Any:
        if self.nested:
            return self.kind.of_json(value, where)
        number = self.wording.hear(value, where)
        try:
            struct.pack(self.code, number)
        except struct.error as error:
            raise Misfit(where, value, f"a number that fits {self.kind}") from error
        return number


def number(kind: str, wording: Wording = NUMBER) -> Any:
    return Field(kind, 0, wording)


def row(kind: str, count: int, wording: Wording = NUMBER) -> Any:
    return Field(kind, count, wording)


def one(kind: type["Layout"]) -> Any:
    return Field(kind, 0)


def rows(kind: type["Layout"], count: int) -> Any:
    return Field(kind, count)


class Layout:
    """Named numbers and rows of numbers; the subclass's body is the whole declaration."""

    fields: ClassVar[dict[str, Field]] = {}
    size: ClassVar[int] = 0
    alignment: ClassVar[int] = 1
    code: ClassVar[str] = ""
    parts: ClassVar[list[Part]] = []
    packing: ClassVar[struct.Struct]

    def __init_subclass__(cls) -> None:
        own = {name: f for name, f in vars(cls).items() if isinstance(f, Field)}
        cls.fields = {**cls.fields, **own}
        cls.size, cls.alignment, cls.code = placed(list(cls.fields.values()))
        cls.parts, cls.packing = parts_of(cls.fields), struct.Struct("<" + cls.code)

    def __init__(self) -> None:
        for name, field in self.fields.items():
            setattr(self, name, field.empty())

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and self.numbers() == other.numbers()

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"{type(self).__name__}.of_json({self.as_json()!r})"

    def numbers(self) -> list[int]:
        """Every number of it, in the order of the declaration."""
        return all_numbers(self)

    def copy(self) -> Self:
        return type(self).unpack(self.pack())

    def pack(self) -> bytes:
        """The bytes of the native record (padding is zero), so equal states are equal bytes in every world."""
        return self.packing.pack(*all_numbers(self))

    @classmethod
    def unpack(cls, data: bytes) -> Self:
        made = cls.__new__(cls)
        made.__init__()  # type: ignore[misc]
        fill(made, iter(cls.packing.unpack(data)))
        return made

    @classmethod
    @cache
    def record(cls) -> Any:
        """The NumPy type of the same bytes, always the same object: Numba finds a type that it knows faster."""
        import numpy as np

        def kind(field: Field) -> Any:
            return field.kind.record() if field.nested else np.dtype(field.kind)

        shapes = [(name, kind(f), (f.count,)) if f.count else (name, kind(f)) for name, f in cls.fields.items()]
        return np.dtype(shapes, align=True)

    def as_json(self) -> Any:
        return {name: field.as_json(getattr(self, name)) for name, field in self.fields.items()}

    @classmethod
    def of_json(cls, value: Any, where: str) -> Self:
        """What the JSON says; what it leaves out is as in an empty object."""
        made = cls()
        for name, entry in check_object(value, where, cls.fields).items():
            setattr(made, name, cls.fields[name].of_json(entry, f"{where}.{name}"))
        return made


def placed(fields: list[Field]) -> tuple[int, int, str]:
    """Size, alignment and struct code of the fields one after the other, as a C compiler and NumPy place them."""
    at, alignment, code = 0, 1, ""
    for field in fields:
        gap = -at % field.alignment
        code += "x" * gap + field.code * (field.count or 1)
        at += gap + field.size * (field.count or 1)
        alignment = max(alignment, field.alignment)
    gap = -at % alignment
    return at + gap, alignment, code + "x" * gap


def all_numbers(thing: Layout) -> list[int]:
    numbers: list[int] = []
    add_numbers(thing, numbers)
    return numbers


def add_numbers(thing: Layout, numbers: list[int]) -> None:
    """Every action packs the whole state, so one list grows: nested generators are slower."""
    for nested, many, take in thing.parts:
        found = take(thing)
        if nested:
            for part in found if many else (found,):
                add_numbers(part, numbers)
        elif many:
            numbers.extend(found)
        else:
            numbers.append(found)


def parts_of(fields: dict[str, Field]) -> list[Part]:
    """Single numbers that follow each other are taken together."""
    parts: list[Part] = []
    for single, run in groupby(fields.items(), lambda of: not of[1].nested and not of[1].count):
        if single:
            names = [name for name, _ in run]
            parts.append((False, len(names) > 1, attrgetter(*names)))
        else:
            parts += [(field.nested, bool(field.count), attrgetter(name)) for name, field in run]
    return parts


def fill(thing: Layout, numbers: Iterator[int]) -> None:
    for name, field in thing.fields.items():
        if field.nested:
            value = getattr(thing, name)
            for part in value if field.count else (value,):
                fill(part, numbers)
        else:
            value = list(islice(numbers, field.count)) if field.count else next(numbers)
            setattr(thing, name, value)
