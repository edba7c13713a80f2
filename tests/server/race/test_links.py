"""What the measured round trips say of a link."""

import pytest

from grotto.server.race import link_of, weaknesses
from grotto.server.race.modes import MS


def ms(*trips: float) -> list[int]:
    return [round(trip * MS) for trip in trips]


def test_the_shortest_trip_is_the_way_and_most_of_the_others_its_spread() -> None:
    link = link_of(ms(60, 40, 45, 50, 41, 42, 43, 44, 46, 300))
    assert link.shortest == 40 * MS
    assert link.spread == 20 * MS
    assert (link.low, link.high) == (38 * MS, 60 * MS)


@pytest.mark.parametrize(("trips", "credit"), [((20, 21, 22), 10), ((20, 50, 51), 31), ((20, 300, 300), 60)])
def test_the_credit_lies_between_10_and_60_ms(trips: tuple[float, ...], credit: int) -> None:
    assert link_of(ms(*trips)).credit == credit * MS


def test_only_the_last_trips_count() -> None:
    assert link_of(ms(5, *[30] * 32)).shortest == 30 * MS


def test_who_was_never_measured_gets_no_credit() -> None:
    link = link_of([])
    assert (link.low, link.high) == (0, 0)


def test_pings_answered_late_help_no_further_than_5_ms_beyond_the_kernel() -> None:
    assert link_of(ms(140, 141, 142), kernel=40 * MS).shortest == 45 * MS
    assert link_of(ms(42, 43, 44), kernel=40 * MS).shortest == 42 * MS


@pytest.mark.parametrize(
    ("trips", "kernel", "said"),
    [
        (ms(20, 22, 25), None, []),
        (ms(20, 22, 25), 18 * MS, []),
        ([], None, ["unmeasured"]),
        (ms(310, 312), None, ["far"]),
        (ms(20, 90, 95), None, ["unsteady"]),
        (ms(120, 121), 20 * MS, ["late-pings"]),
    ],
)
def test_what_is_said_of_a_link_before_the_race(trips: list[int], kernel: int | None, said: list[str]) -> None:
    assert weaknesses(trips, kernel) == said
