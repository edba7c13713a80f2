"""Simulated races for the lamp: equally fast seats behind unequal connections, honest or not. Who wins how often?

A way takes its share of the shortest round trip, some queueing, and now and then much longer. Ways there and back are
not equally long. Reactions are ex-Gaussian. The race itself is the server's own.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random

from grotto.server.race import Race, Runner, open_race, receipt_of, terms_of
from grotto.server.race.links import WINDOW
from grotto.server.race.modes import MS

TRIPS_MS = (15, 45, 120, 260)
SPIKES, SPIKE_MS = 0.02, 80.0
SIMPLE, CHOICE = (234.0, 25.0, 50.0), (470.0, 80.0, 150.0)  # ms: mean and spread of the normal part, mean of the other


@dataclass(frozen=True)
class Seat:
    """`lies` is by how much it says it was faster, `late` by how much it answers pings late; `kernel`: TCP is asked.

    `uneven`: by how much later still it answers seven pings in ten.
    """

    trip: float
    lies: float = 0.0
    late: float = 0.0
    kernel: bool = False
    uneven: float = 0.0


@dataclass(frozen=True)
class Run:
    """What happened in one race, in ms: reactions in truth, and from the sending of the cue to the arrival."""

    reactions: list[float]
    passed: list[float]


Order = list[int | list[int]]
Policy = Callable[[Sequence[Seat], Run, Random], Order]


@dataclass
class Shares:
    """How often each seat won (who ties shares), how often the fastest was not among the first, and how many tied."""

    wins: list[float]
    races: int = 0
    wrong: int = 0
    tied: int = 0

    @property
    def percent(self) -> list[float]:
        return [100 * win / self.races for win in self.wins]


def one_way(seat: Seat, lean: float, dice: Random) -> float:
    """In ms; `lean` is the share of the round trip that this way takes."""
    spike = dice.expovariate(1 / SPIKE_MS) if dice.random() < SPIKES else 0.0
    return seat.trip * lean + dice.expovariate(1 / (1 + 0.025 * seat.trip)) + spike


def reaction(kind: tuple[float, float, float], dice: Random) -> float:
    mean, spread, tail = kind
    return max(150.0, dice.gauss(mean, spread) + dice.expovariate(1 / tail))


def run_of(seats: Sequence[Seat], kind: tuple[float, float, float], dice: Random) -> Run:
    reactions = [reaction(kind, dice) for _ in seats]
    passed = []
    for seat, own in zip(seats, reactions, strict=True):
        lean = dice.uniform(0.4, 0.6)
        passed.append(one_way(seat, lean, dice) + own + one_way(seat, 1 - lean, dice))
    return Run(reactions, passed)


def by_arrival(_seats: Sequence[Seat], run: Run, _dice: Random) -> Order:
    """The cue goes to all at once, and the first slap to arrive wins."""
    return [*sorted(range(len(run.passed)), key=run.passed.__getitem__)]


def by_claim(seats: Sequence[Seat], run: Run, _dice: Random) -> Order:
    """Everybody is believed."""
    said = [own - seat.lies for seat, own in zip(seats, run.reactions, strict=True)]
    return [*sorted(range(len(said)), key=said.__getitem__)]


def by_rule(seats: Sequence[Seat], run: Run, dice: Random) -> Order:
    return receipt_of(*closed_race(seats, run, dice)).order


def closed_race(seats: Sequence[Seat], run: Run, dice: Random) -> tuple[Race, int]:
    """The server's race, and when it was closed."""
    runners = [Runner(number, *measured(seat, dice)) for number, seat in enumerate(seats)]
    race = open_race(terms_of("reflex"), runners, 0, dice)
    for number, seat in enumerate(seats):
        cue = race.cue_at(number) or 0
        race.sent(number, cue)
        claim = max(0, round(run.reactions[number] - seat.lies))
        race.slap(number, cue + round(run.passed[number] * MS), claim * MS)
    return race, race.waits_until() or 0


def measured(seat: Seat, dice: Random) -> tuple[list[int], int | None]:
    """A window of round trips as the server sees them, and what TCP says."""
    trips = []
    for _ in range(WINDOW):
        lean = dice.uniform(0.4, 0.6)
        trips.append(one_way(seat, lean, dice) + one_way(seat, 1 - lean, dice))
    late = [seat.late + (seat.uneven if seat.uneven and dice.random() < 0.7 else 0.0) for _ in trips]
    seen = [round((trip + more) * MS) for trip, more in zip(trips, late, strict=True)]
    return seen, round(min(trips) * MS) if seat.kernel else None


def cue_spread(seats: Sequence[Seat], staggered: bool, dice: Random) -> float:
    """How many ms lie between the first lamp and the last."""
    runners = [Runner(number, *measured(seat, dice)) for number, seat in enumerate(seats)]
    race = open_race(terms_of("reflex"), runners, 0, dice)
    lit = []
    for number, seat in enumerate(seats):
        held = (race.cue_at(number) or 0) / MS if staggered else 0.0
        lit.append(held + one_way(seat, dice.uniform(0.4, 0.6), dice))
    return max(lit) - min(lit)


def shares(
    policy: Policy, seats: Sequence[Seat], races: int, seed: int, kind: tuple[float, float, float] = SIMPLE
) -> Shares:
    dice, found = Random(seed), Shares([0.0] * len(seats))
    for _ in range(races):
        run = run_of(seats, kind, dice)
        first = policy(seats, run, dice)[0]
        winners = first if isinstance(first, list) else [first]
        count(found, winners, run)
    return found


def count(found: Shares, winners: Sequence[int], run: Run) -> None:
    fastest = min(range(len(run.reactions)), key=run.reactions.__getitem__)
    found.races += 1
    found.tied += len(winners) > 1
    found.wrong += fastest not in winners
    for winner in winners:
        found.wins[winner] += 1 / len(winners)


def honest() -> list[Seat]:
    return [Seat(trip) for trip in TRIPS_MS]


def with_liar(**how: float | bool) -> list[Seat]:
    """The seat at 45 ms does not play fair."""
    return [Seat(trip, **how) if trip == 45 else Seat(trip) for trip in TRIPS_MS]  # type: ignore[arg-type]
