"""Aladdin's Dragons by rule of thumb: what a Carpet, a Double, a Key or a Counterspell brings at this moment."""

from typing import Any

from grotto.games.dragons.pieces import (
    APPRENTICE,
    CARPET,
    CHARITY,
    CITY_TAX,
    DONATION,
    DOUBLE,
    EYE,
    GUARD,
    LUNAR_ECLIPSE,
    NO_TOKEN,
    SACRIFICE,
    SMUGGLER,
    SOLAR_ECLIPSE,
    SULTANS_TAX,
    TELEPORT,
    TOKENS,
    TRADE,
)
from grotto.games.dragons.rules.board import has_token, stands
from grotto.games.dragons.rules.palace import shortfall
from grotto.games.dragons.rules.powers import place_in_queue, refusal_to_double
from grotto.games.dragons.rules.spells_taxes import taxed_tokens
from grotto.games.dragons.rules.strength import value_on
from grotto.games.dragons.rules.treasures import total
from grotto.games.dragons.state import Game
from grotto.players.thumbs.dragons_rivals import own_sum
from grotto.players.thumbs.dragons_spaces import gain_now, palace

CARPET_ADDS = 3
# What an artifact's use should bring at least, for it is one of the round's few.
WORTH_USING = 8
MOVED_AWAY, STRUCK, DARKENED = 30, 25, 40

# -- Table Python from here on --------------------------------------------------


def value_of_power(game: Game, seat: int, artifact: int, unit: int) -> int:
    """12.3 to 12.5 By what it adds on the space that is being tallied."""
    if artifact == CARPET:
        return added(game, seat, CARPET_ADDS, unit)
    if artifact == DOUBLE:
        return best_double(game, seat, unit)
    return value_of_key(game, seat, unit)


def added(game: Game, seat: int, pips: int, unit: int) -> int:
    """What so many pips more bring on the space that is being tallied, if a queue has not brought them already."""
    own = own_sum(game, seat, game.space) + waiting(game, seat)
    return gain_now(game, seat, game.space, own + pips, unit) - gain_now(game, seat, game.space, own, unit)


def waiting(game: Game, seat: int) -> int:
    """The pips that the seat has already played in this window."""
    pips = 0
    for index in range(game.queue.count):
        play = game.queue.plays[index]
        if play.seat == seat:
            if play.what == CARPET or play.artifact == CARPET:
                pips += CARPET_ADDS
            elif play.token != NO_TOKEN and comes_here(game, play):
                pips += value_on(game, play.token, game.space)
    return pips


def comes_here(game: Game, play: Any) -> bool:
    """Whether the token named counts here for its player, or once more."""
    if play.what == DOUBLE or play.artifact == DOUBLE:
        return True
    return bool(play.whom == play.seat and play.to == game.space)


def best_double(game: Game, seat: int, unit: int) -> int:
    best = 0
    for token in range(1, TOKENS + 1):
        if stands(game, seat, token, game.space) and refusal_to_double(game, seat, token) == 0:
            best = max(best, added(game, seat, value_on(game, token, game.space), unit))
    return best


def value_of_key(game: Game, seat: int, unit: int) -> int:
    """12.5 What the palace is worth, or the bribe that is saved."""
    worth = palace(game, seat, unit)
    if has_token(game, seat, GUARD) and total(game, seat) >= shortfall(game, seat):
        return min(worth, shortfall(game, seat) * unit)
    return worth


# -- 12.2 Counterspells --------------------------------------------------------------


def value_of_countering(game: Game, seat: int, spell: int, unit: int) -> int:
    """What the spell would cost the seat, as far as can be said."""
    play = game.queue.plays[place_in_queue(game, spell)]
    if spell == LUNAR_ECLIPSE or spell == SOLAR_ECLIPSE:
        return at_stake(game, seat, play.space, unit) * DARKENED // 100
    if (spell == TELEPORT or spell == EYE) and play.whom == seat:
        return MOVED_AWAY if spell == TELEPORT else STRUCK
    if spell == CITY_TAX:
        return unit * taxed_tokens(game, spell, seat)
    if spell == SULTANS_TAX:
        return min(palace(game, seat, unit), unit * taxed_tokens(game, spell, seat))
    if spell == DONATION:
        return unit * min(5, total(game, seat)) // 2
    if spell == SACRIFICE:
        return unit * min(7, total(game, seat)) // 2
    if spell == CHARITY or spell == TRADE or spell == APPRENTICE:
        return unit
    return 2 * unit if spell == SMUGGLER else 0


def at_stake(game: Game, seat: int, space: int, unit: int) -> int:
    """What the seat would lose on a space."""
    if space < game.space:
        return 0
    return gain_now(game, seat, space, own_sum(game, seat, space), unit)
