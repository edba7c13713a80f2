"""Programs at the table. They think in processes of their own; what they chose comes in like everything else."""

import asyncio
from functools import partial

from grotto.server.moment import now
from grotto.server.offered import usual_player
from grotto.server.table import playing, racing, racing_hands
from grotto.server.table.play import Play
from grotto.server.table.table import Table


def prompt(table: Table) -> None:
    """Every program that owes an answer thinks about it; thoughts about what is past are dropped."""
    play = table.play
    playing_on = play is not None and table.standing.phase == "playing" and not table.standing.paused
    asked = [seat for seat in play.match.asked if play.owes(seat)] if play and playing_on else []
    wanted = [seat for seat in asked if table.standing.places[seat].by_program]
    for seat in [seat for seat in table.thinking if seat not in wanted]:
        table.thinking.pop(seat).cancel()
    for seat in wanted:
        if seat not in table.thinking and play is not None and not racing.has_answered(play, seat):
            table.thinking[seat] = asyncio.create_task(think(table, play, seat), name=f"program at {seat}")


def player_at(table: Table, seat: int) -> str:
    place = table.standing.places[seat]
    return place.player or usual_player(table.standing.game)


async def think(table: Table, play: Play, seat: int) -> None:
    """Not at once: people want to see what happened before the next thing does."""
    question, began = play.question, now()
    state = play.match.game.pack()
    words = await table.hall.thinkers.choose(table.standing.game, state, seat, player_at(table, seat))
    if play.running is None:
        await asyncio.sleep(max(0.0, began + table.hall.configuration.program_pause - now()))
    table.thinking.pop(seat, None)
    table.post(partial(answer, table, play, seat, question, words))


async def answer(table: Table, play: Play, seat: int, question: int, words: str) -> None:
    """If it is still asked, and the person has not come back meanwhile."""
    standing = table.standing
    if table.play is not play or standing.phase != "playing" or standing.paused:
        return
    if not standing.places[seat].by_program or not play.owes(seat):
        return
    if question != play.question:
        prompt(table)
    elif play.running is not None:
        await racing_hands.program_chose(table, seat, words)
    else:
        await playing.put(table, seat, words)
