"""DIG UP: what may be done. Every verdict is a `refusal_…` of the rules; here they meet questions and action numbers.

`refusal` judges any action. `legal` asks the same verdicts about the few actions that could answer the question, which
is faster; a test holds the two together.
"""

from typing import Any

from grotto.games.digup.actions import (
    ACTIONS,
    COLLECT,
    DIG_OUT,
    DISCARD,
    FOR_CELL,
    GIVE,
    GIVE_CELL,
    GO_ON,
    KEEP,
    LAY,
    LOOK_CELL,
    LOOK_HAND,
    OPEN_CELL,
    PAY,
    PICK,
    PLAY,
    PUT_BACK,
    STOP,
    SWAP,
    TAKE,
    WITH,
)
from grotto.games.digup.pieces import (
    BINOCULARS,
    BRIDGE,
    CELLS,
    COLOURS,
    LAST_CARD,
    LAST_TREASURE,
    MAP,
    PICKAXE,
    PURSE,
    RIVER,
    SEATS,
    SHOVEL,
    STONES,
    TORCH,
    is_treasure,
    value_of,
)
from grotto.games.digup.refusals import Refusal
from grotto.games.digup.rules.adventures import (
    refusal_if_nothing_to_draw,
    refusal_of_binoculars,
    refusal_of_hand,
    refusal_of_pickaxe,
    refusal_on_map,
    refusal_to_dig_out,
    refusal_to_give,
    refusal_to_pay,
    refusal_to_pick,
    refusal_to_take,
)
from grotto.games.digup.rules.adventures_in_mines import (
    refusal_of_bridge,
    refusal_of_first_look,
    refusal_of_second_cell,
    refusal_of_second_look,
    refusal_of_shovel,
    refusal_of_their_cell,
    refusal_of_torch,
    refusal_to_give_cell,
)
from grotto.games.digup.rules.mine import is_bound, refusal_of_cell, refusal_of_hidden, refusal_to_lay
from grotto.games.digup.rules.set_up import refusal_to_collect
from grotto.games.digup.rules.turn import refusal_to_stop_discarding
from grotto.games.digup.state import Ask, Game
from grotto.tabletop.piles import NO_CARD, NOWHERE, find


def refusal(game: Game, seat: int, action: int) -> int:
    """Why the seat may not do it now; 0 if it may. Table Python."""
    if (game.asked >> seat) & 1 == 0:
        return Refusal.NOT_ASKED
    if action < 0 or action >= ACTIONS:
        return Refusal.NO_SUCH_ACTION
    ask = game.ask
    if ask == Ask.PLAY:
        return refusal_to_play(game, seat, action)
    if ask == Ask.DISCARD:
        return refusal_in_discarding(game, seat, action)
    if ask <= Ask.BINOCULARS_GIVE:
        return refusal_of_early_ask(game, seat, action)
    return refusal_of_late_ask(game, seat, action)


def answers(action: int, first: int, count: int) -> bool:
    """Whether the action is one of the `count` actions from `first` on."""
    return first <= action < first + count


def refusal_to_play(game: Game, seat: int, action: int) -> int:
    """2.2 A card of the hand that may be played, or to stop."""
    if action == STOP:
        return Refusal.MAY
    if answers(action, LAY + CELLS, LAST_TREASURE * CELLS):
        card = (action - LAY) // CELLS
        if find(game.seats[seat].hand, card) == NOWHERE:
            return Refusal.NOT_IN_HAND
        forbidden = refusal_to_lay(game, seat, card)
        return forbidden if forbidden != Refusal.MAY else refusal_of_cell(game, seat, card, (action - LAY) % CELLS)
    if answers(action, PLAY + PURSE, LAST_CARD - LAST_TREASURE):
        card = action - PLAY
        if find(game.seats[seat].hand, card) == NOWHERE:
            return Refusal.NOT_IN_HAND
        return refusal_of_adventure(game, seat, card)
    return Refusal.OTHER_QUESTION


def refusal_of_adventure(game: Game, seat: int, card: int) -> int:
    """4.2 An adventure that could do nothing is not played (reading 3). Purse and Dynamite always do something."""
    if card == BINOCULARS:
        return refusal_of_binoculars(game, seat)
    if card == SHOVEL:
        return refusal_of_shovel(game, seat)
    if card == PICKAXE:
        return refusal_of_pickaxe(game, seat)
    if card == BRIDGE:
        return refusal_of_bridge(game, seat)
    if card == TORCH:
        return refusal_of_torch(game)
    if card == MAP or card == RIVER:
        return refusal_if_nothing_to_draw(game)
    return Refusal.MAY


def refusal_in_discarding(game: Game, seat: int, action: int) -> int:
    """5.1 A card of the hand, or to stop (5.2)."""
    if action == STOP:
        return refusal_to_stop_discarding(game, seat)
    if answers(action, DISCARD + 1, LAST_CARD):
        return refusal_to_pay(game, seat, action - DISCARD)
    return Refusal.OTHER_QUESTION


