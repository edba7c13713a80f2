"""Aladdin & the Magic Lamp, rulebook section 6: searching the chests; and section 9, the variant My Precious."""

from grotto.games.lamp.events import Event
from grotto.games.lamp.pieces import CHESTS, FACES, kind_of, scorpions_on
from grotto.games.lamp.rules.cards import gain
from grotto.games.lamp.rules.chests import draw, is_empty
from grotto.games.lamp.rules.end import end_turn
from grotto.games.lamp.rules.lamp_cards import something_to_take
from grotto.games.lamp.rules.turn import ask
from grotto.games.lamp.state import Ask, Game, Stage
from grotto.tabletop.events import EVERYBODY, note
from grotto.tabletop.piles import pop, push
from grotto.tabletop.table import NO_SEAT


def search_next(game: Game) -> None:
    """6.1 Bronze, silver, gold, one after the other; then the turn is over."""
    chest = game.chest
    if chest == CHESTS:
        end_turn(game)
        return
    seat = searcher(game, chest)
    if seat == NO_SEAT or is_empty(game, chest):
        game.chest += 1
    else:
        game.player = seat
        note(game, Event.SEARCHES, EVERYBODY, seat, chest, game.seats[seat].dice[chest], 0)
        ask(game, Ask.SEARCH, seat)


def searcher(game: Game, chest: int) -> int:
    """6.2 The lowest face that exactly one seat shows there (reading 26), by the dice as they now stand (reading 6)."""
    once, twice = 0, 0
    for seat in range(game.seat_count):
        face = 1 << game.seats[seat].dice[chest]
        twice |= once & face
        once |= face
    alone = once & ~twice & ~1
    lowest = alone & -alone
    for seat in range(game.seat_count):
        if 1 << game.seats[seat].dice[chest] == lowest:
            return seat
    return NO_SEAT


def draw_card(game: Game, seat: int) -> None:
    """6.3 One card, open to all. 6.6 A Sorcerer counts and does not stop him (reading 31).

    6.4 Scorpions up to the face: all is lost. Nobody is asked after the last card (readings 23 and 30).
    """
    chest = game.chest
    face = game.seats[seat].dice[chest]
    card = draw(game, chest)
    push(game.drawn, card)
    game.scorpions += scorpions_on(card)
    note(game, Event.DREW, EVERYBODY, seat, chest, card, game.scorpions)
    if game.scorpions >= face and (game.spared >> seat) & 1:
        ignore_one(game, seat)
    if game.scorpions >= face:
        bust(game, seat)
    elif game.drawn.count == face or is_empty(game, chest):
        win(game, seat)


def ignore_one(game: Game, seat: int) -> None:
    """5.14 Used up as soon as it is needed, whether it helps or not (reading 9)."""
    game.spared &= ~(1 << seat)
    game.scorpions -= 1
    note(game, Event.IGNORED, EVERYBODY, seat, game.scorpions, 0, 0)


def bust(game: Game, seat: int) -> None:
    """6.4 The cards of this search go to the discard (readings 20 and 32)."""
    note(game, Event.BUSTED, EVERYBODY, seat, game.chest, game.drawn.count, 0)
    while game.drawn.count > 0:
        game.discard.copies[kind_of(pop(game.drawn))] += 1
    close_chest(game, Stage.CHESTS)


def stop(game: Game, seat: int) -> None:
    """6.3 He may stop before each card, before the first too (reading 30)."""
    note(game, Event.STOPPED, EVERYBODY, seat, 0, 0, 0)
    win(game, seat)


def win(game: Game, seat: int) -> None:
    """6.5 The cards drawn are his. 9.2 Six cards with a 6: he gets the ring when they lie there (reading 13)."""
    cards = game.drawn.count
    if cards > 0:
        note(game, Event.WON, EVERYBODY, seat, game.chest, cards, 0)
    while game.drawn.count > 0:
        gain(game, seat, kind_of(pop(game.drawn)))
    close_chest(game, Stage.RING if cards == FACES and game.precious != 0 else Stage.CHESTS)


def close_chest(game: Game, following: int) -> None:
    """6.7 The next search, be it of the same seat, begins anew; talismans are laid before it (reading 16)."""
    game.scorpions = 0
    game.chest += 1
    game.asked = 0
    game.stage = following


# -- My Precious --------------------------------------------------------------------


def win_ring(game: Game) -> None:
    """9.1, 9.2 The ring, from the box or its owner. 9.3 Each time he may take a card from the discard (reading 12)."""
    seat = game.player
    note(game, Event.RING, EVERYBODY, seat, game.ring, 0, 0)
    game.ring = seat
    game.stage = Stage.CHESTS
    if something_to_take(game):
        ask(game, Ask.RING, seat)


def decline(game: Game, seat: int) -> None:
    """9.3 He need not."""
    note(game, Event.DECLINED, EVERYBODY, seat, 0, 0, 0)
    game.asked = 0
