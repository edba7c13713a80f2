"""What a viewer is told, in order: one course a seat, one for all who watch. And the lines on which it is told.

A line is a connection of whatever kind. Its outbox is bounded: if it does not take what is sent, the outbox is emptied
and the line asks for a fresh state once it takes something again. No slow reader holds up a table or fills the memory.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field

import msgspec

from grotto.server.moment import now
from grotto.server.secrets import fresh_id
from grotto.server.wire.messages import Message

TAIL, TAIL_BYTES = 48, 32_768  # so much is kept for who comes back
OUTBOX = 96
SLEEPS_AFTER = 45.0  # a course that nobody follows for so long is no longer written
ENCODER = msgspec.json.Encoder()


@dataclass(slots=True)
class Letter:
    """`at`: not before then (µs). `sent`: told when it left, as a stamp in µs."""

    data: bytes
    at: int | None = None
    sent: Callable[[int], None] | None = None


class Line:
    """A connection at a table. `trips` are its protocol round trips in µs, the newest last; `kernel` asks TCP's own."""

    def __init__(self, seat: int | None, trips: list[int], kernel: Callable[[], int | None] = lambda: None) -> None:
        self.seat, self.trips, self.kernel = seat, trips, kernel
        self.outbox: deque[Letter] = deque()
        self.filled = asyncio.Event()
        self.behind = False
        self.closing: str | None = None
        self.trip_ms: float | None = None
        self.page: str | None = None

    def send(self, letter: Letter) -> None:
        if self.behind or self.closing:
            return
        if len(self.outbox) >= OUTBOX:
            self.outbox.clear()
            self.behind = True
        else:
            self.outbox.append(letter)
        self.filled.set()

    def say(self, message: Message) -> None:
        self.send(Letter(ENCODER.encode(message)))

    def close(self, reason: str) -> None:
        self.closing = reason
        self.filled.set()

    async def next(self) -> Letter | None:
        """The next letter; None if the line is behind, or to be closed with nothing more to say."""
        while not self.outbox:
            if self.behind or self.closing:
                return None
            self.filled.clear()
            await self.filled.wait()
        return self.outbox.popleft()

    def at_once(self, first: Letter) -> list[Letter]:
        """That letter, and all behind it that need not wait for their time."""
        letters = [first]
        while self.outbox and self.outbox[0].at is None:
            letters.append(self.outbox.popleft())
        return letters


@dataclass
class Course:
    """What one viewer was told: the number of the last message, the last of them, and who follows."""

    viewer: int | None
    epoch: str = field(default_factory=fresh_id)
    seq: int = 0
    tail: deque[bytes] = field(default_factory=deque)
    tail_bytes: int = 0
    lines: list[Line] = field(default_factory=list)
    pages: int = 0
    left_at: float = field(default_factory=now)

    @property
    def is_followed(self) -> bool:
        return bool(self.lines) or now() - self.left_at < SLEEPS_AFTER

    def tell(
        self,
        build: Callable[[int], Message],
        at: int | None = None,
        sent: Callable[[int], None] | None = None,
        but: Callable[[Line], bool] | None = None,
    ) -> None:
        """A message with the next number. It is not even built if nobody follows: then the epoch ends."""
        if not self.is_followed:
            self.break_off()
            return
        self.seq += 1
        data = ENCODER.encode(build(self.seq))
        self.keep(data)
        for line in self.lines:
            if but is None or not but(line):
                line.send(Letter(data, at, sent))

    def keep(self, data: bytes) -> None:
        self.tail.append(data)
        self.tail_bytes += len(data)
        while len(self.tail) > TAIL or self.tail_bytes > TAIL_BYTES:
            self.tail_bytes -= len(self.tail.popleft())

    def break_off(self) -> None:
        """Whoever comes back from before needs everything anew."""
        if self.seq:
            self.epoch, self.seq = fresh_id(), 0
            self.tail.clear()
            self.tail_bytes = 0

    def missing(self, epoch: str | None, seq: int) -> list[bytes] | None:
        """What came after that message; None if it cannot be told any more."""
        if epoch != self.epoch or not 0 <= self.seq - seq <= len(self.tail):
            return None
        return list(self.tail)[len(self.tail) - (self.seq - seq) :] if self.seq > seq else []

    def join(self, line: Line) -> None:
        self.lines.append(line)

    def leave(self, line: Line) -> None:
        if line in self.lines:
            self.lines.remove(line)
            self.left_at = now()
