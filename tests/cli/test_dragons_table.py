"""The table of Aladdin's Dragons as it is drawn."""

import io
from typing import Any

from rich.console import Console

import grotto
from grotto.cli.tables.dragons import coloured, table
from tests.games.dragons.draw import draw

TOKENS = ["7=(market) 9=crown-cave", "2=(market) 4=(market)", "8=crown-cave* 1=home"]


def drawn(view: dict[str, Any], width: int = 100, whole: bool = False) -> str:
    page = io.StringIO()
    Console(file=page, width=width, color_system=None).print(table(view, width, whole))
    return page.getvalue()


def line_of(out: str, title: str) -> str:
    return next(line for line in out.splitlines() if line.strip(" ▶").startswith(title))


def test_own_tokens_are_named_others_face_down_are_not() -> None:
    out = drawn(draw(magic=True, tokens=TOKENS, turn=0).view(0))
    assert line_of(out, "Market").split() == ["Market", "(7)", "▒", "▒"]
    assert line_of(out, "crown cave").split()[-2:] == ["9", "8×2"]
    assert "▒ face down   (7) your own, face down" in out


def test_to_a_spectator_all_that_is_face_down_is_covered() -> None:
    out = drawn(draw(magic=True, tokens=TOKENS, turn=0).view(None))
    assert line_of(out, "Market").split() == ["Market", "▒", "▒", "▒"]
    assert "your" not in out


def test_the_viewer_comes_first_then_clockwise() -> None:
    heads = drawn(draw(seats=3, tokens=TOKENS).view(1)).splitlines()[2]
    assert heads.index("you, seat 1") < heads.index("seat 2") < heads.index("seat 0")


def test_without_magic_there_is_nothing_of_it() -> None:
    out = drawn(draw(tokens=["7=(market)"]).view(0))
    assert not any(word in out for word in ("Tent", "Djinn", "spell", "lamp"))
    assert "on sale of 6" in line_of(out, "room 1")


def test_treasures_of_others_are_shown_only_with_open_screens() -> None:
    hidden, open_ = (grotto.Match("dragons", seats=3, seed=2, options={"screens": how}) for how in ("hidden", "open"))
    assert "seat 1: 1 artifact (lamp), 8 tokens" in drawn(hidden.view(0))
    assert "seat 1: 1 artifact (lamp), crown 0" in drawn(open_.view(0))


def test_it_keeps_to_the_width_of_the_page() -> None:
    for width in (60, 80, 120):
        assert max(map(len, drawn(draw(seats=5, magic=True, tokens=TOKENS).view(0), width).splitlines())) <= width


def test_kinds_of_treasure_are_coloured() -> None:
    assert [str(span.style) for span in coloured("You pay 2 crowns.").spans] == ["red"]


def test_an_unlimited_bank_is_not_counted() -> None:
    finite, unlimited = (
        grotto.Match("dragons", seats=3, seed=2, options={"bank": how}) for how in ("finite", "unlimited")
    )
    assert "bank: crown 29 pearl 29" in drawn(finite.view(0))
    assert "bank: unlimited" in drawn(unlimited.view(0))
    assert "bank" not in unlimited.view(0)
