"""Aladdin & the Magic Lamp, rulebook section 2: the turn, and the sealed choice of chest and face."""

from grotto.games.lamp.events import Event
from grotto.games.lamp.pieces import CHESTS
from grotto.games.lamp.refusals import Refusal
from grotto.games.lamp.state import Ask, Game, Hand, Stage
from grotto.tabletop.events import EVERYBODY, note
from grotto.tabletop.table import NO_SEAT


def ask(game: Game, question: int, seat: int) -> None:
    game.ask = question
    game.asked = 1 << seat


def ask_all(game: Game, question: int) -> None:
    game.ask = question
    game.asked = (1 << game.seat_count) - 1


def begin_turn(game: Game) -> None:
    """2.1 Choose, summon, search, all at the same time. 2.2 Dice are taken back and each seat chooses in secret."""
    game.turn += 1
    game.player = NO_SEAT
    game.thief = NO_SEAT
    game.spared = 0
    game.chest = 0
    for seat in range(game.seat_count):
        game.seats[seat].passing = 0
        for chest in range(CHESTS):
            game.seats[seat].dice[chest] = 0
    note(game, Event.TURN, EVERYBODY, game.turn, 0, 0, 0)
    ask_all(game, Ask.CHOOSE)


def refusal_to_set(game: Game, seat: int, chest: int) -> int:
    """2.3 Two dice of a seat do not lie on the same chest."""
    return Refusal.DIE_THERE if game.seats[seat].dice[chest] != 0 else Refusal.MAY


def set_die(game: Game, seat: int, face: int, chest: int) -> None:
    """2.2 A face and a chest, sealed. 2.3, 1.7 With two seats each sets a second die before it has chosen."""
    game.seats[seat].dice[chest] = face
    note(game, Event.SET, 1 << seat, seat, face, chest, 0)
    if game.seat_count > 2 or dice_set(game, seat) == 2:
        game.asked &= ~(1 << seat)
    game.stage = Stage.REVEAL


def dice_set(game: Game, seat: int) -> int:
    dice = 0
    for chest in range(CHESTS):
        if game.seats[seat].dice[chest] != 0:
            dice += 1
    return dice


def reveal(game: Game) -> None:
    """2.4 All dice are revealed at once. 3.1 Then every seat slaps the lamp or passes."""
    for seat in range(game.seat_count):
        me = game.seats[seat]
        for chest in range(CHESTS):
            if me.dice[chest] != 0:
                note(game, Event.REVEALED, EVERYBODY, seat, me.dice[chest], chest, 0)
        me.slap = Hand.NONE
        me.place = 0
    ask_all(game, Ask.RACE)
