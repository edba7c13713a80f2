"""`grotto arena`: what it prints, writes and refuses."""

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.cli.run import run

pytest.importorskip("choix")
FEW = ("arena", "digup", "--players", "greedy,random", "--games", 4, "--world", "plain")
KEYS = ["name", "games", "win_share", "win_share_low", "win_share_high", "rating", "mean_score", "ms_per_decision"]


def test_json_is_one_object_and_nothing_else() -> None:
    result = run(*FEW, "--json")
    said = json.loads(result.stdout)
    assert result.exit_code == 0
    assert list(said) == ["game", "seats", "games", "players"]
    assert (said["game"], said["seats"], said["games"]) == ("digup", 2, 4)
    assert [player["name"] for player in said["players"]] == ["greedy", "random"]
    for player in said["players"]:
        assert set(KEYS) <= set(player)
        assert player["win_share_low"] <= player["win_share"] <= player["win_share_high"]
        assert player["rating_low"] <= player["rating"] <= player["rating_high"]


def test_a_person_reads_tables() -> None:
    said = run(*FEW).stdout
    assert "4 games of digup, 2 at a table" in said
    assert "came out before" in said


def test_a_folder_and_a_picture_are_written(tmp_path: Path) -> None:
    out, plot = tmp_path / "new" / "results", tmp_path / "ratings.svg"
    assert run(*FEW, "--out", out, "--plot", plot).exit_code == 0
    assert len((out / "games.jsonl").read_text().splitlines()) == 5
    report = json.loads((out / "report.json").read_text())
    assert len(report["crosstable"]) == 2
    drawn = ElementTree.fromstring(plot.read_text())
    names = [text.text for text in drawn.iter() if text.tag.endswith("text")]
    assert {"greedy", "random"} <= set(names)
    again = run(*FEW, "--out", out, "--json")
    assert "4 of 4 games were played before." in again.stderr


BAD = {
    "arena digup": "Missing option '--players'",
    "arena digup --players greedy,grady": "did you mean 'greedy'?",
    "arena digup --players greedy,level:9": "a level from 1 to 5",
    "arena digup --players search:0,greedy": "a budget above nothing",
    "arena digup --players greedy,random --games 0": "'--games'",
    "arena digup --players greedy,random --workers 0": "'--workers'",
    "arena digup --players greedy,random --seats 3": "players: found greedy, random, expected 3 of them",
    "arena digup --players greedy,random --seats 7": "seats: found 7",
    "arena digup --players , --seats 2": "player: found ''",
    "arena digup --players greedy,random --plot ratings.png": "--plot: found ratings.png, expected a file whose",
    "arena digup --players greedy,random --plot no/ratings.svg": "there is no folder",
    "arena digup --players greedy,random --world cuda": "an arena plays in the worlds plain and native",
    "arena digup --players greedy,search:9 --world native": "expected plain, as search:9 is more than a rule of thumb",
    "arena digup --players greedy,random --deck .": "has no option 'deck'",
    "arena chess --players greedy,random": "expected one of digup",
}


@pytest.mark.parametrize("command", BAD)
def test_bad_use_is_said_in_one_line(command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    result = run(*command.split())
    assert BAD[command] in result.stderr
    assert (result.exit_code, result.stdout, result.stderr.count("\n")) == (2, "", 1)
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("")
    for out, said in ((file, "expected a folder, or a name for a new one"), (file / "more", "Not a directory")):
        result = run(*FEW, "--out", out)
        assert result.exit_code == 2
        assert said in result.stderr


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="where even the administrator may not write")
def test_a_folder_that_nobody_may_make() -> None:
    result = run(*FEW, "--out", "/proc/arena")
    assert result.exit_code == 2
    assert "/proc/arena: No such file or directory" in result.stderr


def test_without_choix_it_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "choix", None)
    result = run(*FEW)
    assert result.exit_code == 2
    assert "pip install 'grotto[lab]'" in result.stderr
