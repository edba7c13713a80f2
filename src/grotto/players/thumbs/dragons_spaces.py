"""Aladdin's Dragons by rule of thumb: what so many pips on a space bring, before or in the tally.

One measure for all: placing a token, laying a Carpet, moving a token or sending one home are worth by how much they
change it.
"""

from grotto.games.dragons.pieces import (
    DJINN,
    GUARD,
    GUARDS,
    HOME,
    KEY,
    KINDS,
    LAST_TOKEN,
    MARKET,
    ROOM,
    TENT,
    TOKENS,
    VALUES,
    is_cave,
)
from grotto.games.dragons.rules.strength import smuggles, value_on
from grotto.games.dragons.rules.treasures import total
from grotto.games.dragons.state import Game
from grotto.players.thumbs.dragons_rivals import (
    SURE,
    chance_of_first,
    chances_of_ranks,
    count_home,
    is_placing,
    line_up,
    own_sum,
    set_aside,
)
from grotto.players.thumbs.dragons_worth import (
    artifact,
    fullest,
    has_other_powers,
    hoard,
    in_purse,
    on_top,
    purse,
    rounds_left,
)

TENT_BRINGS, TENT_BRINGS_SECOND, TENT_AT_LAST = 16, 8, 5
DJINN_BRINGS, DJINN_HELPS = 2, 5
MARKET_BRINGS = 23  # tenths of a treasure
FIRST_BRINGS, STAYING_FIRST_BRINGS = 9, 5
A_ROOM_PROMISES, THE_PALACE_PROMISES = 60, 60
SOME_TREASURE = 2
LACKING_COSTS = 70  # of SURE, for each treasure that is missing before the caves are tallied
RANK = 511

# What a space is about, packed in one number: of a cave, what a treasure of its kind is worth; of the guard, what the
# palace promises; of a room, in eight bits each, the artifact's worth, the most that one more token may cost, what is
# missing already, and the pips that lie there.
EIGHT = 255

# -- Table Python from here on --------------------------------------------------


def gain(game: Game, seat: int, space: int, own: int, lined: int, unit: int, stake: int) -> int:
    """What so many pips on a space bring. `lined` are the rivals there, `stake` what it is about."""
    if own == 0 and not smuggles(game, seat, space):
        return 0
    if is_cave(space):
        return gain_in_cave(game, space, own, lined, stake)
    if space >= ROOM:
        return gain_in_room(game, own, lined, unit, stake)
    if space == GUARD:
        return gain_at_guard(game, own, unit, stake)
    return gain_in_city(game, seat, space, own, lined, unit)


def gain_now(game: Game, seat: int, space: int, own: int, unit: int) -> int:
    """As `gain`, with all that it takes."""
    stake = stake_of(game, seat, space, unit, purse_to_come(game, seat))
    return gain(game, seat, space, own, line_up(game, seat, space), unit, stake)


def stake_of(game: Game, seat: int, space: int, unit: int, expected: int) -> int:
    """`expected` are the treasures to pay with."""
    if is_cave(space):
        return slope(game, seat, space - 1, unit)
    if space >= ROOM:
        return stake_of_room(game, seat, space, expected)
    return palace(game, seat, unit) if space == GUARD else 0


# -- caves and city ------------------------------------------------------------------


def slope(game: Game, seat: int, kind: int, unit: int) -> int:
    """What four more treasures of a kind are worth, in tenths."""
    have = game.seats[seat].treasure[kind]
    return unit * (hoard(have + 4) - hoard(have))


def gain_in_cave(game: Game, space: int, own: int, lined: int, stake: int) -> int:
    """5.1 The niche of each rank by its chance."""
    niches = game.caves[space - 1].niches
    if niches[0] == 0:
        return 0
    if niches[1] == 0:
        return niches[0] * chance_of_first(game, lined, own) * stake // (40 * SURE)
    ranks = chances_of_ranks(game, lined, own)
    loot = niches[0] * (ranks & RANK) + niches[1] * ((ranks >> 9) & RANK)
    for niche in range(2, game.seat_count - 1):
        loot += niches[niche] * ((ranks >> (9 * niche)) & RANK)
    return loot * stake // (40 * SURE)


def gain_in_city(game: Game, seat: int, space: int, own: int, lined: int, unit: int) -> int:
    if space == TENT:
        ranks = chances_of_ranks(game, lined, own)
        return gain_in_tent(game, ranks & RANK, (ranks >> 9) & RANK)
    first = chance_of_first(game, lined, own)
    if space == DJINN:
        return first * (DJINN_HELPS + DJINN_BRINGS if has_other_powers(game, seat) else DJINN_BRINGS) // SURE
    if space == MARKET:
        return first * MARKET_BRINGS * unit // (10 * SURE)
    return first * (STAYING_FIRST_BRINGS if game.first == seat else FIRST_BRINGS) // SURE


