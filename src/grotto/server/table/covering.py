"""A program takes the place of a person who is away, out of time or gone, keeps it warm, and hands it back."""

from grotto.server.moment import now
from grotto.server.table import programs, racing
from grotto.server.table.table import Table


async def cover(table: Table, seat: int) -> None:
    place = table.standing.places[seat]
    if place.kind == "person" and not place.covered:
        place.covered = True
        await table.save(stand=True)
        table.tell_table()
    programs.prompt(table)
    await racing.go_on(table)


async def hand_back(table: Table, seat: int) -> None:
    """The person is here again."""
    place = table.standing.places[seat]
    if place.kind != "person" or not place.covered:
        return
    place.covered = place.away = place.left = False
    await table.save(stand=True)
    table.tell_table()
    programs.prompt(table)


def watch(table: Table) -> None:
    """Who is missed for a while is covered, unless the game goes on for days anyway."""
    wait = table.hall.configuration.grace_seconds
    for seat in table.standing.persons():
        if is_missed(table, seat) and not table.timers.is_set("cover", seat):
            table.timers.set("cover", seat, now() + wait, lambda seat=seat: cover_if_missed(table, seat))  # type: ignore[misc]


def is_missed(table: Table, seat: int) -> bool:
    """Others are here and wait for him; who plays alone against programs finds the table as he left it."""
    it = table.standing
    if it.phase != "playing" or it.paused or it.pace.kind == "days" or it.places[seat].covered or table.lines(seat):
        return False
    return any(table.lines(other) for other in it.persons() if other != seat)


async def cover_if_missed(table: Table, seat: int) -> None:
    if is_missed(table, seat):
        await cover(table, seat)
