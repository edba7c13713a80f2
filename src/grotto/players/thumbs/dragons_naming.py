"""Aladdin's Dragons by rule of thumb: what is named for a spell or an artifact just played."""

from grotto.games.dragons.actions import ANY_HIDDEN, AT, BORROW, COUNTER, OF, OFFER, OWN_HIDDEN, THE_TOKEN, TO
from grotto.games.dragons.pieces import (
    APPRENTICE,
    AS_SPELL,
    DOUBLE,
    DRAGON_LEAVES,
    EYE,
    SECOND_CHANCE,
    TABOO,
    TELEPORT,
)
from grotto.games.dragons.rules.pointing import open_token
from grotto.games.dragons.rules.strength import value_on
from grotto.games.dragons.state import Ask, Game
from grotto.players.thumbs.dragons_aiming import (
    best_blow_at,
    best_move_from,
    best_push,
    best_push_at,
    value_of_moving,
    with_tokens_gone,
)
from grotto.players.thumbs.dragons_early import value_of_closing, value_of_hoard
from grotto.players.thumbs.dragons_powers import added, value_of_countering
from grotto.players.thumbs.dragons_rivals import own_sum
from grotto.players.thumbs.dragons_spaces import gain_now
from grotto.players.thumbs.dragons_spells import value_of_borrowing
from grotto.players.thumbs.dragons_stacks import best_for, value_of_exchange

HERE = 50  # it is meant for the space being tallied

# -- Table Python from here on --------------------------------------------------


def value_of_naming(game: Game, seat: int, action: int, unit: int) -> int:
    ask, play = game.ask, game.queue.plays[game.queue.count - 1]
    if ask == Ask.SPACE:
        return value_of_space(game, seat, play.what - AS_SPELL, action - AT, unit)
    if ask == Ask.OWNER:
        return value_of_owner(game, seat, play.what - AS_SPELL, action - OF, unit)
    if ask == Ask.TOKEN:
        return value_of_token(game, seat, action, unit)
    if ask == Ask.TO:
        return value_of_target(game, seat, action - TO, unit)
    if ask == Ask.OFFER:
        return best_for(game, seat, action - OFFER)
    if ask == Ask.BORROW:
        return value_of_borrowing(game, seat, action - BORROW, unit)
    return value_of_countering(game, seat, action - COUNTER, unit)


def value_of_space(game: Game, seat: int, spell: int, space: int, unit: int) -> int:
    if spell == SECOND_CHANCE:
        return best_move_from(game, seat, space, unit)
    if spell == TELEPORT:
        own = best_move_from(game, seat, space, unit)
        return max(own, best_push(game, seat, unit)) if space == game.space else own
    if spell == APPRENTICE:
        return value_of_exchange(game, seat, game.queue.plays[game.queue.count - 1].artifact, space)
    if spell == DRAGON_LEAVES:
        return value_of_hoard(game, seat, space, unit)
    if spell == TABOO:
        return value_of_closing(game, seat, space, unit)
    return HERE if space == game.space else 0


def value_of_owner(game: Game, seat: int, spell: int, whom: int, unit: int) -> int:
    if spell == EYE:
        return best_blow_at(game, seat, whom, unit)
    space = game.queue.plays[game.queue.count - 1].space
    if whom == seat:
        return best_move_from(game, seat, space, unit)
    return best_push_at(game, seat, whom, unit) if space == game.space else 0


def value_of_token(game: Game, seat: int, action: int, unit: int) -> int:
    """Of one's own, what moving or doubling it brings; of a rival's, what its going brings."""
    play = game.queue.plays[game.queue.count - 1]
    if action == ANY_HIDDEN:
        return 0
    token = action - OWN_HIDDEN if action > OWN_HIDDEN else open_token(game, play.whom, action - THE_TOKEN, play.space)
    if play.what == DOUBLE or play.artifact == DOUBLE:
        return added(game, seat, value_on(game, token, game.space), unit)
    if play.whom != seat:
        return with_tokens_gone(game, seat, play.whom, 1 << token, unit) if play.space == game.space else 0
    return value_of_moving(game, seat, token, unit)


def value_of_target(game: Game, seat: int, to: int, unit: int) -> int:
    """For an own token where it adds most; for a rival's where the seat has least to lose."""
    play = game.queue.plays[game.queue.count - 1]
    own = own_sum(game, seat, to)
    if play.whom != seat:
        return -gain_now(game, seat, to, own, unit)
    after = gain_now(game, seat, to, own + value_on(game, play.token, to), unit)
    return after - gain_now(game, seat, to, own, unit)
