"""What is on disk of a race that is on, and who may have seen its cue."""

import msgspec

from grotto.server.race import Race
from grotto.server.store import Write
from grotto.server.table.play import Play, Running
from grotto.server.table.table import Table


def kept(play: Play) -> Write:
    running = play.running
    if running is None:
        return "race", {"match": play.id, "of": None}
    whole = Kept(running.number, running.since, running.race, running.shown, running.start, running.cut)
    return "race", {"match": play.id, "of": msgspec.json.encode(whole).decode()}


class Kept(msgspec.Struct):
    number: int
    since: int
    race: Race | None = None
    shown: set[int | None] = msgspec.field(default_factory=set)
    start: int = 0
    cut: int | None = None


def read(text: str) -> Running:
    """Who may have seen the cue goes on seeing what it showed, though a new run gives him another."""
    it = msgspec.json.decode(text, type=Kept)
    return Running(it.number, it.since, race=it.race, lit=set(it.shown), shown=it.shown, start=it.start, cut=it.cut)


async def keep_shown(table: Table, play: Play, running: Running, viewers: set[int | None]) -> None:
    """On disk before they see it: after a restart they still do."""
    running.shown |= viewers
    await table.save(kept(play))
