"""Who sits at the other seats: by name, by level, and again after a save."""

from pathlib import Path
from typing import Any

import pytest

import grotto
from grotto.cli.play import others
from grotto.players.greedy import GreedyPlayer
from tests.cli.run import run


def names_after(tmp_path: Path, *options: object) -> list[str] | None:
    file = tmp_path / "game.json"
    said = run("play", "digup", "--seed", 7, *options, typed=f"ruby\nsave {file}\nquit\n")
    assert (said.exit_code, said.stderr) == (0, "")
    return grotto.replay(file.read_text()).names


def test_players_take_the_other_seats_in_order_and_the_last_repeats(tmp_path: Path) -> None:
    assert names_after(tmp_path, "--players", "greedy, random") == ["you", "greedy", "random"]
    assert names_after(tmp_path, "--players", "greedy", "--you", 1) == ["greedy", "you", "greedy"]
    assert names_after(tmp_path, "--levels", "2,1") == ["you", "level:2", "level:1"]
    assert names_after(tmp_path) == ["you", "random", "random"]


def test_a_resumed_game_has_the_same_players(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    names_after(tmp_path, "--players", "greedy,random")
    asked: list[str] = []
    choose = GreedyPlayer.choose

    def noticed(self: GreedyPlayer, *given: Any) -> Any:
        asked.append(self.name)
        return choose(self, *given)

    monkeypatch.setattr(GreedyPlayer, "choose", noticed)
    run("play", "digup", "--resume", tmp_path / "game.json", typed="stop\nstop\nquit\n")
    assert set(asked) == {"greedy"}


def test_who_has_a_name_of_his_own_is_replaced_by_chance(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(grotto.Match("digup", seats=2, seed=1, names=["you", "Ann"]).save())
    assert run("play", "digup", "--resume", file, typed="1\n1\nquit\n").exit_code == 0


def test_programs_play_a_match_that_a_seed_repeats(tmp_path: Path) -> None:
    texts = []
    for name in ("a", "b"):
        run("match", "digup", "--players", "greedy,level:1", "--seed", 7, "--out", tmp_path / name)
        texts.append((tmp_path / name).read_text())
    assert texts[0] == texts[1]
    assert grotto.replay(texts[0]).names == ["greedy", "level:1"]


def test_nobody_else_sits_at_a_solo_table() -> None:
    assert others(1, 0, None) == {}
