"""The fixed words of the wire. Every client renders them in the language of its viewer."""

from typing import Annotated, Literal

from msgspec import Meta

# What people can say to each other: phrases and reactions by key, so that everybody reads his own language.
Phrase = Literal[
    "hello",
    "good-luck",
    "have-fun",
    "your-turn",
    "one-moment",
    "i-am-back",
    "thinking",
    "well-played",
    "thanks",
    "sorry",
    "oh-no",
    "lucky",
    "that-was-close",
    "good-game",
    "one-more",
    "goodbye",
]
Reaction = Literal["lamp", "jewel", "dragon", "scorpion", "laugh", "wow", "clap", "cry", "heart", "sleep"]

# gathering: people take seats. playing. over: a game has ended, another may follow at the same table.
Phase = Literal["gathering", "playing", "over"]
# covered: a program plays for a person who is away, and keeps the seat warm.
SeatKind = Literal["open", "closed", "person", "program"]
# shaky: answers late or with much jitter.
Connection = Literal["here", "shaky", "gone"]
# reflex: by response time. relaxed: the same with a wide tie band. sealed: without reflexes. alone: each timed when he
# is ready, for games that go on for days.
RaceMode = Literal["reflex", "relaxed", "sealed", "alone"]
Motion = Literal["pause", "resume", "clocks", "days", "free", "rematch", "end"]

PaceKind = Literal["free", "clocks", "days"]

# Why the server itself refuses. Refusals of a game have reasons of their own, with the number of the rule.
Reason = Literal[
    "unreadable",  # no message of this wire: `where` and `why`
    "old-client",  # another version of the wire: `found`, `expected`
    "misfit",  # a value that does not fit: `where`, `found`, `expected`
    "no-such-table",  # or it was tidied away: `code`
    "no-such-record",
    "wrong-secret",  # the seat's link was given up, or is another table's
    "table-full",
    "seat-taken",
    "seat-closed",
    "not-the-host",
    "not-seated",  # who watches cannot do that
    "not-gathering",  # the game has begun
    "not-playing",  # no game is on
    "too-few-seats",  # `found`, `expected`
    "paused",
    "other-question",  # the question was answered meanwhile: `question`
    "no-hints",
    "no-spectators",
    "no-undo",
    "not-your-action",  # the last action was another's
    "was-revealed",  # somebody learned something by it
    "no-race",
    "too-late",  # the race is decided
    "locked",  # after a false start: `lock_ms`
    "no-voting",
    "not-together",  # this motion is for another moment: `motion`
    "voting",  # another motion is on the table
    "no-clocks",
    "too-many",  # more than may come in so short a time: `retry_ms`
    "too-large",
    "house-full",  # as many tables or visitors as this server takes
    "not-stored",  # the disk took nothing: nothing was done, send it again
    "other-origin",
    "server-stops",
    "too-slow",  # this connection did not take what was sent
    "idle",  # nothing came for too long
    "other-rules",  # the game began under rules that this server does not have: `game`, `found`, `expected`
]

CommandId = Annotated[
    str,
    Meta(  # any letters, but the zero, which not every database takes
        min_length=1,
        max_length=64,
        pattern="^[^\\x00]+$",
        description="Chosen by the client. The same one twice is one command.",
    ),
]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
Secret = Annotated[str, Meta(max_length=64)]
PageName = Annotated[str, Meta(min_length=1, max_length=40)]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Milliseconds = Annotated[float, Meta(ge=-86_400_000, le=86_400_000)]
