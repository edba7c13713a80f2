"""Whole games over real sockets."""

import asyncio
import random
from collections.abc import Callable
from dataclasses import asdict
from typing import Any

import pytest

from grotto import replay
from tests.server.process import Served
from tests.server.sitter import Sitter, begun, rise_all
from tests.server.stores import on_both

pytestmark = on_both


async def play_on(sitter: Sitter, dice: random.Random) -> None:
    """Answers whatever is asked by lot, until the game is over."""
    raced = 0
    while True:
        await sitter.until(owing(raced))
        if sitter.is_over:
            return
        race = race_of(sitter)
        if race > raced:
            raced = race
            kind = "tap" if dice.random() < 0.5 else "keep-hands"
            more: dict[str, Any] = {"reaction_ms": 300.0} if kind == "tap" else {}
            await sitter.order(kind, race=race, **more)
        else:
            words = dice.choice(sitter.now["legal"])["words"]
            await sitter.order("act", question=sitter.now["question"], action=words)


def owing(raced: int) -> Callable[[Sitter], bool]:
    return lambda sitter: sitter.is_over or sitter.is_asked or race_of(sitter) > raced


def race_of(sitter: Sitter) -> int:
    now = sitter.state.get("now") or {}
    return int((now.get("race") or {}).get("race", 0))


@pytest.mark.parametrize(("game", "seats"), [("digup", 2), ("dragons", 3)])
def test_people_play_a_whole_game_and_its_record_verifies(served: Served, game: str, seats: int) -> None:
    async def whole() -> Sitter:
        sitters = await begun(served, game, seats)
        await asyncio.gather(*(play_on(sitter, random.Random(i)) for i, sitter in enumerate(sitters)))
        await sitters[0].until(lambda me: me.table.get("record"))
        await rise_all(*sitters)
        return sitters[0]

    sitter = asyncio.run(whole())
    record = sitter.table["record"]
    match = replay(served_text(served, f"/api/records/{record}/transcript"))
    assert match.outcome is not None
    ended = sitter.now["ended"]
    assert match.outcome.winners == ended["winners"]
    assert ended["breakdown"] == [[asdict(line) for line in lines] for lines in match.outcome.breakdown]
    assert served.get(f"/api/records/{record}")["ended"] == ended
    assert match.commitment == sitter.state["commitment"]
    assert served.get(f"/api/records/{record}/verification")["holds"] is True


def served_text(served: Served, path: str) -> str:
    import json

    found = served.get(path)
    return found if isinstance(found, str) else json.dumps(found)


def test_who_watches_sees_the_end_and_no_hand(served: Served) -> None:
    async def whole() -> None:
        sitters = await begun(served, "digup", 2)
        watcher = await Sitter(served, sitters[0].code).sit()
        await watcher.until(lambda me: me.state.get("now"))
        assert watcher.you is None
        assert watcher.now["legal"] == []
        assert all("hand" not in seat for seat in watcher.now["view"]["seats"])
        assert (await watcher.order("say", phrase="hello"))["reason"] == "not-seated"
        await asyncio.gather(*(play_on(sitter, random.Random(i)) for i, sitter in enumerate(sitters)))
        await watcher.until(lambda me: me.is_over)
        await rise_all(*sitters, watcher)

    asyncio.run(whole())


def test_programs_play_for_all_who_are_not_there(served: Served) -> None:
    async def whole() -> None:
        made = served.make("digup", seats=[{"player": "random"}, {"player": "random"}], start=True)
        ann = await Sitter(served, made["code"], made["secret"]).sit()
        await ann.until(lambda me: me.state.get("now"))
        assert (await ann.order("away"))["type"] == "done"
        await ann.until(lambda me: me.is_over)
        await ann.rise()

    asyncio.run(whole())
