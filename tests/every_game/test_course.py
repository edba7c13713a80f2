"""A game goes its course: pieces stay, it ends, a refusal changes nothing, what is offered is what may be done."""

from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import grotto
from tests.every_game.tables import (
    BOXES,
    MOST_ANSWERS_IN_A_GAME,
    Course,
    courses,
    every_table,
    everything,
    one_action,
    option_sets,
    play_on,
    played,
    tables_of,
    tries,
)


@every_table
@tries(6)
@given(course=courses)
def test_the_invariants_hold_after_each_action(game: str, seats: int, course: Course) -> None:
    match = course.match(game, seats)
    assert match.box.check(match.game) == []
    for _ in play_on(match, course.chooser()):
        assert match.box.check(match.game) == []


@every_table
@tries(10)
@given(course=courses)
def test_every_game_ends_and_has_an_outcome_then_and_not_before(game: str, seats: int, course: Course) -> None:
    match, choose = course.match(game, seats), course.chooser()
    while match.asked:
        assert match.outcome is None
        assert len(match.steps) < MOST_ANSWERS_IN_A_GAME
        match.act(*one_action(match, choose))
    outcome = match.outcome
    assert outcome is not None
    assert set(outcome.winners) <= set(range(seats))
    assert outcome.reason
    assert outcome.decided_by


@every_table
@tries(6)
@given(course=courses)
def test_the_lines_of_a_score_add_up_to_it(game: str, seats: int, course: Course) -> None:
    """Each seat has the same lines, so that they can stand beside each other; none is counted below nothing."""
    outcome = played(course.match(game, seats), course.chooser()).outcome
    assert outcome is not None
    assert [sum(line.count * line.each for line in lines) for lines in outcome.breakdown] == outcome.scores
    kinds = [[(line.key, line.each) for line in lines] for lines in outcome.breakdown]
    assert all(same == kinds[0] and len(set(same)) == len(same) for same in kinds)
    assert all(line.count >= 0 and line.each >= 0 for lines in outcome.breakdown for line in lines)


def first_of(among: Sequence[Any]) -> Any:
    return among[0]


def last_of(among: Sequence[Any]) -> Any:
    return among[-1]


@every_table
@pytest.mark.parametrize("choose", [first_of, last_of])
def test_every_game_ends_for_the_stubborn(game: str, seats: int, choose: Any) -> None:
    for options in option_sets(game, seats):
        for table in tables_of(game, seats, 1, options, choose):
            last = table
        assert BOXES[game].outcome(last) is not None, options


@every_table
def test_the_options_can_be_played(game: str, seats: int) -> None:
    """Each choice of each option is accepted for some number of seats; the usual ones always."""
    assert option_sets(game, seats)[0] == {}
    played_with = {name: set() for name in BOXES[game].options}  # type: dict[str, set[Any]]
    for count in BOXES[game].seats:
        for options in option_sets(game, count):
            for name, choice in options.items():
                played_with[name].add(choice)
    for name, option in BOXES[game].options.items():
        assert played_with[name] == set(option.choices[1:])


@every_table
@tries(3)
@given(course=courses)
def test_the_list_holds_what_is_not_refused(game: str, seats: int, course: Course) -> None:
    match = course.match(game, seats)
    choose = course.chooser()
    check_lists(match)
    for number, _ in enumerate(play_on(match, choose)):
        if number < 40 or number % 7 == 0:
            check_lists(match)


def check_lists(match: grotto.Match) -> None:
    box, numbers = match.box, range(-2, match.box.verbs.count + 2)
    for seat in range(match.seats):
        allowed = [n for n in numbers if box.plain.refusal(match.game, seat, n) == 0]
        listed = [action.number for action in match.legal(seat)]
        assert sorted(listed) == allowed
        assert (listed == []) == (seat not in match.asked)
        if listed and not box.plain.is_sealed(match.game):
            assert len(listed) > 1, f"{match.legal(seat)[0]} is no question"


@every_table
@tries(6)
@given(course=courses, wild=st.lists(st.tuples(st.integers(-1, 5), st.integers(0, 10_000)), min_size=60, max_size=60))
def test_a_refused_action_changes_nothing(game: str, seats: int, course: Course, wild: list[tuple[int, int]]) -> None:
    match = played(course.match(game, seats), course.chooser(), most=len(course.choices))
    verbs = match.box.verbs
    before = everything(match)
    for seat, number in wild:
        action = verbs.action(number % verbs.count)
        if action in match.legal(seat):
            continue
        for said in (action, str(action), f"no such {action}"):
            with pytest.raises(grotto.Refused) as refused:
                match.act(seat, said)
            assert refused.value.rule
            assert refused.value.reason
            assert refused.value.seat == seat
    assert everything(match) == before


@every_table
@tries(6)
@given(course=courses)
def test_nobody_acts_once_it_is_over(game: str, seats: int, course: Course) -> None:
    match = played(course.match(game, seats), course.chooser())
    before = everything(match)
    for seat in range(seats):
        assert match.legal(seat) == []
        with pytest.raises(grotto.Refused) as refused:
            match.act(seat, match.steps[-1].action)
        assert refused.value.reason == "not-asked"
    assert everything(match) == before


@every_table
def test_an_event_tells_every_number_that_was_noted(game: str, seats: int) -> None:
    box = BOXES[game]
    for number, options in enumerate(option_sets(game, seats)):
        for table in tables_of(game, seats, number, options, Course(number, 0, []).chooser()):
            for kind, _, *numbers in table.heard:
                telling = box.tellings[kind]
                parts = [part.name for part in telling.parts]
                assert not any(numbers[len(parts) :]), f"{telling.key}: noted {numbers}, told as {parts}"
            table.heard.clear()


@every_table
def test_every_refusal_has_a_rule_and_a_sentence(game: str, seats: int) -> None:
    box = BOXES[game]
    assert seats in box.seats
    for reason in box.refusals:
        if reason:
            rule, why = box.reasons[reason]
            assert rule
            assert why
