"""What messages are made of: the table, the moment, the race, as one viewer may know them."""

from typing import Any

from msgspec import Struct

from grotto.server.race import Receipt
from grotto.server.wire.commands import Pace
from grotto.server.wire.words import Connection, Motion, Phase, RaceMode, SeatKind


class SeatAt(Struct):
    """`player` names the program of a program's seat. `covered`: a program plays for a person away."""

    seat: int
    kind: SeatKind
    name: str | None = None
    player: str | None = None
    connection: Connection | None = None
    covered: bool = False
    left: bool = False


class TableAt(Struct):
    """What everybody may know of a table. `record`: the finished game's address for replays."""

    code: str
    game: str
    rules: int
    options: dict[str, Any]
    phase: Phase
    seats: list[SeatAt]
    host: int | None
    public: bool
    hints: bool
    undo: bool
    spectators: bool
    race: RaceMode
    pace: Pace
    paused: bool
    watching: int
    games_played: int
    record: str | None = None


class HeardAt(Struct):
    """An event as the viewer hears it."""

    key: str
    arguments: dict[str, Any]


class Legal(Struct):
    """An action that the viewer's seat may do now: its words, which `act` takes, and the same for programs."""

    words: str
    key: str
    values: dict[str, Any]


class Clock(Struct):
    """`left_ms` as this message was sent."""

    seat: int
    left_ms: int
    running: bool


class ScoreLine(Struct):
    """A line of a seat's score: so many things, and what each counts; 0 where they only tell equal seats apart."""

    key: str
    count: int
    each: int


class Ended(Struct):
    """How it ended: by what, who won, what told the winners from the others. `secret` proves the deal.

    `breakdown` says seat by seat what the score is made of; it is empty where nobody was counted.
    """

    winners: list[int]
    scores: list[int]
    reason: str
    decided_by: str
    secret: str | None = None
    breakdown: list[list[ScoreLine]] = []


class Cue(Struct):
    """The lamp lights now: in one frame with what is to be seen. `mode` as the race is run."""

    race: int
    mode: RaceMode
    closes_ms: int


class RaceReceipt(Struct):
    """The race of that number in this game, and all that its order was found by. Public, and kept with the record."""

    race: int
    receipt: Receipt


class Voting(Struct):
    """A motion on the table: who asked, who has agreed, whom it still needs."""

    motion: Motion
    by: int
    agreed: list[int]
    needed: list[int]
    pace: Pace | None = None


class Why(Struct):
    """An action that was considered: what it seemed worth, and the word behind it."""

    action: str
    value: float
    unit: str
    key: str
    arguments: dict[str, Any]


class Asked(Struct):
    """The moment at the table, as the viewer may know it. `view`: the game's own, see its types.

    `question` counts the questions of this game. `asked`: who owes an answer; while a question is sealed all to whom it
    was put, answered or not. `chosen`: the viewer's own sealed answer, which he may still change. `race`: the
    cue, while a race is on. `closes_ms`: when a sealed question closes. `can_undo`: the viewer may take his
    last action back.
    """

    question: int
    view: dict[str, Any]
    ask: str
    asked: list[int]
    sealed: bool
    legal: list[Legal]
    clocks: list[Clock]
    chosen: str | None = None
    closes_ms: int | None = None
    race: Cue | None = None
    can_undo: bool = False
    ended: Ended | None = None
