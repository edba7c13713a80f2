"""What lies in the chests and what the Lamp cards offer: a deck, as a file and as a value that a match keeps (1.2).

    {"name": "house", "bronze": {"ruby": [2, 1]}, …, "lamp": {"steal-stone": 2}}

In a chest each kind has its copies: those without a scorpion, with one, with two. A deck is checked when it is read,
and what is wrong with a file is told with its line.
"""

import re
import tomllib
from collections.abc import Mapping
from copy import deepcopy
from functools import cache
from importlib.resources import files
from typing import Any

from grotto.games.lamp.pieces import (
    CHEST_CARDS,
    EFFECT,
    EFFECT_NAMES,
    KIND,
    KIND_NAMES,
    KINDS,
    LAMP_CARDS,
    METAL_NAMES,
    MOST_SCORPIONS,
    TALISMAN,
)
from grotto.tabletop.words import Misfit, Named, check_list, check_object

Deck = dict[str, Any]

HOUSE = "house"
IN_A_CHEST = Named("a kind of card", KIND_NAMES[: TALISMAN + 1])
MOST_NAME = 60


def hear(value: Any, where: str) -> Deck:
    """The deck itself, of its name or its value. Raises Misfit."""
    if value == HOUSE:
        return deepcopy(house())
    if not isinstance(value, dict):
        raise Misfit(where, value, f"{HOUSE!r}, or a deck as in docs/guides/decks.md")
    return checked(value, where)


@cache
def house() -> Deck:
    text = files("grotto.games.lamp").joinpath("decks/house.toml").read_text(encoding="utf-8")
    return read(text, "house.toml")


def read(text: str, file: str) -> Deck:
    """The deck of a file's text. What is wrong is told with the line where it stands."""
    try:
        value = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise Misfit(file, str(error), "TOML, as in `ruby = [2, 1]`") from error
    try:
        return checked(value, "deck")
    except Misfit as wrong:
        line = line_of(text, wrong.where.split("[")[0].split(".")[1:])
        raise Misfit(f"{file}, line {line}: {wrong.where}", wrong.found, wrong.expected) from wrong


def line_of(text: str, path: list[str]) -> int:
    """The line of a section's entry, or of the section, or the first one."""
    found, section = 1, ""
    for number, line in enumerate(text.splitlines(), 1):
        header = re.match(r"\s*\[\s*([^\]]+?)\s*\]", line)
        key = re.match(r"\s*[\"']?([\w.-]+)[\"']?\s*=", line)
        if header:
            section = header[1]
        here = [section] if header else [*filter(None, [section]), *key[1].split(".")] if key else []
        if here and here == path[: len(here)]:
            found = number
        if here == path:
            return number
    return found


# -- checking -------------------------------------------------------------------


def checked(value: Any, where: str) -> Deck:
    """The deck with nothing missing and nothing unknown, always written the same way."""
    parts = ("name", *METAL_NAMES, "lamp")
    entries = check_object(value, where, dict.fromkeys(parts))
    for part in parts:
        if part not in entries:
            raise Misfit(f"{where}.{part}", "nothing", f"a deck with {', '.join(parts)}")
    name = entries["name"]
    if not isinstance(name, str) or not 0 < len(name) <= MOST_NAME or not name.isprintable():
        raise Misfit(f"{where}.name", name, f"a name of up to {MOST_NAME} letters")
    chests = {metal: checked_chest(entries[metal], f"{where}.{metal}") for metal in METAL_NAMES}
    return {"name": name, **chests, "lamp": checked_lamp(entries["lamp"], f"{where}.lamp")}


def checked_chest(value: Any, where: str) -> dict[str, list[int]]:
    chest = {}
    for name, copies in named(value, where, IN_A_CHEST).items():
        here = f"{where}.{name}"
        listed = [count_of(n, f"{here}[{i}]") for i, n in enumerate(check_list(copies, here))]
        while listed and listed[-1] == 0:
            listed.pop()
        if len(listed) > MOST_SCORPIONS + 1:
            raise Misfit(here, f"{len(listed) - 1} scorpions on a card", f"at most {MOST_SCORPIONS}")
        if listed:
            chest[name] = listed
    check_total(sum(map(sum, chest.values())), CHEST_CARDS, where)
    return chest


def checked_lamp(value: Any, where: str) -> dict[str, int]:
    lamp = {name: count_of(n, f"{where}.{name}") for name, n in named(value, where, EFFECT).items()}
    check_total(sum(lamp.values()), LAMP_CARDS, where)
    return {name: count for name, count in lamp.items() if count}


def named(value: Any, where: str, among: Named) -> Mapping[str, Any]:
    """The entries in the order of their names' numbers."""
    if not isinstance(value, dict):
        raise Misfit(where, value, f"a table of cards and their copies, such as {among.names[1]!r}")
    for name in value:
        if not isinstance(name, str) or name not in among.numbers:
            raise Misfit(f"{where}.{name}", "an unknown name", among.expected(name))
    return {name: value[name] for name in among.names if name in value}


def count_of(value: Any, where: str) -> int:
    if type(value) is not int or not 0 <= value <= CHEST_CARDS:
        raise Misfit(where, value, f"how many copies there are, 0 to {CHEST_CARDS}")
    return value


def check_total(found: int, expected: int, where: str) -> None:
    if found != expected:
        raise Misfit(where, f"{found} cards", f"{expected}")


# -- laying it out ---------------------------------------------------------------


def chest_cards(deck: Deck, metal: str) -> list[int]:
    """Every card of a chest, by number."""
    return [
        KIND.numbers[name] + KINDS * scorpions
        for name, listed in deck[metal].items()
        for scorpions, copies in enumerate(listed)
        for _ in range(copies)
    ]


def lamp_cards(deck: Deck) -> list[int]:
    return [EFFECT.numbers[name] for name in EFFECT_NAMES for _ in range(deck["lamp"].get(name, 0))]
