"""DIG UP: what a seat cannot know, dealt again. Search thinks about these tables, and the secrecy test compares them.

All that the seat's view shows stays. The rest is redrawn, each possible deal equally likely: the hidden cells he has
not seen, the pile, the others' hands, another's map. What all know of them is kept as well: that who is asked has an
answer, and a choice if the question stands. What the cards were before leaves no trace: tables that look alike to the
seat become the same table under the same luck. Table Python.
"""

from typing import Any

from grotto.games.digup.pieces import CELLS, is_treasure
from grotto.games.digup.rules.legality import legal
from grotto.games.digup.rules.mine import knows
from grotto.games.digup.state import Ask, Game
from grotto.tabletop.chance import GAME, below, rewind, word
from grotto.tabletop.piles import NO_CARD, find, insert, put_in_order, take_out


def deal_again(game: Game, seat: int, luck: Any, pool: Any) -> None:
    """Redraw what the seat cannot know, with `luck`; `pool` is a row of MOST_ANSWERS, enough for all unseen cards."""
    for i in range(8):
        game.luck.key[i] = word(luck)
    rewind(game.luck, 0, 0, GAME)
    if game.seat_count == 1:
        redraw_solo(game, luck, pool)
    elif game.ask != Ask.COLOUR:
        redraw_with_answers(game, seat, luck, pool)


def redraw_with_answers(game: Game, seat: int, luck: Any, pool: Any) -> None:
    """Deals in which the player could not be asked are thrown back; the others stay equally likely.

    It comes to an end because the true deal is one of those that are drawn.
    """
    fewest = min(2, choices(game, pool))
    redraw(game, seat, luck, pool)
    while choices(game, pool) < fewest:
        redraw(game, seat, luck, pool)


def choices(game: Game, into: Any) -> int:
    """How many answers the player has. Only a river asks others, and there all is open."""
    return 0 if game.asked == 0 else legal(game, game.turn, into)


def redraw(game: Game, seat: int, luck: Any, pool: Any) -> None:
    unseen = gather(game, seat, pool)
    unseen = redraw_cells(game, seat, luck, pool, unseen)
    redraw_stacks(game, seat, luck, pool, unseen)


def sees_hand(game: Game, seat: int, whom: int) -> bool:
    return seat == whom or (game.ask == Ask.BINOCULARS_TAKE and seat == game.turn and whom == game.whom)


def known_part(game: Game, seat: int, whom: int) -> int:
    """Of a hand he does not see, the card that was just taken from his own (or NO_CARD)."""
    if game.ask == Ask.BINOCULARS_GIVE and seat == game.whom and whom == game.turn:
        return game.taken
    return NO_CARD


def gather(game: Game, seat: int, pool: Any) -> int:
    """Copy all unseen cards into the pool, in order; returns how many."""
    unseen = add_stack(game.pile, pool, 0)
    if seat != game.turn:
        unseen = add_stack(game.map, pool, unseen)
    for whom in range(game.seat_count):
        if not sees_hand(game, seat, whom):
            unseen = add_hand(game, seat, whom, pool, unseen)
        for cell in range(CELLS):
            if not knows(game, seat, whom, cell):
                pool[unseen] = game.seats[whom].mine[cell].card
                unseen += 1
    put_in_order(pool, unseen)
    return unseen


def add_stack(stack: Any, pool: Any, unseen: int) -> int:
    for slot in range(stack.count):
        pool[unseen] = stack.cards[slot]
        unseen += 1
    return unseen


def add_hand(game: Game, seat: int, whom: int, pool: Any, unseen: int) -> int:
    hand = game.seats[whom].hand
    kept = known_part(game, seat, whom)
    if kept != NO_CARD:
        take_out(hand, find(hand, kept))
    unseen = add_stack(hand, pool, unseen)
    if kept != NO_CARD:
        insert(hand, kept)
    return unseen


def redraw_cells(game: Game, seat: int, luck: Any, pool: Any, unseen: int) -> int:
    """Mines first: only treasures can lie there."""
    for whom in range(game.seat_count):
        for cell in range(CELLS):
            if not knows(game, seat, whom, cell):
                slot = any_treasure(pool, unseen, luck)
                game.seats[whom].mine[cell].card = pool[slot]
                unseen -= 1
                pool[slot] = pool[unseen]
    return unseen


def any_treasure(pool: Any, unseen: int, luck: Any) -> int:
    treasures = 0
    for slot in range(unseen):
        if is_treasure(pool[slot]):
            treasures += 1
    nth = below(luck, treasures)
    slot = 0
    while nth > 0 or not is_treasure(pool[slot]):
        if is_treasure(pool[slot]):
            nth -= 1
        slot += 1
    return slot


def redraw_stacks(game: Game, seat: int, luck: Any, pool: Any, unseen: int) -> None:
    """Then hands, map and pile, of all that is left."""
    for whom in range(game.seat_count):
        if not sees_hand(game, seat, whom):
            unseen = redraw_hand(game, seat, whom, luck, pool, unseen)
    if seat != game.turn:
        unseen = redraw_ordered(game.map, luck, pool, unseen)
    for slot in range(game.pile.count):
        card = below(luck, unseen)
        game.pile.cards[slot] = pool[card]
        unseen -= 1
        pool[card] = pool[unseen]


def redraw_hand(game: Game, seat: int, whom: int, luck: Any, pool: Any, unseen: int) -> int:
    hand = game.seats[whom].hand
    kept = known_part(game, seat, whom)
    if kept != NO_CARD:
        take_out(hand, find(hand, kept))
    unseen = redraw_ordered(hand, luck, pool, unseen)
    if kept != NO_CARD:
        insert(hand, kept)
    elif game.ask == Ask.BINOCULARS_GIVE and whom == game.turn:
        game.taken = hand.cards[below(luck, hand.count)]
    return unseen


def redraw_ordered(hand: Any, luck: Any, pool: Any, unseen: int) -> int:
    count = hand.count
    hand.count = 0
    for _ in range(count):
        card = below(luck, unseen)
        insert(hand, pool[card])
        unseen -= 1
        pool[card] = pool[unseen]
    return unseen


def redraw_solo(game: Game, luck: Any, pool: Any) -> None:
    """7 Nobody has seen any hidden card: all of them and the pile change places."""
    unseen = add_stack(game.pile, pool, 0)
    for mine in range(4):
        for cell in range(CELLS):
            if game.seats[mine].mine[cell].known == 0:
                pool[unseen] = game.seats[mine].mine[cell].card
                unseen += 1
    put_in_order(pool, unseen)
    for slot in range(game.pile.count):
        card = below(luck, unseen)
        game.pile.cards[slot] = pool[card]
        unseen -= 1
        pool[card] = pool[unseen]
    for mine in range(4):
        for cell in range(CELLS):
            if game.seats[mine].mine[cell].known == 0:
                card = below(luck, unseen)
                game.seats[mine].mine[cell].card = pool[card]
                unseen -= 1
                pool[card] = pool[unseen]
