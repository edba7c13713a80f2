"""How the tests look at a table: in the words of the rulebook."""

import grotto


def hand(match: grotto.Match, seat: int) -> str:
    return " ".join(match.position()["seats"][seat]["hand"])


def mine(match: grotto.Match, seat: int) -> list[str]:
    """The nine cells: `ruby-1` open, `(idol)` hidden, `(idol) 0` hidden and seen by seat 0."""
    cells: list[str] = match.position()["seats"][seat]["mine"]
    return cells


def cell(match: grotto.Match, seat: int, number: int) -> str:
    return mine(match, seat)[number - 1]


def pile(match: grotto.Match) -> list[str]:
    """The pile, its top card first."""
    cards: list[str] = match.position()["pile"]
    return cards[::-1]


def discard(match: grotto.Match) -> list[str]:
    """The discard, its bottom card first."""
    cards: list[str] = match.position()["discard"]
    return cards
