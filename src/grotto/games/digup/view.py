"""What a seat, or a spectator, may know of a table of DIG UP. Built field by field: the hidden is absent."""

from typing import Any

import msgspec
from msgspec import UNSET, Struct, UnsetType

from grotto.games.digup.pieces import CARD, CELL, COLOUR, SOME_COLOURS
from grotto.games.digup.rules.end import longest_row, score
from grotto.games.digup.rules.mine import knows
from grotto.games.digup.rules.solo import placed
from grotto.games.digup.state import OPEN, Ask, Ended, Game, mines
from grotto.tabletop.piles import Stack
from grotto.tabletop.words import SEAT, SEATS, kebab


class CellView(Struct):
    """`card` is absent where the viewer does not know it; `seen_by` says who has looked at a hidden card."""

    open: bool
    card: str | UnsetType = UNSET
    seen_by: list[int] | UnsetType = UNSET


class SeatView(Struct):
    colour: str | None
    held: int
    mine: list[CellView]
    hand: list[str] | UnsetType = UNSET
    points: int | UnsetType = UNSET
    row: int | UnsetType = UNSET


class HandView(Struct):
    seat: int
    hand: list[str]


class ChosenView(Struct):
    """What was named so far for the adventure in play: a cell of the own mine, or the card that was taken."""

    cell: int | UnsetType = UNSET
    card: str | UnsetType = UNSET


class View(Struct):
    game: str
    ask: str
    asked: list[int]
    round: int
    turn: int | None
    first: int | None
    plays: int
    triggered: bool
    ended: str
    playing: str | None
    colours: list[str]
    pile: int
    discard: list[str]
    blown: int
    river: list[str]
    seats: list[SeatView]
    viewer: int | UnsetType = UNSET
    map: list[str] | UnsetType = UNSET
    looked_at: HandView | UnsetType = UNSET
    chosen: ChosenView | UnsetType = UNSET
    skeletons: int | UnsetType = UNSET
    placed: int | UnsetType = UNSET


def view(game: Game, viewer: int | None) -> dict[str, Any]:
    seen = View(
        game="digup",
        ask=kebab(Ask(game.ask)),
        asked=SEATS.say(game.asked),
        round=game.round,
        turn=SEAT.say(game.turn),
        first=SEAT.say(game.first),
        plays=game.plays,
        triggered=bool(game.triggered),
        ended=kebab(Ended(game.ended)),
        playing=CARD.say(game.playing),
        colours=SOME_COLOURS.say(game.colours),
        pile=game.pile.count,
        discard=names(game.discard),
        blown=game.blown,
        river=names(game.river),
        seats=[seat_view(game, seat, viewer) for seat in range(mines(game))],
    )
    if viewer is not None:
        seen.viewer = viewer
    if game.ask in (Ask.PURSE_SECOND, Ask.BRIDGE_THEIRS):
        seen.chosen = ChosenView(cell=CELL.say(game.cell))
    if viewer == game.turn:
        add_own_choices(game, seen)
    if game.seat_count == 1:
        seen.skeletons, seen.placed = game.skeletons, placed(game)
    built: dict[str, Any] = msgspec.to_builtins(seen)
    return built


def seat_view(game: Game, seat: int, viewer: int | None) -> SeatView:
    me = game.seats[seat]
    cells = [cell_view(game, seat, cell, viewer) for cell in range(len(me.mine)) if me.mine[cell].card]
    seen = SeatView(colour=COLOUR.say(me.colour), held=me.hand.count, mine=cells)
    if seat == viewer:
        seen.hand = names(me.hand)
    if game.ended in (Ended.MINE_COMPLETE, Ended.ROUND_LIMIT):
        seen.points, seen.row = score(game, seat), longest_row(game, seat)
    return seen


def cell_view(game: Game, seat: int, cell: int, viewer: int | None) -> CellView:
    place = game.seats[seat].mine[cell]
    seen = CellView(open=place.known == OPEN)
    if seen.open or (viewer is not None and knows(game, viewer, seat, cell)):
        seen.card = CARD.say(place.card)
    if not seen.open and place.known:
        seen.seen_by = SEATS.say(place.known)
    return seen


def add_own_choices(game: Game, seen: View) -> None:
    """What the player of an adventure sees while he carries it out: the map, the hand looked at, the card taken."""
    if game.ask in (Ask.MAP_KEEP, Ask.MAP_RETURN):
        seen.map = names(game.map)
    if game.ask == Ask.BINOCULARS_TAKE:
        seen.looked_at = HandView(game.whom, names(game.seats[game.whom].hand))
    if game.ask == Ask.BINOCULARS_GIVE:
        seen.chosen = ChosenView(card=CARD.say(game.taken))


def names(cards: Stack) -> list[str]:
    return [CARD.say(card) for card in cards.cards[: cards.count]]
