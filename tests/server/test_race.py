"""The race for the lamp on a real table."""

import asyncio
import random
import sys
from typing import Any

import pytest

from tests.server.process import Served
from tests.server.sitter import Sitter, begun, rise_all
from tests.server.stores import on_both
from tests.server.test_games import play_on, race_of

pytestmark = on_both


async def lamps(served: Served, seats: int = 3, **wish: Any) -> list[Sitter]:
    return await begun(served, "lamp", seats, **wish)


async def set_dice(sitters: list[Sitter]) -> None:
    """All set their die; the last one in unveils them."""
    for sitter in sitters:
        await sitter.until(lambda me: me.is_asked)
        await sitter.act()


async def all_tap(sitters: list[Sitter]) -> None:
    for sitter in sitters:
        await sitter.until(race_of)
    await asyncio.sleep(0.2)  # a person's reaction: sooner would be a false start
    for sitter in sitters:
        answer = await sitter.order("tap", race=1, reaction_ms=195.0)
        assert answer["type"] == "done", answer


def test_nobody_sees_the_dice_before_his_cue_and_all_get_the_receipt(served: Served) -> None:
    async def whole() -> None:
        sitters = await lamps(served)
        await set_dice(sitters)
        for sitter in sitters:
            await sitter.heard("race-ahead")
            early = sitter.messages[: [m["type"] for m in sitter.messages].index("race-ahead")]
            assert not [e for m in early for e in m.get("events", []) if e["key"] == "revealed"]
            assert "race" not in {key for m in early for key in (m.get("now") or {}) if m["now"].get(key)}
        late = await Sitter(served, sitters[0].code, sitters[1].secret).sit()
        await late.until(lambda me: me.state)
        if not race_of(late):
            assert late.now["view"]["seats"][0].get("dice") is None
        await all_tap(sitters)
        receipts = [await sitter.heard("race-over") for sitter in sitters]
        assert receipts[0]["receipt"] == receipts[1]["receipt"] == receipts[2]["receipt"]
        found = receipts[0]["receipt"]["receipt"]
        assert {finding["verdict"] for finding in found["findings"]} == {"slapped"}
        groups = [[place] if isinstance(place, int) else place for place in found["order"]]
        assert sorted(seat for group in groups for seat in group) == [0, 1, 2]
        await rise_all(*sitters, late)

    asyncio.run(whole())


def test_a_tap_before_the_cue_locks(served: Served) -> None:
    async def whole() -> None:
        sitters = await lamps(served)
        await set_dice(sitters)
        await sitters[0].heard("race-ahead")
        if not race_of(sitters[0]):
            await sitters[0].order("tap", race=0, reaction_ms=0.0)
            assert (await sitters[0].heard("locked"))["lock_ms"] == 250
        await rise_all(*sitters)

    asyncio.run(whole())


def test_without_reflexes_slap_and_pass_are_answers_like_others(served: Served) -> None:
    async def whole() -> None:
        sitters = await lamps(served, race="sealed")
        await set_dice(sitters)
        for sitter in sitters:
            await sitter.until(race_of)
            assert {one["words"] for one in sitter.now["legal"]} == {"slap", "pass"}
            await sitter.act("slap")
        found = (await sitters[0].heard("race-over"))["receipt"]["receipt"]
        assert found["order"] == [[0, 1, 2]]
        assert all("at" not in answer or answer["at"] == 0 for r in found["runners"] for answer in r["answers"])
        await rise_all(*sitters)

    asyncio.run(whole())


def test_over_days_each_is_timed_alone_when_he_is_ready(served: Served) -> None:
    async def whole() -> None:
        sitters = await lamps(served, pace={"kind": "days"})
        await set_dice(sitters)
        for i, sitter in enumerate(sitters):
            assert (await sitter.heard("race-ahead"))["mode"] == "alone"
            assert not race_of(sitter)
            await sitter.order("ready", race=1)
            await sitter.until(race_of)
            assert [race_of(other) for other in sitters[i + 1 :]] == [0] * (2 - i)
            await asyncio.sleep(0.15)
            await sitter.order("tap", race=1, reaction_ms=149.0)
        await sitters[0].heard("race-over")
        await rise_all(*sitters)

    asyncio.run(whole())


def test_programs_race_by_the_same_path(served: Served) -> None:
    async def whole() -> None:
        made = served.make("lamp", seats=[{"player": "level:1"}, {"player": "level:3"}], start=True)
        ann = await Sitter(served, made["code"], made["secret"]).sit()
        await set_dice([ann])
        await ann.until(race_of)
        await ann.order("keep-hands", race=1)
        found = (await ann.heard("race-over"))["receipt"]["receipt"]
        assert [runner["bot"] for runner in found["runners"]] == [False, True, True]
        await ann.rise()

    asyncio.run(whole())


def test_a_game_of_the_lamp_to_its_end(start: Any) -> None:
    """With the races and all; the last receipt is in the record."""
    served = start()

    async def whole() -> Sitter:
        sitters = await lamps(served, 2, race="sealed")
        await asyncio.gather(*(play_on(sitter, random.Random(7 + i)) for i, sitter in enumerate(sitters)))
        await sitters[0].until(lambda me: me.table.get("record"))
        await rise_all(*sitters)
        return sitters[0]

    sitter = asyncio.run(whole())
    head = served.get(f"/api/records/{sitter.table['record']}")
    assert head["receipts"] == sitter.state["receipts"]
    assert served.get(f"/api/records/{sitter.table['record']}/verification")["holds"] is True
    replayed = served.get(f"/api/records/{sitter.table['record']}/replay?viewer=0")
    assert replayed["moments"][-1]["view"] == sitter.now["view"]
    assert len(replayed["moments"]) == head["moments"]


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells")
def test_how_far_a_seat_is_the_kernel_says_or_the_proxy_that_is_asked(start: Any) -> None:
    """Behind a proxy that says nothing it is not known: the kernel's trip is the one to the proxy."""
    served: Served = start(GROTTO_TRIP_HEADER="X-Trip")
    headers: list[dict[str, str]] = [{}, {"X-Forwarded-For": "10.0.0.9"}, {"X-Forwarded-For": "", "X-Trip": "41234"}]

    async def whole() -> None:
        made = served.make("lamp", seats=[{}, {}])
        secrets = [made["secret"], *(served.join(made["code"], name)["secret"] for name in ("Bob", "Cem"))]
        sitters = [
            await Sitter(served, made["code"], secret).sit(additional_headers=more)
            for secret, more in zip(secrets, headers, strict=True)
        ]
        await sitters[0].order("start")
        await set_dice(sitters)
        for sitter in sitters:
            await sitter.until(race_of)
            await sitter.order("keep-hands", race=1)
        receipt = (await sitters[0].heard("race-over"))["receipt"]["receipt"]
        own, unknown, told = [runner["kernel"] for runner in receipt["runners"]]
        assert own < 1_000_000
        assert (unknown, told) == (None, 41_234)
        await rise_all(*sitters)

    asyncio.run(whole())
