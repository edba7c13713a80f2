"""What came of the games of an arena, added up: by player, and between each two of them."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from grotto.lab.plan import Plan
from grotto.players.rounds import DECISIONS, POINTS, SHARE, WIDTH


@dataclass
class Sums:
    """Of one player: how often it sat there, its shares of wins in twelfths, points, decisions and thinking time."""

    games: int = 0
    twelfths: int = 0
    points: int = 0
    decisions: int = 0
    ms: float = 0.0

    def add(self, more: "Sums") -> None:
        for name, count in asdict(more).items():
            setattr(self, name, getattr(self, name) + count)


@dataclass
class Tally:
    """`beaten[i][j]`: how often player i came out before player j, in half games."""

    players: list[Sums]
    beaten: list[list[int]]
    games: int = 0

    @classmethod
    def empty(cls, plan: Plan) -> "Tally":
        count = len(plan.players)
        return cls([Sums() for _ in range(count)], [[0] * count for _ in range(count)])

    @classmethod
    def of_json(cls, value: dict[str, Any]) -> "Tally":
        return cls([Sums(**sums) for sums in value["players"]], value["beaten"], value["games"])

    def as_json(self) -> dict[str, Any]:
        return asdict(self)

    def add(self, other: "Tally") -> None:
        self.games += other.games
        for mine, theirs in zip(self.players, other.players, strict=True):
            mine.add(theirs)
        for row, more in zip(self.beaten, other.beaten, strict=True):
            row[:] = [a + b for a, b in zip(row, more, strict=True)]

    def add_game(self, seating: Sequence[int], points: Sequence[int], twelfths: Sequence[int]) -> None:
        """The outcome of one game, seat by seat."""
        self.games += 1
        for seat, number in enumerate(seating):
            sums = self.players[number]
            sums.games, sums.twelfths = sums.games + 1, sums.twelfths + twelfths[seat]
            sums.points += points[seat]
        for one, first in enumerate(seating):
            for other, second in enumerate(seating):
                if one != other:
                    better = before(points[one], twelfths[one], points[other], twelfths[other])
                    self.beaten[first][second] += better

    def add_time(self, seating: Sequence[int], decisions: Sequence[int], ms: Sequence[float]) -> None:
        for seat, number in enumerate(seating):
            self.players[number].decisions += decisions[seat]
            self.players[number].ms += ms[seat]


def before(points: int, twelfths: int, other_points: int, other_twelfths: int) -> int:
    """2 if one seat came out before the other, 1 if they are level, else 0: winners first, the others by points."""
    if twelfths and other_twelfths:
        return 1
    if twelfths or other_twelfths:
        return 2 if twelfths else 0
    return 1 + (points > other_points) - (points < other_points)


def of_rounds(plan: Plan, rows: Any, seconds: float) -> Tally:
    """Of whole deals played natively, `rows` as `rounds` wrote them. The time is shared out by decisions."""
    tally = Tally.empty(plan)
    tally.games = len(rows)
    by_seat = rows.reshape(-1, len(plan.seatings), plan.seats, WIDTH).astype("int64")
    share = 1000 * seconds / max(1, int(by_seat[..., DECISIONS].sum()))
    for which, seating in enumerate(plan.seatings):
        add_seating(tally, seating, by_seat[:, which], share)
    return tally


def add_seating(tally: Tally, seating: Sequence[int], games: Any, ms: float) -> None:
    """All games of one seating; `ms` is the time of a decision."""
    for seat, number in enumerate(seating):
        points, twelfths, decisions = (int(games[:, seat, which].sum()) for which in (POINTS, SHARE, DECISIONS))
        tally.players[number].add(Sums(len(games), twelfths, points, decisions, ms * decisions))
    for one, first in enumerate(seating):
        for other, second in enumerate(seating):
            if one != other:
                tally.beaten[first][second] += all_before(games[:, one], games[:, other])


def all_before(one: Any, other: Any) -> int:
    """The sum of `before` over many games."""
    won, lost = one[:, SHARE] > 0, other[:, SHARE] > 0
    by_points = (one[:, POINTS] > other[:, POINTS]).astype(int) - (one[:, POINTS] < other[:, POINTS])
    better = by_points * (~won & ~lost) + (won & ~lost) - (lost & ~won).astype(int)
    return int((1 + better).sum())
