"""The dice of two seats at Aladdin & the Magic Lamp, solved as a game of one turn on the table as it lies.

What each seat's searches would bring, chest by chest and face by face, adds up; who searches depends on how often the
other shows which face there. So regret matching needs no matrix: a seat chooses the chest that it leaves empty, and for
each of the two others a face. In `TRUST` of a hundred turns the other is taken to go by rule of thumb, in the rest to
answer as well as can be: what the seat does then gains on the first and can hardly be punished by the second. Far too
slow for a playout.

The numbers lie on a `sheet`, a row of whole numbers. The sides are the seat and the other, in this order.
"""

from typing import Any

from grotto.games.lamp.actions import SET
from grotto.games.lamp.pieces import BELOW_SORCERER, CHESTS, FACES, kind_of, scorpions_on
from grotto.games.lamp.state import Ask, Game
from grotto.games.lamp.unseen import known_cards
from grotto.players.thumbs.lamp_cards import POINT, lead, phase
from grotto.players.thumbs.lamp_dice import weigh_dice, worth_in, worths

SIDES, ONE = 2, 4096
ROUNDS, TRUST, HUNDRED = 60, 70, 100
FACES_AND_NONE = FACES + 1
PLACES = CHESTS * FACES_AND_NONE  # a face, or no die, on each chest
WAYS = CHESTS + CHESTS * PLACES  # the chest left empty; then, given that one, each place
# Where on the sheet: what each face brings on each chest if it searches there; how often it shows; what it is worth to
# show it; how often by rule of thumb. By way: regrets, shares, their sums. Last the table of the best stop.
HAULS, SHOWN, WORTH = 0, SIDES * PLACES, 2 * SIDES * PLACES
THUMB = WORTH + PLACES
REGRETS = THUMB + PLACES
SHARES = REGRETS + SIDES * WAYS
SUMS = SHARES + SIDES * WAYS
BEST = SUMS + SIDES * WAYS
ROW = 8
SHEET = BEST + ROW * ROW
# What it is worth to end with a lead and not to go on, in spreads of the points still to come, by quarters of a spread
# of lead: all of the win that is not sure yet, over what a point makes of it (normal; 1.253 at a lead of nothing).
SPREAD, QUARTERS, THOUSAND = 300, 4, 1000
SURE = (1253, 1041, 876, 757, 656, 580, 516, 464, 421, 385, 354, 327, 304)

# -- Table Python from here on --------------------------------------------------


def solves(game: Game) -> bool:
    """Two seats: with more, who searches does not follow from two mixes alone."""
    return game.ask == Ask.CHOOSE and game.seat_count == 2


def solve_sealed(
    game: Game, seat: int, answers: int, legal: Any, into: Any, values: Any, worth: Any, sheet: Any
) -> None:
    """The mix of the seat, as weights of its lawful actions, and what each of them is worth."""
    for i in range(SHEET):
        sheet[i] = 0
    promise_hauls(game, seat, seat, sheet, 0)
    promise_hauls(game, seat, 1 - seat, sheet, 1)
    show_by_thumb(game, 1 - seat, sheet, into, values)
    for number in range(ROUNDS):
        for side in range(SIDES):
            share_out(sheet, side)
            show(sheet, side)
        for side in range(SIDES):
            weigh_places(sheet, side, TRUST if side == 0 else 0)
            regret_ways(sheet, side, number + 1)
    weigh_places(sheet, 0, TRUST)
    weigh_solved(game, seat, answers, legal, values, worth, sheet)


# -- what a search would bring ----------------------------------------------------


def promise_hauls(game: Game, viewer: int, seat: int, sheet: Any, side: int) -> None:
    """What the seat's search of each chest with each face would bring, as far as the viewer knows its cards."""
    packed = worths(game, seat, phase(game))
    for chest in range(CHESTS):
        first = first_possible(game, viewer, chest)
        average = average_worth(game, chest, first, packed)
        for face in range(1, FACES_AND_NONE):
            at = HAULS + side * PLACES + chest * FACES_AND_NONE + face
            sheet[at] = haul_of(game, seat, chest, face, first, average, sheet)


