"""The border: HTTP, streams, limits, origins, bad input. Nothing of it shows a traceback or changes anything."""

import asyncio
import json
import socket
import urllib.error
import urllib.request
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.typing import Origin

from tests.server.process import Served
from tests.server.sitter import Sitter, begun, rise_all

SAFE = "default-src 'self'"


def test_every_answer_is_safe(served: Served) -> None:
    for path in ("/", "/api/games", "/t/ABCDEF", "/health", "/api/tables/NOSUCH"):
        try:
            answer = urllib.request.urlopen(served.url + path)
        except urllib.error.HTTPError as error:
            answer = error
        with answer:
            headers = answer.headers
        assert SAFE in headers["content-security-policy"], path
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        (b"", "unreadable"),
        (b"[", "unreadable"),
        (b'{"game": "chess", "name": "A"}', "misfit"),
        (b'{"game": "digup", "name": ""}', "unreadable"),
        (b'{"game": "digup", "name": "\\u202e\\u200f"}', "misfit"),
        (b'{"game": "digup", "name": "A", "extra": 1}', "unreadable"),
        (b'{"game": "digup", "name": "A", "seats": [{"player": "level:9"}]}', "misfit"),
        (b'{"game": "digup", "name": "A", "seats": [{}, {}, {}, {}]}', "misfit"),
        (b'{"game": "digup", "name": "A", "options": {"deck": 1}}', "misfit"),
        (b'{"game": "digup", "name": "A", "pace": {"kind": "clocks", "bank_seconds": -1}}', "unreadable"),
        (b"[" * 5000, "unreadable"),
        (b'"' + b"x" * 70_000 + b'"', "too-large"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_a_reason(served: Served, body: bytes, reason: str) -> None:
    status, found = served.call("POST", "/api/tables", body)
    assert 400 <= status < 500
    assert found["reason"] == reason, found
    assert "Traceback" not in json.dumps(found)


def test_what_is_not_there_is_not_found(served: Served) -> None:
    for path in ("/api/tables/NOSUCH", "/api/records/" + "0" * 32, "/api/nothing", "/api/games/chess/rules"):
        assert served.call("GET", path)[0] in (400, 404), path


def test_the_rulebook_is_served(served: Served) -> None:
    assert served.get("/api/games/lamp/rules").startswith("#")


def test_openapi_names_every_address(served: Served) -> None:
    paths = served.get("/schema/openapi.json")["paths"]
    assert "/api/tables/{code}/seats" in paths
    assert "/api/records/{record}/verification" in paths


def test_metrics_count(served: Served) -> None:
    assert "grotto_connections" in served.get("/metrics")


def test_a_page_of_another_address_may_not_connect(served: Served) -> None:
    async def whole() -> None:
        made = served.make()
        address = served.url.replace("http", "ws") + f"/ws/{made['code']}"
        async with connect(address, origin=Origin("https://evil.example")) as line:
            assert json.loads(await line.recv())["reason"] == "other-origin"
        own = await Sitter(served, made["code"], made["secret"]).sit(origin=served.url)
        await own.heard("state")
        await own.rise()

    asyncio.run(whole())


@pytest.mark.parametrize(
    ("hello", "reason"),
    [
        ('{"type": "hello", "version": 99}', "old-client"),
        ('{"type": "hello", "version": 1, "secret": "guessed"}', "wrong-secret"),
        ('{"type": "ping", "at": 1}', "unreadable"),
        ("}{", "unreadable"),
        ('{"type": "hello", "version": 1, "more": 2}', "unreadable"),
    ],
)
def test_a_wrong_greeting_is_told_why(served: Served, hello: str, reason: str) -> None:
    async def whole() -> None:
        made = served.make()
        async with connect(served.url.replace("http", "ws") + f"/ws/{made['code']}") as line:
            await line.send(hello)
            assert json.loads(await line.recv())["reason"] == reason

    asyncio.run(whole())


@pytest.mark.parametrize(
    "sent",
    ["", "null", "{}", '{"type": "fly", "id": "a"}', '{"type": "act", "id": "a", "question": "one"}', "[]", "\x00"],
)
def test_what_cannot_be_read_is_refused_and_the_line_goes_on(served: Served, sent: str) -> None:
    async def whole() -> None:
        made = served.make()
        ann = await Sitter(served, made["code"], made["secret"]).sit()
        assert ann.socket is not None
        await ann.socket.send(sent)
        assert (await ann.heard("refused"))["reason"] == "unreadable"
        await ann.send({"type": "ping", "at": 2.5})
        assert (await ann.heard("pong"))["at"] == 2.5
        await ann.rise()

    asyncio.run(whole())


def test_a_frame_that_is_too_large_ends_the_line_only(served: Served) -> None:
    async def whole() -> None:
        made = served.make()
        ann = await Sitter(served, made["code"], made["secret"]).sit()
        await ann.heard("state")
        await ann.send({"type": "say", "id": "x" * 100_000, "phrase": "hello"})
        assert ann.reading is not None
        await ann.reading
        again = await Sitter(served, made["code"], made["secret"]).sit()
        await again.heard("state")
        await again.rise()

    asyncio.run(whole())


def test_too_many_commands_and_tables_are_put_off(start: Any) -> None:
    served = start(GROTTO_TABLES_PER_HOUR="2", GROTTO_COMMANDS_PER_SECOND="2")

    async def whole(made: dict[str, Any]) -> None:
        ann = await Sitter(served, made["code"], made["secret"]).sit()
        await ann.heard("state")
        for i in range(8):
            await ann.send({"type": "say", "id": f"s{i}", "phrase": "hello"})
        answer = await ann.until(lambda me: me.answers.get("s7"))
        assert answer["reason"] == "too-many"
        assert answer["arguments"]["retry_ms"] > 0
        await ann.rise()

    made = served.make()
    served.make()
    status, found = served.call("POST", "/api/tables", {"game": "digup", "name": "A"})
    assert (status, found["reason"]) == (429, "too-many")
    asyncio.run(whole(made))


def test_requests_beyond_the_limit_are_put_off_with_a_reason(start: Any) -> None:
    served = start(GROTTO_REQUESTS_PER_MINUTE="3")
    found = [served.call("GET", "/api/games") for _ in range(4)]
    assert [status for status, _ in found] == [200, 200, 200, 429]
    assert found[3][1]["reason"] == "too-many"


def test_the_wire_over_sse_and_post(served: Served) -> None:
    made = served.make("digup", seats=[{"player": "random"}], start=True)
    path = f"/api/tables/{made['code']}"
    asked = urllib.request.Request(served.url + path + "/stream", headers={"authorization": f"Bearer {made['secret']}"})
    with urllib.request.urlopen(asked, timeout=20) as stream:
        assert stream.headers["content-type"].startswith("text/event-stream")
        now = next(event["now"] for event in events(stream) if event.get("now") and event["now"]["legal"])
        command = {"type": "act", "id": "1", "question": now["question"], "action": now["legal"][0]["words"]}
        assert served.call("POST", path + "/commands", command, made["secret"]) == (200, {"type": "done", "id": "1"})
        assert (
            next(event for event in events(stream) if event["type"] == "happened")["now"]["question"] > now["question"]
        )
    asyncio.run(seen_to_go(served, made["code"]))
    status, found = served.call("POST", path + "/commands", command, "wrong")
    assert (status, found["reason"]) == (403, "wrong-secret")
    asked.add_header("authorization", "Bearer wrong")
    with pytest.raises(urllib.error.HTTPError, match="403"):
        urllib.request.urlopen(asked, timeout=20)


async def seen_to_go(served: Served, code: str) -> None:
    """Whoever watches is told that the stream has ended."""
    watcher = await Sitter(served, code).sit()
    await watcher.until(
        lambda me: (
            me.state
            and (
                me.table["seats"][0]["connection"] == "gone"
                or any(m["type"] == "presence" and m["connection"] == "gone" for m in me.messages)
            )
        )
    )
    await watcher.rise()


def events(stream: Any) -> Any:
    for line in stream:
        if line.startswith(b"data: "):
            yield json.loads(line[6:])


def narrow(port: int) -> socket.socket:
    """A connection that takes little at a time."""
    made = socket.socket()
    made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    made.connect(("127.0.0.1", port))
    return made


def behind_at(served: Served) -> float:
    found = next(line for line in served.get("/metrics").splitlines() if line.startswith("grotto_lines_behind_total"))
    return float(found.split()[1])


def test_a_slow_reader_is_sent_a_fresh_state_and_holds_up_nobody(served: Served) -> None:
    async def whole() -> None:
        sitters = await begun(served, "digup", 2)
        slow = await connect(
            served.url.replace("http", "ws") + f"/ws/{sitters[0].code}",
            sock=narrow(served.port),
            compression=None,
            max_queue=1,
            ping_interval=None,
        )
        await slow.send('{"type": "hello", "version": 1}')
        behind, name = behind_at(served), ""
        for i in range(1000):
            name = f"Ann {i}"
            await sitters[0].order("rename", name=name)
        kinds, shown = [], ""
        async with asyncio.timeout(20):
            while shown != name:
                message = json.loads(await slow.recv())
                kinds.append(message["type"])
                shown = message["table"]["seats"][0]["name"] if "table" in message else shown
        assert kinds.count("state") == 2
        assert behind_at(served) == behind + 1
        await slow.close()
        await rise_all(*sitters)

    asyncio.run(whole())


def test_a_pong_then_a_compressed_text_frame(served: Served) -> None:
    """Some libraries refuse the first compressed frame after a control frame."""

    async def whole() -> None:
        made = served.make()
        ann = await Sitter(served, made["code"], made["secret"]).sit(compression="deflate")
        await ann.heard("state")
        assert ann.socket is not None
        await (await ann.socket.ping(b"first"))
        await ann.socket.pong(b"unasked")
        assert (await ann.order("say", phrase="hello"))["type"] == "done"
        await ann.rise()

    asyncio.run(whole())


def test_no_secret_is_in_what_others_see(served: Served) -> None:
    made = served.make(public=True)
    shown = json.dumps([served.get("/api/lobby"), served.get(f"/api/tables/{made['code']}")])
    assert made["secret"] not in shown
    assert "hash" not in shown
