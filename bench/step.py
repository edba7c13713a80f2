"""How fast is one game stepped from Python: the legal actions, a choice, the act? Set-up and chance included.

OpenSpiel's games, in its own Python loop, are the measure beside it: card games of about this weight. A decision is a
player's choice; chance steps take time and are not counted. Every loop chooses at random in the same way.
"""

import time
from collections.abc import Callable
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any

import grotto
from bench.alone import ask
from bench.figures import Figure, absent, in_turns, told
from bench.tables import DIGUP
from grotto.native.cpu import NativeGame, NativeTable

UNIT = "decisions/s"
NATIVE, SECOND = "DIG UP, native", "DIG UP, native, the process's second table"
AUTHORITY = "DIG UP, a match with its events and its seal"
OTHERS = ("gin_rummy", "hearts", "leduc_poker")

PlayOne = Callable[[int, Callable[[], float]], int]


def measure(quick: bool) -> list[Figure]:
    seconds, times = 0.2 if quick else 1.0, 3 if quick else 7
    games: dict[str, PlayOne] = {NATIVE: stepped(), SECOND: stepped(), AUTHORITY: in_a_match}
    others = {f"OpenSpiel, {name}": name for name in OTHERS}
    if find_spec("pyspiel"):
        games |= {title: in_open_spiel(name) for title, name in others.items()}
    least = {NATIVE: 250e3, SECOND: 250e3}
    samples = in_turns({name: partial(rate, play, seconds) for name, play in games.items()}, times)
    figures = [Figure(name, found, UNIT, least.get(name)) for name, found in samples.items()]
    return figures + [absent(title, "not installed") for title in others if title not in games]


def rate(play: PlayOne, seconds: float) -> float:
    """Whole games until the time is up."""
    dice, decisions, number, start = Random(1).random, 0, 0, time.perf_counter()
    while time.perf_counter() - start < seconds:
        decisions += play(number, dice)
        number += 1
    return decisions / (time.perf_counter() - start)


def stepped() -> PlayOne:
    native = NativeGame(DIGUP.box, told)
    table = NativeTable(native, native.record(DIGUP.prepared()))

    def play(number: int, dice: Callable[[], float]) -> int:
        decisions = 0
        table.start(number)
        while table.count:
            legal = table.legal
            table.act(int(legal[int(dice() * len(legal))]))
            decisions += 1
        return decisions

    play(0, Random(1).random)
    return play


def in_a_match(number: int, dice: Callable[[], float]) -> int:
    match = grotto.Match("digup", seats=4, seed=number)
    while match.asked:
        seat = match.asked[0]
        legal = match.legal(seat)
        match.act(seat, legal[int(dice() * len(legal))])
    return len(match.actions)


def in_open_spiel(name: str) -> PlayOne:
    game = import_module("pyspiel").load_game(name)

    def play(_: int, dice: Callable[[], float]) -> int:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(by_chance(state.chance_outcomes(), dice()))
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(dice() * len(legal))])
                decisions += 1
        return decisions

    return play


def by_chance(outcomes: list[tuple[int, float]], roll: float) -> Any:
    for action, probability in outcomes:
        roll -= probability
        if roll < 0:
            return action
    return outcomes[-1][0]


if __name__ == "__main__":
    ask("step", measure)
