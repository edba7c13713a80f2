"""The authority of a table: one task does one thing after the other; all is on disk before anyone hears."""

import asyncio
import logging
from collections import OrderedDict, deque
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from grotto.server.moment import now
from grotto.server.refusing import No, of_misfit
from grotto.server.store import NotStored, Write
from grotto.server.table import clocks, moments, opening
from grotto.server.table.courses import Course, Letter, Line
from grotto.server.table.play import Play
from grotto.server.table.standing import Standing, written
from grotto.server.table.timers import Timers
from grotto.server.wire import VERSION, messages
from grotto.server.wire.parts import TableAt
from grotto.server.wire.words import Connection
from grotto.tabletop.words import Misfit

if TYPE_CHECKING:
    from grotto.server.hall import Hall

Step = Callable[[], Awaitable[None]]
INBOX = 256
ANSWERS = 256
BREATH = 0.5  # before what is on disk is read again: what is due would be tried again at once
LOG = logging.getLogger("grotto.table")


class Table:
    def __init__(self, hall: "Hall", id: str, standing: Standing) -> None:
        self.hall, self.id, self.standing = hall, id, standing
        self.play: Play | None = None
        self.courses: dict[int | None, Course] = {}
        self.answers: OrderedDict[tuple[int, str], None] = OrderedDict()
        self.answering: tuple[int, str] | None = None
        self.received: int | None = None  # when the command that is carried out came in, in µs
        self.inbox: deque[Step] = deque()
        self.stirred = asyncio.Event()
        self.timers = Timers(self)
        self.touched = now()
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.advice: set[asyncio.Task[None]] = set()
        self.known: dict[int, Connection] = {}
        self.task: asyncio.Task[None] | None = None
        self.closed = False

    # -- the task ----------------------------------------------------------------

    def start(self) -> None:
        self.task = asyncio.create_task(self.work(), name=f"table {self.standing.code}")

    def post(self, step: Step) -> None:
        """To be done after all that came before."""
        self.inbox.append(step)
        self.stirred.set()

    @property
    def is_overrun(self) -> bool:
        return len(self.inbox) >= INBOX

    async def work(self) -> None:
        while True:
            while self.inbox:
                await self.do(self.inbox.popleft())
            self.stirred.clear()
            await self.stirred.wait()

    async def do(self, step: Step) -> None:
        """Whatever goes wrong with one step, the table goes on from what is on disk."""
        self.touched = now()
        self.answering = self.received = None
        try:
            await step()
        except (No, Misfit) as no:
            LOG.debug("refused", extra={"table": self.standing.code, "why": str(no)})
        except NotStored as trouble:
            LOG.error("not stored", extra={"table": self.standing.code, "why": str(trouble)})
            await asyncio.sleep(BREATH)
            await self.reload()
        except Exception:
            LOG.exception("a step failed", extra={"table": self.standing.code})
            await self.reload()

    async def call(self, step: Callable[[], Awaitable[Any]]) -> Any:
        """Have it done in its turn, and be told what came of it. Raises No."""
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

        async def answered() -> None:
            try:
                found = await step()
            except Exception as trouble:
                if not answer.done():
                    answer.set_exception(as_no(trouble))
                raise
            if not answer.done():
                answer.set_result(found)

        if self.closed:
            raise No("server-stops")
        if self.is_overrun:
            raise No("too-many", None, retry_ms=1000)
        self.post(answered)
        return await answer

    async def reload(self) -> None:
        """Back to what is on disk, once that can be read and what is due can be written; all are sent it anew."""
        while True:
            try:
                await opening.reload(self)
                break
            except Exception as trouble:
                LOG.error("not reloaded", extra={"table": self.standing.code, "why": str(trouble)})
                await asyncio.sleep(BREATH)
        self.hall.take_up(self)
        self.renew()

    async def close(self, reason: str) -> None:
        """The task and all that it owns end, and are waited for."""
        self.closed = True
        self.timers.stop()
        for course in self.courses.values():
            for line in course.lines:
                line.close(reason)
        tasks = [task for task in (self.task, *self.thinking.values(), *self.advice) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.thinking.clear()

    # -- keeping -----------------------------------------------------------------

    async def save(self, *writes: Write, stand: bool = False) -> None:
        """On disk when it returns, with the answer to the command that is carried out. Raises NotStored."""
        more = list(writes)
        if stand:
            more.append(self.stand())
        if self.answering is not None:
            seat, command = self.answering
            more.append(
                ("answer", {"table_id": self.id, "seat": seat, "command_id": command, "answer": "", "at": now()})
            )
        await self.hall.store.save(*more)
        if self.answering is not None:
            self.remember(*self.answering)

    def stand(self) -> Write:
        it = self.standing
        row = {"phase": it.phase, "public": it.public, "touched": now(), "standing": written(it)}
        return "stand", {"table": self.id, **row}

    def remember(self, seat: int, command: str) -> None:
        self.answers[seat, command] = None
        while len(self.answers) > ANSWERS:
            self.answers.popitem(last=False)

    # -- telling -----------------------------------------------------------------

    def course(self, viewer: int | None) -> Course:
        if viewer not in self.courses:
            self.courses[viewer] = Course(viewer)
        return self.courses[viewer]

    def tell(
        self, build: Callable[[int, int | None], messages.Message], sent: Callable[[int], None] | None = None
    ) -> None:
        """To everybody, each in his own words: `build(seq, viewer)`. `sent`: told whenever it has left."""
        for viewer, course in list(self.courses.items()):
            course.tell(lambda seq, who=viewer: build(seq, who), sent=sent)  # type: ignore[misc]

    @property
    def followers(self) -> list[int | None]:
        """Every viewer who is told something now."""
        return [viewer for viewer, course in self.courses.items() if course.is_followed]

    def tell_table(self) -> None:
        at, play = self.at(), self.play
        shown = clocks.shown(play.clocks, now()) if play and self.standing.phase == "playing" else None
        self.tell(lambda seq, _: messages.TableChanged(seq, at, shown))

    def whisper(self, message: messages.Message) -> None:
        """To every line, without a number: it is of this moment only."""
        for course in self.courses.values():
            for line in course.lines:
                line.say(message)

    def at(self) -> TableAt:
        return moments.table_at(self.standing, self.known, self.watching)

    @property
    def watching(self) -> int:
        return len(self.courses[None].lines) if None in self.courses else 0

    def state(self, viewer: int | None) -> messages.State:
        course, play = self.course(viewer), self.play
        place = None if viewer is None else self.standing.places[viewer]
        return messages.State(
            epoch=course.epoch,
            seq=course.seq,
            version=VERSION,
            you=viewer,
            table=self.at(),
            now=moments.moment(play, self.standing, viewer) if play else None,
            log=moments.heard(play, viewer) if play else [],
            commitment=play.match.commitment if play else None,
            voting=self.standing.voting,
            receipts=play.receipts if play else [],
            muted=place.muted if place else [],
        )

    def renew(self) -> None:
        """Everybody is sent everything, in a new epoch."""
        for viewer, course in self.courses.items():
            course.break_off()
            for line in course.lines:
                line.say(self.state(viewer))

    def lines(self, seat: int | None) -> list[Line]:
        return self.courses[seat].lines if seat in self.courses else []

    def greet(self, line: Line, epoch: str | None, seq: int) -> None:
        """A line joins the course of its viewer: what it missed, or everything."""
        course = self.course(line.seat)
        missing = course.missing(epoch, seq)
        course.join(line)
        if missing is None:
            line.say(self.state(line.seat))
        else:
            for data in missing:
                line.send(Letter(data))


def as_no(trouble: Exception) -> No:
    if isinstance(trouble, No):
        return trouble
    return of_misfit(trouble) if isinstance(trouble, Misfit) else No("not-stored")
