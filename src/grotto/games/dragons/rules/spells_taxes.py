"""Aladdin's Dragons, rulebook section 14: City Tax and Sultan's Tax."""

from typing import Any

from grotto.games.dragons.actions import OWN_HIDDEN, PAY_TAX, THE_TOKEN, WITHDRAW
from grotto.games.dragons.events import Event
from grotto.games.dragons.pieces import (
    AS_SPELL,
    CARAVANSERAI,
    CARPET_TOKEN,
    CITY_TAX,
    LAST_TOKEN,
    NO_TOKEN,
    ROOM,
    SULTANS_TAX,
    TENT,
    TOKENS,
    is_city,
    is_room,
)
from grotto.games.dragons.refusals import Refusal
from grotto.games.dragons.rules.asking import ask, finish, seat_at
from grotto.games.dragons.rules.board import count_tokens, is_up, send_all_home, send_home, stands
from grotto.games.dragons.rules.pointing import is_hidden_on, open_token
from grotto.games.dragons.rules.treasures import owe, total
from grotto.games.dragons.state import Ask, Game
from grotto.tabletop.events import EVERYBODY, note
from grotto.tabletop.table import NO_SEAT

CITY_TAX_UNITS = 2
ALL_TOKENS = 0b111111111110


def is_taxed(spell: int, space: int) -> bool:
    """14.4 The city. 14.13 The rooms of the palace."""
    return is_city(space) if spell == CITY_TAX else is_room(space)


def taxed_tokens(game: Game, spell: int, whom: int) -> int:
    """How many he has there: a Carpet is one, a double is none (reading 24)."""
    count = 0
    for token in range(1, LAST_TOKEN + 1):
        if is_taxed(spell, game.seats[whom].tokens.at[token]):
            count += 1
    return count


def refusal_of_tax(game: Game, seat: int, spell: int) -> int:
    """14.4, 14.13 An opponent must have a token there (reading 22)."""
    for whom in range(game.seat_count):
        if whom != seat and taxed_tokens(game, spell, whom) > 0:
            return Refusal.MAY
    return Refusal.NO_EFFECT


def levy(game: Game, play: Any, spell: int) -> None:
    """14.4, 14.13 From each opponent, in player order. `step` is 1 and what he has paid for on the space `chosen`."""
    if game.step == 0:
        begin_levy(game)
    while game.cursor < game.seat_count and game.asked == 0:
        seat = seat_at(game, game.cursor)
        if seat != play.seat and spell == CITY_TAX:
            levy_in_city(game, seat)
        elif seat != play.seat and game.step == 1:
            levy_in_palace(game, seat, spell)
        if game.asked == 0:
            game.cursor += 1
            begin_levy(game)
    if game.asked == 0:
        finish(game)


def begin_levy(game: Game) -> None:
    game.step = 1
    game.chosen = TENT


def refusal_to_pay_tax(game: Game, seat: int) -> int:
    """14.4 Two treasures a token. 14.13 One for each, and only who can pay for all of them is asked."""
    if is_city_tax(game) and total(game, seat) < CITY_TAX_UNITS:
        return Refusal.CANNOT_PAY
    return Refusal.MAY


def is_city_tax(game: Game) -> bool:
    return game.queue.plays[game.resolving].what == AS_SPELL + CITY_TAX


def pay_tax(game: Game, seat: int) -> None:
    """14.4 For one token more; 14.13 or for all."""
    game.step += 1
    units = CITY_TAX_UNITS if is_city_tax(game) else taxed_tokens(game, SULTANS_TAX, seat)
    note(game, Event.PAID_TAX, EVERYBODY, seat, units, 0, 0)
    owe(game, seat, units, NO_SEAT)


# -- 14.4 City Tax ---------------------------------------------------------------------


def levy_in_city(game: Game, seat: int) -> None:
    """14.4 Space by space. Who cannot pay for any takes all back, without a question (reading 24)."""
    while game.chosen <= CARAVANSERAI and game.asked == 0:
        if count_tokens(game, seat, game.chosen) < game.step:
            game.chosen += 1
            game.step = 1
        elif game.step == 1 and total(game, seat) < CITY_TAX_UNITS:
            send_all_home(game, seat, game.chosen, ALL_TOKENS)
        else:
            ask(game, Ask.TAX, seat)


def refusal_to_withdraw_one(game: Game, seat: int, action: int) -> int:
    """14.4 Token by token: an own one there, named by its value. Nobody else learns it of a face-down one (3.6)."""
    if not is_city_tax(game):
        return Refusal.OTHER_QUESTION
    return Refusal.MAY if withdrawn(game, seat, action) != NO_TOKEN else Refusal.NO_TOKEN


def withdrawn(game: Game, seat: int, action: int) -> int:
    """The token that is meant, or NO_TOKEN."""
    if THE_TOKEN < action <= THE_TOKEN + CARPET_TOKEN:
        return open_token(game, seat, action - THE_TOKEN, game.chosen)
    token = action - OWN_HIDDEN
    return token if is_hidden_on(game, seat, token, game.chosen) else NO_TOKEN


def withdraw_one(game: Game, seat: int, action: int) -> None:
    """14.4 Which of his tokens he takes back is his choice, so that nothing follows from the order of asking."""
    send_home(game, seat, withdrawn(game, seat, action))


def legal_in_city_tax(game: Game, seat: int, into: Any) -> int:
    count = 0
    if refusal_to_pay_tax(game, seat) == Refusal.MAY:
        into[0] = PAY_TAX
        count = 1
    for token in range(1, TOKENS + 1):
        if stands(game, seat, token, game.chosen):
            into[count] = (THE_TOKEN if is_up(game, seat, token) else OWN_HIDDEN) + token
            count += 1
    if open_token(game, seat, CARPET_TOKEN, game.chosen) != NO_TOKEN:
        into[count] = THE_TOKEN + CARPET_TOKEN
        count += 1
    return count


# -- 14.13 Sultan's Tax ------------------------------------------------------------------


def levy_in_palace(game: Game, seat: int, spell: int) -> None:
    """14.13 All or none. Who owns less than all cost takes them back and pays nothing (reading 24)."""
    tokens = taxed_tokens(game, spell, seat)
    if tokens > 0 and total(game, seat) < tokens:
        withdraw(game, seat)
    elif tokens > 0:
        ask(game, Ask.TAX, seat)


def refusal_to_withdraw(game: Game) -> int:
    """14.13 From the palace all leave; 14.4 in the city he takes them back one by one."""
    return Refusal.OTHER_QUESTION if is_city_tax(game) else Refusal.MAY


def withdraw(game: Game, seat: int) -> None:
    """14.13 All his tokens leave the rooms."""
    game.step += 1
    note(game, Event.WITHDREW, EVERYBODY, seat, 0, 0, 0)
    for space in range(ROOM, ROOM + game.seat_count):
        if count_tokens(game, seat, space) > 0:
            send_all_home(game, seat, space, ALL_TOKENS)


def legal_in_tax(game: Game, seat: int, into: Any) -> int:
    if is_city_tax(game):
        return legal_in_city_tax(game, seat, into)
    into[0] = PAY_TAX
    into[1] = WITHDRAW
    return 2
