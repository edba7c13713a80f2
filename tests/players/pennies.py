"""A tiny game with a known mixed answer: two seats show a coin at the same time.

Two heads: seat 0 wins. Two tails: both do. Else seat 1 wins. Seat 0 shows heads once in three times, and so does seat
1: then neither can gain by knowing the other, and seat 0 wins a third of the games. A pick that can be foreseen loses.
"""

import sys
from enum import IntEnum
from typing import Any

from grotto.players.weighing import LIST
from grotto.tabletop.actions import Verb, Verbs, argument
from grotto.tabletop.box import Box, Common, Option, Outcome
from grotto.tabletop.chance import GAME, rewind, word
from grotto.tabletop.events import Part, Telling, note
from grotto.tabletop.layout import number, row
from grotto.tabletop.table import Table
from grotto.tabletop.words import SEAT, Named

SIDE = Named("a side", ("", "heads", "tails"))
HEADS, TAILS = 1, 2
POINT = 100
PARTS = ()


class Ask(IntEnum):
    OVER = 0
    SHOW = 1


class Game(Table):
    seat_count: int = number("int8")
    shown: list[int] = row("int8", 2, SIDE)


VERBS = Verbs(Verb("show", "show {}", (argument("side", ("heads", "tails")),), secret=True))


def prepare(seats: int, _: dict[str, Any]) -> Game:
    game = Game()
    game.seat_count = seats
    return game


def view(game: Game, viewer: int | None) -> dict[str, Any]:
    return {"asked": game.asked, "shown": 0 if viewer is None else game.shown[viewer]}


def outcome(game: Game) -> Outcome | None:
    if game.ask != Ask.OVER:
        return None
    return Outcome([s for s in range(2) if wins(game, s)], [points(game, s) for s in range(2)], "shown", "coins")


def reason(game: Game, seat: int, action: int) -> tuple[str, dict[str, Any]]:
    return "coin", {"side": action, "seat": seat, "ask": int(game.ask)}


# -- Table Python from here on --------------------------------------------------


def set_up(game: Game) -> None:
    game.ask = Ask.SHOW
    game.asked = 3


def is_sealed(game: Game) -> bool:
    return game.ask == Ask.SHOW


def note_forced(game: Game, seat: int) -> None:
    note(game, 0, 1 << seat, seat, 0, 0, 0)


def refusal(game: Game, seat: int, action: int) -> int:
    if (game.asked >> seat) & 1 == 0:
        return 1
    return 0 if 0 <= action < 2 else 2


def legal(game: Game, seat: int, into: Any) -> int:
    into[0] = 0
    into[1] = 1
    return 2 if (game.asked >> seat) & 1 else 0


def answer(game: Game, seat: int, action: int) -> None:
    game.shown[seat] = HEADS + action
    game.asked &= ~(1 << seat)
    if game.asked == 0:
        game.ask = Ask.OVER


def points(game: Game, seat: int) -> int:
    if game.shown[0] == TAILS and game.shown[1] == TAILS:
        return 1
    both = game.shown[0] == HEADS and game.shown[1] == HEADS
    return 2 if both == (seat == 0) else 0


def wins(game: Game, seat: int) -> bool:
    return points(game, seat) > 0


def deal_again(game: Game, seat: int, luck: Any, pool: Any) -> None:
    for i in range(8):
        game.luck.key[i] = word(luck)
    rewind(game.luck, 0, 0, GAME)
    pool[0] = 0
    if game.shown[1 - seat] != 0:
        game.shown[1 - seat] = HEADS


def weigh(game: Game, seat: int, answers: int, into: Any, values: Any) -> None:
    for i in range(answers):
        values[i] = 1


def at_once(game: Game, seat: int) -> int:
    return LIST


def is_mixed(game: Game) -> bool:
    return game.ask == Ask.SHOW


def reopen(game: Game, seat: int) -> None:
    game.shown[1 - seat] = 0
    game.asked = 3


def swing(game: Game) -> int:
    return 2


BOX = Box(
    name="pennies",
    title="Pennies",
    version=1,
    seats=(2,),
    usual_seats=2,
    options={"side": Option(("usual",), "no choice")},
    layout=Game,
    shapes=(),
    seldom=(),
    modules=(sys.modules[__name__],),
    verbs=VERBS,
    tellings=[Telling("forced", (Part("seat", SEAT),), private=True)],
    refusals=Common,
    reasons={1: ("1", "not asked"), 2: ("1", "no such action")},
    most_answers=2,
    prepare=prepare,
    view=view,
    check=lambda _: [],
    outcome=outcome,
)
