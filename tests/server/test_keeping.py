"""Nothing accepted is lost, nothing is done twice: cut lines, repeated commands, killed servers."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from tests.server.process import Served
from tests.server.sitter import Sitter, begun, rise_all, table_of
from tests.server.stores import on_both
from tests.server.test_games import race_of
from tests.server.test_race import all_tap, set_dice

pytestmark = on_both


def asked(sitters: list[Sitter]) -> list[Sitter]:
    return [sitter for sitter in sitters if sitter.is_asked]


async def some_actions(sitters: list[Sitter], count: int) -> None:
    for _ in range(count):
        await sitters[0].until(lambda _: asked(sitters))
        acting = asked(sitters)[0]
        await acting.act()
        for sitter in sitters:
            await sitter.until(reached(acting.now["question"]))


def reached(question: int) -> Callable[[Sitter], bool]:
    return lambda sitter: bool(sitter.now["question"] >= question)


def as_seen(sitter: Sitter) -> dict[str, Any]:
    """What a client shows: all but the numbering and what passes with time."""
    moment = {key: value for key, value in sitter.now.items() if key not in ("clocks", "closes_ms")}
    return {"now": moment, "log": sitter.state.get("log", []), "you": sitter.you}


def test_who_comes_back_is_sent_what_he_missed(served: Served) -> None:
    async def whole() -> None:
        sitters = await begun(served, "digup", 2)
        epoch = sitters[1].epoch
        await some_actions(sitters, 3)
        await sitters[1].rise()
        while sitters[0].is_asked:
            await sitters[0].act()
            await sitters[0].until(lambda me: not me.is_asked or me.answers)
        states = sum(message["type"] == "state" for message in sitters[1].messages)
        await sitters[1].sit()
        await sitters[1].until(lambda me: me.now["question"] == sitters[0].now["question"])
        assert sitters[1].epoch == epoch
        assert sum(message["type"] == "state" for message in sitters[1].messages) == states
        fresh = await Sitter(served, sitters[0].code, sitters[1].secret).sit(fresh=True)
        await fresh.until(lambda me: me.state)
        assert as_seen(fresh) == as_seen(sitters[1])
        await rise_all(*sitters, fresh)

    asyncio.run(whole())


def test_a_command_sent_twice_is_done_once(served: Served) -> None:
    async def whole() -> None:
        sitters = await begun(served, "digup", 2)
        acting = asked(sitters)[0]
        question, words = acting.now["question"], acting.now["legal"][0]["words"]
        for _ in range(3):
            answer = await acting.order("act", "the-same", question=question, action=words)
            assert answer["type"] == "done"
        assert acting.now["question"] == question + 1
        await rise_all(*sitters)

    asyncio.run(whole())


def test_an_answer_to_a_question_that_is_past_is_refused(served: Served) -> None:
    async def whole() -> None:
        sitters = await begun(served, "digup", 2)
        acting = asked(sitters)[0]
        question, words = acting.now["question"], acting.now["legal"][0]["words"]
        await acting.act()
        answer = await acting.order("act", question=question, action=words)
        assert (answer["reason"], answer["arguments"]) == ("other-question", {"question": question + 1})
        await rise_all(*sitters)

    asyncio.run(whole())


def test_a_killed_server_comes_back_with_every_accepted_action(start: Any) -> None:
    served = start()

    async def before() -> tuple[str, list[str | None], list[dict[str, Any]]]:
        sitters = await begun(served, "dragons", 3)
        await some_actions(sitters, 9)
        seen = [as_seen(sitter) for sitter in sitters]
        served.kill()
        for sitter in sitters:
            assert sitter.reading is not None
            await sitter.reading
        return sitters[0].code, [sitter.secret for sitter in sitters], seen

    async def after(code: str, secrets: list[str | None], seen: list[dict[str, Any]]) -> None:
        sitters = [await Sitter(served, code, secret).sit() for secret in secrets]
        for sitter in sitters:
            await sitter.until(lambda me: me.state)
        assert [as_seen(sitter) for sitter in sitters] == seen
        await some_actions(sitters, 3)
        await rise_all(*sitters)

    found = asyncio.run(before())
    served.start()
    asyncio.run(after(*found))


@pytest.mark.slow
def test_sealed_answers_and_answers_to_commands_outlive_the_server(start: Any) -> None:
    served = start()

    async def before() -> Sitter:
        sitters = await begun(served, "lamp", 3)
        assert (await sitters[0].act(id="mine"))["type"] == "done"
        await sitters[0].heard("chosen")
        served.kill()
        return sitters[0]

    async def after(old: Sitter) -> None:
        ann = await Sitter(served, old.code, old.secret).sit()
        await ann.until(lambda me: me.state)
        assert ann.now["chosen"] == old.now["chosen"]
        answer = await ann.order("act", "mine", question=1, action=old.now["chosen"])
        assert answer["type"] == "done"
        await ann.rise()

    old = asyncio.run(before())
    served.start()
    asyncio.run(after(old))


@pytest.mark.slow
def test_a_race_cut_off_by_a_crash_is_run_again(start: Any) -> None:
    served = start()

    async def before() -> list[Sitter]:
        sitters = await begun(served, "lamp", 3)
        await set_dice(sitters)
        await sitters[0].until(race_of)
        served.kill()
        return sitters

    async def after(old: list[Sitter]) -> None:
        sitters = [await Sitter(served, one.code, one.secret).sit() for one in old]
        await sitters[0].heard("race-ahead")
        await all_tap(sitters)
        found = (await sitters[0].heard("race-over"))["receipt"]["receipt"]
        assert found["run"] == 2
        await rise_all(*sitters)

    old = asyncio.run(before())
    served.start()
    asyncio.run(after(old))


@pytest.mark.slow
def test_a_table_that_gathers_outlives_the_server(start: Any) -> None:
    served = start()

    async def before() -> Sitter:
        sitters = await table_of(served, "digup", 2)
        served.kill()
        return sitters[1]

    async def after(old: Sitter) -> None:
        bob = await Sitter(served, old.code, old.secret).sit()
        await bob.until(lambda me: me.state)
        assert (bob.you, bob.table["seats"][1]["name"]) == (1, "guest 1")
        await bob.rise()

    old = asyncio.run(before())
    served.start()
    asyncio.run(after(old))
