"""People at Grotto's tables. They know no rule: they answer, by lot, with one of the actions that they are offered."""

import asyncio
from http.client import HTTPConnection
from random import Random
from time import perf_counter
from typing import Any

import msgspec

from bench.load.frames import Frames
from bench.load.plan import HOST, Group
from bench.load.watch import Glance, Watch


class Legal(msgspec.Struct):
    words: str


class Now(msgspec.Struct):
    """As much of the moment as an answer needs; the decoder skips the rest."""

    question: int
    sealed: bool
    legal: list[Legal] = []
    chosen: str | None = None
    ended: msgspec.Raw = msgspec.Raw(b"null")

    @property
    def is_over(self) -> bool:
        return bytes(self.ended) != b"null"


class Motion(msgspec.Struct):
    by: int


class Heard(msgspec.Struct):
    type: str
    now: Now | None = None
    voting: Motion | None = None
    reason: str = ""


HEARD = msgspec.json.Decoder(Heard)
ENCODER = msgspec.json.Encoder()


class Person:
    def __init__(self, table: "Table", seat: int) -> None:
        self.table, self.seat = table, seat
        self.glance = Glance(table.watch)
        self.now: Now | None = None
        self.line = Frames(self.hear)
        self.said = 0
        self.has_voted = False

    async def sit(self, port: int, code: str, secret: str) -> None:
        await self.line.connect(HOST, port, f"/ws/{code}", self.table.group.packed)
        self.line.send(ENCODER.encode({"type": "hello", "version": 1, "secret": secret}))

    def say(self, kind: str, **values: Any) -> None:
        self.said += 1
        self.line.send(ENCODER.encode({"type": kind, "id": f"{kind}-{self.said}", **values}))

    def hear(self, data: bytes) -> None:
        heard = HEARD.decode(data)
        # Of an answer in a race nobody sees anything until all have answered: it is done, and that is all.
        if heard.type in ("happened", "chosen", "done"):
            self.glance.see()
        if heard.now is not None:
            self.now = heard.now
            self.table.stir(self)
        elif heard.type == "voting":
            self.vote(heard.voting)
        elif heard.type in ("refused", "bye"):
            self.table.watch.refused[heard.reason] += 1

    def vote(self, motion: Motion | None) -> None:
        """Once for each motion, of which everybody is told anew with each vote."""
        if motion is not None and motion.by != self.seat and not self.has_voted:
            self.say("vote", agrees=True)
        self.has_voted = motion is not None

    @property
    def is_asked(self) -> bool:
        return self.now is not None and bool(self.now.legal) and self.now.chosen is None

    def act(self) -> None:
        now = self.now
        assert now is not None
        words = self.table.dice.choice(now.legal).words
        now.chosen, sent = words, perf_counter()
        # What is sealed only its own seat hears of, until the last one has answered.
        for person in [self] if now.sealed else self.table.people:
            person.glance.wait(sent)
        self.table.watch.actions += 1
        self.say("act", question=now.question, action=words)


class Table:
    def __init__(self, group: Group, number: int, watch: Watch) -> None:
        self.group, self.watch, self.dice = group, watch, Random(number)
        self.people: list[Person] = []
        self.is_over = False
        self.is_on = False

    async def open(self, port: int) -> None:
        code, secrets = await asyncio.to_thread(made, port, self.group)
        for seat, secret in enumerate(secrets):
            self.people.append(Person(self, seat))
            await self.people[seat].sit(port, code, secret)
        self.people[0].say("start")
        if self.group.way == "programs":
            self.people[0].say("away")

    def begin(self) -> None:
        """From now on those in a hurry answer."""
        self.is_on = True
        for person in self.people:
            self.stir(person)

    def stir(self, person: Person) -> None:
        """Somebody heard how the table stands now."""
        over = person.now is not None and person.now.is_over
        if person.seat == 0 and over != self.is_over:
            self.is_over = over
            self.watch.games += over
            if over and self.group.way != "paced":
                self.rematch()
        if self.is_on and self.group.way == "hurried" and person.is_asked:
            person.act()

    def beat(self) -> None:
        """It is time for an action: by the first who owes one, or another game."""
        asked = [person for person in self.people if person.is_asked]
        if asked:
            asked[0].act()
        elif self.is_over:
            self.rematch()
        else:
            self.watch.idle_beats += 1

    def rematch(self) -> None:
        self.people[0].say("propose", motion="rematch")

    def leave(self) -> None:
        self.watch.lost += sum(person.line.ended for person in self.people)
        for person in self.people:
            person.line.transport.close()


def made(port: int, group: Group) -> tuple[str, list[str]]:
    """A new table: its code, and the secret of each seat where a person sits."""
    house = HTTPConnection(HOST, port, timeout=60)
    others = [{"player": group.player} if group.player else {} for _ in range(group.seats - 1)]
    wish = {"game": group.game, "name": "Ann", "seats": others, "options": group.options, "race": "sealed"}
    table = asked(house, "/api/tables", wish)
    secrets = [table["secret"]]
    for i in range(1, 1 if group.player else group.seats):
        secrets.append(asked(house, f"/api/tables/{table['code']}/seats", {"name": f"guest {i}"})["secret"])
    house.close()
    return table["code"], secrets


def asked(house: HTTPConnection, path: str, body: dict[str, Any]) -> Any:
    house.request("POST", path, msgspec.json.encode(body), {"content-type": "application/json"})
    answer = house.getresponse()
    said = answer.read()
    if answer.status >= 300:
        raise ConnectionError(f"{path}: {answer.status} {said.decode(errors='replace')[:200]}")
    return msgspec.json.decode(said)
