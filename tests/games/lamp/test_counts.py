"""Counts of the ways to play from drawn tables (counts.txt): a change of what may be done shows here first."""

from pathlib import Path
from typing import Any

import pytest

from grotto.games.lamp import BOX
from tests.every_game.counting import Counted, check_counted, read, split, ways
from tests.games.lamp.draw import draw, race, set_dice
from tests.games.look import act

NUMBERS = {"seats", "turn"}
ONE_A_SEAT = {"cards", "dice", "then"}


def drawn_value(word: str, text: str) -> Any:
    if word in ONE_A_SEAT:
        return [part.strip() for part in text.split("/")]
    if word == "slap":
        return [int(seat) for seat in text.split()]
    return text == "yes" if word == "precious" else int(text) if word in NUMBERS else text


def game_at(table: Counted) -> Any:
    """The game after what the block says of the turn."""
    drawn = dict(table.drawn)
    dice, slap, then = drawn.pop("dice", []), drawn.pop("slap", None), drawn.pop("then", [])
    match = set_dice(draw(**drawn), *dice)
    return act(match if slap is None else race(match, *slap), *then).game


TABLES = read(Path(__file__).with_name("counts.txt"), drawn_value)
CASES = [(table, depth) for table in TABLES for depth in table.counts]


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_what_is_counted_is_all_that_is_not_refused(table: Counted) -> None:
    check_counted(BOX, game_at(table))


@pytest.mark.parametrize(("table", "depth"), CASES, ids=[f"{table}-{depth}" for table, depth in CASES])
def test_ways_to_play(table: Counted, depth: int) -> None:
    game = game_at(table)
    found = ways(BOX, game, depth)
    assert found == table.counts[depth], f"{found} ways, by first action:\n{split(BOX, game, depth)}"
