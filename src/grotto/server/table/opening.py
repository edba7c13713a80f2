"""A table made, a game begun on it, and both brought back from what is on disk, action by action."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from grotto.server.moment import now
from grotto.server.refusing import No
from grotto.server.secrets import fresh_id
from grotto.server.store import Write
from grotto.server.store.store import Row
from grotto.server.table import clocks, moments, playing, programs, racing, racing_kept, standing, timing
from grotto.server.table.clocks import Clocks
from grotto.server.table.play import Play, Running, carried_out
from grotto.server.wire import messages
from grotto.server.wire.parts import RaceReceipt
from grotto.tabletop.match import Match
from grotto.tabletop.secret import fresh_secret

if TYPE_CHECKING:
    from grotto.server.table.table import Table


# -- a game ------------------------------------------------------------------------


async def begin(table: "Table", writes: Sequence[Write] = ()) -> None:
    """The cards are dealt: the promise first, then the first question."""
    it = table.standing
    names = [place.name or place.player or "" for place in it.places]
    match = Match(it.game, len(it.places), options=it.options, names=names, secret=fresh_secret())
    play = Play(fresh_id(), match, fresh_id(), now(), clocks=clocks.fresh(it.pace, match.seats))
    table.play = play
    it.phase, it.paused, it.record, it.voting, it.rules = "playing", False, None, None, match.box.version
    row = ("begin", row_of(table, play))
    await table.save(*writes, row, *timing.put_question(table), stand=True)
    at = table.at()
    table.tell(
        lambda seq, viewer: messages.Began(
            seq, at, match.commitment, moments.heard(play, viewer), moments.moment(play, it, viewer)
        )
    )
    await playing.follow(table)


def row_of(table: "Table", play: Play) -> dict[str, Any]:
    it, match = table.standing, play.match
    return {
        "id": play.id,
        "table_id": table.id,
        "number": it.games_played + 1,
        "game": it.game,
        "rules": match.box.version,
        "seats": match.seats,
        "options": playing.as_json(match.options),
        "names": playing.as_json(match.names),
        "players": playing.as_json([place.player for place in it.places]),
        "secret": match.secret,
        "commitment": match.commitment,
        "record": play.record,
        "began": play.began,
    }


# -- from the disk ---------------------------------------------------------------------


async def reload(table: "Table") -> None:
    """Everything as it was last kept."""
    store = table.hall.store
    row = await store.table(table.standing.code)
    if row is None:
        raise No("no-such-table", code=table.standing.code)
    table.standing = standing.read(row["standing"])
    table.answers.clear()
    for answer in await store.answers(table.id, 256):
        table.remember(answer["seat"], answer["command_id"])
    table.timers.stop()
    for task in table.thinking.values():
        task.cancel()
    table.thinking.clear()
    last = await store.last_match(table.id)
    table.play = await play_of(table, last) if last and table.standing.phase != "gathering" else None
    if table.play is not None and table.standing.phase == "playing":
        timing.arm(table)
        programs.prompt(table)
        await racing.go_on(table)


async def play_of(table: "Table", row: Row) -> Play:
    """The game of that row, played again up to where it was."""
    store, match = table.hall.store, match_of(row)
    play = Play(row["id"], match, row["record"], row["began"])
    if row["race"]:
        play.running = await running_of(table, row["race"])
    for action in await store.actions(play.id):
        if play.running is not None and play.rows == play.running.since:
            play.running.events, play.veil = len(match.happenings), play.veil_now()
        play.rows = action["number"]
        carried_out(match, action["seat"], action["words"], action["race"])
    if play.veil is not None and play.running is not None:
        play.veil.chosen = chosen_since(match, play.running.events)
    play.sealed = await store.sealed(play.id)
    play.receipts = [msgspec.json.decode(text, type=RaceReceipt) for text in await store.receipts(play.id)]
    play.clocks = await clocks_of(table, row)
    play.lighten()
    return play


async def running_of(table: "Table", text: str) -> Running:
    """The race as it was kept; of what another server ran, its last sign of life was the end."""
    running = racing_kept.read(text)
    if running.race is not None and running.cut is None and running.start != table.hall.number:
        alive = await table.hall.store.alive(running.start)
        running.cut = running.race.opened if alive is None else round(1e6 * alive)
        ends = [row["due"] for row in await table.hall.store.deadlines(table.id) if row["kind"] == "race"]
        if ends and running.race.ends is not None:
            running.lost = round(1e6 * ends[0]) - running.race.ends
    return running


def match_of(row: Row) -> Match:
    """The match before its first action. A game keeps the rules that it began with."""
    options, names = msgspec.json.decode(row["options"]), msgspec.json.decode(row["names"])
    match = Match(row["game"], row["seats"], options=options, names=names, secret=row["secret"])
    if match.box.version != row["rules"]:
        raise No("other-rules", game=row["game"], found=row["rules"], expected=match.box.version)
    return match


def chosen_since(match: Match, events: int) -> dict[int, str]:
    return {step.seat: step.action.words for step in match.steps if step.events >= events}


async def clocks_of(table: "Table", row: Row) -> Clocks:
    banks = msgspec.json.decode(row["banks"], type=dict[int, float]) if row["banks"] else {}
    if not banks:
        return clocks.fresh(table.standing.pace, row["seats"])
    due = {one["seat"]: one["due"] for one in await table.hall.store.deadlines(table.id) if one["kind"] == "clock"}
    return clocks.within_banks(Clocks(banks, due), table.standing.pace, now())
