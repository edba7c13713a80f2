"""Counts of the ways to play from drawn tables (counts.txt): a change of what may be done shows here first."""

from pathlib import Path
from typing import Any

import pytest

import grotto
from grotto.games.dragons import BOX
from tests.every_game.counting import Counted, check_counted, read, split, ways
from tests.games.dragons.draw import draw, tally
from tests.games.look import act

NUMBERS = {"seats", "turn", "first", "owed", "guard", "keeper"}
ONE_A_SEAT = {"tokens", "treasure", "artifacts", "used", "spells", "rooms"}


def drawn_value(word: str, text: str) -> Any:
    if word in ONE_A_SEAT:
        return [part.strip() for part in text.split("|")]
    if word == "limits":
        return [int(limit) for limit in text.split()]
    return int(text) if word in NUMBERS else text == "yes" if text == "yes" else text


TABLES = read(Path(__file__).with_name("counts.txt"), drawn_value)
CASES = [(table, depth) for table in TABLES for depth in table.counts]


def match_at(table: Counted) -> grotto.Match:
    drawn = dict(table.drawn)
    then = drawn.pop("then", "")
    match = tally(**drawn) if drawn.pop("tally", False) else draw(**drawn)
    return act(match, *(line for line in then.split("; ") if line))


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_what_is_counted_is_all_that_is_not_refused(table: Counted) -> None:
    check_counted(BOX, match_at(table).game)


@pytest.mark.parametrize(("table", "depth"), CASES, ids=[f"{table}-{depth}" for table, depth in CASES])
def test_ways_to_play(table: Counted, depth: int) -> None:
    game = match_at(table).game
    found = ways(BOX, game, depth)
    assert found == table.counts[depth], f"{found} ways, by first action:\n{split(BOX, game, depth)}"
