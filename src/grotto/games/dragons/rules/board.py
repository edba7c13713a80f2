"""Aladdin's Dragons: tokens on the board, where they may stand, and how they leave it."""

from grotto.games.dragons.events import Event
from grotto.games.dragons.pieces import (
    CARPET_TOKEN,
    DJINN,
    GUARD,
    HOME,
    LAST_TOKEN,
    ROOM,
    ROOM_LIMIT,
    TENT,
    TOKENS,
    is_carpet,
    is_cave,
    is_room,
)
from grotto.games.dragons.refusals import Refusal
from grotto.games.dragons.state import Game, Window
from grotto.tabletop.events import EVERYBODY, note


def stands(game: Game, whom: int, token: int, space: int) -> bool:
    return game.seats[whom].tokens.at[token] == space


def is_up(game: Game, whom: int, token: int) -> bool:
    """Whether all see it: face up, or a Carpet."""
    return is_carpet(token) or (game.seats[whom].tokens.face >> token) & 1 == 1


def has_token(game: Game, whom: int, space: int) -> bool:
    for token in range(1, LAST_TOKEN + 1):
        if game.seats[whom].tokens.at[token] == space:
            return True
    return False


def count_tokens(game: Game, whom: int, space: int) -> int:
    """How many he has there, Carpets included."""
    count = 0
    for token in range(1, LAST_TOKEN + 1):
        if game.seats[whom].tokens.at[token] == space:
            count += 1
    return count


def anybody_on(game: Game, space: int) -> bool:
    for seat in range(game.seat_count):
        if has_token(game, seat, space):
            return True
    return False


def has_tokens_at_home(game: Game, seat: int) -> bool:
    for token in range(1, TOKENS + 1):
        if game.seats[seat].tokens.at[token] == HOME:
            return True
    return False


def is_tallied(game: Game, space: int) -> bool:
    """13.5 The space being tallied is not yet tallied (reading 9); between the spaces it is."""
    return space < game.space or (space == game.space and game.window == Window.CAVES_DONE)


# -- where a token may stand ---------------------------------------------------


def refusal_of_space(game: Game, space: int) -> int:
    """3.3, 3.4, 3.5 Whether tokens may come there at all. 14.20 Not into a space closed by Taboo."""
    if is_cave(space):
        if game.caves[space - 1].niches[0] == 0:
            return Refusal.NO_TREASURE
    elif is_room(space):
        if game.rooms[space - ROOM].open == 0:
            return Refusal.NO_ARTIFACT_THERE
    elif game.magic == 0 and (space == TENT or space == DJINN):
        return Refusal.NO_MAGIC
    return Refusal.CLOSED if space == game.taboo else Refusal.MAY


def refusal_to_stand(game: Game, whom: int, token: int, space: int) -> int:
    """3.2 At most five in a room, Carpets not counted (reading 5). 13.6 After the guard only who is inside."""
    forbidden = refusal_of_space(game, space)
    if forbidden != Refusal.MAY or not is_room(space):
        return forbidden
    if game.space > GUARD and (game.inside >> whom) & 1 == 0:
        return Refusal.NOT_INSIDE
    if not is_carpet(token) and plain_tokens(game, whom, space) >= ROOM_LIMIT:
        return Refusal.ROOM_FULL
    return Refusal.MAY


def plain_tokens(game: Game, whom: int, space: int) -> int:
    """How many he has there without Carpets."""
    count = 0
    for token in range(1, TOKENS + 1):
        if game.seats[whom].tokens.at[token] == space:
            count += 1
    return count


# -- how it leaves, and moves --------------------------------------------------


def knowers_of(game: Game, whom: int, token: int) -> int:
    return EVERYBODY if is_up(game, whom, token) else 1 << whom


def send_home(game: Game, whom: int, token: int) -> None:
    """The token goes behind the screen, unseen if it was face down; a Carpet leaves the board (reading 5).

    A double goes with it (reading 6).
    """
    tokens = game.seats[whom].tokens
    note(game, Event.WENT_HOME, knowers_of(game, whom, token), whom, tokens.at[token], token, 0)
    tokens.at[token] = HOME
    tokens.doubled &= ~(1 << token)


def send_all_home(game: Game, whom: int, space: int, which: int) -> None:
    """Those of a set of tokens that stand there: first how many, then the open ones, then the others."""
    tokens = game.seats[whom].tokens
    count = 0
    for token in range(1, LAST_TOKEN + 1):
        if tokens.at[token] == space and (which >> token) & 1:
            count += 1
    note(game, Event.SENT_HOME, EVERYBODY, whom, space, count, 0)
    if count > 0:
        for up in range(2):
            for token in range(1, LAST_TOKEN + 1):
                if tokens.at[token] == space and (which >> token) & 1 and is_up(game, whom, token) == (up == 0):
                    send_home(game, whom, token)


def move(game: Game, whom: int, token: int, to: int) -> None:
    """To another space, same side up; the double falls away (reading 6). Where is tallied, it is turned up (reading 9).

    Nobody but its owner sees which face-down token it is.
    """
    tokens = game.seats[whom].tokens
    note(game, Event.MOVED, knowers_of(game, whom, token), whom, tokens.at[token], to, token)
    tokens.at[token] = to
    tokens.doubled &= ~(1 << token)
    if to == game.space:
        turn_up(game, whom, token)


def turn_up(game: Game, whom: int, token: int) -> None:
    if not is_up(game, whom, token):
        game.seats[whom].tokens.face |= 1 << token
        note(game, Event.TURNED_UP, EVERYBODY, whom, game.seats[whom].tokens.at[token], token, 0)


def free_carpet(game: Game, seat: int) -> int:
    """The first of the seat's Carpets that is not on the board."""
    token = CARPET_TOKEN
    while token < LAST_TOKEN and game.seats[seat].tokens.at[token] != HOME:
        token += 1
    return token
