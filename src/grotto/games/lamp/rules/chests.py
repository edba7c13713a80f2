"""Aladdin & the Magic Lamp: the cards in a chest (rules 1.4 and 5.11). All that is drawn or looked at passes here.

A chest is shuffled card by card: whichever is next is any of those whose place is still open. That is the same as a
shuffle before the game, and takes no more luck than there are cards drawn.
"""

from grotto.games.lamp.events import Event
from grotto.games.lamp.pieces import BELOW_SORCERER, CHEST_CARDS, SORCERER
from grotto.games.lamp.state import Game
from grotto.tabletop.chance import below
from grotto.tabletop.events import note
from grotto.tabletop.piles import pop


def is_empty(game: Game, chest: int) -> bool:
    return game.chests[chest].cards.count == 0 and game.chests[chest].sorcerer_drawn != 0


def size(game: Game, chest: int) -> int:
    """How many cards are in the chest, its Sorcerer among them."""
    return game.chests[chest].cards.count + 1 - game.chests[chest].sorcerer_drawn


def draw(game: Game, chest: int) -> int:
    """1.4 The top card of a chest that is not empty: the Sorcerer once five cards are left below him."""
    it = game.chests[chest]
    if it.sorcerer_drawn == 0 and it.cards.count <= BELOW_SORCERER:
        it.sorcerer_drawn = 1
        return SORCERER
    settle_place(game, chest, it.cards.count - 1)
    return pop(it.cards)


def settle_place(game: Game, chest: int, slot: int) -> None:
    """1.4 Shuffled: if luck has not settled yet which card lies there, it is any of those up to that place."""
    it = game.chests[chest]
    if slot < it.unordered:
        other = below(game.luck, slot + 1)
        card = it.cards.cards[slot]
        it.cards.cards[slot] = it.cards.cards[other]
        it.cards.cards[other] = card
        it.unordered = slot


def look_into(game: Game, seat: int, chest: int, most: int) -> None:
    """5.11 The seat alone sees the top cards, a Sorcerer among them, and nothing moves (reading 18)."""
    it = game.chests[chest]
    slot = it.cards.count
    sorcerer = it.sorcerer_drawn == 0
    for _ in range(min(most, size(game, chest))):
        if sorcerer and slot <= BELOW_SORCERER:
            sorcerer = False
            note(game, Event.SAW, 1 << seat, seat, chest, SORCERER, 0)
        else:
            slot -= 1
            settle_place(game, chest, slot)
            note(game, Event.SAW, 1 << seat, seat, chest, it.cards.cards[slot], 0)
    game.seats[seat].peeked[chest] = max(game.seats[seat].peeked[chest], CHEST_CARDS - slot)
