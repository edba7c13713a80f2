"""`grotto match`: a game among programs, saved."""

import json
import os
from pathlib import Path

import pytest

import grotto
from grotto.cli import files
from grotto.cli.trouble import BadUse
from tests.cli.run import run


def test_a_seed_plays_the_same_game_again(tmp_path: Path) -> None:
    texts = []
    for name, seed in (("a", 7), ("b", 7), ("c", 8)):
        run("match", "digup", "--players", "random,random,random", "--seed", seed, "--out", tmp_path / name)
        texts.append((tmp_path / name).read_text())
    assert texts[0] == texts[1] != texts[2]


def test_without_a_seed_each_game_is_another() -> None:
    digests = {json.loads(run("match", "digup", "--json").stdout)["digest"] for _ in range(2)}
    assert len(digests) == 2


def test_the_transcript_replays_and_names_the_players(tmp_path: Path) -> None:
    out = tmp_path / "game.json"
    said = run("match", "digup", "--players", "random, random", "--seed", 3, "--out", out)
    match = grotto.replay(out.read_text())
    assert match.outcome is not None
    assert (match.seats, match.names) == (2, ["random", "random"])
    assert f"{len(match.actions)} actions" in said.stdout


def test_json_is_one_object_and_nothing_else(tmp_path: Path) -> None:
    out = tmp_path / "game.json"
    result = run("match", "digup", "--seed", 3, "--out", out, "--json")
    said, match = json.loads(result.stdout), grotto.replay(out.read_text())
    assert result.stdout.count("\n") == 1
    assert (said["seats"], said["actions"], said["digest"], said["out"]) == (
        4,
        len(match.actions),
        match.link,
        str(out),
    )
    assert match.outcome is not None
    assert said["outcome"]["scores"] == match.outcome.scores


def test_solo() -> None:
    said = json.loads(run("match", "digup", "--players", "random", "--seed", 3, "--json").stdout)
    assert said["outcome"]["decided_by"] == "stones"


def test_what_was_in_the_file_is_kept_until_the_new_text_is_on_the_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "game.json"
    files.write(file, "before")

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(BadUse, match=r"game.json cannot be written: No space left on device"):
        files.write(file, "after")
    assert file.read_text() == "before"
    assert list(tmp_path.iterdir()) == [file]


def test_a_link_is_written_through(tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to(tmp_path / "real")
    files.write(tmp_path / "link", "text")
    assert (tmp_path / "link").is_symlink()
    assert (tmp_path / "real").read_text() == "text"