def first_possible(game: Game, viewer: int, chest: int) -> int:
    """The lowest card that counts: who has peeked at two cards or more goes by those."""
    known = known_cards(game, viewer, chest)
    return game.chests[chest].cards.count - known if known > 1 else 0


def average_worth(game: Game, chest: int, first: int, packed: int) -> int:
    cards, worth = game.chests[chest].cards, 0
    for slot in range(first, cards.count):
        worth += worth_in(packed, kind_of(cards.cards[slot]))
    return worth // max(1, cards.count - first)


def haul_of(game: Game, seat: int, chest: int, face: int, first: int, average: int, sheet: Any) -> int:
    """The best stop, backwards from the last card, as if each card drawn were put back."""
    it = game.chests[chest]
    above = it.cards.count - BELOW_SORCERER if it.sorcerer_drawn == 0 else it.cards.count
    for drawn in range(face, -1, -1):
        for scorpions in range(face):
            held = drawn * average
            best = held
            if drawn < face and drawn == above and it.sorcerer_drawn == 0:
                best += max(0, value_of_end(POINT * lead(game, seat) + held))
            elif drawn < min(face, above):
                best = max(best, after_a_card(game, chest, face, first, drawn, scorpions, sheet))
            sheet[BEST + ROW * drawn + scorpions] = best
    return sheet[BEST]  # type: ignore[no-any-return]


def after_a_card(game: Game, chest: int, face: int, first: int, drawn: int, scorpions: int, sheet: Any) -> int:
    """The mean over all cards that may be next."""
    cards, total = game.chests[chest].cards, 0
    for slot in range(first, cards.count):
        more = scorpions + scorpions_on(cards.cards[slot])
        if more < face:
            total += sheet[BEST + ROW * (drawn + 1) + more]
    return total // max(1, cards.count - first)


