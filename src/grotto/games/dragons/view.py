"""What a seat, or a spectator, may know of a table of Aladdin's Dragons. Built field by field: the hidden is absent."""

from typing import Any

import msgspec
from msgspec import UNSET, Struct, UnsetType

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
from grotto.games.dragons.state import Ask, Ended, Fate, Game, Play, Window
from grotto.tabletop.words import SEAT, SEATS, kebab


class SeatView(Struct):
    """`open` says where each token lies that all see, `face_down` how many others lie where.

    `home` is how many are behind the screen, `seen_home` those of them that all saw go there. Its own seat knows more:
    `hidden` says where its face-down tokens lie, `at_home` which are behind the screen.
    """

    open: dict[str, str]
    face_down: dict[str, int]
    doubled: list[str]
    home: int
    seen_home: list[str]
    artifacts: dict[str, int]
    points: int
    treasure: dict[str, int] | UnsetType = UNSET
    hidden: dict[str, str] | UnsetType = UNSET
    at_home: list[str] | UnsetType = UNSET
    used: dict[str, int] | UnsetType = UNSET
    limit: int | UnsetType = UNSET
    held: int | UnsetType = UNSET
    spells: list[str] | UnsetType = UNSET
    scrolls: int | UnsetType = UNSET


class RoomView(Struct):
    """`stack` is how many artifacts there are; with magic the one that lies open is named."""

    stack: int
    on_sale: bool
    artifact: str | UnsetType = UNSET


class PlayView(Struct):
    play: str
    seat: int
    fate: str
    space: str | UnsetType = UNSET
    of: int | UnsetType = UNSET
    token: str | UnsetType = UNSET
    to: str | UnsetType = UNSET
    artifact: str | UnsetType = UNSET
    against: str | UnsetType = UNSET


class StackView(Struct):
    space: str
    artifacts: list[str]


class View(Struct):
    """An unlimited bank has nothing to be counted. Of the treasure cards `cards` are left; all saw `used_cards`."""

    game: str
    magic: bool
    ask: str
    asked: list[int]
    round: int
    first: int | None
    turn: int | None
    space: str | None
    chosen: str | None
    owed: int
    ended: str
    caves: dict[str, list[int]]
    rooms: dict[str, RoomView]
    inside: list[int]
    cards: int
    used_cards: list[int]
    seats: list[SeatView]
    bank: dict[str, int] | UnsetType = UNSET
    guard: int | UnsetType = UNSET
    viewer: int | UnsetType = UNSET
    window: str | UnsetType = UNSET
    queue: list[PlayView] | UnsetType = UNSET
    resolving: int | UnsetType = UNSET
    spell_deck: int | UnsetType = UNSET
    spent: list[str] | UnsetType = UNSET
    spy: int | UnsetType | None = UNSET
    taboo: str | UnsetType | None = UNSET
    last_first: bool | UnsetType = UNSET
    smuggler: int | UnsetType | None = UNSET
    smuggled: list[str] | UnsetType = UNSET
    drawn: list[str] | UnsetType = UNSET
    looking: StackView | UnsetType = UNSET


def view(game: Game, viewer: int | None) -> dict[str, Any]:
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
        seats=[seat_view(game, seat, viewer) for seat in range(game.seat_count)],
    )
    if not game.unlimited:
        seen.bank = treasures(game.bank)
    if game.space >= GUARD:
        seen.guard = game.guard
    if viewer is not None:
        seen.viewer = viewer
    if game.magic:
        add_magic(game, viewer, seen)
    built: dict[str, Any] = msgspec.to_builtins(seen)
    return built


def treasures(row: list[int]) -> dict[str, int]:
    return dict(zip(KIND_NAMES, row, strict=True))


def room_view(game: Game, room: int) -> RoomView:
    place = game.rooms[room]
    seen = RoomView(stack=place.stack.count, on_sale=bool(place.open))
    if game.magic and place.open:
        seen.artifact = ARTIFACT.say(place.stack.cards[place.stack.count - 1])
    return seen


# -- seats -----------------------------------------------------------------------


def seat_view(game: Game, seat: int, viewer: int | None) -> SeatView:
    me = game.seats[seat]
    laid = [token for token in range(1, LAST_TOKEN + 1) if me.tokens.at[token] != HOME]
    at_home = [token for token in range(1, TOKENS + 1) if me.tokens.at[token] == HOME]
    seen = SeatView(
        open={TOKEN.say(token): SPACE.say(me.tokens.at[token]) for token in laid if is_up(game, seat, token)},
        face_down=face_down(game, seat),
        doubled=[TOKEN.say(token) for token in laid if me.tokens.doubled >> token & 1],
        home=len(at_home),
        seen_home=[TOKEN.say(token) for token in at_home if me.tokens.face >> token & 1],
        artifacts=artifacts(me.artifacts),
        points=points(game, seat),
    )
    if seat == viewer or game.open_screens or game.ended:
        seen.treasure = treasures(me.treasure)
    if seat == viewer:
        seen.hidden = {
            TOKEN.say(token): SPACE.say(me.tokens.at[token]) for token in laid if not is_up(game, seat, token)
        }
        seen.at_home = [TOKEN.say(token) for token in at_home]
    if game.magic:
        add_powers(game, seat, viewer, seen)
    return seen


def add_powers(game: Game, seat: int, viewer: int | None, seen: SeatView) -> None:
    me = game.seats[seat]
    seen.used, seen.limit, seen.scrolls = artifacts(me.used), me.limit, scrolls(game, seat)
    seen.held = me.spells.bit_count()
    if seat == viewer:
        seen.spells = SOME_SPELLS.say(me.spells)


def face_down(game: Game, seat: int) -> dict[str, int]:
    at = game.seats[seat].tokens.at
    spaces = sorted([at[t] for t in range(1, TOKENS + 1) if at[t] != HOME and not is_up(game, seat, t)])
    return {str(SPACE.say(space)): spaces.count(space) for space in spaces}


def artifacts(row: list[int]) -> dict[str, int]:
    return {str(ARTIFACT.say(i)): row[i] for i in range(1, ARTIFACTS + 1) if row[i]}


# -- magic -----------------------------------------------------------------------


def add_magic(game: Game, viewer: int | None, seen: View) -> None:
    seen.window = kebab(Window(game.window))
    seen.queue = [play_view(game, play, viewer) for play in game.queue.plays[: game.queue.count]]
    seen.resolving = game.resolving
    seen.spell_deck, seen.spent = game.spell_deck.bit_count(), SOME_SPELLS.say(game.spent)
    seen.spy, seen.taboo, seen.last_first = SEAT.say(game.spy), SPACE.say(game.taboo), bool(game.last_first)
    seen.smuggler, seen.smuggled = SEAT.say(game.smuggler), SOME_SPACES.say(game.smuggled)
    if viewer is not None and game.asked >> viewer & 1:
        if game.ask == Ask.KEEP:
            seen.drawn = SOME_SPELLS.say(game.drawn)
        if game.ask == Ask.CHOOSE:
            seen.looking = looked_through(game)


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
