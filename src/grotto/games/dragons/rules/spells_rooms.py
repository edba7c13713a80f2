"""Aladdin's Dragons, rulebook section 14: the spells about the artifacts in the rooms.

Abracadabra, Mage's Apprentice and Mirage.
"""

from typing import Any

from grotto.games.dragons.actions import CHOOSE
from grotto.games.dragons.events import Event
from grotto.games.dragons.pieces import (
    ABRACADABRA,
    ARTIFACTS,
    AS_SPELL,
    LAMP,
    ROOM,
    is_room,
)
from grotto.games.dragons.refusals import Refusal
from grotto.games.dragons.rules.asking import ask, finish
from grotto.games.dragons.rules.fizzling import fizzle
from grotto.games.dragons.state import Ask, Game, Window
from grotto.tabletop.events import EVERYBODY, note
from grotto.tabletop.piles import NOWHERE, find, push, take_out
from grotto.tabletop.table import NO_SEAT


def count_closed(game: Game, space: int) -> int:
    """How many artifacts of the room lie face down."""
    room = game.rooms[space - ROOM]
    return room.stack.count - room.open


def on_sale(game: Game, space: int) -> int:
    """A bit for the artifact that lies open in the room; 0 if none does."""
    room = game.rooms[space - ROOM]
    return 0 if room.open == 0 else 1 << room.stack.cards[room.stack.count - 1]


def look_through(game: Game, seat: int, space: int) -> None:
    """He alone sees the stack, from the top down, and chooses one."""
    note(game, Event.LOOKED, EVERYBODY, seat, space, 0, 0)
    stack = game.rooms[space - ROOM].stack
    for below_top in range(stack.count):
        note(game, Event.SAW, 1 << seat, seat, space, stack.cards[stack.count - 1 - below_top], 0)
    game.step = 1
    game.chosen = space
    ask(game, Ask.CHOOSE, seat)


def refusal_to_choose(game: Game, artifact: int) -> int:
    """14.1, 14.14 Any of the stack, the open one too (reading 21)."""
    return Refusal.MAY if find(game.rooms[game.chosen - ROOM].stack, artifact) != NOWHERE else Refusal.NOT_IN_STACK


def legal_choices(game: Game, into: Any) -> int:
    count = 0
    for artifact in range(1, ARTIFACTS + 1):
        if refusal_to_choose(game, artifact) == Refusal.MAY:
            into[count] = CHOOSE + artifact
            count += 1
    return count


def choose(game: Game, seat: int, artifact: int) -> None:
    """14.1 He gets it; 14.14 or it comes to the top."""
    if game.queue.plays[game.resolving].what == AS_SPELL + ABRACADABRA:
        get_chosen(game, seat, artifact)
    else:
        show_chosen(game, artifact)


def highest(stack: Any, artifact: int) -> int:
    """Of two equal artifacts the upper one is taken (reading 21)."""
    slot: int = stack.count - 1
    while stack.cards[slot] != artifact:
        slot -= 1
    return slot


# -- 14.1 Abracadabra ------------------------------------------------------------


def refusal_of_abracadabra(game: Game, seat: int) -> int:
    """14.1 The buyer, at his purchase (reading 2), if there is more to choose from than what is on sale."""
    if game.window != Window.PURCHASE or game.turn != seat:
        return Refusal.BUYERS_ONLY
    return Refusal.MAY if count_closed(game, game.space) > 0 else Refusal.NO_EFFECT


def use_abracadabra(game: Game, play: Any) -> None:
    """14.1 He looks through the stack and takes any artifact of it."""
    if game.step == 0:
        play.space = game.space
        look_through(game, play.seat, play.space)
    else:
        finish(game)


def get_chosen(game: Game, seat: int, artifact: int) -> None:
    """14.1 Instead of the one on sale, which stays open if it is not taken. After that nobody is buying any more."""
    room = game.rooms[game.chosen - ROOM]
    slot = highest(room.stack, artifact)
    if slot == room.stack.count - 1:
        room.open = 0
    take_out(room.stack, slot)
    game.seats[seat].artifacts[artifact] += 1
    note(game, Event.GOT, EVERYBODY, seat, game.chosen, artifact, 0)
    game.turn = NO_SEAT


# -- 14.2 Mage's Apprentice --------------------------------------------------------


