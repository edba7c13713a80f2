"""What is found of each seat once the race is closed. It follows from what is known of the seats and nothing else.

The order in which answers were handed in does not matter, nor when somebody looks.
"""

from collections.abc import Sequence
from enum import StrEnum

from msgspec import Struct

from grotto.server.race.closing import deadlines_of
from grotto.server.race.modes import Mode, Terms
from grotto.server.race.runners import Runner
from grotto.server.race.timing import Timed, passed_at, timed_slaps


class Verdict(StrEnum):
    SLAPPED = "slapped"
    PASSED = "passed"
    LATE = "late"
    SILENT = "silent"


class Finding(Struct, frozen=True):
    """How a seat did; who is late or silent counts as one who passed. `way` and `time` are of the slap that counts."""

    seat: int
    verdict: Verdict
    shortest: int
    credit: int
    way: int | None = None
    time: int | None = None
    false_starts: int = 0


def findings_of(terms: Terms, runners: Sequence[Runner], ends: int | None) -> list[Finding]:
    slaps = {runner.seat: timed_slaps(runner, terms) for runner in runners}
    valid = {seat: mine[-1] for seat, mine in slaps.items() if mine and not mine[-1].void}
    deadlines = deadlines_of(terms, runners, ends)
    in_time = [slap.time for seat, slap in valid.items() if is_by(slap.at, deadlines[seat])]
    latest = terms.limit
    if terms.rest is not None and in_time:
        latest = min(latest, min(in_time) + max(terms.rest, terms.band))
    return [found(terms, runner, slaps[runner.seat], latest, deadlines[runner.seat]) for runner in runners]


def found(terms: Terms, runner: Runner, slaps: list[Timed], latest: int, deadline: int | None) -> Finding:
    link, false_starts = runner.link, sum(slap.void for slap in slaps)
    if not slaps or slaps[-1].void:
        at = passed_at(runner, slaps)
        verdict = Verdict.PASSED if at is not None and is_by(at, deadline) else Verdict.SILENT
        return Finding(runner.seat, verdict, link.shortest, link.credit, false_starts=false_starts)
    last = slaps[-1]
    verdict = Verdict.SLAPPED if is_by(last.at, deadline) and last.time <= latest else Verdict.LATE
    if terms.mode == Mode.SEALED:
        return Finding(runner.seat, verdict, link.shortest, link.credit)
    return Finding(runner.seat, verdict, link.shortest, link.credit, last.way, last.time, false_starts)


def is_by(at: int, deadline: int | None) -> bool:
    return deadline is None or at <= deadline
