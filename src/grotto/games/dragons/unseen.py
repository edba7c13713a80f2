"""Aladdin's Dragons: what a seat cannot know, dealt again.

Redrawn are the guard before he is turned up, which of the others' unseen tokens lies where, the spells in other hands
and in the deck, and the artifacts that do not lie open. Treasures stay: all that came and went was seen by everybody
(reading 39). What all know of hands is kept as well: that who is asked has an answer, and a choice if the question
stands. Table Python.
"""

from typing import Any

from grotto.games.dragons.pieces import ARTIFACTS, COPIES, GUARD, GUARDS, NO_TOKEN, ROOM, SPELLS, TOKENS
from grotto.games.dragons.rules.board import is_up
from grotto.games.dragons.rules.legality import legal
from grotto.games.dragons.rules.pointing import any_hidden, is_hidden_on
from grotto.games.dragons.state import NO_PLAY, Ask, Game
from grotto.tabletop.chance import GAME, below, rewind, word
from grotto.tabletop.table import first_asked


def deal_again(game: Game, seat: int, luck: Any, pool: Any) -> None:
    """Redraw what the seat cannot know, with `luck`; `pool` is a row of MOST_ANSWERS."""
    for i in range(8):
        game.luck.key[i] = word(luck)
    rewind(game.luck, 0, 0, GAME)
    fewest = min(2, choices(game, pool))
    redraw(game, seat, luck, pool)
    while choices(game, pool) < fewest:
        redraw(game, seat, luck, pool)


def choices(game: Game, into: Any) -> int:
    return 0 if game.asked == 0 else legal(game, first_asked(game), into)


def redraw(game: Game, seat: int, luck: Any, pool: Any) -> None:
    if game.guard > 0 and game.space < GUARD:
        game.guard = 1 + below(luck, GUARDS)
    for other in range(game.seat_count):
        if other != seat:
            redraw_tokens(game, other, luck)
    point_again(game, seat, luck)
    redraw_spells(game, seat, luck)
    redraw_artifacts(game, seat, luck, pool)


# -- tokens ----------------------------------------------------------------------


def redraw_tokens(game: Game, whom: int, luck: Any) -> None:
    """His unseen tokens, face down or behind the screen, change places; how many lie where stays.

    They are put in order first: what they are dealt to must not depend on where they truly lay.
    """
    for last in range(TOKENS, 1, -1):
        if not is_up(game, whom, last):
            exchange(game, whom, last, farthest_unseen(game, whom, last))
    for last in range(TOKENS, 1, -1):
        if not is_up(game, whom, last):
            nth = below(luck, count_unseen(game, whom, last))
            exchange(game, whom, last, nth_unseen(game, whom, nth))


def farthest_unseen(game: Game, whom: int, last: int) -> int:
    """Of the unseen tokens up to `last` the one at the highest space; of equals the one most pointed at."""
    farthest = last
    for token in range(1, last):
        if not is_up(game, whom, token) and lies_farther(game, whom, token, farthest):
            farthest = token
    return farthest


def lies_farther(game: Game, whom: int, token: int, other: int) -> bool:
    at = game.seats[whom].tokens.at
    if at[token] != at[other]:
        return at[token] > at[other]
    return pointed_at(game, whom, token) > pointed_at(game, whom, other)


def pointed_at(game: Game, whom: int, token: int) -> int:
    """A bit for each spell that points at the token."""
    plays = 0
    for index in range(game.queue.count):
        if game.queue.plays[index].whom == whom and game.queue.plays[index].token == token:
            plays |= 1 << index
    return plays


def count_unseen(game: Game, whom: int, last: int) -> int:
    count = 0
    for token in range(1, last + 1):
        if not is_up(game, whom, token):
            count += 1
    return count


def nth_unseen(game: Game, whom: int, nth: int) -> int:
    token = 1
    while nth > 0 or is_up(game, whom, token):
        if not is_up(game, whom, token):
            nth -= 1
        token += 1
    return token


