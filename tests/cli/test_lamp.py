"""Aladdin & the Magic Lamp in the terminal: sentences, questions, the table as it is drawn, and a game typed."""

import io
import random
import re
from typing import Any

import pytest
from rich.console import Console

import grotto
from grotto.cli.tables.lamp import table
from grotto.games.lamp.events import TELLINGS
from grotto.games.lamp.pieces import EFFECT_NAMES
from grotto.games.lamp.sentences import ENDINGS, OFFERS, QUESTIONS, TEMPLATES, ending, question, sentence
from grotto.games.lamp.state import Ask, Ended
from grotto.tabletop.box import Outcome
from grotto.tabletop.events import Heard
from grotto.tabletop.words import kebab
from tests.cli.run import run

SAID: list[tuple[str, dict[str, Any], int | None, str]] = [
    ("started", {"seat": 0, "card": "emerald"}, 0, "You start with an emerald."),
    ("revealed", {"seat": 2, "face": 4, "chest": "gold"}, 0, "Seat 2 shows 4 on gold."),
    ("rubbed", {"seat": 2, "hand": "slap", "place": 2}, 0, "Seat 2 slaps the lamp second."),
    ("rubbed", {"seat": 0, "hand": "slap", "place": None}, 0, "You slap the lamp."),
    ("rubbed", {"seat": 1, "hand": "pass", "place": None}, None, "Seat 1 passes."),
    ("stole", {"seat": 1, "of": 0, "card": "gold-ring"}, 0, "Seat 1 steals a gold-ring from you."),
    ("wished", {"seat": 0, "wish": 2, "effect": "peek-3"}, 0, "You make wish 2: “Look at the top 3 cards of a chest.”"),
    (
        "exchanged",
        {"seat": 0, "card": "ruby", "of": 1, "for": "emerald"},
        None,
        "Seat 0 exchanges a ruby for an emerald of seat 1.",
    ),
    ("gave", {"seat": 0, "card": "ruby", "to": 1}, 1, "Seat 0 gives a ruby to you."),
    ("passed", {"seat": 1, "card": "ruby", "to": 0}, 0, "Seat 1 passes a ruby to you."),
    ("moved", {"seat": 1, "chest": "gold", "to": "bronze"}, 0, "Seat 1 moves the die from gold to bronze."),
    ("drew", {"seat": 0, "chest": "gold", "card": "ruby**", "scorpions": 3}, 0, "You draw a ruby with 2 scorpions."),
    ("drew", {"seat": 0, "chest": "gold", "card": "sorcerer", "scorpions": 3}, 0, "You draw the Sorcerer."),
    ("busted", {"seat": 0, "chest": "gold", "count": 1}, 0, "Too many scorpions! You lose one card."),
    ("ring", {"seat": 0, "of": 2}, 0, "You get the Magic Ring from seat 2."),
    ("ring", {"seat": 0, "of": None}, 1, "Seat 0 gets the Magic Ring."),
]


def games(seats: int, seeds: range, **options: Any) -> list[grotto.Match]:
    """Random games to their ends."""
    matches = []
    for seed in seeds:
        match, dice = grotto.Match("lamp", seats=seats, seed=seed, options=options), random.Random(seed)
        while match.asked:
            seat = match.asked[0]
            match.act(seat, dice.choice(match.legal(seat)))
        matches.append(match)
    return matches


def drawn(view: dict[str, Any], width: int = 80, whole: bool = False) -> str:
    page = io.StringIO()
    Console(file=page, width=width, color_system=None).print(table(view, width, whole))
    return page.getvalue()


@pytest.mark.parametrize(("key", "arguments", "you", "expected"), SAID)
def test_an_event_in_english(key: str, arguments: dict[str, Any], you: int | None, expected: str) -> None:
    assert sentence(Heard(key, arguments), you) == expected


def test_everything_has_its_words() -> None:
    assert set(TEMPLATES) == {telling.key for telling in TELLINGS}
    assert set(OFFERS) == set(EFFECT_NAMES)
    assert set(ENDINGS) == {kebab(why) for why in Ended} - {"not-yet"}
    assert set(QUESTIONS) == {kebab(ask) for ask in Ask} - {"over", "wish", "search"}


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_whole_games_can_be_told_to_everybody(seats: int) -> None:
    for match in games(seats, range(4), precious=True):
        for viewer in (None, *range(seats)):
            for heard in match.heard(viewer):
                said = sentence(heard, viewer)
                assert re.fullmatch(r"\(?[A-Z].*[.:)”]", said), said
                assert not re.search(r"[{}]|None|somebody", said), said


def test_every_question_is_asked_in_words_and_every_table_drawn() -> None:
    seen = set()
    for seats in (2, 3):
        for seed in range(14):
            match = grotto.Match("lamp", seats=seats, seed=seed, options={"precious": True})
            dice = random.Random(seed)
            while match.asked:
                seat = dice.choice(match.asked)
                view = match.view(seat)
                if view["ask"] not in seen:
                    assert re.fullmatch(r"[A-Z][^{}]*[.?]", question(view)), question(view)
                    assert "None" not in question(view)
                    assert max(map(len, drawn(view).splitlines())) <= 80
                    seen.add(view["ask"])
                match.act(seat, dice.choice([a for a in match.legal(seat) if str(a) != "stop"]))
    assert seen >= {kebab(ask) for ask in Ask} - {"over", "ring"}


def test_a_sealed_die_is_not_drawn_for_others() -> None:
    match = grotto.Match("lamp", seats=3, seed=1)
    match.act(1, "set 5 on silver")
    assert drawn(match.view(1)).count("5 on silver") == 1
    assert "5 on silver" not in drawn(match.view(0))
    assert "5 on silver" not in drawn(match.view(None))


def test_the_whole_table_lists_what_is_left() -> None:
    view = grotto.Match("lamp", seats=3, seed=1).view(0)
    assert "left in gold" not in drawn(view)
    assert "left in gold: " in drawn(view, whole=True)


@pytest.mark.parametrize("width", [40, 80, 119, 200])
def test_the_table_keeps_to_the_width(width: int) -> None:
    [match] = games(5, range(1))
    assert max(map(len, drawn(match.view(1), width).splitlines())) <= width


def test_the_outcome_in_english() -> None:
    assert ending(Outcome([1], [3, 9], "sorcerer", "points"), 1) == "You win with 9 points."
    assert (
        ending(Outcome([0, 2], [9, 3, 9], "sorcerer", "shared"), 2) == "Seat 0 and you share the victory with 9 points."
    )


def test_a_turn_is_typed_with_short_words() -> None:
    result = run("play", "lamp", "--seed", 3, "--seats", 3, typed="4 gold\nslap\nhelp\nseat 2\nlog\n")
    assert (result.exit_code, result.stderr) == (0, "")
    out = " ".join(result.stdout.split())
    assert "You set 4 on gold." in out
    assert "`4 gold` for `set 4 on gold`" in out
    assert "in the solo variant" not in out
    assert "You name seat 2 as the thief." in out
