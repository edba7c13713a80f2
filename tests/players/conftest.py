"""The tiny game is in the house for these tests."""

import sys
from collections.abc import Iterator

import pytest

import grotto.games
from tests.players import pennies


@pytest.fixture
def _pennies() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(sys.modules, "grotto.games.pennies", pennies)
        patch.setitem(sys.modules, "grotto.players.thumbs.pennies", pennies)
        patch.setattr(grotto.games, "GAMES", (*grotto.games.GAMES, "pennies"))
        yield
