"""The ways to race that need no reflexes, or no common moment."""

from random import Random

import msgspec
import pytest

from grotto.server.race import Race, Receipt, Runner, StillOpen, open_race, receipt_of, recompute, terms_of
from grotto.server.race.modes import MS, SECOND
from grotto.tabletop.words import Misfit
from tests.server.race.drawn import drawn, order, slap, the_end, verdicts

# -- sealed: yes or no, within a time ------------------------------------------------


def test_in_a_sealed_race_all_who_slap_tie() -> None:
    race = drawn([20, 400, None], "sealed")
    race.slap(1, 200 * MS)
    race.slap(0, 9 * SECOND)
    race.passes(2, SECOND)
    assert order(race) == [[0, 1]]


def test_one_who_slaps_alone_is_alone() -> None:
    race = drawn([20, 20], "sealed")
    race.slap(1, 200 * MS)
    assert order(race) == [1]


def test_a_sealed_race_has_no_suspense_and_no_false_start() -> None:
    race = drawn([20, 20], "sealed")
    assert race.cue_at(0) == race.cue_at(1) == 0
    race.slap(0, 1)
    assert verdicts(race) == {0: "slapped", 1: "silent"}


def test_a_sealed_race_ends_with_its_time() -> None:
    race = drawn([20, 20], "sealed")
    race.slap(0, 29 * SECOND)
    assert the_end(race) == 30 * SECOND
    race.slap(1, 30 * SECOND + 1)
    assert verdicts(race) == {0: "slapped", 1: "late"}
    assert not race.is_photo_finish(30 * SECOND - 1)


def test_the_receipt_of_a_sealed_race_tells_no_times() -> None:
    receipts = []
    for first, second in ((1, 2), (9, 4)):
        race = drawn([20, 300, 20], "sealed")
        race.slap(0, first * SECOND)
        race.slap(1, second * SECOND, 100 * MS)
        race.passes(2, (first + second) * SECOND)
        receipts.append(msgspec.json.encode(receipt_of(race, the_end(race))))
    assert receipts[0] == receipts[1]
    assert recompute(msgspec.json.decode(receipts[0], type=Receipt)) == [[0, 1]]


# -- alone: each at its own time ------------------------------------------------------


def ready(race: Race, seat: int, at: int) -> int:
    cue = race.ready(seat, at, Random(seat), [40 * MS] * 8)
    race.sent(seat, cue)
    return cue


def test_seats_timed_alone_are_put_in_one_order() -> None:
    race = drawn([40, 40], "alone")
    ready(race, 1, 5 * SECOND)
    slap(race, 1, 320)
    ready(race, 0, 7_000 * SECOND)
    slap(race, 0, 300)
    assert order(race) == [0, 1]


def test_there_is_no_cue_before_the_seat_is_ready() -> None:
    race = drawn([40], "alone")
    assert race.cue_at(0) is None
    race.slap(0, SECOND)
    cue = ready(race, 0, 2 * SECOND)
    assert cue >= 2 * SECOND + 700 * MS


def test_it_has_one_try() -> None:
    race = drawn([40], "alone")
    cue = ready(race, 0, 0)
    assert ready(race, 0, 60 * SECOND) == cue
    assert race.waits_until() == cue + (5000 + 120) * MS
    assert verdicts(race) == {0: "silent"}


def test_a_race_timed_alone_waits_for_all() -> None:
    race = drawn([40, 40], "alone")
    ready(race, 0, 0)
    at = slap(race, 0, 300)
    assert race.waits_until() is None
    assert not race.is_closed(at + 1_000_000 * SECOND)
    with pytest.raises(StillOpen):
        receipt_of(race, at)


def test_the_turn_ends_for_those_who_never_were_ready() -> None:
    race = drawn([40, 40], "alone", ends=90_000_000)
    ready(race, 0, 0)
    slap(race, 0, 300)
    assert race.waits_until() == 90_000_000 * MS
    assert verdicts(race) == {0: "slapped", 1: "silent"}


def test_the_turn_ends_for_those_who_are_just_running_too() -> None:
    race = drawn([40], "alone", ends=2_500)
    ready(race, 0, 0)
    assert race.waits_until() == 2_500 * MS


def test_the_end_of_the_turn_stands_in_the_receipt_as_counted_from_the_opening() -> None:
    race = open_race(terms_of("alone"), [Runner(0), Runner(1)], 9 * SECOND, Random(1), ends=20 * SECOND)
    race.passes(1, 21 * SECOND)
    receipt = receipt_of(race, the_end(race))
    assert receipt.ends == 11 * SECOND
    assert verdicts(race) == {0: "silent", 1: "silent"}
    assert recompute(receipt) == []


def test_a_program_runs_at_once() -> None:
    race = drawn([40, None], "alone")
    assert race.cue_at(1) == 0


def test_only_in_this_mode_a_seat_says_that_it_is_ready() -> None:
    with pytest.raises(Misfit, match="alone"):
        drawn([40]).ready(0, 0, Random(1))
