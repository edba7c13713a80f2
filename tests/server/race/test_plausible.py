"""Times over many races, of people and of what is none."""

from random import Random

import pytest

from grotto.lab.fair_race import CHOICE, SIMPLE, reaction
from grotto.server.race import oddities
from grotto.server.race.modes import MS
from grotto.server.race.plausible import ENOUGH, KEPT

SERIES = 2000
PRACTISED = (185.0, 18.0, 25.0)  # a mean of 210 ms, and as even as the most practised are


@pytest.mark.parametrize("kind", [SIMPLE, CHOICE, PRACTISED])
def test_people_are_hardly_ever_taken_for_machines(kind: tuple[float, float, float]) -> None:
    dice = Random(1)
    odd = [bool(oddities([round(MS * reaction(kind, dice)) for _ in range(KEPT)])) for _ in range(SERIES)]
    assert sum(odd) <= SERIES / 1000


@pytest.mark.parametrize(
    ("middle", "spread", "said"),
    [(120, 20, ["too-fast"]), (350, 1, ["too-even"]), (350, 5, ["too-even"]), (140, 2, ["too-fast", "too-even"])],
)
def test_machines_are_seen(middle: float, spread: float, said: list[str]) -> None:
    dice = Random(2)
    assert oddities([round(MS * dice.gauss(middle, spread)) for _ in range(KEPT)]) == said


def test_a_few_times_say_nothing() -> None:
    assert oddities([120 * MS] * (ENOUGH - 1)) == []
    assert oddities([120 * MS] * ENOUGH) == ["too-fast", "too-even"]


def test_only_the_last_times_count() -> None:
    dice = Random(3)
    people = [round(MS * reaction(SIMPLE, dice)) for _ in range(KEPT)]
    assert oddities([120 * MS] * 200 + people) == []
