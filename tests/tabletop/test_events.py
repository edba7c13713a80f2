"""Events: kept whole by the authority, heard in part by each viewer."""

from types import SimpleNamespace

import pytest

from grotto.tabletop.events import EVERYBODY, NOBODY, Happening, Heard, Part, Telling, heard_by, note
from grotto.tabletop.words import NUMBER, SEAT, Named

CARD = Named("a card", ("", "ace", "king"))
DREW = Telling("drew", (Part("seat", SEAT), Part("card", CARD, secret=True), Part("left", NUMBER)))
WINKED = Telling("winked", (Part("seat", SEAT), Part("times", NUMBER)), private=True)
RANG = Telling("rang")
ALL = Heard("drew", {"seat": 1, "card": "king", "left": 9})
LESS = Heard("drew", {"seat": 1, "left": 9})


@pytest.mark.parametrize(
    ("knowers", "viewer", "heard"),
    [
        (1 << 1, 1, ALL),
        (1 << 1, 0, LESS),
        (1 << 1, None, LESS),
        (0b101, 2, ALL),
        (0b101, 1, LESS),
        (EVERYBODY, 0, ALL),
        (EVERYBODY, 7, ALL),
        (EVERYBODY, None, ALL),
        (NOBODY, 1, LESS),
        (NOBODY, None, LESS),
    ],
)
def test_a_secret_part_is_absent_for_who_does_not_know(knowers: int, viewer: int | None, heard: Heard) -> None:
    assert Happening(DREW, knowers, (1, 2, 9)).heard_by(viewer) == heard


@pytest.mark.parametrize(("viewer", "hears"), [(0, False), (1, True), (2, False), (None, False)])
def test_a_private_event_is_not_heard_at_all(viewer: int | None, hears: bool) -> None:
    happening = Happening(WINKED, 1 << 1, (1, 3))
    assert happening.heard_by(viewer) == (Heard("winked", {"seat": 1, "times": 3}) if hears else None)
    assert happening.known_to(viewer) == hears


def test_a_private_event_known_to_everybody_is_heard_by_everybody() -> None:
    assert Happening(WINKED, EVERYBODY, (1, 3)).heard_by(None) is not None


def test_each_viewer_hears_his_part_in_order() -> None:
    happenings = [Happening(RANG, EVERYBODY, ()), Happening(WINKED, 1, (0, 1)), Happening(DREW, 1, (1, 2, 9))]
    assert [heard.key for heard in heard_by(happenings, 0)] == ["rang", "winked", "drew"]
    assert heard_by(happenings, None) == [Heard("rang", {}), LESS]
    assert heard_by([], 0) == []


def test_an_event_reads_as_key_and_arguments() -> None:
    assert str(ALL) == "drew seat=1 card=king left=9"
    assert str(LESS) == "drew seat=1 left=9"
    assert str(Happening(DREW, NOBODY, (1, 2, 9))) == str(ALL)
    assert str(Happening(DREW, NOBODY, (-1, 0, 9)).told()) == "drew seat=None card=None left=9"


def test_a_note_is_taken_only_where_somebody_listens() -> None:
    game = SimpleNamespace(heard=[])
    note(game, True, 3, 1, 2, 3, 4)
    assert game.heard == [(1, 3, 1, 2, 3, 4)]
    assert all(type(number) is int for number in game.heard[0])
    note(SimpleNamespace(heard=None), 1, 3, 1, 2, 3, 4)
