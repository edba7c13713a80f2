"""DIG UP, rulebook section 3: laying cards in the mine."""

from grotto.games.digup.events import Event
from grotto.games.digup.pieces import CELLS, IDOL, is_of_colour, is_stone, value_of
from grotto.games.digup.refusals import Refusal
from grotto.games.digup.rules.end import check_complete
from grotto.games.digup.rules.turn import after_play
from grotto.games.digup.state import OPEN, Game
from grotto.tabletop.events import EVERYBODY, note
from grotto.tabletop.piles import find, insert, take_out


def knows(game: Game, seat: int, mine: int, cell: int) -> bool:
    """Whether a seat knows the card: it lies open, or he has looked at it (readings 4 and 9)."""
    return (game.seats[mine].mine[cell].known >> seat) & 1 != 0


def refusal_to_lay(game: Game, seat: int, card: int) -> int:
    """3.5 No idol from the hand while the mine holds one, as far as its owner knows (readings 5 and 13)."""
    if card == IDOL:
        for cell in range(CELLS):
            if game.seats[seat].mine[cell].card == IDOL and knows(game, seat, seat, cell):
                return Refusal.IDOL_IN_MINE
    return Refusal.MAY


def is_bound(game: Game, seat: int, card: int) -> bool:
    """3.3 Own stones and 3.6 idols and skeletons go anywhere. 3.4 Other stones only on the cell of their value."""
    return is_stone(card) and not is_of_colour(card, game.seats[seat].colour)


def refusal_of_cell(game: Game, seat: int, card: int, cell: int) -> int:
    """3.4 The cell of its value, if the card is bound to it."""
    if is_bound(game, seat, card) and value_of(card) != cell + 1:
        return Refusal.WRONG_CELL
    return Refusal.MAY


def lay(game: Game, seat: int, card: int, cell: int) -> None:
    """3.1 The card replaces one of the mine and lies open. 3.2 What it replaces goes to the hand, unshown if hidden."""
    me = game.seats[seat]
    place = me.mine[cell]
    take_out(me.hand, find(me.hand, card))
    knowers = EVERYBODY if place.known == OPEN else place.known | (1 << seat)
    note(game, Event.LAID, EVERYBODY, seat, card, cell, 0)
    note(game, Event.LIFTED, knowers, seat, place.card, cell, 0)
    insert(me.hand, place.card)
    place.card = card
    place.known = OPEN
    game.plays += 1
    check_complete(game, seat)
    after_play(game)


def exchange(game: Game, seat: int, cell: int, other: int, other_cell: int) -> None:
    """4.3, 4.9 Two cards change places; each keeps its side, and who had seen it still knows it (reading 9)."""
    here = game.seats[seat].mine[cell]
    there = game.seats[other].mine[other_cell]
    card, known = here.card, here.known
    here.card, here.known = there.card, there.known
    there.card, there.known = card, known


def has_hidden(game: Game, seat: int) -> bool:
    for cell in range(CELLS):
        if game.seats[seat].mine[cell].known != OPEN:
            return True
    return False


def refusal_of_hidden(game: Game, mine: int, cell: int) -> int:
    """4.7 Only a hidden card can be opened."""
    if game.seats[mine].mine[cell].known == OPEN:
        return Refusal.ALREADY_OPEN
    return Refusal.MAY
