"""Aladdin's Dragons by Richard Breese (Rio Grande, 2000), for three to five seats. The rules: rulebooks/dragons.md."""

from typing import Any

from grotto.games.dragons import actions, decks, events, pieces, refusals, state, unseen
from grotto.games.dragons.actions import MOST_ANSWERS, VERBS
from grotto.games.dragons.check import check
from grotto.games.dragons.events import TELLINGS
from grotto.games.dragons.refusals import REASONS, Refusal
from grotto.games.dragons.rules import (
    answering,
    asking,
    board,
    casting,
    caves,
    city,
    course,
    end,
    fizzling,
    legality,
    palace,
    parasite,
    placement,
    pointing,
    powers,
    rooms,
    rounds,
    set_up,
    spells,
    spells_deciding,
    spells_eye,
    spells_rooms,
    spells_round,
    spells_taxes,
    spells_tokens,
    spells_treasures,
    strength,
    tally,
    treasures,
    windows,
)
from grotto.games.dragons.rules.end import EACH, points, scrolls, wins
from grotto.games.dragons.state import Counted, Ended, Game
from grotto.games.dragons.view import view, views
from grotto.tabletop.box import Box, Option, Outcome, ScoreLine
from grotto.tabletop.chance import below
from grotto.tabletop.words import Misfit, kebab


def prepare(seats: int, options: dict[str, Any]) -> Game:
    """An empty table, ready for `set_up`."""
    game = Game()
    game.seat_count = seats
    game.magic = int(options["magic"])
    game.open_screens = int(options["screens"] == "open")
    game.unlimited = int(options["bank"] == "unlimited")
    game.teleport_cost = options["teleport_cost"]
    game.teleport_to_owner = int(options["teleport_payee"] == "owner")
    game.deck = decks.cards_for(options["deck"], seats)
    first = options["first"]
    if first is not None:
        if first >= seats:
            raise Misfit("option first", first, f"None or a seat from 0 to {seats - 1}")
        game.first = first
    return game


def outcome(game: Game) -> Outcome | None:
    """9.2, 9.3, 10.7"""
    if game.ended == Ended.NOT_YET:
        return None
    seats = range(game.seat_count)
    scores = [points(game, seat) for seat in seats]
    winners = [seat for seat in seats if wins(game, seat)]
    level = [seat for seat in seats if scores[seat] == max(scores)]
    by_scrolls = len({scrolls(game, seat) for seat in level}) > 1
    decided_by = "scrolls" if by_scrolls else "shared" if len(winners) > 1 else "artifacts"
    return Outcome(winners, scores, kebab(Ended(game.ended)), decided_by, [breakdown(game, seat) for seat in seats])


def breakdown(game: Game, seat: int) -> list[ScoreLine]:
    """9.2, and 10.7 with magic"""
    counts = {Counted.ARTIFACTS: points(game, seat)}
    if game.magic:
        counts[Counted.SCROLLS] = scrolls(game, seat)
    return [ScoreLine(kebab(what), count, EACH[what]) for what, count in counts.items()]


# What is seldom done, and what many others call: one copy of each halves the code for a GPU (35,000 lines of PTX).
SELDOM = (
    *(set_up.lay_out_table, rounds.begin_round, rounds.end_round, end.end, course.go_on),
    *(spells.refusal_of_spell, spells.resolve_spell, spells_deciding.legal_in_spell, spells_deciding.answer_in_spell),
    *(windows.open_window, windows.could_play, windows.carry_out, casting.name_next, legality.verdict_on_naming),
    *(answering.answer_naming, answering.answer_in_tally, powers.refusal_to_use, powers.refusal_to_lay_out),
    *(board.has_token, board.refusal_to_stand, board.send_all_home, spells_tokens.refusal_of_aim),
    *(strength.sum_on, strength.strongest, rooms.worth, rooms.can_pay, treasures.total, treasures.owe, below),
)

BOX = Box(
    name="dragons",
    title="Aladdin's Dragons",
    version=1,
    seats=(3, 4, 5),
    usual_seats=4,
    options={
        "magic": Option((True, False), "with artifacts' powers and spells, or the base game"),
        "screens": Option(("hidden", "open"), "whether all see the treasures behind the screens"),
        "bank": Option(("finite", "unlimited"), "29 treasures of each kind, or as many as are wanted"),
        "teleport_cost": Option((2, 1, 3, 4, 5), "how many treasures Teleport costs (14.21)"),
        "teleport_payee": Option(("bank", "owner"), "who gets them: the bank, or the token's owner"),
        "first": Option((None, 0, 1, 2, 3, 4), "the seat that begins; None: chance draws it"),
        "deck": Option((decks.HOUSE,), "the treasure cards: our own, or those of a file", decks.hear, decks.read),
    },
    layout=Game,
    modules=(
        pieces,
        asking,
        board,
        strength,
        treasures,
        powers,
        parasite,
        end,
        caves,
        pointing,
        fizzling,
        spells_tokens,
        spells_eye,
        spells_rooms,
        spells_round,
        spells_taxes,
        spells_treasures,
        spells,
        spells_deciding,
        windows,
        casting,
        tally,
        city,
        palace,
        rooms,
        placement,
        rounds,
        set_up,
        course,
        legality,
        answering,
        unseen,
    ),
    shapes=(state, actions, events, refusals),
    seldom=SELDOM,
    verbs=VERBS,
    tellings=TELLINGS,
    refusals=Refusal,
    reasons=REASONS,
    most_answers=MOST_ANSWERS,
    prepare=prepare,
    view=view,
    views=views,
    check=check,
    outcome=outcome,
)