def refusal_of_early_ask(game: Game, seat: int, action: int) -> int:
    ask = game.ask
    if ask == Ask.COLOUR and answers(action, COLLECT + 1, COLOURS):
        return refusal_to_collect(game, action - COLLECT)
    if ask == Ask.PURSE_FIRST and answers(action, SWAP, CELLS):
        return Refusal.MAY
    if ask == Ask.PURSE_SECOND and answers(action, WITH, CELLS):
        return refusal_of_second_cell(game, action - WITH)
    if ask == Ask.MAP_KEEP and answers(action, KEEP + 1, LAST_CARD):
        return refusal_on_map(game, action - KEEP)
    if ask == Ask.MAP_RETURN and answers(action, PUT_BACK + 1, LAST_CARD):
        return refusal_on_map(game, action - PUT_BACK)
    if ask == Ask.BINOCULARS_WHOM and answers(action, LOOK_HAND, SEATS):
        return refusal_of_hand(game, seat, action - LOOK_HAND)
    if ask == Ask.BINOCULARS_TAKE and answers(action, TAKE + 1, LAST_CARD):
        return refusal_to_take(game, action - TAKE)
    if ask == Ask.BINOCULARS_GIVE and answers(action, GIVE + 1, LAST_CARD):
        return refusal_to_give(game, seat, action - GIVE)
    return Refusal.OTHER_QUESTION


