"""Aladdin's Dragons, rulebook section 7: past the guard."""

from grotto.games.dragons.events import Event
from grotto.games.dragons.pieces import GUARD, ROOM
from grotto.games.dragons.refusals import Refusal
from grotto.games.dragons.rules.asking import ask, seat_at
from grotto.games.dragons.rules.board import has_token, send_all_home
from grotto.games.dragons.rules.powers import is_strong_enough
from grotto.games.dragons.rules.strength import sum_on
from grotto.games.dragons.rules.tally import leave_space
from grotto.games.dragons.rules.treasures import owe, total
from grotto.games.dragons.state import Ask, Game, Stage
from grotto.tabletop.events import EVERYBODY, note
from grotto.tabletop.table import NO_SEAT

ALL_TOKENS = 0b111111111111


def meet_guard(game: Game) -> None:
    """7.3 One after the other, in player order."""
    game.cursor = 0
    game.stage = Stage.GUARDING


def next_at_guard(game: Game) -> None:
    """7.3 There is no rivalry; each enters or stays out."""
    if game.cursor == game.seat_count:
        game.cursor = 0
        leave_space(game)
        return
    seat = seat_at(game, game.cursor)
    game.cursor += 1
    if (game.inside >> seat) & 1 or is_strong_enough(game, seat):
        enter(game, seat)
    elif has_token(game, seat, GUARD):
        ask(game, Ask.BRIBE, seat)
    else:
        stay_out(game, seat)


def enter(game: Game, seat: int) -> None:
    """7.1 With at least the guard's value. 12.5 Or with a Key."""
    game.inside |= 1 << seat
    note(game, Event.ENTERED, EVERYBODY, seat, 0, 0, 0)


def shortfall(game: Game, seat: int) -> int:
    """7.2 What is missing."""
    return game.guard - sum_on(game, seat, GUARD)


def refusal_to_bribe(game: Game, seat: int) -> int:
    """7.2 Treasures of any kinds (reading 13)."""
    return Refusal.MAY if total(game, seat) >= shortfall(game, seat) else Refusal.CANNOT_PAY


def bribe(game: Game, seat: int) -> None:
    """7.2 The difference goes to the bank."""
    missing = shortfall(game, seat)
    note(game, Event.BRIBED, EVERYBODY, seat, missing, 0, 0)
    enter(game, seat)
    owe(game, seat, missing, NO_SEAT)


def stay_out(game: Game, seat: int) -> None:
    """7.4, 7.5 His tokens leave the rooms, unseen if they lay face down (reading 42)."""
    note(game, Event.STAYED_OUT, EVERYBODY, seat, 0, 0, 0)
    for room in range(game.seat_count):
        if has_token(game, seat, ROOM + room):
            send_all_home(game, seat, ROOM + room, ALL_TOKENS)
