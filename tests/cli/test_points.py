"""The table at the end: what each seat's score is made of."""

import importlib
import io

import pytest
from rich.console import Console

import grotto
from grotto.cli.tables import english_of
from grotto.cli.tables.points import points_table
from grotto.games import GAMES, open_box
from grotto.tabletop.box import Outcome, ScoreLine
from grotto.tabletop.words import kebab

LINES = [
    [ScoreLine("own-in-place", 4, 3), ScoreLine("idols", 1, 2), ScoreLine("longest-row", 2, 0)],
    [ScoreLine("own-in-place", 0, 3), ScoreLine("idols", 3, 2), ScoreLine("longest-row", 5, 0)],
]


def rows(outcome: Outcome, game: str) -> list[list[str]]:
    """The cells of the table, as they stand on the page."""
    made = points_table(outcome, english_of(game))
    assert made is not None
    page = io.StringIO()
    Console(file=page, width=80).print(made)
    split = [line.replace("┃", "│").split("│")[1:-1] for line in page.getvalue().splitlines()]
    return [[cell.strip() for cell in cells] for cells in split if cells]


def test_a_line_for_what_counts_then_the_sum_then_what_breaks_ties() -> None:
    assert rows(Outcome([0], [14, 6], "mine-complete", "points", LINES), "digup") == [
        ["seat", "0 won", "1"],
        ["own in place × 3", "4", "0"],
        ["idols × 2", "1", "3"],
        ["together", "14", "6"],
        ["longest row, for ties", "2", "5"],
    ]


def test_who_plays_alone_needs_none() -> None:
    alone = Outcome([], [27], "solo-lost", "stones", [[ScoreLine("stones-placed", 27, 1)]])
    assert points_table(alone, english_of("digup")) is None


@pytest.mark.parametrize("game", GAMES)
def test_every_line_has_its_words(game: str) -> None:
    counted = importlib.import_module(f"grotto.games.{game}.state").Counted
    assert set(english_of(game).COUNTED) == {kebab(what) for what in counted if what}


@pytest.mark.parametrize("game", GAMES)
def test_it_fits_a_terminal_with_every_seat_taken(game: str) -> None:
    match = grotto.Match(game, seats=max(open_box(game).seats), seed=1)
    while match.asked:
        legal = match.legal(match.asked[0])
        match.act(match.asked[0], legal[len(match.actions) * 7 % len(legal)])
    assert match.outcome is not None
    found = rows(match.outcome, game)
    assert all(len(cells) == match.seats + 1 for cells in found)
    assert not any("…" in cell for cells in found for cell in cells)
    together = next(cells for cells in found if cells[0] == "together")
    assert together[1:] == [str(score) for score in match.outcome.scores]
