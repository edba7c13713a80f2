"""What is chosen in secret: not told, not counted, not timed to anybody else."""

import asyncio
import json

from tests.server.process import Served
from tests.server.sitter import Sitter, begun, rise_all
from tests.server.stores import on_both

pytestmark = on_both


def test_a_sealed_answer_tells_nobody_anything(served: Served) -> None:
    async def whole() -> None:
        sitters = await begun(served, "lamp", 3)
        watcher = await Sitter(served, sitters[0].code).sit()
        others = [*sitters[1:], watcher]
        for other in others:
            await other.until(lambda me: me.state.get("now"))
        frames = [len(other.frames) for other in others]
        await sitters[0].act()
        await sitters[0].heard("chosen")
        for other in others:
            await other.send({"type": "ping", "at": 1.0})
            await other.heard("pong")
        since = [other.frames[count:] for other, count in zip(others, frames, strict=True)]
        told = [json.loads(frame)["type"] for frames in since for frame in frames]
        assert [kind for kind in told if kind not in ("pong", "presence")] == []
        fresh = await Sitter(served, sitters[0].code).sit()
        await fresh.until(lambda me: me.state)
        assert fresh.now["asked"] == [0, 1, 2]
        await rise_all(*sitters, watcher, fresh)

    asyncio.run(whole())


def test_it_may_be_changed_until_all_have_answered(served: Served) -> None:
    async def whole() -> None:
        sitters = await begun(served, "lamp", 3)
        first, second = (one["words"] for one in sitters[0].now["legal"][:2])
        await sitters[0].act(first)
        await sitters[0].act(second)
        assert sitters[0].now["chosen"] == second
        assert sitters[0].now["question"] == 1
        await rise_all(*sitters)

    asyncio.run(whole())


def test_what_may_not_be_done_is_refused_with_the_rule(served: Served) -> None:
    async def whole() -> None:
        sitters = await begun(served, "lamp", 3)
        answer = await sitters[0].order("act", question=1, action="draw")
        assert (answer["reason"], answer["rule"]) == ("other-question", "2.1")
        answer = await sitters[0].order("act", question=1, action="fly to the moon")
        assert answer["reason"] == "no-such-action"
        await rise_all(*sitters)

    asyncio.run(whole())
