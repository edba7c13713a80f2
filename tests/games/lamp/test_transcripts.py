"""Whole games as text.

To write them anew, and then read the difference: PYTHONPATH=src python -m tests.games.lamp.test_transcripts --write
"""

import sys
from pathlib import Path

import pytest

import grotto
from grotto.games.lamp.deck import read
from grotto.tabletop.actions import Action
from tests.every_game.kept import Kept, check, write

HERE = Path(__file__).parent / "transcripts"
DECK = read((HERE.parent / "kept.toml").read_text(encoding="utf-8"), "kept.toml")
OPTIONS = {"deck": DECK, "precious": True}
KEPT = [
    Kept("lamp", "three-seats-seat-0", seats=3, seed=7, viewer=0, options={"deck": DECK}),
    Kept("lamp", "two-seats-seat-1", seats=2, seed=6, viewer=1, options=OPTIONS),
    Kept("lamp", "five-seats-spectator", seats=5, seed=26, viewer=None, options=OPTIONS),
]


def wanted(match: grotto.Match, seat: int) -> list[Action]:
    """Slaps when it may, and by mistake with a 6; draws while two more scorpions would not hurt; else dice choose."""
    view = match.view(seat)
    legal = {str(action): action for action in match.legal(seat)}
    if "slap" in legal:
        faces = [set(seen["dice"].values()) for seen in view["seats"]]
        others = set().union(*(f for number, f in enumerate(faces) if number != seat))
        return [legal["slap" if faces[seat] & (others | {6}) else "pass"]]
    if "draw" in legal:
        face = view["seats"][seat]["dice"][view["chest"]]
        return [legal["draw" if view["scorpions"] + 2 < face or not view["found"] else "stop"]]
    return []


@pytest.mark.parametrize("kept", KEPT, ids=str)
def test_the_game_is_told_as_it_was(kept: Kept) -> None:
    check(kept, wanted, HERE)


if __name__ == "__main__" and sys.argv[1:] == ["--write"]:
    for each in KEPT:
        write(each, wanted, HERE)
