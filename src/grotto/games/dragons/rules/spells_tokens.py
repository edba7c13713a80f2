"""Aladdin's Dragons, rulebook section 14: Lunar and Solar Eclipse, Second Chance and Teleport.

And which token these and Eye for an Eye may name.
"""

from typing import Any

from grotto.games.dragons.pieces import (
    EYE,
    GUARD,
    HOME,
    LAST_TOKEN,
    LUNAR_ECLIPSE,
    ROOM,
    SECOND_CHANCE,
    TELEPORT,
)
from grotto.games.dragons.refusals import Refusal
from grotto.games.dragons.rules.asking import finish, seat_at
from grotto.games.dragons.rules.board import (
    anybody_on,
    has_token,
    is_tallied,
    move,
    refusal_to_stand,
    send_all_home,
)
from grotto.games.dragons.rules.fizzling import finds_token, fizzle
from grotto.games.dragons.rules.treasures import owe, total
from grotto.games.dragons.state import Game, Window
from grotto.tabletop.table import NO_SEAT

# A bit for each token: 1, 5, 7, 9 and the Carpets are odd; 2, 4, 6 and 8 are even.
ODD_TOKENS = 0b111101010010
EVEN_TOKENS = 0b000010101100


def is_within_reach(game: Game, whom: int, token: int) -> bool:
    """13.3 On the board, but not in the guard room."""
    space = game.seats[whom].tokens.at[token]
    return space != HOME and space != GUARD


def is_anything_within_reach(game: Game, whom: int) -> bool:
    for token in range(1, LAST_TOKEN + 1):
        if is_within_reach(game, whom, token):
            return True
    return False


# -- 14.8, 14.9 Lunar Eclipse, Solar Eclipse ------------------------------------


def refusal_of_eclipse(game: Game) -> int:
    """14.8, 14.9 Somewhere there must be a token (reading 22)."""
    for whom in range(game.seat_count):
        if is_anything_within_reach(game, whom):
            return Refusal.MAY
    return Refusal.NO_EFFECT


def refusal_of_darkened(game: Game, space: int) -> int:
    """14.8, 14.9 Any space with at least one token, but the guard room (reading 48)."""
    if space == GUARD:
        return Refusal.GUARD_ROOM
    return Refusal.MAY if anybody_on(game, space) else Refusal.NO_TOKEN


def darken(game: Game, spell: int, space: int) -> None:
    """14.8 All odd tokens go home, 14.9 or all even ones; of face-down ones only the number is told (reading 48)."""
    which = ODD_TOKENS if spell == LUNAR_ECLIPSE else EVEN_TOKENS
    for nth in range(game.seat_count):
        if has_token(game, seat_at(game, nth), space):
            send_all_home(game, seat_at(game, nth), space, which)
    finish(game)


# -- aiming: which token Eye for an Eye, Second Chance and Teleport may name ------


def refusal_to_move(game: Game, whom: int, token: int, space: int, to: int) -> int:
    """13.3, 13.5 From its space neither to the guard room nor to a tallied space; 13.6 the limits (reading 10)."""
    if to == GUARD:
        return Refusal.GUARD_ROOM
    if is_tallied(game, to):
        return Refusal.TALLIED
    return Refusal.SAME_SPACE if to == space else refusal_to_stand(game, whom, token, to)


def can_move(game: Game, whom: int, token: int, space: int) -> bool:
    for to in range(max(1, game.space), ROOM + game.seat_count):
        if refusal_to_move(game, whom, token, space, to) == Refusal.MAY:
            return True
    return False


def refusal_of_aim(game: Game, seat: int, spell: int, space: int, whom: int, token: int) -> int:
    """14.15 An opponent's token. 14.19 An own one, 14.21 or anybody's, that can move somewhere (11.5).

    NO_TOKEN is one that lies face down, whichever.
    """
    if spell == EYE:
        return Refusal.OWN_TOKEN if whom == seat else Refusal.MAY
    if spell == SECOND_CHANCE and whom != seat:
        return Refusal.NO_TOKEN
    return Refusal.MAY if can_move(game, whom, token, space) else Refusal.NO_EFFECT


def can_aim(game: Game, seat: int, spell: int, space: int, whom: int) -> bool:
    """Whether one of his tokens there may be named; HOME stands for anywhere."""
    for token in range(1, LAST_TOKEN + 1):
        at = game.seats[whom].tokens.at[token]
        meant = (at == space or space == HOME) and at != HOME and at != GUARD
        if meant and refusal_of_aim(game, seat, spell, at, whom, token) == Refusal.MAY:
            return True
    return False


def refusal_of_aim_at(game: Game, seat: int, spell: int, space: int) -> int:
    """Whether any token there may be named; HOME stands for anywhere."""
    if space == GUARD:
        return Refusal.GUARD_ROOM
    for whom in range(game.seat_count):
        if can_aim(game, seat, spell, space, whom):
            return Refusal.MAY
    return Refusal.NO_EFFECT if space == HOME else Refusal.NO_TOKEN


def refusal_of_aim_of(game: Game, seat: int, spell: int, space: int, whom: int) -> int:
    """14.15, 14.21 Whose token it is."""
    if spell == EYE and whom == seat:
        return Refusal.OWN_TOKEN
    return Refusal.MAY if can_aim(game, seat, spell, space, whom) else Refusal.NO_TOKEN


def refusal_of_moving_spell(game: Game, seat: int, spell: int) -> int:
    """14.19, 14.21 Not when all is tallied (13.5); Teleport not without its price at hand (reading 1)."""
    if game.window == Window.ROUND_END:
        return Refusal.NOT_NOW
    if spell == TELEPORT and total(game, seat) < game.teleport_cost:
        return Refusal.CANNOT_PAY
    return refusal_of_aim_at(game, seat, spell, HOME)


# -- 14.19 Second Chance, 14.21 Teleport ----------------------------------------


def is_still_possible(game: Game, play: Any) -> bool:
    """11.4 The move that was named (reading 4). What all can judge comes first, so that nothing is told in vain."""
    if refusal_to_move(game, play.whom, play.token, play.space, play.to) != Refusal.MAY:
        return False
    return finds_token(game, play)


def use_second_chance(game: Game, play: Any) -> None:
    """14.19 The token moves, and stays face up or face down (readings 9 and 10)."""
    if not is_still_possible(game, play):
        fizzle(game, play)
    else:
        move(game, play.whom, play.token, play.to)
        finish(game)


def teleport(game: Game, play: Any) -> None:
    """14.21 The price is paid, then the token moves. Who cannot pay any more moves nothing (reading 1)."""
    if game.step == 0:
        if total(game, play.seat) < game.teleport_cost or not is_still_possible(game, play):
            fizzle(game, play)
            return
        game.step = 1
        owe(game, play.seat, game.teleport_cost, payee_of(game, play))
    if game.asked == 0:
        move(game, play.whom, play.token, play.to)
        finish(game)


def payee_of(game: Game, play: Any) -> int:
    """14.21 The bank; by an option the token's owner, if he is another (reading 1)."""
    return play.whom if game.teleport_to_owner != 0 and play.whom != play.seat else NO_SEAT
