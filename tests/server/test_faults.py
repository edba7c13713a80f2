"""Clients on bad networks, as a machine that Hypothesis drives.

Whatever the network does, each action takes effect exactly once, and once the network is well again every client sees
what the server would show a newcomer.
"""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, rule, run_state_machine_as_test

from tests.server.process import Served
from tests.server.proxy import FAULTS, Fault, Proxy
from tests.server.sitter import Sitter, begun, rise_all
from tests.server.test_keeping import as_seen
from tests.server.wanderer import Wanderer

T = TypeVar("T")
SEATS = 3
WHO = st.integers(0, SEATS - 1)
BUSY = [HealthCheck.too_slow, HealthCheck.data_too_large]


class Faults(RuleBasedStateMachine):
    """Three at a table; `done` counts what each was told to be done."""

    game = "digup"
    served: Served

    def __init__(self) -> None:
        super().__init__()
        self.runner = asyncio.Runner()
        self.proxies: list[Proxy] = []
        self.clients: list[Wanderer] = []
        self.tries = 0

    def run(self, step: Coroutine[Any, Any, T]) -> T:
        return self.runner.run(step)

    @initialize()
    def sit_down(self) -> None:
        self.run(self.all_sit_down())

    async def all_sit_down(self) -> None:
        sitters = await begun(self.served, self.game, SEATS, undo=False, race="sealed")
        for sitter in sitters:
            await sitter.rise()
            self.proxies.append(await Proxy(self.served).open())
            self.clients.append(Wanderer(self.served, self.proxies[-1], sitter.code, sitter.secret))
            await self.clients[-1].come_back()
            await self.clients[-1].until(lambda me: me.state)

    # -- what clients do -------------------------------------------------------------

    @rule(who=WHO, choice=st.integers(0, 40))
    def act(self, who: int, choice: int) -> None:
        """What is asked, as far as the client knows: perhaps it was answered long ago."""
        client = self.clients[who]
        now = client.state.get("now")
        if now and now["legal"]:
            self.tries += 1
            words = now["legal"][choice % len(now["legal"])]["words"]
            command = client.command("act", f"act-{self.tries}", question=now["question"], action=words)
            self.run(client.try_to_send(command))

    @rule(who=WHO)
    def rename(self, who: int) -> None:
        client = self.clients[who]
        self.tries += 1
        self.run(client.try_to_send(client.command("rename", f"name-{self.tries}", name=f"name {self.tries}")))

    @rule(who=WHO)
    def send_again(self, who: int) -> None:
        """All that was not answered, on the same line: some of it may only be late."""
        client = self.clients[who]
        for message in list(client.unanswered.values()):
            self.run(client.try_to_send(message))

    @rule(who=WHO)
    def come_back(self, who: int) -> None:
        """While the old connection may still look alive to the server."""
        self.run(self.clients[who].come_back())

    @rule(who=WHO)
    def wait_for_the_next(self, who: int) -> None:
        """Let arrive what is on its way: one answer to a ping, or the line's end."""
        self.run(self.pinged(self.clients[who]))

    async def pinged(self, client: Wanderer) -> None:
        trip = client.trip
        if trip is None or trip.up.dead or trip.up.planned or trip.down.planned:
            return  # it might never be answered
        since = len(client.messages)
        await client.try_to_send({"type": "ping", "at": 1.0})
        await client.until(lambda me: me.lost or any(m["type"] == "pong" for m in me.messages[since:]))

    # -- what the network does ---------------------------------------------------------

    @rule(who=WHO, faults=st.lists(st.sampled_from(FAULTS), min_size=1, max_size=3), up=st.booleans())
    def go_wrong(self, who: int, faults: list[Fault], up: bool) -> None:
        trip = self.clients[who].trip
        if trip is not None:
            (trip.up if up else trip.down).planned.extend(faults)

    @rule(who=WHO)
    def arrive_late(self, who: int) -> None:
        trip = self.clients[who].trip
        if trip is not None:
            self.run(trip.let_go())

    @rule(who=WHO)
    def cut(self, who: int) -> None:
        trip = self.clients[who].trip
        if trip is not None and not trip.is_cut:
            trip.cut()
            self.run(self.clients[who].until(lambda me: me.lost))

    @rule(who=WHO)
    def go_dead(self, who: int) -> None:
        """Half open: both ends think that they are connected."""
        trip = self.clients[who].trip
        if trip is not None:
            trip.go_dead()

    # -- what must hold ----------------------------------------------------------------

    @rule()
    def get_well(self) -> None:
        self.run(self.all_agree())

    async def all_agree(self) -> None:
        for client in self.clients:
            await client.come_back()
        for client in self.clients:
            await client.until(lambda me: me.is_settled)
        accepted = sum(id.startswith("act-") for client in self.clients for id in client.done)
        for client in self.clients:
            fresh = await Sitter(self.served, client.code, client.secret).sit(fresh=True)
            await fresh.until(lambda me: me.state)
            await client.until(reached(fresh.state["seq"]))
            assert as_seen(client) == as_seen(fresh)
            assert names(client) == names(fresh)
            self.check_count(fresh, accepted)
            await fresh.rise()

    def check_count(self, fresh: Sitter, accepted: int) -> None:
        """Each accepted action is one question more: nothing was done twice, nothing was lost."""
        assert fresh.now["question"] == accepted + 1

    def teardown(self) -> None:
        try:
            if self.clients:
                self.run(self.all_agree())
        finally:
            self.run(self.all_leave())
            self.runner.close()

    async def all_leave(self) -> None:
        for client in self.clients:
            await client.give_up()
        for proxy in self.proxies:
            await proxy.close()


class SealedFaults(Faults):
    """The same where answers are sealed and may be changed: a choice that was done stays, until all have answered."""

    game = "lamp"

    def check_count(self, fresh: Sitter, accepted: int) -> None:
        assert fresh.now["question"] <= accepted + 1
        if accepted:
            assert fresh.now["question"] > 1 or any(client.now.get("chosen") for client in self.clients)


def reached(seq: int) -> Callable[[Sitter], bool]:
    return lambda sitter: sitter.seq >= seq


def names(sitter: Sitter) -> list[str]:
    return [seat["name"] for seat in sitter.table["seats"]]


@pytest.mark.parametrize("machine", [Faults, SealedFaults])
def test_every_action_takes_effect_once_on_whatever_network(served: Served, machine: type[Faults]) -> None:
    tried = settings(
        max_examples=12,
        stateful_step_count=30,
        deadline=None,
        derandomize=True,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=BUSY,
    )
    run_state_machine_as_test(type("Machine", (machine,), {"served": served}), settings=tried)


def test_a_seat_whose_line_was_cut_is_seen_to_be_gone(served: Served) -> None:
    """However hard the line was cut, in the middle of all that is being sent."""

    async def whole() -> None:
        ann, bob = await begun(served, "digup", 2)
        for _ in range(5):
            for i in range(30):
                await bob.send({"type": "rename", "id": f"r{i}", "name": f"Bob {i}"})
            assert bob.socket is not None
            assert bob.reading is not None
            bob.socket.transport.abort()
            await bob.reading
            await ann.until(lambda me: gone(me))
            await bob.sit()
            await ann.until(lambda me: not gone(me))
        await rise_all(ann, bob)

    asyncio.run(whole())


def gone(ann: Sitter) -> bool:
    """Whether Bob is, as Ann was told last; by a word of it, or with the table."""
    told = [m for m in ann.messages if m["type"] == "presence" and m["seat"] == 1]
    return bool(told) and told[-1]["connection"] == "gone"
