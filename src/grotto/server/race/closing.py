"""When a race is closed: once all have answered, or when nothing that still counts can be on its way.

After the first slap and the rest that the others are granted comes the photo finish: the race is held open for as long
as the furthest of the others may need, so that a slap in time also arrives in time.
"""

from collections.abc import Sequence

from grotto.server.race.modes import MS, Mode, Terms
from grotto.server.race.runners import Runner
from grotto.server.race.timing import Timed, passed_at, timed_slaps

HELD_FROM, HELD_TO = 120 * MS, 400 * MS


def held_for(runners: Sequence[Runner], but: int | None = None) -> int:
    """How long the photo finish takes: the longest way of all but one."""
    ways = [runner.link.high for runner in runners if runner.seat != but]
    return min(max([HELD_FROM, *ways]), HELD_TO)


def deadlines_of(terms: Terms, runners: Sequence[Runner], ends: int | None) -> dict[int, int | None]:
    """Until when an answer of each seat may arrive; None where nothing ends its time yet."""
    if terms.mode == Mode.ALONE:
        return {runner.seat: own_deadline(terms, runner, ends) for runner in runners}
    return dict.fromkeys([runner.seat for runner in runners], common_deadline(terms, runners))


def own_deadline(terms: Terms, runner: Runner, ends: int | None) -> int | None:
    """Of a seat timed alone. It need not have run before the turn ends."""
    return ends if runner.start is None else earlier(ends, runner.start + terms.limit + held_for([runner]))


def common_deadline(terms: Terms, runners: Sequence[Runner]) -> int:
    """In a race of all at once, and for choices without reflexes."""
    end = max(runner.cue or 0 for runner in runners) + terms.limit
    if terms.mode == Mode.SEALED:
        return end
    first = first_slap(terms, runners)
    if first is None or terms.rest is None:
        return end + held_for(runners)
    seat, slap = first
    return min(end + held_for(runners), slap.at + terms.rest + held_for(runners, but=seat))


def first_slap(terms: Terms, runners: Sequence[Runner]) -> tuple[int, Timed] | None:
    """The slap that arrived first, but for void ones: it need not be the fastest."""
    slaps = [(runner, slap) for runner in runners for slap in timed_slaps(runner, terms)[-1:]]
    valid = [(runner, slap) for runner, slap in slaps if not slap.void]
    if not valid:
        return None
    runner, slap = min(valid, key=lambda one: (one[1].at, one[0].link.high))
    return runner.seat, slap


def answered_at(terms: Terms, runner: Runner) -> int | None:
    """When its answer that counts arrived."""
    slaps = timed_slaps(runner, terms)
    if slaps and not slaps[-1].void:
        return slaps[-1].at
    return passed_at(runner, slaps)


def closes_by_seat(terms: Terms, runners: Sequence[Runner], ends: int | None) -> dict[int, int | None]:
    """From when on nothing more is awaited of each seat, as far as is known by now; None: awaited without an end."""
    deadlines = deadlines_of(terms, runners, ends)
    return {runner.seat: earlier(answered_at(terms, runner), deadlines[runner.seat]) for runner in runners}


def closes_at(terms: Terms, runners: Sequence[Runner], ends: int | None) -> int | None:
    """When the race is closed, as far as is known by now; None if it waits for a seat without an end."""
    moments = list(closes_by_seat(terms, runners, ends).values())
    return None if None in moments else max(moment for moment in moments if moment is not None)


def earlier(one: int | None, other: int | None) -> int | None:
    return other if one is None else one if other is None else min(one, other)
