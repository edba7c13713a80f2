"""How many playouts a second does a search make on one thread? From the opening; each to the end, by rules of thumb."""

import os
import subprocess
import sys
import time
from collections.abc import Callable

from bench.alone import ask
from bench.figures import Figure, absent, in_turns
from bench.machine import ROOT
from bench.tables import KEY, TABLES, Measured
from grotto.native.playing import NativePlayers, NativeThought
from grotto.players.thumbs import has_thumbs

UNIT = "playouts/s"
LEAST = {"digup": 20e3, "lamp": 40e3, "dragons": 5e3}
SEATS = {"digup": 2, "lamp": 2, "dragons": 3}
FORMALITIES = {"digup": 1}  # questions a seat before it begins: each chooses a colour
ANSWER = """
import random, time
start = time.perf_counter()
from grotto.games import open_box
from grotto.players import player, sight
from bench.search import opening
from bench.tables import TABLES
measured = next(table for table in TABLES if table.game == {game!r})
table, seat = opening(measured)
it = player({name!r}, measured.box)
dice = random.Random(1)
it.choose(sight(measured.box, table, seat, dice), dice)
print(time.perf_counter() - start)
"""
OPEN_SPIEL = """
import random, time
import pyspiel
game = pyspiel.load_game({game!r})
evaluator, final = pyspiel.RandomRolloutEvaluator(1, 1), pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
bot = pyspiel.ISMCTSBot(1, evaluator, 1.0, 10_000, -1, final, False, False)
state, dice = game.new_initial_state(), random.Random(1)
while state.is_chance_node():
    state.apply_action(dice.choice(state.legal_actions()))
start = time.perf_counter()
bot.step(state)
print(10_000 / (time.perf_counter() - start))
"""


def measure(quick: bool) -> list[Figure]:
    playouts, times = (2_000, 3) if quick else (20_000, 7)
    tables = [table for table in TABLES if has_thumbs(table.box)]
    runs = {named(table): rate(table, playouts) for table in tables}
    samples = in_turns(runs, times)
    figures = [Figure(named(table), samples[named(table)], UNIT, LEAST[table.game]) for table in tables]
    for table in {table.game: table for table in tables}.values():
        figures += [
            first_answer(table, "search:1", 3, "from the cache, one playout", times),
            first_answer(table, "level:5", None, "importing included", 1),
        ]
    return figures + [open_spiel(game) for game in ("leduc_poker", "hearts")]


def named(table: Measured) -> str:
    return str(table).replace(f"{table.seats} seats", f"{seats_of(table)} seats")


def seats_of(table: Measured) -> int:
    return SEATS.get(table.game, table.seats)


def opening(table: Measured) -> tuple[object, int]:
    """The first question that is more than a formality, and who is asked."""
    box = table.box
    game = table.prepared(seats_of(table))
    box.plain.set_up(game)
    into = box.row()
    box.plain.settle(game, into)
    for _ in range(FORMALITIES.get(table.game, 0) * game.seat_count):
        box.plain.act(game, box.plain.first_asked(game), into[0], into)
    return game, box.plain.first_asked(game)


def rate(table: Measured, playouts: int) -> Callable[[], float]:
    """A run that returns its playouts a second; it compiles now, not then."""
    natives = NativePlayers(table.box, print)
    game, seat = opening(table)
    NativeThought(natives, game, seat, KEY).go_on(1)

    def run() -> float:
        thought = NativeThought(natives, game, seat, KEY)
        start = time.perf_counter()
        thought.go_on(playouts)
        return playouts / (time.perf_counter() - start)

    return run


def first_answer(table: Measured, name: str, most: float | None, note: str, times: int) -> Figure:
    """In a fresh process, after the search was compiled once on this machine."""
    seconds = [float(python(ANSWER.format(game=table.game, name=name))) for _ in range(min(3, times))]
    return Figure(f"{table.game}: first answer of {name} in a fresh process", seconds, "s", most=most, note=note)


def open_spiel(game: str) -> Figure:
    """IS-MCTS of OpenSpiel in C++, with random playouts, under an interpreter that has it (OPEN_SPIEL_PYTHON)."""
    what = f"OpenSpiel, IS-MCTS in C++, {game}, random playouts"
    theirs = os.environ.get("OPEN_SPIEL_PYTHON")
    if theirs is None:
        return absent(what, "not measured: OPEN_SPIEL_PYTHON names an interpreter with open_spiel installed")
    return Figure(what, [float(python(OPEN_SPIEL.format(game=game), theirs)) for _ in range(3)], "simulations/s")


def python(code: str, interpreter: str = sys.executable) -> str:
    return subprocess.run([interpreter, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True).stdout


if __name__ == "__main__":
    ask("search", measure)
