"""Programs race by the same path."""

from random import Random

import pytest

from grotto.players.reaction import FASTEST_MS
from grotto.server.race import Runner, bot_answers
from grotto.server.race.modes import MS
from grotto.tabletop.words import Misfit
from tests.server.race.drawn import drawn, order, slap, the_end, times, verdicts


def test_its_time_is_its_reaction_with_nothing_taken_off() -> None:
    race = drawn([None])
    at = bot_answers(race, 0, True, 3, Random(7))
    assert times(race) == {0: (at - (race.cue_at(0) or 0)) / MS}


def test_round_trips_of_a_program_are_none() -> None:
    assert Runner(0, [90 * MS], bot=True).link.high == 0


def test_no_program_is_faster_than_a_person_can_be() -> None:
    for seed in range(200):
        race = drawn([None])
        bot_answers(race, 0, True, 5, Random(seed))
        assert (times(race)[0] or 0) >= FASTEST_MS


def test_at_times_it_is_taken_in_and_slaps_though_it_wanted_to_pass() -> None:
    slapped = 0
    for seed in range(1000):
        race = drawn([None])
        bot_answers(race, 0, False, 1, Random(seed))
        slapped += verdicts(race)[0] == "slapped"
    assert 90 <= slapped <= 150


def test_its_answer_changes_nothing_before_it_arrives() -> None:
    race = drawn([30, None])
    at = bot_answers(race, 1, True, 1, Random(3))
    assert not race.is_closed(at - 1)
    assert not race.is_photo_finish(at - 1)
    slap(race, 0, 250)
    assert order(race) == [0, 1]
    assert the_end(race) == at


def test_a_persons_seat_is_not_played_by_a_program() -> None:
    with pytest.raises(Misfit, match="a program's seat"):
        bot_answers(drawn([30]), 0, True, 3, Random(1))
