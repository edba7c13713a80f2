"""The battery runs over every registered game, and over a made-up one with the things no registered game has yet."""

import sys
from collections.abc import Iterator

import pytest

import grotto.games
from tests.every_game import divers


@pytest.fixture(autouse=True, scope="module")
def _divers_in_the_house() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(sys.modules, "grotto.games.divers", divers)
        patch.setattr(grotto.games, "GAMES", (*grotto.games.GAMES, "divers"))
        yield
