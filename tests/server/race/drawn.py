"""Races as a test draws them, in milliseconds: links that never vary, cues sent on time, slaps that say the truth."""

from collections.abc import Mapping, Sequence
from random import Random

from grotto.server.race import Race, Runner, open_race, terms_of
from grotto.server.race.modes import MS


def drawn(trips: Sequence[float | None], mode: str = "reflex", ends: int | None = None) -> Race:
    """A seat for each round trip, its lamp alight; None is a program."""
    runners = [
        Runner(seat, bot=True) if trip is None else Runner(seat, [round(trip * MS)] * 8)
        for seat, trip in enumerate(trips)
    ]
    race = open_race(terms_of(mode), runners, 0, Random(1), None if ends is None else ends * MS)
    for runner in race.runners:
        if runner.cue is not None:
            race.sent(runner.seat, runner.cue)
    return race


def slap(race: Race, seat: int, time: float, way: float | None = None, claim: float | None = None) -> int:
    """Slap `time` after the light; the way was as measured, unless it is given. Returns when it arrives."""
    runner = race.runner(seat)
    taken = runner.link.shortest if way is None else round(way * MS)
    at = (runner.start or 0) + round(time * MS) + taken
    race.slap(seat, at, round((time if claim is None else claim) * MS))
    return at


def slaps(race: Race, times: Mapping[int, float]) -> Race:
    for seat, time in times.items():
        slap(race, seat, time)
    return race


def the_end(race: Race) -> int:
    until = race.waits_until()
    assert until is not None
    return until


def times(race: Race) -> dict[int, float | None]:
    """The time found for each seat."""
    found = race.findings(the_end(race))
    return {one.seat: None if one.time is None else one.time / MS for one in found}


def verdicts(race: Race) -> dict[int, str]:
    return {one.seat: one.verdict.value for one in race.findings(the_end(race))}


def order(race: Race) -> list[int | list[int]]:
    return race.order(the_end(race))
