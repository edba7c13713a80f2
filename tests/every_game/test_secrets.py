"""No viewer can know what he must not: he sees, may do and hears the same, whatever it is that is hidden from him."""

import json
import random
from collections import Counter
from functools import cache
from typing import Any

import pytest
from hypothesis import given

import grotto
from grotto.tabletop.secret import commitment_to
from tests.every_game.secrecy import (
    Scene,
    check_dealt_again,
    check_looks,
    moments,
    sample,
    scene,
    viewers,
)
from tests.every_game.sounds import check_sounds
from tests.every_game.tables import BOXES, Course, courses, every_table, option_sets, play_on, played, tries

TWINS = 4


@cache
def tables_of(game: str, seats: int, games: int = 4, each: int = 4) -> list[Any]:
    """Moments of random games: some of every question that was asked."""
    box, sets = BOXES[game], option_sets(game, seats)
    return sample((moments(box, seats, sets[n % len(sets)], n) for n in range(games)), each, seed=1)


@cache
def scenes(game: str, seats: int) -> list[Scene]:
    box = BOXES[game]
    found = [(n, table, viewer) for n, table in enumerate(tables_of(game, seats)) for viewer in viewers(table)]
    return [scene(box, table, viewer, worlds=5, seed=n, twins=TWINS) for n, table, viewer in found]


@every_table
def test_the_unseen_can_be_dealt_again_at_every_question(game: str, seats: int) -> None:
    box = BOXES[game]
    failed: dict[int, str] = {}
    for table in tables_of(game, seats):
        for viewer in viewers(table):
            try:
                scene(box, table, viewer, worlds=1, seed=1)
            except (IndexError, ValueError) as error:
                failed[int(table.ask)] = repr(error)
    assert failed == {}


@every_table
def test_a_view_does_not_depend_on_what_it_hides(game: str, seats: int) -> None:
    for at in scenes(game, seats):
        check_looks(BOXES[game], at)


@every_table
def test_events_do_not_depend_on_what_they_hide(game: str, seats: int) -> None:
    box, dice, compared = BOXES[game], random.Random(seats), Counter[str]()
    for at in scenes(game, seats):
        compared += check_sounds(box, at, dice)
    # Whatever can be asked of a seat was compared for somebody else's ears, in worlds that differ.
    asked = {box.verbs.verb(number).key for at in scenes(game, seats) for number in lawful(box, at.worlds[0])}
    assert asked <= set(compared)


def lawful(box: Any, game: Any) -> list[int]:
    into, found = box.row(), []
    for seat in range(game.seat_count):
        if game.asked >> seat & 1:
            found += into[: box.plain.legal(game, seat, into)]
    return found


@every_table
def test_all_that_is_hidden_can_be_otherwise(game: str, seats: int) -> None:
    box, dice, places = BOXES[game], random.Random(seats), 0
    tables = tables_of(game, seats)
    for n, table in enumerate(dice.sample(tables, min(6, len(tables)))):
        for viewer in viewers(table):
            places += check_dealt_again(box, scene(box, table, viewer, worlds=40, seed=n), dice)
    assert places > 0, "nothing is hidden in this game, or the test cannot see it"


@every_table
def test_dealing_again_leaves_the_true_table_alone(game: str, seats: int) -> None:
    for table in tables_of(game, seats):
        before = table.pack()
        scene(BOXES[game], table, 0, worlds=1, seed=1)
        assert table.pack() == before


@every_table
@tries(5)
@given(course=courses)
def test_the_luck_is_in_nothing_that_leaves_the_table(game: str, seats: int, course: Course) -> None:
    match = course.match(game, seats)
    played(match, course.chooser(), most=40)
    luck = match.game.luck
    words = {str(word) for word in [*luck.key, *luck.words] if word > 0xFFFF}
    for viewer in (None, *range(seats)):
        told = [(heard.key, heard.arguments) for heard in match.heard(viewer)]
        text = json.dumps([match.view(viewer), told, [str(action) for action in match.legal(viewer or 0)]])
        assert match.secret.hex() not in text
        assert not any(word in text for word in words)
        assert not {"luck", "key", "stream", "drawn", "secret"} & set(all_keys(json.loads(text)))


def all_keys(value: Any) -> list[str]:
    if isinstance(value, dict):
        return [*value, *(key for entry in value.values() for key in all_keys(entry))]
    return [key for entry in value for key in all_keys(entry)] if isinstance(value, list) else []


@every_table
def test_an_unfinished_transcript_keeps_the_secret(game: str, seats: int) -> None:
    match = grotto.Match(game, seats=seats, seed=3)
    for _ in play_on(match, Course(3, 0, []).chooser()):
        entries = json.loads(match.transcript())
        if match.outcome is None:
            assert "secret" not in entries
            assert match.secret.hex() not in match.transcript()
        else:
            assert entries["secret"] == match.secret.hex()
        assert entries["commitment"] == commitment_to(match.secret)


@every_table
def test_an_unfinished_transcript_from_a_position_keeps_the_secret(game: str, seats: int) -> None:
    whole = grotto.Match(game, seats=seats, seed=3)
    position = whole.position()
    del position["luck"]
    match = grotto.Match.at(game, position, seed=4)
    assert match.outcome is None
    assert match.secret.hex() not in match.transcript()


@every_table
def test_the_commitment_binds(game: str, seats: int) -> None:
    match = played(grotto.Match(game, seats=seats, seed=3), Course(3, 0, []).chooser())
    entries = json.loads(match.transcript())
    for secret in ("00" * 32, grotto.Match(game, seats=seats, seed=4).secret.hex()):
        with pytest.raises(grotto.Tampered, match="commitment"):
            grotto.replay(json.dumps({**entries, "secret": secret}))
    assert grotto.Match(game, seats=seats, seed=4).commitment != match.commitment


@every_table
def test_without_a_seed_luck_is_fresh(game: str, seats: int) -> None:
    secrets = {grotto.Match(game, seats=seats).secret for _ in range(20)}
    assert len(secrets) == 20
    assert {len(secret) for secret in secrets} == {32}
