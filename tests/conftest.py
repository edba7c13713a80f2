"""How the tests are shared out among workers."""

import re

import pytest
from hypothesis import settings

from grotto.games import GAMES

# No test asserts how long something took, Hypothesis's own neither.
settings.register_profile("untimed", deadline=None)
settings.load_profile("untimed")

# What these make at some cost for a game (compiled rules and players, worlds to compare) serves all its tests, so one
# worker does them. xdist begins with the largest groups, and the many small tests after them even it out.
COSTLY = re.compile(r"tests/(native/|every_game/test_(secrets|players)|players/test_(search|sealed|arena|lamp_sealed))")
LEAKS = "tests/every_game/test_planted_leaks"


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if COSTLY.match(item.nodeid):
            item.add_marker(pytest.mark.xdist_group(game_of(item)))
        elif item.nodeid.startswith(LEAKS):
            item.add_marker(pytest.mark.xdist_group("leaks"))


def game_of(item: pytest.Item) -> str:
    """The game in the brackets of its name, or in the file's; DIG UP if none is named."""
    file, _, named = item.nodeid.partition("::")
    found = re.search(rf"(?<![a-z])({'|'.join(GAMES)}|divers)(?![a-z])", f"{named.partition('[')[2]} {file}")
    return found[1] if found else GAMES[0]
