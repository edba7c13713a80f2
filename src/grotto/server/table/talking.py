"""Phrases, reactions, muting, and advice."""

import asyncio

from grotto.server.offered import adviser
from grotto.server.refusing import No
from grotto.server.table import playing
from grotto.server.table.courses import Course, Line
from grotto.server.table.table import Table
from grotto.server.wire import commands, messages


async def say(table: Table, seat: int, command: commands.Say) -> None:
    for course in hearers(table, seat):
        course.tell(lambda seq: messages.PhraseSaid(seq, seat, command.phrase))


async def react(table: Table, seat: int, command: commands.React) -> None:
    for course in hearers(table, seat):
        course.tell(lambda seq: messages.Reacted(seq, seat, command.reaction))


def hearers(table: Table, seat: int) -> list[Course]:
    """Every course but those of who has muted the seat."""
    places = table.standing.places
    return [
        course for viewer, course in list(table.courses.items()) if viewer is None or seat not in places[viewer].muted
    ]


async def mute(table: Table, seat: int, command: commands.Mute) -> None:
    place = table.standing.places[seat]
    muted = {other for other in place.muted if other != command.seat}
    place.muted = sorted(muted | {command.seat} if command.muted else muted)
    await table.save(stand=True)


async def hint(table: Table, seat: int, command: commands.Hint, line: Line) -> None:
    """A program thinks about it on the side; the table goes on meanwhile."""
    play = playing.played(table)
    if not table.standing.hints:
        raise No("no-hints")
    if not play.owes(seat) or play.is_veiled(seat):
        raise No("other-question", question=play.question)
    state, game = play.match.game.pack(), table.standing.game
    task = asyncio.create_task(advise(table, game, state, seat, command.id, line))
    table.advice.add(task)
    task.add_done_callback(table.advice.discard)


async def advise(table: Table, game: str, state: bytes, seat: int, id: str, line: Line) -> None:
    advice = await table.hall.thinkers.advise(game, state, seat, adviser(game))
    line.say(messages.Hinted(id, advice.action, advice.why))
