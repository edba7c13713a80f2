"""What a seat, or a spectator, may know of a table of Aladdin & the Magic Lamp. Built up: the hidden is absent.

First what everybody may know, once for all viewers; to a copy of it is added what the viewer alone knows.
"""

from collections import Counter
from collections.abc import Sequence
from copy import copy
from typing import Any

import msgspec
from msgspec import UNSET, Struct, UnsetType

from grotto.games.lamp.pieces import (
    BELOW_SORCERER,
    CARD,
    CHEST,
    CHESTS,
    EFFECT,
    KIND,
    KIND_NAMES,
    LAST_JEWEL,
    METAL_NAMES,
    SORCERER,
    STONE_NAMES,
    TALISMAN,
)
from grotto.games.lamp.rules.cards import sets
from grotto.games.lamp.rules.chests import size
from grotto.games.lamp.rules.end import has_most, score
from grotto.games.lamp.state import HAND, Ask, Ended, Game
from grotto.games.lamp.unseen import known_cards
from grotto.tabletop.words import SEAT, SEATS, kebab


class ChestView(Struct):
    """`left` is what is in it, in no order: all can count that. `known` is for who has peeked, from the top down."""

    chest: str
    cards: int
    sorcerer_drawn: bool
    left: dict[str, int]
    known: list[str] | UnsetType = UNSET


class LampView(Struct):
    """`seen` are the cards under the pile, in the order in which they will come after the unseen."""

    cards: int
    unseen: int
    seen: list[str]


class SeatView(Struct):
    """`dice`, `slap`, `place` and `passing` are absent while they are sealed, but for the viewer's own."""

    cards: dict[str, int]
    talismans: dict[str, int]
    alone: int
    sorcerers: int
    sets: dict[str, int]
    majorities: list[str]
    points: int
    dice: dict[str, int] | UnsetType = UNSET
    slap: str | UnsetType | None = UNSET
    place: int | UnsetType | None = UNSET
    passing: str | UnsetType | None = UNSET


class SummonerView(Struct):
    """Who has summoned the Genie, and for which face."""

    face: int
    seat: int


class View(Struct):
    game: str
    ask: str
    asked: list[int]
    turn: int
    ended: str
    precious: bool
    player: int | None
    thief: int | None
    offenders: list[int]
    summoners: list[SummonerView]
    wish: int
    effect: str | None
    spared: list[int]
    chest: str | None
    found: list[str]
    scorpions: int
    ring: int | None
    chests: list[ChestView]
    lamp: LampView
    discard: dict[str, int]
    seats: list[SeatView]
    viewer: int | UnsetType = UNSET
    giving: str | UnsetType = UNSET


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
    seen.chests = [own_chest(game, chest, viewer, it) for chest, it in enumerate(seen.chests)]
    seen.seats = [own_seat(game, i, it) if i == viewer else it for i, it in enumerate(seen.seats)]
    return seen


def open_view(game: Game) -> View:
    seen = View(
        game="lamp",
        ask=kebab(Ask(game.ask)),
        asked=SEATS.say(game.asked),
        turn=game.turn,
        ended=kebab(Ended(game.ended)),
        precious=bool(game.precious),
        player=SEAT.say(game.player),
        thief=SEAT.say(game.thief),
        offenders=SEATS.say(game.offenders),
        summoners=[SummonerView(face, int(seat)) for face, seat in enumerate(game.summoners, 1) if seat >= 0],
        wish=game.wish,
        effect=EFFECT.say(game.effect),
        spared=SEATS.say(game.spared),
        chest=CHEST.say(game.chest) if game.ask == Ask.SEARCH else None,
        found=[CARD.say(card) for card in game.drawn.cards[: game.drawn.count]],
        scorpions=game.scorpions,
        ring=SEAT.say(game.ring),
        chests=[chest_view(game, chest) for chest in range(CHESTS)],
        lamp=lamp_view(game),
        discard=game.discard.as_json(),
        seats=[seat_view(game, seat) for seat in range(game.seat_count)],
    )
    if game.giving:
        seen.giving = KIND.say(game.giving)
    return seen


def chest_view(game: Game, chest: int) -> ChestView:
    it = game.chests[chest]
    counted = Counter(it.cards.cards[: it.cards.count])
    return ChestView(
        chest=METAL_NAMES[chest],
        cards=size(game, chest),
        sorcerer_drawn=bool(it.sorcerer_drawn),
        left={str(CARD.say(card)): counted[card] for card in sorted(counted)},
    )


def own_chest(game: Game, chest: int, viewer: int, everybodys: ChestView) -> ChestView:
    known = known_cards(game, viewer, chest)
    if not known:
        return everybodys
    seen = copy(everybodys)
    seen.known = known_names(game, chest, known)
    return seen


def known_names(game: Game, chest: int, known: int) -> list[str]:
    """The cards from the top down; where the Sorcerer lies among them all know."""
    it, names = game.chests[chest], []
    for slot in range(it.cards.count - 1, it.cards.count - 1 - known, -1):
        if slot == BELOW_SORCERER - 1 and not it.sorcerer_drawn:
            names.append(str(CARD.say(SORCERER)))
        names.append(str(CARD.say(it.cards.cards[slot])))
    return names


def lamp_view(game: Game) -> LampView:
    lamp, count = game.lamp, game.lamp.cards.count
    seen = [lamp.cards.cards[(lamp.top + i) % count] for i in range(lamp.unseen, count)]
    return LampView(cards=count, unseen=lamp.unseen, seen=[EFFECT.say(effect) for effect in seen])


def seat_view(game: Game, seat: int) -> SeatView:
    me = game.seats[seat]
    seen = SeatView(
        cards={KIND_NAMES[kind]: me.cards.copies[kind] for kind in range(1, LAST_JEWEL + 1) if me.cards.copies[kind]},
        talismans=me.talismans.as_json(),
        alone=me.cards.copies[TALISMAN],
        sorcerers=me.cards.copies[SORCERER],
        sets={metal: sets(game, seat, i) for i, metal in enumerate(METAL_NAMES) if sets(game, seat, i)},
        majorities=[name for stone, name in enumerate(STONE_NAMES, 1) if has_most(game, seat, stone)],
        points=score(game, seat),
    )
    if game.ask != Ask.CHOOSE:
        seen.dice = dice_of(game, seat)
    if game.ask != Ask.RACE:
        seen.slap, seen.place = HAND.say(me.slap), me.place or None
    if game.ask != Ask.PASS_CARD:
        seen.passing = KIND.say(me.passing)
    return seen


def own_seat(game: Game, seat: int, everybodys: SeatView) -> SeatView:
    """The own choices, sealed or not."""
    me, seen = game.seats[seat], copy(everybodys)
    seen.dice, seen.passing = dice_of(game, seat), KIND.say(me.passing)
    seen.slap, seen.place = HAND.say(me.slap), me.place or None
    return seen


def dice_of(game: Game, seat: int) -> dict[str, int]:
    return {metal: face for metal, face in zip(METAL_NAMES, game.seats[seat].dice, strict=True) if face}
