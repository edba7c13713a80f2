"""What pieces, spaces and seats are called in English sentences; a word as it stands on the wire goes in."""

from collections.abc import Sequence

from grotto.games.dragons.pieces import ARTIFACT_NAMES, CAVE_NAMES, ROOM_NAMES, SPELL_NAMES

SPELL_TITLES = dict(
    zip(
        SPELL_NAMES,
        (
            *("Abracadabra", "Mage's Apprentice", "Charity", "City Tax", "Smuggler", "Last Will Be First", "Trade"),
            *("Lunar Eclipse", "Solar Eclipse", "Parasite", "Dragon Leaves", "Spy", "Sultan's Tax", "Mirage"),
            *("Eye for an Eye", "Donation", "Dragon's Return", "Sacrifice", "Second Chance", "Taboo", "Teleport"),
        ),
        strict=True,
    )
)
ARTIFACT_TITLES = {name: name.capitalize() for name in ARTIFACT_NAMES}
TITLES = SPELL_TITLES | ARTIFACT_TITLES
SPACE_TITLES = (
    {name: f"the {name.replace('-', ' ')}" for name in CAVE_NAMES}
    | {"tent": "the Tent", "djinn": "the Djinn's House", "market": "the Market", "caravanserai": "the Caravanserai"}
    | {"guard": "the guard room"}
    | {name: name.replace("-", " ") for name in ROOM_NAMES}
)
WITHOUT_PLURAL = {"gold"}


def named(seat: int | None, you: int | None, names: Sequence[str] | None) -> str:
    if seat is None:
        return "somebody"
    if seat == you:
        return "you"
    return names[seat] if names else f"seat {seat}"


def possessive(seat: int | None, you: int | None, names: Sequence[str] | None) -> str:
    return "your" if seat is not None and seat == you else named(seat, you, names) + "'s"


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def treasures(count: int, kind: str) -> str:
    """`a crown`, `3 crowns`, `1 gold`."""
    if kind in WITHOUT_PLURAL:
        return f"{count} {kind}"
    return f"a {kind}" if count == 1 else f"{count} {kind}s"


def counted(count: int, what: str) -> str:
    """`no tokens`, `1 token`, `2 tokens`."""
    return f"{count or 'no'} {what}{'s' * (count != 1)}"


def an_artifact(name: str | None) -> str:
    return "an artifact" if name is None else f"a {TITLES[name]}"


def a_spell(name: str | None) -> str:
    return "a spell" if name is None else TITLES[name]


def bare_token(name: str | None) -> str:
    """What stands after its owner: seat 1's `7`, `Carpet`, or `token` if the viewer does not see which."""
    if name is None:
        return "token"
    return "Carpet" if name.startswith("carpet") else name


def a_token(name: str | None) -> str:
    bare = bare_token(name)
    return f"the {bare}" if bare.isdecimal() else f"a {bare}"
