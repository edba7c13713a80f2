"""Aladdin's Dragons: treasures go to and from the bank, one small decision at a time."""

from grotto.games.dragons.events import Event
from grotto.games.dragons.pieces import KINDS
from grotto.games.dragons.refusals import Refusal
from grotto.games.dragons.rules.asking import ask
from grotto.games.dragons.state import Ask, Game
from grotto.tabletop.events import EVERYBODY, note
from grotto.tabletop.table import NO_SEAT


def total(game: Game, seat: int) -> int:
    count = 0
    for kind in range(KINDS):
        count += game.seats[seat].treasure[kind]
    return count


# -- taking --------------------------------------------------------------------


def refusal_to_take(game: Game, kind: int) -> int:
    """1.1 What the bank holds; an unlimited one holds all (reading 27)."""
    if game.unlimited == 0 and game.bank[kind] <= 0:
        return Refusal.BANK_EMPTY
    return Refusal.MAY


def bank_is_empty(game: Game) -> bool:
    for kind in range(KINDS):
        if refusal_to_take(game, kind) == Refusal.MAY:
            return False
    return True


def take(game: Game, seat: int, kind: int, count: int) -> None:
    game.bank[kind] -= count
    game.seats[seat].treasure[kind] += count
    note(game, Event.TOOK, EVERYBODY, seat, kind, count, 0)


def let_take(game: Game, seat: int, units: int) -> None:
    """1.8 That many small treasures from the bank, one after the other, as long as there are any (reading 27)."""
    game.owed = units
    ask_to_take(game, seat)


def ask_to_take(game: Game, seat: int) -> None:
    if game.owed > 0 and not bank_is_empty(game):
        ask(game, Ask.TAKE, seat)
    else:
        game.owed = 0


def take_one(game: Game, seat: int, kind: int) -> None:
    take(game, seat, kind, 1)
    game.owed -= 1
    ask_to_take(game, seat)


# -- paying --------------------------------------------------------------------


def refusal_to_give(game: Game, seat: int, kind: int) -> int:
    """1.9 What lies behind the screen."""
    return Refusal.MAY if game.seats[seat].treasure[kind] > 0 else Refusal.NOT_OWNED


def pay(game: Game, seat: int, kind: int, count: int, payee: int) -> None:
    """To the bank, or to another seat."""
    game.seats[seat].treasure[kind] -= count
    if payee == NO_SEAT:
        game.bank[kind] += count
        note(game, Event.PAID, EVERYBODY, seat, kind, count, 0)
    else:
        game.seats[payee].treasure[kind] += count
        note(game, Event.PAID_SEAT, EVERYBODY, seat, kind, count, payee)


def owe(game: Game, seat: int, units: int, payee: int) -> None:
    """So many treasures of any kinds, one after the other. Who owns no more pays all, without a question."""
    if total(game, seat) <= units:
        pay_all(game, seat, payee)
    else:
        game.owed = units
        game.payee = payee
        ask(game, Ask.PAY, seat)


def pay_all(game: Game, seat: int, payee: int) -> None:
    for kind in range(KINDS):
        count = game.seats[seat].treasure[kind]
        if count > 0:
            pay(game, seat, kind, count, payee)


def pay_one(game: Game, seat: int, kind: int) -> None:
    pay(game, seat, kind, 1, game.payee)
    game.owed -= 1
    if game.owed > 0:
        ask(game, Ask.PAY, seat)
    else:
        game.payee = NO_SEAT
