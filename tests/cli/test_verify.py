"""`grotto verify`: 0 and what was verified, or 1 and what is wrong."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.cli.run import played, recorded, run

Tamper = Callable[[dict[str, Any]], object]
TAMPERED: dict[str, tuple[Tamper, str]] = {
    "an action dropped": (lambda t: t["actions"].pop(30), "does not hold: action 31"),
    "two actions swapped": (lambda t: t["actions"].insert(5, t["actions"].pop(20)), "does not hold: action 6"),
    "the last action dropped": (lambda t: t["actions"].pop(), "actions are missing after action"),
    "the outcome": (lambda t: t["outcome"].update(winners=[]), "outcome: found"),
    "the digest": (lambda t: t.update(digest="0" * 64), "digest: found"),
    "the secret": (lambda t: t.update(secret="0" * 64), "not the one promised by the commitment"),
    "the options": (lambda t: t["options"].update(first=1), "the set-up does not lead to"),
    "no secret": (lambda t: t.pop("secret"), "the secret, which a transcript has once its match is over"),
    "no digest": (lambda t: t.pop("digest"), "transcript.digest: found 'nothing'"),
    "a strange game": (lambda t: t.update(game="chess"), "game: found 'chess'"),
    "strange seats": (lambda t: t.update(seats="three"), "seats: found 'three'"),
    "actions that are no list": (lambda t: t.update(actions="stop"), "expected a list"),
    "an action that is none": (lambda t: t["actions"].insert(0, 7), "transcript.actions[0]: found 7"),
}


def test_what_was_verified_is_said(tmp_path: Path) -> None:
    file = recorded(tmp_path)
    result = run("verify", file)
    assert (result.exit_code, result.stderr) == (0, "")
    entries = json.loads(file.read_text())
    winner = entries["outcome"]["winners"][0]
    for said in (
        "game.json holds.",
        "DIG UP Adventure, version 1 of its rules",
        "3 (random, random, random)",
        f"promised by the commitment {entries['commitment'][:16]}",
        f"{len(entries['actions'])}, all lawful; each leads to the state recorded",
        f"Seat {winner} wins with {entries['outcome']['scores'][winner]} points",
    ):
        assert said in result.stdout


def test_as_json(tmp_path: Path) -> None:
    file = recorded(tmp_path)
    said, entries = json.loads(run("verify", file, "--json").stdout), json.loads(file.read_text())
    assert said["verified"] is True
    assert said["actions"] == len(entries["actions"])
    assert {key: said[key] for key in ("game", "rules", "seats", "digest", "commitment", "outcome")} == {
        key: entries[key] for key in ("game", "rules", "seats", "digest", "commitment", "outcome")
    }


@pytest.mark.parametrize("what", TAMPERED)
def test_a_tampered_transcript_fails(what: str, tmp_path: Path) -> None:
    file = recorded(tmp_path)
    tamper, said = TAMPERED[what]
    entries = json.loads(file.read_text())
    tamper(entries)
    file.write_text(json.dumps(entries))
    result = run("verify", file)
    assert said in result.stderr
    assert (result.exit_code, result.stdout, result.stderr.count("\n")) == (1, "", 1)
    as_json = run("verify", file, "--json")
    wrong = json.loads(as_json.stdout)
    assert (as_json.exit_code, wrong["verified"], as_json.stderr) == (1, False, "")
    assert said in wrong["wrong"]


@pytest.mark.parametrize(
    "content", [b"", b"{", b'{"game": "digup",', b"null", b"[]", b'"stop"', b"\xff\xfe\x00{}", b"[" * 200_000, b"\x00"]
)
@pytest.mark.parametrize("command", ["verify", "replay", "play digup --resume"])
def test_what_is_no_transcript_fails(content: bytes, command: str, tmp_path: Path) -> None:
    file = tmp_path / "broken.json"
    file.write_bytes(content)
    result = run(*command.split(), file)
    assert "broken.json is no transcript that can be verified: " in result.stderr
    assert (result.exit_code, result.stdout, result.stderr.count("\n")) == (1, "", 1)


def test_a_truncated_transcript_fails(tmp_path: Path) -> None:
    file = recorded(tmp_path)
    text = file.read_bytes()
    for length in range(1, len(text) - 2, len(text) // 20):
        file.write_bytes(text[:length])
        assert run("verify", file).exit_code == 1


def test_a_saved_game_that_is_not_over_can_be_verified(tmp_path: Path) -> None:
    file = tmp_path / "saved.json"
    file.write_text(played(actions=40).save())
    result = run("verify", file)
    assert result.exit_code == 0
    assert "none yet: the game is not over" in result.stdout


def test_an_unfinished_transcript_cannot_be_verified(tmp_path: Path) -> None:
    file = tmp_path / "unfinished.json"
    file.write_text(played(actions=40).transcript())
    result = run("verify", file)
    assert result.exit_code == 1
    assert "expected the secret" in result.stderr
