"""Tables at which players are asked."""

import random
from collections.abc import Mapping
from typing import Any

from grotto.games import open_box
from grotto.players import Choice, Player, sight
from grotto.tabletop.box import Box, Outcome
from grotto.tabletop.chance import GAME, rewind, started
from grotto.tabletop.secret import secret_of_seed


def opened(box: Box, seats: int, deal: int = 0) -> Any:
    """A table at its first question."""
    game = box.prepare(seats, box.check_options(None))
    game.luck = started(secret_of_seed(5))
    rewind(game.luck, deal, 0, GAME)
    box.plain.set_up(game)
    box.plain.settle(game, box.row())
    return game


def in_mid_play(box: Box, seats: int, answers: int, deal: int = 0) -> Any:
    """After so many answers, the first of the list each time but where that would be to stop."""
    game, into = opened(box, seats, deal), box.row()
    for _ in range(answers):
        count = box.plain.count_answers(game, into)
        box.plain.act(game, box.plain.first_asked(game), into[count - 1], into)
    return game


def asked(box: Box, game: Any, it: Player, seed: int = 1) -> Choice:
    dice = random.Random(seed)
    return it.choose(sight(box, game, box.plain.first_asked(game), dice), dice)


def played(game: str, players: Mapping[int, Player], deal: int) -> Outcome:
    box = open_box(game)
    table, dice = opened(box, len(players), deal), random.Random(deal)
    while table.asked:
        seat = box.plain.first_asked(table)
        action = players[seat].choose(sight(box, table, seat, dice), dice).action
        box.plain.act(table, seat, action.number, box.row())
    outcome = box.outcome(table)
    assert outcome is not None
    return outcome


def share(outcome: Outcome, seat: int) -> float:
    return (seat in outcome.winners) / len(outcome.winners) if outcome.winners else 0.0