def exchange(game: Game, whom: int, one: int, other: int) -> None:
    """Two tokens change places, and all that points at them."""
    at = game.seats[whom].tokens.at
    space = at[one]
    at[one] = at[other]
    at[other] = space
    for index in range(game.queue.count):
        play = game.queue.plays[index]
        if play.whom == whom and play.token == one:
            play.token = other
        elif play.whom == whom and play.token == other:
            play.token = one


def point_again(game: Game, seat: int, luck: Any) -> None:
    """Spells point at any of the others' tokens that lie there face down; also two of them at one (reading 49)."""
    for index in range(game.queue.count):
        play = game.queue.plays[index]
        if play.token != NO_TOKEN and play.whom != seat and is_hidden_on(game, play.whom, play.token, play.space):
            play.token = any_hidden(game, play.whom, play.space, luck)


# -- spells ----------------------------------------------------------------------


def redraw_spells(game: Game, seat: int, luck: Any) -> None:
    """All spells that he does not see: drawn ones, those in other hands, and the deck."""
    knows_drawn = game.drawn == 0 or (game.asked >> seat) & 1 == 1
    unseen = game.spell_deck
    if not knows_drawn:
        unseen |= game.drawn
    for other in range(game.seat_count):
        if other != seat:
            unseen |= game.seats[other].spells
    for other in range(game.seat_count):
        if other != seat:
            some = some_of(unseen, count_bits(game.seats[other].spells), luck)
            game.seats[other].spells = some
            unseen &= ~some
    if not knows_drawn:
        game.drawn = some_of(unseen, count_bits(game.drawn), luck)
        unseen &= ~game.drawn
    game.spell_deck = unseen


def count_bits(spells: int) -> int:
    count = 0
    for spell in range(1, SPELLS + 1):
        count += (spells >> spell) & 1
    return count


def some_of(spells: int, many: int, luck: Any) -> int:
    """So many of them, each choice equally likely."""
    chosen = 0
    for _ in range(many):
        nth = below(luck, count_bits(spells))
        spell = 1
        while nth > 0 or (spells >> spell) & 1 == 0:
            nth -= (spells >> spell) & 1
            spell += 1
        chosen |= 1 << spell
        spells &= ~(1 << spell)
    return chosen


# -- artifacts -------------------------------------------------------------------


def redraw_artifacts(game: Game, seat: int, luck: Any, pool: Any) -> None:
    """Those that do not lie open, in all stacks but one that he looks through; `pool` counts them by kind."""
    left = gather_artifacts(game, seat, pool)
    for room in range(game.seat_count):
        if not looks_through(game, seat, room):
            for slot in range(hidden_in(game, room)):
                kind = kind_of_nth(pool, below(luck, left))
                pool[kind] -= 1
                left -= 1
                game.rooms[room].stack.cards[slot] = kind


def gather_artifacts(game: Game, seat: int, pool: Any) -> int:
    """How many there are of each kind. In the base game some of them are in the box."""
    for kind in range(ARTIFACTS + 1):
        pool[kind] = 0
    if game.magic == 0:
        return gather_all_but_bought(game, pool)
    left = 0
    for room in range(game.seat_count):
        if not looks_through(game, seat, room):
            for slot in range(hidden_in(game, room)):
                pool[game.rooms[room].stack.cards[slot]] += 1
                left += 1
    return left


def gather_all_but_bought(game: Game, pool: Any) -> int:
    left = 0
    for kind in range(1, ARTIFACTS + 1):
        pool[kind] = COPIES
        for seat in range(game.seat_count):
            pool[kind] -= game.seats[seat].artifacts[kind]
        left += pool[kind]
    return left


def kind_of_nth(pool: Any, nth: int) -> int:
    kind = 1
    while nth >= pool[kind]:
        nth -= pool[kind]
        kind += 1
    return kind


def hidden_in(game: Game, room: int) -> int:
    """How many do not lie open: with magic, all below the top one that does."""
    place = game.rooms[room]
    return place.stack.count - (1 if game.magic != 0 and place.open != 0 else 0)


def looks_through(game: Game, seat: int, room: int) -> bool:
    """14.1, 14.14"""
    if game.ask != Ask.CHOOSE or game.resolving == NO_PLAY or (game.asked >> seat) & 1 == 0:
        return False
    return game.queue.plays[game.resolving].space == ROOM + room
