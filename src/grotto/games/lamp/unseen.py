"""Aladdin & the Magic Lamp: what a seat cannot know, dealt again. Search thinks about these tables.

All that the seat's view shows stays: what is in each chest, the cards that it peeked at, the Lamp cards that were read.
The rest is redrawn, each possible deal equally likely: the order of all other cards, and the sealed answers of others,
among those that were lawful. Table Python.
"""

from typing import Any

from grotto.games.lamp.pieces import CHEST_CARDS, CHESTS, FACES, LAST_JEWEL
from grotto.games.lamp.rules.cards import loose
from grotto.games.lamp.rules.turn import dice_set
from grotto.games.lamp.state import Ask, Game, Hand
from grotto.tabletop.chance import GAME, below, rewind, word
from grotto.tabletop.piles import put_in_order


def deal_again(game: Game, seat: int, luck: Any, pool: Any) -> None:
    """Redraw what the seat cannot know, with `luck`; `pool` is a row of MOST_ANSWERS."""
    for i in range(8):
        game.luck.key[i] = word(luck)
    rewind(game.luck, 0, 0, GAME)
    for chest in range(CHESTS):
        cards = game.chests[chest].cards
        mix(cards, 0, cards.count - known_cards(game, seat, chest), luck, pool)
    mix(game.lamp.cards, game.lamp.top, game.lamp.unseen, luck, pool)
    for other in range(game.seat_count):
        if other != seat:
            seal_again(game, other, luck, pool)


def known_cards(game: Game, seat: int, chest: int) -> int:
    """How many cards of a chest, from the top, the seat has peeked at. A spectator is no seat."""
    if seat >= game.seat_count:
        return 0
    return max(0, game.chests[chest].cards.count - CHEST_CARDS + game.seats[seat].peeked[chest])


def mix(stack: Any, first: int, count: int, luck: Any, pool: Any) -> None:
    """Shuffle `count` cards from a place on; behind the last place comes the first. How they lay leaves no trace."""
    for i in range(count):
        pool[i] = stack.cards[(first + i) % stack.count]
    put_in_order(pool, count)
    for left in range(count, 0, -1):
        one = below(luck, left)
        stack.cards[(first + left - 1) % stack.count] = pool[one]
        pool[one] = pool[left - 1]


def seal_again(game: Game, other: int, luck: Any, pool: Any) -> None:
    """What another seat has sealed. How many of its two dice it has set stays: nobody sees it, nothing follows."""
    if game.ask == Ask.CHOOSE:
        set_again(game, other, luck)
    elif game.ask == Ask.RACE and game.seats[other].slap != Hand.NONE:
        game.seats[other].slap = Hand.PASS + below(luck, 2)
    elif game.ask == Ask.PASS_CARD and game.seats[other].passing != 0:
        count = 0
        for kind in range(1, LAST_JEWEL + 1):
            if loose(game, other, kind) > 0:
                pool[count] = kind
                count += 1
        game.seats[other].passing = pool[below(luck, count)]


def set_again(game: Game, other: int, luck: Any) -> None:
    """As many dice as lie there, on any chests that differ, with any faces."""
    dice = game.seats[other].dice
    left = dice_set(game, other)
    for chest in range(CHESTS):
        here = below(luck, CHESTS - chest) < left
        dice[chest] = 1 + below(luck, FACES) if here else 0
        left -= 1 if here else 0
