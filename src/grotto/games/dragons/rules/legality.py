"""Aladdin's Dragons: what may be done. Every verdict is a `refusal_…` of the rules; here they meet action numbers.

`refusal` judges any action. `legal` asks the same verdict about the actions that could answer the question.
"""

from typing import Any

from grotto.games.dragons.actions import (
    ACTIONS,
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
from grotto.games.dragons.pieces import (
    ARTIFACTS,
    AS_SPELL,
    CARPET_TOKEN,
    COUNTERSPELL,
    DOUBLE,
    KEY,
    KINDS,
    NO_SPELL,
    SEATS,
    SPACES,
    SPELLS,
    TOKENS,
)
from grotto.games.dragons.refusals import Refusal
from grotto.games.dragons.rules.casting import (
    refusal_to_cast,
    refusal_to_name_hidden,
    refusal_to_name_open,
    refusal_to_name_own_hidden,
    refusal_to_name_owner,
    refusal_to_name_space,
    refusal_to_name_target,
)
from grotto.games.dragons.rules.city import refusal_to_keep, refusal_to_lead_camel
from grotto.games.dragons.rules.palace import refusal_to_bribe
from grotto.games.dragons.rules.parasite import refusal_to_borrow
from grotto.games.dragons.rules.placement import refusal_to_lay, refusal_to_place
from grotto.games.dragons.rules.powers import (
    could_cast,
    is_for_powers,
    refusal_of_countering,
    refusal_to_lay_out,
    refusal_to_use,
)
from grotto.games.dragons.rules.rooms import refusal_of_price, refusal_to_buy
from grotto.games.dragons.rules.spells import refusal_of_offer, refusal_of_spell
from grotto.games.dragons.rules.spells_deciding import legal_in_spell, refusal_in_spell
from grotto.games.dragons.rules.treasures import refusal_to_give, refusal_to_take
from grotto.games.dragons.state import Ask, Game


def refusal(game: Game, seat: int, action: int) -> int:
    """Why the seat may not do it now; 0 if it may."""
    if (game.asked >> seat) & 1 == 0:
        return Refusal.NOT_ASKED
    if action < 0 or action >= ACTIONS:
        return Refusal.NO_SUCH_ACTION
    if game.ask >= Ask.TAX:
        return refusal_in_spell(game, seat, action)
    if game.ask == Ask.PLAY:
        return refusal_to_play(game, seat, action)
    if game.ask == Ask.TOKEN:
        return refusal_of_token_named(game, seat, action)
    if passes(game, action):
        return Refusal.MAY
    first, count = answers_to(game.ask)
    if action < first or action >= first + count:
        return Refusal.OTHER_QUESTION
    return verdict(game, seat, action)


def passes(game: Game, action: int) -> bool:
    """6.1, 7.2, 8.3 What may be declined."""
    return action == PASS and (game.ask == Ask.MARKET or game.ask == Ask.BRIBE or game.ask == Ask.BUY)


def answers_to(question: int) -> tuple[int, int]:
    """The first action that could answer a question, and how many there are; without passing."""
    if question == Ask.PLACE:
        return PLACE + 1, SPACES
    if question == Ask.LAY:
        return LAY + 1, TOKENS
    if question == Ask.TAKE:
        return TAKE, KINDS
    if question == Ask.PAY or question == Ask.PRICE:
        return PAY, KINDS
    if question == Ask.BUY:
        return BUY, 1
    if question == Ask.BRIBE:
        return BRIBE, 1
    if question == Ask.MARKET:
        return GIVE, KINDS
    if question == Ask.CAMEL:
        return CAMEL, SEATS
    if question == Ask.KEEP:
        return KEEP + 1, SPELLS
    return answers_to_naming(question)


def answers_to_naming(question: int) -> tuple[int, int]:
    if question == Ask.SPACE:
        return AT + 1, SPACES
    if question == Ask.OWNER:
        return OF, SEATS
    if question == Ask.TO:
        return TO + 1, SPACES
    if question == Ask.OFFER:
        return OFFER + 1, ARTIFACTS
    if question == Ask.BORROW:
        return BORROW + 1, ARTIFACTS
    return COUNTER + 1, SPELLS


def verdict(game: Game, seat: int, action: int) -> int:
    """On an action that could answer the question."""
    question = game.ask
    if question == Ask.PLACE:
        return refusal_to_place(game, seat, action - PLACE)
    if question == Ask.LAY:
        return refusal_to_lay(game, seat, action - LAY)
    if question == Ask.TAKE:
        return refusal_to_take(game, action - TAKE)
    if question == Ask.PAY:
        return refusal_to_give(game, seat, action - PAY)
    if question == Ask.BUY:
        return refusal_to_buy(game, seat)
    if question == Ask.PRICE:
        return refusal_of_price(game, seat, action - PAY)
    if question == Ask.BRIBE:
        return refusal_to_bribe(game, seat)
    return verdict_on_naming(game, seat, action)


def verdict_on_naming(game: Game, seat: int, action: int) -> int:
    question = game.ask
    if question == Ask.MARKET:
        return refusal_to_give(game, seat, action - GIVE)
    if question == Ask.CAMEL:
        return refusal_to_lead_camel(game, action - CAMEL)
    if question == Ask.KEEP:
        return refusal_to_keep(game, action - KEEP)
    if question == Ask.SPACE:
        return refusal_to_name_space(game, seat, action - AT)
    if question == Ask.OWNER:
        return refusal_to_name_owner(game, seat, action - OF)
    if question == Ask.TO:
        return refusal_to_name_target(game, action - TO)
    if question == Ask.OFFER:
        return refusal_of_offer(game, seat, action - OFFER)
    if question == Ask.BORROW:
        return refusal_to_borrow(game, seat, action - BORROW)
    return refusal_of_countering(game, seat, action - COUNTER)


def refusal_to_play(game: Game, seat: int, action: int) -> int:
    """11.2, 11.5"""
    if action == PASS:
        return Refusal.MAY
    if CAST < action <= CAST + SPELLS:
        return refusal_to_cast(game, seat, action - CAST)
    if USE < action <= USE + ARTIFACTS:
        return refusal_to_use(game, seat, action - USE)
    if COUNTER < action <= COUNTER + SPELLS:
        forbidden = refusal_to_lay_out(game, seat, COUNTERSPELL)
        return forbidden if forbidden != Refusal.MAY else refusal_of_countering(game, seat, action - COUNTER)
    return Refusal.OTHER_QUESTION


def refusal_of_token_named(game: Game, seat: int, action: int) -> int:
    """11.4"""
    if action == ANY_HIDDEN:
        return refusal_to_name_hidden(game, seat)
    if OWN_HIDDEN < action <= OWN_HIDDEN + TOKENS:
        return refusal_to_name_own_hidden(game, seat, action - OWN_HIDDEN)
    if THE_TOKEN < action <= THE_TOKEN + CARPET_TOKEN:
        return refusal_to_name_open(game, seat, action - THE_TOKEN)
    return Refusal.OTHER_QUESTION


# -- the list ------------------------------------------------------------------


def legal(game: Game, seat: int, into: Any) -> int:
    """Write what `refusal` does not refuse, in a fixed order, into a row; returns how many."""
    if game.ask >= Ask.TAX:
        return legal_in_spell(game, seat, into)
    if game.ask == Ask.PLAY:
        return legal_plays(game, seat, into)
    if game.ask == Ask.TOKEN:
        return legal_tokens(game, seat, into)
    count = 0
    if passes(game, PASS):
        into[0] = PASS
        count = 1
    first, number = answers_to(game.ask)
    for action in range(first, first + number):
        if verdict(game, seat, action) == Refusal.MAY:
            into[count] = action
            count += 1
    return count


def legal_plays(game: Game, seat: int, into: Any) -> int:
    """11.2 To pass, to cast, to use an artifact, to counter."""
    into[0] = PASS
    count = 1
    if could_cast(game, seat):
        spell, left = 1, game.seats[seat].spells >> 1
        while left > 0:
            if left & 1 and refusal_of_spell(game, seat, spell) == Refusal.MAY:
                into[count] = CAST + spell
                count += 1
            spell, left = spell + 1, left >> 1
    if is_for_powers(game):
        for artifact in range(DOUBLE, KEY + 1):
            if refusal_to_use(game, seat, artifact) == Refusal.MAY:
                into[count] = USE + artifact
                count += 1
    if game.queue.count > 0 and refusal_to_lay_out(game, seat, COUNTERSPELL) == Refusal.MAY:
        count = add_counters(game, seat, into, count)
    return count


def add_counters(game: Game, seat: int, into: Any, count: int) -> int:
    for index in range(game.queue.count):
        spell = game.queue.plays[index].what - AS_SPELL
        if spell > NO_SPELL and refusal_of_countering(game, seat, spell) == Refusal.MAY:
            into[count] = COUNTER + spell
            count += 1
    return count


def legal_tokens(game: Game, seat: int, into: Any) -> int:
    """11.4 Open ones by name, own face-down ones by name, others' face-down ones without."""
    count = 0
    for token in range(1, CARPET_TOKEN + 1):
        if refusal_to_name_open(game, seat, token) == Refusal.MAY:
            into[count] = THE_TOKEN + token
            count += 1
    for token in range(1, TOKENS + 1):
        if refusal_to_name_own_hidden(game, seat, token) == Refusal.MAY:
            into[count] = OWN_HIDDEN + token
            count += 1
    if refusal_to_name_hidden(game, seat) == Refusal.MAY:
        into[count] = ANY_HIDDEN
        count += 1
    return count
