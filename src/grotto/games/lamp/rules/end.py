"""Aladdin & the Magic Lamp, rulebook section 8: the end and the score."""

from grotto.games.lamp.events import Event
from grotto.games.lamp.pieces import CHESTS, FIRST_STONE, LAST_STONE, TALISMAN
from grotto.games.lamp.rules.cards import sets
from grotto.games.lamp.rules.turn import begin_turn
from grotto.games.lamp.state import Ask, Counted, Ended, Game
from grotto.tabletop.events import EVERYBODY, note

TURN_LIMIT = 100
# What each counts, by `Counted`: 8.4 a card, 8.5 a set of each metal, 8.6 the most of each stone, 9.4 the ring.
EACH = (0, 1, 6, 8, 10, 5, 5, 5, 5, 5)
SET_POINTS = (EACH[Counted.BRONZE_SETS], EACH[Counted.SILVER_SETS], EACH[Counted.GOLD_SETS])
RING_POINTS = EACH[Counted.MAGIC_RING]


def end_turn(game: Game) -> None:
    """8.1 A Sorcerer drawn in this turn closes the cave (reading 31). 8.3 So do 100 turns (house limit, reading 22)."""
    for chest in range(CHESTS):
        if game.chests[chest].sorcerer_drawn != 0:
            end(game, Ended.SORCERER)
            return
    if game.turn >= TURN_LIMIT:
        end(game, Ended.TURN_LIMIT)
    else:
        begin_turn(game)


def end(game: Game, why: int) -> None:
    """8.1, 8.2, 8.3 Nothing is asked any more, and all are counted."""
    game.ended = why
    game.ask = Ask.OVER
    game.asked = 0
    for seat in range(game.seat_count):
        note(game, Event.SCORED, EVERYBODY, seat, score(game, seat), 0, 0)
    note(game, Event.OVER, EVERYBODY, why, 0, 0, 0)


def score(game: Game, seat: int) -> int:
    """8.4 to 8.6, 9.4 All that counts, together."""
    points = 0
    for what in range(Counted.CARDS, Counted.MAGIC_RING + 1):
        points += count_of(game, seat, what) * EACH[what]
    return points


def count_of(game: Game, seat: int, what: int) -> int:
    """8.4 Cards, 1 point each. 8.5 Sets of a metal, 8.6 the most of a stone, 9.4 the ring."""
    if what == Counted.CARDS:
        return cards_that_count(game, seat)
    if what <= Counted.GOLD_SETS:
        return sets(game, seat, what - Counted.BRONZE_SETS)
    if what <= Counted.MOST_DIAMONDS:
        return 1 if has_most(game, seat, what - Counted.MOST_EMERALDS + FIRST_STONE) else 0
    return 1 if game.ring == seat else 0


def cards_that_count(game: Game, seat: int) -> int:
    """8.4 All but a Sorcerer; talismans laid on stones are cards too (reading 33)."""
    count = 0
    for kind in range(FIRST_STONE, TALISMAN + 1):
        count += game.seats[seat].cards.copies[kind]
    for stone in range(FIRST_STONE, LAST_STONE + 1):
        count += game.seats[seat].talismans.copies[stone]
    return count


def stones(game: Game, seat: int, stone: int) -> int:
    """8.6 Those of a kind, with the talismans laid on them; talismans alone do not count (reading 33)."""
    return game.seats[seat].cards.copies[stone] + game.seats[seat].talismans.copies[stone]


def has_most(game: Game, seat: int, stone: int) -> bool:
    """8.6 More than any other seat; no stone at all is not the most (reading 33)."""
    mine = stones(game, seat, stone)
    if mine == 0:
        return False
    for other in range(game.seat_count):
        if other != seat and stones(game, other, stone) >= mine:
            return False
    return True


def is_winner(game: Game, seat: int) -> bool:
    """8.7 Nobody has more."""
    mine = score(game, seat)
    for other in range(game.seat_count):
        if score(game, other) > mine:
            return False
    return True
