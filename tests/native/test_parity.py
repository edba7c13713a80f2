"""Plain and native: the same bytes and the same answers after every action."""

import random
from typing import Any

import pytest

from grotto.games import GAMES, open_box
from grotto.lab.simulate import native_game
from grotto.native.cpu import NativeGame, NativeTable, chance_record
from grotto.tabletop.box import Box
from grotto.tabletop.chance import GAME, started
from grotto.tabletop.secret import secret_of_seed
from tests.every_game.tables import QUICK, TABLES

KEY = secret_of_seed(2026)


def tables(native: NativeGame, seats: int, options: dict[str, Any] | None = None) -> tuple[Any, NativeTable]:
    """The same empty table twice: a plain state and a native one."""
    plain = native.box.prepare(seats, native.box.check_options(options))
    plain.luck = started(KEY)
    return plain, NativeTable(native, native.record(plain))


def play_both(box: Box, empty: Any, native: NativeTable, number: int) -> int:
    """Play the game of that number in both worlds with the same random answers; returns the number of decisions."""
    picks, into, rules = random.Random(number), box.row(), box.plain
    plain = empty.copy()
    rules.rewind(plain.luck, number, 0, GAME)
    rules.set_up(plain)
    answers = rules.settle(plain, into)
    native.start(number)
    decisions = 0
    while plain.asked:
        assert plain.pack() == native.games.tobytes()
        assert into[:answers] == native.legal.tolist()
        action = picks.choice(into[:answers])
        answers = rules.act(plain, rules.first_asked(plain), action, into)
        native.act(action)
        decisions += 1
    assert plain.pack() == native.games.tobytes()
    assert native.legal.size == 0
    return decisions


@pytest.mark.parametrize(("name", "seats"), [(name, seats) for name, seats in TABLES if name in GAMES])
def test_plain_and_native_agree_after_every_action(name: str, seats: int) -> None:
    plain, native = tables(native_game(name), seats)
    games = 6 if QUICK else 20
    assert sum(play_both(open_box(name), plain, native, number) for number in range(games)) > games


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_plain_and_native_agree_over_a_thousand_games(name: str) -> None:
    box = open_box(name)
    each = -(-1000 // len(box.seats))
    for seats in box.seats:
        plain, native = tables(native_game(name), seats)
        assert sum(play_both(box, plain, native, 100 + number) for number in range(each)) > each


@pytest.mark.parametrize("name", GAMES)
def test_every_option_reaches_the_native_world(name: str) -> None:
    box = open_box(name)
    for option, about in box.options.items():
        for choice in about.choices:
            plain, native = tables(native_game(name), max(box.seats), {option: choice})
            play_both(box, plain, native, 7)


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_dealing_again_is_the_same_in_both_worlds(name: str) -> None:
    native: NativeGame = native_game(name)
    _, table = tables(native, native.box.usual_seats)
    table.start(3)
    state, luck, into = table.plain(), started(KEY), native.row()
    native.ready("deal_one_again")(table.games, 1, chance_record(KEY), into)
    native.box.plain.deal_again(state, 1, luck, native.box.row())
    assert state.pack() == table.games.tobytes()
