"""Aladdin & the Magic Lamp, rulebook section 4: up to three wishes."""

from grotto.games.lamp.events import Event
from grotto.games.lamp.pieces import FACES
from grotto.games.lamp.refusals import Refusal
from grotto.games.lamp.rules.turn import ask
from grotto.games.lamp.state import Ask, Game, Stage
from grotto.tabletop.chance import below
from grotto.tabletop.events import EVERYBODY, note
from grotto.tabletop.table import NO_SEAT

MOST_WISHES = 3


def call_next_genie(game: Game) -> None:
    """3.5 The summoner of the lowest face that is left, each through before the next (reading 25); then the search."""
    game.effect = 0
    game.wish = 0
    for face in range(FACES):
        seat = game.summoners[face]
        if seat != NO_SEAT:
            game.summoners[face] = NO_SEAT
            game.player = seat
            note(game, Event.SUMMONED, EVERYBODY, seat, face + 1, 0, 0)
            make_wish(game, seat)
            return
    game.player = NO_SEAT
    game.stage = Stage.CHESTS


def make_wish(game: Game, seat: int) -> None:
    """4.1 The top Lamp card is read aloud. An empty pile grants nothing (reading 23)."""
    game.wish += 1
    game.asked = 0
    if game.lamp.cards.count > 0:
        game.effect = next_lamp_card(game)
        note(game, Event.WISHED, EVERYBODY, seat, game.wish, game.effect, 0)
        ask(game, Ask.WISH, seat)


def next_lamp_card(game: Game) -> int:
    """1.3 Any of the cards that nobody has read yet. 4.2, 4.3 What was read lies under the pile (reading 29)."""
    lamp = game.lamp
    top = lamp.top
    if lamp.unseen > 0:
        other = (top + below(game.luck, lamp.unseen)) % lamp.cards.count
        card = lamp.cards.cards[top]
        lamp.cards.cards[top] = lamp.cards.cards[other]
        lamp.cards.cards[other] = card
        lamp.unseen -= 1
    lamp.top = (top + 1) % lamp.cards.count
    effect: int = lamp.cards.cards[top]
    return effect


def refusal_to_refuse(game: Game) -> int:
    """4.4 The third card must be accepted (reading 1)."""
    return Refusal.MUST_ACCEPT if game.wish >= MOST_WISHES else Refusal.MAY


def refuse(game: Game, seat: int) -> None:
    """4.3 It goes under the pile, and he wishes again."""
    note(game, Event.REFUSED, EVERYBODY, seat, 0, 0, 0)
    game.stage = Stage.GENIES
    make_wish(game, seat)
