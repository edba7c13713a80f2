"""What an arena found, for people and programs: shares of wins and ratings with their intervals, who beat whom."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from grotto.lab.plan import Plan
from grotto.lab.ratings import rated
from grotto.lab.tally import Sums, Tally
from grotto.players.rounds import TWELVE


@dataclass(frozen=True)
class Standing:
    """One name: what it won, and what it is rated."""

    name: str
    games: int
    win_share: float
    win_share_low: float
    win_share_high: float
    rating: float
    rating_low: float
    rating_high: float
    mean_score: float
    ms_per_decision: float


@dataclass
class Report:
    game: str
    seats: int
    games: int
    players: list[Standing] = field(default_factory=list)
    crosstable: list[list[float | None]] = field(default_factory=list)


def wilson(share: float, games: int, z: float = 1.96) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson's score interval)."""
    if games == 0:
        return 0.0, 1.0
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    reach = z / (1 + z * z / games) * (share * (1 - share) / games + z * z / (4 * games * games)) ** 0.5
    return max(0.0, middle - reach), min(1.0, middle + reach)


def reported(plan: Plan, tally: Tally) -> Report:
    """By name, the best first: whoever sits there twice under one name is one player."""
    names = list(dict.fromkeys(plan.players))
    sums = {name: together(tally.players[i] for i, who in enumerate(plan.players) if who == name) for name in names}
    beaten = by_name(plan.players, names, tally.beaten)
    ratings = rated(beaten)
    order = sorted(range(len(names)), key=lambda i: -ratings[i][0])
    standings = [standing(names[i], sums[names[i]], ratings[i]) for i in order]
    table = [[met(beaten[i][j], beaten[j][i]) if i != j else None for j in order] for i in order]
    return Report(plan.game, plan.seats, tally.games, standings, table)


def together(all_sums: Iterable[Sums]) -> Sums:
    whole = Sums()
    for sums in all_sums:
        whole.add(sums)
    return whole


def by_name(players: Sequence[str], names: Sequence[str], beaten: list[list[int]]) -> list[list[float]]:
    """Whole games instead of halves; what two seats of one name did to each other counts nothing."""
    table = [[0.0] * len(names) for _ in names]
    for i, first in enumerate(players):
        for j, second in enumerate(players):
            if first != second:
                table[names.index(first)][names.index(second)] += beaten[i][j] / 2
    return table


def met(won: float, lost: float) -> float | None:
    return won / (won + lost) if won + lost else None


def standing(name: str, sums: Sums, rating: tuple[float, float, float]) -> Standing:
    share = sums.twelfths / TWELVE / max(1, sums.games)
    low, high = wilson(share, sums.games)
    score, ms = sums.points / max(1, sums.games), sums.ms / max(1, sums.decisions)
    return Standing(name, sums.games, share, low, high, *rating, score, ms)
