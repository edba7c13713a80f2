"""Players in the native world: a game's rules of thumb and the search tree, compiled together with its rules."""

from collections.abc import Callable
from functools import cached_property
from types import SimpleNamespace
from typing import Any

import numba
import numpy as np

from grotto.native import compiling
from grotto.native.cache import cache_folder, is_ready
from grotto.native.cpu import chance_record
from grotto.players import rounds, solving, tree, tree_choosing, tree_learning, tree_reward, tree_rows, weighing
from grotto.players.thumbs import parts_of, thumbs_of
from grotto.players.tree_rows import COUNTS, DEPTH, EDGE_WIDTH, NO_NODE, NODE_WIDTH, ROOT_NODE, SEAT, STEP_WIDTH, Tree
from grotto.tabletop.box import Box
from grotto.tabletop.events import note

ENTRIES = ("think", "play_rounds", "solve")
FORMS = (weighing, tree_rows, tree_reward, tree_choosing, tree_learning, tree, rounds, solving)
NODES, EDGES = 1 << 16, 1 << 18


class NativePlayers:
    """Compiled when first used, and from the cache folder after that."""

    def __init__(self, box: Box, tell: Callable[[str], None] = lambda _: None) -> None:
        self.box, self.tell = box, tell
        self.forms = (*parts_of(thumbs_of(box)), *FORMS)
        self.folder = cache_folder("players", (*box.sources(), *self.forms, compiling))
        self.found: dict[str, Any] = {}

    @cached_property
    def entries(self) -> SimpleNamespace:
        numba.config.CACHE_DIR = str(self.folder)

        def wrap(function: Any) -> Any:
            return compiling.entry(function) if function.__name__ in ENTRIES else compiling.part(function)

        return self.box.world(wrap, {note: compiling.silence}, forms=self.forms)

    def is_compiled(self, name: str) -> bool:
        return name in self.found or is_ready(self.folder, name)

    def ready(self, name: str) -> Any:
        """An entry, with a word to whoever waits if it is about to be compiled."""
        if name not in self.found:
            if not is_ready(self.folder, name):
                self.tell(f"Compiling the players of {self.box.title} for this machine; this happens once …")
            self.found[name] = getattr(self.entries, name)
        return self.found[name]

    def record(self, game: Any) -> Any:
        return np.frombuffer(bytearray(game.pack()), self.box.layout.record())


class NativeThought:
    """One search from one table: `go_on` as long as there is time, and look at what was found at any moment."""

    def __init__(self, players: NativePlayers, table: Any, seat: int, key: bytes) -> None:
        self.think = players.ready("think")
        self.root = players.record(table)
        self.work, self.luck = self.root.copy(), chance_record(key)
        most = players.box.most_answers
        self.into, self.values = np.zeros(most, np.int16), np.zeros(most, np.int64)
        self.tree = empty_tree(players.box, seat)

    def go_on(self, playouts: int) -> None:
        self.think(self.root, self.work, self.luck, self.into, self.values, self.tree, playouts)


def solved(players: NativePlayers, table: Any, seat: int, legal: list[int]) -> list[tuple[int, int]] | None:
    """Of each action its weight and its worth, if the game can solve the choice."""
    if not hasattr(thumbs_of(players.box), "SHEET"):
        return None
    numbers, into = (np.zeros(players.box.most_answers, np.int16) for _ in range(2))
    values, worth = (np.zeros(players.box.most_answers, np.int64) for _ in range(2))
    sheet = np.zeros(thumbs_of(players.box).SHEET, np.int64)
    numbers[: len(legal)] = legal
    done = players.ready("solve")(players.record(table), seat, len(legal), numbers, into, values, worth, sheet)
    return [(int(values[i]), int(worth[i])) for i in range(len(legal))] if done else None


def empty_tree(box: Box, seat: int, nodes: int = NODES, edges: int = EDGES) -> Tree:
    counts = np.zeros(COUNTS, np.int64)
    counts[SEAT], counts[ROOT_NODE] = seat, NO_NODE
    return Tree(
        counts,
        np.zeros((nodes, NODE_WIDTH), np.int64),
        np.zeros((edges, EDGE_WIDTH), np.int64),
        np.zeros((DEPTH + 1, STEP_WIDTH), np.int64),
        np.array(aliases(box), np.int64),
    )


def aliases(box: Box) -> list[int]:
    """For each action the one that stands for it when done in secret: the first of its verb."""
    verbs = (box.verbs.verb(number) for number in range(box.verbs.count))
    return [box.verbs.first(verb.key) if verb.secret else number for number, verb in enumerate(verbs)]
