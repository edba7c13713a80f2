"""Aladdin & the Magic Lamp: what may be done. Every verdict is a `refusal_…` of the rules; here they meet questions.

`refusal` judges any action. `legal` asks the same verdicts about the few actions that could answer the question, which
is faster; a test holds the two together.
"""

from typing import Any

from grotto.games.lamp.actions import (
    ACCEPT,
    ACTIONS,
    ATTACH,
    DECLINE,
    DRAW,
    DRAW_FROM,
    EXCHANGE,
    FOR,
    GIVE,
    MOVE,
    NAME,
    PASS_CARD,
    PEEK,
    REFUSE,
    RUB,
    SET,
    STEAL,
    STOP,
    TAKE,
    TURN,
)
from grotto.games.lamp.pieces import CHESTS, FACES, FIRST_STONE, LAST_JEWEL, LAST_STONE, SEATS, TALISMAN
from grotto.games.lamp.refusals import Refusal
from grotto.games.lamp.rules.cards import FIRST_OF, LAST_OF, LOOSE, loose, refusal_to_attach
from grotto.games.lamp.rules.lamp_cards import (
    refusal_of_chest,
    refusal_of_own,
    refusal_of_theirs,
    refusal_to_give,
    refusal_to_move,
    refusal_to_take,
    refusal_to_turn,
    sort_of,
)
from grotto.games.lamp.rules.race import refusal_of_penalty, refusal_of_seat
from grotto.games.lamp.rules.turn import refusal_to_set
from grotto.games.lamp.rules.wishes import refusal_to_refuse
from grotto.games.lamp.state import Ask, Game, Hand


def refusal(game: Game, seat: int, action: int) -> int:
    """Why the seat may not do it now; 0 if it may. Table Python."""
    if (game.asked >> seat) & 1 == 0:
        return Refusal.NOT_ASKED
    if action < 0 or action >= ACTIONS:
        return Refusal.NO_SUCH_ACTION
    if game.ask <= Ask.PASS_CARD:
        return refusal_of_sealed(game, seat, action)
    if game.ask <= Ask.WISH:
        return refusal_after_the_race(game, seat, action)
    if game.ask <= Ask.GIVE:
        return refusal_of_cards(game, seat, action)
    return refusal_of_others(game, seat, action)


def answers(action: int, first: int, count: int) -> bool:
    """Whether the action is one of the `count` actions from `first` on."""
    return first <= action < first + count


def refusal_of_sealed(game: Game, seat: int, action: int) -> int:
    """2.2 A die, 3.1 a hand, or 5.10 a card to pass."""
    question = game.ask
    if question == Ask.CHOOSE and answers(action, SET + CHESTS, FACES * CHESTS):
        return refusal_to_set(game, seat, (action - SET) % CHESTS)
    if question == Ask.RACE and answers(action, RUB + Hand.PASS, 2):
        return Refusal.MAY
    if question == Ask.PASS_CARD and answers(action, PASS_CARD + 1, LAST_JEWEL):
        return refusal_of_own(game, seat, action - PASS_CARD)
    return Refusal.OTHER_QUESTION


