"""Treasure decks as data: what a file says is what is played, and a wrong one is named with its line."""

from pathlib import Path
from typing import Any

import pytest

import grotto
from grotto.games.dragons import decks
from grotto.games.dragons.pieces import KIND_NAMES
from tests.cli.run import run
from tests.games.dragons.look import cave
from tests.games.dragons.test_1_set_up import settled

CARD = "{ crown = [9, 8], gold = [1] },"


def text(*cards: str, players: int = 3, more: str = "") -> str:
    """A deck of fifteen cards, the first of them as given."""
    lines = [*cards, *[CARD] * (15 - len(cards))]
    return f'name = "ours"\n{more}\nfor-{players} = [\n' + "\n".join(f"    {line}" for line in lines) + "\n]\n"


def house() -> dict[str, Any]:
    return decks.hear("house", "deck")


def test_what_the_file_says_is_played() -> None:
    deck = decks.read(text(), "ours.toml")
    match = settled(grotto.Match("dragons", seats=3, seed=1, options={"deck": deck, "magic": False}))
    assert [cave(match, kind) for kind in KIND_NAMES] == [[9, 8], [], [], [], [1]]


def test_the_match_keeps_its_deck_and_can_be_replayed() -> None:
    deck = decks.read(text(), "ours.toml")
    match = grotto.Match("dragons", seats=3, seed=1, options={"deck": deck})
    match.act(match.asked[0], "take crown")
    assert match.options["deck"]["name"] == "ours"
    again = grotto.replay(match.save())
    assert again.position() == match.position()


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_house_deck_has_cards_for_all(seats: int) -> None:
    cards = house()[f"for-{seats}"]
    assert len(cards) == 15
    niches = [card.get(kind, []) for card in cards for kind in KIND_NAMES]
    assert max(len(amounts) for amounts in niches) == min(4, seats - 1)
    assert all(amounts == sorted(amounts, reverse=True) for amounts in niches)
    assert all(any(not card.get(kind) for kind in KIND_NAMES) for card in cards)  # never all five kinds


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_no_kind_starves_in_the_house_deck(seats: int) -> None:
    sums = {kind: sum(sum(card.get(kind, [])) for card in house()[f"for-{seats}"]) for kind in KIND_NAMES}
    assert max(sums.values()) - min(sums.values()) <= sum(sums.values()) / 15


@pytest.mark.parametrize(
    ("wrong", "line", "found"),
    [
        ("{ crown = [3, 5] },", 4, "5, expected a number from 1 to 3; niches never rise"),
        ("{ crown = [3, 2, 1] },", 4, "3 niches, expected 1 to 2 with 3 players"),
        ("{ crown = [5, 4, 3, 2, 1] },", 4, "5 niches"),
        ("{ crown = [] },", 4, "0 niches"),
        ("{ crown = [0] },", 4, "found 0"),
        ("{ crown = [15, 15] },", 4, "30 treasures, expected at most 29"),
        ('{ crown = ["3"] },', 4, "found '3'"),
        ("{ crown = 3 },", 4, "a list"),
        ("{ ruby = [3] },", 4, "an unknown key"),
    ],
)
def test_a_wrong_card_is_named_with_its_line(wrong: str, line: int, found: str) -> None:
    with pytest.raises(grotto.Misfit) as misfit:
        decks.read(text(wrong), "ours.toml")
    assert str(misfit.value).startswith(f"ours.toml, line {line}: deck.for-3")
    assert found in str(misfit.value)


def test_comments_do_not_shift_the_line() -> None:
    with pytest.raises(grotto.Misfit, match="line 6"):
        decks.read(text(CARD + "  # a { comment }", "# { another }", "{ gem = [1, 2] },", *[CARD] * 13), "ours.toml")


@pytest.mark.parametrize(
    ("deck", "found"),
    [
        ("name = 3", "the name of the deck"),
        ('name = "x"', "no cards"),
        ('name = "x"\nfor-6 = []', "an unknown key"),
        ('name = "x"\nfor-3 = []', "0 cards, expected 15"),
        ('name = "x"\nfor-3 = 5', "a list"),
        ("name = ", "a deck in TOML"),
    ],
)
def test_a_wrong_deck(deck: str, found: str) -> None:
    with pytest.raises(grotto.Misfit, match=r"ours\.toml") as misfit:
        decks.read(deck, "ours.toml")
    assert found in str(misfit.value)


@pytest.mark.parametrize("value", ["mine", 3, None, []])
def test_an_option_that_is_no_deck(value: object) -> None:
    with pytest.raises(grotto.Misfit, match="deck"):
        grotto.Match("dragons", seats=3, options={"deck": value})


def test_a_deck_without_cards_for_so_many() -> None:
    deck = decks.read(text(players=4), "ours.toml")
    with pytest.raises(grotto.Misfit, match="for-3"):
        grotto.Match("dragons", seats=3, options={"deck": deck})
    assert grotto.Match("dragons", seats=4, options={"deck": deck}).seats == 4


def test_deck_on_the_command_line(tmp_path: Path) -> None:
    file = tmp_path / "ours.toml"
    file.write_text(text("{ crown = [3, 5] },"), encoding="utf-8")
    command = ("match", "dragons", "--players", "random,random,random", "--no-magic", "--seed", 1, "--deck", file)
    wrong = run(*command)
    assert wrong.exit_code != 0
    assert "line 4: deck.for-3[0].crown" in wrong.output
    file.write_text(text(), encoding="utf-8")
    out = tmp_path / "game.json"
    assert run(*command, "--out", out).exit_code == 0
    assert '"ours"' in out.read_text(encoding="utf-8")
