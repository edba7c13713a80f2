"""Aladdin's Dragons by rule of thumb: whether it is a spell's moment, and what casting it now brings.

A spell is cast if it brings more than what it may yet bring in the hand, and more than the other artifact that could
be used in this round.
"""

from grotto.games.dragons.pieces import (
    ABRACADABRA,
    APPRENTICE,
    ARTIFACTS,
    CARAVANSERAI,
    CHARITY,
    CITY_TAX,
    COUNTERSPELL,
    DONATION,
    DRAGON_LEAVES,
    DRAGONS_RETURN,
    EYE,
    GUARD,
    HOME,
    KINDS,
    LAMP,
    LAST_FIRST,
    LUNAR_ECLIPSE,
    MIRAGE,
    NICHES,
    NINE,
    ONE,
    PARASITE,
    SACRIFICE,
    SECOND_CHANCE,
    SMUGGLER,
    SOLAR_ECLIPSE,
    SPY,
    SULTANS_TAX,
    TABOO,
    TELEPORT,
    TENT,
    TRADE,
    is_cave,
)
from grotto.games.dragons.refusals import Refusal
from grotto.games.dragons.rules.board import is_tallied
from grotto.games.dragons.rules.parasite import refusal_to_borrow
from grotto.games.dragons.rules.spells_round import empty_city_spaces
from grotto.games.dragons.rules.spells_taxes import taxed_tokens
from grotto.games.dragons.rules.treasures import total
from grotto.games.dragons.state import Game, Window
from grotto.players.thumbs.dragons_aiming import best_blow, best_move, darkened
from grotto.players.thumbs.dragons_early import is_early, value_of_early_spell
from grotto.players.thumbs.dragons_powers import value_of_power
from grotto.players.thumbs.dragons_rivals import own_sum
from grotto.players.thumbs.dragons_spaces import gain_now
from grotto.players.thumbs.dragons_stacks import NEVER, best_exchange, value_of_another
from grotto.players.thumbs.dragons_worth import (
    best_kind_to_take,
    has_other_powers,
    lost,
    rounds_left,
)

LAMP_COSTS, PARASITE_COUNTERS = 6, 12
CHARITY_UNITS, DONATION_UNITS, SACRIFICE_UNITS = 3, 5, 7
DONATION_HARMS = 40  # of 100: what of a rival's loss is the seat's gain
BACK_TO_BANK, ENOUGH_IN_CAVE = 40, 5

# -- Table Python from here on --------------------------------------------------


def value_of_casting(game: Game, seat: int, spell: int, unit: int) -> int:
    """What it brings now, less what the Lamp's use and the spell's own future cost."""
    brings = value_of_spell(game, seat, spell, unit)
    if brings <= 0:
        return NEVER
    return brings - cost_of_lamp(game, seat) - hope(game)


def hope(game: Game) -> int:
    """What a better moment may be worth; none comes in the last round."""
    return 0 if rounds_left(game) <= 1 else 4


def cost_of_lamp(game: Game, seat: int) -> int:
    """12.1 Once laid, it costs nothing more; before the end of the round another artifact might have been used."""
    if game.seats[seat].used[LAMP] > 0 or game.window == Window.ROUND_END or not has_other_powers(game, seat):
        return 0
    return LAMP_COSTS


def value_of_spell(game: Game, seat: int, spell: int, unit: int) -> int:
    if game.window == Window.TURNED_UP:
        if spell == SECOND_CHANCE or spell == TELEPORT:
            return best_move(game, seat, spell, unit)
        if spell == LUNAR_ECLIPSE or spell == SOLAR_ECLIPSE:
            return darkened(game, seat, spell, unit)
        if spell == EYE:
            return best_blow(game, seat, unit)
        if spell == PARASITE:
            return best_to_borrow(game, seat, unit)
        if spell == LAST_FIRST:
            return turned_round(game, seat, unit)
        if spell == DRAGONS_RETURN:
            return emptied(game, seat, unit)
    if spell == CHARITY or spell == TRADE or spell == DONATION or spell == SACRIFICE:
        return value_about_treasures(game, seat, spell, unit)
    return value_at_its_window(game, seat, spell, unit)


def value_at_its_window(game: Game, seat: int, spell: int, unit: int) -> int:
    """Spells that have their moment of the round."""
    if spell == DRAGON_LEAVES or spell == SPY or spell == TABOO:
        return value_of_early_spell(game, seat, spell, unit) if is_early(game, seat) else 0
    if spell == ABRACADABRA or spell == MIRAGE:
        return value_of_another(game, seat)
    if spell == APPRENTICE:
        return best_exchange(game, seat) if is_for_exchange(game.window) else 0
    return value_before_city(game, seat, spell, unit) if game.window == Window.CAVES_DONE else 0


