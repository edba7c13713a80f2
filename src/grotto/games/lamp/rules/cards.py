"""Aladdin & the Magic Lamp, rulebook section 7: what lies in front of a seat. All that comes or goes passes here."""

from grotto.games.lamp.events import Event
from grotto.games.lamp.pieces import (
    FIRST_JEWEL,
    FIRST_STONE,
    LAST_JEWEL,
    LAST_STONE,
    PIECES,
    TALISMAN,
    is_jewel,
    is_stone,
    metal_of,
)
from grotto.games.lamp.refusals import Refusal
from grotto.games.lamp.rules.turn import ask
from grotto.games.lamp.state import Ask, Game
from grotto.tabletop.events import EVERYBODY, note

# A sort of cards: which kinds a Lamp card speaks of.
STONES, JEWELS, LOOSE = 0, 1, 2
FIRST_OF = (FIRST_STONE, FIRST_JEWEL, FIRST_STONE)
LAST_OF = (LAST_STONE, LAST_JEWEL, LAST_JEWEL)


def sets(game: Game, seat: int, metal: int) -> int:
    """7.2 How many complete sets of a metal the seat has: all that lies there counts, however it came (reading 17)."""
    copies = game.seats[seat].cards.copies
    first = FIRST_JEWEL + metal * PIECES
    return min(copies[first], copies[first + 1], copies[first + 2])


def loose(game: Game, seat: int, kind: int) -> int:
    """7.3 How many cards of a kind may leave the seat: stones, and jewels beyond complete sets (reading 34)."""
    copies = game.seats[seat].cards.copies[kind]
    return copies - sets(game, seat, metal_of(kind)) if is_jewel(kind) else copies


def has_loose(game: Game, seat: int, sort: int) -> bool:
    for kind in range(FIRST_OF[sort], LAST_OF[sort] + 1):
        if loose(game, seat, kind) > 0:
            return True
    return False


def opponent_has_loose(game: Game, seat: int, sort: int) -> bool:
    for other in range(game.seat_count):
        if other != seat and has_loose(game, other, sort):
            return True
    return False


def refusal_of_loose(game: Game, seat: int, kind: int) -> int:
    """7.3 It must lie there, 7.2 outside of a set. Equal cards are one choice (reading 19)."""
    if game.seats[seat].cards.copies[kind] == 0:
        return Refusal.NOT_THERE
    return Refusal.MAY if loose(game, seat, kind) > 0 else Refusal.IN_A_SET


def gain(game: Game, seat: int, kind: int) -> None:
    """7.1 The card lies open in front of the seat; a talisman will be laid when nothing else is left to do."""
    if kind == TALISMAN:
        game.unplaced += 1
    else:
        copies = game.seats[seat].cards.copies
        copies[kind] += 1
        if is_jewel(kind) and sets(game, seat, metal_of(kind)) == copies[kind]:
            note(game, Event.COMPLETED, EVERYBODY, seat, metal_of(kind), 0, 0)


def lose(game: Game, seat: int, kind: int) -> None:
    game.seats[seat].cards.copies[kind] -= 1


def orphan(game: Game, seat: int, kind: int) -> None:
    """7.7 Without a stone of that kind its talismans are alone for ever; while another is left they stay (reading 35).

    Asked once all cards of an act have arrived (readings 4 and 5). 7.5 The talisman itself never leaves its owner.
    """
    if is_stone(kind):
        me = game.seats[seat]
        talismans = me.talismans.copies[kind]
        if me.cards.copies[kind] == 0 and talismans > 0:
            me.talismans.copies[kind] = 0
            me.cards.copies[TALISMAN] += talismans
            note(game, Event.ORPHANED, EVERYBODY, seat, kind, talismans, 0)


def hand_over(game: Game, giver: int, taker: int, kind: int) -> None:
    """7.3 A loose card changes its owner."""
    lose(game, giver, kind)
    gain(game, taker, kind)
    orphan(game, giver, kind)


# -- talismans ------------------------------------------------------------------


def place_talisman(game: Game) -> None:
    """7.4 One after the other is laid on a kind of stone (reading 24). 7.6 Without any stone all of them lie alone."""
    seat = game.player
    if has_loose(game, seat, STONES):
        ask(game, Ask.ATTACH, seat)
    else:
        game.seats[seat].cards.copies[TALISMAN] += game.unplaced
        note(game, Event.ALONE, EVERYBODY, seat, game.unplaced, 0, 0)
        game.unplaced = 0


def refusal_to_attach(game: Game, seat: int, stone: int) -> int:
    """7.4 Only where a real stone lies, never where there are talismans alone (reading 24)."""
    return Refusal.MAY if game.seats[seat].cards.copies[stone] > 0 else Refusal.NO_STONE_TO_LIE_ON


def attach(game: Game, seat: int, stone: int) -> None:
    """7.4 From now on it counts as such a stone. 7.5 It stays there."""
    game.seats[seat].talismans.copies[stone] += 1
    game.unplaced -= 1
    game.asked = 0
    note(game, Event.ATTACHED, EVERYBODY, seat, stone, 0, 0)
