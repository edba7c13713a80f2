"""What a seat cannot know, dealt again: another table that can be, which looks the same to that seat."""

import random

import pytest

from grotto.games.digup import BOX
from grotto.tabletop.chance import started
from tests.every_game.secrecy import deal_again, knowledge, moments, viewers

TABLES = [(seats, options) for seats in (2, 3, 4) for options in ({}, {"colours": "dealt"})] + [(1, {})]


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_a_seat_cannot_tell_the_tables_apart(seats: int, options: dict[str, str]) -> None:
    luck = started(bytes(32))
    changed = set()
    for number, game in enumerate(moments(BOX, seats, options, seed=seats)):
        for viewer in random.Random(number).sample(viewers(game), 2):
            again = deal_again(BOX, game, viewer, luck)
            assert BOX.check(again) == []
            assert knowledge(BOX, again, viewer, False) == knowledge(BOX, game, viewer, False)
            changed.add(again != game)
    assert True in changed
