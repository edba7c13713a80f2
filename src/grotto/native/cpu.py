"""The native world: a game's rules as machine code, over records, on as many threads as wished."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from types import SimpleNamespace
from typing import Any

import numba
import numpy as np

from grotto.native import batch, compiling
from grotto.native.cache import cache_folder, is_ready
from grotto.tabletop.box import Box
from grotto.tabletop.chance import Chance, started
from grotto.tabletop.events import note

ENTRIES = ("play_batch", "start_one", "act_one", "deal_one_again")
CHUNK = 500


class NativeGame:
    """A game's rules, compiled when first used and from the cache folder after that."""

    def __init__(self, box: Box, tell: Callable[[str], None] = lambda _: None) -> None:
        self.box, self.tell = box, tell
        self.folder = cache_folder("cpu", (*box.sources(), batch, compiling))
        self.found: dict[str, Any] = {}

    @cached_property
    def entries(self) -> SimpleNamespace:
        numba.config.CACHE_DIR = str(self.folder)

        def wrap(function: Any) -> Any:
            return compiling.entry(function) if function.__name__ in ENTRIES else compiling.part(function)

        return self.box.world(wrap, {note: compiling.silence}, forms=(batch,))

    def ready(self, name: str) -> Any:
        """An entry, with a word to whoever waits if it is about to be compiled."""
        if name not in self.found:
            if not is_ready(self.folder, name):
                self.tell(f"Compiling the rules of {self.box.title} for this machine; this happens once …")
            self.found[name] = getattr(self.entries, name)
        return self.found[name]

    def record(self, game: Any) -> Any:
        """A plain state as a record, in a row of one."""
        return np.frombuffer(bytearray(game.pack()), self.box.layout.record())

    def row(self) -> Any:
        return np.zeros(self.box.most_answers, np.int16)

    def play(self, template: Any, key: bytes, seats: int, first: int, end: int) -> Any:
        """The random games numbered from `first` up to `end`, on the calling thread; returns the tally."""
        tally = np.zeros(batch.TALLY, np.int64)
        play_batch = self.ready("play_batch")
        play_batch(template, template.copy(), chance_record(key), self.row(), tally, seats, first, 1, end)
        return tally

    def play_all(
        self, template: Any, key: bytes, seats: int, games: int, threads: int, progress: Callable[[int], None]
    ) -> Any:
        """All games from 0 on, shared out in chunks: the sum does not depend on the threads."""
        self.play(template, key, seats, 0, 0)
        chunks = [(first, min(first + CHUNK, games)) for first in range(0, games, CHUNK)]
        total = np.zeros(batch.TALLY, np.int64)
        with ThreadPoolExecutor(threads) as pool:
            for done, tally in enumerate(pool.map(lambda c: self.play(template, key, seats, *c), chunks), 1):
                total += tally
                progress(min(done * CHUNK, games))
        return total


class NativeTable:
    """One native game stepped from Python: `legal` lists the action numbers, `act` takes one of them."""

    def __init__(self, native: NativeGame, template: Any) -> None:
        self.native, self.template = native, template
        self.start_one, self.act_one = native.ready("start_one"), native.ready("act_one")
        self.games = np.zeros(1, template.dtype)  # so that the padding between the fields is zero
        self.into = native.row()
        self.count = 0

    def start(self, number: int) -> None:
        """Set up the game of that number under the template's key."""
        self.games[0] = self.template[0]
        self.count = self.start_one(self.games, self.into, number)

    @property
    def legal(self) -> Any:
        """The lawful actions of the first seat asked, by number; none when the game is over."""
        return self.into[: self.count]

    def act(self, action: int) -> None:
        self.count = self.act_one(self.games, action, self.into)

    def plain(self) -> Any:
        """The state as a plain object."""
        return self.native.box.layout.unpack(self.games.tobytes())


def chance_record(key: bytes) -> Any:
    return np.frombuffer(bytearray(started(key).pack()), Chance.record())
