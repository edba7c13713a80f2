"""Aladdin & the Magic Lamp by rule of thumb: what a Lamp card is worth."""

from grotto.games.lamp.pieces import BELOW_SORCERER, CHESTS, FACES, TALISMAN, Effect, kind_of, scorpions_on
from grotto.games.lamp.rules.cards import FIRST_OF, LAST_OF, LOOSE, loose
from grotto.games.lamp.rules.chests import is_empty
from grotto.games.lamp.rules.lamp_cards import sort_of
from grotto.games.lamp.state import Game
from grotto.games.lamp.unseen import known_cards
from grotto.players.thumbs.lamp_cards import POINT, first_of_others, gain, harm, lead, loss
from grotto.players.thumbs.lamp_dice import (
    END_UNWELCOME,
    END_WELCOME,
    haul,
    promise,
    prospects,
    worth_in,
    worths,
    would_search,
)

# What refusing the first and the second wish is worth: the best of two more cards, and one that must be taken.
HOPE = (0, 220, 160, 0)
PEEK_BRINGS, PEEK_BRINGS_OF_TWO, PASSED_ON = 60, 150, 120
NEST = 2  # scorpions on a card that one had better know of before it is drawn
NOTHING_BETTER = -100_000

# -- Table Python from here on --------------------------------------------------


def value_of_effect(game: Game, seat: int, effect: int, when: int) -> int:
    if effect <= Effect.DRAW_GOLD:
        return value_of_top(game, seat, effect - Effect.DRAW_BRONZE, when)
    if effect == Effect.DRAW_CHOICE:
        best = value_of_top(game, seat, 0, when)
        return max(best, max(value_of_top(game, seat, 1, when), value_of_top(game, seat, 2, when)))
    if effect <= Effect.STEAL_EITHER:
        return max(0, best_theft(game, seat, sort_of(effect), when))
    if effect <= Effect.EXCHANGE_JEWEL:
        return best_exchange(game, seat, sort_of(effect), when)
    if effect == Effect.TAKE_DISCARD:
        return best_in_discard(game, seat, when)
    if effect == Effect.GIVE_CARD:
        return best_gift(game, seat, when)
    return value_beyond_cards(game, seat, effect, when)


def value_beyond_cards(game: Game, seat: int, effect: int, when: int) -> int:
    if effect == Effect.PASS_LEFT:
        least = least_loss(game, seat, when)
        return PASSED_ON - least if least > 0 else PASSED_ON
    if effect == Effect.MOVE_DIE:
        return best_move(game, seat, when) - prospects(game, seat, when)
    if effect == Effect.TURN_DIE:
        return best_turn(game, seat, when) - prospects(game, seat, when)
    if effect == Effect.IGNORE_SCORPION:
        return value_of_sparing(game, seat, when)
    if effect == Effect.NOTHING:
        return 0
    return (PEEK_BRINGS_OF_TWO if game.seat_count == 2 else PEEK_BRINGS) + value_of_warning(game, seat, when)


# -- drawing --------------------------------------------------------------------


def value_of_top(game: Game, seat: int, chest: int, when: int) -> int:
    """The top card of a chest: known to who has peeked, else an average one. The Sorcerer ends the game at once."""
    it = game.chests[chest]
    if is_empty(game, chest):
        return 0
    if it.sorcerer_drawn == 0 and it.cards.count <= BELOW_SORCERER:
        return 3 * END_WELCOME if lead(game, seat) > 0 else 3 * END_UNWELCOME
    if known_cards(game, seat, chest) > 0:
        return gain(game, seat, kind_of(it.cards.cards[it.cards.count - 1]), when)
    packed, worth = worths(game, seat, when), 0
    for slot in range(it.cards.count):
        worth += worth_in(packed, kind_of(it.cards.cards[slot]))
    return worth // max(1, it.cards.count)


# -- others' cards --------------------------------------------------------------


def theft(game: Game, seat: int, kind: int, whom: int, first: int, when: int) -> int:
    """What the seat gains, and of what the other loses as much as that is worth."""
    return gain(game, seat, kind, when) + loss(game, whom, kind, when) * harm(game, whom, first) // 100


def best_theft(game: Game, seat: int, sort: int, when: int) -> int:
    best, first = NOTHING_BETTER, first_of_others(game, seat)
    for kind in range(FIRST_OF[sort], LAST_OF[sort] + 1):
        for whom in range(game.seat_count):
            if whom != seat and loose(game, whom, kind) > 0:
                best = max(best, theft(game, seat, kind, whom, first, when))
    return best


def best_exchange(game: Game, seat: int, sort: int, when: int) -> int:
    """The best of theirs for the least of the own; what cannot be done is nothing."""
    least, best = -NOTHING_BETTER, best_theft(game, seat, sort, when)
    for kind in range(FIRST_OF[sort], LAST_OF[sort] + 1):
        if loose(game, seat, kind) > 0:
            least = min(least, loss(game, seat, kind, when))
    if best == NOTHING_BETTER or least == -NOTHING_BETTER:
        return 0
    return best - least - POINT // 2


