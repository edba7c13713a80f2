"""Two worlds that differ only in what a viewer cannot know send him the same frames, but for addresses and times.

Live, on coming back, and to who comes new; and nobody is told anything of a record before its end.

The frames are taken where a connection takes them, in a hall of the test's own: only there can two tables be dealt
alike. What a viewer may learn from an action is the engine's to say (and its own tests'): wherever the engine lets him
see and hear the same in both worlds, the server must send the same.
"""

import asyncio
import contextlib
import copy
import random
import re
import sqlite3
from collections.abc import Coroutine
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import pytest

from grotto.server.configuration import Configuration
from grotto.server.hall import Hall
from grotto.server.table import opening, orders, presence, seating
from grotto.server.table.courses import Line
from grotto.server.table.table import Table
from grotto.server.wire import commands
from grotto.server.wire.border import NewTable, SeatWish
from grotto.tabletop.chance import started
from tests.server.process import Served
from tests.server.sitter import begun, rise_all

T = TypeVar("T")
Viewer = int | None
SECRET = bytes(range(32))
ADDRESSES = re.compile(rb'"(epoch|code|record)":"[^"]*"')
TIMES = re.compile(rb'"(left_ms|closes_ms)":-?\d+')


def bare(frame: bytes) -> bytes:
    """Without addresses and times."""
    return TIMES.sub(rb'"\1":0', ADDRESSES.sub(rb'"\1":""', frame))


class World:
    """A table, and a line of each seat and of who watches; `taken` since the last look."""

    def __init__(self, table: Table, secrets: list[str]) -> None:
        self.table, self.secrets = table, secrets
        self.lines: dict[Viewer, Line] = {}
        self.known: dict[Viewer, tuple[str, int]] = {}

    @property
    def match(self) -> Any:
        assert self.table.play is not None
        return self.table.play.match

    async def come(self, viewer: Viewer, epoch: str | None = None, seq: int = 0) -> Line:
        line = Line(None, [])
        secret = None if viewer is None else self.secrets[viewer]
        await self.table.call(partial(presence.come, self.table, line, commands.Hello(1, secret, epoch, seq)))
        return line

    async def all_come(self) -> None:
        for viewer in [None, *range(len(self.secrets))]:
            self.lines[viewer] = await self.come(viewer)

    async def say(self, seat: int, command: commands.Command) -> None:
        line = self.lines[seat]
        await self.table.call(lambda: orders.answer(self.table, line, command, 0))

    async def settled(self) -> None:
        """All that was posted by itself; a cue is lit in its time."""

        async def nothing() -> None:
            return None

        while self.table.inbox or any(kind == "cue" for kind, _ in self.table.timers.handles):
            await asyncio.sleep(0.001)
            await self.table.call(nothing)

    def take(self, viewer: Viewer) -> list[bytes]:
        taken = [bare(letter.data) for letter in self.lines[viewer].outbox]
        self.lines[viewer].outbox.clear()
        return taken

    def clear(self) -> None:
        for line in self.lines.values():
            line.outbox.clear()

    async def who_comes(self, viewer: Viewer) -> list[bytes]:
        """What is sent to who comes new, and to who comes back after missing the last two messages."""
        found = []
        course = self.table.course(viewer)
        for epoch, seq in ((None, 0), (course.epoch, max(0, course.seq - 2))):
            line = await self.come(viewer, epoch, seq)
            found += [bare(letter.data) for letter in line.outbox if b'"type":"presence"' not in letter.data]
            course.leave(line)
            self.clear()
        return found


async def world(hall: Hall, game: str, seats: int, **wish: Any) -> World:
    made = await hall.make(NewTable(game, "Ann", seats=[SeatWish()] * (seats - 1), **wish))
    secrets = [made.secret, *[(await hall.join(made.code, f"guest {i}", None)).secret for i in range(1, seats)]]
    it = World(await hall.table(made.code), secrets)
    await it.all_come()
    await it.table.call(lambda: seating.start(it.table, 0, commands.Start("go")))
    await it.settled()
    return it


