"""DIG UP, rulebook section 4: adventures in general, and those that do not touch the mines.

Map, Dynamite, Binoculars, Pickaxe and River; Purse, Shovel, Bridge and Torch stand in `adventures_in_mines`.
"""

from grotto.games.digup.events import Event
from grotto.games.digup.pieces import DYNAMITE
from grotto.games.digup.refusals import Refusal
from grotto.games.digup.rules.drawing import draw, draw_to_hand, something_to_draw
from grotto.games.digup.rules.turn import after_play, ask
from grotto.games.digup.state import Ask, Game
from grotto.tabletop.events import EVERYBODY, note
from grotto.tabletop.piles import NO_CARD, NOWHERE, count_of, find, insert, pop, push, take_out
from grotto.tabletop.table import NO_SEAT

MAP_CARDS = 5
DYNAMITE_CARDS = 3


def show(game: Game, seat: int, card: int) -> None:
    """4.1 The adventure is shown; while it is carried out it lies neither in the hand nor on the discard."""
    hand = game.seats[seat].hand
    take_out(hand, find(hand, card))
    game.playing = card
    game.plays += 1
    note(game, Event.PLAYED, EVERYBODY, seat, card, 0, 0)


def finish(game: Game) -> None:
    """4.1 Then it is discarded. 4.5 Dynamite leaves the game instead."""
    if game.playing == DYNAMITE:
        game.blown += 1
    else:
        push(game.discard, game.playing)
    game.playing = NO_CARD
    game.whom = NO_SEAT
    game.cell = 0
    game.taken = NO_CARD
    after_play(game)


def refusal_if_nothing_to_draw(game: Game) -> int:
    """4.2 Map and River are not played for nothing (reading 27)."""
    return Refusal.MAY if something_to_draw(game) else Refusal.NO_EFFECT


# -- 4.4 Treasure Map ----------------------------------------------------------


def unfold_map(game: Game, seat: int) -> None:
    """4.4 Look at the top five cards of the pile, or as many as there are (reading 21)."""
    for _ in range(MAP_CARDS):
        card = draw(game)
        if card != NO_CARD:
            insert(game.map, card)
            note(game, Event.LOOKED_AT_MAP, 1 << seat, seat, card, 0, 0)
    ask(game, Ask.MAP_KEEP, seat)


def refusal_on_map(game: Game, card: int) -> int:
    """4.4 One of the cards looked at."""
    return Refusal.MAY if find(game.map, card) != NOWHERE else Refusal.NOT_ON_MAP


def keep(game: Game, seat: int, card: int) -> None:
    """4.4 One of them goes to the hand."""
    insert(game.seats[seat].hand, take_out(game.map, find(game.map, card)))
    note(game, Event.KEPT, 1 << seat, seat, card, 0, 0)
    ask_to_put_back(game, seat)


def put_back(game: Game, seat: int, card: int) -> None:
    """4.4 The others go back one by one in any order; the last put back lies on top (reading 21)."""
    push(game.pile, take_out(game.map, find(game.map, card)))
    note(game, Event.PUT_BACK, 1 << seat, seat, card, 0, 0)
    ask_to_put_back(game, seat)


def ask_to_put_back(game: Game, seat: int) -> None:
    if game.map.count > 0:
        ask(game, Ask.MAP_RETURN, seat)
    else:
        finish(game)


# -- 4.5 Dynamite --------------------------------------------------------------


def blow_up(game: Game, seat: int) -> None:
    """4.5 From the player on, one seat after the other throws its whole hand away and draws three (reading 1)."""
    for turn in range(game.seat_count):
        caught = (seat + turn) % game.seat_count
        throw_hand(game, caught)
        for _ in range(DYNAMITE_CARDS):
            draw_to_hand(game, caught)
    note(game, Event.BLEW_UP, EVERYBODY, seat, DYNAMITE, 0, 0)
    finish(game)


def throw_hand(game: Game, seat: int) -> None:
    hand = game.seats[seat].hand
    while hand.count > 0:
        card = pop(hand)
        push(game.discard, card)
        note(game, Event.THREW, EVERYBODY, seat, card, 0, 0)


# -- 4.6 Binoculars ------------------------------------------------------------


def refusal_of_binoculars(game: Game, seat: int) -> int:
    """4.6 There must be a card to give and a hand to look at (reading 28)."""
    if game.seats[seat].hand.count > 1:
        for other in range(game.seat_count):
            if refusal_of_hand(game, seat, other) == Refusal.MAY:
                return Refusal.MAY
    return Refusal.NO_EFFECT


def refusal_of_hand(game: Game, seat: int, whom: int) -> int:
    """4.6 The hand of another player, with a card in it."""
    if whom >= game.seat_count:
        return Refusal.NO_SUCH_SEAT
    if whom == seat:
        return Refusal.NO_OPPONENT
    return Refusal.EMPTY_HAND if game.seats[whom].hand.count == 0 else Refusal.MAY


