"""Aladdin's Dragons, rulebook section 14: the spells that fill and empty screens.

Charity, Trade, Donation and Sacrifice; the taxes stand in `spells_taxes`.
"""

from typing import Any

from grotto.games.dragons.actions import GIVE, STOP
from grotto.games.dragons.pieces import DONATION, KINDS
from grotto.games.dragons.refusals import Refusal
from grotto.games.dragons.rules.asking import ask, finish, seat_at
from grotto.games.dragons.rules.fizzling import fizzle
from grotto.games.dragons.rules.treasures import let_take, owe, pay, refusal_to_give, total
from grotto.games.dragons.state import Ask, Game
from grotto.tabletop.table import NO_SEAT

CHARITY_UNITS = 3
DONATION_UNITS = 5
SACRIFICE_UNITS = 7


# -- 14.3 Charity ----------------------------------------------------------------


def give_charity(game: Game, play: Any) -> None:
    """14.3 Treasures worth 3 from the bank, of any kinds (reading 27)."""
    if game.step == 0:
        game.step = 1
        let_take(game, play.seat, CHARITY_UNITS)
    if game.asked == 0:
        finish(game)


# -- 14.7 Trade --------------------------------------------------------------------


def refusal_of_trade(game: Game, seat: int) -> int:
    """14.7 With any treasure (reading 22)."""
    return Refusal.MAY if total(game, seat) > 0 else Refusal.NO_EFFECT


def trade(game: Game, play: Any) -> None:
    """14.7 First all is given, one after the other, then as many are taken (reading 18); `owed` counts them."""
    if game.step == 0 and total(game, play.seat) == 0:
        fizzle(game, play)
    elif game.step == 0:
        game.step = 1
        ask(game, Ask.TRADE, play.seat)
    elif game.step == 1:
        game.step = 2
        let_take(game, play.seat, game.owed)
    if game.step == 2 and game.asked == 0:
        finish(game)


def refusal_to_stop_trading(game: Game) -> int:
    """14.7 A Trade in which nothing is given would be none."""
    return Refusal.MAY if game.owed > 0 else Refusal.NOTHING_GIVEN


def give_for_trade(game: Game, seat: int, kind: int) -> None:
    pay(game, seat, kind, 1, NO_SEAT)
    game.owed += 1
    if total(game, seat) > 0:
        ask(game, Ask.TRADE, seat)


def legal_gifts(game: Game, seat: int, into: Any) -> int:
    count = 0
    if refusal_to_stop_trading(game) == Refusal.MAY:
        into[0] = STOP
        count = 1
    for kind in range(KINDS):
        if refusal_to_give(game, seat, kind) == Refusal.MAY:
            into[count] = GIVE + kind
            count += 1
    return count


# -- 14.16 Donation, 14.18 Sacrifice -----------------------------------------------


def collect(game: Game, spell: int) -> None:
    """14.16, 14.18 In player order all give, the caster too; who has fewer gives all, unasked (reading 19)."""
    units = DONATION_UNITS if spell == DONATION else SACRIFICE_UNITS
    while game.cursor < game.seat_count and game.asked == 0:
        seat = seat_at(game, game.cursor)
        game.cursor += 1
        owe(game, seat, units, NO_SEAT)
    if game.asked == 0:
        finish(game)
