"""What a seat, or a spectator, may know of a table of Aladdin's Dragons. Built field by field: the hidden is absent.

First what everybody may know, once for all viewers; to a copy of it is added what the viewer alone knows.
"""

from collections.abc import Sequence
from copy import copy
from typing import Any

import msgspec

from grotto.games.dragons.pieces import (
    ARTIFACT,
    ARTIFACTS,
    CARDS,
    GUARD,
    HOME,
    KIND_NAMES,
    LAST_TOKEN,
    PLAYED,
    ROOM,
    SOME_SPACES,
    SOME_SPELLS,
    SPACE,
    TOKEN,
    TOKENS,
)
from grotto.games.dragons.rules.board import is_up, stands
from grotto.games.dragons.rules.end import points, scrolls
from grotto.games.dragons.seen import PlayView, RoomView, SeatView, StackView, View
from grotto.games.dragons.state import Ask, Ended, Fate, Game, Play, Window
from grotto.tabletop.words import SEAT, SEATS, kebab


def view(game: Game, viewer: int | None) -> dict[str, Any]:
    return views(game, [viewer])[0]


def views(game: Game, viewers: Sequence[int | None]) -> list[dict[str, Any]]:
    everybodys = open_view(game)
    return [msgspec.to_builtins(own_view(game, viewer, everybodys)) for viewer in viewers]


def own_view(game: Game, viewer: int | None, everybodys: View) -> View:
    """The view of a seat that plays; others, too, see what everybody sees."""
    seen = copy(everybodys)
    if viewer is None:
        return seen
    seen.viewer = viewer
    if viewer < game.seat_count:
        seen.seats = [own_seat(game, i, it) if i == viewer else it for i, it in enumerate(seen.seats)]
        if game.magic:
            add_own_magic(game, viewer, seen)
    return seen


def open_view(game: Game) -> View:
    seen = View(
        game="dragons",
        magic=bool(game.magic),
        ask=kebab(Ask(game.ask)),
        asked=SEATS.say(game.asked),
        round=game.round,
        first=SEAT.say(game.first),
        turn=SEAT.say(game.turn),
        space=SPACE.say(game.space),
        chosen=SPACE.say(game.chosen),
        owed=game.owed,
        ended=kebab(Ended(game.ended)),
        caves={str(SPACE.say(i)): [n for n in cave.niches if n] for i, cave in enumerate(game.caves, 1)},
        rooms={str(SPACE.say(ROOM + room)): room_view(game, room) for room in range(game.seat_count)},
        inside=SEATS.say(game.inside),
        cards=game.cards.bit_count(),
        used_cards=[card for card in range(1, CARDS + 1) if not game.cards >> card - 1 & 1],
        seats=[seat_view(game, seat) for seat in range(game.seat_count)],
    )
    if not game.unlimited:
        seen.bank = treasures(game.bank)
    if game.space >= GUARD:
        seen.guard = game.guard
    if game.magic:
        add_magic(game, seen)
    return seen


def treasures(row: list[int]) -> dict[str, int]:
    return dict(zip(KIND_NAMES, row, strict=True))


def room_view(game: Game, room: int) -> RoomView:
    place = game.rooms[room]
    seen = RoomView(stack=place.stack.count, on_sale=bool(place.open))
    if game.magic and place.open:
        seen.artifact = ARTIFACT.say(place.stack.cards[place.stack.count - 1])
    return seen


# -- seats -----------------------------------------------------------------------


def seat_view(game: Game, seat: int) -> SeatView:
    me, laid, at_home = game.seats[seat], laid_tokens(game, seat), tokens_at_home(game, seat)
    seen = SeatView(
        open={TOKEN.say(token): SPACE.say(me.tokens.at[token]) for token in laid if is_up(game, seat, token)},
        face_down=face_down(game, seat),
        doubled=[TOKEN.say(token) for token in laid if me.tokens.doubled >> token & 1],
        home=len(at_home),
        seen_home=[TOKEN.say(token) for token in at_home if me.tokens.face >> token & 1],
        artifacts=artifacts(me.artifacts),
        points=points(game, seat),
    )
    if game.open_screens or game.ended:
        seen.treasure = treasures(me.treasure)
    if game.magic:
        seen.used, seen.limit, seen.scrolls = artifacts(me.used), me.limit, scrolls(game, seat)
        seen.held = me.spells.bit_count()
    return seen


