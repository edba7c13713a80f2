"""Aladdin & the Magic Lamp by rule of thumb: what a face on a chest promises, and when to stop drawing.

All can count what is left in a chest, so each seat knows how rich it is and how many scorpions it holds; who has peeked
knows more.
"""

from typing import Any

from grotto.games.lamp.actions import SET
from grotto.games.lamp.pieces import (
    BELOW_SORCERER,
    CHESTS,
    FACES,
    FIRST_JEWEL,
    FIRST_STONE,
    LAST_STONE,
    MOST_SCORPIONS,
    PIECES,
    TALISMAN,
    kind_of,
    scorpions_on,
)
from grotto.games.lamp.rules.cards import sets
from grotto.games.lamp.rules.end import RING_POINTS
from grotto.games.lamp.state import Game
from grotto.games.lamp.unseen import known_cards
from grotto.players.thumbs.lamp_cards import POINT, SURPLUS, gain, lead, missing, piece_of, rise

TEN_BITS, TEN = 10, 1023
FOUR_BITS, MOST_WORTH = 4, 15  # a worth in half points, as one of several in a number


def in_one(*numbers: int) -> int:
    """A number for each face in one number, ten bits a face: compiled code reads a row of a table at once."""
    return sum(number << (TEN_BITS * place) for place, number in enumerate(numbers))


# How many cards a search keeps, in hundredths: by eighths of a scorpion on an average card, then by face. What the best
# stop brings if all cards were worth the same.
EIGHTHS = 16
KEPT = tuple(
    in_one(*row)
    for row in (
        (100, 200, 300, 400, 500, 600),
        (89, 191, 297, 399, 499, 600),
        (79, 179, 287, 392, 495, 597),
        (68, 164, 270, 379, 486, 591),
        (58, 147, 253, 362, 470, 576),
        (47, 129, 234, 341, 448, 553),
        (36, 117, 215, 317, 418, 521),
        (26, 106, 196, 290, 384, 480),
        (15, 96, 178, 262, 348, 433),
        (4, 86, 160, 236, 312, 387),
        (2, 75, 138, 202, 266, 338),
        (1, 62, 116, 172, 239, 310),
        (1, 50, 100, 150, 225, 288),
        (1, 38, 90, 138, 214, 266),
        (1, 25, 80, 125, 206, 245),
        (1, 12, 70, 112, 202, 224),
        (1, 5, 60, 100, 190, 200),
    )
)
# How often a face is set, by seats (from two on), before the chest counts: fitted to the one-turn game solved exactly
# for the house deck (docs/concepts/lamp-exactly.md), with a tenth to a quarter of everything mixed in.
FACE_WEIGHTS = tuple(
    in_one(*row)
    for row in (
        (1000, 608, 25, 38, 14, 6),
        (778, 184, 72, 1000, 372, 190),
        (941, 223, 750, 1000, 407, 209),
        (588, 139, 1000, 508, 210, 98),
    )
)
HALF = 50
HARDLY_MORE = 450  # hardly any card is worth more
END_WELCOME, END_UNWELCOME = 250, -500  # the Sorcerer comes, and the seat is first or is not

# -- Table Python from here on --------------------------------------------------


def weigh_dice(game: Game, seat: int, answers: int, into: Any, values: Any, when: int) -> None:
    """Weights for faces and chests: richer chests more often, but never what the others could foresee."""
    worth = worths(game, seat, when)
    bronze, silver, gold = promise(game, seat, 0, worth), promise(game, seat, 1, worth), promise(game, seat, 2, worth)
    weights = FACE_WEIGHTS[game.seat_count - 2]
    for i in range(answers):
        face, chest = (into[i] - SET) // CHESTS, (into[i] - SET) % CHESTS
        brings = haul(bronze if chest == 0 else (silver if chest == 1 else gold), face)
        values[i] = 1 + haul(weights, face) * brings * brings // (POINT * POINT)
    if ends_game(game, 0) or ends_game(game, 1) or ends_game(game, 2):
        weigh_the_end(game, seat, answers, into, values)


def ends_game(game: Game, chest: int) -> bool:
    """The Sorcerer is the next card."""
    return game.chests[chest].sorcerer_drawn == 0 and game.chests[chest].cards.count <= BELOW_SORCERER


def weigh_the_end(game: Game, seat: int, answers: int, into: Any, values: Any) -> None:
    """Whoever is first goes where the Sorcerer is next, with a low face so as to be the one who searches."""
    if lead(game, seat) <= 0:
        return
    total = 0
    for i in range(answers):
        total += values[i]
    for i in range(answers):
        face, chest = (into[i] - SET) // CHESTS, (into[i] - SET) % CHESTS
        if ends_game(game, chest):
            values[i] += total // (face * face)


def worths(game: Game, seat: int, when: int) -> int:
    """What each kind of card is worth to the seat, in half points, four bits each. The same as `gain` of every kind."""
    packed, most = 0, 0
    for stone in range(FIRST_STONE, LAST_STONE + 1):
        more = rise(game, seat, stone, when)
        packed |= in_halves(more) << (FOUR_BITS * stone)
        if game.seats[seat].cards.copies[stone] > 0:
            most = max(most, more)
    packed |= in_halves(most) << (FOUR_BITS * TALISMAN)
    for metal in range(CHESTS):
        done, piece = sets(game, seat, metal), in_halves(piece_of(metal, missing(game, seat, metal), when))
        for jewel in range(FIRST_JEWEL + metal * PIECES, FIRST_JEWEL + metal * PIECES + PIECES):
            lacks = game.seats[seat].cards.copies[jewel] == done
            packed |= (piece if lacks else in_halves(SURPLUS)) << (FOUR_BITS * jewel)
    return packed


