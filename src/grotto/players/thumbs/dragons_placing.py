"""Aladdin's Dragons by rule of thumb: where the next token goes, and which. Weights, for it is drawn.

A bid that can be foreseen is outbid by a pip. So each space and each token that is nearly as good as the best has its
share.
"""

from typing import Any

from grotto.games.dragons.actions import LAY, PLACE
from grotto.games.dragons.pieces import GUARD, HOME, ROOM, SPACES, TOKENS, VALUES
from grotto.games.dragons.state import Game
from grotto.players.thumbs.dragons_rivals import (
    BITS,
    MEAN,
    ONE_HIDDEN,
    SURE,
    line_up,
    most_payable,
    own_sum,
    set_aside,
    still_to_come,
)
from grotto.players.thumbs.dragons_spaces import (
    entry,
    gain,
    promised,
    purse_to_come,
    stake_of,
    stake_without_bids,
)
from grotto.players.thumbs.dragons_worth import treasure

# What a pip is worth elsewhere: a part of a treasure. And how much worse than the best is still drawn at times.
PIPS_FOR_A_TREASURE, LENIENCE = 4, 6
WORST = -10_000
# Where in the row of values it is noted what lies on each space.
RIVALS, OWN = 16, 32

# -- Table Python from here on --------------------------------------------------


def weigh_spaces(game: Game, seat: int, answers: int, into: Any, values: Any) -> None:
    """Each space by the best of three tokens there: the lowest, a middling and the highest behind the screen."""
    unit, expected = treasure(game), purse_to_come(game, seat)
    line_up_all(game, seat, values)
    lowest, middling, highest, at_home = three_at_home(game, seat)
    bids, left = count_bids(game, values), set_aside(game, seat, expected, HOME)
    enters = entry(game, seat, values[OWN + GUARD], at_home)
    best = WORST
    for i in range(answers):
        space = into[i] - PLACE
        lined, own = values[RIVALS + space], values[OWN + space]
        if space == GUARD:
            stake = promised(game, seat, bids, at_home)
        elif space >= ROOM and own == 0:
            stake = stake_without_bids(game, seat, space, left)
        else:
            stake = stake_of(game, seat, space, unit, expected)
        before = gain(game, seat, space, own, lined, unit, stake) if own > 0 else 0
        found = with_token(game, seat, space, own, lowest, lined, unit, stake)
        if middling != lowest:
            found = max(found, with_token(game, seat, space, own, middling, lined, unit, stake))
        if highest != middling:
            found = max(found, with_token(game, seat, space, own, highest, lined, unit, stake))
        values[i] = scaled(found - before, space, enters)
        best = max(best, values[i])
    as_weights(answers, values, best)


def count_bids(game: Game, values: Any) -> int:
    """In how many rooms the seat has a token."""
    bids = 0
    for space in range(ROOM, ROOM + game.seat_count):
        if values[OWN + space] > 0:
            bids += 1
    return bids


def weigh_tokens(game: Game, seat: int, answers: int, into: Any, values: Any) -> None:
    unit, space = treasure(game), game.chosen
    lined, own = line_up(game, seat, space), own_sum(game, seat, space)
    stake = stake_of(game, seat, space, unit, purse_to_come(game, seat))
    best = WORST
    for i in range(answers):
        value = VALUES[into[i] - LAY]
        values[i] = with_token(game, seat, space, own, value, lined, unit, stake)
        best = max(best, values[i])
    as_weights(answers, values, best)


def with_token(game: Game, seat: int, space: int, own: int, value: int, lined: int, unit: int, stake: int) -> int:
    """What the space brings with a token of that value more, less what its pips are worth elsewhere."""
    return gain(game, seat, space, own + value, lined, unit, stake) - value * unit // PIPS_FOR_A_TREASURE


def line_up_all(game: Game, seat: int, values: Any) -> None:
    """For every space the rivals and the own pips, behind the answers in the row. As `line_up`, in one pass."""
    for place in range(RIVALS, OWN + SPACES + 1):
        values[place] = 0
    tokens, shift = game.seats[seat].tokens, 0
    for token in range(1, TOKENS + 1):
        values[OWN + tokens.at[token]] += VALUES[token]
    for other in range(game.seat_count):
        if other != seat:
            line_up_rival(game, other, shift, values)
            shift += BITS


def line_up_rival(game: Game, other: int, shift: int, values: Any) -> None:
    tokens = game.seats[other].tokens
    at_home = 0
    for token in range(1, TOKENS + 1):
        at = tokens.at[token]
        if at == HOME:
            at_home += 1
        elif (tokens.face >> token) & 1:
            values[RIVALS + at] += (2 * VALUES[token]) << shift
        else:
            values[RIVALS + at] += ONE_HIDDEN << shift
    most = 2 * most_payable(game, other)
    for space in range(ROOM, ROOM + game.seat_count):
        mean = (values[RIVALS + space] >> shift) & MEAN
        if mean > most:
            values[RIVALS + space] -= (mean - most) << shift
    more = still_to_come(at_home)
    for space in range(1, ROOM + game.seat_count):
        values[RIVALS + space] += more << shift


def scaled(found: int, space: int, enters: int) -> int:
    """7.5 Tokens in rooms are for nothing if the guard is not passed."""
    return found * enters // SURE if space >= ROOM and found > 0 else found


def three_at_home(game: Game, seat: int) -> tuple[int, int, int, int]:
    """The values of the lowest, a middling and the highest token behind the screen, and how many there are."""
    at = game.seats[seat].tokens.at
    count = 0
    for token in range(1, TOKENS + 1):
        if at[token] == HOME:
            count += 1
    lowest, middling, highest, nth = 0, 0, 0, 0
    for token in range(1, TOKENS + 1):
        if at[token] == HOME:
            if nth == 0:
                lowest = VALUES[token]
            if nth == count // 2:
                middling = VALUES[token]
            highest = VALUES[token]
            nth += 1
    return lowest, middling, highest, count


def as_weights(answers: int, values: Any, best: int) -> None:
    for i in range(answers):
        near = max(0, values[i] - best + LENIENCE)
        values[i] = near * near
