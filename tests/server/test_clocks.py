"""Clocks, by drawn moments: seconds on a clock that the test sets."""

import pytest

from grotto.server.table import clocks
from grotto.server.table.clocks import SEALED, Clocks
from grotto.server.wire.commands import Pace

BANK = Pace("clocks", bank_seconds=100, increment_seconds=10, sealed_seconds=30)
DAYS = Pace("days", days=2)


def asked(pace: Pace, *seats: int, at: float = 0.0) -> Clocks:
    made = clocks.fresh(pace, 3)
    clocks.ask(made, pace, list(seats), False, at)
    return made


def test_the_clock_of_who_is_asked_runs() -> None:
    it = asked(BANK, 1)
    assert [(c.left_ms, c.running) for c in clocks.shown(it, 40.0)] == [
        (100_000, False),
        (60_000, True),
        (100_000, False),
    ]


def test_who_answers_is_given_the_increment() -> None:
    it = asked(BANK, 1)
    clocks.answered(it, BANK, 1, 40.0)
    assert it == Clocks({0: 100.0, 1: 70.0, 2: 100.0}, {})


def test_another_question_to_the_same_seat_goes_on_where_it_was() -> None:
    it = asked(BANK, 1)
    clocks.ask(it, BANK, [1, 2], False, 40.0)
    assert it.due == {1: 100.0, 2: 140.0}


def test_who_is_asked_no_more_keeps_what_is_left() -> None:
    it = asked(BANK, 1)
    clocks.ask(it, BANK, [2], False, 25.0)
    assert (it.banks[1], list(it.due)) == (75.0, [2])


def test_while_a_question_is_sealed_one_clock_runs_for_all() -> None:
    it = asked(BANK, 1)
    clocks.ask(it, BANK, [0, 1], True, 25.0)
    assert it == Clocks({0: 100.0, 1: 75.0, 2: 100.0}, {SEALED: 55.0})
    clocks.answered(it, BANK, 0, 30.0)
    assert it.banks[0] == 100.0
    clocks.ask(it, BANK, [0, 1], True, 30.0)
    assert it.due == {SEALED: 55.0}


def test_each_action_has_its_days_anew() -> None:
    it = asked(DAYS, 0)
    clocks.answered(it, DAYS, 0, 86_400.0)
    clocks.ask(it, DAYS, [0], False, 86_400.0)
    assert it.due == {0: 3 * 86_400.0}


def test_stopped_clocks_keep_what_was_left() -> None:
    it = asked(BANK, 0, 2)
    clocks.put_by(it, 99.0)
    assert it == Clocks({0: 1.0, 1: 100.0, 2: 1.0}, {})


def test_nobody_has_less_than_nothing() -> None:
    it = asked(BANK, 0)
    clocks.answered(it, BANK, 0, 500.0)
    assert it.banks[0] == 10.0


@pytest.mark.parametrize("sealed", [False, True])
def test_without_clocks_nothing_runs(sealed: bool) -> None:
    it = clocks.fresh(Pace(), 3)
    clocks.ask(it, Pace(), [0, 1], sealed, 5.0)
    assert it == Clocks()


def test_a_clock_that_began_since_the_last_sign_of_life_is_not_put_off_beyond_its_bank() -> None:
    kept = Clocks({0: 60.0, 1: 40.0}, {0: 1_100.0, 1: 1_030.0, SEALED: 2_000.0})
    assert clocks.within_banks(kept, BANK, 1_000.0).due == {0: 1_060.0, 1: 1_030.0, SEALED: 1_030.0}
