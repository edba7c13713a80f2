"""A made-up game for the battery: all seats are asked at once, and what they chose is sealed until the last has chosen.

Six pearls lie in a hidden pile. Each of three rounds all dive at once, to one of three depths; who alone is deepest
wins the pearl on top, which is turned up. The most points win.
"""

import sys
from enum import IntEnum
from typing import Any

from grotto.tabletop.actions import Verb, Verbs, of_wording
from grotto.tabletop.box import Box, Option, Outcome, ScoreLine
from grotto.tabletop.chance import GAME, below, rewind, word
from grotto.tabletop.events import EVERYBODY, Part, Telling, note
from grotto.tabletop.layout import number, row
from grotto.tabletop.piles import Stack, pop, push, put_in_order, shuffle, stack
from grotto.tabletop.table import Table
from grotto.tabletop.words import NUMBER, SEAT, YES_NO, Named

PEARLS = 6
ROUNDS = 3
MOST_SEATS = 3
NO_SEAT = -1
PEARL = Named("a pearl", ("", "white", "grey", "pink", "gold", "blue", "black"))
DEPTH = Named("a depth", ("", "shallow", "middle", "deep"))
DEPTHS = 3


class Ask(IntEnum):
    OVER = 0
    DIVE = 1


class Event(IntEnum):
    DIVED = 0
    SURFACED = 1
    WON = 2
    FORCED = 3


class Refusal(IntEnum):
    MAY = 0
    NOT_ASKED = 1
    NO_SUCH_ACTION = 2
    OTHER_QUESTION = 3


class Game(Table):
    seat_count: int = number("int8")
    round: int = number("int8")
    upside_down: int = number("int8", YES_NO)
    chosen: list[int] = row("int8", MOST_SEATS, DEPTH)
    surfaced: list[int] = row("int8", MOST_SEATS, DEPTH)
    points: list[int] = row("int8", MOST_SEATS)
    pile: Stack = stack(PEARLS, PEARL)
    won: Stack = stack(PEARLS, PEARL)


TELLINGS = [
    Telling("dived", (Part("seat", SEAT), Part("depth", DEPTH, secret=True))),
    Telling("surfaced", (Part("seat", SEAT), Part("depth", DEPTH)), reveals=("depth",)),
    Telling("won", (Part("seat", SEAT), Part("pearl", PEARL), Part("points", NUMBER)), reveals=("pearl", "points")),
    Telling("forced", (Part("seat", SEAT),), private=True),
]
VERBS = Verbs(Verb("dive", "dive {}", (of_wording("depth", DEPTH, 1, DEPTHS),), secret=True), Verb("wave", "wave"))
DIVE = VERBS.first("dive") - 1
REASONS = {
    1: ("1", "it is not this seat that is asked"),
    2: ("1", "there is no such action"),
    3: ("1", "that does not answer what is asked now"),
}


def prepare(seats: int, options: dict[str, Any]) -> Game:
    game = Game()
    game.seat_count = seats
    game.upside_down = int(options["upside_down"])
    return game


def view(game: Game, viewer: int | None) -> dict[str, Any]:
    seen: dict[str, Any] = {
        "asked": game.asked,
        "round": game.round,
        "points": game.points[: game.seat_count],
        "pile": game.pile.count,
        "won": game.won.as_json(),
        "surfaced": game.surfaced[: game.seat_count],
    }
    if viewer is not None:
        seen["chosen"] = game.chosen[viewer]
    return seen


def check(game: Game) -> list[str]:
    found = sorted(game.pile.cards[: game.pile.count] + game.won.cards[: game.won.count])
    pearls = [] if found == list(range(1, PEARLS + 1)) else [f"pearls: found {found}, expected each once"]
    owing = [
        seat
        for seat in range(game.seat_count)
        if game.ask != Ask.OVER and (game.chosen[seat] == 0) != bool(game.asked >> seat & 1)
    ]
    return pearls + [f"chosen: seat {seat} owes an answer, or has given one" for seat in owing]


