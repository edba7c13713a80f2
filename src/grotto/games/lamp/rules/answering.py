"""Aladdin & the Magic Lamp: a lawful action finds its rule, and then the game goes on to the next question."""

from grotto.games.lamp.actions import (
    ACCEPT,
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
    RUB,
    SET,
    STEAL,
    TAKE,
    TURN,
)
from grotto.games.lamp.events import Event
from grotto.games.lamp.pieces import CHESTS, SEATS
from grotto.games.lamp.rules.cards import attach, place_talisman
from grotto.games.lamp.rules.end import is_winner, score
from grotto.games.lamp.rules.lamp_cards import (
    accept,
    draw_first,
    exchange,
    give,
    move_die,
    offer,
    pass_on,
    peek,
    pick_to_pass,
    steal,
    take,
    turn_die,
)
from grotto.games.lamp.rules.legality import way_of
from grotto.games.lamp.rules.race import judge, name, punish_next, rub, take_penalty
from grotto.games.lamp.rules.searching import decline, draw_card, search_next, stop, win_ring
from grotto.games.lamp.rules.turn import reveal, set_die
from grotto.games.lamp.rules.wishes import call_next_genie, refuse
from grotto.games.lamp.state import Ask, Ended, Game, Stage
from grotto.tabletop.events import note


def points(game: Game, seat: int) -> int:
    """8.4 to 8.6, 9.4 What a seat has."""
    return score(game, seat)


def wins(game: Game, seat: int) -> bool:
    """8.7 Alone, or shared with others."""
    return is_winner(game, seat)


def is_sealed(game: Game) -> bool:
    """2.2, 3.1, 5.10 What all are asked at once is asked of everybody, even of who has a single answer."""
    return game.ask <= Ask.PASS_CARD


def note_forced(game: Game, seat: int) -> None:
    """The seat learns that the table answered for it."""
    note(game, Event.FORCED, 1 << seat, seat, 0, 0, 0)


def answer(game: Game, seat: int, action: int) -> None:
    if game.ask == Ask.CHOOSE:
        set_die(game, seat, (action - SET) // CHESTS, (action - SET) % CHESTS)
    elif game.ask == Ask.RACE:
        rub(game, seat, action - RUB)
    elif game.ask == Ask.SEARCH:
        answer_search(game, seat, action)
    elif game.ask <= Ask.WISH:
        answer_after_the_race(game, seat, action)
    elif game.ask <= Ask.GIVE:
        answer_about_cards(game, seat, action)
    else:
        answer_others(game, seat, action)
    go_on(game)


def answer_search(game: Game, seat: int, action: int) -> None:
    if action == DRAW:
        draw_card(game, seat)
    else:
        stop(game, seat)


def answer_after_the_race(game: Game, seat: int, action: int) -> None:
    if game.ask == Ask.WISH:
        if action == ACCEPT:
            accept(game, seat)
        else:
            refuse(game, seat)
    elif game.ask == Ask.NAME:
        name(game, seat, action - NAME)
    elif game.ask == Ask.PENALTY:
        take_penalty(game, seat, (action - STEAL) // SEATS, (action - STEAL) % SEATS)
    else:
        pick_to_pass(game, seat, action - PASS_CARD)


def answer_about_cards(game: Game, seat: int, action: int) -> None:
    question = game.ask
    game.stage = Stage.GENIES
    if question == Ask.DRAW_FROM:
        draw_first(game, seat, action - DRAW_FROM)
    elif question == Ask.STEAL:
        steal(game, seat, (action - STEAL) // SEATS, (action - STEAL) % SEATS)
    elif question == Ask.EXCHANGE:
        offer(game, seat, action - EXCHANGE)
    elif question == Ask.EXCHANGE_FOR:
        exchange(game, seat, (action - FOR) // SEATS, (action - FOR) % SEATS)
    elif question == Ask.TAKE:
        take(game, seat, action - TAKE)
    else:
        give(game, seat, (action - GIVE) // SEATS, (action - GIVE) % SEATS)


def answer_others(game: Game, seat: int, action: int) -> None:
    question = game.ask
    if question != Ask.ATTACH:
        game.stage = Stage.CHESTS if question == Ask.RING else Stage.GENIES
    if question == Ask.PEEK:
        peek(game, seat, action - PEEK)
    elif question == Ask.MOVE:
        move_die(game, seat, (action - MOVE) // CHESTS, (action - MOVE) % CHESTS)
    elif question == Ask.TURN:
        turn_die(game, seat, (action - TURN) % CHESTS, way_of(action))
    elif question == Ask.ATTACH:
        attach(game, seat, action - ATTACH)
    elif action == DECLINE:
        decline(game, seat)
    else:
        take(game, seat, action - TAKE)


def go_on(game: Game) -> None:
    """Whatever follows without a question; talismans that were won are laid before anything else."""
    while game.asked == 0 and game.ended == Ended.NOT_YET:
        if game.unplaced > 0:
            place_talisman(game)
        else:
            next_stage(game)


def next_stage(game: Game) -> None:
    """2.1 Choose, summon, search."""
    stage = game.stage
    if stage == Stage.REVEAL:
        reveal(game)
    elif stage == Stage.JUDGE:
        judge(game)
    elif stage == Stage.PENALTIES:
        punish_next(game)
    elif stage == Stage.PASS_ON:
        pass_on(game)
    elif stage == Stage.GENIES:
        call_next_genie(game)
    elif stage == Stage.RING:
        win_ring(game)
    else:
        search_next(game)
