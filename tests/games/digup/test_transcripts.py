"""Whole games as text.

To write them anew, and then read the difference: PYTHONPATH=src python -m tests.games.digup.test_transcripts --write
"""

import sys
from pathlib import Path

import pytest

import grotto
from grotto.tabletop.actions import Action
from tests.every_game.kept import Kept, check, write

HERE = Path(__file__).parent / "transcripts"
DEALT = {"colours": "dealt"}
KEPT = [
    Kept("digup", "two-seats-seat-0", seats=2, seed=17, viewer=0, options=DEALT),
    Kept("digup", "two-seats-spectator", seats=2, seed=17, viewer=None, options=DEALT),
    Kept("digup", "solo", seats=1, seed=34, viewer=0, options=DEALT),
]


def wanted(match: grotto.Match, seat: int) -> list[Action]:
    """A player in a hurry: own stones come home first, idols and shovels next; whatever else is left to the dice."""
    colour = match.view(seat)["seats"][seat]["colour"]
    home = [f"play {colour}-{value} on cell {value}" for value in range(1, 10)]
    return [action for action in match.legal(seat) if str(action) in [*home, "play shovel"]]


@pytest.mark.parametrize("kept", KEPT, ids=str)
def test_the_game_is_told_as_it_was(kept: Kept) -> None:
    check(kept, wanted, HERE)


if __name__ == "__main__" and sys.argv[1:] == ["--write"]:
    for each in KEPT:
        write(each, wanted, HERE)