def own_seat(game: Game, seat: int, everybodys: SeatView) -> SeatView:
    """What is behind the own screen, and which tokens lie face down."""
    me, seen = game.seats[seat], copy(everybodys)
    laid = laid_tokens(game, seat)
    seen.treasure = treasures(me.treasure)
    seen.hidden = {TOKEN.say(token): SPACE.say(me.tokens.at[token]) for token in laid if not is_up(game, seat, token)}
    seen.at_home = [TOKEN.say(token) for token in tokens_at_home(game, seat)]
    if game.magic:
        seen.spells = SOME_SPELLS.say(me.spells)
    return seen


def laid_tokens(game: Game, seat: int) -> list[int]:
    at = game.seats[seat].tokens.at
    return [token for token in range(1, LAST_TOKEN + 1) if at[token] != HOME]


def tokens_at_home(game: Game, seat: int) -> list[int]:
    at = game.seats[seat].tokens.at
    return [token for token in range(1, TOKENS + 1) if at[token] == HOME]


def face_down(game: Game, seat: int) -> dict[str, int]:
    at = game.seats[seat].tokens.at
    spaces = sorted([at[t] for t in range(1, TOKENS + 1) if at[t] != HOME and not is_up(game, seat, t)])
    return {str(SPACE.say(space)): spaces.count(space) for space in spaces}


def artifacts(row: list[int]) -> dict[str, int]:
    return {str(ARTIFACT.say(i)): row[i] for i in range(1, ARTIFACTS + 1) if row[i]}


# -- magic -----------------------------------------------------------------------


def add_magic(game: Game, seen: View) -> None:
    seen.window = kebab(Window(game.window))
    seen.queue = [play_view(game, play, None) for play in played(game)]
    seen.resolving = game.resolving
    seen.spell_deck, seen.spent = game.spell_deck.bit_count(), SOME_SPELLS.say(game.spent)
    seen.spy, seen.taboo, seen.last_first = SEAT.say(game.spy), SPACE.say(game.taboo), bool(game.last_first)
    seen.smuggler, seen.smuggled = SEAT.say(game.smuggler), SOME_SPACES.say(game.smuggled)


def add_own_magic(game: Game, viewer: int, seen: View) -> None:
    """The own tokens that were named, and what the seat asked draws or looks through."""
    seen.queue = [play_view(game, play, viewer) for play in played(game)]
    if game.asked >> viewer & 1:
        if game.ask == Ask.KEEP:
            seen.drawn = SOME_SPELLS.say(game.drawn)
        if game.ask == Ask.CHOOSE:
            seen.looking = looked_through(game)


def played(game: Game) -> list[Play]:
    return game.queue.plays[: game.queue.count]


def looked_through(game: Game) -> StackView:
    """The stack that the seat asked looks through, from the top down."""
    space = game.queue.plays[game.resolving].space
    stack = game.rooms[space - ROOM].stack
    return StackView(str(SPACE.say(space)), [ARTIFACT.say(card) for card in stack.cards[: stack.count][::-1]])


def play_view(game: Game, play: Play, viewer: int | None) -> PlayView:
    seen = PlayView(play=str(PLAYED.say(play.what)), seat=play.seat, fate=kebab(Fate(play.fate)))
    if play.space:
        seen.space = SPACE.say(play.space)
    if play.whom >= 0:
        seen.of = play.whom
    if play.token and (viewer == play.whom or is_named_openly(game, play)):
        seen.token = TOKEN.say(play.token)
    if play.to:
        seen.to = SPACE.say(play.to)
    if play.artifact:
        seen.artifact = ARTIFACT.say(play.artifact)
    if play.against:
        seen.against = PLAYED.say(play.against)
    return seen


def is_named_openly(game: Game, play: Play) -> bool:
    """Whether all see which token is meant. One that has left its space may have been named face down (reading 49)."""
    return stands(game, play.whom, play.token, play.space) and is_up(game, play.whom, play.token)
