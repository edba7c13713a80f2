"""Millions of random games, measured. The same games, and the same figures, in every world."""

import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from functools import cache
from importlib import import_module
from typing import Any

from grotto.games import open_box
from grotto.native import batch
from grotto.native.batch import DECISIONS, POINTS, TALLY, TWELVE, WINS
from grotto.tabletop.box import Box
from grotto.tabletop.chance import started
from grotto.tabletop.secret import secret_of_seed
from grotto.tabletop.words import Misfit
from grotto.tabletop.worlds import as_it_is

Progress = Callable[[int], None]
Tell = Callable[[str], None]


@dataclass(frozen=True)
class Result:
    """The figures, under the names they have in JSON. Only the native world has threads to choose."""

    game: str
    seats: int
    world: str
    threads: int
    games: int
    decisions: int
    seconds: float
    games_per_second: float
    decisions_per_second: float
    mean_decisions: float
    mean_score: list[float]
    win_share: list[float]

    def as_json(self) -> dict[str, Any]:
        """Alone at the table there is one share of wins, and the stones placed stand for the score."""
        figures = asdict(self)
        if self.seats == 1:
            figures["win_share"] = self.win_share[0]
            figures["mean_placed"] = figures.pop("mean_score")[0]
        return figures


@dataclass(frozen=True)
class Work:
    """What is to be played: the games numbered from 0 on, each from the table as prepared, under one key."""

    box: Box
    table: Any
    key: bytes
    seats: int
    games: int
    threads: int
    progress: Progress
    tell: Tell


def simulate(
    game: str,
    seats: int | None = None,
    games: int = 1000,
    seed: int = 0,
    world: str = "plain",
    threads: int = 1,
    options: dict[str, Any] | None = None,
    progress: Progress = lambda _: None,
    tell: Tell = lambda _: None,
) -> Result:
    """Uniformly random legal play, set-up included. `progress` hears how many are done, `tell` of compiling."""
    box = open_box(game)
    seats = box.check_seats(seats)
    check_count("games", games)
    check_count("threads", threads)
    if world not in WORLDS:
        raise Misfit("world", world, f"one of {', '.join(WORLDS)}")
    table, key = box.prepare(seats, box.check_options(options)), secret_of_seed(seed)
    table.luck = started(key)
    work = Work(box, table, key, seats, games, threads if world == "native" else 1, progress, tell)
    seconds, tally = WORLDS[world](work)
    return result(work, world, seconds, [int(n) for n in tally])


def check_count(what: str, count: int) -> None:
    if count < 1:
        raise Misfit(what, count, "a whole number from 1 on")


def result(work: Work, world: str, seconds: float, tally: list[int]) -> Result:
    decisions, games, seats = tally[DECISIONS], work.games, range(work.seats)
    return Result(
        game=work.box.name,
        seats=work.seats,
        world=world,
        threads=work.threads,
        games=games,
        decisions=decisions,
        seconds=seconds,
        games_per_second=games / seconds,
        decisions_per_second=decisions / seconds,
        mean_decisions=decisions / games,
        mean_score=[tally[POINTS + seat] / games for seat in seats],
        win_share=[tally[WINS + seat] / TWELVE / games for seat in seats],
    )


# -- the three worlds: each returns the seconds it took, without compiling, and the tally ------------------------


def play_plain(work: Work) -> tuple[float, Any]:
    rules = work.box.world(as_it_is, forms=(batch,))
    dice, into, tally = started(work.key), work.box.row(), [0] * TALLY
    start = time.perf_counter()
    for number in range(work.games):
        rules.play_batch([work.table.copy()], [None], [dice], into, tally, work.seats, number, 1, number + 1)
        work.progress(number + 1)
    return time.perf_counter() - start, tally


def play_native(work: Work) -> tuple[float, Any]:
    native = native_game(work.box.name)
    native.tell = work.tell
    template = native.record(work.table)
    native.play(template, work.key, work.seats, 0, 0)
    start = time.perf_counter()
    tally = native.play_all(template, work.key, work.seats, work.games, work.threads, work.progress)
    return time.perf_counter() - start, tally


@cache
def native_game(name: str) -> Any:
    """One for all who ask: what was translated for one of its entries serves the next."""
    return needing("numba", "native", "grotto.native.cpu").NativeGame(open_box(name))


def play_cuda(work: Work) -> tuple[float, Any]:
    cuda = needing("numba", "cuda", "grotto.native.cuda").CudaGame(work.box, work.tell)
    played = cuda.play_all(work.table, work.key, work.seats, work.games, work.progress)
    return float(played.seconds), played.counted


def needing(package: str, extra: str, module: str) -> Any:
    """A module of a world whose package may not be installed."""
    try:
        return import_module(module)
    except ModuleNotFoundError as missing:
        if missing.name is None or missing.name.partition(".")[0] not in (package, "llvmlite"):
            raise
        raise Misfit("world", extra, f"{package} installed: pip install 'grotto[{extra}]'") from missing


WORLDS: dict[str, Callable[[Work], tuple[float, Any]]] = {
    "plain": play_plain,
    "native": play_native,
    "cuda": play_cuda,
}
