"""Aladdin's Dragons, rulebook section 1: the set-up; with magic, 10.1 and 10.2."""

from grotto.games.dragons.events import Event
from grotto.games.dragons.pieces import (
    ALL_SPELLS,
    ARTIFACTS,
    COPIES,
    COUNTERSPELL,
    LAMP,
    STACK,
    STACK_WITH_MAGIC,
)
from grotto.games.dragons.rules.asking import seat_at
from grotto.games.dragons.rules.rounds import ALL_CARDS
from grotto.games.dragons.rules.treasures import let_take
from grotto.games.dragons.state import Game, Stage
from grotto.tabletop.chance import below
from grotto.tabletop.events import EVERYBODY, note
from grotto.tabletop.piles import push
from grotto.tabletop.table import NO_SEAT

FIRST_TREASURES = 3


def lay_out_table(game: Game) -> None:
    """1.2 to 1.7 All but the first treasures."""
    if game.magic != 0:
        prepare_magic(game)
    else:
        build_stacks(game, LAMP, COPIES, STACK)
    for seat in range(game.seat_count):
        game.seats[seat].limit = 1
    game.cards = ALL_CARDS
    if game.first == NO_SEAT:
        game.first = below(game.luck, game.seat_count)
    note(game, Event.STARTS, EVERYBODY, game.first, 0, 0, 0)
    game.stage = Stage.SET_UP


def prepare_magic(game: Game) -> None:
    """10.1 A Lamp for each player, and as many of every other kind into the stacks. 10.2 The spells."""
    for seat in range(game.seat_count):
        game.seats[seat].artifacts[LAMP] = 1
    build_stacks(game, COUNTERSPELL, game.seat_count, STACK_WITH_MAGIC)
    game.spell_deck = ALL_SPELLS


def build_stacks(game: Game, lowest: int, copies: int, height: int) -> None:
    """1.4, 10.1 So many of each kind from the lowest on, shuffled, and a stack for each room that is used.

    In the base game 30 are shuffled and those of three or four rooms are used, so each card is drawn among all that
    are left. The row of used artifacts serves to count, kind by kind, how many are gone.
    """
    gone = game.seats[0].used
    left = (ARTIFACTS + 1 - lowest) * copies
    for room in range(game.seat_count):
        for _ in range(height):
            nth = below(game.luck, left)
            kind = lowest
            while nth >= copies - gone[kind]:
                nth -= copies - gone[kind]
                kind += 1
            gone[kind] += 1
            left -= 1
            push(game.rooms[room].stack, kind)
    for kind in range(1, ARTIFACTS + 1):
        gone[kind] = 0


def take_first_treasures(game: Game) -> None:
    """1.8 In player order; 2.1 then the first round begins."""
    if game.cursor < game.seat_count:
        seat = seat_at(game, game.cursor)
        game.cursor += 1
        let_take(game, seat, FIRST_TREASURES)
    else:
        game.cursor = 0
        game.stage = Stage.ROUND
