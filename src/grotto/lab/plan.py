"""What an arena plays: every seating of the players over the same deals, numbered from 0 on."""

import hashlib
from dataclasses import dataclass
from functools import cached_property
from importlib.util import find_spec
from itertools import combinations
from pathlib import Path
from typing import Any

from grotto import players as players_package
from grotto.games import open_box
from grotto.players import player
from grotto.players.at_random import RandomPlayer
from grotto.players.greedy import GreedyPlayer
from grotto.players.rounds import AT_RANDOM
from grotto.tabletop.box import Box
from grotto.tabletop.words import Misfit

FORMAT = 1


@dataclass(frozen=True)
class Plan:
    """`native`: all games in the native world, many at a time; only for players by rule of thumb and at random."""

    game: str
    seats: int
    players: tuple[str, ...]
    seed: int
    options: dict[str, Any]
    native: bool

    @property
    def box(self) -> Box:
        return open_box(self.game)

    @cached_property
    def seatings(self) -> list[tuple[int, ...]]:
        """The player of each seat: every choice of players for the seats, in every rotation."""
        chosen = combinations(range(len(self.players)), self.seats)
        return [them[turn:] + them[:turn] for them in chosen for turn in range(self.seats)]

    def whole(self, games: int) -> int:
        """As many games, rounded up to whole deals: nobody has had a seat more often than another."""
        return -(-games // len(self.seatings)) * len(self.seatings)

    def heading(self) -> dict[str, Any]:
        """What must be the same for results to be of one kind; the first line of the file they are kept in."""
        return {
            "arena": FORMAT,
            "game": self.game,
            "seats": self.seats,
            "players": list(self.players),
            "seed": self.seed,
            "options": self.options,
            "native": self.native,
            "rules": self.box.version,
            "sources": sources(self.box),
        }


def planned(
    game: str,
    names: list[str],
    seats: int | None = None,
    seed: int = 1,
    options: dict[str, Any] | None = None,
    native: bool | None = None,
) -> Plan:
    """A plan that can be carried out, or a Misfit that says why not. `native` is where it can be, unless said."""
    box = open_box(game)
    kinds = [kind_of(name, box) for name in names]
    if seats is None:
        seats = min(len(names), max(box.seats))
    box.check_seats(seats)
    if seats > len(names):
        raise Misfit("players", ", ".join(names), f"{seats} of them, one a seat; a name may stand there twice")
    quick = None not in kinds
    if native and not quick:
        slow = names[kinds.index(None)]
        raise Misfit("world", "native", f"plain, as {slow} is more than a rule of thumb")
    if native is None:
        native = quick and find_spec("numba") is not None
    return Plan(box.name, seats, tuple(names), seed, box.check_options(options), native)


def kind_of(name: str, box: Box) -> int | None:
    """What `rounds` calls the player; None if it is more than a rule of thumb."""
    it = player(name, box)
    if isinstance(it, RandomPlayer):
        return AT_RANDOM
    return it.spread if isinstance(it, GreedyPlayer) else None


def sources(box: Box) -> str:
    """A hash of the rules and the players: results of other rules or other players are not added to these."""
    digest = hashlib.sha256()
    paths = {Path(str(module.__file__)) for module in box.sources()}
    paths |= set(Path(str(players_package.__file__)).parent.rglob("*.py"))
    for path in sorted(paths):
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]
