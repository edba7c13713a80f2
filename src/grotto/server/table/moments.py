"""The moment at a table as one viewer may know it. Built up of what the match gives that viewer, and nothing else."""

from collections.abc import Iterable
from copy import copy
from typing import Any

from grotto.server.moment import now
from grotto.server.table import clocks
from grotto.server.table.clocks import SEALED
from grotto.server.table.play import Play, Veil
from grotto.server.table.standing import Place, Standing
from grotto.server.wire.parts import Asked, Cue, Ended, HeardAt, Legal, ScoreLine, SeatAt, TableAt
from grotto.server.wire.words import Connection
from grotto.tabletop.actions import Action
from grotto.tabletop.box import Outcome


def moment(play: Play, standing: Standing, viewer: int | None) -> Asked:
    return moments(play, standing, [viewer])[viewer]


def moments(play: Play, standing: Standing, viewers: Iterable[int | None]) -> dict[int | None, Asked]:
    """Of each viewer. What is the same for all is put together once."""
    found: dict[int | None, Asked] = {}
    seeing = []
    for viewer in viewers:
        if play.veil is not None and play.is_veiled(viewer):
            found[viewer] = veiled(play, play.veil, viewer)
        else:
            seeing.append(viewer)
    if seeing:
        everybodys = open_moment(play, standing)
        for viewer, view in zip(seeing, play.match.views(seeing), strict=True):
            found[viewer] = own_moment(play, standing, viewer, view, everybodys)
    return found


def open_moment(play: Play, standing: Standing) -> Asked:
    """What everybody may know, but for the view."""
    over = standing.phase != "playing"
    return Asked(
        question=play.question,
        view={},
        ask="",
        asked=[] if over else play.match.asked,
        sealed=play.is_sealed,
        legal=[],
        clocks=clocks.shown(play.clocks, now()),
        closes_ms=closes_ms(play),
        race=cue(play),
        ended=ended(play, standing),
    )


def own_moment(play: Play, standing: Standing, viewer: int | None, view: dict[str, Any], everybodys: Asked) -> Asked:
    seen = copy(everybodys)
    seen.view, seen.ask = view, view["ask"]
    if viewer is not None:
        # Without reflexes a race is a question like others; else its hand is `tap` and `keep-hands`.
        seen.chosen = play.sealed.get(viewer)
        if standing.phase == "playing":
            seen.legal = [legal(action) for action in play.match.legal(viewer)]
            seen.can_undo = standing.undo and play.can_undo(viewer)
    return seen


def veiled(play: Play, veil: Veil, viewer: int | None) -> Asked:
    """Before the cue: as it was before the last sealed answer came."""
    view = veil.views[viewer]
    chosen = None if viewer is None else veil.chosen.get(viewer)
    shown = clocks.shown(play.clocks, now())
    return Asked(play.question, view, view["ask"], view["asked"], True, [], shown, chosen)


def closes_ms(play: Play) -> int | None:
    due = play.clocks.due.get(SEALED)
    return None if due is None else round(1000 * (due - now()))


def cue(play: Play) -> Cue | None:
    running = play.running
    if running is None or running.race is None:
        return None
    terms = running.race.terms
    return Cue(running.number, terms.mode.value, terms.limit // 1000)


def heard(play: Play, viewer: int | None, since: int = 0) -> list[HeardAt]:
    """What the viewer heard, less the first events."""
    until = play.veil.heard[viewer] if play.veil is not None and play.is_veiled(viewer) else None
    return [HeardAt(h.key, h.arguments) for h in play.match.heard(viewer)[since:until]]


def legal(action: Action) -> Legal:
    return Legal(action.words, action.verb, action.values)


def ended(play: Play, standing: Standing) -> Ended | None:
    if standing.phase != "over":
        return None
    return of_outcome(play.match.outcome, play.match.secret)


def of_outcome(outcome: Outcome | None, secret: bytes) -> Ended:
    """A game that ended by agreement has no winners; its secret is open all the same."""
    if outcome is None:
        return Ended([], [], "agreed", "nobody", secret.hex())
    breakdown = [[ScoreLine(it.key, it.count, it.each) for it in lines] for lines in outcome.breakdown]
    return Ended(outcome.winners, outcome.scores, outcome.reason, outcome.decided_by, secret.hex(), breakdown)


def table_at(standing: Standing, connections: dict[int, Connection], watching: int) -> TableAt:
    return TableAt(
        code=standing.code,
        game=standing.game,
        rules=standing.rules,
        options=standing.options,
        phase=standing.phase,
        seats=[seat_at(i, place, connections.get(i)) for i, place in enumerate(standing.places)],
        host=standing.host,
        public=standing.public,
        hints=standing.hints,
        undo=standing.undo,
        spectators=standing.spectators,
        race=standing.race,
        pace=standing.pace,
        paused=standing.paused,
        watching=watching,
        games_played=standing.games_played,
        record=standing.record,
    )


def seat_at(seat: int, place: Place, connection: Connection | None) -> SeatAt:
    shown = (connection or "gone") if place.kind == "person" else None
    covered = place.kind == "person" and place.covered
    return SeatAt(seat, place.kind, place.name, place.player, shown, covered, place.left)
