"""Aladdin's Dragons by rule of thumb: what is asked in the tally, and whatever is paid, taken and chosen.

Hundredths of an artifact.
"""

from grotto.games.dragons.actions import (
    ANY_HIDDEN,
    AT,
    BRIBE,
    BUY,
    CAMEL,
    CHOOSE,
    GIVE,
    KEEP,
    OWN_HIDDEN,
    PASS,
    PAY,
    PAY_TAX,
    STOP,
    TAKE,
    THE_TOKEN,
)
from grotto.games.dragons.pieces import ROOM, SULTANS_TAX, VALUES
from grotto.games.dragons.rules.board import is_tallied
from grotto.games.dragons.rules.palace import shortfall
from grotto.games.dragons.rules.rooms import count_to_pay, worth
from grotto.games.dragons.rules.spells_taxes import CITY_TAX_UNITS, is_city_tax, taxed_tokens
from grotto.games.dragons.state import Ask, Game
from grotto.players.thumbs.dragons_rivals import HIDDEN, own_sum
from grotto.players.thumbs.dragons_spaces import gain_now, palace
from grotto.players.thumbs.dragons_worth import (
    SPELLS_BRING,
    artifact,
    best_kind_to_take,
    gained,
    lost,
    on_top,
)

# An artifact that the seat leaves to another harms it too; and it can always find better use for a treasure or two.
NOT_FOR_OTHERS, CAMEL_BRINGS, MARKET_TAKES = 25, 10, 3
STRIKE, STRIKE_TALLIED = 10, 0

# -- Table Python from here on --------------------------------------------------


def value_in_tally(game: Game, seat: int, action: int, unit: int) -> int:
    ask = game.ask
    if ask == Ask.TAKE:
        return gained(game, seat, action - TAKE, 1, unit)
    if ask == Ask.PAY:
        return -lost(game, seat, action - PAY, 1, unit)
    if ask == Ask.PRICE:
        return -lost(game, seat, action - PAY, worth(game, seat, game.step), unit)
    if ask == Ask.BUY:
        return value_of_buying(game, seat, unit) if action == BUY else 0
    if ask == Ask.BRIBE:
        return palace(game, seat, unit) - shortfall(game, seat) * unit if action == BRIBE else 0
    if ask == Ask.MARKET:
        return 0 if action == PASS else value_of_market(game, seat, action - GIVE, unit)
    if ask == Ask.CAMEL:
        return CAMEL_BRINGS if action - CAMEL == seat else 0
    if ask == Ask.KEEP:
        return SPELLS_BRING[action - KEEP]
    return value_in_effect(game, seat, action, unit)


def value_in_effect(game: Game, seat: int, action: int, unit: int) -> int:
    """What is decided when a spell takes effect."""
    ask = game.ask
    if ask == Ask.TRADE:
        return value_of_trading(game, seat, action, unit)
    if ask == Ask.CHOOSE:
        return artifact(game, seat, action - CHOOSE)
    if ask == Ask.STRIKE_SPACE:
        return value_of_striking_on(game, action - AT)
    if ask == Ask.STRIKE_TOKEN:
        return HIDDEN // 2 if action == ANY_HIDDEN else VALUES[action - THE_TOKEN]
    if is_city_tax(game):
        return value_in_city_tax(game, seat, action, unit)
    return -unit * taxed_tokens(game, SULTANS_TAX, seat) if action == PAY_TAX else -palace(game, seat, unit)


# -- buying ------------------------------------------------------------------------


def value_of_buying(game: Game, seat: int, unit: int) -> int:
    """The artifact, and that no rival gets it, less its price."""
    price = 0
    for nth in range(count_to_pay(game, seat)):
        price += worth(game, seat, nth)
    return artifact(game, seat, on_top(game, game.space)) + NOT_FOR_OTHERS - price * unit


def value_of_market(game: Game, seat: int, kind: int, unit: int) -> int:
    return MARKET_TAKES * best_kind_to_take(game, seat, unit) - lost(game, seat, kind, 1, unit)


def value_of_trading(game: Game, seat: int, action: int, unit: int) -> int:
    """What is worth less where it is than as the kind of which the seat will have most."""
    if action == STOP:
        return 0
    return best_kind_to_take(game, seat, unit) - lost(game, seat, action - GIVE, 1, unit) - 1


# -- taxes, and an eye for an eye --------------------------------------------------


def value_in_city_tax(game: Game, seat: int, action: int, unit: int) -> int:
    """To pay for a token more, or to take one back: what is left there without it."""
    if action == PAY_TAX:
        return -CITY_TAX_UNITS * unit
    if is_tallied(game, game.chosen):
        return 0
    token = action - OWN_HIDDEN if action > OWN_HIDDEN else action - THE_TOKEN
    own = own_sum(game, seat, game.chosen)
    after = max(0, own - VALUES[token])
    return gain_now(game, seat, game.chosen, after, unit) - gain_now(game, seat, game.chosen, own, unit)


def value_of_striking_on(game: Game, space: int) -> int:
    """A blow hurts where the space is yet to be tallied, and most in a room."""
    if is_tallied(game, space):
        return STRIKE_TALLIED
    return 2 * STRIKE if space >= ROOM else STRIKE
