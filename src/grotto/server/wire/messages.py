"""What the server says to one viewer. It holds nothing that the viewer may not know; a hidden thing is absent.

Messages with a `seq` make up the viewer's course of events, numbered without a gap within an `epoch`. Who comes back
says the last one he had and is sent the rest, or a fresh `state`.
"""

from typing import Any

from msgspec import Struct

from grotto.server.wire.parts import Asked, Clock, HeardAt, RaceReceipt, TableAt, Voting, Why
from grotto.server.wire.words import Connection, Phrase, RaceMode, Reaction


class Told(Struct, tag_field="type", omit_defaults=True):
    """The form of everything that the server says."""


# -- messages with a seq --------------------------------------------------------------


class State(Told, tag="state"):
    """Everything at once: at first, and whenever what is missing cannot be sent piece by piece.

    `log` has all that the viewer heard in this game. `commitment` binds the server to the deal.
    """

    epoch: str
    seq: int
    version: int
    you: int | None
    table: TableAt
    now: Asked | None = None
    log: list[HeardAt] = []
    commitment: str | None = None
    voting: Voting | None = None
    receipts: list[RaceReceipt] = []
    muted: list[int] = []


class Began(Told, tag="began"):
    """A game begins: the table as it stands now, and its first moment."""

    seq: int
    table: TableAt
    commitment: str
    events: list[HeardAt]
    now: Asked


class Happened(Told, tag="happened"):
    """An action was done, and the viewer heard this of it. `undone`: so many of the log's last events are void."""

    seq: int
    events: list[HeardAt]
    now: Asked
    undone: int = 0


class TableChanged(Told, tag="table"):
    """Seats, host, phase, pace or options have changed; `clocks` if a game is on."""

    seq: int
    table: TableAt
    clocks: list[Clock] | None = None


class Chosen(Told, tag="chosen"):
    """To the own seat alone: the sealed answer that it has given, kept until all have answered."""

    seq: int
    question: int
    action: str


class VotingChanged(Told, tag="voting"):
    """`voting` absent: it is off the table; `passed` says how it went."""

    seq: int
    voting: Voting | None = None
    passed: bool | None = None


class PhraseSaid(Told, tag="said"):
    seq: int
    seat: int
    phrase: Phrase


class Reacted(Told, tag="reacted"):
    seq: int
    seat: int
    reaction: Reaction


class RaceAhead(Told, tag="race-ahead"):
    """A race comes: hands off. The cue follows in `now.race` of a `happened`. `alone`: send `ready` first.

    `bad_links`: seats whose connection is too slow or uneven to be judged well. `odd_times`: seats whose times over
    their last races are too fast or too even to be a person's.
    """

    seq: int
    race: int
    mode: RaceMode
    bad_links: list[int] = []
    odd_times: list[int] = []


class PhotoFinish(Told, tag="photo-finish"):
    """The first hand is down; others may still be on their way."""

    seq: int
    race: int


class RaceOver(Told, tag="race-over"):
    seq: int
    receipt: RaceReceipt


# -- messages without ------------------------------------------------------------------


class Done(Told, tag="done"):
    """The command of this id was carried out."""

    id: str


class Refused(Told, tag="refused"):
    """The command of this id was not carried out: why, as a key, the rule of the game, and what it speaks of."""

    id: str
    reason: str
    rule: str | None = None
    arguments: dict[str, Any] = {}


class Hinted(Told, tag="hinted"):
    """What a program would choose, and the best that it considered, the best first."""

    id: str
    action: str
    why: list[Why]


class Presence(Told, tag="presence"):
    """How well a seat is connected; `trip_ms` to and from it."""

    seat: int
    connection: Connection
    trip_ms: int | None = None


class Elsewhere(Told, tag="elsewhere"):
    """To the own seat alone: on so many other pages or devices it is open as well. Each of them may answer."""

    count: int


class Locked(Told, tag="locked"):
    """A false start: taps do not count for so long."""

    race: int
    lock_ms: int


class Pong(Told, tag="pong"):
    at: float


class Bye(Told, tag="bye"):
    """The connection ends: `reason` as a key. `again`: the client may come back by itself."""

    reason: str
    again: bool


Message = (
    State | Began | Happened | TableChanged | Chosen | VotingChanged | PhraseSaid | Reacted | RaceAhead | PhotoFinish
    | RaceOver | Done | Refused | Hinted | Presence | Elsewhere | Locked | Pong | Bye
)  # fmt: skip
