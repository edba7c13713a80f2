"""Aladdin & the Magic Lamp, rulebook section 1: the set-up."""

from grotto.games.lamp.events import Event
from grotto.games.lamp.pieces import FIRST_STONE, LAST_STONE, STARTING_COPIES
from grotto.games.lamp.rules.turn import begin_turn
from grotto.games.lamp.state import Game
from grotto.tabletop.chance import below
from grotto.tabletop.events import EVERYBODY, note


def set_up(game: Game) -> None:
    """1.1, 1.2 The deck lies ready. 1.3, 1.4 Lamp pile and chests are shuffled as they are drawn from.

    1.8 What goes on from seat to seat goes on in the order of their numbers.
    """
    for stone in range(FIRST_STONE, LAST_STONE + 1):
        game.discard.copies[stone] = STARTING_COPIES
    dealt = 0
    for seat in range(game.seat_count):
        for _ in range(2 if game.seat_count == 2 else 1):
            deal_stone(game, seat, (LAST_STONE * STARTING_COPIES) - dealt)
            dealt += 1
    for stone in range(FIRST_STONE, LAST_STONE + 1):
        for _ in range(game.discard.copies[stone]):
            note(game, Event.LEFT_OVER, EVERYBODY, stone, 0, 0, 0)
    begin_turn(game)


def deal_stone(game: Game, seat: int, left: int) -> None:
    """1.5 Any of the starting stones that are left, face up. 1.6 What nobody is dealt lies on the open discard."""
    nth = below(game.luck, left)
    stone = FIRST_STONE
    while nth >= game.discard.copies[stone]:
        nth -= game.discard.copies[stone]
        stone += 1
    game.discard.copies[stone] -= 1
    game.seats[seat].cards.copies[stone] += 1
    note(game, Event.STARTED, EVERYBODY, seat, stone, 0, 0)
