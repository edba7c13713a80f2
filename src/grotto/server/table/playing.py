"""Answers to what is asked: sealed, carried out, told; the end of a game; taking back."""

from collections.abc import Sequence

import msgspec

from grotto.server.moment import now
from grotto.server.refusing import No
from grotto.server.store import Write
from grotto.server.table import clocks, covering, moments, programs, racing, racing_hands, racing_kept, timing
from grotto.server.table.play import UNDO, Play, Running, as_text
from grotto.server.table.table import Table
from grotto.server.wire import commands, messages
from grotto.server.wire.parts import HeardAt
from grotto.tabletop.events import heard_by
from grotto.tabletop.race import Order


def played(table: Table) -> Play:
    """The game that is on."""
    if table.play is None or table.standing.phase != "playing":
        raise No("not-playing")
    if table.standing.paused:
        raise No("paused")
    return table.play


async def act(table: Table, seat: int, command: commands.Act) -> None:
    play = played(table)
    if command.question != play.question or play.is_veiled(seat):
        raise No("other-question", question=play.question)
    if play.running is not None:
        await racing_hands.answer_in_words(table, seat, command.action)
        return
    refused = play.match.refusal(seat, command.action)
    if refused is not None:
        raise No(refused.reason, refused.rule, action=command.action)  # type: ignore[arg-type]
    words = play.match.box.verbs.read(command.action).words
    await put(table, seat, words)
    await covering.hand_back(table, seat)


async def put(table: Table, seat: int, words: str) -> None:
    """A lawful answer: sealed until all have answered, or carried out at once."""
    play = played(table)
    if not play.is_sealed:
        await carry_out(table, [(seat, words)])
        return
    play.sealed[seat] = words
    if any(other not in play.sealed for other in play.match.asked):
        await table.save(("seal", {"match_id": play.id, "seat": seat, "words": words}))
        question = play.question
        table.course(seat).tell(lambda seq: messages.Chosen(seq, question, words))
    else:
        await carry_out(table, [(other, play.sealed[other]) for other in play.match.asked])


async def carry_out(
    table: Table, batch: list[tuple[int, str]], order: Order | None = None, more: Sequence[Write] = ()
) -> None:
    """Do it, keep it, tell it. The order of a race goes with the last answer."""
    play = table.play
    assert play is not None
    match, since, rows = play.match, len(play.match.happenings), play.rows
    veil = play.veil_now() if play.is_sealed and play.running is None and racing.has_races(match.box) else None
    writes = [*more, *([("open-seals", {"match": play.id})] if play.sealed else [])]
    for i, (seat, words) in enumerate(batch):
        raced = order if i == len(batch) - 1 else None
        match.act(seat, words, raced)
        play.rows += 1
        writes.append(row(play, seat, words, as_text(raced)))
        clocks.answered(play.clocks, table.standing.pace, seat, now())
    play.sealed, play.last_batch = {}, len(batch)
    play.lighten()
    over = finish(table, play) if not match.asked else []
    if veil is not None and racing.runs_here(table, play):
        play.veil, play.running = veil, Running(len(play.receipts) + 1, rows, since)
        writes.append(racing_kept.kept(play))
    await table.save(*writes, *over, *timing.put_question(table), stand=bool(over))
    if play.running is None:
        tell(table, play, dict.fromkeys(play.viewers, since))
    await follow(table)


def row(play: Play, seat: int, words: str, order: str | None = None) -> Write:
    return "act", {
        "match_id": play.id,
        "number": play.rows,
        "seat": seat,
        "words": words,
        "race": order,
        "at": now(),
    }


def first_untold(play: Play, viewer: int | None) -> int:
    """From which event on the viewer was told nothing: all that a veil hides from him, else what is to come."""
    running = play.running
    return running.events if running is not None and play.is_veiled(viewer) else len(play.match.happenings)


def tell(table: Table, play: Play, since: dict[int | None, int]) -> None:
    """Everybody hears his part of what happened, from that event on."""
    table.hall.metrics.actions.inc()
    asked = moments.moments(play, table.standing, table.followers)
    table.tell(
        lambda seq, viewer: messages.Happened(seq, news(play, viewer, since[viewer]), asked[viewer]),
        table.hall.metrics.viewed_since(table.received),
    )


def news(play: Play, viewer: int | None, since: int) -> list[HeardAt]:
    return [HeardAt(h.key, h.arguments) for h in heard_by(play.match.happenings[since:], viewer)]


async def follow(table: Table) -> None:
    """Once it is told: clocks ring, programs think, races begin; at the end the table knows its record."""
    timing.arm(table)
    if table.standing.phase == "over":
        table.tell_table()
    programs.prompt(table)
    await racing.go_on(table)


# -- the end -----------------------------------------------------------------------


def finish(table: Table, play: Play) -> list[Write]:
    """The game is over, by its rules or by agreement: what is kept of it for good."""
    standing, outcome = table.standing, play.match.outcome
    standing.phase, standing.record, standing.voting = "over", play.record, None
    standing.games_played += 1
    play.running = play.veil = None
    play.sealed = {}
    clocks.put_by(play.clocks, now())
    told = moments.of_outcome(outcome, play.match.secret)
    text = play.match.save()
    table.hall.metrics.games.inc()
    return [
        ("disarm", {"table": table.id}),
        ("end", {"match": play.id, "at": now(), "of": as_json(told), "text": text}),
        ("race", {"match": play.id, "of": None}),
    ]


def as_json(thing: object) -> str:
    return msgspec.json.encode(thing).decode()


# -- taking back ---------------------------------------------------------------------


async def undo(table: Table, seat: int, _: commands.Undo) -> None:
    """One's own last action, as long as nobody has learned anything by it and nobody else has acted."""
    play = played(table)
    if not table.standing.undo:
        raise No("no-undo")
    steps = play.match.steps
    if not steps or steps[-1].seat != seat:
        raise No("not-your-action")
    if play.running is not None or play.undo_reason() is not None:
        raise No("was-revealed")
    since = steps[-1].events
    undone = {viewer: len(news(play, viewer, since)) for viewer in table.courses}
    play.match.undo()
    play.rows += 1
    play.sealed, play.last_batch = {}, 1
    play.light = min(play.light, len(steps))
    await table.save(row(play, seat, UNDO), ("open-seals", {"match": play.id}), *timing.put_question(table))
    table.tell(
        lambda seq, viewer: messages.Happened(
            seq, [], moments.moment(play, table.standing, viewer), undone=undone.get(viewer, 0)
        )
    )
    await follow(table)
