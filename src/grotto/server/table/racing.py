"""The race for the lamp on a table: announced, lit, judged, told. What is fair is found by `grotto.server.race`.

Until his cue a viewer is shown the table as it was before the last sealed answer (the veil): nobody knows early.
"""

from random import SystemRandom
from typing import Any

from grotto.server.moment import now_us
from grotto.server.race import Race, Runner, after_restart, oddities, open_race, receipt_of, terms_of, weaknesses
from grotto.server.race.plausible import KEPT
from grotto.server.table import moments, playing, programs, timing
from grotto.server.table.play import PASS, SLAP, Play, Running
from grotto.server.table.racing_kept import keep_shown, kept
from grotto.server.table.table import Table
from grotto.server.wire import messages
from grotto.server.wire.parts import RaceReceipt
from grotto.tabletop.box import Box

DICE = SystemRandom()
DAY_US = 86_400_000_000


def has_races(box: Box) -> bool:
    return hasattr(box.plain, "refusal_of_order")


def mode_here(table: Table) -> str:
    """Over days nobody waits for a cue: each is timed alone."""
    standing = table.standing
    return "alone" if standing.pace.kind == "days" and standing.race in ("reflex", "relaxed") else standing.race


def runs_here(table: Table, play: Play) -> bool:
    """Whether what is asked now is run as a race. Over days, one without reflexes is a sealed question like others."""
    return play.is_race and not (table.standing.pace.kind == "days" and mode_here(table) == "sealed")


def has_answered(play: Play, seat: int) -> bool:
    """Whether a program's part in the race is done, or not yet to be done."""
    if play.running is None:
        return False
    race = play.running.race
    return race is None or bool(race.runner(seat).answers)


# -- before the cue ------------------------------------------------------------------


async def go_on(table: Table) -> None:
    """Begin the race that waits, once all who run are there or a program is in their place."""
    play = table.play
    if play is None or play.running is None or not play.running.waits or table.standing.phase != "playing":
        return
    if table.standing.paused or (mode_here(table) != "alone" and missing(table, play)):
        return
    running = play.running
    running.race = race_of(table, play, running)
    running.waits, running.start, running.cut, running.lost = False, table.hall.number, None, None
    await table.save(kept(play), *timing.rows(table, play))
    announce(table, running)
    programs.prompt(table)
    await wake(table)


def missing(table: Table, play: Play) -> list[int]:
    return [seat for seat in play.match.asked if not table.standing.places[seat].by_program and not table.lines(seat)]


def race_of(table: Table, play: Play, running: Running) -> Race:
    """A new one, or the one that a restart or a pause cut off, as fairly as can be."""
    race, places = running.race, table.standing.places
    if race is not None and running.cut is None:
        return race
    runners = [
        Runner(seat, trips_of(table, seat), kernel_of(table, seat), places[seat].by_program)
        for seat in play.match.asked
    ]
    if race is not None and running.cut is not None:
        return after_restart(race, running.cut, now_us(), DICE, runners, running.lost)
    terms, ends = terms_of(mode_here(table)), None
    if terms.mode == "alone" and table.standing.pace.kind == "days":
        ends = now_us() + table.standing.pace.days * DAY_US
    return open_race(terms, runners, now_us(), DICE, ends)


def trips_of(table: Table, seat: int) -> list[int]:
    """Of the line that the seat was seen on last."""
    lines = table.lines(seat)
    return list(lines[-1].trips) if lines else []


def kernel_of(table: Table, seat: int) -> int | None:
    lines = table.lines(seat)
    return lines[-1].kernel() if lines else None


def announce(table: Table, running: Running) -> None:
    race = running.race
    assert race is not None
    mode: Any = race.terms.mode.value
    people = [] if mode == "sealed" else [runner for runner in race.runners if not runner.bot]
    bad = [] if mode == "alone" else [who.seat for who in people if weaknesses(who.trips, who.kernel)]
    odd = [who.seat for who in people if oddities(table.standing.places[who.seat].times)]
    table.tell(lambda seq, _: messages.RaceAhead(seq, running.number, mode, bad, odd))
    for runner in race.runners:
        if runner.cue is not None and not runner.bot:
            light_at(table, running, runner.seat, runner.cue)
    light_watchers(table, running)


