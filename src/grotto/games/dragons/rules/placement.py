"""Aladdin's Dragons, rulebook section 3: placing tokens."""

from grotto.games.dragons.events import Event
from grotto.games.dragons.pieces import CARAVANSERAI, HOME, TENT, TOKENS
from grotto.games.dragons.refusals import Refusal
from grotto.games.dragons.rules.asking import ask, round_table
from grotto.games.dragons.rules.board import anybody_on, has_tokens_at_home, refusal_to_stand
from grotto.games.dragons.rules.windows import open_window
from grotto.games.dragons.state import Ask, Game, Stage, Window
from grotto.tabletop.events import EVERYBODY, note
from grotto.tabletop.table import NO_SEAT


def begin_placement(game: Game) -> None:
    """2.3 The first phase: the first player begins."""
    game.turn = round_table(game, game.first + game.seat_count - 1)


def next_placement(game: Game) -> None:
    """3.1 The next in player order who still has tokens, until all are laid (reading 7). 11.1 Before it, a window."""
    for further in range(1, game.seat_count + 1):
        seat = round_table(game, game.turn + further)
        if has_tokens_at_home(game, seat):
            game.turn = seat
            open_window(game, Window.BEFORE_PLACEMENT, Stage.PLACING)
            return
    end_placement(game)


def end_placement(game: Game) -> None:
    """11.1 All tokens are placed: a window, then the tally. City spaces empty now are those of 14.5 (reading 15)."""
    game.turn = NO_SEAT
    for space in range(TENT, CARAVANSERAI + 1):
        if not anybody_on(game, space):
            game.empty |= 1 << space
    note(game, Event.ALL_PLACED, EVERYBODY, 0, 0, 0, 0)
    open_window(game, Window.ALL_PLACED, Stage.TALLY)


def ask_to_place(game: Game) -> None:
    ask(game, Ask.PLACE, game.turn)


def refusal_to_place(game: Game, seat: int, space: int) -> int:
    """3.2 to 3.5"""
    return refusal_to_stand(game, seat, 1, space)


def choose_space(game: Game, seat: int, space: int) -> None:
    """3.1 First where, then which token."""
    game.chosen = space
    ask(game, Ask.LAY, seat)


def refusal_to_lay(game: Game, seat: int, token: int) -> int:
    return Refusal.MAY if game.seats[seat].tokens.at[token] == HOME else Refusal.NOT_AT_HOME


def lay(game: Game, seat: int, token: int) -> None:
    """3.1 Face down. 3.6 Only its owner knows it. 14.12 With a Spy among them, the others lay theirs face up."""
    tokens = game.seats[seat].tokens
    if game.spy != NO_SEAT and game.spy != seat:
        tokens.face |= 1 << token
        note(game, Event.PLACED_OPENLY, EVERYBODY, seat, game.chosen, token, 0)
    else:
        hide_home(game, seat)
        note(game, Event.PLACED, 1 << seat, seat, game.chosen, token, 0)
    tokens.at[token] = game.chosen
    game.chosen = HOME
    game.stage = Stage.PLACEMENT


def hide_home(game: Game, seat: int) -> None:
    """3.6 Any of the tokens behind the screen may be the one that is laid, also one that all saw go there."""
    tokens = game.seats[seat].tokens
    for token in range(1, TOKENS + 1):
        if tokens.at[token] == HOME:
            tokens.face &= ~(1 << token)
