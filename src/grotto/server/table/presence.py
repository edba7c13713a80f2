"""Who is here: lines come and go, and are seen to be good or shaky."""

from grotto.server.race import weaknesses
from grotto.server.refusing import No
from grotto.server.table import covering, racing
from grotto.server.table.courses import Line
from grotto.server.table.table import Table
from grotto.server.wire import commands, messages
from grotto.server.wire.words import Connection

SHAKY_MS = 600


async def come(table: Table, line: Line, hello: commands.Hello) -> None:
    """Sit by a secret, or watch. The line is told what it missed."""
    seat = None if hello.secret is None else table.standing.seat_of(hello.secret)
    if hello.secret is not None and seat is None:
        raise No("wrong-secret")
    if seat is None and not table.standing.spectators and table.standing.phase != "gathering":
        raise No("no-spectators")
    line.seat, line.page = seat, hello.page
    table.greet(line, hello.epoch, hello.seq)
    if seat is None:
        return
    table.timers.clear("cover", seat)
    see(table, seat)
    count_pages(table, seat)
    if table.standing.places[seat].covered and not table.standing.places[seat].away:
        await covering.hand_back(table, seat)
    await racing.go_on(table)


async def catch_up(table: Table, line: Line) -> None:
    """A line that was behind takes something again: everything, in one step, so that no number is missing after it."""
    line.behind = False
    line.say(table.state(line.seat))
    line.filled.set()


def part(table: Table, line: Line) -> None:
    """The line has ended. At a table that has stopped nobody else needs to know."""
    if table.closed:
        table.course(line.seat).leave(line)
    else:
        table.post(lambda: go(table, line))


async def go(table: Table, line: Line) -> None:
    table.course(line.seat).leave(line)
    if line.seat is not None:
        see(table, line.seat)
        count_pages(table, line.seat)
        covering.watch(table)


def count_pages(table: Table, seat: int) -> None:
    """Tell the pages of a seat that it is open on several, and when that is over. Who names no page is no page."""
    course = table.course(seat)
    before, course.pages = course.pages, len({line.page for line in course.lines if line.page})
    if max(before, course.pages) > 1:
        for line in course.lines:
            line.say(messages.Elsewhere(course.pages - 1))


def see(table: Table, seat: int) -> None:
    """Tell everybody if the seat's connection is another than they know."""
    found = connection(table, seat)
    if table.known.get(seat, "gone") == found:
        return
    table.known[seat] = found
    trip = best_trip(table, seat)
    table.whisper(messages.Presence(seat, found, None if trip is None else round(trip)))


def connection(table: Table, seat: int) -> Connection:
    lines = table.lines(seat)
    if not lines:
        return "gone"
    trip = best_trip(table, seat)
    steady = any("unsteady" not in weaknesses(line.trips) for line in lines)
    return "here" if steady and (trip is None or trip < SHAKY_MS) else "shaky"


def best_trip(table: Table, seat: int) -> float | None:
    trips = [line.trips[-1] / 1000 if line.trips else line.trip_ms for line in table.lines(seat)]
    known = [trip for trip in trips if trip is not None]
    return min(known) if known else None


def look(table: Table) -> None:
    """Now and then: how every seat is connected, and whether somebody is missed."""
    covering.watch(table)
    for seat, place in enumerate(table.standing.places):
        if place.kind == "person":
            see(table, seat)
