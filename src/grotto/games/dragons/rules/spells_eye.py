"""Aladdin's Dragons, rulebook section 14: Eye for an Eye, and the blow that is struck back."""

from typing import Any

from grotto.games.dragons.actions import ANY_HIDDEN, AT, THE_TOKEN
from grotto.games.dragons.pieces import CARPET_TOKEN, EYE, GUARD, HOME, NO_TOKEN, SPACES
from grotto.games.dragons.refusals import Refusal
from grotto.games.dragons.rules.asking import ask, finish
from grotto.games.dragons.rules.board import has_token, send_home
from grotto.games.dragons.rules.fizzling import finds_token, fizzle
from grotto.games.dragons.rules.pointing import any_hidden, count_hidden, open_token
from grotto.games.dragons.rules.spells_tokens import is_anything_within_reach, refusal_of_aim_at
from grotto.games.dragons.state import Ask, Game


def refusal_of_eye(game: Game, seat: int) -> int:
    """14.15 Some opponent must have a token on the board, the guard room not counted."""
    return refusal_of_aim_at(game, seat, EYE, HOME)


def use_eye(game: Game, play: Any) -> None:
    """14.15 The token goes home; if it is gone already, nothing is struck back (reading 4)."""
    if game.step == 0 and not finds_token(game, play):
        fizzle(game, play)
    elif game.step == 0:
        send_home(game, play.whom, play.token)
        game.step = 1
        strike_back(game, play)
    else:
        finish(game)


def strike_back(game: Game, play: Any) -> None:
    """14.15 The owner must send one of the caster's tokens home, if there is any (reading 31)."""
    if is_anything_within_reach(game, play.seat):
        ask(game, Ask.STRIKE_SPACE, play.whom)
    else:
        finish(game)


def struck(game: Game) -> int:
    """Whose token is struck: the caster's."""
    return game.queue.plays[game.resolving].seat


def refusal_to_strike_on(game: Game, space: int) -> int:
    if space == GUARD:
        return Refusal.GUARD_ROOM
    return Refusal.MAY if has_token(game, struck(game), space) else Refusal.NO_TOKEN


def refusal_to_strike(game: Game, token: int) -> int:
    """14.15 A token that all see, by its name; NO_TOKEN stands for one that lies face down (reading 49)."""
    if token == NO_TOKEN:
        found = count_hidden(game, struck(game), game.chosen)
    else:
        found = open_token(game, struck(game), token, game.chosen)
    return Refusal.MAY if found != 0 else Refusal.NO_TOKEN


def aim_strike(game: Game, seat: int, space: int) -> None:
    game.chosen = space
    ask(game, Ask.STRIKE_TOKEN, seat)


def strike(game: Game, token: int) -> None:
    whom = struck(game)
    if token == NO_TOKEN:
        send_home(game, whom, any_hidden(game, whom, game.chosen, game.luck))
    else:
        send_home(game, whom, open_token(game, whom, token, game.chosen))


def legal_strikes(game: Game, into: Any) -> int:
    count = 0
    if game.ask == Ask.STRIKE_SPACE:
        for space in range(1, SPACES + 1):
            if refusal_to_strike_on(game, space) == Refusal.MAY:
                into[count] = AT + space
                count += 1
        return count
    for token in range(NO_TOKEN, CARPET_TOKEN + 1):
        if refusal_to_strike(game, token) == Refusal.MAY:
            into[count] = ANY_HIDDEN if token == NO_TOKEN else THE_TOKEN + token
            count += 1
    return count
