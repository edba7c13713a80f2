"""How fast a seat was: from the sending of its cue to the arrival of its slap, less the way there and back.

The way is what the seat's own claim leaves of the time that passed, but never less nor more than was measured.
"""

from msgspec import Struct

from grotto.server.race.links import Link
from grotto.server.race.modes import Mode, Terms
from grotto.server.race.runners import Answer, Runner


class Timed(Struct, frozen=True):
    """A slap as it is judged: the way taken off, the time left, and whether it was void: too early, or locked."""

    at: int
    way: int
    time: int
    void: bool = False


def way_of(link: Link, passed: int, claim: int | None) -> int:
    """Without a claim the least is taken off: nobody gains by silence."""
    if claim is None:
        return link.low
    return min(max(passed - claim, link.low), link.high)


def timed_slaps(runner: Runner, terms: Terms) -> list[Timed]:
    """Its slaps up to the one that counts. One before `least` is a false start: it and those in the lock are void.

    Every void slap begins the lock anew, so that mashing wins nothing.
    """
    slaps: list[Timed] = []
    opens, link, start = terms.least, runner.link, runner.start
    for answer in in_order(runner):
        if not answer.slap or start is None:
            break
        if terms.mode == Mode.SEALED:
            return [Timed(answer.at, 0, 0)]
        passed = answer.at - start
        way = way_of(link, passed, answer.claim)
        time = passed - way
        slaps.append(Timed(answer.at, way, time, time < opens))
        if time >= opens:
            break
        opens = max(terms.least, time + terms.lock)
    return slaps


def passed_at(runner: Runner, slaps: list[Timed]) -> int | None:
    """When it passed, if that came before any slap that counts."""
    if slaps and not slaps[-1].void:
        return None
    return next((answer.at for answer in in_order(runner) if not answer.slap), None)


def in_order(runner: Runner) -> list[Answer]:
    return sorted(runner.answers, key=lambda answer: (answer.at, not answer.slap, answer.claim or 0))
