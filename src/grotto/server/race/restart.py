"""A race that outlives its server: what was answered in its own time stands, what was cut off is run again.

Why so: docs/decisions/0040-a-race-and-a-restart.md
"""

from collections.abc import Mapping, Sequence
from random import Random

from grotto.server.race.closing import closes_by_seat
from grotto.server.race.modes import Mode
from grotto.server.race.race import Race, give_cue
from grotto.server.race.runners import Runner


def after_restart(
    race: Race, alive: int, now: int, dice: Random, trips: Mapping[int, Sequence[int]] | None = None
) -> Race:
    """The race to go on with. `alive` is when the old server last gave a sign of life, `trips` were measured since.

    A race that was closed stays as it is, and so does one without reflexes. In one timed alone, a seat that was cut off
    may be ready once more. A race of all at once that was still open is run again by all, with a new cue.
    """
    if race.is_closed(alive) or race.terms.mode == Mode.SEALED:
        return race
    if race.terms.mode == Mode.ALONE:
        return Race(race.terms, again_if_cut_off(race, alive), race.opened, race.ends, race.run + 1)
    measured = trips or {}
    fresh = [Runner(each.seat, list(measured.get(each.seat, ())), None, each.bot) for each in race.runners]
    again = Race(race.terms, fresh, now, race.ends, race.run + 1)
    give_cue(again, now, dice)
    return again


def again_if_cut_off(race: Race, alive: int) -> list[Runner]:
    """Cut off is who had its cue, and had neither answered nor run out of time."""
    closes = closes_by_seat(race.terms, race.runners, race.ends)
    return [
        Runner(each.seat) if not each.bot and each.start is not None and later(closes[each.seat], alive) else each
        for each in race.runners
    ]


def later(moment: int | None, alive: int) -> bool:
    return moment is None or moment > alive