def look_at_hand(game: Game, seat: int, whom: int) -> None:
    """4.6 He alone sees the hand."""
    game.whom = whom
    hand = game.seats[whom].hand
    note(game, Event.LOOKED_AT_HAND, EVERYBODY, seat, whom, 0, 0)
    for slot in range(hand.count):
        note(game, Event.SAW_IN_HAND, 1 << seat | 1 << whom, seat, whom, hand.cards[slot], 0)
    ask(game, Ask.BINOCULARS_TAKE, seat)


def refusal_to_take(game: Game, card: int) -> int:
    """4.6 One card of that hand."""
    return Refusal.MAY if find(game.seats[game.whom].hand, card) != NOWHERE else Refusal.NOT_IN_THAT_HAND


def take(game: Game, seat: int, card: int) -> None:
    """4.6 Taking is compulsory (reading 11)."""
    hand = game.seats[game.whom].hand
    insert(game.seats[seat].hand, take_out(hand, find(hand, card)))
    game.taken = card
    note(game, Event.TOOK, 1 << seat | 1 << game.whom, seat, game.whom, card, 0)
    ask(game, Ask.BINOCULARS_GIVE, seat)


def refusal_to_give(game: Game, seat: int, card: int) -> int:
    """4.6 Not the card just taken; another of the same name may be given (reading 12)."""
    held = count_of(game.seats[seat].hand, card)
    if held == 0:
        return Refusal.NOT_IN_HAND
    return Refusal.JUST_TAKEN if card == game.taken and held == 1 else Refusal.MAY


def give(game: Game, seat: int, card: int) -> None:
    """4.6 Another card is given for it."""
    hand = game.seats[seat].hand
    insert(game.seats[game.whom].hand, take_out(hand, find(hand, card)))
    note(game, Event.GAVE, 1 << seat | 1 << game.whom, seat, game.whom, card, 0)
    finish(game)


# -- 4.8 Pickaxe ---------------------------------------------------------------


def refusal_of_pickaxe(game: Game, seat: int) -> int:
    """4.8 A card to pay with, and something on the discard before that (readings 3 and 28)."""
    if game.seats[seat].hand.count > 1 and game.discard.count > 0:
        return Refusal.MAY
    return Refusal.NO_EFFECT


def refusal_to_pay(game: Game, seat: int, card: int) -> int:
    """4.8 A card of the hand."""
    return Refusal.MAY if find(game.seats[seat].hand, card) != NOWHERE else Refusal.NOT_IN_HAND


def pay(game: Game, seat: int, card: int) -> None:
    """4.8 The cost comes first (reading 20): it lies on top of the discard now."""
    hand = game.seats[seat].hand
    push(game.discard, take_out(hand, find(hand, card)))
    note(game, Event.PAID, EVERYBODY, seat, card, 0, 0)
    ask(game, Ask.PICKAXE_TAKE, seat)


def refusal_to_dig_out(game: Game, card: int) -> int:
    """4.8 Any card of the discard but the one just paid; another of the same name will do (reading 12)."""
    slot = find(game.discard, card)
    if slot == NOWHERE:
        return Refusal.NOT_IN_DISCARD
    return Refusal.JUST_PAID if slot == game.discard.count - 1 else Refusal.MAY


def dig_out(game: Game, seat: int, card: int) -> None:
    """4.8 It goes to the hand."""
    insert(game.seats[seat].hand, take_out(game.discard, find(game.discard, card)))
    note(game, Event.DUG_OUT, EVERYBODY, seat, card, 0, 0)
    finish(game)


# -- 4.10 Underground River ----------------------------------------------------


def open_river(game: Game, seat: int) -> None:
    """4.10 One card for each seat and one more, or as many as there are, open on the table."""
    for _ in range(game.seat_count + 1):
        card = draw(game)
        if card != NO_CARD:
            insert(game.river, card)
            note(game, Event.REVEALED, EVERYBODY, card, 0, 0, 0)
    ask(game, Ask.RIVER, seat)


def refusal_to_pick(game: Game, card: int) -> int:
    """4.10 One of the cards in the river."""
    return Refusal.MAY if find(game.river, card) != NOWHERE else Refusal.NOT_IN_RIVER


def pick(game: Game, seat: int, card: int) -> None:
    """4.10 From the player on, each seat takes one to its hand, and the player the last as well (readings 8 and 22)."""
    insert(game.seats[seat].hand, take_out(game.river, find(game.river, card)))
    note(game, Event.PICKED, EVERYBODY, seat, card, 0, 0)
    if game.river.count > 0:
        ask(game, Ask.RIVER, (seat + 1) % game.seat_count)
    else:
        finish(game)
