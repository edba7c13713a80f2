"""Aladdin's Dragons, rulebook sections 4 and 5: the tally, and the caves."""

from grotto.games.dragons.events import Event
from grotto.games.dragons.pieces import CAVES, GUARD, NICHES, ROOM, TOKENS
from grotto.games.dragons.rules.asking import seat_at
from grotto.games.dragons.rules.board import anybody_on, turn_up
from grotto.games.dragons.rules.caves import return_treasures
from grotto.games.dragons.rules.powers import carpet_could_come
from grotto.games.dragons.rules.strength import strength, strongest, takes_part
from grotto.games.dragons.rules.windows import open_window
from grotto.games.dragons.state import Game, Stage, Window
from grotto.tabletop.events import EVERYBODY, note
from grotto.tabletop.table import NO_SEAT


def next_space(game: Game) -> None:
    """4.1 Space by space in their order (1.5), those without tokens skipped; after the last one, 11.1 a window."""
    if game.space == ROOM + game.seat_count - 1:
        open_window(game, Window.ROUND_END, Stage.END_OF_ROUND)
        return
    game.space += 1
    if game.space == GUARD:
        turn_up_guard(game)
    elif not is_visited(game, game.space):
        skip(game)
        return
    turn_up_tokens(game)
    open_window(game, Window.TURNED_UP, Stage.SETTLING)


def is_visited(game: Game, space: int) -> bool:
    """4.1 By tokens, by the smuggler, or perhaps by a Carpet (reading 3)."""
    return (game.smuggled >> space) & 1 == 1 or anybody_on(game, space) or carpet_could_come(game, space)


def skip(game: Game) -> None:
    """4.1 Nothing happens there; 5.2 treasures go back all the same (reading 14)."""
    if game.space <= CAVES:
        return_treasures(game, game.space)
    leave_space(game)


def turn_up_guard(game: Game) -> None:
    """7.1 Before the tokens."""
    note(game, Event.GUARD, EVERYBODY, game.guard, 0, 0, 0)


def turn_up_tokens(game: Game) -> None:
    """4.2 Those of this space alone."""
    for nth in range(game.seat_count):
        seat = seat_at(game, nth)
        for token in range(1, TOKENS + 1):
            if game.seats[seat].tokens.at[token] == game.space:
                turn_up(game, seat, token)


def tell_strengths(game: Game) -> None:
    """4.3"""
    for nth in range(game.seat_count):
        seat = seat_at(game, nth)
        if takes_part(game, seat, game.space):
            note(game, Event.COUNTED, EVERYBODY, seat, game.space, strength(game, seat, game.space), 0)


def leave_space(game: Game) -> None:
    """4.1 The next one; between the caves and the city there is a window (11.1)."""
    game.stage = Stage.AFTER_CAVES if game.space == CAVES else Stage.TALLY


def leave_caves(game: Game) -> None:
    """11.1 Between the last cave and the city."""
    open_window(game, Window.CAVES_DONE, Stage.TALLY)


def loot(game: Game) -> None:
    """5.1 The strongest takes the top niche, the second strongest the next, and so on; 5.2 the rest goes back."""
    cave = game.caves[game.space - 1]
    done = 0
    for niche in range(NICHES):
        if cave.niches[niche] > 0:
            seat = strongest(game, game.space, done)
            if seat != NO_SEAT:
                done |= 1 << seat
                game.seats[seat].treasure[game.space - 1] += cave.niches[niche]
                note(game, Event.LOOTED, EVERYBODY, seat, game.space, game.space - 1, cave.niches[niche])
                cave.niches[niche] = 0
    return_treasures(game, game.space)
    leave_space(game)