def light_watchers(table: Table, running: Running) -> None:
    """Who only watches sees the cue along with the last seat; of a race timed alone, nothing before its end."""
    race = running.race
    assert race is not None
    cues = [runner.cue for runner in race.runners]
    if race.terms.mode != "alone" and None not in cues:
        last = max(cue for cue in cues if cue is not None)
        racing = [runner.seat for runner in race.runners if not runner.bot]
        for viewer in [viewer for viewer in (None, *range(len(table.standing.places))) if viewer not in racing]:
            light_at(table, running, viewer, last)


def light_at(table: Table, running: Running, viewer: int | None, at: int) -> None:
    """The cue is written a moment before it is due, and leaves each line at its own time."""
    seat = -1 if viewer is None else viewer
    table.timers.set("cue", seat, at / 1e6 - 0.01, lambda: light(table, running, viewer, at))


async def light(table: Table, running: Running, viewer: int | None, at: int) -> None:
    play = table.play
    if play is None or play.running is not running or running.race is None or running.waits or viewer in running.lit:
        return
    if viewer not in running.shown:
        at_once = running.race.terms.mode != "alone"  # the lamps light together: one write for all
        await keep_shown(table, play, running, set(play.viewers) if at_once else {viewer})
    running.lit.add(viewer)
    show(table, play, running, running.race, viewer, at)


def show(table: Table, play: Play, running: Running, race: Race, viewer: int | None, at: int) -> None:
    """What the veil hid, and the cue with it."""

    def sent(stamp: int) -> None:
        if viewer is not None and any(runner.seat == viewer for runner in race.runners):
            race.sent(viewer, stamp)

    since = running.events
    table.course(viewer).tell(
        lambda seq: messages.Happened(
            seq, playing.news(play, viewer, since), moments.moment(play, table.standing, viewer)
        ),
        at,
        sent,
    )


def break_off(table: Table) -> None:
    """A pause: the race begins again when the table goes on."""
    running = table.play.running if table.play else None
    if running is None or running.race is None or running.waits:
        return
    running.waits, running.cut, running.photo = True, now_us(), False
    table.timers.clear("race")
    table.timers.clear("cue")


# -- the end of it -----------------------------------------------------------------------


async def wake(table: Table) -> None:
    """Whatever is due: the photo finish, the result; else wait until it is."""
    play = table.play
    running = play.running if play else None
    race = running.race if running else None
    if play is None or running is None or race is None or running.waits:
        return
    if race.is_closed(now_us()):
        await close(table, play, running, race)
        return
    if not running.photo and race.is_photo_finish(now_us()):
        running.photo = True
        table.tell(lambda seq, _: messages.PhotoFinish(seq, running.number))
    until = race.waits_until()
    if until is not None:
        photo = None if running.photo else race.photo_finish_at()
        table.timers.set("race", 0, min(until, photo or until) / 1e6, lambda: wake(table))


async def close(table: Table, play: Play, running: Running, race: Race) -> None:
    """Everybody who has not seen the cue sees it now, then what came of it."""
    at = now_us()
    await light_the_rest(table, play, running, race, at)
    slapped, order = race.slapped(at), race.order(at)
    receipt = RaceReceipt(running.number, receipt_of(race, at))
    play.receipts.append(receipt)
    table.timers.clear("race")
    table.timers.clear("cue")
    remember_times(table, receipt)
    batch = [(seat, SLAP if seat in slapped else PASS) for seat in play.match.asked]
    play.running = play.veil = None
    writes = [
        ("receipt", {"match_id": play.id, "race": running.number, "receipt": playing.as_json(receipt)}),
        kept(play),
        ("disarm", {"table": table.id}),
        table.stand(),
    ]
    await playing.carry_out(table, batch, order, writes)
    table.tell(lambda seq, _: messages.RaceOver(seq, receipt))


def remember_times(table: Table, receipt: RaceReceipt) -> None:
    """What each person took; a program in his place has times of its own."""
    for runner, finding in zip(receipt.receipt.runners, receipt.receipt.findings, strict=True):
        if finding.time is not None and not runner.bot:
            place = table.standing.places[finding.seat]
            place.times = [*place.times, finding.time][-KEPT:]


async def light_the_rest(table: Table, play: Play, running: Running, race: Race, at: int) -> None:
    dark = [viewer for viewer in play.viewers if viewer not in running.lit]
    if not running.shown.issuperset(dark):
        await keep_shown(table, play, running, set(dark))
    for viewer in dark:
        running.lit.add(viewer)
        show(table, play, running, race, viewer, at)
