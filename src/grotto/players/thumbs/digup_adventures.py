"""DIG UP by rule of thumb: what an adventure may bring, and how its questions are answered. Hundredths of a point."""

from grotto.games.digup.actions import (
    DIG_OUT,
    FOR_CELL,
    GIVE,
    GIVE_CELL,
    KEEP,
    LOOK_CELL,
    LOOK_HAND,
    OPEN_CELL,
    PAY,
    PICK,
    PUT_BACK,
    SWAP,
    TAKE,
    WITH,
)
from grotto.games.digup.pieces import (
    BINOCULARS,
    BRIDGE,
    CELLS,
    DYNAMITE,
    MAP,
    PICKAXE,
    PURSE,
    RIVER,
    SHOVEL,
    is_of_colour,
)
from grotto.games.digup.rules.adventures_in_mines import refusal_of_their_cell, refusal_to_give_cell
from grotto.games.digup.rules.mine import knows
from grotto.games.digup.state import Ask, Game
from grotto.players.thumbs.digup_mines import (
    DRAWN,
    closing,
    first_hidden,
    is_last_hidden,
    keep,
    lead,
    moved,
    seen,
    total,
)

IMPOSSIBLE = -10_000
MAP_BRINGS, BINOCULARS_BRING, RIVER_BRINGS, TORCH_BRINGS, DYNAMITE_BRINGS = 130, 130, 110, 25, 40

# -- Table Python from here on --------------------------------------------------


def value_of_adventure(game: Game, seat: int, card: int) -> int:
    if card == PURSE:
        return best_swap(game, seat)
    if card == MAP:
        return MAP_BRINGS
    if card == DYNAMITE:
        return DYNAMITE_BRINGS - what_is_kept(game, seat, card)
    if card == BINOCULARS:
        return BINOCULARS_BRING
    if card == SHOVEL:
        return value_of_opening(game, seat)
    if card == PICKAXE:
        return best_in_discard(game, seat) - cheapest(game, seat, card)
    if card == BRIDGE:
        return best_bridge(game, seat)
    return RIVER_BRINGS if card == RIVER else TORCH_BRINGS