def outcome(game: Game) -> Outcome | None:
    if game.ask != Ask.OVER:
        return None
    scores = game.points[: game.seat_count]
    winners = [seat for seat, points in enumerate(scores) if points == max(scores)]
    lines = [[ScoreLine("points", points, 1)] for points in scores]
    return Outcome(winners, scores, "rounds-over", "shared" if len(winners) > 1 else "points", lines)


# -- Table Python from here on --------------------------------------------------


def set_up(game: Game) -> None:
    for pearl in range(1, PEARLS + 1):
        push(game.pile, pearl)
    shuffle(game.pile, game.luck)
    ask_all(game)


def ask_all(game: Game) -> None:
    game.round += 1
    game.ask = Ask.DIVE
    game.asked = (1 << game.seat_count) - 1


def is_sealed(game: Game) -> bool:
    return game.ask == Ask.DIVE


def note_forced(game: Game, seat: int) -> None:
    note(game, Event.FORCED, 1 << seat, seat, 0, 0, 0)


def refusal(game: Game, seat: int, action: int) -> int:
    if (game.asked >> seat) & 1 == 0:
        return Refusal.NOT_ASKED
    if action < 0 or action > DEPTHS:
        return Refusal.NO_SUCH_ACTION
    return Refusal.MAY if action < DEPTHS else Refusal.OTHER_QUESTION


def legal(game: Game, seat: int, into: Any) -> int:
    for depth in range(DEPTHS):
        into[depth] = depth
    return DEPTHS if (game.asked >> seat) & 1 else 0


def answer(game: Game, seat: int, action: int) -> None:
    game.chosen[seat] = action - DIVE
    game.asked &= ~(1 << seat)
    note(game, Event.DIVED, 1 << seat, seat, game.chosen[seat], 0, 0)
    if game.asked == 0:
        surface(game)


def surface(game: Game) -> None:
    for seat in range(game.seat_count):
        game.surfaced[seat] = game.chosen[seat]
        note(game, Event.SURFACED, EVERYBODY, seat, game.chosen[seat], 0, 0)
    winner = alone_deepest(game)
    if winner != NO_SEAT:
        pearl = pop(game.pile)
        push(game.won, pearl)
        game.points[winner] += pearl
        note(game, Event.WON, EVERYBODY, winner, pearl, game.points[winner], 0)
    for seat in range(game.seat_count):
        game.chosen[seat] = 0
    if game.round < ROUNDS:
        ask_all(game)
    else:
        game.ask = Ask.OVER


def alone_deepest(game: Game) -> int:
    for depth in range(DEPTHS, 0, -1):
        found, last = 0, NO_SEAT
        for seat in range(game.seat_count):
            if game.chosen[seat] == (DEPTHS + 1 - depth if game.upside_down else depth):
                found += 1
                last = seat
        if found > 0:
            return last if found == 1 else NO_SEAT
    return NO_SEAT


def points(game: Game, seat: int) -> int:
    return game.points[seat]


def wins(game: Game, seat: int) -> bool:
    for other in range(game.seat_count):
        if game.points[other] > game.points[seat]:
            return False
    return True


def deal_again(game: Game, seat: int, luck: Any, pool: Any) -> None:
    for i in range(8):
        game.luck.key[i] = word(luck)
    rewind(game.luck, 0, 0, GAME)
    put_in_order(game.pile.cards, game.pile.count)
    shuffle(game.pile, luck)
    pool[0] = 0
    for other in range(game.seat_count):
        if other != seat and game.chosen[other] != 0:
            game.chosen[other] = 1 + below(luck, DEPTHS)


BOX = Box(
    name="divers",
    title="Divers",
    version=1,
    seats=(2, 3),
    usual_seats=2,
    options={"upside_down": Option((False, True), "whether the shallowest wins")},
    layout=Game,
    shapes=(),
    seldom=(),
    modules=(sys.modules[__name__],),
    verbs=VERBS,
    tellings=TELLINGS,
    refusals=Refusal,
    reasons=REASONS,
    most_answers=DEPTHS,
    prepare=prepare,
    view=view,
    check=check,
    outcome=outcome,
)
