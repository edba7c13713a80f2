"""Aladdin's Dragons, rulebook section 2: how a round begins and ends."""

from grotto.games.dragons.events import Event
from grotto.games.dragons.pieces import (
    ARTIFACTS,
    CARDS,
    CAVES,
    GUARDS,
    HOME,
    LAST_TOKEN,
    NICHES,
    ROOM,
    amount_in,
)
from grotto.games.dragons.rules.caves import fill
from grotto.games.dragons.rules.end import ROUND_LIMIT, end
from grotto.games.dragons.rules.placement import begin_placement
from grotto.games.dragons.rules.powers import uses
from grotto.games.dragons.rules.windows import open_window
from grotto.games.dragons.state import Ended, Game, Stage, Window
from grotto.tabletop.chance import below
from grotto.tabletop.events import EVERYBODY, note
from grotto.tabletop.table import NO_SEAT

ALL_CARDS = 0b111111111111111


def begin_round(game: Game) -> None:
    """2.1, 2.2 Treasures, one of the ten guards (1.3) and, with magic, the artifacts on top. 11.1 Then a window."""
    game.round += 1
    game.space = 0
    note(game, Event.ROUND, EVERYBODY, game.round, game.first, 0, 0)
    fill_caves(game, draw_card(game))
    game.guard = 1 + below(game.luck, GUARDS)
    put_on_sale(game)
    begin_placement(game)
    open_window(game, Window.ROUND_START, Stage.PLACEMENT)


def draw_card(game: Game) -> int:
    """2.1 One of those not yet used. 1.6 After fifteen all are shuffled again (reading 29)."""
    if game.cards == 0:
        game.cards = ALL_CARDS
    left = 0
    for card in range(CARDS):
        left += (game.cards >> card) & 1
    nth = below(game.luck, left)
    card = 0
    while nth > 0 or (game.cards >> card) & 1 == 0:
        nth -= (game.cards >> card) & 1
        card += 1
    game.cards &= ~(1 << card)
    note(game, Event.CARD, EVERYBODY, card + 1, 0, 0, 0)
    return card


def fill_caves(game: Game, card: int) -> None:
    """2.1 From the bank, cave by cave and from the top niche down, as far as it goes (reading 27)."""
    for cave in range(CAVES):
        amounts = game.deck[card].caves[cave]
        for niche in range(NICHES):
            fill(game, cave + 1, niche, amount_in(amounts, niche))


def put_on_sale(game: Game) -> None:
    """8.4 In each room one artifact. 10.3 With magic it is turned up, unless one lies open already."""
    for room in range(game.seat_count):
        place = game.rooms[room]
        if place.stack.count > 0 and place.open == 0:
            place.open = 1
            if game.magic != 0:
                top = place.stack.cards[place.stack.count - 1]
                note(game, Event.TURNED_UP_ARTIFACT, EVERYBODY, ROOM + room, top, 0, 0)


def end_round(game: Game) -> None:
    """2.4 Tokens go back, 10.4 and so do artifacts. 9.4 After fifty rounds the game ends (house limit)."""
    for seat in range(game.seat_count):
        take_back(game, seat)
    game.inside = 0
    game.guard = 0
    game.spy = NO_SEAT
    game.last_first = 0
    game.taboo = 0
    game.smuggler = NO_SEAT
    game.smuggled = 0
    game.empty = 0
    game.space = 0
    if game.round >= ROUND_LIMIT:
        end(game, Ended.ROUND_LIMIT)
    else:
        game.stage = Stage.ROUND


def take_back(game: Game, seat: int) -> None:
    """2.4 All tokens, face up or not. 10.4 The artifacts used, 10.6 and again there is one for the next round."""
    me = game.seats[seat]
    for token in range(1, LAST_TOKEN + 1):
        me.tokens.at[token] = HOME
    me.tokens.face = 0
    me.tokens.doubled = 0
    if uses(game, seat) > 0:
        note(game, Event.TAKEN_BACK, EVERYBODY, seat, 0, 0, 0)
    for artifact in range(1, ARTIFACTS + 1):
        me.used[artifact] = 0
    me.limit = 1
