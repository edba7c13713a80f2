"""What is asked of the server, one function a question. Each starts what it needs and ends it."""

from collections.abc import Callable
from dataclasses import dataclass

from bench.figures import Figure, absent, ratios, told
from bench.load import boardgame
from bench.load.plan import Found, Group, Plan
from bench.load.processes import Counts, Crowd, Process, grotto, share_below

VIEW, LAG = "grotto_view_seconds", "grotto_loop_lag_seconds"
FEW = 20  # tables where people play beside searching programs


@dataclass
class Seen:
    """A run: what the crowd found, and what the server took meanwhile."""

    found: Found
    view: tuple[Counts, Counts]
    lag: tuple[Counts, Counts]
    cpu: float
    megabytes: float
    megabytes_of_all: float

    @property
    def rate(self) -> float:
        return self.found.actions / self.found.took


def run(server: Process, plan: Plan) -> Seen:
    """A crowd at the server. Its own counts are asked before and after, Grotto's also of its metrics."""
    ours = plan.server == "grotto"

    def counts(name: str) -> Counts:
        return server.counts(name) if ours else {}

    with Crowd(plan) as crowd:
        view, lag, cpu = counts(VIEW), counts(LAG), server.cpu_seconds
        found = crowd.found()
        used, views, lags = server.cpu_seconds - cpu, counts(VIEW), counts(LAG)
        seen = Seen(found, (view, views), (lag, lags), used / found.took, server.megabytes, server.megabytes_of_all)
    told_of(seen)
    return seen


def told_of(seen: Seen) -> None:
    """What is wrong with a run has to be seen beside it."""
    it = seen.found
    if it.refused or it.lost:
        told(f"refused: {it.refused}, connections lost: {it.lost}")
    if it.idle_beats > it.actions / 50:
        told(f"{it.idle_beats} times nobody had anything to answer: the rate was lower than asked for")


# -- many tables ---------------------------------------------------------------------


def tables(count: int, seconds: float, game: str = "digup", seats: int = 4, every: float = 4.0) -> list[Figure]:
    """Seats at live tables, an action every few seconds each."""
    with grotto() as server:
        seen = run(server, Plan("grotto", server.port, groups(count, game, seats, every), seconds))
    what = f"{game}, {count * seats} seats in {count} live tables, {seen.rate:.0f} actions/s"
    inside = share_below(*seen.view, 0.99)
    return [
        Figure(f"{what}: p99 from action received to view sent, by the server", [inside], "ms", most=15),
        Figure(f"{what}: p99 from action sent to view received, by the crowd", [seen.found.wait(0.99)], "ms"),
        Figure(f"{what}: median of the same", [seen.found.wait(0.5)], "ms"),
        Figure(f"{what}: p99 of the event loop's lag", [share_below(*seen.lag, 0.99)], "ms"),
        Figure(f"{what}: processor of the server", [100 * seen.cpu], "% of a core"),
        Figure(f"{what}: processor of the crowd", [100 * seen.found.cpu / seen.found.took], "% of a core"),
        Figure(f"{what}: memory of the server", [seen.megabytes], "MB", most=500),
        Figure(f"{what}: memory with the process where programs think", [seen.megabytes_of_all], "MB", most=500),
    ]


def groups(count: int, game: str, seats: int, every: float) -> list[Group]:
    """`mixed`: each of the games in turn."""
    games = ("digup", "lamp", "dragons") if game == "mixed" else (game,)
    shares = [count // len(games) + (i < count % len(games)) for i in range(len(games))]
    return [Group(name, seats, share, every=every) for name, share in zip(games, shares, strict=True) if share]


# -- whole games ---------------------------------------------------------------------


def games(count: int, seconds: float, magic: bool = True) -> list[Figure]:
    """Random games of dragons: every action over a socket, into the store and out to all, as fast as they come."""
    with grotto() as server:
        group = Group("dragons", 3, count, "hurried", packed=False, options={"magic": magic})
        seen = run(server, Plan("grotto", server.port, [group], seconds, warm=5.0))
    what = f"dragons, 3 seats, {'with magic' if magic else 'base game'}, random, at {count} tables"
    return [
        Figure(
            f"{what}: finished over the full path", [60 * seen.found.games / seen.found.took], "games/min", least=200
        ),
        Figure(f"{what}: actions", [seen.rate], "actions/s"),
        Figure(f"{what}: processor of the server", [100 * seen.cpu], "% of a core"),
        Figure(f"{what}: processor of the crowd", [100 * seen.found.cpu / seen.found.took], "% of a core"),
    ]


# -- beside searching programs -----------------------------------------------------------


def search(count: int, seconds: float, player: str = "search:200ms") -> list[Figure]:
    """Programs search in processes of their own, without a pause: how late does the event loop wake meanwhile?"""
    people, programs = Group("digup", 4, FEW), Group("digup", 3, count, "programs", player=player)
    with grotto() as server:
        alone = run(server, Plan("grotto", server.port, [people], seconds / 2))
        beside = run(server, Plan("grotto", server.port, [people, programs], seconds))
    what = f"digup, {FEW} tables of people"
    return [
        Figure(f"{what}: p99 of the event loop's lag", [share_below(*alone.lag, 0.99)], "ms"),
        Figure(f"{what} beside {count} of {player}: the same", [share_below(*beside.lag, 0.99)], "ms", most=20),
        Figure(f"{what}: p99 from action sent to view received", [alone.found.wait(0.99)], "ms"),
        Figure(f"{what} beside {count} of {player}: the same", [beside.found.wait(0.99)], "ms"),
    ]


# -- beside boardgame.io -----------------------------------------------------------------


def beside_boardgame_io(count: int, seconds: float, rounds: int = 2, seats: int = 4) -> list[Figure]:
    """The same crowd at both, in turns: each game its own, tables, seats and rate alike."""
    what = f"boardgame.io, {count * seats} seats in {count} tables"
    if (why := boardgame.why_not()) is not None:
        return [absent(what, why)]
    ours, theirs = [], []
    with boardgame.installed() as folder:
        for _ in range(rounds):
            with grotto() as server:
                ours.append(run(server, Plan("grotto", server.port, [Group("digup", seats, count)], seconds)))
            with boardgame.boardgame_io(folder) as server:
                theirs.append(run(server, Plan("boardgame.io", server.port, [Group("draw", seats, count)], seconds)))
    return of_both(f"{count * seats} seats in {count} tables", ours, theirs)


OF_EACH: tuple[tuple[str, str, Callable[[Seen], float]], ...] = (
    ("p99 from action sent to view received", "ms", lambda it: it.found.wait(0.99)),
    ("median of the same", "ms", lambda it: it.found.wait(0.5)),
    ("actions", "actions/s", lambda it: it.rate),
    ("processor", "% of a core", lambda it: 100 * it.cpu),
    ("memory", "MB", lambda it: it.megabytes),
)


def of_both(what: str, ours: list[Seen], theirs: list[Seen]) -> list[Figure]:
    figures = []
    for name, unit, number in OF_EACH:
        here, there = [number(it) for it in ours], [number(it) for it in theirs]
        figures += [
            Figure(f"{what}, Grotto's digup: {name}", here, unit),
            Figure(f"{what}, boardgame.io's draw or pass: {name}", there, unit),
            Figure(f"{what}: {name}, Grotto over boardgame.io", ratios(here, there)),
        ]
    return figures
