"""How the tests look at a table: in the words of the rulebook."""

from typing import Any

import grotto
from grotto.games.lamp.pieces import METAL_NAMES


def place(match: grotto.Match, seat: int) -> dict[str, Any]:
    """What everybody sees of a seat."""
    seen: dict[str, Any] = match.view(None)["seats"][seat]
    return seen


def cards(match: grotto.Match, seat: int) -> str:
    """Stones and jewels of a seat in the order of the rulebook: emerald, ruby, sapphire, diamond, jewels."""
    return in_words(place(match, seat)["cards"])


def in_words(heap: dict[str, int]) -> str:
    return " ".join(kind for kind, copies in heap.items() for _ in range(copies))


def laid(match: grotto.Match, seat: int) -> dict[str, int]:
    """The talismans of a seat by the kind of stone on which they lie."""
    talismans: dict[str, int] = place(match, seat)["talismans"]
    return talismans


def alone(match: grotto.Match, seat: int) -> int:
    """How many of its talismans lie alone."""
    count: int = place(match, seat)["alone"]
    return count


def sets(match: grotto.Match, seat: int) -> dict[str, int]:
    complete: dict[str, int] = place(match, seat)["sets"]
    return {metal: count for metal, count in complete.items() if count}


def points(match: grotto.Match, seat: int) -> int:
    count: int = place(match, seat)["points"]
    return count


def discard(match: grotto.Match) -> str:
    return in_words(match.view(None)["discard"])


def chest(match: grotto.Match, metal: str) -> list[str]:
    """The cards of a chest without its Sorcerer, the top card first. The authority's knowledge."""
    found: list[str] = match.position()["chests"][METAL_NAMES.index(metal)]["cards"]
    return found[::-1]


def drawn_now(match: grotto.Match) -> list[str]:
    """The cards of the search that goes on, in the order in which they came."""
    found: list[str] = match.view(None)["found"]
    return found


def dice(match: grotto.Match) -> list[dict[str, int]]:
    return [seat["dice"] for seat in match.view(None)["seats"]]


def offered(match: grotto.Match) -> str:
    """What the Lamp card that was read last offers."""
    effect: str = match.view(None)["effect"]
    return effect


def outcome(match: grotto.Match) -> Any:
    assert match.outcome is not None
    return match.outcome
