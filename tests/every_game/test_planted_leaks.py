"""The tests of secrecy are tested: leaks are planted, large and small, and each must be found."""

import dataclasses
import random
from collections.abc import Callable
from functools import cache
from types import SimpleNamespace
from typing import Any

import pytest

from grotto.games.digup.events import Event
from grotto.games.digup.pieces import IDOL
from grotto.games.digup.state import OPEN, Ask
from grotto.tabletop.box import Box
from grotto.tabletop.events import EVERYBODY, note
from tests.every_game.secrecy import Leak, Scene, Viewer, check_dealt_again, check_looks, scene, viewers
from tests.every_game.sounds import check_sounds
from tests.every_game.tables import BOXES
from tests.every_game.test_secrets import tables_of
from tests.games.digup.draw import draw

pytestmark = pytest.mark.slow

DIGUP = BOXES["digup"]
SEATS = 3
SECRET_TELLINGS = [telling.key for telling in DIGUP.tellings if any(part.secret for part in telling.parts)]
PRIVATE_TELLINGS = [telling.key for telling in DIGUP.tellings if telling.private]


@cache
def scenes_after_set_up() -> list[Scene]:
    tables = [table for table in tables_of("digup", SEATS) if table.ask not in (Ask.COLOUR, Ask.OVER)]
    # Two worlds in which the same seat may unfold a map are rare: here are some of them.
    tables += [draw(SEATS, hands=["map map map"]).game for _ in range(4)]
    found = [(n, table, viewer) for n, table in enumerate(tables) for viewer in viewers(table)]
    random.Random(1).shuffle(found)
    return [scene(DIGUP, table, viewer, worlds=4, seed=n, twins=2) for n, table, viewer in found]


def looks(box: Box) -> None:
    for at in scenes_after_set_up():
        check_looks(box, at)


def sounds(box: Box) -> None:
    dice = random.Random(1)
    for at in scenes_after_set_up():
        check_sounds(box, at, dice, most=60)


def with_plain(**functions: Callable[..., Any]) -> Box:
    box = dataclasses.replace(DIGUP)
    object.__setattr__(box, "plain", SimpleNamespace(**{**vars(DIGUP.plain), **functions}))
    return box


def with_note(heard: Callable[..., None]) -> Box:
    box = dataclasses.replace(DIGUP)
    object.__setattr__(box, "plain", DIGUP.world(lambda function: function, {note: heard}))
    return box


def test_nothing_is_found_where_nothing_was_planted() -> None:
    looks(DIGUP)
    sounds(DIGUP)


# -- in views -------------------------------------------------------------------

Addition = Callable[[Any, Viewer], dict[str, Any]]


def others(game: Any, viewer: Viewer) -> list[int]:
    return [seat for seat in range(game.seat_count) if seat != viewer]


IN_VIEWS: dict[str, Addition] = {
    "the top of the pile": lambda game, _: {"top": game.pile.cards[max(game.pile.count - 1, 0)]},
    "the bottom of the pile": lambda game, _: {"bottom": game.pile.cards[0]},
    "the hands of others": lambda game, viewer: {"hands": [game.seats[s].hand.as_json() for s in others(game, viewer)]},
    "how many idols others hold": lambda game, viewer: {
        "idols": sum(game.seats[s].hand.cards.count(IDOL) for s in others(game, viewer))
    },
    "one hidden cell": lambda game, _: {"cell": game.seats[1].mine[3].card},
    "a sum over hidden cells": lambda game, _: {"sum": sum(c.card for c in game.seats[0].mine) % 7},
    "a bit of the key": lambda game, _: {"odd": game.luck.key[3] & 1},
    "how much luck was used": lambda game, _: {"used": game.luck.used},
    "the map to everybody": lambda game, _: {"map": game.map.as_json()},
    "the card taken to everybody": lambda game, _: {"taken": game.taken} if game.ask == Ask.BINOCULARS_GIVE else {},
    "to a spectator alone": lambda game, viewer: {"cell": game.seats[0].mine[0].card} if viewer is None else {},
    "to seat 2 alone": lambda game, viewer: {"hand": game.seats[0].hand.as_json()} if viewer == 2 else {},
    "what others have seen": lambda game, _: {
        "seen": [c.card for s in game.seats for c in s.mine if c.known not in (0, OPEN)]
    },
    "only the length of a text": lambda game, _: {"pad": " " * (game.pile.cards[0] % 3)},
}


