"""Aladdin's Dragons, rulebook section 13: casting spells, and naming what is played and for what."""

from grotto.games.dragons.events import Event
from grotto.games.dragons.pieces import (
    APPRENTICE,
    AS_SPELL,
    COUNTERSPELL,
    DOUBLE,
    DRAGON_LEAVES,
    DRAGONS_RETURN,
    EYE,
    HOME,
    LAMP,
    LUNAR_ECLIPSE,
    MIRAGE,
    NO_ARTIFACT,
    NO_TOKEN,
    PARASITE,
    SECOND_CHANCE,
    SOLAR_ECLIPSE,
    TABOO,
    TELEPORT,
)
from grotto.games.dragons.refusals import Refusal
from grotto.games.dragons.rules.asking import ask, round_table
from grotto.games.dragons.rules.board import has_token, is_up, knowers_of, stands
from grotto.games.dragons.rules.parasite import needs_token
from grotto.games.dragons.rules.pointing import count_hidden, open_token
from grotto.games.dragons.rules.powers import has_lamp, lay_out, refusal_to_double
from grotto.games.dragons.rules.spells import (
    refusal_of_owner,
    refusal_of_space,
    refusal_of_spell,
    refusal_of_to,
    refusal_of_token,
)
from grotto.games.dragons.state import Ask, Game
from grotto.tabletop.events import EVERYBODY, note
from grotto.tabletop.table import NO_SEAT

WITH_TO = (1 << SECOND_CHANCE) | (1 << TELEPORT)
WITH_OWNER = (1 << EYE) | (1 << TELEPORT)
WITH_TOKEN = WITH_TO | (1 << EYE)
WITH_SPACE = (
    WITH_TOKEN
    | (1 << APPRENTICE)
    | (1 << LUNAR_ECLIPSE)
    | (1 << SOLAR_ECLIPSE)
    | (1 << DRAGON_LEAVES)
    | (1 << MIRAGE)
    | (1 << DRAGONS_RETURN)
    | (1 << TABOO)
)


def refusal_to_cast(game: Game, seat: int, spell: int) -> int:
    """13.1 A spell of the hand, by the light of a Lamp, 13.2 in every window; if it can do something (11.5)."""
    if (game.seats[seat].spells >> spell) & 1 == 0:
        return Refusal.SPELL_NOT_HELD
    if not has_lamp(game, seat):
        return Refusal.NO_LAMP
    return refusal_of_spell(game, seat, spell)


def cast(game: Game, seat: int, spell: int) -> None:
    """13.1 The spell leaves the hand and the game. 12.1 The Lamp is laid with the first one (reading 17)."""
    me = game.seats[seat]
    if me.used[LAMP] == 0:
        lay_out(game, seat, LAMP)
    me.spells &= ~(1 << spell)
    game.spent |= 1 << spell
    note(game, Event.CAST, EVERYBODY, seat, spell, 0, 0)
    begin_play(game, seat, AS_SPELL + spell)


def use(game: Game, seat: int, artifact: int) -> None:
    lay_out(game, seat, artifact)
    begin_play(game, seat, artifact)


def counter(game: Game, seat: int, spell: int) -> None:
    """12.2"""
    lay_out(game, seat, COUNTERSPELL)
    begin_play(game, seat, COUNTERSPELL)
    name_spell(game, seat, spell)


# -- 11.4 what is named when something is played -------------------------------


def begin_play(game: Game, seat: int, what: int) -> None:
    """11.4 It goes to the end of the queue; then follows what must be named for it."""
    play = game.queue.plays[game.queue.count]
    game.queue.count += 1
    play.what = what
    play.seat = seat
    if what == DOUBLE or what == AS_SPELL + PARASITE:
        play.space = game.space
        play.whom = seat
    elif what == AS_SPELL + SECOND_CHANCE:
        play.whom = seat
    if what != COUNTERSPELL:
        name_next(game)


def name_next(game: Game) -> None:
    """11.4 The next thing to be named; if all is, 11.2 the next seat clockwise is asked."""
    play = game.queue.plays[game.queue.count - 1]
    question = next_to_name(game, game.queue.count - 1)
    if question != Ask.OVER:
        ask(game, question, play.seat)
    else:
        game.passes = 0
        game.cursor = round_table(game, play.seat + 1)


def next_to_name(game: Game, index: int) -> int:
    play = game.queue.plays[index]
    if play.what <= AS_SPELL:
        return Ask.TOKEN if play.what == DOUBLE and play.token == NO_TOKEN else Ask.OVER
    spell = play.what - AS_SPELL
    if spell == PARASITE:
        return next_for_parasite(game, index)
    if spell == APPRENTICE and play.artifact == NO_ARTIFACT:
        return Ask.OFFER
    if (WITH_SPACE >> spell) & 1 and play.space == HOME:
        return Ask.SPACE
    if (WITH_OWNER >> spell) & 1 and play.whom == NO_SEAT:
        return Ask.OWNER
    if (WITH_TOKEN >> spell) & 1 and play.token == NO_TOKEN:
        return Ask.TOKEN
    return Ask.TO if (WITH_TO >> spell) & 1 and play.to == HOME else Ask.OVER


