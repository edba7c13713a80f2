"""What the players are told in a game of Aladdin's Dragons, counted as it happens.

`count_event` stands in the place of `note`, on records with room for its counts. Table Python.
"""

from typing import Any

from grotto.games.dragons.events import Event
from grotto.games.dragons.state import Stage

# Of each round: how often played; treasures laid out and looted, rooms with something on sale, artifacts sold, what was
# paid for them, paid to the guard, gained in the Market, taken and given by spells.
PLAYED, LAID, LOOTED, OFFERED, SOLD, PRICE, BRIBES, GAINED, SPELLS, ROUND_WIDTH = 0, 1, 2, 3, 4, 5, 6, 7, 8, 9
# Of each kind: treasures laid out, looted and left in the caves; what was paid of it for artifacts, and taken freely.
KIND_LAID, KIND_LOOTED, KIND_LEFT, KIND_PRICE, KIND_TAKEN, KIND_WIDTH = 0, 1, 2, 3, 4, 5
# Of each space: how many seats were counted there, and how strong.
CLAIMS, STRENGTH, SPACE_WIDTH = 0, 1, 2
# Of each place in the player order of the moment: treasures looted, artifacts bought.
PLACE_LOOTED, PLACE_SOLD, PLACE_WIDTH = 0, 1, 2
# Of each card: how often drawn; treasures laid out and looted.
CARD_DRAWN, CARD_LAID, CARD_LOOTED, CARD_WIDTH = 0, 1, 2, 3

# -- Table Python from here on ------------------------------------------------------


def count_event(game: Any, kind: int, knowers: int, a: int, b: int, c: int, d: int) -> None:
    """In the place of `note`."""
    if kind == Event.LOOTED:
        count_loot(game, a, c, d)
    elif kind == Event.COUNTED:
        game.by_space[b][CLAIMS] += 1
        game.by_space[b][STRENGTH] += c
    elif kind == Event.FILLED and game.stage == Stage.ROUND:
        game.by_round[game.round][LAID] += c
        game.by_kind[a - 1][KIND_LAID] += c
        game.by_card[game.card][CARD_LAID] += c
    elif kind == Event.RETURNED:
        game.by_kind[b][KIND_LEFT] += c
    elif kind == Event.TOOK or kind == Event.PAID:
        count_bank(game, kind, b, c)
    else:
        count_course(game, kind, a, b)


def count_loot(game: Any, seat: int, kind: int, count: int) -> None:
    game.by_round[game.round][LOOTED] += count
    game.by_kind[kind][KIND_LOOTED] += count
    game.by_place[place_of(game, seat)][PLACE_LOOTED] += count
    game.by_card[game.card][CARD_LOOTED] += count
    game.by_seat[seat] += count


def count_bank(game: Any, event: int, kind: int, count: int) -> None:
    """What is taken and paid, by the stage at which it happens: in the Market, by spells, for an artifact."""
    change = count if event == Event.TOOK else -count
    if event == Event.TOOK:
        game.by_kind[kind][KIND_TAKEN] += count
    if game.stage == Stage.TALLY:
        game.by_round[game.round][GAINED] += change
    elif game.stage == Stage.EFFECT:
        game.by_round[game.round][SPELLS] += change
    elif game.stage == Stage.PRICING:
        game.by_round[game.round][PRICE] += count
        game.by_kind[kind][KIND_PRICE] += count


def count_course(game: Any, kind: int, a: int, b: int) -> None:
    if kind == Event.ROUND:
        game.by_round[a][PLAYED] += 1
    elif kind == Event.CARD:
        game.card = a - 1
        game.by_card[a - 1][CARD_DRAWN] += 1
    elif kind == Event.ALL_PLACED:
        for room in range(game.seat_count):
            game.by_round[game.round][OFFERED] += game.rooms[room].open
    elif kind == Event.BRIBED:
        game.by_round[game.round][BRIBES] += b
    elif kind == Event.GOT:
        game.by_round[game.round][SOLD] += 1
        game.by_place[place_of(game, a)][PLACE_SOLD] += 1


def place_of(game: Any, seat: int) -> int:
    """0 is the first player."""
    return (seat + game.seat_count - game.first) % game.seat_count  # type: ignore[no-any-return]
