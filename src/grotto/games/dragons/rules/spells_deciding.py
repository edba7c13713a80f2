"""Aladdin's Dragons, rulebook section 14: what is decided only when a spell takes effect (11.4).

Paying a tax, giving for Trade, choosing from a stack, and the blow struck back.
"""

from typing import Any

from grotto.games.dragons.actions import ANY_HIDDEN, AT, CHOOSE, GIVE, OWN_HIDDEN, PAY_TAX, STOP, THE_TOKEN, WITHDRAW
from grotto.games.dragons.pieces import ARTIFACTS, CARPET_TOKEN, KINDS, NO_TOKEN, SPACES, TOKENS
from grotto.games.dragons.refusals import Refusal
from grotto.games.dragons.rules.spells_eye import (
    aim_strike,
    legal_strikes,
    refusal_to_strike,
    refusal_to_strike_on,
    strike,
)
from grotto.games.dragons.rules.spells_rooms import choose, legal_choices, refusal_to_choose
from grotto.games.dragons.rules.spells_taxes import (
    legal_in_tax,
    pay_tax,
    refusal_to_pay_tax,
    refusal_to_withdraw,
    refusal_to_withdraw_one,
    withdraw,
    withdraw_one,
)
from grotto.games.dragons.rules.spells_treasures import give_for_trade, legal_gifts, refusal_to_stop_trading
from grotto.games.dragons.rules.treasures import refusal_to_give
from grotto.games.dragons.state import Ask, Game


def is_among(action: int, first: int, count: int) -> bool:
    """Whether the action is one of the `count` actions from `first` on."""
    return first <= action < first + count


def refusal_in_spell(game: Game, seat: int, action: int) -> int:
    """What is decided only when it takes effect (11.4)."""
    ask = game.ask
    if ask == Ask.TAX:
        return refusal_in_tax(game, seat, action)
    if ask == Ask.TRADE and action == STOP:
        return refusal_to_stop_trading(game)
    if ask == Ask.TRADE and is_among(action, GIVE, KINDS):
        return refusal_to_give(game, seat, action - GIVE)
    if ask == Ask.CHOOSE and is_among(action, CHOOSE + 1, ARTIFACTS):
        return refusal_to_choose(game, action - CHOOSE)
    if ask == Ask.STRIKE_SPACE and is_among(action, AT + 1, SPACES):
        return refusal_to_strike_on(game, action - AT)
    if ask == Ask.STRIKE_TOKEN and action == ANY_HIDDEN:
        return refusal_to_strike(game, NO_TOKEN)
    if ask == Ask.STRIKE_TOKEN and is_among(action, THE_TOKEN + 1, CARPET_TOKEN):
        return refusal_to_strike(game, action - THE_TOKEN)
    return Refusal.OTHER_QUESTION


def refusal_in_tax(game: Game, seat: int, action: int) -> int:
    if action == PAY_TAX:
        return refusal_to_pay_tax(game, seat)
    if action == WITHDRAW:
        return refusal_to_withdraw(game)
    if is_among(action, THE_TOKEN + 1, CARPET_TOKEN) or is_among(action, OWN_HIDDEN + 1, TOKENS):
        return refusal_to_withdraw_one(game, seat, action)
    return Refusal.OTHER_QUESTION


def legal_in_spell(game: Game, seat: int, into: Any) -> int:
    if game.ask == Ask.TAX:
        return legal_in_tax(game, seat, into)
    if game.ask == Ask.TRADE:
        return legal_gifts(game, seat, into)
    return legal_choices(game, into) if game.ask == Ask.CHOOSE else legal_strikes(game, into)


def answer_in_spell(game: Game, seat: int, action: int) -> None:
    ask = game.ask
    if ask == Ask.TAX:
        answer_tax(game, seat, action)
    elif ask == Ask.TRADE:
        if action != STOP:
            give_for_trade(game, seat, action - GIVE)
    elif ask == Ask.CHOOSE:
        choose(game, seat, action - CHOOSE)
    elif ask == Ask.STRIKE_SPACE:
        aim_strike(game, seat, action - AT)
    else:
        strike(game, NO_TOKEN if action == ANY_HIDDEN else action - THE_TOKEN)


def answer_tax(game: Game, seat: int, action: int) -> None:
    if action == PAY_TAX:
        pay_tax(game, seat)
    elif action == WITHDRAW:
        withdraw(game, seat)
    else:
        withdraw_one(game, seat, action)
