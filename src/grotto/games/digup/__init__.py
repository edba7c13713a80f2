"""DIG UP Adventure by Babel Dread (Amazing Game, 2022), for one to four seats. The rules are in rulebooks/digup.md."""

from typing import Any

from grotto.games.digup import actions, events, pieces, refusals, state, unseen
from grotto.games.digup.actions import MOST_ANSWERS, VERBS
from grotto.games.digup.check import check
from grotto.games.digup.events import TELLINGS
from grotto.games.digup.refusals import REASONS, Refusal
from grotto.games.digup.rules import (
    adventures,
    adventures_in_mines,
    answering,
    drawing,
    end,
    legality,
    mine,
    set_up,
    solo,
    turn,
)
from grotto.games.digup.rules.answering import points, wins
from grotto.games.digup.rules.end import EACH, count_of, longest_row
from grotto.games.digup.rules.solo import placed
from grotto.games.digup.state import Counted, Ended, Game
from grotto.games.digup.view import view
from grotto.tabletop.box import Box, Option, Outcome, ScoreLine
from grotto.tabletop.words import Misfit, kebab


def prepare(seats: int, options: dict[str, Any]) -> Game:
    """An empty table, ready for `set_up`."""
    game = Game()
    game.seat_count = seats
    game.choose_colours = int(options["colours"] == "chosen" and seats > 1)
    first = options["first"]
    if first is not None:
        if first >= seats:
            raise Misfit("option first", first, f"None or a seat from 0 to {seats - 1}")
        game.first = first
    return game


def outcome(game: Game) -> Outcome | None:
    """6.5 to 6.7, 7.5"""
    if game.ended == Ended.NOT_YET:
        return None
    reason = kebab(Ended(game.ended))
    seats = range(game.seat_count)
    scores = [points(game, seat) for seat in seats]
    winners = [seat for seat in seats if wins(game, seat)]
    if game.seat_count == 1:
        return Outcome(winners, scores, reason, "stones", [[line(Counted.STONES_PLACED, placed(game))]])
    level = scores.count(max(scores))
    decided_by = "shared" if len(winners) > 1 else "row" if level > 1 else "points"
    return Outcome(winners, scores, reason, decided_by, [breakdown(game, seat) for seat in seats])


def breakdown(game: Game, seat: int) -> list[ScoreLine]:
    """6.4 What the cards of the mine count. 6.6 The row."""
    cards = (Counted.OWN_IN_PLACE, Counted.OWN_ELSEWHERE, Counted.OTHER_IN_PLACE, Counted.IDOLS)
    lines = [line(what, count_of(game, seat, what)) for what in cards]
    return [*lines, line(Counted.LONGEST_ROW, longest_row(game, seat))]


def line(what: Counted, count: int) -> ScoreLine:
    return ScoreLine(kebab(what), count, EACH[what])


BOX = Box(
    name="digup",
    title="DIG UP Adventure",
    version=1,
    seats=(1, 2, 3, 4),
    usual_seats=4,
    options={
        "colours": Option(("chosen", "dealt"), "each seat chooses its colour, or chance deals them"),
        "first": Option((None, 0, 1, 2, 3), "the seat that begins; None: chance draws it"),
    },
    layout=Game,
    modules=(
        pieces,
        drawing,
        end,
        turn,
        set_up,
        mine,
        adventures,
        adventures_in_mines,
        solo,
        legality,
        answering,
        unseen,
    ),
    shapes=(state, actions, events, refusals),
    seldom=(set_up.deal, drawing.reshuffle, adventures.blow_up, end.end),
    verbs=VERBS,
    tellings=TELLINGS,
    refusals=Refusal,
    reasons=REASONS,
    most_answers=MOST_ANSWERS,
    prepare=prepare,
    view=view,
    check=check,
    outcome=outcome,
    registers=96,
)
