"""What goes over HTTP: how a table is made and joined, and what is told of games and records."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from grotto.server.wire.commands import Pace
from grotto.server.wire.parts import Ended, HeardAt, RaceReceipt, TableAt
from grotto.server.wire.words import Name, RaceMode

Player = Annotated[str, Meta(max_length=32)]


class SeatWish(Struct, forbid_unknown_fields=True):
    """A seat at a new table: open, closed, or with a program in it."""

    player: Player | None = None
    closed: bool = False


class NewTable(Struct, forbid_unknown_fields=True):
    """`seats`: all but the host's, who has seat 0; else as many as is usual, open. `start`: at once."""

    game: Annotated[str, Meta(max_length=32)]
    name: Name
    options: dict[str, Any] = {}
    seats: Annotated[list[SeatWish], Meta(max_length=7)] | None = None
    public: bool = False
    hints: bool = True
    undo: bool = True
    spectators: bool = True
    race: RaceMode = "reflex"
    pace: Pace = Pace()
    start: bool = False


class Joining(Struct, forbid_unknown_fields=True):
    """`seat`: a certain one, perhaps one that a program keeps for somebody who left; else the first open one."""

    name: Name
    seat: Annotated[int, Meta(ge=0, le=7)] | None = None


class Seated(Struct):
    """Whoever has the secret has the seat. It belongs behind the # of a link, never before it."""

    code: str
    seat: int
    secret: str
    table: TableAt


class OptionOf(Struct):
    name: str
    about: str
    choices: list[Any]


class GameOffered(Struct):
    id: str
    title: str
    rules: int
    seats: list[int]
    usual_seats: int
    options: list[OptionOf]
    players: list[str]
    has_race: bool


class RecordHead(Struct):
    """A finished game, for everybody who has its address."""

    record: str
    game: str
    rules: int
    options: dict[str, Any]
    names: list[str]
    players: list[str | None]
    began: str
    ended_at: str
    ended: Ended
    moments: int
    commitment: str
    receipts: list[RaceReceipt]


class Moment(Struct):
    """After so many actions: what the viewer heard since the moment before, and what he saw then."""

    number: int
    seat: int | None
    events: list[HeardAt]
    view: dict[str, Any]
    ask: str
    asked: list[int]


class Replay(Struct):
    """The whole game as one seat, or a spectator (`viewer` null), lived it."""

    head: RecordHead
    viewer: int | None
    moments: list[Moment]


class Verification(Struct):
    """Whether the record holds: the deal is the one promised, and each action leads to the state recorded after it."""

    holds: bool
    commitment: str
    secret: str
    digest: str
    actions: int
    why: str | None = None


class Health(Struct):
    status: str
    version: str
    wire: int
    tables: int
    connections: int
    store: str


class Trouble(Struct):
    """Whatever could not be done: why, as a key, and what it speaks of."""

    reason: str
    arguments: dict[str, Any] = {}
