"""Aladdin's Dragons: Parasite (14.10), the spell that uses what an opponent has used."""

from grotto.games.dragons.pieces import COUNTERSPELL, DOUBLE, KEY
from grotto.games.dragons.refusals import Refusal
from grotto.games.dragons.rules.powers import could_counter, is_used_by_opponent, refusal_of_power
from grotto.games.dragons.state import Game


def refusal_of_parasite(game: Game, seat: int) -> int:
    """14.10 There must be something to borrow."""
    for artifact in range(COUNTERSPELL, KEY + 1):
        if refusal_to_borrow(game, seat, artifact) == Refusal.MAY:
            return Refusal.MAY
    return Refusal.NOT_USED_BY_OPPONENT


def refusal_to_borrow(game: Game, seat: int, artifact: int) -> int:
    """14.10 Used by an opponent in this round, and now is its moment (reading 12); no Lamp and no Scroll."""
    if artifact < COUNTERSPELL or artifact > KEY or not is_used_by_opponent(game, seat, artifact):
        return Refusal.NOT_USED_BY_OPPONENT
    if artifact == COUNTERSPELL:
        return Refusal.MAY if could_counter(game, seat) else Refusal.NOT_CAST
    return refusal_of_power(game, seat, artifact)


def needs_token(artifact: int) -> bool:
    return artifact == DOUBLE
