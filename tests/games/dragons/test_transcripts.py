"""Whole games as text.

To write them anew, and then read the difference: PYTHONPATH=src python -m tests.games.dragons.test_transcripts --write
"""

import sys
from pathlib import Path

import pytest

import grotto
from grotto.tabletop.actions import Action
from tests.every_game.kept import Kept, check, write

HERE = Path(__file__).parent / "transcripts"
KEPT = [
    Kept("dragons", "base-spectator", seats=3, seed=19, viewer=None, options={"magic": False}),
    Kept("dragons", "magic-seat-0", seats=3, seed=14, viewer=0),
]


def wanted(match: grotto.Match, seat: int) -> list[Action]:
    """A player in a hurry: the 9 to the guard, a 1 into a room, the rest for treasure; all is bought, all is cast."""
    laid = match.view(seat)["seats"][seat].get("hidden", {})
    eager = {"buy", "bribe the guard", *([] if "9" in laid else ["place on guard", "lay 9"])}
    if "9" in laid and "1" not in laid:
        eager |= {f"place on room-{seat + 1}", "lay 1"}
    if "1" in laid:
        eager |= {"place on tent"} - {f"place on {space}" for space in laid.values()}
    may = match.legal(seat)
    return [action for action in may if str(action) in eager or action.verb in ("cast", "use", "counter")] or [
        action for action in may if action.verb == "place" and "cave" in str(action)
    ]


@pytest.mark.parametrize("kept", KEPT, ids=str)
def test_the_game_is_told_as_it_was(kept: Kept) -> None:
    check(kept, wanted, HERE)


if __name__ == "__main__" and sys.argv[1:] == ["--write"]:
    HERE.mkdir(exist_ok=True)
    for each in KEPT:
        write(each, wanted, HERE)
