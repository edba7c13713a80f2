"""What the client may have to say is what the games speak of."""

import random

import pytest

import grotto
from grotto.games import GAMES, open_box
from scripts import box_words


def test_the_clients_list_of_words_is_that_of_the_games() -> None:
    assert box_words.PAGE.read_text(encoding="utf-8") == box_words.page(), "run `python scripts/box_words.py`"


@pytest.mark.parametrize("game", GAMES)
def test_what_decides_a_match_is_in_the_list(game: str) -> None:
    for seed in range(3):
        match, dice = grotto.Match(game, seats=open_box(game).seats[-1], seed=seed), random.Random(seed)
        while match.outcome is None:
            seat = match.asked[0]
            match.act(seat, dice.choice(match.legal(seat)))
        assert match.outcome.decided_by in box_words.DECIDED_BY[game]
        assert match.outcome.reason in box_words.boxes()[game]["reasons"]
