"""Aladdin's Dragons by rule of thumb: the spells for the time when tokens are placed: Spy, Dragon Leaves and Taboo."""

from grotto.games.dragons.pieces import CAVES, DRAGON_LEAVES, HOME, TABOO, TOKENS, VALUES
from grotto.games.dragons.refusals import Refusal
from grotto.games.dragons.rules.spells_round import refusal_of_cave, refusal_to_close
from grotto.games.dragons.state import Game, Window
from grotto.players.thumbs.dragons_rivals import BITS, count_home, is_placing, line_up, own_sum, still_to_come
from grotto.players.thumbs.dragons_spaces import gain, purse_to_come, stake_of
from grotto.players.thumbs.dragons_worth import gained

# What it brings to see a rival's token, of 100, for each own token that still can answer it.
SEEN_BRINGS = 14
# Of 100 of a new hoard what falls to the seat that comes there first, and as many tokens as it takes for all of that.
LEAVES_BRING, ENOUGH_TO_LOOT = 60, 4
LEAVES = 4

# -- Table Python from here on --------------------------------------------------


def is_early(game: Game, seat: int) -> bool:
    """At the beginning of the round, or when the seat is about to place: then such a spell is weighed, and else not."""
    return game.window == Window.ROUND_START or (game.window == Window.BEFORE_PLACEMENT and game.turn == seat)


def value_of_early_spell(game: Game, seat: int, spell: int, unit: int) -> int:
    if spell == DRAGON_LEAVES:
        return best_hoard(game, seat, unit) if game.window == Window.BEFORE_PLACEMENT else 0
    if spell == TABOO:
        return best_closing(game, seat, unit)
    return spied_out(game, seat)


# -- 14.12 Spy ---------------------------------------------------------------------


def spied_out(game: Game, seat: int) -> int:
    """Each token that the others have yet to lay will be seen by all that the seat has yet to lay."""
    theirs = 0
    for other in range(game.seat_count):
        if other != seat:
            theirs += count_home(game, other)
    return theirs * count_home(game, seat) * SEEN_BRINGS // 100


# -- 14.11 Dragon Leaves -----------------------------------------------------------


def best_hoard(game: Game, seat: int, unit: int) -> int:
    best = 0
    for cave in range(1, CAVES + 1):
        if refusal_of_cave(game, DRAGON_LEAVES, cave) == Refusal.MAY:
            best = max(best, value_of_hoard(game, seat, cave, unit))
    return best


def value_of_hoard(game: Game, seat: int, cave: int, unit: int) -> int:
    """The less, the fewer tokens the seat has left to loot it."""
    tokens = min(ENOUGH_TO_LOOT, count_home(game, seat))
    return gained(game, seat, cave - 1, LEAVES, unit) * LEAVES_BRING * tokens // (100 * ENOUGH_TO_LOOT)


# -- 14.20 Taboo -------------------------------------------------------------------


def best_closing(game: Game, seat: int, unit: int) -> int:
    """Of the space where most of the own pips lie."""
    space = richest(game, seat)
    return value_of_closing(game, seat, space, unit) if space != HOME else 0


def richest(game: Game, seat: int) -> int:
    """The space with the highest own token that may be closed; HOME if there is none."""
    at, best, most = game.seats[seat].tokens.at, HOME, 0
    for token in range(1, TOKENS + 1):
        if at[token] != HOME and VALUES[token] > most and refusal_to_close(game, at[token]) == Refusal.MAY:
            best, most = at[token], VALUES[token]
    return best


def value_of_closing(game: Game, seat: int, space: int, unit: int) -> int:
    """That nobody comes there any more; neither does the seat."""
    own = own_sum(game, seat, space)
    if own == 0 or not is_placing(game):
        return 0
    stake, lined = stake_of(game, seat, space, unit, purse_to_come(game, seat)), line_up(game, seat, space)
    closed = lined - more_to_come(game, seat)
    return gain(game, seat, space, own, closed, unit, stake) - gain(game, seat, space, own, lined, unit, stake)


def more_to_come(game: Game, seat: int) -> int:
    """What of a line-up is not yet there."""
    packed, shift = 0, 0
    for other in range(game.seat_count):
        if other != seat:
            packed |= still_to_come(count_home(game, other)) << shift
            shift += BITS
    return packed
