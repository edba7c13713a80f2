"""Seats, host, pace, motions, undo, phrases."""

import asyncio
from typing import Any

from tests.server.process import Served
from tests.server.sitter import Sitter, begun, rise_all, table_of
from tests.server.stores import on_both
from tests.server.test_keeping import asked

pytestmark = on_both


def test_only_the_host_sets_the_table(served: Served) -> None:
    async def whole() -> None:
        ann, bob = await table_of(served, "dragons", 2)
        assert (await bob.order("set-table", public=True))["reason"] == "not-the-host"
        assert (await ann.order("set-table", options={"magic": "yes"}))["reason"] == "misfit"
        assert (await ann.order("set-table", options={"magic": False}, public=True))["type"] == "done"
        await bob.until(lambda me: me.table["options"]["magic"] is False)
        assert (await ann.order("start"))["reason"] == "too-few-seats"
        assert (await ann.order("set-seat", seat=2, player="random"))["type"] == "done"
        assert ann.code in {table["code"] for table in served.get("/api/lobby")}
        assert (await ann.order("start"))["type"] == "done"
        await rise_all(ann, bob)

    asyncio.run(whole())


def test_a_closed_seat_goes_and_the_others_move_up(served: Served) -> None:
    async def whole() -> None:
        ann, bob, cem = await table_of(served, "digup", 3)
        await ann.order("set-seat", seat=1, closed=True)
        await bob.until(lambda me: me.you is None)
        await ann.order("start")
        await cem.until(lambda me: me.state.get("now"))
        assert (cem.you, len(cem.table["seats"])) == (1, 2)
        await rise_all(ann, bob, cem)

    asyncio.run(whole())


def test_a_seat_that_was_left_can_be_taken_over(served: Served) -> None:
    async def whole() -> None:
        ann, bob = await begun(served, "digup", 2)
        assert (await bob.order("leave"))["type"] == "done"
        await ann.until(lambda me: me.table["seats"][1]["left"])
        again = await Sitter(served, ann.code, bob.secret).sit()
        assert (await again.heard("bye"))["reason"] == "wrong-secret"
        joined = served.join(ann.code, "Cem")
        cem = await Sitter(served, ann.code, joined["secret"]).sit()
        await cem.until(lambda me: me.you == 1)
        assert "hand" in cem.now["view"]["seats"][1]
        await rise_all(ann, bob, cem)

    asyncio.run(whole())


def test_pause_and_another_pace_by_agreement(served: Served) -> None:
    async def whole() -> None:
        ann, bob = await begun(served, "digup", 2)
        await ann.order("propose", motion="pause")
        await bob.heard("voting")
        await bob.order("vote", agrees=True)
        await ann.until(lambda me: me.table["paused"])
        acting = asked([ann, bob])[0]
        assert (await acting.act())["reason"] == "paused"
        await bob.order("propose", motion="resume")
        await ann.until(lambda me: me.state.get("voting"))
        await ann.order("vote", agrees=True)
        await bob.until(lambda me: not me.table["paused"])
        await ann.order("propose", motion="days", pace={"days": 3})
        await bob.until(lambda me: me.state.get("voting"))
        await bob.order("vote", agrees=True)
        await ann.until(lambda me: me.table["pace"]["kind"] == "days")
        await acting.act()
        left = {clock["seat"]: clock["left_ms"] for clock in acting.now["clocks"]}
        assert all(3 * 86_400_000 - 60_000 < ms <= 3 * 86_400_000 for ms in left.values())
        await rise_all(ann, bob)

    asyncio.run(whole())


def test_whose_time_is_up_a_program_plays_for(served: Served) -> None:
    async def whole() -> None:
        ann, bob = await begun(served, "digup", 2, pace={"kind": "clocks", "bank_seconds": 5, "increment_seconds": 0})
        acting, other = (ann, bob) if ann.is_asked else (bob, ann)
        seat = acting.you
        assert seat is not None
        await other.until(lambda me: me.table["seats"][seat]["covered"])
        await other.until(lambda me: me.now["question"] > 1)
        await rise_all(ann, bob)

    asyncio.run(whole())


def test_a_rematch_at_the_same_table(served: Served) -> None:
    async def whole() -> None:
        ann, bob = await begun(served, "digup", 2)
        await ann.order("propose", motion="end")
        await bob.until(lambda me: me.state.get("voting"))
        await bob.order("vote", agrees=True)
        await ann.until(lambda me: me.is_over)
        first = ann.state["commitment"]
        await ann.order("propose", motion="rematch")
        await bob.until(lambda me: me.state.get("voting"))
        await bob.order("vote", agrees=True)
        await ann.until(lambda me: me.now["question"] == 1 and not me.is_over)
        assert ann.state["commitment"] != first
        await rise_all(ann, bob)

    asyncio.run(whole())


