"""Somebody at a table, as a client is: keeps what it was told, numbers its commands, waits for what must come."""

import asyncio
import json
from collections.abc import Callable
from typing import Any, Self

from websockets.asyncio.client import ClientConnection, connect

from tests.server.process import Served

WITHIN = 60.0
Moment = dict[str, Any]


class Sitter:
    def __init__(self, served: Served, code: str, secret: str | None = None) -> None:
        self.served, self.code, self.secret = served, code, secret
        self.frames: list[str] = []
        self.messages: list[dict[str, Any]] = []
        self.answers: dict[str, dict[str, Any]] = {}
        self.state: dict[str, Any] = {}
        self.epoch: str | None = None
        self.seq = 0
        self.commands = 0
        self.told = asyncio.Condition()
        self.socket: ClientConnection | None = None
        self.reading: asyncio.Task[None] | None = None

    @property
    def server_url(self) -> str:
        return self.served.url

    async def sit(self, fresh: bool = False, **more: Any) -> "Sitter":
        """Come, or come back with what one knows."""
        address = self.server_url.replace("http", "ws", 1) + f"/ws/{self.code}"
        self.socket = await connect(address, max_size=None, **more)
        known = {} if fresh else {"epoch": self.epoch, "seq": self.seq}
        await self.send({"type": "hello", "version": 1, "secret": self.secret, **known})
        self.reading = asyncio.create_task(self.read(self.socket))
        return self

    async def rise(self) -> None:
        assert self.socket is not None
        assert self.reading is not None
        await self.socket.close()
        await self.reading

    async def send(self, message: dict[str, Any]) -> None:
        assert self.socket is not None
        await self.socket.send(json.dumps(message))

    async def read(self, socket: ClientConnection) -> None:
        try:
            async for frame in socket:
                assert isinstance(frame, str)
                self.frames.append(frame)
                await self.hear(json.loads(frame))
        except Exception as trouble:
            self.messages.append({"type": "cut-off", "why": repr(trouble)})
        finally:
            socket.transport.abort()  # a test that fails leaves no connection to the next one
        async with self.told:
            self.told.notify_all()

    async def hear(self, message: dict[str, Any]) -> None:
        async with self.told:
            self.messages.append(message)
            self.take_in(message)
            self.told.notify_all()

    def take_in(self, message: dict[str, Any]) -> None:
        """As any client does."""
        kind = message["type"]
        if kind == "state":
            self.state, self.epoch, self.seq = message, message["epoch"], message.get("seq", 0)
            return
        if "seq" in message:
            assert message["seq"] == self.seq + 1, (message, self.seq)
            self.seq = message["seq"]
        if kind in ("done", "refused", "hinted"):
            self.answers[message["id"]] = message
        elif kind == "happened":
            log = self.state.get("log", [])
            self.state["log"] = log[: len(log) - message.get("undone", 0)] + message["events"]
            self.state["now"] = message["now"]
        elif kind == "began":
            self.state |= {name: message[name] for name in ("table", "now", "commitment")}
            self.state["log"], self.state["receipts"] = message["events"], []
        elif kind == "table":
            self.state["table"] = message["table"]
        elif kind == "chosen":
            self.state["now"]["chosen"] = message["action"]
        elif kind == "voting":
            self.state["voting"] = message.get("voting")
        elif kind == "race-over":
            self.state.setdefault("receipts", []).append(message["receipt"])

    # -- waiting -----------------------------------------------------------------

    async def until(self, holds: Callable[[Self], Any], within: float = WITHIN) -> Any:
        """What holds, once it does."""
        async with asyncio.timeout(within), self.told:
            await self.told.wait_for(lambda: holds(self))
        return holds(self)

    async def heard(self, kind: str, since: int = 0) -> dict[str, Any]:
        """The first message of that kind after the first `since` messages."""
        found: dict[str, Any] = await self.until(
            lambda me: next((m for m in me.messages[since:] if m["type"] == kind), None)
        )
        return found

    # -- acting ------------------------------------------------------------------

    async def order(self, kind: str, id: str | None = None, **values: Any) -> dict[str, Any]:
        """Command, and wait for its answer."""
        self.commands += 1
        name = id or f"{kind}-{self.commands}"
        self.answers.pop(name, None)
        await self.send({"type": kind, "id": name, **values})
        answer: dict[str, Any] = await self.until(lambda me: me.answers.get(name))
        return answer

    async def act(self, action: str | None = None, id: str | None = None) -> dict[str, Any]:
        """Answer what is asked, with the first legal action unless another is named."""
        now = self.now
        words = action or now["legal"][0]["words"]
        return await self.order("act", id, question=now["question"], action=words)

    @property
    def now(self) -> Moment:
        moment: Moment = self.state["now"]
        return moment

    @property
    def table(self) -> dict[str, Any]:
        found: dict[str, Any] = self.state["table"]
        return found

    @property
    def you(self) -> int | None:
        return self.state.get("you")

    @property
    def is_asked(self) -> bool:
        now = self.state.get("now")
        return bool(now and now["legal"] and not now.get("chosen") and not now.get("race"))

    @property
    def is_over(self) -> bool:
        return bool(self.state.get("now") and self.state["now"].get("ended"))


async def table_of(served: Served, game: str, seats: int, **wish: Any) -> list[Sitter]:
    """People at a new table, all of them seated; it has not begun."""
    made = served.make(game, seats=[{}] * (seats - 1), **wish)
    secrets = [made["secret"], *(served.join(made["code"], f"guest {i}")["secret"] for i in range(1, seats))]
    return [await Sitter(served, made["code"], secret).sit() for secret in secrets]


async def begun(served: Served, game: str, seats: int, **wish: Any) -> list[Sitter]:
    """The same, and the game is on."""
    sitters = await table_of(served, game, seats, **wish)
    assert (await sitters[0].order("start"))["type"] == "done"
    for sitter in sitters:
        await sitter.until(lambda me: me.state.get("now"))
    return sitters


async def rise_all(*sitters: Sitter) -> None:
    for sitter in sitters:
        await sitter.rise()
