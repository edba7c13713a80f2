"""Aladdin's Dragons: an action finds the rule that carries it out. It must be lawful: ask `refusal` first."""

from grotto.games.dragons.actions import (
    ANY_HIDDEN,
    AT,
    BORROW,
    BRIBE,
    BUY,
    CAMEL,
    CAST,
    COUNTER,
    GIVE,
    KEEP,
    LAY,
    OF,
    OFFER,
    OWN_HIDDEN,
    PASS,
    PAY,
    PLACE,
    TAKE,
    THE_TOKEN,
    TO,
    USE,
)
from grotto.games.dragons.events import Event
from grotto.games.dragons.rules.casting import (
    cast,
    counter,
    name_artifact,
    name_owner,
    name_space,
    name_spell,
    name_target,
    name_token,
    use,
)
from grotto.games.dragons.rules.city import change, keep, lead_camel
from grotto.games.dragons.rules.course import go_on
from grotto.games.dragons.rules.palace import bribe, stay_out
from grotto.games.dragons.rules.placement import choose_space, lay
from grotto.games.dragons.rules.pointing import any_hidden, open_token
from grotto.games.dragons.rules.rooms import buy, decline, pay_price
from grotto.games.dragons.rules.set_up import lay_out_table
from grotto.games.dragons.rules.spells_deciding import answer_in_spell
from grotto.games.dragons.rules.treasures import pay_one, take_one
from grotto.games.dragons.rules.windows import pass_on
from grotto.games.dragons.state import Ask, Game
from grotto.tabletop.events import note


def set_up(game: Game) -> None:
    """1 From an empty table, with the seats, options and luck given, to the first question."""
    lay_out_table(game)
    go_on(game)


def is_sealed(game: Game) -> bool:
    """2.5 A question with a single answer is never asked."""
    return game.ask < Ask.OVER


def note_forced(game: Game, seat: int) -> None:
    """The seat alone learns that the table answered for it: to the others it would tell something of its hand."""
    note(game, Event.FORCED, 1 << seat, seat, 0, 0, 0)


def answer(game: Game, seat: int, action: int) -> None:
    """2.5 The answer is carried out, and then all that follows without a question."""
    game.asked = 0
    question = game.ask
    if question == Ask.PLACE:
        choose_space(game, seat, action - PLACE)
    elif question == Ask.LAY:
        lay(game, seat, action - LAY)
    elif question == Ask.PLAY:
        answer_play(game, seat, action)
    elif question >= Ask.SPACE and question <= Ask.COUNTER:
        answer_naming(game, seat, action)
    elif question >= Ask.TAX:
        answer_in_spell(game, seat, action)
    else:
        answer_in_tally(game, seat, action)
    go_on(game)


def answer_play(game: Game, seat: int, action: int) -> None:
    """11.2"""
    if action == PASS:
        pass_on(game)
    elif action < USE + 1:
        cast(game, seat, action - CAST)
    elif action < COUNTER + 1:
        use(game, seat, action - USE)
    else:
        counter(game, seat, action - COUNTER)


def answer_naming(game: Game, seat: int, action: int) -> None:
    """11.4"""
    question = game.ask
    if question == Ask.SPACE:
        name_space(game, seat, action - AT)
    elif question == Ask.OWNER:
        name_owner(game, seat, action - OF)
    elif question == Ask.TOKEN:
        name_token(game, seat, token_meant(game, action))
    elif question == Ask.TO:
        name_target(game, seat, action - TO)
    elif question == Ask.COUNTER:
        name_spell(game, seat, action - COUNTER)
    else:
        name_artifact(game, seat, action - (OFFER if question == Ask.OFFER else BORROW))


def token_meant(game: Game, action: int) -> int:
    play = game.queue.plays[game.queue.count - 1]
    if action == ANY_HIDDEN:
        return any_hidden(game, play.whom, play.space, game.luck)
    if action > OWN_HIDDEN:
        return action - OWN_HIDDEN
    return open_token(game, play.whom, action - THE_TOKEN, play.space)


def answer_in_tally(game: Game, seat: int, action: int) -> None:
    question = game.ask
    if question == Ask.BUY:
        if action == BUY:
            buy(game, seat)
        else:
            decline(game, seat)
    elif question == Ask.PRICE:
        pay_price(game, seat, action - PAY)
    elif question == Ask.PAY:
        pay_one(game, seat, action - PAY)
    elif question == Ask.TAKE:
        take_one(game, seat, action - TAKE)
    elif question == Ask.BRIBE:
        if action == BRIBE:
            bribe(game, seat)
        else:
            stay_out(game, seat)
    else:
        answer_in_city(game, seat, action)


def answer_in_city(game: Game, seat: int, action: int) -> None:
    question = game.ask
    if question == Ask.CAMEL:
        lead_camel(game, seat, action - CAMEL)
    elif question == Ask.KEEP:
        keep(game, seat, action - KEEP)
    elif action != PASS:
        change(game, seat, action - GIVE)
