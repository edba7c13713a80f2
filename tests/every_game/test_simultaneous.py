"""Answers that several seats owe at once commute: whoever is first, it is the same game."""

from itertools import permutations

from hypothesis import given

import grotto
from tests.every_game.tables import BOXES, Course, courses, every_table, option_sets, play_on, played, tries


def check_any_order(match: grotto.Match, course: Course) -> bool:
    """Whether several seats were asked; all of them answer, in each order."""
    if len(match.asked) < 2:
        return False
    choose = course.chooser()
    chosen = [(seat, choose(match.legal(seat))) for seat in match.asked]
    results = []
    for order in permutations(chosen):
        viewers = (None, *range(match.seats))
        since = {viewer: len(match.heard(viewer)) for viewer in viewers}
        for seat, action in order:
            match.act(seat, action)
        heard = [sorted(map(str, match.heard(viewer, since[viewer]))) for viewer in viewers]
        results.append((match.game.pack(), [match.view(viewer) for viewer in viewers], heard, match.outcome))
        for _ in order:
            match.undo()
    assert all(result == results[0] for result in results)
    return True


@every_table
@tries(5)
@given(course=courses)
def test_simultaneous_answers_commute(game: str, seats: int, course: Course) -> None:
    match = course.match(game, seats)
    check_any_order(match, course)
    for _ in play_on(match, course.chooser(), most=100):
        check_any_order(match, course)


def test_some_game_asks_several_seats_at_once() -> None:
    """Or the test above would look at nothing."""
    course = Course(5, 0, [])
    tables = [(game, seats) for game, box in BOXES.items() for seats in box.seats]
    assert any(check_any_order(course.match(game, seats), course) for game, seats in tables)


@every_table
def test_a_sealed_answer_is_asked_even_when_it_is_the_only_one(game: str, seats: int) -> None:
    """While several seats are asked, the question is sealed: nobody's answer may be given for him."""
    for options in option_sets(game, seats):
        match = grotto.Match(game, seats=seats, seed=3, options=options)
        for _ in play_on(match, Course(3, 0, []).chooser(), most=200):
            assert len(match.asked) < 2 or match.box.plain.is_sealed(match.game)


def test_order_would_be_found_if_it_mattered() -> None:
    """The comparison is no empty one: with different answers the game differs."""
    first, second = (played(grotto.Match("divers", seats=2, seed=1), lambda among: among[0]) for _ in range(2))
    assert first.game == second.game
    other = played(grotto.Match("divers", seats=2, seed=1), lambda among: among[-1])
    assert other.happenings != first.happenings
