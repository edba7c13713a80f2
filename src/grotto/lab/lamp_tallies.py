"""Many games of Aladdin & the Magic Lamp by rule of thumb, with a tally of dice, searches and Lamp cards.

What the figures of a deck are made of (docs/concepts/lamp-deck.md). Table Python on arrays; a form that the game and
its rules of thumb fill in.
"""

from collections.abc import Callable
from typing import Any

from grotto.games.lamp.actions import ACCEPT, DRAW
from grotto.games.lamp.pieces import CHESTS, SORCERER, Effect
from grotto.games.lamp.state import Ask, Game
from grotto.tabletop.chance import DICE, GAME, rewind

# Of each chest and face: how often set, searched, all lost; cards kept, points brought (at the end of the search).
SET, SEARCHED, LOST, KEPT, BROUGHT, DIE_WIDTH = 0, 1, 2, 3, 4, 5
# Of each wish (first to third) and effect: how often read, accepted, seemed bad; what it brought more than nothing
# would have: twelfths of a point before the mean of the others, and twelfths of a victory.
READ, ACCEPTED, SEEMED_BAD, AHEAD, VICTORY, WISH_WIDTH = 0, 1, 2, 3, 4, 5
# Of each game: its turns, its reason to end, then the points and the twelfths of a victory of each seat.
TURNS, ENDED, POINTS, SHARE, GAME_WIDTH = 0, 1, 2, 7, 12
TWELVE = 12

# -- Table Python from here on; the names that the game and its rules of thumb fill in ------------------

set_up: Callable[[Any], None]
answer: Callable[[Any, int, int], None]
count_answers: Callable[[Any, Any], int]
first_asked: Callable[[Any], int]
points: Callable[[Any, int], int]
wins: Callable[[Any, int], bool]
pick_best: Callable[[Any, int, int, Any, Any, Any], int]
play_greedily: Callable[[Any, Any, Any, Any], int]
value_of_effect: Callable[[Any, int, int, int], int]
phase: Callable[[Any], int]


def tally_games(
    template: Any, work: Any, luck: Any, into: Any, values: Any, dice: Any, wishes: Any, games: Any, first: int
) -> None:
    """As many games as `games` has rows, numbered from `first`. `work` has three tables, `luck` two generators."""
    for row in range(len(games)):
        work[0] = template[0]
        rewind(work[0].luck, first + row, 0, GAME)
        rewind(luck[0], first + row, 0, DICE)
        set_up(work[0])
        tally_game(work, luck, into, values, dice, wishes)
        write_game(work[0], games[row])


def tally_game(work: Any, luck: Any, into: Any, values: Any, dice: Any, wishes: Any) -> None:
    game = work[0]
    searching, chest, face, had, held = False, 0, 0, 0, 0
    while game.asked != 0:
        answers, seat, ask = count_answers(game, into), first_asked(game), game.ask
        if ask == Ask.SEARCH and game.drawn.count == 0:
            searching, chest, face = True, game.chest, game.seats[seat].dice[game.chest]
            had, held = points(game, seat), cards_of(game, seat)
            dice[chest][face][SEARCHED] += 1
        action = pick_best(game, seat, answers, into, values, luck[0]) if answers > 1 else into[0]
        if ask == Ask.WISH:
            tally_wish(work, seat, action, luck, into, values, wishes[game.wish])
        answer(game, seat, action)
        if ask == Ask.CHOOSE and game.ask != Ask.CHOOSE:
            tally_dice(game, dice)
        if (
            searching
            and (game.ask != Ask.SEARCH or game.chest != chest or game.drawn.count == 0)
            and game.unplaced == 0
        ):
            searching = False
            dice[chest][face][KEPT] += cards_of(game, seat) - held
            dice[chest][face][BROUGHT] += points(game, seat) - had
            if action == DRAW and cards_of(game, seat) == held:
                dice[chest][face][LOST] += 1


def tally_dice(game: Game, dice: Any) -> None:
    for seat in range(game.seat_count):
        for chest in range(CHESTS):
            dice[chest][game.seats[seat].dice[chest]][SET] += 1


def cards_of(game: Game, seat: int) -> int:
    cards = 0
    for kind in range(1, SORCERER + 1):
        cards += game.seats[seat].cards.copies[kind]
        if kind < len(game.seats[seat].talismans.copies):
            cards += game.seats[seat].talismans.copies[kind]
    return cards


def tally_wish(work: Any, seat: int, action: int, luck: Any, into: Any, values: Any, wishes: Any) -> None:
    """Twice from here with the same luck to come: with the effect, and with none. The difference is its value."""
    row = wishes[work[0].effect]
    row[READ] += 1
    if action == ACCEPT:
        row[ACCEPTED] += 1
    if value_of_effect(work[0], seat, work[0].effect, phase(work[0])) < 0:
        row[SEEMED_BAD] += 1
    for other in range(1, 3):
        work[other] = work[0]
        luck[1] = luck[0]
        if other == 2:
            work[other].effect = Effect.NOTHING
        answer(work[other], seat, ACCEPT)
        play_greedily(work[other], luck[1], into, values)
    row[AHEAD] += ahead(work[1], seat) - ahead(work[2], seat)
    row[VICTORY] += share(work[1], seat) - share(work[2], seat)


def ahead(game: Game, seat: int) -> int:
    """The points before the mean of the others, in twelfths."""
    others = 0
    for other in range(game.seat_count):
        if other != seat:
            others += points(game, other)
    return TWELVE * points(game, seat) - TWELVE * others // (game.seat_count - 1)


def share(game: Game, seat: int) -> int:
    winners = 0
    for other in range(game.seat_count):
        if wins(game, other):
            winners += 1
    return TWELVE // winners if wins(game, seat) else 0


def write_game(game: Game, row: Any) -> None:
    row[TURNS], row[ENDED] = game.turn, game.ended
    for seat in range(game.seat_count):
        row[POINTS + seat] = points(game, seat)
        row[SHARE + seat] = share(game, seat)
