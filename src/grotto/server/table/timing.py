"""The clocks of a table: put to whom is asked, rung when they are used up, and kept as rows."""

import msgspec

from grotto.server.moment import now
from grotto.server.store import Write
from grotto.server.table import clocks, covering
from grotto.server.table.clocks import SEALED
from grotto.server.table.play import Play
from grotto.server.table.table import Table


def put_question(table: Table) -> list[Write]:
    """Whose clock runs now, and when a race ends whose seats are timed alone. What has to be written for it."""
    play, pace = table.play, table.standing.pace
    if play is None:
        return []
    ran = bool(play.clocks.due)
    if table.standing.paused or table.standing.phase != "playing" or play.running is not None:
        clocks.put_by(play.clocks, now())
    else:
        clocks.ask(play.clocks, pace, play.match.asked, play.is_sealed, now())
    return rows(table, play) if ran or play.clocks.due or play.running is not None else []


def rows(table: Table, play: Play) -> list[Write]:
    due = [
        ("arm", {"table_id": table.id, "kind": "clock", "seat": seat, "due": at})
        for seat, at in play.clocks.due.items()
    ]
    ends = play.running.race.ends if play.running and play.running.race and not table.standing.paused else None
    if ends is not None:
        due.append(("arm", {"table_id": table.id, "kind": "race", "seat": 0, "due": ends / 1e6}))
    return [("disarm", {"table": table.id}), *due, banks(play)]


def banks(play: Play) -> Write:
    return "keep-time", {"match": play.id, "of": msgspec.json.encode(play.clocks.banks).decode()}


def arm(table: Table) -> None:
    """Ring when the clocks that run are used up. Called once they are on disk."""
    table.timers.clear("clock")
    if table.play is not None:
        for seat, due in table.play.clocks.due.items():
            table.timers.set("clock", seat, due, lambda seat=seat: ring(table, seat))  # type: ignore[misc]


async def ring(table: Table, seat: int) -> None:
    """Time is up: a program answers for the seat; in a sealed question, for all who have not."""
    play = table.play
    if play is None or table.standing.phase != "playing" or table.standing.paused:
        return
    due = play.clocks.due.get(seat)
    if due is None or due > now():
        return
    late = [other for other in play.match.asked if play.owes(other)] if seat == SEALED else [seat]
    for other in late:
        await covering.cover(table, other)
