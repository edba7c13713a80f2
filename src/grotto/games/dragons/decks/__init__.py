"""Treasure decks as data: read from TOML, checked, and told in which line something is wrong.

A deck is an object: `name`, and for some numbers of players (`for-3`, `for-4`, `for-5`) its fifteen cards. A card says
by cave what lies in its niches, the top one first: {"crown": [5, 3], "gem": [4]}.
"""

import re
import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

from grotto.games.dragons.pieces import AMOUNTS, CARDS, KIND, KIND_NAMES, SUPPLY
from grotto.games.dragons.state import TreasureCard
from grotto.tabletop.words import Misfit, check_list, check_object

HOUSE = "house"
PLAYERS = {"for-3": 3, "for-4": 4, "for-5": 5}
KEYS = {"name": 0, **PLAYERS}


@cache
def house_text() -> str:
    return (files("grotto.games.dragons.decks") / "house.toml").read_text(encoding="utf-8")


def hear(value: Any, where: str) -> dict[str, Any]:
    """The checked deck of a value: `house`, or a whole deck. The match keeps it in its transcript."""
    if value == HOUSE:
        return read(house_text(), "house.toml")
    if not isinstance(value, dict):
        raise Misfit(where, value, f"{HOUSE!r}, or a deck with the keys {', '.join(KEYS)}")
    return checked(value, where)


def read(text: str, file: str) -> dict[str, Any]:
    """The deck in a file. What is wrong is named with its line."""
    try:
        deck = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise Misfit(file, str(error), "a deck in TOML") from error
    try:
        return checked(deck, "deck")
    except Misfit as wrong:
        raise Misfit(
            f"{file}, line {line_of(text, wrong.where)}: {wrong.where}", wrong.found, wrong.expected
        ) from wrong


def checked(deck: Any, where: str) -> dict[str, Any]:
    """The same deck with its caves in order."""
    check_object(deck, where, KEYS)
    if not isinstance(deck.get("name"), str):
        raise Misfit(f"{where}.name", deck.get("name"), "the name of the deck")
    made: dict[str, Any] = {"name": deck["name"]}
    for key, players in PLAYERS.items():
        if key in deck:
            made[key] = checked_cards(deck[key], f"{where}.{key}", players)
    if len(made) == 1:
        raise Misfit(where, "no cards", f"cards for some number of players: {', '.join(PLAYERS)}")
    return made


def checked_cards(cards: Any, where: str, players: int) -> list[dict[str, list[int]]]:
    if len(check_list(cards, where)) != CARDS:
        raise Misfit(where, f"{len(cards)} cards", f"{CARDS}")
    return [checked_card(card, f"{where}[{number}]", players) for number, card in enumerate(cards)]


def checked_card(card: Any, where: str, players: int) -> dict[str, list[int]]:
    check_object(card, where, KIND.numbers)
    made: dict[str, list[int]] = {}
    for kind in KIND_NAMES:
        if kind in card:
            made[kind] = checked_niches(card[kind], f"{where}.{kind}", players)
    return made


def checked_niches(amounts: Any, where: str, players: int) -> list[int]:
    """1.6 Never more than in the niche above, and at most one niche less than there are players."""
    AMOUNTS.hear(amounts, where)
    if not 1 <= len(amounts) <= players - 1:
        raise Misfit(where, f"{len(amounts)} niches", f"1 to {players - 1} with {players} players")
    if sum(amounts) > SUPPLY:
        raise Misfit(where, f"{sum(amounts)} treasures", f"at most {SUPPLY}, all that there are of a kind")
    return list(amounts)


def line_of(text: str, where: str) -> int:
    """The line that a place in the deck stands in: of a card, or else of its key."""
    plain = re.sub(r"#.*", lambda comment: " " * len(comment[0]), text)
    place = re.match(r"deck\.([\w-]+)(?:\[(\d+)\])?", where)
    at = 0
    if place:
        found = re.search(rf"^\s*\"?{re.escape(place[1])}\"?\s*=", plain, re.MULTILINE)
        at = found.end() if found else 0
        cards = [match.start() for match in re.finditer(r"\{", plain) if match.start() >= at]
        if place[2] and int(place[2]) < len(cards):
            at = cards[int(place[2])]
    return text.count("\n", 0, at) + 1


def cards_for(deck: dict[str, Any], players: int) -> list[TreasureCard]:
    """The cards as the table has them. Raises Misfit if the deck has none for so many players."""
    key = next(key for key, count in PLAYERS.items() if count == players)
    if key not in deck:
        there = ", ".join(known for known in PLAYERS if known in deck)
        raise Misfit("option deck", f"the deck {deck['name']!r} with {there}", f"a deck with cards {key}")
    made = []
    for card in deck[key]:
        laid = TreasureCard()
        laid.caves = [AMOUNTS.hear(card.get(kind, []), kind) for kind in KIND_NAMES]
        made.append(laid)
    return made
