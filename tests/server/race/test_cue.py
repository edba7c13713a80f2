"""The cue: nobody foresees it, and it reaches all at once."""

from random import Random

import pytest

from grotto.server.race import Runner, open_race, terms_of
from grotto.server.race.cue import WAIT_FROM, WAIT_TO
from grotto.server.race.modes import MS, SECOND
from grotto.tabletop.words import Misfit
from tests.server.race.drawn import drawn


def arrivals(trips: list[float | None]) -> list[int]:
    race = drawn(trips)
    return [(runner.cue or 0) + runner.link.shortest // 2 for runner in race.runners]


def test_the_cue_reaches_all_at_the_same_moment() -> None:
    assert len(set(arrivals([15, 45, 120, 250]))) == 1


def test_a_program_sees_it_when_people_do() -> None:
    first, second = arrivals([80, None])
    assert first == second


def test_nobody_is_held_back_for_more_than_120_ms() -> None:
    race = drawn([10, 900])
    near, far = race.cue_at(0), race.cue_at(1)
    assert near is not None
    assert far is not None
    assert near - far == 120 * MS


def test_the_wait_for_it_is_drawn_anew_each_time() -> None:
    runners = [Runner(0, [20 * MS])]
    waits = {open_race(terms_of("reflex"), runners, 0, Random(seed)).cue_at(0) or 0 for seed in range(300)}
    assert len(waits) > 290
    assert min(waits) >= WAIT_FROM
    assert max(waits) <= WAIT_TO
    assert min(waits) < WAIT_FROM + 100 * MS
    assert max(waits) > WAIT_TO - 100 * MS


@pytest.mark.parametrize("seats", [[], [0, 0]])
def test_a_race_has_seats_and_each_once(seats: list[int]) -> None:
    with pytest.raises(Misfit, match="each once"):
        open_race(terms_of("reflex"), [Runner(seat) for seat in seats], 0, Random(1))


def test_a_cue_sent_again_starts_no_clock_again() -> None:
    race = drawn([20])
    start = race.runner(0).start
    race.sent(0, (start or 0) + SECOND)
    assert race.runner(0).start == start


def test_who_was_away_has_no_more_time_than_the_others() -> None:
    """He may have watched the cue elsewhere: his time runs from when it was due, or a little later."""
    race = open_race(terms_of("reflex"), [Runner(0, [20 * MS]), Runner(1, [20 * MS])], 0, Random(1))
    due = race.cue_at(0) or 0
    race.sent(0, due + SECOND)
    race.sent(1, due + 3 * MS)
    assert race.runner(0).start == due + 50 * MS
    assert race.runner(1).start == due + 3 * MS


def test_before_its_cue_was_sent_a_seat_runs_from_when_it_is_due() -> None:
    race = open_race(terms_of("reflex"), [Runner(0, [20 * MS])], 0, Random(1))
    assert race.runner(0).start == race.cue_at(0)
