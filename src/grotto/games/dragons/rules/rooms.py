"""Aladdin's Dragons, rulebook section 8: the artifacts of the rooms, and what they cost."""

from grotto.games.dragons.events import Event
from grotto.games.dragons.pieces import KINDS, LAST_TOKEN, ROOM
from grotto.games.dragons.refusals import Refusal
from grotto.games.dragons.rules.asking import ask
from grotto.games.dragons.rules.end import end
from grotto.games.dragons.rules.strength import strongest, value_on
from grotto.games.dragons.rules.tally import leave_space
from grotto.games.dragons.rules.treasures import pay
from grotto.games.dragons.rules.windows import open_window
from grotto.games.dragons.state import Ask, Ended, Game, Stage, Window
from grotto.tabletop.events import EVERYBODY, note
from grotto.tabletop.piles import pop
from grotto.tabletop.table import NO_SEAT

MOST_VALUE = 9


def open_room(game: Game) -> None:
    """8.1 The strongest first."""
    game.declined = 0
    game.stage = Stage.SELLING


def offer(game: Game) -> None:
    """8.1 Whoever is strongest of those that have not declined; 8.3 if all have, the artifact stays."""
    seat = strongest(game, game.space, game.declined)
    if seat == NO_SEAT or game.rooms[game.space - ROOM].open == 0:
        game.declined = 0
        note(game, Event.UNSOLD, EVERYBODY, game.space, 0, 0, 0)
        leave_space(game)
    else:
        ask(game, Ask.BUY, seat)


def decline(game: Game, seat: int) -> None:
    """8.3 The right goes to the next strongest."""
    game.declined |= 1 << seat
    note(game, Event.DECLINED, EVERYBODY, seat, game.space, 0, 0)


# -- 8.2 the price -------------------------------------------------------------


def count_to_pay(game: Game, seat: int) -> int:
    """8.2 How many tokens have to be paid. 12.3 A double is one more."""
    tokens = game.seats[seat].tokens
    count = 0
    for token in range(1, LAST_TOKEN + 1):
        if tokens.at[token] == game.space:
            count += 1 + ((tokens.doubled >> token) & 1)
    return count


def worth(game: Game, seat: int, nth: int) -> int:
    """8.2 The value of the nth of his tokens in the room, the highest first, from 0 (reading 44)."""
    value, left = MOST_VALUE + 1, nth + 1
    while left > 0:
        value -= 1
        left -= count_worth(game, seat, value)
    return value


def count_worth(game: Game, seat: int, value: int) -> int:
    tokens = game.seats[seat].tokens
    count = 0
    for token in range(1, LAST_TOKEN + 1):
        if tokens.at[token] == game.space and value_on(game, token, game.space) == value:
            count += 1 + ((tokens.doubled >> token) & 1)
    return count


def can_pay(game: Game, seat: int) -> bool:
    """8.2 Whether all his tokens there can be paid; more than five tokens nobody can pay.

    The most plentiful kind goes with the highest value, the next with the next: if that fails, all else does. For the
    same reason any kind that is enough for the highest value leaves the others payable.
    """
    used = 0
    for token in range(count_to_pay(game, seat)):
        kind = most_plentiful(game, seat, used)
        if kind == KINDS or game.seats[seat].treasure[kind] < worth(game, seat, token):
            return False
        used |= 1 << kind
    return True


def most_plentiful(game: Game, seat: int, without: int) -> int:
    best, most = KINDS, -1
    for kind in range(KINDS):
        if (without >> kind) & 1 == 0 and game.seats[seat].treasure[kind] > most:
            best, most = kind, game.seats[seat].treasure[kind]
    return best


def refusal_to_buy(game: Game, seat: int) -> int:
    """8.2 Only who can pay."""
    return Refusal.MAY if can_pay(game, seat) else Refusal.CANNOT_PAY


def buy(game: Game, seat: int) -> None:
    """8.1 Declared (reading 2); then it is paid."""
    game.declined = 0
    game.turn = seat
    game.stage = Stage.PRICING
    note(game, Event.BOUGHT, EVERYBODY, seat, game.space, 0, 0)


def next_price(game: Game) -> None:
    """8.2 Token by token; when all is paid, 11.1 the window of the purchase."""
    if game.step < count_to_pay(game, game.turn):
        ask(game, Ask.PRICE, game.turn)
    else:
        game.step = 0
        game.kinds = 0
        open_window(game, Window.PURCHASE, Stage.HANDING)


def refusal_of_price(game: Game, seat: int, kind: int) -> int:
    """8.2 Another kind for each, and enough of it (reading 44)."""
    if (game.kinds >> kind) & 1:
        return Refusal.KIND_PAID
    return Refusal.TOO_FEW if game.seats[seat].treasure[kind] < worth(game, seat, game.step) else Refusal.MAY


def pay_price(game: Game, seat: int, kind: int) -> None:
    """8.2 As many of the kind as the token's value."""
    pay(game, seat, kind, worth(game, seat, game.step), NO_SEAT)
    game.kinds |= 1 << kind
    game.step += 1


# -- the artifact --------------------------------------------------------------


def hand_over(game: Game) -> None:
    """8.1 The buyer gets the artifact on top of the stack. 9.1 With the last one the game is over."""
    room = game.rooms[game.space - ROOM]
    room.open = 0
    artifact = pop(room.stack)
    game.seats[game.turn].artifacts[artifact] += 1
    note(game, Event.GOT, EVERYBODY, game.turn, game.space, artifact, 0)
    game.turn = NO_SEAT
    if is_sold_out(game):
        end(game, Ended.LAST_ARTIFACT)


def complete_sale(game: Game) -> None:
    """8.4 One artifact in a room. 14.1 Unless Abracadabra has chosen already."""
    if game.turn != NO_SEAT:
        hand_over(game)
    leave_space(game)


def is_sold_out(game: Game) -> bool:
    for room in range(game.seat_count):
        if game.rooms[room].stack.count > 0:
            return False
    return True
