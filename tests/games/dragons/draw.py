"""Tables drawn by hand, completed to lawful ones.

    draw(
        magic=True,
        window="turned-up",
        space="market",
        tokens=["7=market", "9=(room-1) 4=market*"],
        artifacts=["lamp carpet", "lamp counterspell"],
        spells=["trade", "taboo spy"],
        treasure=["3 crown 1 gold"],
    )

A token stands open (`7=market`), face down (`7=(room-1)`), with a Double (`4=market*`), or was seen going home
(`7=home`); one that is not drawn is behind its screen. Caves are drawn in their order: `5 3 / 4 / / / 1`. Rooms name
their top artifact first. What is not drawn lies where it can: treasures in the bank, artifacts at the bottom of the
stacks or with the seat `keeper`, spells in the deck. Who is drawn without artifacts has a Lamp in the magic game and
nothing in the base game.

`tally` draws the moment before the last token is laid, all tokens face down and those not drawn in one space (`fill`):
the tally then runs until somebody is asked.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Any

import grotto
from grotto.games.dragons.pieces import (
    ARTIFACT_NAMES,
    CARDS,
    CAVES,
    KIND_NAMES,
    SPACE,
    SPELL_NAMES,
    SUPPLY,
    VALUE_NAMES,
)
from grotto.games.dragons.state import Ask

PLACES = 5
CITY = ("tent", "djinn", "market", "caravanserai")
CAVES_OF_OLD = "5 3 / 4 2 / 3 / 2 1 / 1"
# What comes after a window.
AFTER = {
    "round-start": "placement",
    "before-placement": "placing",
    "all-placed": "tally",
    "turned-up": "settling",
    "caves-done": "tally",
    "purchase": "handing",
    "round-end": "end-of-round",
}
# The artifacts that can be laid there, spells or not.
USABLE = {key: set[str]() for key in AFTER} | {"turned-up": {"carpet", "double", "key"}}


def draw(seats: int = 3, **drawn: Any) -> grotto.Match:
    """A match at the drawn table; see `drawn_position` for what can be drawn."""
    return grotto.Match.at("dragons", drawn_position(seats, **drawn), seed=drawn.pop("seed", 1))


def tally(seats: int = 3, fill: str = "guard", **drawn: Any) -> grotto.Match:
    """The last token is about to be laid, in the only place where it can go."""
    drawn["tokens"] = [filled(text, fill) for text in padded(drawn.get("tokens", ()), seats)]
    turn = (drawn.get("first", 0) + seats - 1) % seats
    token, space = lowest(drawn["tokens"][turn])
    drawn["tokens"][turn] = drawn["tokens"][turn].replace(f"{token}=({space})", "").strip()
    if fill == "gold-cave":
        drawn.setdefault("caves", "/ / / / 1")
    return draw(seats, turn=turn, ask="lay", chosen=space, **drawn)


def filled(text: str, fill: str) -> str:
    """All eight tokens face down: where they are drawn, the others in the space to be filled."""
    laid = places_of(text)
    return " ".join(f"{value}=({laid.get(value, fill)})" for value in VALUE_NAMES)


def lowest(text: str) -> tuple[str, str]:
    token, _, place = text.split()[0].partition("=")
    return token, place.strip("()")


def drawn_position(
    seats: int = 3,
    magic: bool = False,
    ask: str = "",
    window: str = "",
    space: str | None = None,
    tokens: Sequence[str] = (),
    treasure: Sequence[str] = (),
    artifacts: Sequence[str] = (),
    used: Sequence[str] = (),
    limits: Sequence[int] = (),
    spells: Sequence[str] = (),
    spent: str = "",
    spell_deck: str | None = None,
    caves: str | None = None,
    rooms: Sequence[str] = (),
    sold: str = "",
    keeper: int | None = None,
    card: str = "2 1 / 2 / 1 / 1 / ",
    **course: Any,
) -> dict[str, Any]:
    """`course` is whatever else a position has. Without a window or an ask, a seat places its next token."""
    course.pop("seed", None)
    space = space or {"caves-done": "gold-cave", "round-end": f"room-{seats}"}.get(window)
    held, stacks = drawn_artifacts(seats, magic, artifacts, rooms, keeper)
    stood = [places_of(text) for text in padded(tokens, seats)]
    owned = [in_kinds(text) for text in padded(treasure, seats)]
    laid = drawn_caves(caves, space)
    hands = [text.split() for text in padded(spells, seats)]
    parts = zip(stood, owned, held, padded(used, seats), [*limits, *[1] * (seats - len(limits))], hands, strict=True)
    drawn: dict[str, Any] = {
        "seat_count": seats,
        "magic": magic,
        "round": 1,
        "guard": 1,
        "first": 0,
        "space": space,
        "teleport_cost": 2,
        "inside": list(range(seats)) if is_room(space) else [],
        "bank": [SUPPLY - sum(seat[kind] for seat in owned) - sum(cave) for kind, cave in enumerate(laid)],
        "caves": laid,
        "rooms": [room_of(stacks, number, sold.split()) for number in range(1, PLACES + 1)],
        "cards": list(range(CARDS)),
        "deck": [[amounts_of(text) for text in card.split("/")]] * CARDS,
        "seats": [seat_of(*part) for part in parts] + [{}] * (PLACES - seats),
        **drawn_spells(magic, hands, spent.split(), spell_deck),
        **moment(ask, window, course.get("first", 0), hands, held),
    }
    if space or window == "all-placed":
        taken = {place.strip("()*") for where in stood for place in where.values()}
        drawn["empty"] = [name for name in CITY if name not in taken]
    return (
        drawn | {"turn": turn_in(window, course.get("first", 0), seats)} | course | asked_by_turn(ask, window, course)
    )


def turn_in(window: str, first: int, seats: int) -> int | None:
    """Whose turn it is to place: at the start of the round the last seat has just had its turn, so to say."""
    return {"": first, "before-placement": first, "round-start": (first + seats - 1) % seats}.get(window)


def padded(texts: Sequence[str], seats: int) -> list[str]:
    assert len(texts) <= seats
    return [*texts, *[""] * (seats - len(texts))]


def is_room(space: str | None) -> bool:
    return bool(space and space.startswith("room"))


def moment(ask: str, window: str, first: int, hands: list[list[str]], held: list[list[str]]) -> dict[str, Any]:
    """What is asked, and what comes after it; in a window it is asked of the first who could have something to play."""
    if not window:
        return {"ask": Ask[(ask or "place").upper().replace("-", "_")].value, "stage": "placing"}
    order = [(first + n) % len(hands) for n in range(len(hands))]
    players = [seat for seat in order if (hands[seat] and "lamp" in held[seat]) or set(held[seat]) & USABLE[window]]
    return {
        "ask": Ask.PLAY.value,
        "stage": "window",
        "window": window,
        "after": AFTER[window],
        "asked": players[:1],
        "cursor": players[0] if players else first,
        "passes": order.index(players[0]) if players else 0,
    }


def asked_by_turn(ask: str, window: str, course: dict[str, Any]) -> dict[str, Any]:
    if window or "asked" in course or ask == "over":
        return {}
    return {"asked": [course.get("turn", course.get("first", 0))]}


def seat_of(
    stood: dict[str, str], owned: list[int], held: list[str], used: str, limit: int, hand: list[str]
) -> dict[str, Any]:
    return {
        "tokens": {token: place.replace("*", " doubled") for token, place in stood.items()},
        "treasure": owned,
        "artifacts": in_numbers(held),
        "used": in_numbers(used.split()),
        "limit": limit,
        "spells": hand,
    }


def places_of(text: str) -> dict[str, str]:
    return dict(word.split("=") for word in text.split())


def in_kinds(text: str) -> list[int]:
    """`3 crown 1 gold`, or `all 4`: so many of each kind."""
    words = text.split()
    if words[:1] == ["all"]:
        return [int(words[1])] * len(KIND_NAMES)
    counts = dict(zip(words[1::2], map(int, words[::2]), strict=True))
    assert counts.keys() <= set(KIND_NAMES)
    return [counts.get(kind, 0) for kind in KIND_NAMES]


def amounts_of(text: str) -> list[int]:
    return [int(word) for word in text.split()]


def drawn_caves(text: str | None, space: str | None) -> list[list[int]]:
    """As drawn; else some treasure everywhere, less what is tallied already."""
    caves = [amounts_of(part) for part in (text or CAVES_OF_OLD).split("/")]
    tallied = SPACE.numbers[space] if space and text is None else 0
    return [[*([] if number < tallied else cave), 0, 0, 0, 0][:4] for number, cave in enumerate(caves, 1)]


def in_numbers(names: Sequence[str]) -> list[int]:
    counts = Counter(names)
    assert counts.keys() <= set(ARTIFACT_NAMES), names
    return [0, *(counts[name] for name in ARTIFACT_NAMES)]


def drawn_artifacts(
    seats: int, magic: bool, artifacts: Sequence[str], rooms: Sequence[str], keeper: int | None
) -> tuple[list[list[str]], list[list[str]]]:
    """What the seats hold, and the stacks from the bottom to the top. There are as many of each kind as seats."""
    held = [text.split() for text in artifacts] + [["lamp"] * magic] * (seats - len(artifacts))
    held = [list(names) for names in held]
    stacks = [text.split()[::-1] for text in padded(rooms, seats)]
    left = Counter(dict.fromkeys(ARTIFACT_NAMES, seats))
    left.subtract(name for names in [*held, *stacks] for name in names)
    assert min(left.values()) >= 0, f"too many: {-left}"
    for name in sorted(left.elements(), key=ARTIFACT_NAMES.index, reverse=True):
        if keeper is None:
            min(stacks, key=len).insert(0, name)
        else:
            held[keeper].append(name)
    return held, stacks


def room_of(stacks: list[list[str]], number: int, sold: list[str]) -> dict[str, Any]:
    stack = stacks[number - 1] if number <= len(stacks) else []
    return {"stack": stack, "open": bool(stack) and f"room-{number}" not in sold}


def drawn_spells(magic: bool, hands: list[list[str]], spent: list[str], deck: str | None) -> dict[str, list[str]]:
    """The deck holds what is nowhere else; if a deck is drawn, the rest is spent."""
    if not magic:
        return {"spell_deck": [], "spent": []}
    left = [spell for spell in SPELL_NAMES if spell not in [*spent, *(name for hand in hands for name in hand)]]
    if deck is None:
        return {"spell_deck": left, "spent": spent}
    return {"spell_deck": deck.split(), "spent": [*spent, *(spell for spell in left if spell not in deck.split())]}


assert len(CAVES_OF_OLD.split("/")) == CAVES