def unused(game: Game, seat: int) -> int:
    """14.2 A bit for each kind of which he has one that is not used; the Lamp that he casts by is (reading 23)."""
    me = game.seats[seat]
    found = 0
    for artifact in range(1, ARTIFACTS + 1):
        laid = me.used[artifact]
        if artifact == LAMP and laid == 0:
            laid = 1
        if me.artifacts[artifact] > laid:
            found |= 1 << artifact
    return found


def all_on_sale(game: Game) -> int:
    """A bit for each kind that lies open in some room."""
    found = 0
    for space in range(ROOM, ROOM + game.seat_count):
        found |= on_sale(game, space)
    return found


def refusal_of_apprentice(game: Game, seat: int) -> int:
    """14.2 An own artifact and one in a room, of two kinds: equal ones would change nothing (11.5)."""
    own, open_ones = unused(game, seat), all_on_sale(game)
    both = own | open_ones
    if own == 0 or open_ones == 0 or both & (both - 1) == 0:
        return Refusal.NO_EFFECT
    return Refusal.MAY


def refusal_of_offered(game: Game, seat: int, artifact: int) -> int:
    """14.2 One that is not used in this round, scrolls as well (reading 23)."""
    if (unused(game, seat) >> artifact) & 1 == 0:
        return Refusal.ARTIFACT_NOT_HELD
    return Refusal.NO_EFFECT if all_on_sale(game) & ~(1 << artifact) == 0 else Refusal.MAY


def refusal_of_exchange(game: Game, artifact: int, space: int) -> int:
    """14.2 A room with an open artifact of another kind."""
    if not is_room(space) or on_sale(game, space) == 0:
        return Refusal.NOT_ON_SALE
    return Refusal.NO_EFFECT if on_sale(game, space) == 1 << artifact else Refusal.MAY


def use_apprentice(game: Game, play: Any) -> None:
    """14.2 They change places; not if his own was used meanwhile, or nothing lies open there any more (reading 4)."""
    if (unused(game, play.seat) >> play.artifact) & 1 == 0 or on_sale(game, play.space) == 0:
        fizzle(game, play)
        return
    stack = game.rooms[play.space - ROOM].stack
    got = stack.cards[stack.count - 1]
    stack.cards[stack.count - 1] = play.artifact
    me = game.seats[play.seat]
    me.artifacts[play.artifact] -= 1
    me.artifacts[got] += 1
    note(game, Event.SWAPPED, EVERYBODY, play.seat, play.space, play.artifact, got)
    finish(game)


# -- 14.14 Mirage --------------------------------------------------------------------


def refusal_of_mirage(game: Game) -> int:
    """14.14 Somewhere artifacts must lie face down (reading 22)."""
    for space in range(ROOM, ROOM + game.seat_count):
        if count_closed(game, space) > 0:
            return Refusal.MAY
    return Refusal.NO_EFFECT


def refusal_of_mirage_in(game: Game, space: int) -> int:
    if not is_room(space) or count_closed(game, space) == 0:
        return Refusal.NONE_HIDDEN
    return Refusal.MAY


def use_mirage(game: Game, play: Any) -> None:
    """14.14 He looks through the stack of the room, if there is still something hidden in it."""
    if game.step != 0:
        finish(game)
    elif count_closed(game, play.space) == 0:
        fizzle(game, play)
    else:
        look_through(game, play.seat, play.space)


def show_chosen(game: Game, artifact: int) -> None:
    """14.14 It lies on top, open, and the one that lay open goes face down to the bottom (reading 21)."""
    room = game.rooms[game.chosen - ROOM]
    slot = highest(room.stack, artifact)
    if room.open != 0 and slot == room.stack.count - 1:
        return
    take_out(room.stack, slot)
    if room.open != 0:
        bury(game, game.chosen)
    push(room.stack, artifact)
    room.open = 1
    note(game, Event.TURNED_UP_ARTIFACT, EVERYBODY, game.chosen, artifact, 0, 0)


def bury(game: Game, space: int) -> None:
    """The top one goes to the bottom, and the others move up."""
    stack = game.rooms[space - ROOM].stack
    buried = stack.cards[stack.count - 1]
    for above in range(stack.count - 1):
        stack.cards[stack.count - 1 - above] = stack.cards[stack.count - 2 - above]
    stack.cards[0] = buried
    note(game, Event.BURIED, EVERYBODY, space, buried, 0, 0)
