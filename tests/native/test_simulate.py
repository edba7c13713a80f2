"""Many games: the same figures from every world and any number of threads, under the names of the issue."""

from typing import Any

import pytest

from grotto.games import GAMES, open_box
from grotto.lab.simulate import Result, simulate
from grotto.tabletop.words import Misfit

KEYS = [
    "game",
    "seats",
    "world",
    "threads",
    "games",
    "decisions",
    "seconds",
    "games_per_second",
    "decisions_per_second",
    "mean_decisions",
    "mean_score",
    "win_share",
]


def figures(result: Result) -> tuple[Any, ...]:
    return result.decisions, result.mean_score, result.win_share, result.mean_decisions


OTHERS = [pytest.param(name, seats, marks=pytest.mark.slow) for name in GAMES[1:] for seats in open_box(name).seats]


@pytest.mark.parametrize(("name", "seats"), [*((GAMES[0], seats) for seats in open_box(GAMES[0]).seats), *OTHERS])
def test_plain_and_native_play_the_same_games(name: str, seats: int) -> None:
    plain = simulate(name, seats=seats, games=25, seed=3, world="plain")
    assert figures(plain) == figures(simulate(name, seats=seats, games=25, seed=3, world="native"))


def test_threads_change_nothing_but_the_time() -> None:
    one = simulate("digup", seats=3, games=3001, seed=4, world="native", threads=1)
    two = simulate("digup", seats=3, games=3001, seed=4, world="native", threads=2)
    assert figures(one) == figures(two)
    assert (one.threads, two.threads) == (1, 2)


def test_another_seed_plays_other_games() -> None:
    one = simulate("digup", seats=2, games=50, seed=1, world="native")
    assert figures(one) != figures(simulate("digup", seats=2, games=50, seed=2, world="native"))


def test_the_figures_have_their_names() -> None:
    result = simulate("digup", seats=4, games=300, seed=1, world="native").as_json()
    assert list(result) == KEYS
    assert sum(result["win_share"]) == pytest.approx(1)
    assert len(result["mean_score"]) == 4
    assert result["decisions"] == pytest.approx(result["mean_decisions"] * 300)
    assert result["games_per_second"] == pytest.approx(300 / result["seconds"])


def test_alone_there_is_one_share_and_the_stones_placed() -> None:
    result = simulate("digup", seats=1, games=100_000, seed=1, world="native").as_json()
    assert result["win_share"] == pytest.approx(0.1, abs=0.005)
    assert result["mean_placed"] == pytest.approx(28.8, abs=0.15)
    assert "mean_score" not in result


def test_progress_is_told() -> None:
    seen: list[int] = []
    simulate("digup", seats=2, games=1200, seed=1, world="native", progress=seen.append)
    assert seen == [500, 1000, 1200]


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        ({"game": "digupp"}, "did you mean 'digup'"),
        ({"seats": 5}, "seats: found 5, expected one of 1, 2, 3, 4"),
        ({"games": 0}, "games: found 0"),
        ({"threads": 0}, "threads: found 0"),
        ({"world": "moon"}, "one of plain, native, cuda"),
        ({"options": {"colours": "mixed"}}, "option colours: found 'mixed'"),
    ],
)
def test_bad_use_is_named(wrong: dict[str, Any], words: str) -> None:
    with pytest.raises(Misfit, match=words):
        simulate(**{"game": "digup", "games": 1, "world": "native", **wrong})


def test_without_a_gpu_the_cuda_world_says_so() -> None:
    from numba import cuda

    if cuda.is_available():
        pytest.skip("there is a GPU here")
    with pytest.raises(Misfit, match="an NVIDIA GPU"):
        simulate("digup", games=1, world="cuda")
