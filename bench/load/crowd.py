"""`python -m bench.load.crowd`: a crowd at many tables, in one process on one loop. Its plan comes in, a line of JSON.

It says `begin` when everybody sits and has played a while, and then what it found. It leaves when nobody listens any
more, and in any case before long.
"""

import asyncio
import gc
import sys
from time import perf_counter, process_time

import msgspec
import uvloop

from bench.load import people, strangers
from bench.load.plan import OPENED_WITHIN, Found, Plan
from bench.load.watch import Watch

AT_ONCE = 40
Table = people.Table | strangers.Table


async def crowd(plan: Plan) -> None:
    watch = Watch()
    tables = await opened(plan, watch)
    gc.collect()
    gc.freeze()
    gc.disable()  # the crowd must not wait for itself
    began = perf_counter()
    beats = [asyncio.create_task(keep_pace(table, began, at)) for table, at in phases(tables)]
    for table in tables:
        table.begin()
    await asyncio.sleep(plan.warm)
    watch.begin()
    print("begin", flush=True)
    began, cpu = perf_counter(), process_time()
    await asyncio.sleep(plan.seconds)
    found = what(watch, perf_counter() - began, process_time() - cpu)
    for beat in beats:
        beat.cancel()
    for table in tables:
        table.is_on = False
    print(msgspec.json.encode(found).decode(), flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    for table in tables:
        table.leave()


async def opened(plan: Plan, watch: Watch) -> list[Table]:
    """Everybody at the tables; some at a time, as no server is made for all at once."""
    kind = people.Table if plan.server == "grotto" else strangers.Table
    groups = [group for group in plan.groups for _ in range(group.tables)]
    tables: list[Table] = [kind(group, number, watch) for number, group in enumerate(groups)]
    free = asyncio.Semaphore(AT_ONCE)

    async def open_one(table: Table) -> None:
        async with free:
            await table.open(plan.port)

    async with asyncio.timeout(OPENED_WITHIN), asyncio.TaskGroup() as all_of_them:
        for table in tables:
            all_of_them.create_task(open_one(table))
    return tables


def phases(tables: list[Table]) -> list[tuple[Table, float]]:
    """The tables that keep a pace, each with the moment of its first action, evenly over the time of one step."""
    paced = [table for table in tables if table.group.way == "paced"]
    return [(table, step_of(table) * i / len(paced)) for i, table in enumerate(paced)]


def step_of(table: Table) -> float:
    return table.group.every / table.group.seats


async def keep_pace(table: Table, began: float, at: float) -> None:
    """As many actions as if each seat did one every few seconds: evenly, by whoever is asked."""
    step = step_of(table)
    while True:
        await asyncio.sleep(max(0.0, began + at - perf_counter()))
        at += step
        table.beat()


def what(watch: Watch, took: float, cpu: float) -> Found:
    waits = sorted(watch.waits)
    return Found(took, watch.actions, watch.games, waits, watch.idle_beats, dict(watch.refused), cpu, watch.lost)


async def bounded(plan: Plan) -> None:
    async with asyncio.timeout(OPENED_WITHIN + plan.warm + plan.seconds + 60):
        await crowd(plan)


def main() -> None:
    plan = msgspec.json.decode(sys.stdin.readline(), type=Plan)
    plan.check()
    uvloop.run(bounded(plan))


if __name__ == "__main__":
    main()
