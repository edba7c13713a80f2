"""What all agree on: pause and go on, another pace, the end, another game. One motion at a time."""

from typing import Any

import msgspec

from grotto.server.moment import now
from grotto.server.offered import usual_player
from grotto.server.refusing import No
from grotto.server.table import clocks, opening, playing, programs, racing, racing_kept, timing
from grotto.server.table.table import Table
from grotto.server.wire import commands, messages
from grotto.server.wire.commands import Pace
from grotto.server.wire.parts import Voting

OPEN_FOR = 90.0


def needed(table: Table, by: int) -> list[int]:
    """Every person who is here; over days, everybody who sits."""
    persons = table.standing.persons()
    if table.standing.pace.kind == "days":
        return persons
    return [seat for seat in persons if seat == by or (table.lines(seat) and not table.standing.places[seat].covered)]


async def propose(table: Table, seat: int, command: commands.Propose) -> None:
    it = table.standing
    if it.voting is not None:
        raise No("voting", motion=it.voting.motion)
    check_moment(table, command)
    it.voting = Voting(command.motion, seat, [seat], needed(table, seat), command.pace)
    await table.save(stand=True)
    await count(table)


def check_moment(table: Table, command: commands.Propose) -> None:
    """Whether the motion means anything now."""
    it = table.standing
    on = it.phase == "playing"
    fits = {
        "pause": on and not it.paused,
        "resume": on and it.paused,
        "end": on,
        "rematch": it.phase == "over",
    }.get(command.motion, it.phase != "over" and it.pace.kind != command.motion)
    if not fits:
        raise No("not-together", motion=command.motion)


async def vote(table: Table, seat: int, command: commands.Vote) -> None:
    voting = table.standing.voting
    if voting is None or seat not in voting.needed:
        raise No("no-voting")
    if not command.agrees:
        await drop(table)
        return
    if seat not in voting.agreed:
        voting.agreed.append(seat)
    await table.save(stand=True)
    await count(table)


async def count(table: Table) -> None:
    """Carried if all whom it needs have agreed."""
    voting = table.standing.voting
    if voting is None:
        return
    if set(voting.needed) <= set(voting.agreed):
        await carry(table, voting)
        return
    table.tell(lambda seq, _: messages.VotingChanged(seq, voting))
    arm(table)


def arm(table: Table) -> None:
    """A motion is off the table after a while; one that outlived its server has that time anew."""
    it = table.standing
    if it.voting is not None and it.pace.kind != "days" and not table.timers.is_set("voting", 0):
        table.timers.set("voting", 0, now() + OPEN_FOR, lambda: drop(table))


async def drop(table: Table) -> None:
    if table.standing.voting is None:
        return
    table.standing.voting = None
    table.timers.clear("voting")
    await table.save(stand=True)
    table.tell(lambda seq, _: messages.VotingChanged(seq, passed=False))


async def carry(table: Table, voting: Voting) -> None:
    table.standing.voting = None
    table.timers.clear("voting")
    if voting.motion in ("pause", "resume"):
        await pause(table, voting.motion == "pause")
    elif voting.motion == "end":
        await end(table)
    elif voting.motion == "rematch":
        await rematch(table)
    else:
        await change_pace(table, with_kind(voting.pace or Pace(), voting.motion))
    table.tell(lambda seq, _: messages.VotingChanged(seq, passed=True))


def with_kind(pace: Pace, kind: Any) -> Pace:
    return msgspec.structs.replace(pace, kind=kind)


async def pause(table: Table, paused: bool) -> None:
    """A race that is on is broken off: nobody's hands can be heard until the table goes on."""
    table.standing.paused = paused
    racing.break_off(table)
    kept = [racing_kept.kept(table.play)] if table.play and table.play.running else []
    await table.save(*timing.put_question(table), *kept, stand=True)
    await settled(table)


async def change_pace(table: Table, pace: Pace) -> None:
    """Every clock begins anew in the new pace."""
    table.standing.pace = pace
    play = table.play
    if play is None or table.standing.phase != "playing":
        await table.save(stand=True)
        table.tell_table()
        return
    play.clocks = clocks.fresh(pace, play.match.seats)
    writes = timing.put_question(table) or timing.rows(table, play)
    await table.save(*writes, stand=True)
    await settled(table)


async def settled(table: Table) -> None:
    timing.arm(table)
    table.tell_table()
    programs.prompt(table)
    await racing.go_on(table)


async def end(table: Table) -> None:
    play = playing.played(table) if not table.standing.paused else table.play
    assert play is not None
    since = {viewer: playing.first_untold(play, viewer) for viewer in play.viewers}
    await table.save(*playing.finish(table, play), stand=True)
    table.timers.clear("race")
    table.timers.clear("cue")
    playing.tell(table, play, since)
    await playing.follow(table)


async def rematch(table: Table) -> None:
    """The same people at the same seats; who has left is a program now."""
    for place in table.standing.places:
        if place.left:
            place.kind, place.player = "program", place.player or usual_player(table.standing.game)
            place.left = place.covered = False
            place.name = None
    await opening.begin(table)
