"""When a race is closed, and what is still waited for."""

import pytest

from grotto.server.race import Race, StillOpen, receipt_of
from grotto.server.race.modes import MS
from tests.server.race.drawn import drawn, order, slap, slaps, the_end, verdicts


def without_rest(trips: list[float | None]) -> Race:
    """Closed by the first slap and its photo finish, as if there were one prize only."""
    race = drawn(trips)
    terms = race.terms
    race.terms = type(terms)(terms.mode, terms.band, terms.least, terms.lock, terms.limit, 0)
    return race


def test_it_is_closed_as_soon_as_all_have_answered() -> None:
    race = drawn([20, 100])
    slap(race, 0, 300)
    last = slap(race, 1, 350)
    assert the_end(race) == last
    assert not race.is_closed(last - 1)
    assert race.is_closed(last)


def test_nobody_learns_of_it_before() -> None:
    race = drawn([20, 100])
    at = slap(race, 0, 300)
    for ask in (race.order, race.slapped, race.findings):
        with pytest.raises(StillOpen):
            ask(at)
    with pytest.raises(StillOpen):
        receipt_of(race, at)


@pytest.mark.parametrize(("far", "held"), [(30, 120), (200, 210), (390, 400), (900, 400)])
def test_the_photo_finish_takes_the_longest_way_of_the_others_within_120_and_400_ms(far: float, held: int) -> None:
    race = without_rest([20, far, 25])
    first = slap(race, 0, 300)
    assert the_end(race) == first + held * MS


def test_its_own_way_does_not_prolong_it() -> None:
    race = without_rest([300, 20])
    first = slap(race, 0, 250)
    assert the_end(race) == first + 120 * MS


def test_a_faster_slap_on_its_way_is_waited_for() -> None:
    race = without_rest([20, 380])
    first = slap(race, 0, 300)
    later = slap(race, 1, 299 - 100)
    assert later > first
    assert order(race) == [1]


def test_one_who_ties_with_the_fastest_is_never_late() -> None:
    race = slaps(without_rest([20, 20, 20]), {0: 300, 1: 312, 2: 313})
    assert order(race) == [[0, 1]]
    assert verdicts(race)[2] == "late"


def test_the_others_have_a_rest_of_time_after_the_fastest() -> None:
    race = slaps(drawn([20, 20, 20]), {0: 300, 1: 1800, 2: 1801})
    assert verdicts(race) == {0: "slapped", 1: "slapped", 2: "late"}


def test_a_slap_that_arrives_after_the_close_is_late() -> None:
    race = drawn([20, 20])
    slap(race, 0, 300)
    race.slap(1, the_end(race) + 1, 200 * MS)
    assert verdicts(race) == {0: "slapped", 1: "late"}


def test_without_any_slap_it_is_closed_after_the_limit() -> None:
    race = drawn([20, 20])
    due = race.cue_at(0) or 0
    assert the_end(race) == due + (5000 + 120) * MS
    assert verdicts(race) == {0: "silent", 1: "silent"}
    assert order(race) == []


def test_the_limit_runs_from_the_last_lamp() -> None:
    race = drawn([10, 250])
    assert the_end(race) == (race.cue_at(0) or 0) + (5000 + 260) * MS


def test_the_slap_that_arrived_first_begins_the_end_though_another_was_faster() -> None:
    race = drawn([20, 200, 20])
    first = slap(race, 0, 300)
    slap(race, 1, 280)
    assert the_end(race) == first + (1500 + 210) * MS


def test_what_arrives_at_the_last_moment_counts() -> None:
    race = drawn([20, 20])
    race.passes(0, the_end(race))
    race.passes(1, the_end(race) + 1)
    assert verdicts(race) == {0: "passed", 1: "silent"}


def test_a_slap_that_arrives_too_late_ends_nobodys_time() -> None:
    """Seat 1 is so far that not even the photo finish waits for it. Seat 2 has its 1.5 s after the fastest in time."""
    race = slaps(drawn([20, 2500, 20]), {0: 300, 1: 200, 2: 1750})
    assert verdicts(race) == {0: "slapped", 1: "late", 2: "slapped"}


def test_a_slap_after_the_limit_does_not_count_and_closes_nothing() -> None:
    race = drawn([20, 20])
    slap(race, 0, 5001)
    race.passes(1, slap(race, 1, 5050))
    assert verdicts(race) == {0: "late", 1: "late"}


def test_when_all_pass_nothing_is_waited_for() -> None:
    race = drawn([20, 20])
    race.passes(0, 3_000 * MS)
    race.passes(1, 3_100 * MS)
    assert the_end(race) == 3_100 * MS
    assert order(race) == []


def test_the_photo_finish_is_shown_when_it_is_too_late_to_slap_and_not_before() -> None:
    """It tells that somebody slapped: who acts on it comes too late."""
    race = drawn([20, 200])
    first = slap(race, 0, 300)
    shown_from = first + (1500 + 60) * MS
    assert not race.is_photo_finish(shown_from - 1)
    assert race.is_photo_finish(shown_from)
    race.slap(1, shown_from + 200 * MS, 0)  # tapped the moment it is seen, and lied about it
    assert verdicts(race) == {0: "slapped", 1: "late"}
    assert not race.is_photo_finish(the_end(race))
