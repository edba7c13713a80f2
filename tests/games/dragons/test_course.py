"""Whole games: treasures are conserved at every moment, stacks only shrink, and the outcome is what was bought."""

import random
from typing import Any

import pytest

import grotto
from grotto.games.dragons.pieces import KINDS, SUPPLY
from tests.games.look import ask, told

COURSES = [(3, {}), (4, {"magic": False}), (5, {"screens": "open", "teleport_payee": "owner"})]


def treasures(match: grotto.Match) -> list[int]:
    """All that there are of each kind: in the bank, in the cave and behind the screens."""
    game = match.game
    return [
        game.bank[kind] + sum(game.caves[kind].niches) + sum(seat.treasure[kind] for seat in game.seats)
        for kind in range(KINDS)
    ]


def lying(match: grotto.Match) -> int:
    return sum(room.stack.count for room in match.game.rooms)


@pytest.mark.parametrize(("seats", "options"), COURSES, ids=["magic-3", "base-4", "open-5"])
def test_treasures_and_artifacts_at_every_moment(seats: int, options: dict[str, Any]) -> None:
    """A game at random, but for buying whatever can be bought."""
    dice = random.Random(3)
    match = grotto.Match("dragons", seats=seats, seed=3, options=options)
    before = lying(match)
    while match.asked:
        seat = match.asked[0]
        match.act(seat, "buy" if ask(match) == "buy" else dice.choice(match.legal(seat)))
        assert treasures(match) == [SUPPLY] * KINDS
        assert lying(match) + sum(sum(one.artifacts) for one in match.game.seats) == 6 * seats
        assert lying(match) <= before
        before = lying(match)
    outcome = match.outcome
    assert outcome
    assert match.game.round >= (6 if options.get("magic") is False else 5)
    assert sum(outcome.scores) == 6 * seats - before
    assert len(told(match, None, "got")) == sum(outcome.scores) - (seats if match.game.magic else 0)
    assert {seat for seat in range(seats) if outcome.scores[seat] == max(outcome.scores)} >= set(outcome.winners)
