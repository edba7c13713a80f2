"""A player whose server may die at any moment: what was confirmed to him he looks for when he comes back."""

import asyncio
import random
from typing import Any

from websockets.exceptions import ConnectionClosed

from tests.server.process import Served
from tests.server.sitter import Sitter

PATIENCE = 150.0  # for others to act, on a machine that has much else to do


class Tally:
    """Rings once so many messages of a kind were heard, by whomever."""

    def __init__(self) -> None:
        self.kind, self.left = "", 0
        self.rung = asyncio.Event()

    def set(self, kind: str, count: int) -> None:
        self.kind, self.left = kind, count
        self.rung.clear()

    def hear(self, kind: str) -> None:
        self.left -= kind == self.kind
        if self.left <= 0:
            self.rung.set()


class Survivor(Sitter):
    def __init__(self, served: Served, code: str, secret: str | None, dice: random.Random, tally: Tally) -> None:
        super().__init__(served, code, secret)
        self.dice, self.tally = dice, tally
        self.unanswered: dict[str, dict[str, Any]] = {}
        self.confirmed: dict[str, list[tuple[int, str]]] = {}  # by game: what was answered by `done`, in order
        self.given = 0
        self.raced: set[tuple[str, int, int]] = set()
        self.cut_off = False

    # -- playing -----------------------------------------------------------------

    async def play(self, ended: asyncio.Event) -> None:
        """Until the line is cut. A game that is over is played again."""
        try:
            for message in list(self.unanswered.values()):
                await self.send(message)
            while not ended.is_set():
                await self.until(
                    lambda me: me.cut_off or ended.is_set() or (not me.unanswered and me.next_command()), PATIENCE
                )
                if self.cut_off or ended.is_set():
                    return
                command = self.next_command()
                if command is not None:
                    self.remember_race(command)
                    self.unanswered[command["id"]] = command
                    await self.send(command)
        except ConnectionClosed:
            return

    def next_command(self) -> dict[str, Any] | None:
        now = self.state.get("now")
        if now is None:
            return None
        if now.get("ended"):
            return self.again()
        name = f"{self.state['commitment'][:8]} {now['question']} {self.given}"
        race = now.get("race")
        if race:
            key = (self.state["commitment"], race["race"], self.runs)
            return None if key in self.raced else {"type": "keep-hands", "id": name, "race": race["race"]}
        if now["legal"] and not now.get("chosen"):
            words = self.dice.choice(now["legal"])["words"]
            return {"type": "act", "id": name, "question": now["question"], "action": words}
        return None

    def again(self) -> dict[str, Any] | None:
        """The first seat asks for another game, the others agree."""
        voting, game = self.state.get("voting"), self.state["commitment"][:8]
        if self.you == 0 and voting is None:
            return {"type": "propose", "id": f"{game} again {self.given}", "motion": "rematch"}
        if voting and self.you in voting["needed"] and self.you not in voting["agreed"]:
            return {"type": "vote", "id": f"{game} agreed {self.given}", "agrees": True}
        return None

    def remember_race(self, command: dict[str, Any]) -> None:
        if command["type"] == "keep-hands":
            self.raced.add((self.state["commitment"], command["race"], self.runs))

    @property
    def runs(self) -> int:
        """A race that was cut off is announced again."""
        return sum(message["type"] == "race-ahead" for message in self.messages)

    # -- what was confirmed --------------------------------------------------------

    def take_in(self, message: dict[str, Any]) -> None:
        if message["type"] in ("done", "refused"):
            said = self.unanswered.pop(message["id"], None)
            self.given += 1
            if said and said["type"] == "act" and message["type"] == "done":
                game = said["id"].split()[0]
                self.confirmed.setdefault(game, []).append((said["question"], said["action"]))
        super().take_in(message)
        self.tally.hear(message["type"])

    async def read(self, socket: Any) -> None:
        await super().read(socket)
        async with self.told:
            self.cut_off = True
            self.told.notify_all()

    # -- after the crash -------------------------------------------------------------

    async def come_back(self) -> None:
        """What was confirmed or seen is still so."""
        before, epoch = self.state, self.epoch
        self.cut_off = False
        await self.sit()
        await self.until(lambda me: me.epoch != epoch)
        if before.get("commitment") == self.state.get("commitment") and before.get("now"):
            self.check(before)

    def check(self, before: dict[str, Any]) -> None:
        log, old = self.state.get("log", []), before.get("log", [])
        assert log[: len(old)] == old, "what was seen did not happen"
        now = self.now
        given = self.confirmed.get(self.state["commitment"][:8], [])
        if given:
            question, words = given[-1]
            kept = now["question"] > question or now.get("chosen") == words
            assert kept, f"lost: {words!r}, the answer to question {question}; asked is {now['question']}"
        assert now["question"] >= before["now"]["question"]
        seen = before["now"].get("chosen")
        if seen and all(now[key] == before["now"][key] for key in ("question", "ask")):
            assert now.get("chosen") == seen
