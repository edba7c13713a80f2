"""`grotto simulate`: random games counted."""

import json
from typing import Any

import pytest

from grotto.lab import simulate as lab
from tests.cli.run import run

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


def simulated(*args: object) -> dict[str, Any]:
    result = run("simulate", "digup", "--json", "--world", "plain", *args)
    assert (result.exit_code, result.stdout.count("\n")) == (0, 1)
    said: dict[str, Any] = json.loads(result.stdout)
    return said


def test_json_has_the_figures_and_nothing_else() -> None:
    said = simulated("--seats", 3, "--games", 4)
    assert list(said) == KEYS
    assert (said["game"], said["seats"], said["world"], said["threads"], said["games"]) == ("digup", 3, "plain", 1, 4)
    assert said["mean_decisions"] == said["decisions"] / 4
    assert len(said["mean_score"]) == len(said["win_share"]) == 3
    assert sum(said["win_share"]) == pytest.approx(1)


def test_a_seed_plays_the_same_games_again() -> None:
    decisions = [simulated("--seats", 2, "--games", 3, "--seed", seed)["decisions"] for seed in (1, 1, 2)]
    assert decisions[0] == decisions[1] != decisions[2]


def test_solo() -> None:
    said = simulated("--solo", "--games", 50)
    assert said["seats"] == 1
    assert 0 <= said["win_share"] <= 0.5
    assert 4 < said["mean_placed"] < 36


def test_in_words() -> None:
    said = run("simulate", "digup", "--seats", 2, "--games", 3, "--world", "plain").stdout
    figures = {line[:21].strip(): line[21:] for line in said.splitlines()}
    assert (figures["games"], figures["world"]) == ("3", "plain")
    assert float(figures["mean decisions"]) > 100


def test_what_is_asked_for_is_what_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[Any, ...]] = []

    def noted(*args: Any, **_: Any) -> Any:
        asked.append(args)
        raise OSError("enough")

    monkeypatch.setattr(lab, "simulate", noted)
    run("simulate", "digup", "--seats", 4, "--games", 9, "--seed", 5, "--world", "native", "--threads", 3)
    run("simulate", "digup", "--solo", "--world", "plain")
    assert [args[:6] for args in asked] == [("digup", 4, 9, 5, "native", 3), ("digup", 1, 1000, 1, "plain", 1)]


def test_the_options_are_passed_on(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Any] = []

    def noted(*args: Any, **_: Any) -> Any:
        asked.append(args[6])
        raise OSError("enough")

    monkeypatch.setattr(lab, "simulate", noted)
    run("simulate", "digup", "--option", "colours=dealt", "--option", "first=0")
    assert asked == [{"colours": "dealt", "first": 0}]


@pytest.mark.parametrize(("numba", "world"), [(True, "native"), (False, "plain")])
def test_the_world_is_native_if_it_can_be(numba: bool, world: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("grotto.cli.simulate.find_spec", lambda _: numba)
    from grotto.cli.simulate import chosen_world

    assert chosen_world(None) == world