def in_halves(more: int) -> int:
    """A card's point and what it brings besides, in half points."""
    return min(MOST_WORTH, (POINT + more + HALF // 2) // HALF)


def worth_in(packed: int, kind: int) -> int:
    """The worth of a kind out of that number; of a Sorcerer nothing."""
    return HALF * ((packed >> (FOUR_BITS * kind)) & MOST_WORTH)


def promise(game: Game, seat: int, chest: int, worth: int) -> int:
    """What the chest brings with each face, in fiftieths of a point, as one number: ten bits a face.

    Whoever has peeked at two cards or more goes by those.
    """
    it = game.chests[chest].cards
    known = known_cards(game, seat, chest)
    brings, scorpions = 0, 0
    for slot in range(it.count - known if known > 1 else 0, it.count):
        card = it.cards[slot]
        brings += (worth >> (FOUR_BITS * kind_of(card))) & MOST_WORTH
        scorpions += scorpions_on(card)
    cards = max(1, known if known > 1 else it.count)
    if game.chests[chest].sorcerer_drawn == 0 and it.count <= BELOW_SORCERER + 1:
        brings = brings // 3
    kept, average = KEPT[min(EIGHTHS, (8 * scorpions + cards // 2) // cards)], HALF * brings // cards
    hauls = 0
    for face in range(1, FACES + 1):
        hauls |= min(TEN, ((kept >> (TEN_BITS * (face - 1))) & TEN) * average // HALF // 4) << (TEN_BITS * (face - 1))
    return hauls


def haul(promised: int, face: int) -> int:
    """What a search with this face brings on average, in hundredths of a point."""
    return 2 * ((promised >> (TEN_BITS * (face - 1))) & TEN)


def would_search(game: Game, seat: int, chest: int, face: int) -> bool:
    """Whether the seat had the lowest face that stands alone there, with this one."""
    once, twice = 1 << face, 0
    for other in range(game.seat_count):
        if other != seat:
            shown = 1 << game.seats[other].dice[chest]
            twice |= once & shown
            once |= shown
    alone = once & ~twice & ~1
    return alone & -alone == 1 << face


def prospects(game: Game, seat: int, when: int) -> int:
    """What the searches that are the seat's promise, as the dice lie."""
    worth = 0
    for chest in range(CHESTS):
        face = game.seats[seat].dice[chest]
        if face != 0 and would_search(game, seat, chest, face):
            worth += haul(promise(game, seat, chest, worths(game, seat, when)), face)
    return worth


# -- to draw or to stop ---------------------------------------------------------


def value_of_drawing(game: Game, seat: int, when: int) -> int:
    """What one more card brings on average, less what is lost if its scorpions are too many. To stop is 0.

    Any card is worth a point and hardly one more than 4.5, so most questions need no closer look.
    """
    if game.chests[game.chest].sorcerer_drawn == 0 and game.chests[game.chest].cards.count <= BELOW_SORCERER:
        return (END_WELCOME if lead_with(game, seat, when) > 0 else END_UNWELCOME) + value_of_six(game)
    if bearable(game, seat) >= MOST_SCORPIONS:
        return POINT + value_of_six(game)
    bad, among = dangerous(game, seat), possible(game, seat)
    if bad == 0:
        return POINT + value_of_six(game)
    at_risk = bad * held_worth(game, seat, when)
    good = among - bad
    if good * POINT >= at_risk:
        return 1 + (good * POINT - at_risk) // among + value_of_six(game)
    if good * HARDLY_MORE < at_risk:
        return -((at_risk - good * HARDLY_MORE) // among) + value_of_six(game)
    return (brought(game, seat, when) - at_risk + among * HARDLY_MORE) // among - HARDLY_MORE + value_of_six(game)


def brought(game: Game, seat: int, when: int) -> int:
    """The worth of all cards that may come next and can be borne."""
    cards = game.chests[game.chest].cards
    most, worth, packed = bearable(game, seat), 0, worths(game, seat, when)
    for slot in range(cards.count - possible(game, seat), cards.count):
        card = cards.cards[slot]
        if scorpions_on(card) <= most:
            worth += worth_in(packed, kind_of(card))
    return worth


def dangerous(game: Game, seat: int) -> int:
    """How many of the cards that may come next would cost the search."""
    cards = game.chests[game.chest].cards
    most, bad = bearable(game, seat), 0
    for slot in range(cards.count - possible(game, seat), cards.count):
        bad += 1 if scorpions_on(cards.cards[slot]) > most else 0
    return bad


def possible(game: Game, seat: int) -> int:
    """How many cards may come next: the top one if it is known, else any that is left."""
    return 1 if known_cards(game, seat, game.chest) > 0 else game.chests[game.chest].cards.count


def bearable(game: Game, seat: int) -> int:
    """How many scorpions the next card may carry."""
    return game.seats[seat].dice[game.chest] - game.scorpions - 1 + ((game.spared >> seat) & 1)


def held_worth(game: Game, seat: int, when: int) -> int:
    """The cards of this search."""
    worth = 0
    for slot in range(game.drawn.count):
        worth += gain(game, seat, kind_of(game.drawn.cards[slot]), when)
    return worth


def lead_with(game: Game, seat: int, when: int) -> int:
    """The lead once the cards of this search are won, in hundredths of a point."""
    return POINT * lead(game, seat) + held_worth(game, seat, when)


def value_of_six(game: Game) -> int:
    """The ring, for who shows a 6 and has few cards to go."""
    if game.precious == 0 or game.seats[game.player].dice[game.chest] != FACES or game.ring == game.player:
        return 0
    return RING_POINTS * POINT // (FACES + 1 - game.drawn.count)