@pytest.mark.parametrize("leak", list(IN_VIEWS))
def test_found_in_a_view(leak: str) -> None:
    def leaky(game: Any, viewer: Viewer) -> dict[str, Any]:
        return {**DIGUP.view(game, viewer), **IN_VIEWS[leak](game, viewer)}

    with pytest.raises(Leak):
        looks(dataclasses.replace(DIGUP, view=leaky))


def test_found_in_the_order_of_a_view() -> None:
    def leaky(game: Any, viewer: Viewer) -> dict[str, Any]:
        seen = DIGUP.view(game, viewer)
        return dict(reversed(seen.items())) if game.pile.cards[0] % 2 else seen

    with pytest.raises(Leak):
        looks(dataclasses.replace(DIGUP, view=leaky))


# -- in what may be done --------------------------------------------------------


def test_found_in_the_legal_list() -> None:
    def leaky(game: Any, seat: int, into: Any) -> int:
        count: int = DIGUP.plain.legal(game, seat, into)
        return count - (count > 1 and game.seats[seat].mine[0].card % 2)

    with pytest.raises(Leak):
        looks(with_plain(legal=leaky))


def test_found_in_the_order_of_the_legal_list() -> None:
    def leaky(game: Any, seat: int, into: Any) -> int:
        count: int = DIGUP.plain.legal(game, seat, into)
        if game.pile.cards[0] % 2:
            into[:count] = into[:count][::-1]
        return count

    with pytest.raises(Leak):
        looks(with_plain(legal=leaky))


def test_found_in_the_reason_of_a_refusal() -> None:
    """A hidden idol in the own mine that a refusal would betray (reading 13)."""

    def leaky(game: Any, seat: int, action: int) -> int:
        reason: int = DIGUP.plain.refusal(game, seat, action)
        idol = any(place.card == IDOL for place in game.seats[seat].mine)
        return 7 if reason == 5 and idol else reason

    with pytest.raises(Leak):
        looks(with_plain(refusal=leaky))


# -- in events ------------------------------------------------------------------


@pytest.mark.parametrize("key", SECRET_TELLINGS)
def test_found_when_a_secret_part_is_told_to_all(key: str) -> None:
    tellings = list(DIGUP.tellings)
    at = next(i for i, telling in enumerate(tellings) if telling.key == key)
    parts = tuple(dataclasses.replace(part, secret=False) for part in tellings[at].parts)
    tellings[at] = dataclasses.replace(tellings[at], parts=parts)
    with pytest.raises(Leak):
        sounds(dataclasses.replace(DIGUP, tellings=tellings))


@pytest.mark.parametrize("key", SECRET_TELLINGS)
def test_found_when_a_secret_part_passes_as_revealed(key: str) -> None:
    """To say `reveals` is no way out: what is revealed must lie open afterwards."""
    tellings = list(DIGUP.tellings)
    at = next(i for i, telling in enumerate(tellings) if telling.key == key)
    secret = tuple(part.name for part in tellings[at].parts if part.secret)
    parts = tuple(dataclasses.replace(part, secret=False) for part in tellings[at].parts)
    tellings[at] = dataclasses.replace(tellings[at], parts=parts, reveals=secret)
    with pytest.raises(Leak):
        sounds(dataclasses.replace(DIGUP, tellings=tellings))


@pytest.mark.parametrize("key", PRIVATE_TELLINGS)
def test_found_when_a_private_event_is_heard_by_all(key: str) -> None:
    tellings = [dataclasses.replace(t, private=t.private and t.key != key) for t in DIGUP.tellings]
    with pytest.raises(Leak):
        sounds(dataclasses.replace(DIGUP, tellings=tellings))