def value_of_end(ahead: int) -> int:
    """What it is worth, in hundredths of a point, that the game ends with this lead."""
    worth = SPREAD * SURE[min(len(SURE) - 1, QUARTERS * abs(ahead) // SPREAD)] // THOUSAND
    return worth if ahead > 0 else (-worth if ahead < 0 else 0)


# -- how often the other shows what, by rule of thumb ---------------------------------


def show_by_thumb(game: Game, other: int, sheet: Any, into: Any, values: Any) -> None:
    """Of both its dice: the second is drawn from the same weights, without the chest of the first."""
    total = 0
    for i in range(CHESTS * FACES):
        into[i] = SET + CHESTS + i
    weigh_dice(game, other, CHESTS * FACES, into, values, phase(game))
    for i in range(CHESTS * FACES):
        total += values[i]
    for chest in range(CHESTS):
        rest = ONE
        for face in range(1, FACES_AND_NONE):
            share = share_by_thumb(chest, face, total, values)
            sheet[THUMB + chest * FACES_AND_NONE + face] = share
            rest -= share
        sheet[THUMB + chest * FACES_AND_NONE] = max(0, rest)


def share_by_thumb(chest: int, face: int, total: int, values: Any) -> int:
    weight = values[CHESTS * (face - 1) + chest]
    share = ONE * weight // total
    for before in range(CHESTS):
        if before != chest:
            there = 0
            for i in range(FACES):
                there += values[CHESTS * i + before]
            share += ONE * there // total * weight // max(1, total - there)
    return share  # type: ignore[no-any-return]


# -- regret matching ------------------------------------------------------------------


def way_to(empty: int, chest: int) -> int:
    return CHESTS + (empty * CHESTS + chest) * FACES_AND_NONE


def share_out(sheet: Any, side: int) -> None:
    by_regret(sheet, side * WAYS, CHESTS)
    for empty in range(CHESTS):
        for chest in range(CHESTS):
            if chest != empty:
                by_regret(sheet, side * WAYS + way_to(empty, chest) + 1, FACES)


def by_regret(sheet: Any, at: int, ways: int) -> None:
    total = 0
    for i in range(ways):
        total += sheet[REGRETS + at + i]
    for i in range(ways):
        sheet[SHARES + at + i] = ONE * sheet[REGRETS + at + i] // total if total > 0 else ONE // ways


def show(sheet: Any, side: int) -> None:
    """How often a face shows on a chest."""
    for i in range(PLACES):
        sheet[SHOWN + side * PLACES + i] = 0
    ways = SHARES + side * WAYS
    for empty in range(CHESTS):
        sheet[SHOWN + side * PLACES + empty * FACES_AND_NONE] += sheet[ways + empty]
        for chest in range(CHESTS):
            if chest != empty:
                for face in range(1, FACES_AND_NONE):
                    share = sheet[ways + empty] * sheet[ways + way_to(empty, chest) + face] // ONE
                    sheet[SHOWN + side * PLACES + chest * FACES_AND_NONE + face] += share


def weigh_places(sheet: Any, side: int, trust: int) -> None:
    """What a face on a chest brings more than it leaves to the other; `trust` hundredths that he goes by thumb."""
    mine, theirs = HAULS + side * PLACES, HAULS + (1 - side) * PLACES
    shown = SHOWN + (1 - side) * PLACES
    for chest in range(CHESTS):
        row = chest * FACES_AND_NONE
        for face in range(FACES_AND_NONE):
            worth = 0
            for other in range(FACES_AND_NONE):
                often = (trust * sheet[THUMB + row + other] + (HUNDRED - trust) * sheet[shown + row + other]) // HUNDRED
                if face != 0 and (other == 0 or other > face):
                    worth += often * sheet[mine + row + face]
                elif other != 0 and (face == 0 or other < face):
                    worth -= often * sheet[theirs + row + other]
            sheet[WORTH + row + face] = worth // ONE


def regret_ways(sheet: Any, side: int, weight: int) -> None:
    at, usual = side * WAYS, 0
    for empty in range(CHESTS):
        usual += sheet[SHARES + at + empty] * worth_of_empty(sheet, at, empty) // ONE
    for empty in range(CHESTS):
        here = at + empty
        sheet[SUMS + here] += weight * sheet[SHARES + here]
        reach = sheet[SHARES + here]
        sheet[REGRETS + here] = max(0, sheet[REGRETS + here] + worth_of_empty(sheet, at, empty) - usual)
        for chest in range(CHESTS):
            if chest != empty:
                mean = mean_of(sheet, at, empty, chest)
                for face in range(1, FACES_AND_NONE):
                    way = at + way_to(empty, chest) + face
                    sheet[SUMS + way] += weight * (reach * sheet[SHARES + way] // ONE)
                    worth = sheet[WORTH + chest * FACES_AND_NONE + face]
                    sheet[REGRETS + way] = max(0, sheet[REGRETS + way] + worth - mean)


def worth_of_empty(sheet: Any, at: int, empty: int) -> int:
    worth = sheet[WORTH + empty * FACES_AND_NONE]
    for chest in range(CHESTS):
        if chest != empty:
            worth += mean_of(sheet, at, empty, chest)
    return worth  # type: ignore[no-any-return]


def mean_of(sheet: Any, at: int, empty: int, chest: int) -> int:
    worth = 0
    for face in range(1, FACES_AND_NONE):
        share = sheet[SHARES + at + way_to(empty, chest) + face]
        worth += share * sheet[WORTH + chest * FACES_AND_NONE + face]
    return worth // ONE


def weigh_solved(game: Game, seat: int, answers: int, legal: Any, values: Any, worth: Any, sheet: Any) -> None:
    """The solved mix as weights: of the first die, or of the second one, given where the first lies."""
    lies = CHESTS
    for chest in range(CHESTS):
        if game.seats[seat].dice[chest] != 0:
            lies = chest
    for i in range(answers):
        face, chest = (legal[i] - SET) // CHESTS, (legal[i] - SET) % CHESTS
        worth[i], values[i] = sheet[WORTH + chest * FACES_AND_NONE + face], 0
        for empty in range(CHESTS):
            if empty != chest and empty != lies:
                weight = sheet[SUMS + way_to(empty, chest) + face]
                if lies != CHESTS:
                    first = sheet[SUMS + way_to(empty, lies) + game.seats[seat].dice[lies]]
                    weight = weight * (ONE * first // max(1, sheet[SUMS + empty])) // ONE
                values[i] += weight
