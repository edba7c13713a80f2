"""Aladdin & the Magic Lamp by Tiago Damey (Purple Brain, 2016), for two to five seats. Rules: rulebooks/lamp.md."""

from typing import Any

from grotto.games.lamp import actions, deck, events, pieces, refusals, state, unseen
from grotto.games.lamp.actions import MOST_ANSWERS, VERBS
from grotto.games.lamp.check import check
from grotto.games.lamp.deck import chest_cards, lamp_cards
from grotto.games.lamp.events import TELLINGS
from grotto.games.lamp.pieces import FIRST_STONE, LAST_STONE, METAL_NAMES, STARTING_COPIES, kind_of
from grotto.games.lamp.refusals import REASONS, Refusal
from grotto.games.lamp.rules import (
    answering,
    cards,
    chests,
    end,
    legality,
    race,
    searching,
    set_up,
    turn,
    wishes,
)
from grotto.games.lamp.rules import (
    lamp_cards as lamp,
)
from grotto.games.lamp.rules.answering import points, wins
from grotto.games.lamp.rules.end import EACH, count_of
from grotto.games.lamp.state import Counted, Ended, Game
from grotto.games.lamp.view import view, views
from grotto.tabletop.box import Box, Option, Outcome, ScoreLine
from grotto.tabletop.words import kebab


def prepare(seats: int, options: dict[str, Any]) -> Game:
    """1.2 An empty table with the deck's cards in chests and Lamp pile, ready for `set_up`. Nothing is shuffled yet."""
    game = Game()
    game.seat_count = seats
    game.precious = int(options["precious"])
    for stone in range(FIRST_STONE, LAST_STONE + 1):
        game.box.copies[stone] = STARTING_COPIES
    for chest, metal in zip(game.chests, METAL_NAMES, strict=True):
        found = chest_cards(options["deck"], metal)
        chest.cards.cards[:], chest.cards.count, chest.unordered = found, len(found), len(found)
        for card in found:
            game.box.copies[kind_of(card)] += 1
    wished = lamp_cards(options["deck"])
    game.lamp.cards.cards[:], game.lamp.cards.count, game.lamp.unseen = wished, len(wished), len(wished)
    return game


def outcome(game: Game) -> Outcome | None:
    """8.7"""
    if game.ended == Ended.NOT_YET:
        return None
    seats = range(game.seat_count)
    winners = [seat for seat in seats if wins(game, seat)]
    decided_by = "shared" if len(winners) > 1 else "points"
    scores, lines = [points(game, seat) for seat in seats], [breakdown(game, seat) for seat in seats]
    return Outcome(winners, scores, kebab(Ended(game.ended)), decided_by, lines)


def breakdown(game: Game, seat: int) -> list[ScoreLine]:
    """8.4 to 8.6; 9.4 the ring, where there is one"""
    there = [what for what in Counted if what and (game.precious or what != Counted.MAGIC_RING)]
    return [ScoreLine(kebab(what), count_of(game, seat, what), EACH[what]) for what in there]


BOX = Box(
    name="lamp",
    title="Aladdin & the Magic Lamp",
    version=1,
    seats=(2, 3, 4, 5),
    usual_seats=4,
    options={
        "precious": Option((False, True), "the variant My Precious, with the Magic Ring"),
        "deck": Option((deck.HOUSE,), "what lies in the chests and on the Lamp cards", deck.hear, deck.read),
    },
    layout=Game,
    modules=(pieces, turn, cards, chests, set_up, race, wishes, end, lamp, searching, legality, answering, unseen),
    shapes=(state, actions, events, refusals),
    seldom=(set_up.set_up, end.end, lamp.apply),
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
