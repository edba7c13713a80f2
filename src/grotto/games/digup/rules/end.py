"""DIG UP, rulebook section 6: the end and the score."""

from grotto.games.digup.events import Event
from grotto.games.digup.pieces import CELLS, IDOL, is_of_colour, is_stone, value_of
from grotto.games.digup.state import OPEN, Ask, Counted, Ended, Game
from grotto.tabletop.events import EVERYBODY, note

ROUND_LIMIT = 200
# What each counts, by `Counted`: 6.4 the cards, 6.6 the row nothing but where seats are equal, 7.6 the stones alone.
EACH = (0, 3, 2, 1, 2, 0, 1)
# As plain numbers: compiled, no tuple can be looked into by a member.
NOTHING, IDOLS = Counted.NOTHING.value, Counted.IDOLS.value
OWN_IN_PLACE, OWN_ELSEWHERE = Counted.OWN_IN_PLACE.value, Counted.OWN_ELSEWHERE.value
OTHER_IN_PLACE = Counted.OTHER_IN_PLACE.value


def check_complete(game: Game, seat: int) -> None:
    """6.1 A mine of nine open cards brings on the end, whoever opened the last; nothing takes that back."""
    if game.triggered == 0 and is_complete(game, seat):
        game.triggered = 1
        note(game, Event.COMPLETED, EVERYBODY, seat, 0, 0, 0)


def is_complete(game: Game, seat: int) -> bool:
    for cell in range(CELLS):
        if game.seats[seat].mine[cell].known != OPEN:
            return False
    return True


def end_round(game: Game) -> None:
    """6.2 The round is played out, so all had as many turns. 6.8 After 200 rounds it ends as well (house limit)."""
    if game.triggered != 0:
        end(game, Ended.MINE_COMPLETE)
    elif game.round >= ROUND_LIMIT:
        end(game, Ended.ROUND_LIMIT)
    else:
        game.round += 1


def end(game: Game, why: int) -> None:
    """6.3 All hidden cards are turned up, then the mines are counted."""
    game.ended = why
    game.ask = Ask.OVER
    game.asked = 0
    for seat in range(game.seat_count):
        uncover(game, seat)
    for seat in range(game.seat_count):
        note(game, Event.SCORED, EVERYBODY, seat, score(game, seat), longest_row(game, seat), 0)
    note(game, Event.OVER, EVERYBODY, why, 0, 0, 0)


def uncover(game: Game, seat: int) -> None:
    """6.3 Turn up what is still hidden in a mine."""
    for cell in range(CELLS):
        place = game.seats[seat].mine[cell]
        if place.known != OPEN:
            place.known = OPEN
            note(game, Event.UNCOVERED, EVERYBODY, seat, cell, place.card, 0)


def score(game: Game, seat: int) -> int:
    """6.4 The sum of the nine cards of the mine."""
    points = 0
    for cell in range(CELLS):
        points += worth(game, seat, cell)
    return points


def worth(game: Game, seat: int, cell: int) -> int:
    """6.4 What the card on a cell counts for its owner."""
    return worth_of(game.seats[seat].mine[cell].card, game.seats[seat].colour, cell)


def worth_of(card: int, colour: int, cell: int) -> int:
    """6.4 What a card counts on a cell of a mine of that colour."""
    return EACH[counts_as(card, colour, cell)]


def counts_as(card: int, colour: int, cell: int) -> int:
    """6.4 Own stones in their place (3 points) and elsewhere (2), others in their place (1), idols (2)."""
    if card == IDOL:
        return IDOLS
    if not is_stone(card):
        return NOTHING
    in_place = value_of(card) == cell + 1
    if is_of_colour(card, colour):
        return OWN_IN_PLACE if in_place else OWN_ELSEWHERE
    return OTHER_IN_PLACE if in_place else NOTHING


def count_of(game: Game, seat: int, what: int) -> int:
    """6.4 How many cards of the mine count as that."""
    count = 0
    for cell in range(CELLS):
        if counts_as(game.seats[seat].mine[cell].card, game.seats[seat].colour, cell) == what:
            count += 1
    return count


def longest_row(game: Game, seat: int) -> int:
    """6.6 The longest row of own stones on neighbouring cells, each value one more than the last (reading 2)."""
    longest, row, before = 0, 0, 0
    for cell in range(CELLS):
        card = game.seats[seat].mine[cell].card
        if not is_of_colour(card, game.seats[seat].colour):
            row = 0
        elif card == before + 1:
            row += 1
        else:
            row = 1
        before = card
        longest = max(longest, row)
    return longest


def beats(game: Game, seat: int, other: int) -> bool:
    """6.5 More points win. 6.6 At equal points the longer row wins."""
    mine, theirs = score(game, seat), score(game, other)
    if mine != theirs:
        return mine > theirs
    return longest_row(game, seat) > longest_row(game, other)


def is_winner(game: Game, seat: int) -> bool:
    """6.7 Whom nobody beats has won; those still equal share the victory."""
    for other in range(game.seat_count):
        if beats(game, other, seat):
            return False
    return True
