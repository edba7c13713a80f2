"""What is counted for the figures of the treasure decks is what the players are told."""

import subprocess
import sys
from collections import Counter
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from grotto.games.dragons import BOX
from grotto.lab import by_chance, dragons_tallies
from grotto.lab import dragons_counts as counts
from grotto.lab import dragons_figures as figures
from grotto.tabletop.chance import DICE, GAME, started
from grotto.tabletop.events import note
from grotto.tabletop.secret import secret_of_seed
from grotto.tabletop.worlds import as_it_is

ROOT = Path(__file__).parents[3]
GAMES = 2


def prepared(seats: int, magic: bool) -> Any:
    table = BOX.prepare(seats, BOX.check_options({"magic": magic, "first": 0}))
    table.luck = started(secret_of_seed(1))
    return table


def room_for_counts() -> dict[str, Any]:
    return {
        name: [[0] * shape[0][1] for _ in range(shape[0][0])] if shape and len(shape[0]) == 2 else [0] * 5
        for name, _, *shape in figures.ROOM_FOR_COUNTS
        if name != "card"
    }


def counted_plainly(seats: int, magic: bool) -> tuple[Any, list[list[int]]]:
    """The same games in the plain world, in which `count_event` listens too."""
    rules = BOX.world(as_it_is, {note: counts.count_event}, forms=(by_chance, dragons_tallies))
    totals, rows = SimpleNamespace(**room_for_counts()), []
    for number in range(GAMES):
        table = prepared(seats, magic)
        vars(table).update(room_for_counts())
        rows.append([0] * dragons_tallies.GAME_WIDTH)
        play_one(rules, table, number)
        rules.write_game(table, rows[-1])
        rules.add_up(table, totals)
    return totals, rows


def play_one(rules: Any, table: Any, number: int) -> None:
    dice = started(secret_of_seed(1))
    rules.rewind(table.luck, number, 0, GAME)
    rules.rewind(dice, number, 0, DICE)
    rules.set_up(table)
    rules.play_on(table, dice, BOX.row(), BOX.row())


def heard_plainly(seats: int, magic: bool) -> list[tuple[str, tuple[int, ...]]]:
    """What is told in the same games."""
    rules, told = BOX.world(as_it_is, {}, forms=(by_chance, dragons_tallies)), []
    for number in range(GAMES):
        table = prepared(seats, magic)
        table.heard = []
        play_one(rules, table, number)
        told += [(BOX.tellings[kind].key, tuple(numbers)) for kind, _, *numbers in table.heard]
    return told


@pytest.mark.parametrize(("seats", "magic"), [(3, False), (4, True)])
def test_the_counts_are_those_of_the_events(seats: int, magic: bool) -> None:
    totals, rows = counted_plainly(seats, magic)
    told = heard_plainly(seats, magic)
    times = Counter(key for key, _ in told)
    looted = sum(numbers[3] for key, numbers in told if key == "looted")
    by_round = [sum(column) for column in zip(*totals.by_round, strict=True)]
    assert by_round[counts.PLAYED] == times["round"] == sum(row[dragons_tallies.ROUNDS] for row in rows)
    assert by_round[counts.SOLD] == times["got"] == sum(place[counts.PLACE_SOLD] for place in totals.by_place)
    assert by_round[counts.BRIBES] == sum(numbers[1] for key, numbers in told if key == "bribed")
    assert by_round[counts.LOOTED] == looted == sum(kind[counts.KIND_LOOTED] for kind in totals.by_kind)
    assert looted == sum(sum(row[dragons_tallies.LOOT : dragons_tallies.LOOT + seats]) for row in rows)
    assert looted == sum(card[counts.CARD_LOOTED] for card in totals.by_card)
    assert sum(space[counts.CLAIMS] for space in totals.by_space) == times["counted"]
    assert sum(card[counts.CARD_DRAWN] for card in totals.by_card) == times["round"]
    if not magic:  # no spell fills or empties a cave
        laid, left = (sum(kind[at] for kind in totals.by_kind) for at in (counts.KIND_LAID, counts.KIND_LEFT))
        assert laid - left == looted


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "magic"), [(3, False), (4, True)])
def test_the_native_world_counts_alike(seats: int, magic: bool) -> None:
    totals, rows = counted_plainly(seats, magic)
    native = figures.count_games(seats, GAMES, 1, "random", {"magic": magic})
    assert native.rows.tolist() == rows
    assert {name: native.sums[name].tolist() for name in room_for_counts() if name != "by_seat"} == {
        name: getattr(totals, name) for name in room_for_counts() if name != "by_seat"
    }


def test_a_deck_that_is_none_is_named(tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.toml"
    wrong.write_text('name = "x"\nfor-3 = [{ crown = [3, 5] }]\n', encoding="utf-8")
    command = [sys.executable, "-m", "bench.dragons_decks", "--deck", str(wrong)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "wrong.toml, line 2" in done.stderr
    assert "Traceback" not in done.stderr
