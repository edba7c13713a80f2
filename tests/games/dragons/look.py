"""How the tests look at a table and act on it: in the words of the rulebook."""

from typing import Any

import grotto
from grotto.games.dragons.pieces import ARTIFACT_NAMES, KIND_NAMES, SUPPLY
from tests.games.look import act, ask, told

MOST_PASSES = 400


def treasure(match: grotto.Match, seat: int) -> str:
    """`3 crown 1 gold`, in the order of the caves."""
    owned = match.position()["seats"][seat]["treasure"]
    return " ".join(f"{count} {kind}" for kind, count in zip(KIND_NAMES, owned, strict=True) if count)


def total(match: grotto.Match, seat: int) -> int:
    return sum(match.position()["seats"][seat]["treasure"])


def bank(match: grotto.Match) -> dict[str, int]:
    return dict(zip(KIND_NAMES, match.position()["bank"], strict=True))


def cave(match: grotto.Match, kind: str) -> list[int]:
    """The niches that hold treasure."""
    return [amount for amount in match.position()["caves"][KIND_NAMES.index(kind)] if amount]


def is_conserved(match: grotto.Match) -> bool:
    """Whether bank, caves and hands hold 29 of each kind."""
    position = match.position()
    hands = [seat["treasure"] for seat in position["seats"]]
    caves = [sum(niches) for niches in position["caves"]]
    return all(position["bank"][k] + caves[k] + sum(hand[k] for hand in hands) == SUPPLY for k in range(5))


def token(match: grotto.Match, seat: int, name: str) -> str:
    """Where a token is: `market` open, `(market)` face down, `home`, or nothing if it is behind the screen unseen."""
    place: str = match.position()["seats"][seat]["tokens"].get(name, "")
    return place


def artifacts(match: grotto.Match, seat: int) -> str:
    """All that a seat owns, used or not, in the order of the rulebook."""
    counts = match.position()["seats"][seat]["artifacts"][1:]
    return " ".join(name for name, count in zip(ARTIFACT_NAMES, counts, strict=True) for _ in range(count))


def used(match: grotto.Match, seat: int) -> str:
    counts = match.position()["seats"][seat]["used"][1:]
    return " ".join(name for name, count in zip(ARTIFACT_NAMES, counts, strict=True) for _ in range(count))


def spells(match: grotto.Match, seat: int) -> list[str]:
    hand: list[str] = match.position()["seats"][seat]["spells"]
    return hand


def stack(match: grotto.Match, room: int) -> str:
    """The artifacts of a room, the top one first."""
    return " ".join(match.position()["rooms"][room - 1]["stack"][::-1])


def at(match: grotto.Match) -> tuple[str, str | None]:
    """The window that is open, and the space that is being tallied."""
    position = match.position()
    return position["window"], position["space"]


def pass_on(match: grotto.Match, window: str = "", space: str | None = None) -> grotto.Match:
    """All pass until something else is asked, or until the window (on that space) is open."""
    for _ in range(MOST_PASSES):
        if ask(match) != "play" or (window and at(match) in ((window, space), (window, space or at(match)[1]))):
            return match
        match.act(match.asked[0], "pass")
    raise AssertionError("nobody ever stops passing")


def plays(match: grotto.Match, *lines: str) -> grotto.Match:
    """Carry out `0: cast spy`, `0: at market`: who is asked before that seat passes, and in the end all of them do.

    What is decided when it takes effect comes in its place: `0: take gold` lets the window close first.
    """
    opened = at(match)
    for line in lines:
        seat, words = line.split(": ")
        is_play = words.startswith(("cast", "use", "counter"))
        while ask(match) == "play" and not (is_play and match.asked == [int(seat)]):
            match.act(match.asked[0], "pass")
        act(match, line)
    while ask(match) == "play" and at(match) == opened:
        match.act(match.asked[0], "pass")
    return match


def counted(match: grotto.Match, space: str) -> dict[int, int]:
    """How strong the seats were found in a space, the last time it was told."""
    found: dict[int, int] = {}
    for heard in match.heard(None):
        if heard.key == "counted" and heard.arguments["space"] == space:
            found[heard.arguments["seat"]] = heard.arguments["count"]
    return found


def looted(match: grotto.Match, space: str) -> list[tuple[int, int]]:
    """Who took how much from a cave, niche by niche."""
    takers = [heard.arguments for heard in match.heard(None) if heard.key == "looted"]
    return [(loot["seat"], loot["count"]) for loot in takers if loot["space"] == space]


def order_of(match: grotto.Match, *keys: str) -> list[tuple[str, Any]]:
    """The seats of these events, in the order in which they were heard."""
    return [(heard.key, heard.arguments.get("seat")) for heard in match.heard(None) if heard.key in keys]


def last(match: grotto.Match, key: str, viewer: int | None = None) -> str:
    """The last event of that name, as the viewer heard it; nothing if there was none."""
    heard = told(match, viewer, key)
    return heard[-1] if heard else ""


def conserved(match: grotto.Match) -> None:
    assert is_conserved(match), match.position()
