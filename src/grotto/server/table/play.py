"""A game on a table: the match, what is sealed, whose time runs, the race, and what is still veiled.

The authority's own; it never leaves the server. `moments` makes of it what a viewer may know.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from grotto.server.race import Race
from grotto.server.table.clocks import Clocks
from grotto.server.wire.parts import RaceReceipt
from grotto.tabletop import race
from grotto.tabletop.match import Match
from grotto.tabletop.race import Order

UNDO = "(undo)"
SLAP, PASS = "slap", "pass"


@dataclass
class Veil:
    """What each viewer saw and had heard before a race, until his cue: `views` and `heard` by viewer."""

    views: dict[int | None, dict[str, Any]]
    heard: dict[int | None, int]
    chosen: dict[int, str]


@dataclass
class Running:
    """A race on the table. `since`, `events`: how many actions and events there were before those that it unveils.

    `waits`: it begins when all who run are there and the table is not paused. `lit`: who has been sent the cue, or is
    just sent. `shown`: the same as it is on disk, which is before. `start`: of the server that ran it last. `cut`: when
    that server's end or a pause cut it off; `lost`: the time since in which no server ran, where it has an end.
    """

    number: int
    since: int
    events: int = 0
    race: Race | None = None
    waits: bool = True
    lit: set[int | None] = field(default_factory=set)
    photo: bool = False
    shown: set[int | None] = field(default_factory=set)
    start: int = 0
    cut: int | None = None
    lost: int | None = None


@dataclass
class Play:
    id: str
    match: Match
    record: str
    began: float
    rows: int = 0
    sealed: dict[int, str] = field(default_factory=dict)
    clocks: Clocks = field(default_factory=Clocks)
    receipts: list[RaceReceipt] = field(default_factory=list)
    running: Running | None = None
    veil: Veil | None = None
    last_batch: int = 1
    light: int = 0

    @property
    def question(self) -> int:
        return self.rows + 1

    @property
    def is_sealed(self) -> bool:
        return bool(self.match.asked) and bool(self.match.box.plain.is_sealed(self.match.game))

    @property
    def is_race(self) -> bool:
        """Whether what is asked is decided by who is fastest: a sealed slap or pass in a game that takes an order."""
        if not hasattr(self.match.box.plain, "refusal_of_order") or not self.is_sealed:
            return False
        return {str(action) for action in self.match.legal(self.match.asked[0])} == {SLAP, PASS}

    @property
    def viewers(self) -> Sequence[int | None]:
        """Who watches, and every seat."""
        return [None, *range(self.match.seats)]

    def owes(self, seat: int) -> bool:
        return seat in self.match.asked and seat not in self.sealed

    def veil_now(self) -> Veil:
        views = {viewer: self.match.view(viewer) for viewer in self.viewers}
        return Veil(views, {viewer: len(self.match.heard(viewer)) for viewer in self.viewers}, dict(self.sealed))

    def is_veiled(self, viewer: int | None) -> bool:
        return self.veil is not None and (self.running is None or viewer not in self.running.lit)

    def lighten(self) -> None:
        """Let go of the states that no undo can go back to any more."""
        steps = self.match.steps
        for i in range(self.light, len(steps) - 1):
            steps[i] = replace(steps[i], before=b"")
        self.light = max(self.light, len(steps) - 1)

    def can_undo(self, seat: int) -> bool:
        steps = self.match.steps
        return bool(steps) and steps[-1].seat == seat and self.undo_reason() is None

    def undo_reason(self) -> str | None:
        """Why the last action stands, whoever did it."""
        if self.last_batch > 1 or not self.match.steps[-1].before:
            return "was-revealed"
        since = self.match.happenings[self.match.steps[-1].events :]
        return "was-revealed" if any(h.telling.reveals for h in since) else None


def carried_out(match: Match, seat: int, words: str, order: str | None) -> None:
    """A row of the record, done again."""
    if words == UNDO:
        match.undo()
    else:
        match.act(seat, words, None if order is None else race.read(order))


def as_text(order: Order | None) -> str | None:
    return None if order is None else race.written(order)
