"""`grotto rules`, and the small commands."""

import json

import pytest

import grotto
from grotto import rulebooks
from tests.cli.run import run


def test_the_whole_book() -> None:
    assert run("rules", "digup").stdout.strip() == rulebooks.text("digup").strip()


@pytest.mark.parametrize(
    ("number", "begins", "ends"),
    [
        ("4.9", "4.9 Suspension Bridge: ", "(readings 4, 9 and 20)."),
        ("reading 4", "**Reading 4** (4.9)", "does not bind."),
        ("Question 8", "**Question 8**", "only on cell 2 (3.4)."),
        ("5", "## 5 Discarding and drawing\n\n5.1 ", "(reading 17)."),
    ],
)
def test_a_part_of_it(number: str, begins: str, ends: str) -> None:
    said = run("rules", "digup", *number.split()).stdout.strip()
    assert said.startswith(begins)
    assert said.endswith(ends)


def test_another_language() -> None:
    assert run("rules", "digup", "--language", "fr").stdout.strip() == rulebooks.text("digup", "fr").strip()
    assert run("rules", "digup", "lecture", "4", "--language", "fr").stdout.startswith("**Lecture 4** (4.9)")
    refused = run("rules", "digup", "--language", "de")
    assert refused.exit_code == 2
    assert "expected a language of this rulebook: en, fr, zh-Hant" in refused.stderr


def test_a_rule_that_is_none_is_answered_with_near_numbers() -> None:
    assert "such as 4.2, 4.1" in run("rules", "digup", "4.12").stderr


def test_version() -> None:
    assert run("--version").stdout == f"grotto {grotto.__version__}\n"


def test_games() -> None:
    shown = run("games").stdout
    assert "digup     DIG UP Adventure, for 1, 2, 3, 4 seats" in shown
    assert "--option first=none|0|1|2|3: the seat that begins" in shown
    said = json.loads(run("games", "--json").stdout)
    options = said["games"][0].pop("options")
    assert said["games"][0] == {"game": "digup", "title": "DIG UP Adventure", "rules": 1, "seats": [1, 2, 3, 4]}
    assert options["colours"]["choices"] == ["chosen", "dealt"]
    assert said["players"] == ["random", "greedy", "search", "level"]


def test_alone_it_says_what_there_is() -> None:
    alone, asked = run(), run("--help")
    assert alone.exit_code == asked.exit_code == 0
    for command in ("play", "match", "replay", "verify", "simulate", "rules"):
        assert command in alone.stdout
        assert command in asked.stdout
