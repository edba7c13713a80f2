"""No player can choose by what its seat must not know: in worlds that differ only in the unseen it answers the same."""

import random
from functools import cache
from types import SimpleNamespace
from typing import Any

import pytest

from grotto.games import GAMES
from grotto.players import player, sight
from grotto.players.greedy import plain_world
from grotto.players.thumbs import has_thumbs
from grotto.tabletop.box import Box
from tests.every_game.secrecy import Scene
from tests.every_game.tables import BOXES, TABLES, every_table
from tests.every_game.test_secrets import TWINS, scenes

PLAYED = [(game, seats) for game, seats in TABLES if has_thumbs(BOXES[game])]
PLAYED_IDS = [f"{game}-{seats}" for game, seats in PLAYED]
every_played_table = pytest.mark.parametrize(("game", "seats"), PLAYED, ids=PLAYED_IDS)
NAMES = ("random", "greedy", "level:1")
# A search of a whole game takes half a minute to compile.
SEARCHED = [pytest.param(*table, marks=pytest.mark.slow if table[0] in GAMES else ()) for table in PLAYED]


@cache
def questions(game: str, seats: int) -> list[Scene]:
    """Moments at which the viewer himself is asked and has a choice, and tables he cannot tell from the true one."""
    return [dealt(at) for at in scenes(game, seats) if at.viewer is not None and has_choice(BOXES[game], at)]


def dealt(at: Scene) -> Scene:
    """Without the twins: what they exchange may make a table that no deal gives, such as a Lamp card too many."""
    return Scene(at.viewer, at.worlds[:-TWINS])


def has_choice(box: Box, at: Scene) -> bool:
    game, into = at.worlds[0], box.row()
    return bool(game.asked >> at.viewer & 1) and box.plain.legal(game, at.viewer, into) > 1


@every_table
def test_a_sight_is_the_same_in_every_world(game: str, seats: int) -> None:
    """To the byte: whoever is given nothing but a sight cannot tell one world from another."""
    for number, at in enumerate(questions(game, seats)):
        sights = [sight(BOXES[game], world, at.viewer or 0, random.Random(number)) for world in at.worlds]
        assert len({seen.table.pack() for seen in sights}) == 1, f"ask {at.worlds[0].ask} of seat {at.viewer}"


@every_table
def test_a_sight_shows_what_the_true_table_shows(game: str, seats: int) -> None:
    box = BOXES[game]
    for number, at in enumerate(questions(game, seats)):
        true, seat, into = at.worlds[0], at.viewer or 0, box.row()
        seen = sight(box, true, seat, random.Random(number))
        assert seen.view == box.view(true, seat)
        assert [action.number for action in seen.legal] == into[: box.plain.legal(true, seat, into)]
        assert seen.table.luck.key != true.luck.key


@every_table
@pytest.mark.parametrize("name", NAMES)
def test_a_player_answers_the_same_in_every_world(game: str, seats: int, name: str) -> None:
    if name != "random" and (game, seats) not in PLAYED:
        pytest.skip("no rules of thumb yet")
    check_answers(game, seats, name)


@pytest.mark.parametrize(("game", "seats"), SEARCHED, ids=PLAYED_IDS)
def test_a_search_answers_the_same_in_every_world(game: str, seats: int) -> None:
    pytest.importorskip("numba")
    check_answers(game, seats, "search:30")


def check_answers(game: str, seats: int, name: str) -> None:
    box = BOXES[game]
    it = player(name, box)
    for number, at in enumerate(questions(game, seats)):
        choices = []
        for world in at.worlds[: 3 if name.startswith("search") else None]:
            dice = random.Random(number)
            choices.append(it.choose(sight(box, world, at.viewer or 0, dice), dice))
        assert all(choice == choices[0] for choice in choices)
        assert choices[0].action.number in {a.number for a in sight(box, at.worlds[0], at.viewer or 0, dice).legal}


@every_played_table
def test_rules_of_thumb_read_nothing_unseen(game: str, seats: int) -> None:
    """In playouts they are given tables with all cards: there, too, they may only look at what the seat knows."""
    box = BOXES[game]
    for at in questions(game, seats):
        weighed = [values(box, world, at.viewer or 0) for world in at.worlds]
        assert all(found == weighed[0] for found in weighed), f"ask {at.worlds[0].ask} of seat {at.viewer}"


def values(box: Box, game: Any, seat: int) -> list[int]:
    into, weighed = box.row(), [0] * box.most_answers
    count = box.plain.legal(game, seat, into)
    plain_world(box.name).weigh(game, seat, count, into, weighed)
    return weighed[:count]


@every_played_table
def test_weighing_changes_nothing(game: str, seats: int) -> None:
    for at in questions(game, seats):
        before = at.worlds[0].pack()
        values(BOXES[game], at.worlds[0], at.viewer or 0)
        assert at.worlds[0].pack() == before


@every_played_table
def test_a_player_says_why(game: str, seats: int) -> None:
    box = BOXES[game]
    for number, at in enumerate(questions(game, seats)):
        dice = random.Random(number)
        seen = sight(box, at.worlds[0], at.viewer or 0, dice)
        for name in ("random", "greedy"):
            why = player(name, box).choose(seen, dice).why
            assert len(why) == min(3, len(seen.legal))
            assert all(reason.key and reason.as_json()["action"] in map(str, seen.legal) for reason in why)
            assert [reason.value for reason in why] == sorted((reason.value for reason in why), reverse=True)


def test_rules_of_thumb_that_peep_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = plain_world("digup")

    def peeping(game: Any, seat: int, answers: int, into: Any, weighed: Any) -> None:
        honest.weigh(game, seat, answers, into, weighed)
        weighed[0] += game.seats[1 - seat].hand.cards[0]

    monkeypatch.setattr("tests.every_game.test_players.plain_world", lambda _: SimpleNamespace(weigh=peeping))
    with pytest.raises(AssertionError):
        test_rules_of_thumb_read_nothing_unseen("digup", 2)
