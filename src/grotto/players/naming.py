"""A player by its name: `random`, `greedy`, `search`, `search:200ms`, `search:5000` (playouts), `level:3`."""

import re
from collections.abc import Callable
from difflib import get_close_matches
from random import Random
from typing import TYPE_CHECKING, Protocol

from grotto.players.at_random import RandomPlayer
from grotto.players.choice import Choice
from grotto.players.greedy import GreedyPlayer
from grotto.players.sight import Sight
from grotto.tabletop.box import Box
from grotto.tabletop.words import Misfit

if TYPE_CHECKING:
    from grotto.players.search import Budget

PLAYERS = ("random", "greedy", "search", "level")
USUAL_MS = 200
EXAMPLES = "random, greedy, search:200ms, search:5000 or level:3"
BUDGET = "a budget above nothing: milliseconds as in search:200ms, playouts as in search:5000"


class Player(Protocol):
    """Chooses by what its seat may know, and says why. Its name is one that `player` understands."""

    name: str

    def choose(self, sight: Sight, dice: Random) -> Choice:
        """One of the legal actions; luck comes from `dice` alone."""
        ...


def player(
    name: str, box: Box, patient: bool = True, threads: int = 1, tell: Callable[[str], None] = lambda _: None
) -> Player:
    """The player of that name for that game. Who is not patient has a greedy answer while the search is compiled."""
    kind, colon, more = str(name).strip().partition(":")
    if colon and not more:
        raise Misfit("player", name, f"something after the colon, or none: {EXAMPLES}")
    if kind == "random" and not more:
        return RandomPlayer()
    if kind == "greedy" and not more:
        return GreedyPlayer("greedy", box)
    if kind == "search":
        from grotto.players.search import SearchPlayer, check_numba

        check_numba(name)
        return SearchPlayer(str(name).strip(), box, budget(name, more, threads), patient, tell)
    if kind == "level":
        from grotto.players.levels import level_player

        return level_player(level(name, more), box, patient, tell)
    near = get_close_matches(kind, PLAYERS, n=1)
    hint = f"; did you mean {near[0]!r}?" if near and kind != near[0] else ""
    raise Misfit("player", name, f"one of {EXAMPLES}{hint}")


def is_player(name: str) -> bool:
    """Whether a program of this kind can sit there; a person's name is no player."""
    return name.partition(":")[0] in PLAYERS


def budget(name: str, said: str, threads: int) -> "Budget":
    from grotto.players.search import Budget

    found = re.fullmatch(r"(\d{1,7})(ms|s)?", said or f"{USUAL_MS}ms")
    if found is None or int(found[1]) == 0:
        raise Misfit("player", name, BUDGET)
    count = int(found[1])
    if found[2] is None:
        return Budget(playouts=count, threads=threads)
    return Budget(ms=count if found[2] == "ms" else 1000 * count, threads=threads)


def level(name: str, said: str) -> int:
    if not re.fullmatch(r"[1-5]", said):
        raise Misfit("player", name, "a level from 1 to 5, as in level:3")
    return int(said)