def refusal_after_the_race(game: Game, seat: int, action: int) -> int:
    """3.7 A thief, 3.8 his theft, 4.2 to accept or 4.3 to refuse."""
    question = game.ask
    if question == Ask.NAME and answers(action, NAME, SEATS):
        return refusal_of_seat(game, seat, action - NAME)
    if question == Ask.PENALTY and answers(action, STEAL + SEATS, LAST_JEWEL * SEATS):
        return refusal_of_penalty(game, (action - STEAL) // SEATS, (action - STEAL) % SEATS)
    if question == Ask.WISH and action == ACCEPT:
        return Refusal.MAY
    if question == Ask.WISH and action == REFUSE:
        return refusal_to_refuse(game)
    return Refusal.OTHER_QUESTION


def refusal_of_cards(game: Game, seat: int, action: int) -> int:
    """5.2 to 5.9 Which chest, which card, whose."""
    question = game.ask
    if question == Ask.DRAW_FROM and answers(action, DRAW_FROM, CHESTS):
        return refusal_of_chest(game, action - DRAW_FROM)
    if question == Ask.STEAL and answers(action, STEAL + SEATS, LAST_JEWEL * SEATS):
        return refusal_of_theirs(game, seat, (action - STEAL) // SEATS, (action - STEAL) % SEATS)
    if question == Ask.EXCHANGE and answers(action, EXCHANGE + 1, LAST_JEWEL):
        return refusal_of_own(game, seat, action - EXCHANGE)
    if question == Ask.EXCHANGE_FOR and answers(action, FOR + SEATS, LAST_JEWEL * SEATS):
        return refusal_of_theirs(game, seat, (action - FOR) // SEATS, (action - FOR) % SEATS)
    if question == Ask.TAKE and answers(action, TAKE + 1, TALISMAN):
        return refusal_to_take(game, action - TAKE)
    if question == Ask.GIVE and answers(action, GIVE + SEATS, LAST_JEWEL * SEATS):
        return refusal_to_give(game, seat, (action - GIVE) // SEATS, (action - GIVE) % SEATS)
    return Refusal.MUST_APPLY if action == DECLINE else Refusal.OTHER_QUESTION


def refusal_of_others(game: Game, seat: int, action: int) -> int:
    """5.11 A peek, 5.12, 5.13 a die, 7.4 a talisman, 6.3 a search, 9.3 the ring."""
    question = game.ask
    if question == Ask.PEEK and answers(action, PEEK, CHESTS):
        return refusal_of_chest(game, action - PEEK)
    if question == Ask.MOVE and answers(action, MOVE, CHESTS * CHESTS):
        return refusal_to_move(game, seat, (action - MOVE) // CHESTS, (action - MOVE) % CHESTS)
    if question == Ask.TURN and answers(action, TURN, 2 * CHESTS):
        return refusal_to_turn(game, seat, (action - TURN) % CHESTS, way_of(action))
    if question == Ask.ATTACH and answers(action, ATTACH + 1, LAST_STONE):
        return refusal_to_attach(game, seat, action - ATTACH)
    if question == Ask.SEARCH and (action == DRAW or action == STOP):
        return Refusal.MAY
    if question == Ask.RING and answers(action, TAKE + 1, TALISMAN):
        return refusal_to_take(game, action - TAKE)
    return Refusal.MAY if question == Ask.RING and action == DECLINE else Refusal.OTHER_QUESTION


def way_of(action: int) -> int:
    """5.13 Up or down."""
    return 1 if action >= TURN + CHESTS else -1


# -- the lists --------------------------------------------------------------------


def legal(game: Game, seat: int, into: Any) -> int:
    """Write the actions that are not refused into a row of MOST_ANSWERS numbers; returns how many. Table Python."""
    question = game.ask
    if (game.asked >> seat) & 1 == 0:
        return 0
    if question == Ask.CHOOSE:
        return list_dice(game, seat, into)
    if question == Ask.RACE:
        return list_two(into, RUB + Hand.PASS, RUB + Hand.SLAP)
    if question == Ask.SEARCH:
        return list_two(into, DRAW, STOP)
    if question == Ask.WISH:
        into[0] = ACCEPT
        into[1] = REFUSE
        return 2 if refusal_to_refuse(game) == Refusal.MAY else 1
    if question <= Ask.GIVE:
        return list_cards(game, seat, into)
    return list_others(game, seat, into)


def list_two(into: Any, one: int, other: int) -> int:
    into[0] = one
    into[1] = other
    return 2


def list_dice(game: Game, seat: int, into: Any) -> int:
    """2.2 Each face on each chest, 2.3 but where a die of his lies already."""
    count = 0
    for chest in range(CHESTS):
        if refusal_to_set(game, seat, chest) == Refusal.MAY:
            for face in range(1, FACES + 1):
                into[count] = SET + face * CHESTS + chest
                count += 1
    return count


def list_cards(game: Game, seat: int, into: Any) -> int:
    question = game.ask
    if question == Ask.PASS_CARD:
        return list_loose(game, seat, LOOSE, into, 0, PASS_CARD, 1)
    if question == Ask.NAME:
        return list_opponents(game, seat, into)
    if question == Ask.PENALTY:
        return list_loose(game, game.player, LOOSE, into, 0, STEAL + game.player, SEATS)
    if question == Ask.DRAW_FROM:
        return list_chests(game, into, DRAW_FROM)
    if question == Ask.EXCHANGE:
        return list_loose(game, seat, sort_of(game.effect), into, 0, EXCHANGE, 1)
    if question == Ask.TAKE:
        return list_discard(game, into)
    return list_by_opponent(game, seat, into)


def list_by_opponent(game: Game, seat: int, into: Any) -> int:
    """5.3 to 5.7 What an opponent has, 5.9 or may be given."""
    question, count = game.ask, 0
    for whom in range(game.seat_count):
        if whom != seat:
            if question == Ask.GIVE:
                count = list_loose(game, seat, LOOSE, into, count, GIVE + whom, SEATS)
            else:
                first = STEAL if question == Ask.STEAL else FOR
                count = list_loose(game, whom, sort_of(game.effect), into, count, first + whom, SEATS)
    return count


def list_loose(game: Game, whose: int, sort: int, into: Any, count: int, first: int, step: int) -> int:
    """7.3 One action for each kind of which the seat has a loose card."""
    for kind in range(FIRST_OF[sort], LAST_OF[sort] + 1):
        if loose(game, whose, kind) > 0:
            into[count] = first + kind * step
            count += 1
    return count


def list_opponents(game: Game, seat: int, into: Any) -> int:
    count = 0
    for whom in range(game.seat_count):
        if whom != seat:
            into[count] = NAME + whom
            count += 1
    return count


def list_chests(game: Game, into: Any, first: int) -> int:
    count = 0
    for chest in range(CHESTS):
        if refusal_of_chest(game, chest) == Refusal.MAY:
            into[count] = first + chest
            count += 1
    return count


def list_discard(game: Game, into: Any) -> int:
    count = 0
    for kind in range(1, TALISMAN + 1):
        if game.discard.copies[kind] > 0:
            into[count] = TAKE + kind
            count += 1
    return count


def list_others(game: Game, seat: int, into: Any) -> int:
    question = game.ask
    if question == Ask.PEEK:
        return list_chests(game, into, PEEK)
    if question == Ask.MOVE:
        return list_moves(game, seat, into)
    if question == Ask.TURN:
        return list_turns(game, seat, into)
    if question == Ask.ATTACH:
        return list_stones(game, seat, into)
    count = list_discard(game, into)
    into[count] = DECLINE
    return count + 1


def list_moves(game: Game, seat: int, into: Any) -> int:
    count = 0
    for chest in range(CHESTS):
        for to in range(CHESTS):
            if refusal_to_move(game, seat, chest, to) == Refusal.MAY:
                into[count] = MOVE + chest * CHESTS + to
                count += 1
    return count


def list_turns(game: Game, seat: int, into: Any) -> int:
    count = 0
    for action in range(TURN, TURN + 2 * CHESTS):
        if refusal_to_turn(game, seat, (action - TURN) % CHESTS, way_of(action)) == Refusal.MAY:
            into[count] = action
            count += 1
    return count


def list_stones(game: Game, seat: int, into: Any) -> int:
    count = 0
    for stone in range(FIRST_STONE, LAST_STONE + 1):
        if refusal_to_attach(game, seat, stone) == Refusal.MAY:
            into[count] = ATTACH + stone
            count += 1
    return count
