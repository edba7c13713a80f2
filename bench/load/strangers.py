"""People at boardgame.io's tables: as much of its socket.io protocol as its own client speaks to draw and to pass."""

import asyncio
from random import Random
from time import perf_counter
from typing import Any

import msgspec

from bench.load.frames import Frames
from bench.load.plan import HOST, Group
from bench.load.watch import Glance, Watch

PATH = "/socket.io/?EIO=4&transport=websocket"
OPEN, PING, PONG, SPOKEN = b"0", b"2", b"3", b"42/"
ENCODER = msgspec.json.Encoder()


class Course(msgspec.Struct):
    current: str = msgspec.field(name="currentPlayer")


class State(msgspec.Struct):
    ctx: Course
    number: int = msgspec.field(name="_stateID")


class Synced(msgspec.Struct):
    state: State


class Update(msgspec.Struct, array_like=True):
    name: str
    match: str
    state: State


class Sync(msgspec.Struct, array_like=True):
    name: str
    match: str
    whole: Synced


UPDATE, SYNC = msgspec.json.Decoder(Update), msgspec.json.Decoder(Sync)


class Person:
    def __init__(self, table: "Table", seat: int) -> None:
        self.table, self.seat = table, str(seat)
        self.glance = Glance(table.watch)
        self.state: State | None = None
        self.synced: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.line = Frames(self.hear)

    async def sit(self, port: int) -> None:
        await self.line.connect(HOST, port, PATH, self.table.group.packed)
        await self.synced

    def say(self, name: str, *values: Any) -> None:
        self.line.send(b"42/%s,%s" % (self.table.game, ENCODER.encode([name, *values])))

    def hear(self, data: bytes) -> None:
        game = self.table.game
        if data.startswith(SPOKEN):
            self.hear_words(data[len(SPOKEN) + len(game) + 1 :])
        elif data == PING:
            self.line.send(PONG)
        elif data.startswith(OPEN):
            self.line.send(b"40/%s," % game)
        elif data.startswith(b"40/"):
            self.say("sync", self.table.match, self.seat, None, self.table.group.seats)

    def hear_words(self, said: bytes) -> None:
        if said.startswith(b'["update"'):
            self.glance.see()
            self.state = UPDATE.decode(said).state
            self.table.stir(self)
        elif said.startswith(b'["sync"'):
            self.state = SYNC.decode(said).whole.state
            if not self.synced.done():
                self.synced.set_result(None)

    @property
    def is_asked(self) -> bool:
        return self.state is not None and self.state.ctx.current == self.seat and not self.glance.sent

    def act(self) -> None:
        assert self.state is not None
        what = self.table.dice.choice(("draw", "pass"))
        move = {"type": "MAKE_MOVE", "payload": {"type": what, "args": [], "playerID": self.seat}}
        sent = perf_counter()
        for person in self.table.people:
            person.glance.wait(sent)
        self.table.watch.actions += 1
        self.say("update", move, self.state.number, self.table.match, self.seat)


class Table:
    def __init__(self, group: Group, number: int, watch: Watch) -> None:
        self.group, self.watch, self.dice = group, watch, Random(number)
        self.game, self.match = group.game.encode(), f"table-{number}"
        self.people: list[Person] = []
        self.is_on = False

    async def open(self, port: int) -> None:
        """A match that nobody made is made for the first who asks for it."""
        for seat in range(self.group.seats):
            self.people.append(Person(self, seat))
            await self.people[seat].sit(port)

    def begin(self) -> None:
        self.is_on = True
        for person in self.people:
            self.stir(person)

    def stir(self, person: Person) -> None:
        if self.is_on and self.group.way == "hurried" and person.is_asked:
            person.act()

    def beat(self) -> None:
        asked = [person for person in self.people if person.is_asked]
        if asked:
            asked[0].act()
        else:
            self.watch.idle_beats += 1

    def leave(self) -> None:
        self.watch.lost += sum(person.line.ended for person in self.people)
        for person in self.people:
            person.line.transport.close()
