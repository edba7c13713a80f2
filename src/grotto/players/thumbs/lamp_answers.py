"""Aladdin & the Magic Lamp by rule of thumb: answers to questions of Lamp cards, penalties, talismans and the ring."""

from grotto.games.lamp.actions import (
    ATTACH,
    DECLINE,
    DRAW_FROM,
    EXCHANGE,
    FOR,
    GIVE,
    MOVE,
    NAME,
    PASS_CARD,
    PEEK,
    STEAL,
    TAKE,
    TURN,
)
from grotto.games.lamp.pieces import CHESTS, SEATS
from grotto.games.lamp.rules.legality import way_of
from grotto.games.lamp.state import Ask, Game
from grotto.games.lamp.unseen import known_cards
from grotto.players.thumbs.lamp_cards import first_of_others, gain, harm, loss, rise
from grotto.players.thumbs.lamp_dice import would_search
from grotto.players.thumbs.lamp_wishes import gift, most_to_take, moved, theft, value_of_top

WORTH_KNOWING, NEXT_TO_DRAW = 5, 20

# -- Table Python from here on --------------------------------------------------


def value_of_card(game: Game, seat: int, action: int, first: int, when: int) -> int:
    """Where the answer is a card, and perhaps whose."""
    ask = game.ask
    if ask == Ask.PASS_CARD:
        return -loss(game, seat, action - PASS_CARD, when)
    if ask == Ask.PENALTY or ask == Ask.STEAL:
        return theft(game, seat, (action - STEAL) // SEATS, (action - STEAL) % SEATS, first, when)
    if ask == Ask.EXCHANGE:
        return -loss(game, seat, action - EXCHANGE, when)
    if ask == Ask.EXCHANGE_FOR:
        return exchanged(game, seat, (action - FOR) // SEATS, (action - FOR) % SEATS, first, when)
    if ask == Ask.GIVE:
        return gift(game, seat, (action - GIVE) // SEATS, (action - GIVE) % SEATS, first, when)
    if ask == Ask.ATTACH:
        return value_of_laying(game, seat, action - ATTACH, when)
    return 0 if action == DECLINE else gain(game, seat, action - TAKE, when)


def exchanged(game: Game, seat: int, kind: int, whom: int, first: int, when: int) -> int:
    if kind == game.giving:
        return 0
    own = gain(game, seat, kind, when) - loss(game, seat, game.giving, when)
    theirs = gain(game, whom, game.giving, when) - loss(game, whom, kind, when)
    return own - theirs * harm(game, whom, first) // 100


def value_of_laying(game: Game, seat: int, stone: int, when: int) -> int:
    """Where it counts most; a bit more where several stones hold it."""
    return rise(game, seat, stone, when) + min(4, game.seats[seat].cards.copies[stone])


def value_of_others(game: Game, seat: int, action: int, when: int) -> int:
    """Whom to name, which chest, where the die goes."""
    ask = game.ask
    if ask == Ask.NAME:
        return -most_to_take(game, action - NAME, seat, when) * harm(game, action - NAME, first_of_others(game, seat))
    if ask == Ask.DRAW_FROM:
        return value_of_top(game, seat, action - DRAW_FROM, when)
    if ask == Ask.PEEK:
        return value_of_peek(game, seat, action - PEEK)
    if ask == Ask.MOVE:
        return moved(game, seat, (action - MOVE) // CHESTS, (action - MOVE) % CHESTS, 0, when)
    chest = (action - TURN) % CHESTS
    return moved(game, seat, chest, chest, way_of(action), when)


def value_of_peek(game: Game, seat: int, chest: int) -> int:
    """What is known already is worth nothing; most what the seat is about to search."""
    if known_cards(game, seat, chest) > 0:
        return 0
    face = game.seats[seat].dice[chest]
    searches = face != 0 and would_search(game, seat, chest, face)
    return NEXT_TO_DRAW + face if searches else WORTH_KNOWING
