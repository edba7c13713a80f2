"""`grotto replay`: the log and the table as one viewer knows them."""

import json
from pathlib import Path

import pytest

import grotto
from tests.cli.run import recorded, run


@pytest.mark.parametrize("seat", [None, 0, 2])
def test_the_viewer_gets_his_own_view_and_log(seat: int | None, tmp_path: Path) -> None:
    file = recorded(tmp_path)
    options = [] if seat is None else ["--seat", seat]
    said = json.loads(run("replay", file, "--step", 50, "--json", *options).stdout)
    match = grotto.replay(file.read_text())
    while len(match.actions) > 50:
        match.undo()
    assert (said["seat"], said["step"], said["steps"]) == (seat, 50, len(grotto.replay(file.read_text()).actions))
    assert said["view"] == match.view(seat)
    assert [h["event"] for h in said["heard"]] == [h.key for h in match.heard(seat)]
    assert [h.get("card") for h in said["heard"]] == [h.arguments.get("card") for h in match.heard(seat)]


def test_in_words(tmp_path: Path) -> None:
    file = recorded(tmp_path)
    as_seat = run("replay", file, "--step", 10, "--seat", 1).stdout
    assert "After action 10 of " in as_seat
    assert ", for seat 1:" in as_seat
    assert "your hand: " in as_seat
    assert "You draw" in as_seat
    as_spectator = run("replay", file, "--step", 10).stdout
    assert "for a spectator:" in as_spectator
    assert "your" not in as_spectator.replace("yours", "").lower().split()


def test_a_whole_game_ends_with_its_outcome(tmp_path: Path) -> None:
    assert " wins with " in run("replay", recorded(tmp_path)).stdout.splitlines()[-1]


def test_step_0_is_the_beginning(tmp_path: Path) -> None:
    said = json.loads(run("replay", recorded(tmp_path), "--step", 0, "--json").stdout)
    assert (said["heard"], said["view"]["ask"]) == ([], "colour")
