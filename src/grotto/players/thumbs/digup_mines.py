"""DIG UP by rule of thumb: what a card is worth in a mine and in a hand, in hundredths of a point."""

from grotto.games.digup.pieces import (
    BINOCULARS,
    BRIDGE,
    CELLS,
    DYNAMITE,
    IDOL,
    LAST_TREASURE,
    MAP,
    PICKAXE,
    PURSE,
    RIVER,
    SHOVEL,
    SKELETON,
    is_of_colour,
    value_of,
)
from grotto.games.digup.refusals import Refusal
from grotto.games.digup.rules.end import worth_of
from grotto.games.digup.rules.mine import knows, refusal_to_lay
from grotto.games.digup.state import OPEN, Game

POINT = 100
UNSEEN = 70  # an average card of a mine
DRAWN = 80  # an average card of the pile, in the hand
LIFTED_OWN, LIFTED_IDOL, LIFTED_UNSEEN = 130, 60, 45
CLEAR_LEAD = 400

# -- Table Python from here on --------------------------------------------------


def seen(game: Game, seat: int, mine: int, cell: int) -> int:
    """What the card there counts for the owner of the mine, as far as the seat knows."""
    if not knows(game, seat, mine, cell):
        return UNSEEN
    return POINT * worth_of(game.seats[mine].mine[cell].card, game.seats[mine].colour, cell)


def moved(game: Game, seat: int, mine: int, cell: int, to: int, to_cell: int) -> int:
    """What the card there would count on a cell of another mine (or of the same)."""
    if not knows(game, seat, mine, cell):
        return UNSEEN
    return POINT * worth_of(game.seats[mine].mine[cell].card, game.seats[to].colour, to_cell)


def total(game: Game, seat: int, mine: int) -> int:
    points = 0
    for cell in range(CELLS):
        points += seen(game, seat, mine, cell)
    return points


def lead(game: Game, seat: int) -> int:
    """By how much the seat is ahead of the best of the others, as far as it knows; behind, it is negative."""
    best = 0
    for other in range(game.seat_count):
        if other != seat:
            best = max(best, total(game, seat, other))
    return total(game, seat, seat) - best


def is_last_hidden(game: Game, seat: int, cell: int) -> bool:
    """Whether all cells but this one lie open."""
    for other in range(CELLS):
        if other != cell and game.seats[seat].mine[other].known != OPEN:
            return False
    return True


def first_hidden(game: Game, seat: int) -> int:
    cell = 0
    while cell < CELLS - 1 and game.seats[seat].mine[cell].known == OPEN:
        cell += 1
    return cell


def closing(game: Game, seat: int, gain: int) -> int:
    """What it is worth to complete the own mine: with a lead the end is welcome, without it is not."""
    ahead = lead(game, seat) + gain
    return max(-CLEAR_LEAD, min(CLEAR_LEAD, ahead)) + POINT // 4


def is_last_turn(game: Game) -> bool:
    return game.triggered != 0


def is_for_nothing(game: Game) -> bool:
    """Whether a card that comes to the hand now can never be played: the second card of the last turn."""
    return game.triggered != 0 and game.plays > 0


# -- laying ----------------------------------------------------------------------


def value_of_laying(game: Game, seat: int, card: int, cell: int) -> int:
    place = game.seats[seat].mine[cell]
    gain = POINT * worth_of(card, game.seats[seat].colour, cell) - seen(game, seat, seat, cell)
    if place.known != OPEN and game.triggered == 0 and is_last_hidden(game, seat, cell):
        gain += closing(game, seat, gain)
    return gain + value_of_lifting(game, seat, cell)


def value_of_lifting(game: Game, seat: int, cell: int) -> int:
    """What the replaced card is worth in the hand."""
    if is_for_nothing(game):
        return 0
    if not knows(game, seat, seat, cell):
        return LIFTED_UNSEEN
    card = game.seats[seat].mine[cell].card
    if is_of_colour(card, game.seats[seat].colour):
        return LIFTED_OWN
    return LIFTED_IDOL if card == IDOL else 0


# -- holding ---------------------------------------------------------------------


def keep(game: Game, seat: int, card: int) -> int:
    """What a card is worth in the hand of a seat."""
    if card <= LAST_TREASURE:
        return keep_treasure(game, seat, card)
    return keep_adventure(card)


def keep_treasure(game: Game, seat: int, card: int) -> int:
    """What it adds where it fits best."""
    if card == SKELETON:
        return 0
    if card == IDOL:
        return keep_idol(game, seat)
    in_place = POINT * worth_of(card, game.seats[seat].colour, value_of(card) - 1)
    best = in_place - seen(game, seat, seat, value_of(card) - 1)
    if is_of_colour(card, game.seats[seat].colour):
        best = max(best, 2 * POINT - least_seen(game, seat))
    return max(0, best)


def keep_idol(game: Game, seat: int) -> int:
    if refusal_to_lay(game, seat, IDOL) != Refusal.MAY:
        return 0
    return max(0, 2 * POINT - least_seen(game, seat))


def least_seen(game: Game, seat: int) -> int:
    """The poorest cell of the own mine."""
    least = seen(game, seat, seat, 0)
    for cell in range(1, CELLS):
        least = min(least, seen(game, seat, seat, cell))
    return least


def keep_adventure(card: int) -> int:
    if card == BRIDGE:
        return 170
    if card == BINOCULARS or card == PICKAXE or card == MAP:
        return 110
    if card == RIVER:
        return 100
    if card == PURSE:
        return 50
    return 10 if card == DYNAMITE or card == SHOVEL else 15
