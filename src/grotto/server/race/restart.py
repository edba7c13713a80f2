"""A race that was cut off, by its server's end or by a pause: what was answered in its own time stands.

What was cut off is run again. The time in which nothing could be heard is nobody's: the whole race is moved by it.

Why so: docs/decisions/0040-a-race-and-a-restart.md
"""

from collections.abc import Sequence
from random import Random

from grotto.server.race.closing import closes_by_seat
from grotto.server.race.modes import Mode
from grotto.server.race.race import Race, open_race
from grotto.server.race.runners import Answer, Runner


def after_restart(
    race: Race,
    alive: int,
    now: int,
    dice: Random,
    runners: Sequence[Runner] = (),
    lost: int | None = None,
) -> Race:
    """The race to go on with. `alive` is when it was cut off, by the clock of then; `runners`: as they are now.

    `lost`: how much of the time since then is nobody's; all of it, unless it is given.

    A race that was closed stays so, and one without reflexes goes on. In one timed alone, a seat that was cut off
    may be ready once more. A race of all at once that was still open is run again by all, with a new cue.
    """
    by = now - alive if lost is None else lost
    race = moved(race, by)
    if race.is_closed(alive + by) or race.terms.mode == Mode.SEALED:
        return race
    if race.terms.mode == Mode.ALONE:
        return Race(race.terms, again_if_cut_off(race, alive + by), race.opened, race.ends, race.run + 1)
    known = {runner.seat: runner for runner in runners}
    fresh = [known.get(each.seat, Runner(each.seat, bot=each.bot)) for each in race.runners]
    again = open_race(race.terms, fresh, now, dice, race.ends)
    again.run = race.run + 1
    return again


def moved(race: Race, by: int) -> Race:
    """The same race that much later. By less than nothing if the machine's clock was set back."""
    runners = [moved_runner(runner, by) for runner in race.runners]
    ends = None if race.ends is None else race.ends + by
    return Race(race.terms, runners, race.opened + by, ends, race.run)


def moved_runner(runner: Runner, by: int) -> Runner:
    cue = None if runner.cue is None else runner.cue + by
    sent = None if runner.sent is None else runner.sent + by
    answers = [Answer(answer.at + by, answer.slap, answer.claim) for answer in runner.answers]
    return Runner(runner.seat, runner.trips, runner.kernel, runner.bot, cue, sent, answers)


def again_if_cut_off(race: Race, alive: int) -> list[Runner]:
    """Cut off is who had its cue, and had neither answered nor run out of time."""
    closes = closes_by_seat(race.terms, race.runners, race.ends)
    return [
        Runner(each.seat) if not each.bot and each.start is not None and later(closes[each.seat], alive) else each
        for each in race.runners
    ]


def later(moment: int | None, alive: int) -> bool:
    return moment is None or moment > alive
