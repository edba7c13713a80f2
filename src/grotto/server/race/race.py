"""A race as the server keeps it: what is known so far, and what follows from it."""

from collections.abc import Sequence
from random import Random

from msgspec import Struct

from grotto.server.race.closing import closes_at, common_deadline, first_slap, held_for
from grotto.server.race.cue import fore_period, stagger
from grotto.server.race.findings import Finding, Verdict, findings_of
from grotto.server.race.links import CREDIT_TO
from grotto.server.race.modes import Mode, Terms
from grotto.server.race.runners import MOST_ANSWERS, Answer, Runner
from grotto.server.race.ties import Places, order_of
from grotto.tabletop.words import Misfit


class StillOpen(RuntimeError):
    """Nobody learns of a race before it is closed."""


class Race(Struct):
    """`opened` is when it was opened, `ends` when the turn ends for seats that are timed alone, `run` counts from 1."""

    terms: Terms
    runners: list[Runner]
    opened: int
    ends: int | None = None
    run: int = 1

    def runner(self, seat: int) -> Runner:
        for runner in self.runners:
            if runner.seat == seat:
                return runner
        raise Misfit("seat", seat, "one that races: " + ", ".join(str(runner.seat) for runner in self.runners))

    # -- the cue ---------------------------------------------------------------

    def cue_at(self, seat: int) -> int | None:
        """When the seat is to be sent the cue; None as long as it is timed alone and has not said that it is ready."""
        return self.runner(seat).cue

    def sent(self, seat: int, at: int) -> None:
        """The cue has left for the seat. Only the first time counts: a cue sent again starts no clock again."""
        runner = self.runner(seat)
        if runner.sent is None and runner.cue is not None:
            runner.sent = at

    def ready(self, seat: int, at: int, dice: Random, trips: Sequence[int] = (), kernel: int | None = None) -> int:
        """A seat timed alone is ready: when to send it the cue. It has one try, so a second time changes nothing."""
        if self.terms.mode != Mode.ALONE:
            raise Misfit("ready", self.terms.mode.value, f"a race of the mode {Mode.ALONE.value}")
        runner = self.runner(seat)
        if runner.cue is None:
            runner.trips, runner.kernel = list(trips), kernel
            runner.cue = at + fore_period(dice)
        return runner.cue

    # -- the answers -----------------------------------------------------------

    def slap(self, seat: int, at: int, claim: int | None = None) -> None:
        """A slap arrived; `claim` is what the seat says was its time from the light to the slap."""
        self.keep(seat, Answer(at, True, claim))

    def passes(self, seat: int, at: int) -> None:
        """A pass arrived, or the seat is gone for good."""
        self.keep(seat, Answer(at, False))

    def keep(self, seat: int, answer: Answer) -> None:
        runner = self.runner(seat)
        if len(runner.answers) < MOST_ANSWERS:
            runner.answers.append(answer)

    # -- the close -------------------------------------------------------------

    def waits_until(self) -> int | None:
        """When it will be closed if nothing more arrives; None if it waits for a seat without an end."""
        return closes_at(self.terms, self.runners, self.ends)

    def is_closed(self, now: int) -> bool:
        until = self.waits_until()
        return until is not None and now >= until

    def photo_finish_at(self) -> int | None:
        """From when on it is too late to slap, and only what is on its way is waited for. Everybody may be shown that.

        It tells that somebody slapped: who acts on it comes too late, whatever he claims.
        """
        if self.terms.mode in (Mode.ALONE, Mode.SEALED):
            return None
        first = first_slap(self.terms, self.runners)
        held = held_for(self.runners, but=None if first is None else first[0])
        return common_deadline(self.terms, self.runners) - held + CREDIT_TO

    def is_photo_finish(self, now: int) -> bool:
        shown = self.photo_finish_at()
        return shown is not None and now >= shown and not self.is_closed(now)

    # -- what came of it -------------------------------------------------------

    def findings(self, now: int) -> list[Finding]:
        self.check_closed(now)
        return findings_of(self.terms, self.runners, self.ends)

    def order(self, now: int) -> Places:
        """The order as `Match.act` takes it beside the last answer."""
        return order_of(self.terms, self.findings(now))

    def slapped(self, now: int) -> list[int]:
        """The seats whose answer to the match is a slap; all the others pass."""
        return [finding.seat for finding in self.findings(now) if finding.verdict == Verdict.SLAPPED]

    def check_closed(self, now: int) -> None:
        if not self.is_closed(now):
            raise StillOpen("the race is not closed yet")


def open_race(terms: Terms, runners: Sequence[Runner], now: int, dice: Random, ends: int | None = None) -> Race:
    """A new race of these seats. `ends` is when a race timed alone ends for those who never were ready."""
    seats = [runner.seat for runner in runners]
    if not seats or len(set(seats)) != len(seats):
        raise Misfit("runners", seats, "at least one seat, each once")
    fresh = [Runner(runner.seat, list(runner.trips), runner.kernel, runner.bot) for runner in runners]
    race = Race(terms, fresh, now, ends)
    give_cue(race, now, dice)
    return race


def give_cue(race: Race, now: int, dice: Random) -> None:
    """To all at once; a choice without reflexes needs no suspense, and who is timed alone says when."""
    if race.terms.mode == Mode.SEALED:
        for runner in race.runners:
            runner.cue = now
    elif race.terms.mode == Mode.ALONE:
        for runner in race.runners:
            runner.cue = now if runner.bot else None
    else:
        stagger(race.runners, now + fore_period(dice))
    for runner in race.runners:
        runner.sent = runner.cue if runner.bot else None
