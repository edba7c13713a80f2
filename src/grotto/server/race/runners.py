"""What is known of each seat in a race: its link as measured before, when it was sent the cue, and what it answered."""

from msgspec import Struct, field

from grotto.server.race.links import NO_WAY, Link, link_of

MOST_ANSWERS = 20  # who taps oftener mashes: what comes after that is not even kept
SENT_LATE = 50_000  # how late the server itself may send a cue


class Answer(Struct, frozen=True):
    """A slap, or else a pass: when it arrived, and what the seat says was its time from seeing the cue to the slap."""

    at: int
    slap: bool = True
    claim: int | None = None


class Runner(Struct):
    """A seat that races. `trips` are its last round trips before the race, `kernel` TCP's own smallest one, if known.

    A program at the server (`bot`) has no way to go. `cue` is when the cue is due to be sent, `sent` when it was.
    """

    seat: int
    trips: list[int] = field(default_factory=list)
    kernel: int | None = None
    bot: bool = False
    cue: int | None = None
    sent: int | None = None
    answers: list[Answer] = field(default_factory=list)

    @property
    def link(self) -> Link:
        return NO_WAY if self.bot else link_of(self.trips, self.kernel)

    @property
    def start(self) -> int | None:
        """When its time began to run; None as long as it has no cue to wait for.

        Whoever was not there to be sent it runs from when it was due: he may have seen it elsewhere.
        """
        if self.cue is None or self.sent is None:
            return self.cue
        return min(self.sent, self.cue + SENT_LATE)
