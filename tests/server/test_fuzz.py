"""Whatever a client says: it is answered, a refusal is a key, and the line, the table and the server go on."""

import asyncio
import json
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, get_args

import msgspec
import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import connect

from grotto.games import GAMES, open_box
from grotto.server.wire import commands
from grotto.server.wire.words import Reason
from grotto.tabletop.words import kebab
from tests.every_game.tables import QUICK
from tests.server.process import Served
from tests.server.schemas import ANY, spoilt, values
from tests.server.sitter import Sitter, begun, rise_all, table_of
from tests.server.stores import on_both

pytestmark = on_both
(SCHEMAS,), PARTS = msgspec.json.schema_components([commands.Command])
KINDS: list[str] = [of.__struct_config__.tag for of in get_args(commands.Command)]
SAID = [of for of in KINDS if of not in ("hello", "ping")]
FEW = settings(
    max_examples=14 if QUICK else 40,
    deadline=None,
    derandomize=True,
    database=None,
    phases=[Phase.generate],
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.function_scoped_fixture],
)
Table = Callable[[Served], Coroutine[Any, Any, list[Sitter]]]


def reasons() -> set[str]:
    """The server's words, and those of the games."""
    of_games = {kebab(reason) for game in GAMES for reason in open_box(game).refusals}
    return set(get_args(Reason)) | of_games


def commands_of(kind: str) -> st.SearchStrategy[dict[str, Any]]:
    schema = next(part for part in PARTS.values() if part.get("properties", {}).get("type", {}).get("enum") == [kind])
    fitting = values(schema, PARTS)
    return fitting | spoilt(fitting)


async def gathering(served: Served) -> list[Sitter]:
    return await table_of(served, "lamp", 3)


async def playing(served: Served) -> list[Sitter]:
    return await begun(served, "digup", 3, pace={"kind": "clocks", "bank_seconds": 86_400})


async def choosing(served: Served) -> list[Sitter]:
    return await begun(served, "lamp", 3, race="sealed")


async def at_the_end(served: Served) -> list[Sitter]:
    sitters = await begun(served, "dragons", 3)
    await sitters[0].order("propose", motion="end")
    for sitter in sitters[1:]:
        await sitter.until(lambda me: me.state.get("voting") or me.is_over)
        await sitter.order("vote", agrees=True)
    await sitters[0].until(lambda me: me.is_over)
    return sitters


@pytest.mark.parametrize("table", [gathering, playing, choosing, at_the_end])
def test_every_command_is_answered_and_nothing_breaks(served: Served, table: Table) -> None:
    known = reasons()
    with asyncio.Runner() as runner:
        sitters = runner.run(table(served))

        @FEW
        @given(st.lists(st.tuples(st.integers(0, 2), st.sampled_from(SAID).flatmap(commands_of)), max_size=6))
        def say(said: list[tuple[int, dict[str, Any]]]) -> None:
            runner.run(all_said(sitters, said, known))

        say()
        runner.run(rise_all(*sitters))
    assert served.get("/health")["status"] == "good"


async def all_said(sitters: list[Sitter], said: list[tuple[int, dict[str, Any]]], known: set[str]) -> None:
    for who, command in said:
        sitter = sitters[who]
        since = len(sitter.messages)
        await sitter.send(command)
        await sitter.send({"type": "ping", "at": 1.5})
        await sitter.until(partial(answered, since=since))
        for message in sitter.messages[since:]:
            assert message["type"] not in ("bye", "cut-off"), (command, message)
            if message["type"] == "refused":
                assert message["reason"] in known, (command, message)
                assert message["reason"] != "not-stored", (command, message)
                assert "Traceback" not in json.dumps(message)


def answered(me: Sitter, since: int) -> bool:
    """Its answer, and the answer to the ping: in whichever order."""
    kinds = {message["type"] for message in me.messages[since:]}
    return "bye" in kinds or "cut-off" in kinds or bool("pong" in kinds and kinds & {"done", "refused", "hinted"})


def test_whatever_bytes_come_the_line_goes_on(served: Served) -> None:
    with asyncio.Runner() as runner:
        (ann,) = runner.run(table_of(served, "digup", 1))

        @FEW
        @given(st.binary(max_size=200) | st.text(max_size=200) | ANY.map(json.dumps))
        def send(frame: bytes | str) -> None:
            runner.run(one_frame(ann, frame))

        send()
        runner.run(ann.rise())


async def one_frame(ann: Sitter, frame: bytes | str) -> None:
    assert ann.socket is not None
    since = len(ann.messages)
    await ann.socket.send(frame)
    await ann.send({"type": "ping", "at": 1.5})
    await ann.until(lambda me: any(m["type"] in ("pong", "cut-off", "bye") for m in me.messages[since:]))
    assert not [m for m in ann.messages[since:] if m["type"] in ("cut-off", "bye")], frame


@pytest.mark.parametrize("kind", SAID)
def test_every_command_over_post(served: Served, kind: str) -> None:
    made = served.make("digup", seats=[{"player": "random"}], start=True)
    path = f"/api/tables/{made['code']}/commands"

    @settings(FEW, max_examples=8)
    @given(commands_of(kind))
    def post(command: dict[str, Any]) -> None:
        status, found = served.call("POST", path, command, made["secret"])
        assert status < 500, (status, command, found)
        if status == 200:
            assert found["type"] in ("done", "refused", "hinted")
        elif status != 403:  # the seat was given up
            assert found["reason"] in get_args(Reason), (status, found)

    post()


@FEW
@given(hello=values(PARTS["Hello"], PARTS) | spoilt(values(PARTS["Hello"], PARTS)))
def test_every_greeting_is_answered(served: Served, hello: dict[str, Any]) -> None:
    made = served.make()

    async def whole() -> None:
        async with connect(served.url.replace("http", "ws") + f"/ws/{made['code']}") as line:
            await line.send(json.dumps(hello))
            told = json.loads(await asyncio.wait_for(line.recv(), 20))
            assert told["type"] in ("state", "bye"), told
            if told["type"] == "bye":
                assert told["reason"] in get_args(Reason)

    asyncio.run(whole())


@pytest.mark.parametrize("id", ["\0", "a\0b", "\u202e", "🪔" * 64, "'; drop table answers; --"])
def test_an_id_of_whatever_letters_is_no_trouble(served: Served, id: str) -> None:
    """PostgreSQL takes no zero in a text."""

    async def whole() -> None:
        ann, bob = await table_of(served, "digup", 2)
        since = len(bob.messages)
        await ann.send({"type": "rename", "id": id, "name": "Anna"})
        await ann.until(lambda me: any(m["type"] in ("done", "refused") for m in me.messages))
        told = next(m for m in ann.messages if m["type"] in ("done", "refused"))
        assert told["type"] == "done" or told["reason"] == "unreadable", told
        await bob.order("say", phrase="hello")
        assert "state" not in [message["type"] for message in bob.messages[since + 1 :]]
        await rise_all(ann, bob)

    asyncio.run(whole())
