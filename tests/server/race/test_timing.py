"""How fast a seat was: claims are believed as far as the measured way allows, and what is too fast is a false start."""

import pytest

from grotto.server.race import terms_of
from grotto.server.race.modes import MS
from grotto.tabletop.words import Misfit
from tests.server.race.drawn import drawn, order, slap, slaps, the_end, times, verdicts


def test_a_true_claim_is_believed_to_the_millisecond() -> None:
    race = slaps(drawn([20, 200]), {0: 300, 1: 280})
    assert times(race) == {0: 300, 1: 280}
    assert order(race) == [1, 0]


def test_the_far_seat_wins_though_the_near_ones_slap_arrives_first() -> None:
    race = drawn([20, 200])
    near, far = slap(race, 0, 300), slap(race, 1, 280)
    assert near < far
    assert order(race) == [1, 0]


def test_a_slow_way_is_forgiven_up_to_the_credit() -> None:
    race = drawn([50])
    slap(race, 0, 300, way=58)
    assert times(race) == {0: 300}


def test_a_way_slower_than_the_credit_costs_the_seat_the_rest() -> None:
    race = drawn([50])
    slap(race, 0, 300, way=90)
    assert times(race) == {0: 330}


def test_a_lie_gains_no_more_than_the_credit() -> None:
    race = drawn([50])
    slap(race, 0, 300, claim=0)
    assert times(race) == {0: 290}


def test_to_claim_too_much_costs_no_more_than_2_ms() -> None:
    race = drawn([50])
    slap(race, 0, 300, claim=9000)
    assert times(race) == {0: 302}


def test_without_a_claim_the_least_is_taken_off() -> None:
    race = drawn([50])
    race.slap(0, (race.runner(0).start or 0) + 350 * MS)
    assert times(race) == {0: 302}


def test_without_a_measured_link_nothing_is_taken_off() -> None:
    race = drawn([50])
    race.runner(0).trips.clear()
    slap(race, 0, 300, way=50)
    assert times(race) == {0: 350}


# -- false starts -----------------------------------------------------------------


def test_nobody_reacts_in_less_than_100_ms() -> None:
    race = drawn([20, 20])
    slap(race, 0, 99)
    slap(race, 1, 400)
    assert verdicts(race) == {0: "silent", 1: "slapped"}


def test_100_ms_are_a_reaction() -> None:
    race = drawn([20])
    slap(race, 0, 100)
    assert times(race) == {0: 100}


def test_a_slap_before_the_cue_is_a_false_start() -> None:
    race = drawn([20])
    race.slap(0, (race.runner(0).start or 0) - 400 * MS)
    slap(race, 0, 300)
    assert times(race) == {0: 300}
    assert race.findings(the_end(race))[0].false_starts == 1


def test_after_a_false_start_the_seat_is_locked_for_250_ms() -> None:
    race = drawn([20])
    slap(race, 0, 90)
    slap(race, 0, 339)
    assert verdicts(race) == {0: "silent"}


def test_a_lock_that_ended_before_100_ms_makes_no_reaction_of_what_is_none() -> None:
    race = drawn([20])
    race.slap(0, (race.runner(0).start or 0) - 400 * MS)
    slap(race, 0, 60)
    assert verdicts(race) == {0: "silent"}


def test_after_the_lock_it_may_slap_again() -> None:
    race = drawn([20])
    slap(race, 0, 90)
    slap(race, 0, 341)
    assert times(race) == {0: 341}


def test_a_slap_in_the_lock_begins_the_lock_anew_so_that_mashing_wins_nothing() -> None:
    race = drawn([20, 20])
    for time in range(-200, 700, 50):
        slap(race, 0, time)
    slap(race, 1, 500)
    assert order(race) == [1]


def test_after_twenty_taps_nothing_counts_any_more() -> None:
    race = drawn([20])
    for time in range(20):
        slap(race, 0, time)
    slap(race, 0, 600)
    assert verdicts(race) == {0: "silent"}


def test_who_started_falsely_may_pass() -> None:
    race = drawn([20])
    at = slap(race, 0, 50)
    race.passes(0, at + MS)
    assert verdicts(race) == {0: "passed"}


def test_the_first_answer_stands() -> None:
    race = drawn([20, 20])
    at = slap(race, 0, 300)
    race.passes(0, at + MS)
    race.passes(1, at)
    slap(race, 1, 400)
    assert verdicts(race) == {0: "slapped", 1: "passed"}


# -- terms --------------------------------------------------------------------------


def test_a_table_may_choose_what_a_false_start_is() -> None:
    assert terms_of("reflex", least=80 * MS).least == 80 * MS
    assert terms_of("sealed", least=80 * MS).least == 0


@pytest.mark.parametrize(("mode", "least", "limit"), [("fast", None, None), ("reflex", 50, None), ("reflex", None, 5)])
def test_other_terms_are_refused_with_what_was_expected(mode: str, least: int | None, limit: int | None) -> None:
    with pytest.raises(Misfit, match="expected"):
        terms_of(mode, least, limit)
