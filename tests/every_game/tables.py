"""What the battery runs over: every game in the house, every number of seats, every choice of every option.

With GROTTO_QUICK set, as `make check` does, it is the usual number of seats and a third of the examples.
"""

import os
import random
import sys
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st

import grotto
from grotto.games import GAMES, open_box
from grotto.tabletop.actions import Action
from grotto.tabletop.box import Box
from grotto.tabletop.chance import started
from grotto.tabletop.secret import secret_of_seed
from grotto.tabletop.words import SEATS
from tests.every_game import divers, divers_thumbs

sys.modules["grotto.players.thumbs.divers"] = divers_thumbs

# No game runs longer than this, however it is played.
MOST_ANSWERS_IN_A_GAME = 20_000

Chooser = Callable[[list[Any]], Any]

BOXES: dict[str, Box] = {**{name: open_box(name) for name in GAMES}, "divers": divers.BOX}
QUICK = bool(os.environ.get("GROTTO_QUICK"))
TABLES = [(name, n) for name, box in BOXES.items() for n in ((box.usual_seats,) if QUICK else box.seats)]
every_table = pytest.mark.parametrize(("game", "seats"), TABLES, ids=[f"{name}-{seats}" for name, seats in TABLES])
every_game = pytest.mark.parametrize("game", list(BOXES))


def tries(examples: int) -> settings:
    """The same examples in every run: a failure in the battery is a failure of the change at hand."""
    return settings(
        max_examples=-(-examples // 3) if QUICK else examples, deadline=None, derandomize=True, database=None
    )


@cache
def option_sets(game: str, seats: int) -> list[dict[str, Any]]:
    """The usual options, then each choice of each option; without what the game does not play with so many seats."""
    box = BOXES[game]
    sets: list[dict[str, Any]] = [{}]
    for name, option in box.options.items():
        for choice in option.choices[1:]:
            try:
                box.prepare(seats, box.check_options({name: choice}))
            except grotto.Misfit:
                continue
            sets.append({name: choice})
    return sets


class Course:
    """How a match goes: the seed of its luck, which options, and what is chosen (from the list, then at random)."""

    def __init__(self, seed: int, which: int, choices: list[int]) -> None:
        self.seed, self.which, self.choices = seed, which, choices

    def __repr__(self) -> str:
        return f"Course({self.seed}, {self.which}, {self.choices})"

    def match(self, game: str, seats: int) -> grotto.Match:
        sets = option_sets(game, seats)
        return grotto.Match(game, seats=seats, seed=self.seed, options=sets[self.which % len(sets)])

    def chooser(self) -> Chooser:
        dice = random.Random(self.seed)
        left = iter(self.choices)

        def choose(among: list[Any]) -> Any:
            number = next(left, None)
            return among[dice.randrange(len(among)) if number is None else number % len(among)]

        return choose


courses = st.builds(Course, st.integers(0, 2**40), st.integers(0, 40), st.lists(st.integers(0, 255), max_size=40))


def one_action(match: grotto.Match, choose: Chooser) -> tuple[int, Action]:
    """A seat that is asked, and something that it may do."""
    seat: int = choose(match.asked)
    return seat, choose(match.legal(seat))


def play_on(match: grotto.Match, choose: Chooser, most: int = MOST_ANSWERS_IN_A_GAME) -> Iterator[grotto.Match]:
    """The match after each further action, until it is over or `most` were played."""
    for _ in range(most):
        if not match.asked:
            return
        match.act(*one_action(match, choose))
        yield match


def played(match: grotto.Match, choose: Chooser, most: int = MOST_ANSWERS_IN_A_GAME) -> grotto.Match:
    for _ in play_on(match, choose, most):
        pass
    return match


def tables_of(game: str, seats: int, seed: int, options: dict[str, Any], choose: Chooser) -> Iterator[Any]:
    """The table of a game at each question and at its end. Rules alone: a match around it takes many times as long."""
    box, into = BOXES[game], BOXES[game].row()
    table = box.prepare(seats, box.check_options(options))
    table.luck = started(secret_of_seed(seed))
    table.heard = []
    box.plain.set_up(table)
    box.plain.settle(table, into)
    for _ in range(MOST_ANSWERS_IN_A_GAME):
        yield table
        if not table.asked:
            return
        seat = choose(SEATS.say(table.asked))
        count = box.plain.legal(table, seat, into)
        box.plain.act(table, seat, choose(into[:count]), into)
    raise AssertionError(f"{game} with {seats} seats, {options} and seed {seed} does not end")


def everything(match: grotto.Match) -> tuple[Any, ...]:
    """All that a match is: state, events, steps, chain, and what each viewer has of it."""
    viewers = (None, *range(match.seats))
    return (
        match.game.pack(),
        list(match.happenings),
        list(match.steps),
        match.link,
        match.asked,
        [match.view(viewer) for viewer in viewers],
        [match.heard(viewer) for viewer in viewers],
        [match.legal(seat) for seat in range(match.seats)],
        match.outcome,
    )
