"""A race that outlives its server."""

from random import Random

import msgspec
import pytest

from grotto.server.race import Race, Runner, after_restart, bot_answers, receipt_of
from grotto.server.race.modes import MS, SECOND
from tests.server.race.drawn import drawn, order, slap, slaps, the_end, verdicts

DAY = 86_400 * SECOND


def stored(race: Race) -> Race:
    return msgspec.json.decode(msgspec.json.encode(race), type=Race)


def test_a_race_can_be_stored_at_any_moment_and_goes_on() -> None:
    race = stored(drawn([20, 200]))
    slap(race, 0, 300)
    race = stored(race)
    slap(race, 1, 280)
    assert order(stored(race)) == [1, 0]


def test_what_was_closed_stays_decided() -> None:
    race = slaps(drawn([20, 200]), {0: 300, 1: 280})
    alive = the_end(race)
    again = after_restart(stored(race), alive, DAY, Random(2))
    assert again.is_closed(DAY)
    assert receipt_of(again, DAY) == receipt_of(race, alive)


def test_an_open_race_is_run_again_by_all_with_a_new_cue() -> None:
    race = drawn([20, 200])
    alive = slap(race, 0, 300)
    again = after_restart(stored(race), alive, DAY, Random(2), [Runner(0, [25 * MS] * 8, 20 * MS), Runner(1, bot=True)])
    assert again.run == 2
    assert (again.runner(0).kernel, again.runner(1).bot) == (20 * MS, True)
    assert [runner.answers for runner in again.runners] == [[], []]
    assert (again.cue_at(0) or 0) > DAY
    assert again.runner(0).link.shortest == 25 * MS
    slaps(again, {0: 300})
    assert receipt_of(again, the_end(again)).run == 2


def test_what_was_decided_while_nobody_was_there_is_not() -> None:
    """The rest of the time passed while the server was down: whom it could not hear loses nothing by that."""
    race = drawn([20, 200])
    alive = slap(race, 0, 300)
    assert race.is_closed(DAY)
    assert after_restart(race, alive, DAY, Random(2)).run == 2


def test_choices_without_reflexes_stand() -> None:
    race = drawn([20, 20], "sealed")
    race.slap(0, 3 * SECOND)
    again = after_restart(stored(race), 5 * SECOND, 20 * SECOND, Random(2))
    assert again.run == 1
    assert verdicts(again) == {0: "slapped", 1: "silent"}


def test_the_time_in_which_nobody_was_heard_is_nobodys() -> None:
    race = drawn([20, 20], "sealed")
    assert the_end(race) == 30 * SECOND
    assert the_end(after_restart(race, 3 * SECOND, 20 * SECOND, Random(2))) == 47 * SECOND
    days = drawn([40], "alone", ends=2 * DAY // MS)
    assert the_end(after_restart(days, DAY, 4 * DAY, Random(2))) == 5 * DAY


@pytest.mark.parametrize("back", [SECOND, DAY])
def test_nor_is_what_the_clock_was_set_back_by(back: int) -> None:
    race = slaps(drawn([20, 200]), {0: 300, 1: 280})
    alive = the_end(race)
    assert after_restart(race, alive, alive - back, Random(2)).is_closed(alive - back)
    cut_off = after_restart(drawn([20, 200]), SECOND, SECOND - back, Random(2))
    assert SECOND - back < the_end(cut_off) < SECOND - back + 10 * SECOND


def alone() -> tuple[Race, int]:
    """Seat 0 has run, seat 1 let its time pass, seat 2 was just sent its cue, seat 3 was not ready yet."""
    race = drawn([40, 40, 40, 40], "alone")
    for seat, at in ((0, 0), (1, DAY), (2, 2 * DAY)):
        race.sent(seat, race.ready(seat, at, Random(1), [40 * MS]))
    slap(race, 0, 300)
    return race, (race.cue_at(2) or 0) + 100 * MS


def test_of_those_timed_alone_who_was_cut_off_may_be_ready_once_more() -> None:
    race, alive = alone()
    again = after_restart(stored(race), alive, 3 * DAY, Random(2))
    assert [again.runner(seat).start is None for seat in range(4)] == [False, False, True, True]
    assert len(again.runner(0).answers) == 1
    assert again.cue_at(2) is None
    assert again.cue_at(3) is None
    assert again.run == 2


def test_a_program_is_not_cut_off() -> None:
    race = drawn([40, None], "alone")
    at = bot_answers(race, 1, True, 3, Random(1))
    again = after_restart(race, at - 1, DAY, Random(2))
    assert len(again.runner(1).answers) == 1
    assert again.runner(1).start == (race.runner(1).start or 0) + DAY - at + 1


def test_and_can_still_win() -> None:
    race, alive = alone()
    again = after_restart(race, alive, 3 * DAY, Random(2))
    again.sent(2, again.ready(2, 3 * DAY, Random(3), [40 * MS]))
    slap(again, 2, 200)
    again.passes(3, 4 * DAY)
    assert order(again) == [2, 0]
    assert verdicts(again) == {0: "slapped", 1: "silent", 2: "slapped", 3: "passed"}
