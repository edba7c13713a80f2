"""Aladdin's Dragons, rulebook section 14: the spells that change caves, or hold until the end of the round.

Dragon Leaves, Dragon's Return, Smuggler, Last Will Be First, Spy and Taboo.
"""

from typing import Any

from grotto.games.dragons.events import Event
from grotto.games.dragons.pieces import (
    CARAVANSERAI,
    CAVES,
    DRAGON_LEAVES,
    GUARD,
    ROOM,
    TENT,
    is_cave,
    is_room,
)
from grotto.games.dragons.refusals import Refusal
from grotto.games.dragons.rules.asking import finish
from grotto.games.dragons.rules.board import anybody_on, has_tokens_at_home, is_tallied
from grotto.games.dragons.rules.caves import fill, return_treasures
from grotto.games.dragons.rules.fizzling import fizzle
from grotto.games.dragons.state import Game, Window
from grotto.tabletop.events import EVERYBODY, note

DRAGON_LEAVES_TOP = 4
DRAGON_LEAVES_NEXT = 2


def is_all_tallied(game: Game) -> bool:
    """Whether no space is left to be tallied; in the last room it is over with the purchase."""
    if game.window == Window.PURCHASE:
        return game.space == ROOM + game.seat_count - 1
    return game.window == Window.ROUND_END


# -- 14.11 Dragon Leaves, 14.17 Dragon's Return ------------------------------------


def refusal_of_dragon(game: Game, spell: int) -> int:
    """14.11 There must be a cave for it. 14.17 And only in the tally (reading 32)."""
    if spell != DRAGON_LEAVES and game.window < Window.TURNED_UP:
        return Refusal.NOT_NOW
    for cave in range(max(1, game.space), CAVES + 1):
        if refusal_of_cave(game, spell, cave) == Refusal.MAY:
            return Refusal.MAY
    return Refusal.NO_EFFECT


def refusal_of_cave(game: Game, spell: int, space: int) -> int:
    """14.11 Not tallied and without treasure, 14.17 or with treasure (readings 22 and 32)."""
    if not is_cave(space):
        return Refusal.NOT_A_CAVE
    if is_tallied(game, space):
        return Refusal.TALLIED
    filled = game.caves[space - 1].niches[0] > 0
    if spell != DRAGON_LEAVES:
        return Refusal.MAY if filled else Refusal.NO_EFFECT
    if filled:
        return Refusal.HAS_TREASURE
    return Refusal.BANK_EMPTY if game.unlimited == 0 and game.bank[space - 1] <= 0 else Refusal.MAY


def fill_for_dragon(game: Game, play: Any) -> None:
    """14.11 Four of its kind in the top niche and two in the next, or what the bank has (reading 27)."""
    if refusal_of_cave(game, DRAGON_LEAVES, play.space) != Refusal.MAY:
        fizzle(game, play)
    else:
        fill(game, play.space, 0, DRAGON_LEAVES_TOP)
        fill(game, play.space, 1, DRAGON_LEAVES_NEXT)
        finish(game)


def empty_for_dragon(game: Game, play: Any) -> None:
    """14.17 All treasures of the cave go back to the bank."""
    return_treasures(game, play.space)
    finish(game)


# -- 14.5 Smuggler -------------------------------------------------------------------


def empty_city_spaces(game: Game) -> int:
    """14.5 A bit for each that had no token when all were placed, and has none now (reading 15)."""
    found = 0
    for space in range(TENT, CARAVANSERAI + 1):
        if (game.empty >> space) & 1 and not anybody_on(game, space):
            found |= 1 << space
    return found


def refusal_of_smuggler(game: Game) -> int:
    """14.5 Only between the last cave and the city."""
    if game.window != Window.CAVES_DONE or empty_city_spaces(game) == 0:
        return Refusal.SMUGGLERS_ONLY
    return Refusal.MAY


def smuggle(game: Game, play: Any) -> None:
    """14.5 On all empty city spaces he counts as the strongest."""
    game.smuggled = empty_city_spaces(game)
    if game.smuggled == 0:
        fizzle(game, play)
        return
    game.smuggler = play.seat
    for space in range(TENT, CARAVANSERAI + 1):
        if (game.smuggled >> space) & 1:
            note(game, Event.SMUGGLED, EVERYBODY, play.seat, space, 0, 0)
    finish(game)


# -- 14.6 Last Will Be First, 14.12 Spy ------------------------------------------------


def refusal_of_last_first(game: Game) -> int:
    """14.6 While spaces are left to be tallied (reading 22)."""
    return Refusal.NOT_NOW if is_all_tallied(game) else Refusal.MAY


def turn_round(game: Game, play: Any) -> None:
    """14.6 The nines count as ones, and the ones as nines (reading 8)."""
    game.last_first = 1
    note(game, Event.TURNED_ROUND, EVERYBODY, play.seat, 0, 0, 0)
    finish(game)


def refusal_of_spy(game: Game, seat: int) -> int:
    """14.12 While others have tokens to place (reading 22)."""
    if game.window > Window.BEFORE_PLACEMENT:
        return Refusal.NOT_NOW
    for whom in range(game.seat_count):
        if whom != seat and has_tokens_at_home(game, whom):
            return Refusal.MAY
    return Refusal.NO_EFFECT


def spy_out(game: Game, play: Any) -> None:
    """14.12 From now on the others place face up."""
    game.spy = play.seat
    note(game, Event.SPIED, EVERYBODY, play.seat, 0, 0, 0)
    finish(game)


# -- 14.20 Taboo ------------------------------------------------------------------------


def refusal_of_taboo(game: Game) -> int:
    """14.20 While spaces are left to be tallied (reading 22)."""
    return Refusal.NOT_NOW if is_all_tallied(game) else Refusal.MAY


def refusal_to_close(game: Game, space: int) -> int:
    """14.20 A space not yet tallied, but not the guard room (13.3), and no room without artifacts."""
    if space == GUARD:
        return Refusal.GUARD_ROOM
    if is_tallied(game, space):
        return Refusal.TALLIED
    if is_room(space) and game.rooms[space - ROOM].stack.count == 0:
        return Refusal.NO_ARTIFACT_THERE
    return Refusal.MAY


def close(game: Game, play: Any) -> None:
    """14.20 No token and no Carpet comes there for the rest of the round."""
    game.taboo = play.space
    note(game, Event.CLOSED, EVERYBODY, play.seat, play.space, 0, 0)
    finish(game)
