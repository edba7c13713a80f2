"""Aladdin's Dragons, rulebook section 14: each question about a spell finds its rule.

Parasite, the spell of the artifacts, stands in `parasite`.
"""

from typing import Any

from grotto.games.dragons.pieces import (
    ABRACADABRA,
    APPRENTICE,
    AS_SPELL,
    CHARITY,
    CITY_TAX,
    DONATION,
    DRAGON_LEAVES,
    DRAGONS_RETURN,
    EYE,
    LAST_FIRST,
    LUNAR_ECLIPSE,
    MIRAGE,
    PARASITE,
    SACRIFICE,
    SECOND_CHANCE,
    SMUGGLER,
    SOLAR_ECLIPSE,
    SPY,
    SULTANS_TAX,
    TABOO,
    TELEPORT,
    TRADE,
)
from grotto.games.dragons.refusals import Refusal
from grotto.games.dragons.rules.parasite import refusal_of_parasite
from grotto.games.dragons.rules.spells_eye import refusal_of_eye, use_eye
from grotto.games.dragons.rules.spells_rooms import (
    refusal_of_abracadabra,
    refusal_of_apprentice,
    refusal_of_exchange,
    refusal_of_mirage,
    refusal_of_mirage_in,
    refusal_of_offered,
    use_abracadabra,
    use_apprentice,
    use_mirage,
)
from grotto.games.dragons.rules.spells_round import (
    close,
    empty_for_dragon,
    fill_for_dragon,
    refusal_of_cave,
    refusal_of_dragon,
    refusal_of_last_first,
    refusal_of_smuggler,
    refusal_of_spy,
    refusal_of_taboo,
    refusal_to_close,
    smuggle,
    spy_out,
    turn_round,
)
from grotto.games.dragons.rules.spells_taxes import (
    levy,
    refusal_of_tax,
)
from grotto.games.dragons.rules.spells_tokens import (
    darken,
    refusal_of_aim,
    refusal_of_aim_at,
    refusal_of_aim_of,
    refusal_of_darkened,
    refusal_of_eclipse,
    refusal_of_moving_spell,
    refusal_to_move,
    teleport,
    use_second_chance,
)
from grotto.games.dragons.rules.spells_treasures import (
    collect,
    give_charity,
    refusal_of_trade,
    trade,
)
from grotto.games.dragons.state import Game

# -- may it be cast --------------------------------------------------------------


def refusal_of_spell(game: Game, seat: int, spell: int) -> int:
    """11.5 Only what can do something, as far as the seat knows. Charity, Donation and Sacrifice can (reading 22)."""
    if spell == CITY_TAX or spell == SULTANS_TAX:
        return refusal_of_tax(game, seat, spell)
    if spell == LUNAR_ECLIPSE or spell == SOLAR_ECLIPSE:
        return refusal_of_eclipse(game)
    if spell == DRAGON_LEAVES or spell == DRAGONS_RETURN:
        return refusal_of_dragon(game, spell)
    if spell == SECOND_CHANCE or spell == TELEPORT:
        return refusal_of_moving_spell(game, seat, spell)
    if spell == EYE:
        return refusal_of_eye(game, seat)
    if spell == TRADE:
        return refusal_of_trade(game, seat)
    return refusal_of_rarer_spell(game, seat, spell)


def refusal_of_rarer_spell(game: Game, seat: int, spell: int) -> int:
    if spell == ABRACADABRA:
        return refusal_of_abracadabra(game, seat)
    if spell == APPRENTICE:
        return refusal_of_apprentice(game, seat)
    if spell == MIRAGE:
        return refusal_of_mirage(game)
    if spell == SMUGGLER:
        return refusal_of_smuggler(game)
    if spell == LAST_FIRST:
        return refusal_of_last_first(game)
    if spell == SPY:
        return refusal_of_spy(game, seat)
    if spell == PARASITE:
        return refusal_of_parasite(game, seat)
    return refusal_of_taboo(game) if spell == TABOO else Refusal.MAY


# -- what may be named -----------------------------------------------------------


def refusal_of_offer(game: Game, seat: int, artifact: int) -> int:
    """14.2"""
    return refusal_of_offered(game, seat, artifact)


def refusal_of_space(game: Game, seat: int, spell: int, space: int) -> int:
    """11.4 Each spell has its own spaces."""
    if spell == LUNAR_ECLIPSE or spell == SOLAR_ECLIPSE:
        return refusal_of_darkened(game, space)
    if spell == DRAGON_LEAVES or spell == DRAGONS_RETURN:
        return refusal_of_cave(game, spell, space)
    if spell == APPRENTICE:
        return refusal_of_exchange(game, game.queue.plays[game.queue.count - 1].artifact, space)
    if spell == MIRAGE:
        return refusal_of_mirage_in(game, space)
    if spell == TABOO:
        return refusal_to_close(game, space)
    return refusal_of_aim_at(game, seat, spell, space)


def refusal_of_owner(game: Game, seat: int, spell: int, space: int, whom: int) -> int:
    """14.15, 14.21"""
    return refusal_of_aim_of(game, seat, spell, space, whom)


def refusal_of_token(game: Game, seat: int, spell: int, space: int, whom: int, token: int) -> int:
    """14.15, 14.19, 14.21 NO_TOKEN is one that lies face down, whichever."""
    return refusal_of_aim(game, seat, spell, space, whom, token)


def refusal_of_to(game: Game, space: int, whom: int, token: int, to: int) -> int:
    """14.19, 14.21"""
    return refusal_to_move(game, whom, token, space, to)


# -- what it does ----------------------------------------------------------------


def resolve_spell(game: Game, index: int) -> None:
    """11.3 It takes effect, or goes on after a question of its own."""
    play = game.queue.plays[index]
    spell = play.what - AS_SPELL
    if spell == CITY_TAX or spell == SULTANS_TAX:
        levy(game, play, spell)
    elif spell == LUNAR_ECLIPSE or spell == SOLAR_ECLIPSE:
        darken(game, spell, play.space)
    elif spell == DONATION or spell == SACRIFICE:
        collect(game, spell)
    elif spell == CHARITY:
        give_charity(game, play)
    elif spell == TRADE:
        trade(game, play)
    elif spell == EYE:
        use_eye(game, play)
    elif spell == SECOND_CHANCE:
        use_second_chance(game, play)
    elif spell == TELEPORT:
        teleport(game, play)
    else:
        resolve_rarer_spell(game, play, spell)


def resolve_rarer_spell(game: Game, play: Any, spell: int) -> None:
    if spell == ABRACADABRA:
        use_abracadabra(game, play)
    elif spell == APPRENTICE:
        use_apprentice(game, play)
    elif spell == MIRAGE:
        use_mirage(game, play)
    elif spell == SMUGGLER:
        smuggle(game, play)
    elif spell == LAST_FIRST:
        turn_round(game, play)
    elif spell == SPY:
        spy_out(game, play)
    elif spell == DRAGON_LEAVES:
        fill_for_dragon(game, play)
    elif spell == DRAGONS_RETURN:
        empty_for_dragon(game, play)
    else:
        close(game, play)
