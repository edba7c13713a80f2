"""Aladdin & the Magic Lamp, rulebook section 3: the race for the lamp, and what a wrong slap costs."""

from typing import Any

from grotto.games.lamp.actions import RUB
from grotto.games.lamp.events import Event
from grotto.games.lamp.pieces import CHESTS, FACES
from grotto.games.lamp.refusals import Refusal
from grotto.games.lamp.rules.cards import LOOSE, hand_over, has_loose, refusal_of_loose
from grotto.games.lamp.rules.turn import ask
from grotto.games.lamp.state import Ask, Game, Hand, Stage
from grotto.tabletop.chance import below
from grotto.tabletop.events import EVERYBODY, note
from grotto.tabletop.table import NO_SEAT


def rub(game: Game, seat: int, hand: int) -> None:
    """3.1 A slap or a pass, open to every seat (readings 21 and 36) and sealed until all have answered."""
    game.seats[seat].slap = hand
    game.asked &= ~(1 << seat)
    game.stage = Stage.JUDGE


def refusal_of_order(game: Game, seat: int, action: int, named: Any) -> int:
    """3.4 The order comes with the last answer and names each seat that slapped once; `named` is how often it does."""
    if game.ask != Ask.RACE or game.asked != 1 << seat:
        return Refusal.ORDER_TOO_EARLY
    for other in range(game.seat_count):
        slapped = action == RUB + Hand.SLAP if other == seat else game.seats[other].slap == Hand.SLAP
        if named[other] > 1:
            return Refusal.ORDER_NAMES_TWICE
        if named[other] > 0 and not slapped:
            return Refusal.ORDER_NAMES_WHO_PASSED
        if named[other] == 0 and slapped:
            return Refusal.ORDER_LEAVES_OUT
    return Refusal.MAY


def take_order(game: Game, places: Any) -> None:
    """3.4 The place of each seat in the race, from 1; equal ones are tied, 0 did not slap. Without an order all tie."""
    for seat in range(game.seat_count):
        game.seats[seat].place = places[seat]


def faces_of(game: Game, seat: int) -> int:
    """The faces that the seat's dice show, a bit each."""
    faces = 0
    for chest in range(CHESTS):
        faces |= 1 << game.seats[seat].dice[chest]
    return faces & ~1


def shared_faces(game: Game) -> int:
    """3.2 The faces that show at several seats; two equal ones of the same seat do not count."""
    once, twice = 0, 0
    for seat in range(game.seat_count):
        faces = faces_of(game, seat)
        twice |= once & faces
        once |= faces
    return twice


def judge(game: Game) -> None:
    """3.3 Whom the Genie obeys, by the dice as revealed (reading 6), and 3.7 who has slapped by mistake."""
    shared = shared_faces(game)
    game.offenders = 0
    for seat in range(game.seat_count):
        me = game.seats[seat]
        note(game, Event.RUBBED, EVERYBODY, seat, me.slap, me.place, 0)
        if me.slap == Hand.SLAP and faces_of(game, seat) & shared == 0:
            game.offenders |= 1 << seat
    found = NO_SEAT
    for face in range(1, FACES + 1):
        game.summoners[face - 1] = NO_SEAT
        if (shared >> face) & 1 and (found == NO_SEAT or game.seat_count > 2):
            # 3.6 With two seats the Genie comes once.
            found = fastest(game, face)
            game.summoners[face - 1] = found
    game.stage = Stage.PENALTIES


def fastest(game: Game, face: int) -> int:
    """3.3, 3.6 The first of those who show the face and slapped. 3.10 Perhaps nobody."""
    best, tied = 0, 0
    for seat in range(game.seat_count):
        me = game.seats[seat]
        if me.slap == Hand.SLAP and (faces_of(game, seat) >> face) & 1:
            if tied == 0 or me.place < best:
                best, tied = me.place, 0
            if me.place == best:
                tied |= 1 << seat
    return settle_tie(game, face, tied)


def settle_tie(game: Game, face: int, tied: int) -> int:
    """3.4 By chance. All learn at once how, not when the Genie comes: offences are settled before (3.9)."""
    seat = any_of(game, tied)
    if tied & (tied - 1) != 0:
        note(game, Event.WON_TIE, EVERYBODY, seat, face, 0, 0)
    return seat


def any_of(game: Game, seats: int) -> int:
    """One of some seats (a bit each) by chance; nobody if there are none."""
    count = 0
    for seat in range(game.seat_count):
        count += (seats >> seat) & 1
    nth = below(game.luck, count) if count > 1 else 0
    for seat in range(game.seat_count):
        if (seats >> seat) & 1:
            if nth == 0:
                return seat
            nth -= 1
    return NO_SEAT


# -- offences -------------------------------------------------------------------


def punish_next(game: Game) -> None:
    """3.9 In the order of the seats (reading 15), and before any Genie (reading 28). 3.8 Nothing loose: no loss."""
    if game.offenders == 0:
        game.stage = Stage.GENIES
        return
    seat = 0
    while (game.offenders >> seat) & 1 == 0:
        seat += 1
    game.offenders &= ~(1 << seat)
    note(game, Event.OFFENDED, EVERYBODY, seat, 0, 0, 0)
    if has_loose(game, seat, LOOSE):
        game.player = seat
        ask(game, Ask.NAME, seat)


def refusal_of_seat(game: Game, seat: int, whom: int) -> int:
    """3.7, 4.6 Any opponent. 1.8 A seat that is at the table."""
    if whom >= game.seat_count:
        return Refusal.NO_SUCH_SEAT
    return Refusal.OWN_SEAT if whom == seat else Refusal.MAY


def name(game: Game, seat: int, thief: int) -> None:
    """3.7 The offender names the thief, 3.8 who must take a card (reading 14)."""
    game.thief = thief
    note(game, Event.NAMED, EVERYBODY, seat, thief, 0, 0)
    ask(game, Ask.PENALTY, thief)


def refusal_of_penalty(game: Game, kind: int, whom: int) -> int:
    """3.8 A loose card of the offender."""
    if whom != game.player:
        return Refusal.NOT_THE_OFFENDER
    return refusal_of_loose(game, whom, kind)


def take_penalty(game: Game, seat: int, kind: int, whom: int) -> None:
    """3.8 It is the thief's now."""
    note(game, Event.STOLE, EVERYBODY, seat, whom, kind, 0)
    hand_over(game, whom, seat, kind)
    game.thief = NO_SEAT
    game.asked = 0
    game.stage = Stage.PENALTIES
