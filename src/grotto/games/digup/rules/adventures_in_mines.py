"""DIG UP, rulebook section 4: the adventures that touch the mines. Purse, Shovel, Bridge and Torch."""

from grotto.games.digup.events import Event
from grotto.games.digup.pieces import CELLS, is_of_colour
from grotto.games.digup.refusals import Refusal
from grotto.games.digup.rules.adventures import finish
from grotto.games.digup.rules.end import check_complete
from grotto.games.digup.rules.mine import exchange, has_hidden, knows
from grotto.games.digup.rules.turn import ask
from grotto.games.digup.state import OPEN, Ask, Game
from grotto.tabletop.events import EVERYBODY, note
from grotto.tabletop.table import NO_SEAT

# -- 4.3 Purse -----------------------------------------------------------------


def choose_first_cell(game: Game, seat: int, cell: int) -> None:
    """4.3 One card of the own mine, open or hidden."""
    game.cell = cell
    ask(game, Ask.PURSE_SECOND, seat)


def refusal_of_second_cell(game: Game, cell: int) -> int:
    """4.3 And another."""
    return Refusal.SAME_CELL if cell == game.cell else Refusal.MAY


def swap(game: Game, seat: int, cell: int) -> None:
    """4.3 The two change places (reading 9)."""
    exchange(game, seat, game.cell, seat, cell)
    note(game, Event.SWAPPED, EVERYBODY, seat, game.cell, cell, 0)
    finish(game)


# -- 4.7 Shovel ----------------------------------------------------------------


def refusal_of_shovel(game: Game, seat: int) -> int:
    """4.2, 4.7 Not without a hidden card in the own mine (reading 3)."""
    return Refusal.MAY if has_hidden(game, seat) else Refusal.NO_EFFECT


def open_cell(game: Game, seat: int, cell: int) -> None:
    """4.7 A hidden card of the own mine is turned up; it can complete the mine (6.1)."""
    place = game.seats[seat].mine[cell]
    place.known = OPEN
    note(game, Event.OPENED, EVERYBODY, seat, cell, place.card, 0)
    check_complete(game, seat)
    finish(game)


# -- 4.9 Suspension Bridge -----------------------------------------------------


def refusal_of_bridge(game: Game, seat: int) -> int:
    """4.2, 4.9 Not without a card that may be given and one that may be taken (reading 3)."""
    for cell in range(CELLS):
        if refusal_to_give_cell(game, seat, cell) == Refusal.MAY:
            return refusal_of_all_cells(game, seat)
    return Refusal.NO_EFFECT


def refusal_of_all_cells(game: Game, seat: int) -> int:
    for whom in range(game.seat_count):
        for cell in range(CELLS):
            if refusal_of_their_cell(game, seat, whom, cell) == Refusal.MAY:
                return Refusal.MAY
    return Refusal.NO_EFFECT


def refusal_to_give_cell(game: Game, seat: int, cell: int) -> int:
    """4.9 No card known to be of the own colour is given; an unseen one may be (reading 4)."""
    card = game.seats[seat].mine[cell].card
    if is_of_colour(card, game.seats[seat].colour) and knows(game, seat, seat, cell):
        return Refusal.OWN_COLOUR
    return Refusal.MAY


def give_cell(game: Game, seat: int, cell: int) -> None:
    """4.9 First the own card is named (reading 20)."""
    game.cell = cell
    ask(game, Ask.BRIDGE_THEIRS, seat)


def refusal_of_their_cell(game: Game, seat: int, whom: int, cell: int) -> int:
    """4.9 No card known to be of its owner's colour is taken; an unseen one may be (reading 4)."""
    if whom >= game.seat_count:
        return Refusal.NO_SUCH_SEAT
    if whom == seat:
        return Refusal.OWN_MINE
    card = game.seats[whom].mine[cell].card
    if is_of_colour(card, game.seats[whom].colour) and knows(game, seat, whom, cell):
        return Refusal.THEIR_COLOUR
    return Refusal.MAY


def build_bridge(game: Game, seat: int, whom: int, cell: int) -> None:
    """4.9 The cards change places whatever their values; either mine can be complete by it (6.1, reading 6)."""
    exchange(game, seat, game.cell, whom, cell)
    note(game, Event.BRIDGED, EVERYBODY, seat, game.cell, whom, cell)
    check_complete(game, seat)
    check_complete(game, whom)
    finish(game)


# -- 4.11 Torch ----------------------------------------------------------------


def refusal_of_torch(game: Game) -> int:
    """4.2, 4.11 Not with every card of every mine open (reading 3)."""
    return Refusal.MAY if hidden_elsewhere(game, NO_SEAT) else Refusal.NO_EFFECT


def hidden_elsewhere(game: Game, but: int) -> bool:
    for seat in range(game.seat_count):
        if seat != but and has_hidden(game, seat):
            return True
    return False


def refusal_of_first_look(game: Game, whom: int, cell: int) -> int:
    """4.11 A hidden card of any mine, the own included."""
    if whom >= game.seat_count:
        return Refusal.NO_SUCH_SEAT
    return Refusal.LIES_OPEN if game.seats[whom].mine[cell].known == OPEN else Refusal.MAY


def refusal_of_second_look(game: Game, whom: int, cell: int) -> int:
    """4.11 Then one of another mine."""
    return Refusal.SAME_MINE if whom == game.whom else refusal_of_first_look(game, whom, cell)


def look_first(game: Game, seat: int, whom: int, cell: int) -> None:
    """4.11 Two mines, two looks; with hidden cards in one mine only, one look (reading 10)."""
    look(game, seat, whom, cell)
    if hidden_elsewhere(game, whom):
        game.whom = whom
        ask(game, Ask.TORCH_SECOND, seat)
    else:
        finish(game)


def look_second(game: Game, seat: int, whom: int, cell: int) -> None:
    """4.11 The second look is chosen after the first (reading 10)."""
    look(game, seat, whom, cell)
    finish(game)


def look(game: Game, seat: int, whom: int, cell: int) -> None:
    """4.11 The place is seen by all, the card by the player alone, who remembers it (reading 16)."""
    place = game.seats[whom].mine[cell]
    place.known |= 1 << seat
    note(game, Event.LOOKED_AT_CELL, place.known, seat, whom, cell, place.card)
