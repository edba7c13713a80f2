"""What a client says. Each command has an id, which its answer names. Sent twice, it is done once."""

from typing import Annotated, Any

from msgspec import UNSET, Meta, Struct, UnsetType

from grotto.server.wire.words import (
    CommandId,
    Milliseconds,
    Motion,
    Name,
    PaceKind,
    PageName,
    Phrase,
    RaceMode,
    Reaction,
    SeatNumber,
    Secret,
)


class Said(Struct, tag_field="type", forbid_unknown_fields=True):
    """The form of everything that a client says."""


class Hello(Said, tag="hello"):
    """First of all. With a seat's secret one sits, else one watches. `epoch`, `seq`: the last message had.

    `page`: a name of the client's choice, the same as long as it is open: so a line that broke is not counted twice.
    """

    version: int
    secret: Secret | None = None
    epoch: str | None = None
    seq: int = 0
    page: PageName | None = None


class Ping(Said, tag="ping"):
    """Answered by `pong`. `at` is the client's own clock; `trip_ms` what it measured with the last pong."""

    at: float
    trip_ms: Milliseconds | None = None


class Act(Said, tag="act"):
    """Answer what is asked, in the words of a legal action. `question`: the one that it answers, as the state told it.

    In a sealed question it may be sent again, with another choice, until all seats have answered.
    """

    id: CommandId
    question: int
    action: str


class Tap(Said, tag="tap"):
    """In a race: the hand came down. `reaction_ms`: from the first frame that showed the cue to the tap, on the device.

    `race` 0: before any cue was seen, a false start.
    """

    id: CommandId
    race: int
    reaction_ms: Milliseconds


class KeepHands(Said, tag="keep-hands"):
    """In a race: this seat does not slap."""

    id: CommandId
    race: int


class Ready(Said, tag="ready"):
    """In a race of mode `alone`: the cue may come now; there is one try."""

    id: CommandId
    race: int


class Undo(Said, tag="undo"):
    """Take the last action back: one's own, as long as nobody learned anything by it."""

    id: CommandId


class Hint(Said, tag="hint"):
    """What a program would choose, and why; where the table allows. Answered by `hinted`."""

    id: CommandId


class Say(Said, tag="say"):
    id: CommandId
    phrase: Phrase


class React(Said, tag="react"):
    id: CommandId
    reaction: Reaction


class Mute(Said, tag="mute"):
    """Hear no more phrases and reactions of a seat, or hear them again."""

    id: CommandId
    seat: SeatNumber
    muted: bool


class Rename(Said, tag="rename"):
    id: CommandId
    name: Name


class Away(Said, tag="away"):
    """A program plays on for this seat until `back`."""

    id: CommandId


class Back(Said, tag="back"):
    id: CommandId


class Leave(Said, tag="leave"):
    """Give the seat up. Before the start it is open again; later a program plays on, and someone may take it over."""

    id: CommandId


class SetSeat(Said, tag="set-seat"):
    """The host, before the start: a seat open, closed, or with a program (`level:3`) in it. A person there goes."""

    id: CommandId
    seat: SeatNumber
    player: str | None = None
    closed: bool = False


class Pace(Struct, frozen=True, forbid_unknown_fields=True):
    """`free`: without clocks. `clocks`: a bank and an increment for each action. `days`: so many for each action.

    `sealed_seconds`: what a question to several seats at once may take (not in `days`).
    """

    kind: PaceKind = "free"
    bank_seconds: Annotated[int, Meta(ge=5, le=86_400)] = 600
    increment_seconds: Annotated[int, Meta(ge=0, le=3_600)] = 15
    sealed_seconds: Annotated[int, Meta(ge=5, le=3_600)] = 90
    days: Annotated[int, Meta(ge=1, le=30)] = 2


class SetTable(Said, tag="set-table"):
    """The host, before the start: the game's options, and how it is played. What is absent stays."""

    id: CommandId
    options: dict[str, Any] | UnsetType = UNSET
    public: bool | UnsetType = UNSET
    hints: bool | UnsetType = UNSET
    undo: bool | UnsetType = UNSET
    spectators: bool | UnsetType = UNSET
    race: RaceMode | UnsetType = UNSET
    pace: Pace | UnsetType = UNSET


class Start(Said, tag="start"):
    """The host: begin. Programs take the seats that are open."""

    id: CommandId


class Propose(Said, tag="propose"):
    """Ask all persons at the table: pause, go on, change the pace, end the game, play again. Needs all who are here."""

    id: CommandId
    motion: Motion
    pace: Pace | None = None


class Vote(Said, tag="vote"):
    id: CommandId
    agrees: bool


Command = (
    Hello | Ping | Act | Tap | KeepHands | Ready | Undo | Hint | Say | React | Mute | Rename | Away | Back | Leave
    | SetSeat | SetTable | Start | Propose | Vote
)  # fmt: skip
