"""DIG UP, drawing cards (rules 5.3 and 5.4): everything that takes a card from the pile comes through here."""

from grotto.games.digup.events import Event
from grotto.games.digup.state import Game
from grotto.tabletop.events import EVERYBODY, note
from grotto.tabletop.piles import NO_CARD, insert, pop, push, shuffle

HAND_LIMIT = 3


def draw(game: Game) -> int:
    """5.4 The top card; an empty pile is first made anew from the discard. Both empty: none (reading 27)."""
    if game.pile.count == 0:
        reshuffle(game)
    if game.pile.count == 0:
        return NO_CARD
    return pop(game.pile)


def reshuffle(game: Game) -> None:
    """5.4 The discard is shuffled and becomes the pile."""
    cards = game.discard.count
    if cards > 0:
        for _ in range(cards):
            push(game.pile, pop(game.discard))
        shuffle(game.pile, game.luck)
        note(game, Event.RESHUFFLED, EVERYBODY, cards, 0, 0, 0)


def something_to_draw(game: Game) -> bool:
    return game.pile.count + game.discard.count > 0


def draw_to_hand(game: Game, seat: int) -> None:
    """1.7, 4.5, 5.3 One card, seen by its owner alone."""
    card = draw(game)
    if card != NO_CARD:
        insert(game.seats[seat].hand, card)
        note(game, Event.DREW, 1 << seat, seat, card, 0, 0)


def fill_hand(game: Game, seat: int) -> None:
    """5.3 Draw until the hand has three cards. A fuller one draws nothing."""
    for _ in range(HAND_LIMIT - game.seats[seat].hand.count):
        draw_to_hand(game, seat)
