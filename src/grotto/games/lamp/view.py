"""What a seat, or a spectator, may know of a table of Aladdin & the Magic Lamp. Built up: the hidden is absent."""

from collections import Counter
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
        chests=[chest_view(game, chest, viewer) for chest in range(CHESTS)],
        lamp=lamp_view(game),
        discard=game.discard.as_json(),
        seats=[seat_view(game, seat, viewer) for seat in range(game.seat_count)],
    )
    if viewer is not None:
        seen.viewer = viewer
    if game.giving:
        seen.giving = KIND.say(game.giving)
    built: dict[str, Any] = msgspec.to_builtins(seen)
    return built


def chest_view(game: Game, chest: int, viewer: int | None) -> ChestView:
    it = game.chests[chest]
    counted = Counter(it.cards.cards[: it.cards.count])
    seen = ChestView(
        chest=METAL_NAMES[chest],
        cards=size(game, chest),
        sorcerer_drawn=bool(it.sorcerer_drawn),
        left={str(CARD.say(card)): counted[card] for card in sorted(counted)},
    )
    if viewer is not None and known_cards(game, viewer, chest):
        seen.known = known_names(game, chest, known_cards(game, viewer, chest))
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


def seat_view(game: Game, seat: int, viewer: int | None) -> SeatView:
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
    own = seat == viewer
    if own or game.ask != Ask.CHOOSE:
        seen.dice = {metal: face for metal, face in zip(METAL_NAMES, me.dice, strict=True) if face}
    if own or game.ask != Ask.RACE:
        seen.slap, seen.place = HAND.say(me.slap), me.place or None
    if own or game.ask != Ask.PASS_CARD:
        seen.passing = KIND.say(me.passing)
    return seen
