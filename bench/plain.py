"""How fast are random games in the plain world? Set-up included; nobody listens to the events."""

from functools import partial

from bench.alone import ask
from bench.figures import Figure, in_turns
from bench.tables import DIGUP, TABLES, Measured
from grotto.lab.simulate import simulate

UNIT = "decisions/s"


def measure(quick: bool) -> list[Figure]:
    games, times = 20 if quick else 100, 3 if quick else 7
    runs = {str(table): partial(rate, table, games) for table in TABLES}
    least = {str(DIGUP): 40e3}
    return [Figure(name, found, UNIT, least.get(name)) for name, found in in_turns(runs, times).items()]


def rate(table: Measured, games: int) -> float:
    return simulate(table.game, table.seats, games, seed=1, options=table.options).decisions_per_second


if __name__ == "__main__":
    ask("plain", measure)
