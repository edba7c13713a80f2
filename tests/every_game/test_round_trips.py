"""What is written can be read: actions, positions, transcripts, saves; and what was done can be taken back."""

import json

from hypothesis import given

import grotto
from tests.every_game.tables import BOXES, Course, courses, every_game, every_table, everything, play_on, played, tries


@every_game
def test_the_words_of_every_action_parse_back(game: str) -> None:
    verbs = BOXES[game].verbs
    for number in range(verbs.count):
        action = verbs.action(number)
        assert verbs.parse(str(action)) == action
        assert verbs.parse(f"  {str(action).upper()} ") == action
        assert verbs.number(action.verb, *verbs.values(number)) == number
        assert list(action.values) == [argument.what for argument in verbs.verb(number).arguments]


@every_table
@tries(3)
@given(course=courses)
def test_a_position_is_the_whole_state(game: str, seats: int, course: Course) -> None:
    match = course.match(game, seats)
    for _ in play_on(match, course.chooser()):
        layout, state = match.box.layout, match.game
        text = json.dumps(match.position())
        read = layout.of_json(json.loads(text), "position")
        assert read == state
        assert read.pack() == state.pack()
        assert layout.unpack(state.pack()) == state == state.copy()


@every_table
@tries(4)
@given(course=courses)
def test_the_views_of_all_at_once_are_those_of_each_alone(game: str, seats: int, course: Course) -> None:
    choose, viewers = course.chooser(), (None, *range(seats))
    match = played(course.match(game, seats), choose, most=len(course.choices))
    for _ in range(30):
        assert json.dumps(match.views(viewers)) == json.dumps([match.view(viewer) for viewer in viewers])
        assert json.dumps(match.views(viewers[::-1])[::-1]) == json.dumps(match.views(viewers))
        if not match.asked:
            break
        seat = choose(match.asked)
        match.act(seat, choose(match.legal(seat)))


@every_table
@tries(4)
@given(course=courses)
def test_a_match_begins_at_any_position_and_goes_on_alike(game: str, seats: int, course: Course) -> None:
    choose = course.chooser()
    match = played(course.match(game, seats), choose, most=len(course.choices))
    there = grotto.Match.at(game, json.loads(json.dumps(match.position())))
    assert there.seats == seats
    for _ in range(30):
        assert there.game == match.game
        assert there.asked == match.asked
        assert there.outcome == match.outcome
        for seat in range(seats):
            assert there.legal(seat) == match.legal(seat)
            assert there.view(seat) == match.view(seat)
        if not match.asked:
            break
        seat = choose(match.asked)
        action = choose(match.legal(seat))
        match.act(seat, action)
        there.act(seat, str(action))


@every_table
@tries(4)
@given(course=courses)
def test_replay_gives_the_same_match(game: str, seats: int, course: Course) -> None:
    match = played(course.match(game, seats), course.chooser())
    text = match.transcript()
    assert json.loads(text)["secret"] == match.secret.hex()
    again = grotto.replay(text)
    assert everything(again) == everything(match)
    assert again.transcript() == text


@every_table
@tries(4)
@given(course=courses)
def test_a_save_goes_on_identically(game: str, seats: int, course: Course) -> None:
    match = played(course.match(game, seats), course.chooser(), most=len(course.choices))
    resumed = grotto.replay(match.save())
    assert everything(resumed) == everything(match)
    played(match, course.chooser(), most=60)
    played(resumed, course.chooser(), most=60)
    assert everything(resumed) == everything(match)


@every_table
@tries(3)
@given(course=courses)
def test_undo_takes_back_exactly_the_last_action(game: str, seats: int, course: Course) -> None:
    match = course.match(game, seats)
    past = [everything(match)]
    past += [everything(match) for _ in play_on(match, course.chooser(), most=60)]
    actions = [str(step.action) for step in match.steps]
    while match.steps:
        assert everything(match) == past.pop()
        assert str(match.undo()) == actions.pop()
    assert everything(match) == past.pop()
    assert not past
    assert not actions


@every_table
@tries(3)
@given(course=courses)
def test_what_is_undone_can_be_done_again(game: str, seats: int, course: Course) -> None:
    match = played(course.match(game, seats), course.chooser(), most=60)
    before = everything(match)
    steps = list(match.steps)[-20:]
    for _ in steps:
        match.undo()
    for step in steps:
        match.act(step.seat, step.action)
    assert everything(match) == before
