"""How the tests of every game look at a match and act in it."""

from typing import Any

import pytest

import grotto


def ask(match: grotto.Match) -> str:
    """What is asked, as every viewer sees it."""
    asked: str = match.view(None)["ask"]
    return asked


def may(match: grotto.Match, seat: int, *among: str) -> list[str]:
    """The words of what the seat may do now; with `among`, only those that begin so."""
    return [str(action) for action in match.legal(seat) if not among or str(action).startswith(among)]


def told(match: grotto.Match, viewer: int | None, *keys: str) -> list[str]:
    """What the viewer heard so far, one event a line; with `keys`, only those events."""
    return [str(heard) for heard in match.heard(viewer) if not keys or heard.key in keys]


def act(match: grotto.Match, *actions: str) -> grotto.Match:
    """Carry out actions such as "0: play torch", one after the other."""
    for line in actions:
        seat, words = line.split(": ")
        match.act(int(seat), words)
    return match


def refused(match: grotto.Match, seat: int, words: str) -> tuple[str, str]:
    """The reason and the rule of a refusal; that nothing changes is looked at, too."""
    before: dict[str, Any] = match.position()
    with pytest.raises(grotto.Refused) as refusal:
        match.act(seat, words)
    assert match.position() == before
    return refusal.value.reason, refusal.value.rule
