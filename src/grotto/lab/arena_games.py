"""An arena's games one after the other, for players of any kind: a line of results a game."""

import multiprocessing
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from random import Random
from typing import Any

import msgspec

from grotto.lab.plan import Plan
from grotto.players import Player, player, sight
from grotto.players.rounds import TWELVE
from grotto.tabletop.chance import GAME, started
from grotto.tabletop.secret import secret_of_seed

Tell = Callable[[str], None]


def plain_lines(plan: Plan, numbers: list[int], workers: int, tell: Tell) -> Iterator[dict[str, Any]]:
    """A line a game, on so many processes."""
    if workers == 1:
        yield from (play_game(plan_key(plan), number, tell) for number in numbers)
        return
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(workers, mp_context=context) as pool:
        yield from pool.map(play_game, [plan_key(plan)] * len(numbers), numbers)


def plan_key(plan: Plan) -> bytes:
    """The plan as a text: it goes to other processes, and each makes it a plan again once."""
    return msgspec.json.encode(plan)


@cache
def plan_of(key: bytes) -> Plan:
    return msgspec.json.decode(key, type=Plan)


PLAYERS: dict[tuple[str, str], Player] = {}


def sitting(plan: Plan, number: int, tell: Tell) -> Player:
    """One object for each name; search waits until it is compiled."""
    key = plan.game, plan.players[number]
    if key not in PLAYERS:
        PLAYERS[key] = player(key[1], plan.box, tell=tell)
    return PLAYERS[key]


def play_game(key: bytes, number: int, tell: Tell = lambda _: None) -> dict[str, Any]:
    """The game of that number; deal, lots and each seat's dice follow from the seed and the number alone."""
    plan = plan_of(key)
    deal, which = divmod(number, len(plan.seatings))
    seating = plan.seatings[which]
    players = [sitting(plan, who, tell) for who in seating]
    box, game, into = plan.box, dealt(plan, deal), plan.box.row()
    dice = [Random(f"arena {plan.seed} {number} {seat}") for seat in range(plan.seats)]
    lots = Random(f"lots {plan.seed} {number}")
    decisions, ms = [0] * plan.seats, [0.0] * plan.seats
    while game.asked:
        seat = box.plain.first_asked(game)
        seen = sight(box, game, seat, lots)
        start = time.perf_counter()
        action = players[seat].choose(seen, dice[seat]).action
        ms[seat] += 1000 * (time.perf_counter() - start)
        decisions[seat] += 1
        box.plain.act(game, seat, action.number, into)
    points = [int(box.plain.points(game, seat)) for seat in range(plan.seats)]
    result = {"game": number, "seating": list(seating), "points": points, "twelfths": twelfths(plan, game)}
    return {**result, "decisions": decisions, "ms": [round(one, 3) for one in ms]}


def dealt(plan: Plan, deal: int) -> Any:
    """The table of that deal at its first question, as the native arena deals it."""
    game = plan.box.prepare(plan.seats, plan.options)
    game.luck = started(secret_of_seed(plan.seed))
    plan.box.plain.rewind(game.luck, deal, 0, GAME)
    plan.box.plain.set_up(game)
    plan.box.plain.settle(game, plan.box.row())
    return game


def twelfths(plan: Plan, game: Any) -> list[int]:
    won = [bool(plan.box.plain.wins(game, seat)) for seat in range(plan.seats)]
    return [TWELVE // sum(won) if one else 0 for one in won]
