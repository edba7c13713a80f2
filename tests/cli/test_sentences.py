"""Events, questions and outcomes of DIG UP in English."""

import re
from typing import Any

import pytest

import grotto
from grotto.cli.telling import paragraphs, told
from grotto.games.digup.events import TELLINGS
from grotto.games.digup.sentences import QUESTIONS, TEMPLATES, ending, question, sentence
from grotto.games.digup.state import Ask
from grotto.tabletop.box import Outcome
from grotto.tabletop.events import Heard
from grotto.tabletop.words import kebab
from tests.cli.run import played

SAID: list[tuple[str, dict[str, Any], int | None, str]] = [
    ("drew", {"seat": 2, "card": "ruby-4"}, 2, "You draw ruby-4."),
    ("drew", {"seat": 2}, 0, "Seat 2 draws a card."),
    ("drew", {"seat": 2}, None, "Seat 2 draws a card."),
    ("drew", {"seat": 0, "card": "idol"}, 0, "You draw an idol."),
    ("drew", {"seat": 0, "card": "dynamite"}, 0, "You draw dynamite."),
    ("lifted", {"seat": 1, "cell": 4}, 0, "Seat 1 takes the hidden card from cell 4 into the hand."),
    ("lifted", {"seat": 1, "cell": 4, "card": "skeleton"}, 1, "You take a skeleton from cell 4 into the hand."),
    ("took", {"seat": 1, "of": 0, "card": "torch"}, 0, "Seat 1 takes a torch from you."),
    ("took", {"seat": 1, "of": 0}, 2, "Seat 1 takes a card from seat 0."),
    ("gave", {"seat": 0, "of": 1, "card": "map"}, 0, "You give a map to seat 1."),
    ("looked-at-hand", {"seat": 1, "of": 0}, 0, "Seat 1 looks at your hand."),
    ("looked-at-hand", {"seat": 1, "of": 0}, 2, "Seat 1 looks at seat 0's hand."),
    ("looked-at-cell", {"seat": 1, "of": 1, "cell": 3}, 0, "Seat 1 looks at cell 3 of its own mine."),
    ("looked-at-cell", {"seat": 1, "of": 0, "cell": 3}, 0, "Seat 1 looks at cell 3 of your mine."),
    (
        "looked-at-cell",
        {"seat": 0, "of": 0, "cell": 3, "card": "topaz-1"},
        0,
        "You look at cell 3 of your own mine: topaz-1.",
    ),
    ("bridged", {"seat": 1, "cell": 2, "of": 0, "with": 5}, 0, "Seat 1 exchanges cell 2 for cell 5 of your mine."),
    ("swapped", {"seat": 1, "cell": 2, "with": 9}, 0, "Seat 1 swaps cells 2 and 9 of its own mine."),
    ("swapped", {"seat": 1, "cell": 2, "with": 9}, 1, "You swap cells 2 and 9 of your own mine."),
    ("collected", {"seat": 0, "colour": "ruby"}, 1, "Seat 0 collects rubies."),
    ("removed", {"colour": "topaz"}, None, "All topazes go back into the box."),
    ("turn", {"seat": 1, "round": 3}, 1, "Round 3, your turn:"),
    ("completed", {"seat": 1}, 0, "Seat 1's mine lies open: the round is played out, then the mines are counted."),
    ("over", {"reason": "solo-won"}, 0, "All 36 stones lie in their places: you have won."),
]


@pytest.mark.parametrize(("key", "arguments", "you", "expected"), SAID)
def test_an_event_in_english(key: str, arguments: dict[str, Any], you: int | None, expected: str) -> None:
    assert sentence(Heard(key, arguments), you) == expected


def test_names_stand_for_seats() -> None:
    heard = Heard("took", {"seat": 1, "of": 0})
    assert sentence(heard, None, ["Ann", "Bo"]) == "Bo takes a card from Ann."
    assert sentence(heard, 0, ["Ann", "Bo"]) == "Bo takes a card from you."


def test_every_event_has_a_template_and_no_other() -> None:
    assert set(TEMPLATES) == {telling.key for telling in TELLINGS}


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_whole_games_can_be_told_to_everybody(seats: int) -> None:
    for seed in range(4):
        match = played(seats, seed)
        for viewer in (None, *range(seats)):
            for heard in match.heard(viewer):
                said = sentence(heard, viewer)
                assert re.fullmatch(r"\(?[A-Z].*[.:)]", said), said
                assert not re.search(r"[{}]|None|somebody", said), said


def test_a_sentence_names_no_card_that_was_not_heard() -> None:
    match = played(3, 5)
    for heard in match.heard(None):
        named = re.findall(r"\b[a-z]+-\d", sentence(heard))
        assert named == [heard.arguments["card"]] if named else True


def test_a_seat_is_named_once_and_repetitions_are_counted() -> None:
    draws = ["Seat 1 draws a card."] * 3
    assert told(["Seat 1 plays a map.", *draws, "You draw a map."]) == (
        "Seat 1 plays a map; draws a card (3 times). You draw a map."
    )


def test_a_river_is_told_in_one_breath() -> None:
    said = told(["Seat 1 plays a river.", "Turned up: topaz-7.", "Turned up: a purse.", "Turned up: a purse."])
    assert said == "Seat 1 plays a river. Turned up: topaz-7; a purse (2 times)."


def test_a_turn_is_a_paragraph() -> None:
    match = played(2, 3, actions=60)
    said = [str(paragraph) for paragraph in paragraphs(match, 0)]
    turns = [heard for heard in match.heard(0) if heard.key == "turn"]
    assert [line for line in said if line.startswith("Round")][-1].startswith(f"Round {turns[-1].arguments['round']}")
    assert len([line for line in said if line.startswith("Round")]) == len(turns)


def test_every_question_can_be_asked() -> None:
    asks = {kebab(ask) for ask in Ask} - {"over", "play", "discard"}
    assert set(QUESTIONS) == asks
    seen = set()
    for seed in range(12):
        match = grotto.Match("digup", seats=3, seed=seed)
        while match.asked:
            seat = match.asked[0]
            view = match.view(seat)
            assert not re.search(r"[{}]|None", question(view)), view["ask"]
            seen.add(view["ask"])
            legal = match.legal(seat)
            match.act(seat, legal[(len(match.actions) * 11) % len(legal)])
    assert seen == asks - {"solo"} | {"play", "discard"}


def test_the_question_of_a_full_hand_says_how_many_may_be_kept() -> None:
    view = {"ask": "discard", "viewer": 0, "seats": [{"hand": ["idol"] * 5}]}
    assert question(view) == "Discard: you hold 5 cards and may keep three."


@pytest.mark.parametrize(
    ("outcome", "you", "expected"),
    [
        (Outcome([1], [3, 9], "mine-complete", "points"), 1, "You win with 9 points."),
        (Outcome([1], [3, 9], "mine-complete", "points"), 0, "Seat 1 wins with 9 points."),
        (Outcome([0], [9, 9], "round-limit", "row"), None, "Seat 0 wins with 9 points, by the longer row (6.6)."),
        (
            Outcome([0, 1], [9, 9], "mine-complete", "shared"),
            1,
            "Seat 0 and you share the victory: 9 points, and rows of equal length.",
        ),
        (
            Outcome([], [22], "solo-lost", "stones"),
            0,
            "The fourth skeleton: you have lost. Stones placed: 22 of 36.",
        ),
    ],
)
def test_the_outcome_in_english(outcome: Outcome, you: int | None, expected: str) -> None:
    assert ending(outcome, you) == expected
