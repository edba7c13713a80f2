"""What is kept for who comes back, and what becomes of who does not take what is sent."""

from typing import Any

from grotto.server.table import courses
from grotto.server.table.courses import OUTBOX, TAIL, Course, Line
from grotto.server.wire.messages import PhraseSaid


def said(course: Course, count: int) -> None:
    for _ in range(count):
        course.tell(lambda seq: PhraseSaid(seq, 0, "hello"))


def followed() -> tuple[Course, Line]:
    course, line = Course(0), Line(0, [])
    course.join(line)
    return course, line


def test_the_missing_tail_is_what_came_after() -> None:
    course, line = followed()
    said(course, 5)
    missing = course.missing(course.epoch, 3)
    assert missing == [letter.data for letter in line.outbox][3:]
    assert course.missing(course.epoch, 5) == []


def test_what_is_kept_no_more_or_is_of_another_epoch_cannot_be_told() -> None:
    course, _ = followed()
    said(course, TAIL + 3)
    assert course.missing(course.epoch, 2) is None
    assert len(course.missing(course.epoch, 3) or []) == TAIL
    assert course.missing("another", 5) is None
    assert course.missing(course.epoch, TAIL + 9) is None
    assert course.missing(course.epoch, -1) is None


def test_large_messages_push_out_the_older_ones(monkeypatch: Any) -> None:
    course, _ = followed()
    said(course, 1)
    monkeypatch.setattr(courses, "TAIL_BYTES", 10 * course.tail_bytes)
    said(course, 30)
    assert len(course.tail) <= 10
    assert course.tail_bytes == sum(map(len, course.tail))


def test_an_outbox_that_overflows_is_emptied_and_takes_nothing_more() -> None:
    course, line = followed()
    said(course, OUTBOX + 10)
    assert line.behind
    assert len(line.outbox) == 0


def test_a_course_that_nobody_follows_is_broken_off(monkeypatch: Any) -> None:
    course, line = followed()
    said(course, 2)
    epoch = course.epoch
    course.leave(line)
    said(course, 1)
    assert (course.epoch, course.seq) == (epoch, 3)
    monkeypatch.setattr(courses, "now", lambda: course.left_at + courses.SLEEPS_AFTER + 1)
    said(course, 1)
    assert course.epoch != epoch
    assert course.seq == 0
