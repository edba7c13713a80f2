"""DIG UP, rulebook section 1: the pieces and the set-up."""

from grotto.games.digup.events import Event
from grotto.games.digup.pieces import (
    ADVENTURE_COPIES,
    CELLS,
    COLOURS,
    IDOL,
    IDOLS,
    MIDDLE,
    PURSE,
    SKELETON,
    SKELETONS,
)
from grotto.games.digup.refusals import Refusal
from grotto.games.digup.rules.drawing import fill_hand
from grotto.games.digup.rules.turn import ask, begin_turn
from grotto.games.digup.state import OPEN, Ask, Game
from grotto.tabletop.chance import below
from grotto.tabletop.events import EVERYBODY, note
from grotto.tabletop.piles import pop, push, shuffle
from grotto.tabletop.table import NO_SEAT

ALL_COLOURS = 0b1111110


def set_up_adventure(game: Game) -> None:
    """1.2 Each seat collects a colour of its own: chosen in the order of the seats, or dealt."""
    if game.choose_colours != 0:
        ask(game, Ask.COLOUR, 0)
    else:
        for seat in range(game.seat_count):
            collect(game, seat, any_colour(game, ALL_COLOURS & ~game.colours))
        deal(game)


def any_colour(game: Game, among: int) -> int:
    """One of a set of colours, each equally likely."""
    count = 0
    for colour in range(1, COLOURS + 1):
        count += (among >> colour) & 1
    nth = below(game.luck, count)
    colour = 1
    while nth > 0 or (among >> colour) & 1 == 0:
        nth -= (among >> colour) & 1
        colour += 1
    return colour


def refusal_to_collect(game: Game, colour: int) -> int:
    """1.2 All collect different colours."""
    if (game.colours >> colour) & 1:
        return Refusal.COLOUR_TAKEN
    return Refusal.MAY


def collect(game: Game, seat: int, colour: int) -> None:
    """1.2 The seat's colour, open to all."""
    game.seats[seat].colour = colour
    game.colours |= 1 << colour
    note(game, Event.COLLECTED, EVERYBODY, seat, colour, 0, 0)


def choose_colour(game: Game, seat: int, colour: int) -> None:
    """1.2 One seat after the other; then the cards are dealt."""
    collect(game, seat, colour)
    if seat + 1 < game.seat_count:
        ask(game, Ask.COLOUR, seat + 1)
    else:
        deal(game)


def deal(game: Game) -> None:
    """1.3 to 1.8, one after the other; then the first turn begins."""
    remove_colours(game)
    gather_treasures(game)
    for seat in range(game.seat_count):
        lay_out_mine(game, seat)
    turn_up_middles(game)
    build_pile(game)
    for seat in range(game.seat_count):
        fill_hand(game, seat)
    choose_first(game)
    game.round = 1
    begin_turn(game, game.first)


def remove_colours(game: Game) -> None:
    """1.3 Three seats play with five colours, two with four; those that leave are drawn among the uncollected."""
    uncollected = ALL_COLOURS & ~game.colours
    leaving = 4 - game.seat_count
    for _ in range(leaving):
        colour = any_colour(game, uncollected)
        uncollected &= ~(1 << colour)
        note(game, Event.REMOVED, EVERYBODY, colour, 0, 0, 0)
    game.colours |= uncollected


def gather_treasures(game: Game) -> None:
    """1.1, 1.4 The stones of the colours in play, the idols and the skeletons."""
    for colour in range(1, COLOURS + 1):
        if (game.colours >> colour) & 1:
            push_stones(game, colour)
    for _ in range(IDOLS):
        push(game.pile, IDOL)
    push_skeletons(game)


def push_stones(game: Game, colour: int) -> None:
    for value in range(1, CELLS + 1):
        push(game.pile, (colour - 1) * CELLS + value)


def push_skeletons(game: Game) -> None:
    for _ in range(SKELETONS):
        push(game.pile, SKELETON)


def lay_out_mine(game: Game, seat: int) -> None:
    """1.4 Nine treasures, face down and seen by nobody. 3.7 They lie in three rows of three."""
    for cell in range(CELLS):
        place = game.seats[seat].mine[cell]
        place.card = any_card(game)
        place.known = 0


def any_card(game: Game) -> int:
    """A card from anywhere in the pile: the same as from the top of a shuffled one, and only as much luck as needed."""
    last = game.pile.count - 1
    slot = below(game.luck, game.pile.count)
    card = game.pile.cards[slot]
    game.pile.cards[slot] = game.pile.cards[last]
    game.pile.cards[last] = card
    return pop(game.pile)


def turn_up_middles(game: Game) -> None:
    """1.5 The card in the middle of each mine is turned up."""
    for seat in range(game.seat_count):
        place = game.seats[seat].mine[MIDDLE]
        place.known = OPEN
        note(game, Event.TURNED_UP, EVERYBODY, seat, MIDDLE, place.card, 0)


def build_pile(game: Game) -> None:
    """1.6 The treasures that are left and the 42 adventures are shuffled: the pile."""
    for kind in range(len(ADVENTURE_COPIES)):
        for _ in range(ADVENTURE_COPIES[kind]):
            push(game.pile, PURSE + kind)
    shuffle(game.pile, game.luck)


def choose_first(game: Game) -> None:
    """1.8 The first seat is given, or drawn."""
    if game.first == NO_SEAT:
        game.first = below(game.luck, game.seat_count)
    note(game, Event.STARTS, EVERYBODY, game.first, 0, 0, 0)
