"""Gaps that say nothing of the players are ties."""

import pytest

from grotto.server.race.ties import groups_of
from grotto.tabletop.match import Match
from tests.server.race.drawn import drawn, order, slaps


@pytest.mark.parametrize(("times", "expected"), [((300, 312), [[0, 1]]), ((300, 313), [0, 1]), ((313, 300), [1, 0])])
def test_who_is_no_more_than_12_ms_behind_ties(times: tuple[float, float], expected: list[int | list[int]]) -> None:
    assert order(slaps(drawn([20, 20]), dict(enumerate(times)))) == expected


def test_in_the_relaxed_mode_150_ms_are_a_tie() -> None:
    assert order(slaps(drawn([20, 20, 20], "relaxed"), {0: 300, 1: 450, 2: 601})) == [[0, 1], 2]


def test_nobody_is_put_behind_another_by_less_than_the_band() -> None:
    """1 and 2 are 2 ms apart: whoever came before them must not part them."""
    assert groups_of(12, {0: 300, 1: 311, 2: 313}) == [[0, 1, 2]]


def test_ties_name_their_seats_in_the_order_of_the_table_not_of_their_slaps() -> None:
    assert order(slaps(drawn([20, 20, 20]), {2: 300, 1: 305, 0: 400})) == [[1, 2], 0]


def test_a_match_takes_the_order() -> None:
    match = Match("lamp", seats=3, seed=4)
    while "slap" not in [str(action) for action in match.legal(match.asked[0])]:
        match.act(match.asked[0], match.legal(match.asked[0])[0])
    race = slaps(drawn([20, 90, None]), {0: 400, 1: 395})
    race.passes(2, 2_000_000)
    for seat in (0, 1):
        match.act(seat, "slap")
    match.act(2, "pass", order=order(race))
    assert str(match.steps[-1]).startswith("pass (order 0=1")