def gain_in_tent(game: Game, first: int, second: int) -> int:
    if game.spell_deck == 0:
        return 0
    if rounds_left(game) <= 1:
        return first * TENT_AT_LAST // SURE
    return (first * TENT_BRINGS + second * TENT_BRINGS_SECOND) // SURE


# -- the palace ----------------------------------------------------------------------


def gain_at_guard(game: Game, own: int, unit: int, promised: int) -> int:
    """7.1, 7.2 What the rooms promise, less what the guard is likely to cost."""
    if game.space < GUARD:
        missing = max(0, GUARDS - own)
        return max(0, promised - missing * (missing + 1) * unit // (2 * GUARDS))
    return max(0, promised - max(0, game.guard - own) * unit)


def palace(game: Game, seat: int, unit: int) -> int:
    """What it is worth to get in. While tokens are being placed, what lies in rooms and what may still come there."""
    worth, bids = 0, 0
    placing = is_placing(game)
    for space in range(max(ROOM, game.space), ROOM + game.seat_count):
        own = own_sum(game, seat, space)
        if own > 0:
            bids += 1
            worth += 0 if placing else gain_in_room_now(game, seat, space, own, unit)
    return promised(game, seat, bids, count_home(game, seat)) if placing else worth


def promised(game: Game, seat: int, bids: int, at_home: int) -> int:
    """While tokens are being placed: by the number of rooms with own tokens, and of tokens behind the screen."""
    if bids == 0 and at_home > 1 and total(game, seat) >= SOME_TREASURE:
        return THE_PALACE_PROMISES
    return A_ROOM_PROMISES * bids


def entry(game: Game, seat: int, at_guard: int, at_home: int) -> int:
    """The chance to get into the palace at all, of SURE, while tokens are being placed."""
    if at_guard > 0 or (game.magic != 0 and game.seats[seat].artifacts[KEY] > 0):
        return SURE
    return 0 if at_home < 2 else min(SURE, 64 * at_home)


def gain_in_room_now(game: Game, seat: int, space: int, own: int, unit: int) -> int:
    stake = stake_of_room(game, seat, space, purse_to_come(game, seat))
    return gain_in_room(game, own, line_up(game, seat, space), unit, stake)


def stake_of_room(game: Game, seat: int, space: int, expected: int) -> int:
    """8.2 Paid first are the own tokens in other rooms, then those that lie here; the rest is for one token more."""
    if not has_bids(game, seat):
        return stake_without_bids(game, seat, space, expected)
    worth = artifact(game, seat, on_top(game, space))
    left = set_aside(game, seat, expected, space)
    tokens = game.seats[seat].tokens
    short, pips = 0, 0
    for below in range(LAST_TOKEN):
        token = LAST_TOKEN - below
        if tokens.at[token] == space:
            value = value_on(game, token, space)
            for _ in range(1 + ((tokens.doubled >> token) & 1)):
                pips += value
                short += max(0, value - in_purse(left, fullest(left)))
                left = without_fullest(left)
    return worth | (in_purse(left, fullest(left)) << 8) | (min(short, EIGHT) << 16) | (pips << 24)


def stake_without_bids(game: Game, seat: int, space: int, left: int) -> int:
    """Where no own token lies, the most plentiful kind of what is left pays for one."""
    return artifact(game, seat, on_top(game, space)) | (in_purse(left, fullest(left)) << 8)


def has_bids(game: Game, seat: int) -> bool:
    """A token in a room."""
    for token in range(1, LAST_TOKEN + 1):
        if game.seats[seat].tokens.at[token] >= ROOM:
            return True
    return False


def without_fullest(left: int) -> int:
    """8.2 No kind pays twice in a room."""
    kind = fullest(left)
    return left - (in_purse(left, kind) << (7 * kind))


def gain_in_room(game: Game, own: int, lined: int, unit: int, stake: int) -> int:
    """8.1, 8.2 The artifact less its price, if the seat is first there and can pay."""
    worth = (stake & EIGHT) - own * unit
    if worth <= 0:
        return 0
    new = own - (stake >> 24)
    short = ((stake >> 16) & EIGHT) + max(0, new - ((stake >> 8) & EIGHT))
    if short > 0:
        if game.space >= GUARD or short * LACKING_COSTS >= SURE:
            return 0
        worth = worth * (SURE - LACKING_COSTS * short) // SURE
    return worth * chance_of_first(game, lined, own) // SURE


def purse_to_come(game: Game, seat: int) -> int:
    """The treasures of the seat, and before the tally what its tokens in the caves may well bring."""
    packed = purse(game, seat)
    if is_placing(game):
        tokens = game.seats[seat].tokens
        for token in range(1, TOKENS + 1):
            at = tokens.at[token]
            if at != HOME and at <= KINDS:
                packed += (game.caves[at - 1].niches[0] * VALUES[token] // 12) << (7 * (at - 1))
    return packed
