"""The player that looks ahead: a tree of playouts over tables that could be (see `tree`), in the native world.

What the game can solve is solved instead (see `solving`).
"""

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from importlib.util import find_spec
from math import sqrt
from random import Random
from threading import Thread
from typing import TYPE_CHECKING, Any

from grotto.games import open_box
from grotto.players.choice import TOP, Choice, Reason
from grotto.players.greedy import GreedyPlayer
from grotto.players.sight import Sight
from grotto.players.tree_reward import REWARD
from grotto.players.tree_rows import ACTION, AVERAGE, FIRST, NEXT, NO_NODE, ROOT_NODE, SUM, VISITS
from grotto.tabletop.box import Box
from grotto.tabletop.words import Misfit

if TYPE_CHECKING:
    from grotto.native.playing import NativePlayers, NativeThought

AT_ONCE = 50  # so many playouts between two looks at the clock
NOISE = 0.4  # the standard deviation of a reward, roughly
SELDOM = 0.02  # what a mixed answer would draw more seldom than that is left out


@dataclass(frozen=True)
class Budget:
    """How long a decision may take: in playouts, in milliseconds, or both, whichever is used up first."""

    playouts: int | None = None
    ms: int | None = None
    threads: int = 1

    def shared(self) -> "Budget":
        """The part of one of the threads."""
        return Budget(None if self.playouts is None else -(-self.playouts // self.threads), self.ms)


@dataclass
class Found:
    """What is known of one action of the seat: how often it was tried, what that brought, and its share of the mix."""

    tried: int = 0
    sum: int = 0
    average: int = 0

    @property
    def mean(self) -> float:
        return self.sum / self.tried / REWARD if self.tried else 0.0


class SearchPlayer:
    """`patient`: wait until the search is compiled; else the greedy player answers as long as it is not.

    On one thread, with a budget of playouts, the same sight and dice give the same answer.
    """

    def __init__(
        self, name: str, box: Box, budget: Budget, patient: bool = True, tell: Callable[[str], None] = lambda _: None
    ) -> None:
        self.name, self.box, self.budget, self.patient = name, box, budget, patient
        self.greedy = GreedyPlayer("greedy", box)
        self.tell = tell
        if patient:
            check_numba(name)

    def choose(self, sight: Sight, dice: Random) -> Choice:
        if len(sight.legal) == 1:
            return Choice(sight.legal[0], [Reason(sight.legal[0], 1.0, "chance", "only-answer")])
        left_to_thumb = sight.table.ask in getattr(self.greedy.thumbs, "LEFT_TO_THUMB", ())
        if left_to_thumb or (not self.patient and not is_at_hand(self.box, sight)):
            return self.greedy.choose(sight, dice)
        start = time.perf_counter()
        natives = native_players(self.box.name)
        natives.tell = self.tell
        solved = self.solve(natives, sight)
        if solved:
            return self.drawn(sight, solved, dice, "points")
        found = self.search(natives, sight, [dice.randbytes(32) for _ in range(self.budget.threads)], start)
        return self.answer(sight, found, dice)

    # -- solving -----------------------------------------------------------------

    def solve(self, natives: "NativePlayers", sight: Sight) -> dict[int, tuple[float, float]]:
        """Of each action its share and its worth; empty if the game does not solve this choice."""
        from grotto.native.playing import solved

        numbers = [action.number for action in sight.legal]
        rows = solved(natives, sight.table, sight.seat, numbers) or []
        whole = sum(weight for weight, _ in rows)
        point = self.greedy.thumbs.POINT
        return {n: (weight / whole, worth / point) for n, (weight, worth) in zip(numbers, rows, strict=False) if whole}

    # -- searching ---------------------------------------------------------------

    def search(self, natives: "NativePlayers", sight: Sight, keys: list[bytes], start: float) -> dict[int, Found]:
        """Each thread grows a tree of its own; what they found is added up."""
        from grotto.native.playing import NativeThought

        thoughts = [NativeThought(natives, sight.table, sight.seat, key) for key in keys]
        budget = self.budget.shared()
        if len(thoughts) == 1:
            think_on(thoughts[0], budget, start)
        else:
            with ThreadPoolExecutor(len(thoughts)) as pool:
                list(pool.map(lambda thought: think_on(thought, budget, start), thoughts))
        found = {action.number: Found() for action in sight.legal}
        for thought in thoughts:
            add_found(thought, found)
        return found

    # -- answering ---------------------------------------------------------------

    def answer(self, sight: Sight, found: dict[int, Found], dice: Random) -> Choice:
        if sum(it.average for it in found.values()):
            return self.mixed_answer(sight, found, dice)
        ranked = sorted(found, key=lambda number: -found[number].tried)
        ranked = self.proved(sight, found, ranked)
        whole = max(1, sum(it.tried for it in found.values()))
        reasons = [self.reason(sight, n, found[n].mean, "reward", found[n].tried / whole) for n in ranked[:TOP]]
        return Choice(self.box.verbs.action(ranked[0]), reasons)

    def proved(self, sight: Sight, found: dict[int, Found], ranked: list[int]) -> list[int]:
        """What the rules of thumb prefer comes first, unless something is better beyond chance (a game's `PROOF`)."""
        proof = getattr(self.greedy.thumbs, "PROOF", 0.0)
        if not proof:
            return ranked
        values = self.greedy.values(sight.table, sight.seat, [action.number for action in sight.legal])
        usual = sight.legal[values.index(max(values))].number
        error = NOISE * sqrt(1 / max(1, found[usual].tried) + 1 / max(1, found[ranked[0]].tried))
        if found[ranked[0]].mean - found[usual].mean >= proof * error:
            return ranked
        return [usual, *(number for number in ranked if number != usual)]

    def mixed_answer(self, sight: Sight, found: dict[int, Found], dice: Random) -> Choice:
        """Drawn by the average strategy: what is chosen in secret must not be foreseen."""
        whole = sum(it.average for it in found.values())
        return self.drawn(sight, {n: (it.average / whole, it.mean) for n, it in found.items()}, dice, "reward")

    def drawn(self, sight: Sight, found: dict[int, tuple[float, float]], dice: Random, unit: str) -> Choice:
        """By shares; what would be drawn very seldom never is."""
        seldom = min(SELDOM, max(share for share, _ in found.values()) / 2)
        shares = {number: share if share >= seldom else 0.0 for number, (share, _) in found.items()}
        chosen = dice.choices(list(shares), list(shares.values()))[0]
        ranked = sorted(shares, key=lambda number: -shares[number])
        reasons = [self.reason(sight, n, found[n][1], unit, shares[n]) for n in ranked[:TOP]]
        return Choice(self.box.verbs.action(chosen), reasons)

    def reason(self, sight: Sight, number: int, value: float, unit: str, share: float) -> Reason:
        key, arguments = self.greedy.thumbs.reason(sight.table, sight.seat, number)
        return Reason(self.box.verbs.action(number), value, unit, key, {**arguments, "share": round(share, 3)})


def check_numba(name: str) -> None:
    if find_spec("numba") is None:
        raise Misfit("player", name, "random or greedy, as search needs Numba: pip install 'grotto[native]'")


def think_on(thought: "NativeThought", budget: Budget, start: float) -> None:
    """Until the budget is used up; at least once."""
    left = budget.playouts
    while left is None or left > 0:
        now = AT_ONCE if left is None else min(AT_ONCE, left)
        thought.go_on(now)
        left = None if left is None else left - now
        if budget.ms is not None and time.perf_counter() - start >= budget.ms / 1000:
            return


def add_found(thought: "NativeThought", found: dict[int, Found]) -> None:
    tree = thought.tree
    node = int(tree.counts[ROOT_NODE])
    edge = int(tree.nodes[node][FIRST]) if node != NO_NODE else 0
    while edge:
        row = [int(number) for number in tree.edges[edge]]
        it = found[row[ACTION]]
        it.tried, it.sum, it.average = it.tried + row[VISITS], it.sum + row[SUM], it.average + row[AVERAGE]
        edge = row[NEXT]


# -- compiled, or not yet ------------------------------------------------------------


@cache
def native_players(name: str) -> "NativePlayers":
    from grotto.native.playing import NativePlayers

    return NativePlayers(open_box(name))


COMPILING: dict[str, Thread] = {}


def is_at_hand(box: Box, sight: Sight) -> bool:
    """Whether the search can answer now. If it was never compiled on this machine, that begins in the background."""
    if find_spec("numba") is None:
        return False
    if native_players(box.name).is_compiled("think"):
        return True
    if box.name not in COMPILING:
        COMPILING[box.name] = Thread(target=compile_search, args=(box, sight.table, sight.seat), daemon=True)
        COMPILING[box.name].start()
    return False


def compile_search(box: Box, table: Any, seat: int) -> None:
    from grotto.native.playing import NativePlayers, NativeThought

    NativeThought(NativePlayers(box), table, seat, bytes(32)).go_on(1)
