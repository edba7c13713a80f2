"""DIG UP, rulebook section 7: the solo variant. It has no decision; each step waits to be asked for."""

from grotto.games.digup.events import Event
from grotto.games.digup.pieces import CELLS, SEATS, SKELETON, colour_of, value_of
from grotto.games.digup.rules.end import is_complete
from grotto.games.digup.rules.set_up import ALL_COLOURS, any_card, any_colour, push_skeletons, push_stones
from grotto.games.digup.rules.turn import ask
from grotto.games.digup.state import OPEN, Ask, Ended, Game
from grotto.tabletop.events import EVERYBODY, note

LAST_SKELETON = 4


def set_up_solo(game: Game) -> None:
    """7.1 Stones of four colours and the skeletons alone. 7.2 Four hidden mines, one a colour; four cards are left."""
    for mine in range(SEATS):
        colour = any_colour(game, ALL_COLOURS & ~game.colours)
        game.seats[mine].colour = colour
        game.colours |= 1 << colour
        push_stones(game, colour)
        note(game, Event.COLLECTED, EVERYBODY, mine, colour, 0, 0)
    push_skeletons(game)
    for mine in range(SEATS):
        for cell in range(CELLS):
            game.seats[mine].mine[cell].card = any_card(game)
    game.first = 0
    game.turn = 0
    game.round = 1
    turn_up_next(game)
    ask(game, Ask.SOLO, 0)


def turn_up_next(game: Game) -> None:
    """7.3 The top card of the pile is the next to be placed."""
    game.playing = any_card(game)
    note(game, Event.REVEALED, EVERYBODY, game.playing, 0, 0, 0)


def go_on(game: Game) -> None:
    """7.3 A stone is placed; 7.4 a skeleton is put aside."""
    if game.playing == SKELETON:
        put_aside(game)
    else:
        place_stone(game)


def place_stone(game: Game) -> None:
    """7.3 It goes to its cell in the mine of its colour; the card lifted there is the next. 7.5 The 36th stone wins."""
    stone = game.playing
    mine = mine_of(game, colour_of(stone))
    cell = value_of(stone) - 1
    place = game.seats[mine].mine[cell]
    game.playing = place.card
    place.card = stone
    place.known = OPEN
    note(game, Event.PLACED, EVERYBODY, stone, mine, cell, 0)
    note(game, Event.REVEALED, EVERYBODY, game.playing, 0, 0, 0)
    if all_complete(game):
        end_solo(game, Ended.SOLO_WON)


def mine_of(game: Game, colour: int) -> int:
    mine = 0
    while game.seats[mine].colour != colour:
        mine += 1
    return mine


def all_complete(game: Game) -> bool:
    """7.5 Whatever card the last stone uncovered (reading 30)."""
    for mine in range(SEATS):
        if not is_complete(game, mine):
            return False
    return True


def put_aside(game: Game) -> None:
    """7.4 It is replaced from the pile. 7.5 The fourth skeleton loses."""
    game.skeletons += 1
    game.playing = 0
    note(game, Event.FOUND_SKELETON, EVERYBODY, game.skeletons, 0, 0, 0)
    if game.skeletons == LAST_SKELETON:
        end_solo(game, Ended.SOLO_LOST)
    else:
        turn_up_next(game)


def end_solo(game: Game, why: int) -> None:
    """7.5 Won or lost."""
    game.ended = why
    game.ask = Ask.OVER
    game.asked = 0
    note(game, Event.OVER, EVERYBODY, why, 0, 0, 0)


def placed(game: Game) -> int:
    """7.6 How far it went: the stones laid so far (reading 31)."""
    count = 0
    for mine in range(SEATS):
        for cell in range(CELLS):
            if game.seats[mine].mine[cell].known == OPEN:
                count += 1
    return count
