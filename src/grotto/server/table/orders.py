"""Each command to the one who carries it out; every one is answered, and one that was carried out is not done again."""

from collections.abc import Awaitable, Callable
from typing import Any

from grotto.server.moment import now_us
from grotto.server.refusing import No
from grotto.server.table import playing, racing_hands, seating, talking, voting
from grotto.server.table.courses import Line
from grotto.server.table.table import Table, as_no
from grotto.server.wire import commands, messages
from grotto.tabletop.words import Misfit

Order = Callable[[Table, int, Any], Awaitable[None]]
ORDERS: dict[type, Order] = {
    commands.Act: playing.act,
    commands.Undo: playing.undo,
    commands.Ready: racing_hands.ready,
    commands.Say: talking.say,
    commands.React: talking.react,
    commands.Mute: talking.mute,
    commands.Rename: seating.rename,
    commands.Away: seating.away,
    commands.Back: seating.back,
    commands.Leave: seating.leave,
    commands.SetSeat: seating.set_seat,
    commands.SetTable: seating.set_table,
    commands.Start: seating.start,
    commands.Propose: voting.propose,
    commands.Vote: voting.vote,
}
Answer = messages.Done | messages.Refused


async def carry_out(table: Table, line: Line, command: Any, stamp: int) -> Answer | None:
    """The answer; None where it comes later."""
    try:
        return await carried(table, line, command, stamp)
    except (No, Misfit) as trouble:
        no = as_no(trouble)
        table.hall.metrics.refused.labels(no.reason).inc()
        return messages.Refused(command.id, no.reason, no.rule, no.arguments)


async def carried(table: Table, line: Line, command: Any, stamp: int) -> Answer | None:
    seat = line.seat
    if seat is None:
        raise No("not-seated")
    if (seat, command.id) in table.answers:
        return messages.Done(command.id)
    table.answering = (seat, command.id)
    if isinstance(command, commands.Hint):
        await talking.hint(table, seat, command, line)
        return None
    if isinstance(command, commands.Tap):
        await racing_hands.tap(table, seat, command, stamp, line)
    elif isinstance(command, commands.KeepHands):
        await racing_hands.keep_hands(table, seat, command, stamp)
    else:
        await ORDERS[type(command)](table, seat, command)
    table.remember(seat, command.id)
    return messages.Done(command.id)


async def answer(table: Table, line: Line, command: Any, stamp: int) -> None:
    """Carry it out and answer on the line. What went wrong is told there, then the table goes back to what is kept."""
    table.received = stamp
    try:
        told = await carry_out(table, line, command, stamp)
    except Exception:
        line.say(messages.Refused(command.id, "not-stored"))
        raise
    if told is not None:
        line.say(told)
        table.hall.metrics.answered.observe(max(0.0, (now_us() - stamp) / 1e6))
