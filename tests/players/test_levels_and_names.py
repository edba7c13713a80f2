"""Players by name, levels, and how fast they slap."""

import random
from statistics import mean

import pytest

from grotto.games import GAMES, open_box
from grotto.players import PLAYERS, is_player, player
from grotto.players.levels import LEVELS, levels_of
from grotto.players.reaction import FASTEST_MS, REFLEXES, reaction_ms, slaps_falsely
from grotto.players.search import Budget, SearchPlayer
from grotto.tabletop.words import Misfit
from tests.every_game.tables import BOXES

BOX = open_box("digup")


@pytest.mark.parametrize("name", ["random", "greedy", *(f"level:{n}" for n in range(1, 6))])
def test_a_player_has_the_name_it_was_asked_by(name: str) -> None:
    if name in ("level:4", "level:5"):
        pytest.importorskip("numba")
    assert player(name, BOX).name == name
    assert is_player(name)


@pytest.mark.parametrize(
    ("name", "budget"),
    [
        ("search", Budget(ms=200)),
        ("search:200ms", Budget(ms=200)),
        ("search:2s", Budget(ms=2000)),
        ("search:5000", Budget(playouts=5000)),
    ],
)
def test_a_budget_in_a_name(name: str, budget: Budget) -> None:
    pytest.importorskip("numba")
    it = player(name, BOX)
    assert isinstance(it, SearchPlayer)
    assert it.budget == budget


BAD = {
    "": "one of random, greedy",
    "gredy": "did you mean 'greedy'",
    "random:3": "one of random",
    "greedy:": "something after the colon",
    "search:": "something after the colon",
    "search:0": "a budget above nothing",
    "search:-5": "a budget above nothing",
    "search:5.5s": "a budget above nothing",
    "search:99999999": "a budget above nothing",
    "level": "a level from 1 to 5",
    "level:0": "a level from 1 to 5",
    "level:6": "a level from 1 to 5",
    "level:two": "a level from 1 to 5",
}


@pytest.mark.parametrize("name", list(BAD))
def test_a_name_that_is_none_is_told_so(name: str) -> None:
    with pytest.raises(Misfit, match=BAD[name]):
        player(name, BOX)


def test_a_person_is_no_player() -> None:
    assert not is_player("Ann")
    assert [kind for kind in PLAYERS if not is_player(kind)] == []


@pytest.mark.parametrize("game", GAMES)
def test_levels_misjudge_less_and_think_longer_the_higher_they_are(game: str) -> None:
    levels = LEVELS[game]
    assert list(levels) == [1, 2, 3, 4, 5]
    efforts = [(-it.spread, it.budget.ms or 0 if it.budget else 0) for it in levels.values()]
    assert efforts == sorted(set(efforts))
    third, fifth = levels[3].budget, levels[5].budget
    assert third is None or (third.ms or 0) <= 300
    assert fifth is not None
    assert 0 < (fifth.ms or 0) < 2000


def test_a_game_without_levels_of_its_own_has_the_usual_ones() -> None:
    assert levels_of(BOXES["divers"]) == LEVELS["digup"] != LEVELS["dragons"]


def test_nobody_reacts_in_less_than_180_ms() -> None:
    times = [reaction_ms(level, random.Random(seed)) for level in REFLEXES for seed in range(4000)]
    assert min(times) == FASTEST_MS == 180


def test_higher_levels_are_faster_and_have_the_long_tail_of_people() -> None:
    times = {level: sorted(reaction_ms(level, random.Random(seed)) for seed in range(4000)) for level in REFLEXES}
    means = [mean(found) for found in times.values()]
    assert means == sorted(means, reverse=True)
    for level, found in times.items():
        middle = found[len(found) // 2]
        assert found[int(0.99 * len(found))] - middle > 1.5 * (middle - found[int(0.01 * len(found))]), level


def test_false_slaps_are_for_low_levels() -> None:
    shares = [mean(slaps_falsely(level, random.Random(seed)) for seed in range(4000)) for level in REFLEXES]
    assert shares == sorted(shares, reverse=True)
    assert shares[0] == pytest.approx(REFLEXES[1].false, abs=0.02)
    assert shares[-1] == 0


def test_the_same_dice_react_alike() -> None:
    assert reaction_ms(3, random.Random(4)) == reaction_ms(3, random.Random(4))


@pytest.mark.parametrize("level", [0, 6])
def test_a_level_that_is_none(level: int) -> None:
    with pytest.raises(Misfit, match="a level from 1 to 5"):
        reaction_ms(level, random.Random(1))
