"""The table of DIG UP as it is drawn."""

import io
from typing import Any

import pytest
from rich.console import Console

from grotto.cli.tables.digup import table
from tests.cli.run import played
from tests.games.digup.draw import draw

MINE = """
    ruby-1     (diamond-2)0  (idol)
    .          (topaz-4)1    (ruby-6)01
    skeleton   amethyst-8    idol
"""


def drawn(view: dict[str, Any], width: int = 80, whole: bool = False) -> str:
    page = io.StringIO()
    Console(file=page, width=width, color_system=None).print(table(view, width, whole))
    return page.getvalue()


def test_cells_are_open_hidden_seen_by_others_or_known_to_the_viewer() -> None:
    view = draw(mines=[MINE], hands=["ruby-2 torch idol"]).view(0)
    out = drawn(view)
    rows = [line[1:39] for line in out.splitlines()[1:4]]
    assert rows[0] == "1 ruby-1    │2▒diamond-2▒│3░░░░░░░░░░░"
    assert "│5░░ seen 1 ░│6▒ruby-6▒▒▒▒" in rows[1]
    assert rows[2] == "7 skeleton  │8 amethyst-8│9 idol      "
    assert "cell 6 was also seen by seat 1" in out
    assert "your hand: ruby-2, torch, idol" in out or "your hand: ruby-2, idol, torch" in out
    assert "░ hidden   seen 2: hidden, seat 2 has seen it   ▒ hidden, you have seen it" in out


def test_to_a_spectator_nothing_hidden_is_shown() -> None:
    view = draw(mines=[MINE], hands=["ruby-2 torch idol"]).view(None)
    out = drawn(view)
    assert "│2░ seen 0 ░░│" in out or "│2░░ seen 0 ░│" in out
    assert "diamond-2" not in out
    assert "hand" not in out


def test_marks_stand_beside_colours_and_cells_keep_their_width() -> None:
    view = draw(mines=[MINE]).view(0)
    page = io.StringIO()
    Console(file=page, width=80, force_terminal=True, color_system="truecolor").print(table(view, 80))
    assert "\x1b[" in page.getvalue()
    assert {len(line) for line in drawn(view).splitlines()[:5]} == {80}


@pytest.mark.parametrize(("width", "abreast"), [(40, 1), (80, 2), (119, 2), (120, 3), (160, 4), (300, 4)])
def test_as_many_mines_abreast_as_there_is_room_for(width: int, abreast: int) -> None:
    out = drawn(played(4, 2, 30).view(1), width)
    assert out.splitlines()[0].count("╭") == abreast
    assert max(map(len, out.splitlines())) <= width


def test_the_viewers_own_mine_comes_first_then_clockwise() -> None:
    out = drawn(played(3, 2, 30).view(1), 120)
    titles = out.splitlines()[0]
    assert titles.index("you, seat 1") < titles.index("seat 2") < titles.index("seat 0")


def test_whose_turn_it_is_and_how_far_the_game_is() -> None:
    match = played(3, 2, 30)
    view = match.view(None)
    out = drawn(view)
    assert f"▶ seat {view['turn']}: " in out
    assert f"round {view['round']} · seat {view['turn']}'s turn" in out
    assert f"pile {view['pile']} · seat {view['first']} began" in out


def test_a_long_discard_is_cut_unless_the_whole_is_wanted() -> None:
    view = played(2, 3, 120).view(0)
    count = len(view["discard"])
    assert f"discard {count}, top first: {view['discard'][-1]}" in drawn(view)
    assert f", {count - 8} more below" in " ".join(drawn(view).split())
    assert "more below" not in drawn(view, whole=True)


def test_river_map_and_hand_looked_at_are_shown_while_they_lie_open() -> None:
    seen = set()
    for seed in range(10):
        match = played(3, seed, 0)
        while match.asked:
            seat = match.asked[0]
            view, legal = match.view(seat), match.legal(seat)
            for key, title in {"river": "river: ", "map": "map: ", "looked_at": "hand of seat "}.items():
                if view.get(key):
                    seen.add(key)
                    assert title in drawn(view)
            match.act(seat, legal[(len(match.actions) * 11) % len(legal)])
    assert seen == {"river", "map", "looked_at"}