@pytest.mark.parametrize("more", [EVERYBODY, 1 << 1], ids=["all", "seat-1"])
@pytest.mark.parametrize("key", SECRET_TELLINGS)
def test_found_when_there_are_knowers_too_many(key: str, more: int) -> None:
    def wide(game: Any, kind: int, knowers: int, a: int, b: int, c: int, d: int) -> None:
        note(game, kind, knowers | more if DIGUP.tellings[kind].key == key else knowers, a, b, c, d)

    with pytest.raises(Leak):
        sounds(with_note(wide))


@pytest.mark.parametrize("kind", [Event.DREW, Event.LIFTED, Event.LOOKED_AT_MAP, Event.KEPT, Event.LOOKED_AT_CELL])
def test_found_when_an_open_event_depends_on_a_secret(kind: Event) -> None:
    def chatty(game: Any, of: int, knowers: int, a: int, b: int, c: int, d: int) -> None:
        note(game, of, knowers, a, b, c, d)
        if of == kind and (a + b + c + d) % 2:
            note(game, Event.STOPPED, EVERYBODY, 0, 0, 0, 0)

    with pytest.raises(Leak):
        sounds(with_note(chatty))


# -- in dealing again -----------------------------------------------------------


def dealt_again(deal: Callable[..., None]) -> None:
    box, dice = with_plain(deal_again=deal), random.Random(1)
    for n, table in enumerate(tables_of("digup", SEATS)):
        if table.ask not in (Ask.COLOUR, Ask.OVER):
            at = scene(box, table, 1, worlds=25, seed=n)
            check_looks(box, at)
            check_dealt_again(box, at, dice)


def test_found_when_the_pile_is_not_dealt_again() -> None:
    def lazy(game: Any, seat: int, luck: Any, pool: Any) -> None:
        kept = game.copy()
        DIGUP.plain.deal_again(game, seat, luck, pool)
        for key in range(8):
            kept.luck.key[key] = game.luck.key[key]
        game.__dict__.update(kept.__dict__)

    with pytest.raises(Leak, match="never dealt again"):
        dealt_again(lazy)


def test_found_when_luck_is_not_dealt_again() -> None:
    def lazy(game: Any, seat: int, luck: Any, pool: Any) -> None:
        key = list(game.luck.key)
        DIGUP.plain.deal_again(game, seat, luck, pool)
        game.luck.key = key

    with pytest.raises(Leak, match="luck"):
        dealt_again(lazy)


def test_found_when_one_hand_is_not_dealt_again() -> None:
    def lazy(game: Any, seat: int, luck: Any, pool: Any) -> None:
        """Deals as for a seat that sees the hand of seat 2."""
        ask, turn, whom = game.ask, game.turn, game.whom
        if ask == Ask.PLAY:
            game.ask, game.turn, game.whom = Ask.BINOCULARS_TAKE, seat, 2
        DIGUP.plain.deal_again(game, seat, luck, pool)
        game.ask, game.turn, game.whom = ask, turn, whom

    with pytest.raises(Leak, match="never dealt again"):
        dealt_again(lazy)


def test_found_when_too_much_is_dealt_again() -> None:
    def wild(game: Any, seat: int, luck: Any, pool: Any) -> None:
        DIGUP.plain.deal_again(game, (seat + 1) % game.seat_count, luck, pool)

    with pytest.raises(Leak, match="sees what is hidden"):
        dealt_again(wild)


def test_found_when_a_card_is_lost_in_dealing() -> None:
    def clumsy(game: Any, seat: int, luck: Any, pool: Any) -> None:
        DIGUP.plain.deal_again(game, seat, luck, pool)
        if game.pile.count > 1:
            game.pile.cards[0] = game.pile.cards[1]

    with pytest.raises(Leak, match="cannot be"):
        dealt_again(clumsy)
