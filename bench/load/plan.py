"""What a crowd is to do, and what came of it: what `bench.load` and its generator, a process of its own, say."""

from typing import Literal

from msgspec import Struct

HOST = "127.0.0.1"
MOST_TABLES, MOST_SECONDS = 2_000, 600.0
OPENED_WITHIN = 180.0  # seconds until all are at their tables

# By the pace; one answer after the other as fast as they come; or programs at every seat.
Way = Literal["paced", "hurried", "programs"]


class Group(Struct):
    """So many tables that play alike. `every`: seconds from one action of a seat to its next, where they are paced.

    `packed`: they offer to take messages compressed, as every browser does. Whether they come so the server decides.
    """

    game: str
    seats: int
    tables: int
    way: Way = "paced"
    every: float = 4.0
    player: str = ""
    packed: bool = True
    options: dict[str, str | int | bool] = {}


class Plan(Struct):
    """`warm`: seconds before measuring begins. `server`: whose words are spoken."""

    server: Literal["grotto", "boardgame.io"]
    port: int
    groups: list[Group]
    seconds: float
    warm: float = 3.0

    def check(self) -> None:
        if sum(group.tables for group in self.groups) > MOST_TABLES or not 0 < self.seconds <= MOST_SECONDS:
            raise ValueError(f"at most {MOST_TABLES} tables and {MOST_SECONDS:.0f} seconds")


class Found(Struct):
    """What the crowd saw: `waits` in seconds, from an action sent to each view of it that came back, in order."""

    took: float
    actions: int
    games: int
    waits: list[float]
    idle_beats: int  # a table's turn to act, when nobody there had anything to answer
    refused: dict[str, int]
    cpu: float
    lost: int = 0

    def wait(self, share: float) -> float:
        """So long at most that share of the views was on its way, in milliseconds."""
        return 1000 * self.waits[min(int(share * len(self.waits)), len(self.waits) - 1)]
