"""DIG UP: an action finds the rule that carries it out. The action must be lawful: ask `refusal` first."""

from grotto.games.digup.actions import (
    COLLECT,
    DIG_OUT,
    DISCARD,
    FOR_CELL,
    GIVE,
    GIVE_CELL,
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
from grotto.games.digup.events import Event
from grotto.games.digup.pieces import (
    BINOCULARS,
    BRIDGE,
    CELLS,
    DYNAMITE,
    MAP,
    PICKAXE,
    PURSE,
    RIVER,
    SHOVEL,
)
from grotto.games.digup.rules.adventures import (
    blow_up,
    dig_out,
    give,
    keep,
    look_at_hand,
    open_river,
    pay,
    pick,
    put_back,
    show,
    take,
    unfold_map,
)
from grotto.games.digup.rules.adventures_in_mines import (
    build_bridge,
    choose_first_cell,
    give_cell,
    look_first,
    look_second,
    open_cell,
    swap,
)
from grotto.games.digup.rules.end import is_winner, score
from grotto.games.digup.rules.mine import lay
from grotto.games.digup.rules.set_up import choose_colour, set_up_adventure
from grotto.games.digup.rules.solo import go_on, placed, set_up_solo
from grotto.games.digup.rules.turn import ask, discard, stop_discarding, stop_playing
from grotto.games.digup.state import Ask, Ended, Game
from grotto.tabletop.events import note


def set_up(game: Game) -> None:
    """1, 7 From an empty table, with the seats, options and luck given, to the first question."""
    if game.seat_count == 1:
        set_up_solo(game)
    else:
        set_up_adventure(game)


def points(game: Game, seat: int) -> int:
    """6.4 What a seat has in the end; 7.6 alone, the stones placed."""
    return placed(game) if game.seat_count == 1 else score(game, seat)


def wins(game: Game, seat: int) -> bool:
    """6.5 to 6.7, 7.5"""
    return game.ended == Ended.SOLO_WON if game.seat_count == 1 else is_winner(game, seat)


def is_sealed(game: Game) -> bool:
    """7.3 The solo variant stops at each step, although it has no choice; all other lone answers are not asked."""
    return game.ask == Ask.SOLO


def note_forced(game: Game, seat: int) -> None:
    """The seat alone learns that the table answered for it: to the others it would tell something of its hand."""
    note(game, Event.FORCED, 1 << seat, seat, 0, 0, 0)


def answer(game: Game, seat: int, action: int) -> None:
    question = game.ask
    if question == Ask.PLAY:
        answer_play(game, seat, action)
    elif question == Ask.DISCARD:
        answer_discard(game, seat, action)
    elif question <= Ask.BINOCULARS_GIVE:
        answer_early(game, seat, action)
    else:
        answer_late(game, seat, action)


def answer_play(game: Game, seat: int, action: int) -> None:
    if action == STOP:
        stop_playing(game, seat)
    elif action < PLAY + PURSE:
        lay(game, seat, (action - LAY) // CELLS, (action - LAY) % CELLS)
    else:
        show(game, seat, action - PLAY)
        carry_out(game, seat, action - PLAY)


def carry_out(game: Game, seat: int, card: int) -> None:
    """4 The adventure's effect, or the first question it asks."""
    if card == PURSE:
        ask(game, Ask.PURSE_FIRST, seat)
    elif card == MAP:
        unfold_map(game, seat)
    elif card == DYNAMITE:
        blow_up(game, seat)
    elif card == BINOCULARS:
        ask(game, Ask.BINOCULARS_WHOM, seat)
    elif card == SHOVEL:
        ask(game, Ask.SHOVEL, seat)
    elif card == PICKAXE:
        ask(game, Ask.PICKAXE_PAY, seat)
    elif card == BRIDGE:
        ask(game, Ask.BRIDGE_OWN, seat)
    elif card == RIVER:
        open_river(game, seat)
    else:
        ask(game, Ask.TORCH_FIRST, seat)


def answer_discard(game: Game, seat: int, action: int) -> None:
    if action == STOP:
        stop_discarding(game, seat)
    else:
        discard(game, seat, action - DISCARD)


def answer_early(game: Game, seat: int, action: int) -> None:
    question = game.ask
    if question == Ask.COLOUR:
        choose_colour(game, seat, action - COLLECT)
    elif question == Ask.PURSE_FIRST:
        choose_first_cell(game, seat, action - SWAP)
    elif question == Ask.PURSE_SECOND:
        swap(game, seat, action - WITH)
    elif question == Ask.MAP_KEEP:
        keep(game, seat, action - KEEP)
    elif question == Ask.MAP_RETURN:
        put_back(game, seat, action - PUT_BACK)
    elif question == Ask.BINOCULARS_WHOM:
        look_at_hand(game, seat, action - LOOK_HAND)
    elif question == Ask.BINOCULARS_TAKE:
        take(game, seat, action - TAKE)
    else:
        give(game, seat, action - GIVE)


def answer_late(game: Game, seat: int, action: int) -> None:
    question = game.ask
    if question == Ask.SHOVEL:
        open_cell(game, seat, action - OPEN_CELL)
    elif question == Ask.PICKAXE_PAY:
        pay(game, seat, action - PAY)
    elif question == Ask.PICKAXE_TAKE:
        dig_out(game, seat, action - DIG_OUT)
    elif question == Ask.BRIDGE_OWN:
        give_cell(game, seat, action - GIVE_CELL)
    elif question == Ask.BRIDGE_THEIRS:
        build_bridge(game, seat, (action - FOR_CELL) // CELLS, (action - FOR_CELL) % CELLS)
    elif question == Ask.RIVER:
        pick(game, seat, action - PICK)
    elif question == Ask.TORCH_FIRST:
        look_first(game, seat, (action - LOOK_CELL) // CELLS, (action - LOOK_CELL) % CELLS)
    elif question == Ask.TORCH_SECOND:
        look_second(game, seat, (action - LOOK_CELL) // CELLS, (action - LOOK_CELL) % CELLS)
    else:
        go_on(game)