async def until_one_can_undo(sitters: list[Sitter]) -> Sitter:
    for _ in range(60):
        await sitters[0].until(lambda _: asked(sitters))
        acting = asked(sitters)[0]
        await acting.act()
        if acting.now["can_undo"]:
            return acting
    raise AssertionError("nothing could be taken back in 60 actions")


def test_an_action_that_taught_nobody_anything_is_taken_back(served: Served) -> None:
    async def whole() -> None:
        sitters = await begun(served, "digup", 2)
        acting = await until_one_can_undo(sitters)
        question = acting.now["question"]
        other = next(sitter for sitter in sitters if sitter is not acting)
        assert (await other.order("undo"))["reason"] == "not-your-action"
        assert (await acting.order("undo"))["type"] == "done"
        assert acting.now["question"] == question + 1
        assert acting.is_asked
        fresh = await Sitter(served, acting.code, acting.secret).sit()
        await fresh.until(lambda me: me.state)
        assert fresh.state.get("log", []) == acting.state.get("log", [])
        await rise_all(*sitters, fresh)

    asyncio.run(whole())


def test_phrases_are_keys_and_can_be_muted(served: Served) -> None:
    async def whole() -> None:
        ann, bob = await table_of(served, "digup", 2)
        await bob.order("say", phrase="hello")
        assert (await ann.heard("said"))["phrase"] == "hello"
        await ann.order("mute", seat=1, muted=True)
        since = len(ann.messages)
        await bob.order("react", reaction="lamp")
        await bob.order("rename", name="Robert")
        await ann.heard("table", since)
        assert "reacted" not in [message["type"] for message in ann.messages[since:]]
        await bob.send({"type": "say", "id": "x", "phrase": "free text of any kind"})
        assert (await bob.until(lambda me: me.answers.get("x")))["reason"] == "unreadable"
        await rise_all(ann, bob)

    asyncio.run(whole())


def test_a_hint_says_what_and_why(served: Served) -> None:
    async def whole() -> None:
        sitters = await begun(served, "digup", 2)
        acting = asked(sitters)[0]
        found: dict[str, Any] = await acting.order("hint")
        assert found["type"] == "hinted"
        assert found["action"] in [one["words"] for one in acting.now["legal"]]
        assert found["why"][0]["key"]
        await rise_all(*sitters)

    asyncio.run(whole())


def test_who_takes_over_a_seat_may_name_his_commands_like_who_left_it(served: Served) -> None:
    async def whole() -> None:
        ann, bob = await table_of(served, "digup", 2)
        assert (await bob.order("rename", id="one", name="Bobby"))["type"] == "done"
        await bob.order("leave")
        joined = served.join(ann.code, "Cem")
        cem = await Sitter(served, ann.code, joined["secret"]).sit()
        assert (await cem.order("rename", id="one", name="Cemal"))["type"] == "done"
        await ann.until(lambda me: me.table["seats"][1]["name"] == "Cemal")
        await rise_all(ann, bob, cem)

    asyncio.run(whole())


def test_a_program_keeps_a_seat_warm_until_its_person_is_back(served: Served) -> None:
    """Away by his own wish, and as soon as he acts again the seat is his."""

    async def whole() -> None:
        ann, bob = await begun(served, "digup", 2)
        await bob.order("away")
        await ann.until(lambda me: me.table["seats"][1]["covered"])
        while not ann.is_asked:
            await ann.until(lambda me: me.is_asked or me.is_over)
        before = ann.now["question"]
        await ann.act()
        await ann.until(lambda me: me.is_over or (me.now["question"] > before + 1 and me.is_asked))
        assert (await bob.order("back"))["type"] == "done"
        await ann.until(lambda me: not me.table["seats"][1]["covered"])
        await rise_all(ann, bob)

    asyncio.run(whole())


def test_who_was_missed_finds_his_seat_as_he_comes_back(start: Any) -> None:
    served: Served = start(GROTTO_GRACE_SECONDS="0.05")

    async def whole() -> None:
        ann, bob = await begun(served, "digup", 2)
        await bob.rise()
        await ann.until(lambda me: me.table["seats"][1]["covered"])
        await bob.sit()
        await ann.until(lambda me: not me.table["seats"][1]["covered"])
        assert bob.you == 1
        await rise_all(ann, bob)

    asyncio.run(whole())