def is_for_exchange(window: int) -> bool:
    """14.2 What lies open changes at these times."""
    return window == Window.ROUND_START or window == Window.PURCHASE or window == Window.ROUND_END


def value_before_city(game: Game, seat: int, spell: int, unit: int) -> int:
    if spell == SMUGGLER:
        return smuggled(game, seat, unit)
    if spell == CITY_TAX or spell == SULTANS_TAX:
        return taxed(game, seat, spell, unit)
    return 0


# -- treasures -------------------------------------------------------------------


def value_about_treasures(game: Game, seat: int, spell: int, unit: int) -> int:
    """Before the rooms, while there is something to be bought with them; Donations when the seat has little left."""
    if spell == DONATION:
        return given_by_others(game, seat, DONATION_UNITS, unit)
    if spell == SACRIFICE:
        return given_by_others(game, seat, SACRIFICE_UNITS, unit)
    if game.window != Window.CAVES_DONE and game.window != Window.ROUND_END:
        return 0
    if spell == CHARITY:
        return CHARITY_UNITS * best_kind_to_take(game, seat, unit)
    return traded(game, seat, unit)


def given_by_others(game: Game, seat: int, units: int, unit: int) -> int:
    """14.16, 14.18 What the others lose on average counts in part, what the seat loses in full."""
    if game.window < Window.CAVES_DONE:
        return 0
    theirs = 0
    for other in range(game.seat_count):
        if other != seat:
            theirs += min(units, total(game, other))
    return unit * theirs * DONATION_HARMS // 100 - unit * min(units, total(game, seat))


def traded(game: Game, seat: int, unit: int) -> int:
    """14.7 What single treasures and those past a nine would be worth as the best kind."""
    best, worth = best_kind_to_take(game, seat, unit), 0
    for kind in range(KINDS):
        have = game.seats[seat].treasure[kind]
        if have > 0:
            worth += max(0, min(have, 3) * best - lost(game, seat, kind, min(have, 3), unit))
    return worth


def emptied(game: Game, seat: int, unit: int) -> int:
    """14.17 A cave that others are about to loot."""
    if not is_cave(game.space) or own_sum(game, seat, game.space) > 0:
        return 0
    there = 0
    for niche in range(NICHES):
        there += game.caves[game.space - 1].niches[niche]
    return there * unit * BACK_TO_BANK // 100 if there >= ENOUGH_IN_CAVE else 0


# -- rooms and city --------------------------------------------------------------


def smuggled(game: Game, seat: int, unit: int) -> int:
    """14.5 What all empty city spaces bring to the strongest."""
    worth, empty = 0, empty_city_spaces(game)
    for space in range(TENT, CARAVANSERAI + 1):
        if (empty >> space) & 1:
            worth += gain_now(game, seat, space, 1, unit)
    return worth


def taxed(game: Game, seat: int, spell: int, unit: int) -> int:
    """14.4, 14.13 What it costs the others, in part."""
    tokens = 0
    for other in range(game.seat_count):
        if other != seat:
            tokens += taxed_tokens(game, spell, other)
    each = 2 * unit if spell == CITY_TAX else unit
    return min(each, 14) * tokens * DONATION_HARMS // 100


# -- a space being tallied ---------------------------------------------------------


def turned_round(game: Game, seat: int, unit: int) -> int:
    """14.6 Only as far as the own 1 and 9 go: where the 1 lies a 9 would lie, and the other way round."""
    return turned(game, seat, ONE, 8, unit) + turned(game, seat, NINE, -8, unit) if game.last_first == 0 else 0


def turned(game: Game, seat: int, token: int, pips: int, unit: int) -> int:
    at = game.seats[seat].tokens.at[token]
    if at == HOME or at == GUARD or is_tallied(game, at):
        return 0
    own = own_sum(game, seat, at)
    return gain_now(game, seat, at, own + pips, unit) - gain_now(game, seat, at, own, unit)


def best_to_borrow(game: Game, seat: int, unit: int) -> int:
    """14.10"""
    best = 0
    for kind in range(1, ARTIFACTS + 1):
        if refusal_to_borrow(game, seat, kind) == Refusal.MAY:
            best = max(best, value_of_borrowing(game, seat, kind, unit))
    return best


def value_of_borrowing(game: Game, seat: int, kind: int, unit: int) -> int:
    return PARASITE_COUNTERS if kind == COUNTERSPELL else value_of_power(game, seat, kind, unit)
