"""Whole games kept as text, as one viewer heard them. A change of rules or of what is told shows as a difference."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import grotto
from grotto.tabletop.actions import Action
from grotto.tabletop.chance import DICE, below, rewind, started

Choose = Callable[[grotto.Match, int], list[Action]]


@dataclass(frozen=True)
class Kept:
    """A game that is kept: which it is, and who listens (None: a spectator)."""

    game: str
    name: str
    seats: int
    seed: int
    viewer: int | None
    options: dict[str, Any] = field(default_factory=dict)

    def __str__(self) -> str:
        return self.name


def lines(kept: Kept, wanted: Choose) -> Iterator[str]:
    """Actions begin with `>`, what was heard of them stands below. Dice choose among the actions that are wanted."""
    match = grotto.Match(kept.game, seats=kept.seats, seed=kept.seed, options=kept.options)
    listener = "a spectator" if kept.viewer is None else f"seat {kept.viewer}"
    yield f"{match.box.title}, seats: {kept.seats}, seed: {kept.seed}, as {listener} hears it"
    dice = started(bytes(32))
    rewind(dice, kept.seed, 0, DICE)
    yield from (f"  {heard}" for heard in match.heard(kept.viewer))
    while match.asked:
        seat, since = match.asked[0], len(match.heard(kept.viewer))
        among = wanted(match, seat) or match.legal(seat)
        action = among[below(dice, len(among))]
        match.act(seat, action)
        yield f"> seat {seat}: {as_heard(match, seat, action, kept.viewer)}"
        yield from (f"  {heard}" for heard in match.heard(kept.viewer, since))
    yield f"= {match.outcome}"


def as_heard(match: grotto.Match, seat: int, action: Action, viewer: int | None) -> str:
    verb = next(verb for verb in match.box.verbs.verbs if verb.key == action.verb)
    return verb.words.replace("{}", "…") if verb.secret and viewer != seat else str(action)


def check(kept: Kept, wanted: Choose, folder: Path) -> None:
    before = (folder / f"{kept.name}.txt").read_text(encoding="utf-8").splitlines()
    now = list(lines(kept, wanted))
    for number, (old, new) in enumerate(zip(before, now, strict=False), 1):
        assert new == old, f"{kept.name}.txt, line {number}"
    assert len(now) == len(before)


def write(kept: Kept, wanted: Choose, folder: Path) -> None:
    (folder / f"{kept.name}.txt").write_text("\n".join(lines(kept, wanted)) + "\n", encoding="utf-8")