def refusal_of_late_ask(game: Game, seat: int, action: int) -> int:
    ask = game.ask
    if ask == Ask.SHOVEL and answers(action, OPEN_CELL, CELLS):
        return refusal_of_hidden(game, seat, action - OPEN_CELL)
    if ask == Ask.PICKAXE_PAY and answers(action, PAY + 1, LAST_CARD):
        return refusal_to_pay(game, seat, action - PAY)
    if ask == Ask.PICKAXE_TAKE and answers(action, DIG_OUT + 1, LAST_CARD):
        return refusal_to_dig_out(game, action - DIG_OUT)
    if ask == Ask.BRIDGE_OWN and answers(action, GIVE_CELL, CELLS):
        return refusal_to_give_cell(game, seat, action - GIVE_CELL)
    if ask == Ask.BRIDGE_THEIRS and answers(action, FOR_CELL, SEATS * CELLS):
        return refusal_of_their_cell(game, seat, (action - FOR_CELL) // CELLS, (action - FOR_CELL) % CELLS)
    if ask == Ask.RIVER and answers(action, PICK + 1, LAST_CARD):
        return refusal_to_pick(game, action - PICK)
    if ask == Ask.TORCH_FIRST and answers(action, LOOK_CELL, SEATS * CELLS):
        return refusal_of_first_look(game, (action - LOOK_CELL) // CELLS, (action - LOOK_CELL) % CELLS)
    if ask == Ask.TORCH_SECOND and answers(action, LOOK_CELL, SEATS * CELLS):
        return refusal_of_second_look(game, (action - LOOK_CELL) // CELLS, (action - LOOK_CELL) % CELLS)
    if ask == Ask.SOLO and action == GO_ON:
        return Refusal.MAY
    return Refusal.OTHER_QUESTION


# -- the list ------------------------------------------------------------------


def legal(game: Game, seat: int, into: Any) -> int:
    """Write what `refusal` does not refuse, in a fixed order, into a row; returns how many. Table Python."""
    ask = game.ask
    if ask == Ask.PLAY:
        return legal_plays(game, seat, into)
    if ask == Ask.DISCARD:
        return legal_discards(game, seat, into)
    return legal_in_adventure(game, seat, into)


def legal_plays(game: Game, seat: int, into: Any) -> int:
    """2.2 To stop, and each card of the hand where it may go; equal names are one action (reading 22)."""
    into[0] = STOP
    count = 1
    hand = game.seats[seat].hand
    before = NO_CARD
    for slot in range(hand.count):
        card = hand.cards[slot]
        if card != before:
            before = card
            if is_treasure(card):
                count = add_cells(game, seat, card, into, count)
            elif refusal_of_adventure(game, seat, card) == Refusal.MAY:
                into[count] = PLAY + card
                count += 1
    return count


def add_cells(game: Game, seat: int, card: int, into: Any, count: int) -> int:
    if refusal_to_lay(game, seat, card) != Refusal.MAY:
        return count
    if is_bound(game, seat, card):
        into[count] = LAY + card * CELLS + value_of(card) - 1
        return count + 1
    for cell in range(CELLS):
        into[count + cell] = LAY + card * CELLS + cell
    return count + CELLS


def legal_discards(game: Game, seat: int, into: Any) -> int:
    """5.1, 5.2"""
    into[0] = STOP
    count = 1 if refusal_to_stop_discarding(game, seat) == Refusal.MAY else 0
    hand = game.seats[seat].hand
    return add_names(hand, hand.count, DISCARD, into, count)


def add_names(stack: Any, most: int, first: int, into: Any, count: int) -> int:
    """An action for each name among the lowest `most` cards. Only cards that are no stones exist more than once."""
    said = 0
    for slot in range(most):
        card = stack.cards[slot]
        bit = 0 if card <= STONES else 1 << (card - STONES)
        if said & bit == 0:
            said |= bit
            into[count] = first + card
            count += 1
    return count


def legal_in_adventure(game: Game, seat: int, into: Any) -> int:
    """Where the answer is a card; the rest are places."""
    ask = game.ask
    if ask == Ask.RIVER:
        return add_names(game.river, game.river.count, PICK, into, 0)
    if ask == Ask.MAP_KEEP:
        return add_names(game.map, game.map.count, KEEP, into, 0)
    if ask == Ask.MAP_RETURN:
        return add_names(game.map, game.map.count, PUT_BACK, into, 0)
    if ask == Ask.BINOCULARS_TAKE:
        return add_names(game.seats[game.whom].hand, game.seats[game.whom].hand.count, TAKE, into, 0)
    if ask == Ask.BINOCULARS_GIVE:
        return legal_gifts(game, seat, into)
    if ask == Ask.PICKAXE_PAY:
        return add_names(game.seats[seat].hand, game.seats[seat].hand.count, PAY, into, 0)
    if ask == Ask.PICKAXE_TAKE:
        # the card just paid lies on top
        return add_names(game.discard, game.discard.count - 1, DIG_OUT, into, 0)
    return legal_places(game, seat, into)


def legal_gifts(game: Game, seat: int, into: Any) -> int:
    count = 0
    hand = game.seats[seat].hand
    before = NO_CARD
    for slot in range(hand.count):
        card = hand.cards[slot]
        if card != before and refusal_to_give(game, seat, card) == Refusal.MAY:
            into[count] = GIVE + card
            count += 1
        before = card
    return count


def legal_places(game: Game, seat: int, into: Any) -> int:
    ask = game.ask
    if ask == Ask.BRIDGE_THEIRS:
        return legal_cells_of_others(game, seat, into)
    if ask == Ask.TORCH_FIRST or ask == Ask.TORCH_SECOND:
        return legal_looks(game, into)
    if ask == Ask.COLOUR:
        return legal_colours(game, into)
    if ask == Ask.BINOCULARS_WHOM:
        return legal_hands(game, seat, into)
    if ask == Ask.SOLO:
        into[0] = GO_ON
        return 1
    return legal_own_cells(game, seat, into)


def legal_own_cells(game: Game, seat: int, into: Any) -> int:
    """The cells of the own mine for Purse, Shovel and Bridge."""
    ask = game.ask
    count = 0
    for cell in range(CELLS):
        if ask == Ask.PURSE_FIRST:
            verdict, action = 0, SWAP + cell
        elif ask == Ask.PURSE_SECOND:
            verdict, action = refusal_of_second_cell(game, cell), WITH + cell
        elif ask == Ask.SHOVEL:
            verdict, action = refusal_of_hidden(game, seat, cell), OPEN_CELL + cell
        else:
            verdict, action = refusal_to_give_cell(game, seat, cell), GIVE_CELL + cell
        if verdict == Refusal.MAY:
            into[count] = action
            count += 1
    return count


def legal_cells_of_others(game: Game, seat: int, into: Any) -> int:
    count = 0
    for whom in range(game.seat_count):
        if whom != seat:
            for cell in range(CELLS):
                if refusal_of_their_cell(game, seat, whom, cell) == Refusal.MAY:
                    into[count] = FOR_CELL + whom * CELLS + cell
                    count += 1
    return count


def legal_looks(game: Game, into: Any) -> int:
    # before the first look `whom` is nobody, so that the second look's verdict serves for both
    count = 0
    for whom in range(game.seat_count):
        for cell in range(CELLS):
            if refusal_of_second_look(game, whom, cell) == Refusal.MAY:
                into[count] = LOOK_CELL + whom * CELLS + cell
                count += 1
    return count


def legal_hands(game: Game, seat: int, into: Any) -> int:
    count = 0
    for whom in range(game.seat_count):
        if refusal_of_hand(game, seat, whom) == Refusal.MAY:
            into[count] = LOOK_HAND + whom
            count += 1
    return count


def legal_colours(game: Game, into: Any) -> int:
    count = 0
    for colour in range(1, COLOURS + 1):
        if refusal_to_collect(game, colour) == Refusal.MAY:
            into[count] = COLLECT + colour
            count += 1
    return count
