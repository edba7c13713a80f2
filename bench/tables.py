"""The tables that are measured: each game with its targets. DIG UP's stands for all where one game will do."""

from dataclasses import dataclass, field, replace
from typing import Any

from grotto.games import GAMES, open_box
from grotto.tabletop.box import Box
from grotto.tabletop.chance import started
from grotto.tabletop.secret import secret_of_seed

SEED = 1
KEY = secret_of_seed(SEED)
MILLION = 1e6


@dataclass(frozen=True)
class Measured:
    """A table of a game and its targets.

    `native` and `cuda` are the least decisions a second, `bytes` the most of a state without its generator, `compile`
    and `cached` the most seconds until compiled rules are ready.
    """

    game: str
    seats: int
    native: float
    cuda: float | None
    bytes: int
    compile: float
    cached: float
    options: dict[str, Any] = field(default_factory=dict)

    def __str__(self) -> str:
        options = "".join(f", {name}={value}" for name, value in self.options.items())
        return f"{self.game}, {self.seats} seats{options}"

    @property
    def box(self) -> Box:
        return open_box(self.game)

    def prepared(self, seats: int = 0) -> Any:
        """The table before the set-up, with its luck."""
        game = self.box.prepare(seats or self.seats, self.box.check_options(self.options))
        game.luck = started(KEY)
        return game


DIGUP = Measured("digup", 4, native=10 * MILLION, cuda=700 * MILLION, bytes=511, compile=15, cached=1)
LAMP = Measured("lamp", 5, native=10 * MILLION, cuda=1000 * MILLION, bytes=511, compile=15, cached=1)
BASE = Measured("dragons", 4, native=6 * MILLION, cuda=None, bytes=1023, compile=60, cached=2, options={"magic": False})
MAGIC = replace(BASE, native=4 * MILLION, cuda=300 * MILLION, options={"magic": True})
TABLES = [table for table in (DIGUP, LAMP, BASE, MAGIC) if table.game in GAMES]