def next_for_parasite(game: Game, index: int) -> int:
    """14.10 What is borrowed, and what that needs."""
    play = game.queue.plays[index]
    if play.artifact == NO_ARTIFACT:
        return Ask.BORROW
    if needs_token(play.artifact) and play.token == NO_TOKEN:
        return Ask.TOKEN
    return Ask.COUNTER if play.artifact == COUNTERSPELL and play.against == 0 else Ask.OVER


def name_space(game: Game, seat: int, space: int) -> None:
    game.queue.plays[game.queue.count - 1].space = space
    note(game, Event.NAMED_SPACE, EVERYBODY, seat, space, 0, 0)
    name_next(game)


def name_owner(game: Game, seat: int, whom: int) -> None:
    game.queue.plays[game.queue.count - 1].whom = whom
    note(game, Event.NAMED_SEAT, EVERYBODY, seat, whom, 0, 0)
    name_next(game)


def name_target(game: Game, seat: int, space: int) -> None:
    game.queue.plays[game.queue.count - 1].to = space
    note(game, Event.NAMED_TARGET, EVERYBODY, seat, space, 0, 0)
    name_next(game)


def name_artifact(game: Game, seat: int, artifact: int) -> None:
    game.queue.plays[game.queue.count - 1].artifact = artifact
    note(game, Event.NAMED_ARTIFACT, EVERYBODY, seat, artifact, 0, 0)
    name_next(game)


def name_spell(game: Game, seat: int, spell: int) -> None:
    """12.2 The spell that is to be countered."""
    game.queue.plays[game.queue.count - 1].against = AS_SPELL + spell
    note(game, Event.NAMED_SPELL, EVERYBODY, seat, spell, 0, 0)
    name_next(game)


def name_token(game: Game, seat: int, token: int) -> None:
    play = game.queue.plays[game.queue.count - 1]
    play.token = token
    note(game, Event.NAMED_TOKEN, knowers_of(game, play.whom, token), seat, play.whom, token, 0)
    name_next(game)


# -- 11.4 what may be named ----------------------------------------------------


def refusal_to_name_space(game: Game, seat: int, space: int) -> int:
    spell = game.queue.plays[game.queue.count - 1].what - AS_SPELL
    return refusal_of_space(game, seat, spell, space)


def refusal_to_name_owner(game: Game, seat: int, whom: int) -> int:
    """14.15, 14.21 Somebody who has a token there."""
    play = game.queue.plays[game.queue.count - 1]
    if whom >= game.seat_count:
        return Refusal.NO_SUCH_SEAT
    if not has_token(game, whom, play.space):
        return Refusal.NO_TOKEN
    return refusal_of_owner(game, seat, play.what - AS_SPELL, play.space, whom)


def refusal_to_name_target(game: Game, to: int) -> int:
    play = game.queue.plays[game.queue.count - 1]
    return refusal_of_to(game, play.space, play.whom, play.token, to)


def refusal_to_name_open(game: Game, seat: int, token: int) -> int:
    """11.4 A token that all see there; `token` 9 is any Carpet."""
    play = game.queue.plays[game.queue.count - 1]
    found = open_token(game, play.whom, token, play.space)
    return Refusal.NO_TOKEN if found == NO_TOKEN else refusal_to_name(game, seat, found)


def refusal_to_name_own_hidden(game: Game, seat: int, token: int) -> int:
    """3.6, 11.4 An own token that lies there face down."""
    play = game.queue.plays[game.queue.count - 1]
    if play.whom != seat or is_up(game, seat, token) or not stands(game, seat, token, play.space):
        return Refusal.NO_TOKEN
    return refusal_to_name(game, seat, token)


def refusal_to_name_hidden(game: Game, seat: int) -> int:
    """11.4 Another's token that lies there face down, whichever (reading 49)."""
    play = game.queue.plays[game.queue.count - 1]
    if play.whom == seat or count_hidden(game, play.whom, play.space) == 0:
        return Refusal.NO_TOKEN
    return refusal_to_name(game, seat, NO_TOKEN)


def refusal_to_name(game: Game, seat: int, token: int) -> int:
    """12.3, 14 What the spell or the Double allows."""
    play = game.queue.plays[game.queue.count - 1]
    if play.what == DOUBLE or play.artifact == DOUBLE:
        return refusal_to_double(game, seat, token)
    return refusal_of_token(game, seat, play.what - AS_SPELL, play.space, play.whom, token)