@pytest.fixture
def hall(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Hall:
    """Every game in it has the same luck."""
    monkeypatch.setattr(opening, "fresh_secret", lambda: SECRET)
    return Hall(Configuration(data=tmp_path, grace_seconds=10_000, evict_seconds=10_000))


async def opened(hall: Hall, whole: Coroutine[Any, Any, T]) -> T:
    """With the hall open, and closed whatever happens."""
    await hall.open()
    try:
        return await whole
    finally:
        for table in hall.tables.values():
            await table.close("idle")
        await hall.close()


def part(one: World, other: World, viewer: Viewer, luck: Any) -> bool:
    """The other's table becomes the one's, but dealt again as far as the viewer cannot know. Whether it differs."""
    box, game = one.match.box, one.match.game.copy()
    box.plain.deal_again(game, max(box.seats) if viewer is None else viewer, luck, box.row())
    game.heard = []
    other.match.game = game
    return bool(game.pack() != one.match.game.pack())


def looks(it: World, viewer: Viewer, since: int) -> Any:
    return it.match.view(viewer), it.match.heard(viewer)[since:], it.match.asked


def in_both(one: World, other: World, seat: int) -> list[str]:
    theirs = {str(action) for action in other.match.legal(seat)}
    return [str(action) for action in one.match.legal(seat) if str(action) in theirs]


@pytest.mark.parametrize("pace", [commands.Pace(), commands.Pace("clocks")])
@pytest.mark.parametrize(("game", "seats"), [("digup", 3), ("dragons", 3), ("lamp", 3)])
def test_what_differs_out_of_sight_is_in_no_frame(hall: Hall, game: str, seats: int, pace: commands.Pace) -> None:
    async def whole() -> int:
        one, other = [await world(hall, game, seats, race="sealed", pace=pace, undo=True) for _ in range(2)]
        for viewer in one.lines:
            assert one.take(viewer)[1:] == other.take(viewer)[1:]  # the first is the state at the gathering
        dice, looked = random.Random(game), 0
        for number in range(120):
            if one.table.standing.phase != "playing":
                break
            looked += await one_action(one, other, dice, number)
        return looked

    assert asyncio.run(opened(hall, whole())) > 30


async def one_action(one: World, other: World, dice: random.Random, number: int) -> int:
    """Somebody acts in both worlds, which one viewer cannot tell from each other. How many frames he compared."""
    viewer = dice.choice([None, *range(len(one.secrets))])
    assert one.table.play is not None
    assert other.table.play is not None
    owing = [seat for seat in one.match.asked if one.table.play.owes(seat)]
    seat = dice.choice(owing)
    differs = part(one, other, viewer, started(dice.randbytes(32)))
    words = in_both(one, other, seat)
    if not differs or not words:
        other.match.game = one.match.game.copy()
        other.match.game.heard = []
        differs = False
        words = in_both(one, other, seat)
    chosen = dice.choice(words)
    before = [len(it.match.heard(viewer)) for it in (one, other)]
    one.clear()
    other.clear()
    for it in (one, other):
        await it.say(seat, commands.Act(f"a{number}", it.table.play.question, chosen))  # type: ignore[union-attr]
        await it.settled()
    same = looks(one, viewer, before[0]) == looks(other, viewer, before[1])
    frames = 0
    if same and differs:
        mine = one.take(viewer)
        theirs = other.take(viewer)
        assert mine == theirs, (viewer, seat, chosen, first_difference(mine, theirs))
        new, theirs = await one.who_comes(viewer), await other.who_comes(viewer)
        assert new == theirs, (viewer, seat, chosen, first_difference(new, theirs))
        frames = max(1, len(mine))
    await rejoin(one, other)
    return frames


def first_difference(one: list[bytes], other: list[bytes]) -> str:
    for mine, theirs in zip(one, other, strict=False):
        at = next((i for i, (a, b) in enumerate(zip(mine, theirs, strict=False)) if a != b), None)
        if at is not None:
            return f"{mine[max(0, at - 80) : at + 80]!r}, not {theirs[max(0, at - 80) : at + 80]!r}"
    return f"{len(one)} frames, not {len(other)}"


async def rejoin(one: World, other: World) -> None:
    """The other goes on from where the one is, as if it had been so all along."""
    theirs, mine = other.table.play, one.table.play
    assert theirs is not None
    assert mine is not None
    theirs.match.game = mine.match.game.copy()
    theirs.match.game.heard = []
    theirs.match.steps, theirs.match.happenings = list(mine.match.steps), list(mine.match.happenings)
    theirs.match.link = mine.match.link
    theirs.sealed, theirs.rows, theirs.light = dict(mine.sealed), mine.rows, mine.light
    theirs.last_batch, theirs.clocks = mine.last_batch, copy.deepcopy(mine.clocks)
    assert (theirs.running is None, theirs.veil is None) == (mine.running is None, mine.veil is None)
    other.table.standing.phase = one.table.standing.phase
    for viewer, course in one.table.courses.items():
        again = other.table.course(viewer)
        again.tail, again.tail_bytes, again.seq = course.tail.copy(), course.tail_bytes, course.seq


def test_no_record_is_there_before_its_end(start: Any) -> None:
    """Its address, which only the database knows, is as good as any other: the same words, and no other size."""
    served: Served = start(GROTTO_DATABASE="")

    async def whole() -> None:
        sitters = await begun(served, "digup", 2)
        with contextlib.closing(sqlite3.connect(served.data / "grotto.db")) as file:
            ((record,),) = file.execute("select record from matches").fetchall()
        for path in ("", "/replay", "/replay?viewer=0", "/transcript", "/verification"):
            told = [served.call("GET", f"/api/records/{address}{path}") for address in (record, "0" * 32)]
            assert told[0] == told[1] == (404, {"reason": "no-such-record", "arguments": {}}), path
        assert not any(record in frame for sitter in sitters for frame in sitter.frames)
        await rise_all(*sitters)

    asyncio.run(whole())


def answers(one: World, seat: int) -> list[str]:
    return [str(action) for action in one.match.legal(seat)]


@pytest.mark.parametrize("pace", [commands.Pace(), commands.Pace("clocks")])
def test_whatever_is_chosen_in_secret_the_others_are_sent_the_same(hall: Hall, pace: commands.Pace) -> None:
    """Something, something else, twice, or nothing: no byte, no count, no size, no clock tells."""

    async def whole() -> None:
        worlds = [await world(hall, "lamp", 3, pace=pace) for _ in range(4)]
        for it in worlds:
            it.clear()
        legal = answers(worlds[0], 0)
        said = [[], legal[:1], legal[-1:], [legal[0], legal[1], legal[-1]]]
        for it, wishes in zip(worlds, said, strict=True):
            for number, words in enumerate(wishes):
                await it.say(0, commands.Act(f"a{number}", 1, words))
            await it.settled()
        own = [it.take(0) for it in worlds]
        assert [len(frames) for frames in own] == [0, 2, 2, 6]
        for viewer in (None, 1, 2):
            first, *others = [(it.take(viewer), await it.who_comes(viewer)) for it in worlds]
            assert first[0] == []
            assert all(other == first for other in others), viewer
        clocks = [msgspec.json.encode(it.table.state(1).now.clocks).count(b"running") for it in worlds]  # type: ignore[union-attr]
        assert len(set(clocks)) == 1

    asyncio.run(opened(hall, whole()))


def test_the_order_in_which_sealed_answers_came_in_is_not_told(hall: Hall) -> None:
    async def whole() -> None:
        worlds = [await world(hall, "lamp", 3, race="sealed") for _ in range(2)]
        for it, order in zip(worlds, ((0, 1, 2), (2, 0, 1)), strict=True):
            it.clear()
            for seat in order:
                await it.say(seat, commands.Act(f"a{seat}", 1, answers(it, seat)[0]))
            await it.settled()
        for viewer in (None, 0, 1, 2):
            mine, theirs = [it.take(viewer) for it in worlds]
            assert told_to_all(mine) == told_to_all(theirs)

    asyncio.run(opened(hall, whole()))


def told_to_all(frames: list[bytes]) -> list[bytes]:
    """Without what is a seat's alone, and the numbers that it shifts."""
    own = (b'{"type":"done"', b'{"type":"chosen"')
    return [re.sub(rb'"seq":\d+', b"", frame) for frame in frames if not frame.startswith(own)]