def best_in_discard(game: Game, seat: int, when: int) -> int:
    best = 0
    for kind in range(1, TALISMAN + 1):
        if game.discard.copies[kind] > 0:
            best = max(best, gain(game, seat, kind, when))
    return best


def gift(game: Game, seat: int, kind: int, whom: int, first: int, when: int) -> int:
    return -loss(game, seat, kind, when) - gain(game, whom, kind, when) * harm(game, whom, first) // 100


def best_gift(game: Game, seat: int, when: int) -> int:
    best, first = NOTHING_BETTER, first_of_others(game, seat)
    for kind in range(FIRST_OF[LOOSE], LAST_OF[LOOSE] + 1):
        if loose(game, seat, kind) > 0:
            for whom in range(game.seat_count):
                if whom != seat:
                    best = max(best, gift(game, seat, kind, whom, first, when))
    return 0 if best == NOTHING_BETTER else best


def least_loss(game: Game, seat: int, when: int) -> int:
    """The loose card that is missed least; 0 if there is none."""
    least = 0
    for kind in range(FIRST_OF[LOOSE], LAST_OF[LOOSE] + 1):
        if loose(game, seat, kind) > 0:
            missed = loss(game, seat, kind, when)
            least = missed if least == 0 else min(least, missed)
    return least


def most_to_take(game: Game, thief: int, seat: int, when: int) -> int:
    """What an opponent gains by the best loose card of the seat."""
    best = 0
    for kind in range(FIRST_OF[LOOSE], LAST_OF[LOOSE] + 1):
        if loose(game, seat, kind) > 0:
            best = max(best, gain(game, thief, kind, when) + loss(game, seat, kind, when))
    return best


# -- the own die ----------------------------------------------------------------


def best_move(game: Game, seat: int, when: int) -> int:
    best = NOTHING_BETTER
    for chest in range(CHESTS):
        for to in range(CHESTS):
            if game.seats[seat].dice[chest] != 0 and game.seats[seat].dice[to] == 0:
                best = max(best, moved(game, seat, chest, to, 0, when))
    return best


def best_turn(game: Game, seat: int, when: int) -> int:
    best = NOTHING_BETTER
    for chest in range(CHESTS):
        face = game.seats[seat].dice[chest]
        if face > 1:
            best = max(best, moved(game, seat, chest, chest, -1, when))
        if 0 < face < FACES:
            best = max(best, moved(game, seat, chest, chest, 1, when))
    return best


def moved(game: Game, seat: int, chest: int, to: int, way: int, when: int) -> int:
    """What the seat's searches promise with the die of a chest elsewhere, or turned."""
    packed, worth = worths(game, seat, when), 0
    for here in range(CHESTS):
        face = game.seats[seat].dice[here]
        if here == to:
            face = game.seats[seat].dice[chest] + way
        elif here == chest:
            face = 0
        if face != 0 and would_search(game, seat, here, face):
            worth += haul(promise(game, seat, here, packed), face)
    return worth


# -- the own searches -----------------------------------------------------------


def value_of_sparing(game: Game, seat: int, when: int) -> int:
    """What the seat's searches would lose by one scorpion too many."""
    worth = 0
    for chest in range(CHESTS):
        face = game.seats[seat].dice[chest]
        if face != 0 and would_search(game, seat, chest, face):
            worth += search_here(game, seat, chest, face, when) * risk_of_one(game, chest, face) // 100
    return worth


def value_of_warning(game: Game, seat: int, when: int) -> int:
    """What they would lose by nests of scorpions; whoever knows where those lie stops before."""
    best = 0
    for chest in range(CHESTS):
        face = game.seats[seat].dice[chest]
        if face != 0 and would_search(game, seat, chest, face):
            best = max(best, search_here(game, seat, chest, face, when) * nests(game, chest) // 100)
    return best


def search_here(game: Game, seat: int, chest: int, face: int, when: int) -> int:
    return haul(promise(game, seat, chest, worths(game, seat, when)), face)


def risk_of_one(game: Game, chest: int, face: int) -> int:
    """How likely, in hundredths and roughly, one card or two alike bear as many scorpions as the face and no more."""
    it = game.chests[chest].cards
    one, two, cards = 0, 0, max(1, it.count)
    for slot in range(it.count):
        one += 1 if scorpions_on(it.cards[slot]) == face else 0
        two += 1 if 2 * scorpions_on(it.cards[slot]) == face else 0
    return min(100, 100 * face * one // cards + 25 * face * (face - 1) * two * two // (cards * cards))


def nests(game: Game, chest: int) -> int:
    """The share, in hundredths, of cards with several scorpions."""
    it = game.chests[chest].cards
    several = 0
    for slot in range(it.count):
        several += 1 if scorpions_on(it.cards[slot]) >= NEST else 0
    return 100 * several // max(1, it.count)
