"""How the tests are shared out among workers."""

import re

import pytest
from hypothesis import settings

from grotto.games import GAMES

# No test asserts how long something took, Hypothesis's own neither.
settings.register_profile("untimed", deadline=None)
settings.load_profile("untimed")

# What these make at some cost for a game (compiled rules, worlds to compare) serves all of their tests of that game.
COSTLY = re.compile(r"tests/(native/\w+|every_game/test_(?:secrets|planted_\w+))\.py")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        costly = COSTLY.match(item.nodeid)
        if costly:
            what = costly[1] if "every_game" in costly[1] else "native"
            item.add_marker(pytest.mark.xdist_group(f"{what} {game_of(item)}"))


def game_of(item: pytest.Item) -> str:
    """The game in the brackets of its name, with its seats: `digup-4`; DIG UP if none is named."""
    named = re.search(rf"\b({'|'.join(GAMES)})\b(-\d)?", item.name.partition("[")[2])
    if named is None:
        return GAMES[0]
    return named[1] if "native" in item.nodeid else named[0]