def value_in_adventure(game: Game, seat: int, action: int) -> int:
    """An answer to a question of an adventure."""
    ask = game.ask
    if ask == Ask.PURSE_FIRST:
        return best_partner(game, seat, action - SWAP)
    if ask == Ask.PURSE_SECOND:
        return swapped(game, seat, game.cell, action - WITH)
    if ask == Ask.SHOVEL:
        return 0 if knows(game, seat, seat, action - OPEN_CELL) else 10
    if ask == Ask.BRIDGE_OWN:
        return best_across(game, seat, action - GIVE_CELL)
    if ask == Ask.BRIDGE_THEIRS:
        return bridged(game, seat, game.cell, (action - FOR_CELL) // CELLS, (action - FOR_CELL) % CELLS)
    if ask == Ask.BINOCULARS_WHOM:
        return total(game, seat, action - LOOK_HAND)
    if ask == Ask.TORCH_FIRST or ask == Ask.TORCH_SECOND:
        return value_of_looking(game, seat, (action - LOOK_CELL) // CELLS, (action - LOOK_CELL) % CELLS)
    return value_of_card(game, seat, action)


def value_of_card(game: Game, seat: int, action: int) -> int:
    """Where the answer is a card: it comes to the hand, or leaves it."""
    ask = game.ask
    if ask == Ask.MAP_KEEP:
        return keep(game, seat, action - KEEP)
    if ask == Ask.MAP_RETURN:
        return -keep(game, seat, action - PUT_BACK)  # the last one put back is drawn first
    if ask == Ask.BINOCULARS_TAKE:
        return keep(game, seat, action - TAKE) + keep(game, game.whom, action - TAKE) // 3
    if ask == Ask.BINOCULARS_GIVE:
        return -keep(game, seat, action - GIVE) - keep(game, game.whom, action - GIVE) // 3
    if ask == Ask.PICKAXE_PAY:
        return -keep(game, seat, action - PAY)
    if ask == Ask.PICKAXE_TAKE:
        return keep(game, seat, action - DIG_OUT)
    return keep(game, seat, action - PICK)


# -- hands -----------------------------------------------------------------------


def what_is_kept(game: Game, seat: int, but: int) -> int:
    """How much better the hand is than one newly drawn, without a card that is being played."""
    better = 0
    hand = game.seats[seat].hand
    for slot in range(hand.count):
        if hand.cards[slot] != but:
            better += max(0, keep(game, seat, hand.cards[slot]) - DRAWN)
    return better


def cheapest(game: Game, seat: int, but: int) -> int:
    """The least useful card that could be paid."""
    least = -1
    hand = game.seats[seat].hand
    for slot in range(hand.count):
        if hand.cards[slot] != but:
            useful = keep(game, seat, hand.cards[slot])
            least = useful if least < 0 else min(least, useful)
    return max(0, least)


def best_in_discard(game: Game, seat: int) -> int:
    best = 0
    for slot in range(game.discard.count):
        best = max(best, keep(game, seat, game.discard.cards[slot]))
    return best


# -- mines -----------------------------------------------------------------------


def swapped(game: Game, seat: int, cell: int, other: int) -> int:
    """What the own mine gains if two of its cards change places."""
    after = moved(game, seat, seat, cell, seat, other) + moved(game, seat, seat, other, seat, cell)
    return after - seen(game, seat, seat, cell) - seen(game, seat, seat, other)


def best_partner(game: Game, seat: int, cell: int) -> int:
    best = IMPOSSIBLE
    for other in range(CELLS):
        if other != cell:
            best = max(best, swapped(game, seat, cell, other))
    return best


def best_swap(game: Game, seat: int) -> int:
    best = IMPOSSIBLE
    for cell in range(CELLS):
        for other in range(cell + 1, CELLS):
            best = max(best, swapped(game, seat, cell, other))
    return best


def bridged(game: Game, seat: int, cell: int, whom: int, their_cell: int) -> int:
    """What the own mine gains, and half of what the other loses."""
    mine = moved(game, seat, whom, their_cell, seat, cell) - seen(game, seat, seat, cell)
    theirs = moved(game, seat, seat, cell, whom, their_cell) - seen(game, seat, whom, their_cell)
    return mine - theirs // 2 if theirs > 0 else mine + (-theirs) // 2


def best_across(game: Game, seat: int, cell: int) -> int:
    """The best exchange for a card of the own mine."""
    best = IMPOSSIBLE
    for whom in range(game.seat_count):
        for their_cell in range(CELLS):
            if refusal_of_their_cell(game, seat, whom, their_cell) == 0:
                best = max(best, bridged(game, seat, cell, whom, their_cell))
    return best


def best_bridge(game: Game, seat: int) -> int:
    """The best exchange of all, nearly: cards that add little are tried for the poorest own card alone."""
    poorest = poorest_to_give(game, seat)
    best = IMPOSSIBLE
    for whom in range(game.seat_count):
        for their_cell in range(CELLS):
            if refusal_of_their_cell(game, seat, whom, their_cell) == 0:
                best = max(best, bridged(game, seat, poorest, whom, their_cell))
                if adds_much(game, seat, whom, their_cell):
                    best = max(best, best_for(game, seat, whom, their_cell))
    return best


def poorest_to_give(game: Game, seat: int) -> int:
    poorest, least = 0, -IMPOSSIBLE
    for cell in range(CELLS):
        if refusal_to_give_cell(game, seat, cell) == 0 and seen(game, seat, seat, cell) < least:
            poorest, least = cell, seen(game, seat, seat, cell)
    return poorest


def adds_much(game: Game, seat: int, whom: int, cell: int) -> bool:
    """A stone of the own colour, as far as the seat knows."""
    card = game.seats[whom].mine[cell].card
    return is_of_colour(card, game.seats[seat].colour) and knows(game, seat, whom, cell)


def best_for(game: Game, seat: int, whom: int, their_cell: int) -> int:
    best = IMPOSSIBLE
    for cell in range(CELLS):
        if refusal_to_give_cell(game, seat, cell) == 0:
            best = max(best, bridged(game, seat, cell, whom, their_cell))
    return best


def value_of_opening(game: Game, seat: int) -> int:
    """The last hidden card completes the mine; before that a Shovel hurries whoever is ahead."""
    if game.triggered == 0 and is_last_hidden(game, seat, first_hidden(game, seat)):
        return closing(game, seat, 0)
    return 20 if lead(game, seat) > 0 else 5


def value_of_looking(game: Game, seat: int, whom: int, cell: int) -> int:
    """What is new is worth a look, most of all where it can be fetched with a Bridge or dug up."""
    if knows(game, seat, whom, cell):
        return 0
    return 20 if whom == seat else 15
