"""Leaks planted in what the games tell must be found: large ones, and such as hide beside or behind lawful news."""

import dataclasses
import random
from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

import pytest

from grotto.games.digup.events import Event as Digup
from grotto.games.digup.pieces import IDOL
from grotto.games.dragons.events import Event as Dragons
from grotto.games.lamp.events import Event as Lamp
from grotto.tabletop.box import Box
from grotto.tabletop.events import EVERYBODY, Telling, note
from tests.every_game.secrecy import Leak, Scene, legal, moments, scene, viewers
from tests.every_game.sounds import check_sounds, tell
from tests.every_game.tables import BOXES
from tests.games.dragons.casting import placed
from tests.games.look import act

pytestmark = pytest.mark.slow

SEATS = 3
GAMES = {"digup": 6, "lamp": 6, "dragons": 2}
EACH = 4


@cache
def tables(game: str) -> dict[str, list[Any]]:
    """By the key of an event: some tables where the next action may tell it, and not all of it to everybody."""
    box, found, dice = BOXES[game], defaultdict(list), random.Random(1)
    for seed in range(GAMES[game]):
        for table in moments(box, SEATS, {}, seed):
            for seat in range(SEATS):
                for key in keys_told(box, table, seat, dice):
                    found[key].append(table)
    if game == "dragons":
        found["moved"] = [named_in_secret()]  # rare in random games
    return {key: dice.sample(some, min(EACH, len(some))) for key, some in found.items()}


def named_in_secret() -> Any:
    """Seat 1 has named its 4, which the eclipse takes; in some worlds it has named its 7, or others lie there."""
    tokens = ["9=(tent) 8=(djinn)", "4=(tent) 7=(tent) 2=(djinn)", "6=(djinn)"]
    spells = ["solar-eclipse", "second-chance", "charity"]
    match = placed(spells=spells, tokens=tokens, artifacts=["lamp", "lamp", "lamp"])
    act(match, "0: cast solar-eclipse", "0: at tent", "1: cast second-chance", "1: at tent", "1: own hidden token 4")
    act(match, "1: to market")
    assert match.asked == [2]
    return match.game


def keys_told(box: Box, table: Any, seat: int, dice: random.Random) -> set[str]:
    numbers = legal(box, table, seat)
    if not numbers:
        return set()
    told = tell(box, None, table, seat, dice.choice(numbers), len(numbers) == 1).happenings
    return {h.telling.key for h in told if not h.known_to(None) or not any(part.secret for part in h.telling.parts)}


@cache
def scenes(game: str, key: str) -> list[Scene]:
    some = tables(game)[key]
    return [
        scene(BOXES[game], table, viewer, worlds=12, seed=n, twins=6)
        for n, table in enumerate(some)
        for viewer in viewers(table)
    ]


def sounds(box: Box, some: list[Scene]) -> None:
    dice = random.Random(1)
    for at in some:
        check_sounds(box, at, dice, most=60)


def secrets(game: str) -> list[tuple[str, str]]:
    return [(game, telling.key) for telling in BOXES[game].tellings if any(part.secret for part in telling.parts)]


every_secret = pytest.mark.parametrize(("game", "key"), [secret for game in GAMES for secret in secrets(game)])


def with_telling(game: str, key: str, **changed: Any) -> Box:
    box = BOXES[game]
    tellings = [dataclasses.replace(t, **changed) if t.key == key else t for t in box.tellings]
    return dataclasses.replace(box, tellings=tellings)


def telling_of(game: str, key: str) -> Telling:
    return next(telling for telling in BOXES[game].tellings if telling.key == key)


def with_note(game: str, heard: Callable[..., None]) -> Box:
    box = dataclasses.replace(BOXES[game])
    object.__setattr__(box, "plain", BOXES[game].world(lambda function: function, {note: heard}))
    return box


# -- what is secret, told ---------------------------------------------------------


@every_secret
def test_nothing_is_found_where_nothing_was_planted(game: str, key: str) -> None:
    sounds(BOXES[game], scenes(game, key))


@every_secret
def test_found_when_a_secret_is_told_to_all(game: str, key: str) -> None:
    parts = tuple(dataclasses.replace(part, secret=False) for part in telling_of(game, key).parts)
    with pytest.raises(Leak):
        sounds(with_telling(game, key, parts=parts, private=False), scenes(game, key))


@every_secret
def test_found_when_a_secret_passes_as_revealed(game: str, key: str) -> None:
    """To say `reveals` is no way out: what is revealed must lie open afterwards."""
    parts = telling_of(game, key).parts
    names = tuple(part.name for part in parts if part.secret)
    parts = tuple(dataclasses.replace(part, secret=False) for part in parts)
    with pytest.raises(Leak):
        sounds(with_telling(game, key, parts=parts, private=False, reveals=names), scenes(game, key))


@every_secret
def test_found_when_there_are_knowers_too_many(game: str, key: str) -> None:
    def wide(table: Any, kind: int, knowers: int, a: int, b: int, c: int, d: int) -> None:
        note(table, kind, knowers | 0b110 if BOXES[game].tellings[kind].key == key else knowers, a, b, c, d)

    with pytest.raises(Leak):
        sounds(with_note(game, wide), scenes(game, key))


# -- beside and behind what is lawfully told -----------------------------------------

Numbers = tuple[int, int, int, int]
# What is told to all, with its numbers.
Said = tuple[int, int, int, int, int]


@dataclass(frozen=True)
class Plant:
    """Where in a game an event is told, this is told to all `before` it, `instead` of it, or `after` it."""

    game: str
    event: int
    says: Callable[[Any, Numbers], Said | None]
    where: str

    def box(self) -> Box:
        def leaky(table: Any, kind: int, knowers: int, a: int, b: int, c: int, d: int) -> None:
            said = self.says(table, (a, b, c, d)) if kind == self.event else None
            if said and self.where != "after":
                note(table, said[0], EVERYBODY, *said[1:])
            if not said or self.where != "instead":
                note(table, kind, knowers, a, b, c, d)
            if said and self.where == "after":
                note(table, said[0], EVERYBODY, *said[1:])

        return with_note(self.game, leaky)

    @property
    def key(self) -> str:
        return BOXES[self.game].tellings[self.event].key


def odd(of: int, *said: int) -> Callable[[Any, Numbers], Said | None]:
    """It is told if that number of the event is odd."""
    return lambda _, numbers: padded(said) if numbers[of] % 2 else None


def padded(said: tuple[int, ...]) -> Said:
    kind, a, b, c, d = (*said, *[0] * 5)[:5]
    return kind, a, b, c, d


def top_of_the_pile(table: Any, numbers: Numbers) -> Said | None:
    """After an idol was opened, and only then."""
    return padded((Digup.DUG_OUT, 0, table.pile.cards[table.pile.count - 1])) if numbers[2] == IDOL else None


def next_of_the_chest(table: Any, numbers: Numbers) -> Said | None:
    cards = table.chests[numbers[1]].cards
    return padded((Lamp.TOOK, 0, cards.cards[max(cards.count - 1, 0)] % 16))


PLANTED = {
    "one world has an event more, which would reveal something, in a mine": Plant(
        "digup", Digup.LIFTED, odd(1, Digup.STARTS), "after"
    ),
    "one world has an event more, which would reveal something, while all choose": Plant(
        "lamp", Lamp.SET, odd(1, Lamp.WON_TIE, 0, 1), "after"
    ),
    "one world has an event more, which would reveal something, at the placing": Plant(
        "dragons", Dragons.PLACED, odd(2, Dragons.GUARD, 1), "after"
    ),
    "the opening of a cell is told in two ways": Plant(
        "digup", Digup.OPENED, lambda _, n: padded((Digup.UNCOVERED, *n)) if n[2] % 2 else None, "instead"
    ),
    "a card drawn is told in two ways": Plant(
        "lamp", Lamp.DREW, lambda _, n: padded((Lamp.DREW_FIRST, *n[:3])) if n[3] else None, "instead"
    ),
    "a token turned up is told in two ways": Plant(
        "dragons", Dragons.TURNED_UP, lambda _, n: padded((Dragons.PLACED_OPENLY, *n)) if n[2] % 2 else None, "instead"
    ),
    "after what was opened, the top of the pile": Plant("digup", Digup.OPENED, top_of_the_pile, "after"),
    "after what was drawn, the next in the chest": Plant("lamp", Lamp.DREW, next_of_the_chest, "after"),
    "another part than the one revealed, in a mine": Plant(
        "digup", Digup.OPENED, lambda _, n: padded((Digup.OPENED, n[0], n[2] % 9, n[2])), "instead"
    ),
    "another part than the one revealed, in a chest": Plant(
        "lamp", Lamp.DREW, lambda _, n: padded((Lamp.DREW, n[0], n[2] % 3, n[2], n[3])), "instead"
    ),
    "another part than the one revealed, on the board": Plant(
        "dragons", Dragons.TURNED_UP, lambda _, n: padded((Dragons.TURNED_UP, n[0], n[2], n[2])), "instead"
    ),
    "the order of two events, in a mine": Plant("digup", Digup.LIFTED, odd(1, Digup.COMPLETED), "before"),
    "the order of two events, on the board": Plant("dragons", Dragons.PLACED, odd(2, Dragons.ALL_PLACED), "before"),
}


@pytest.mark.parametrize("leak", list(PLANTED))
def test_found_beside_what_is_lawfully_told(leak: str) -> None:
    plant = PLANTED[leak]
    with pytest.raises(Leak):
        sounds(plant.box(), scenes(plant.game, plant.key))


# -- behind a token named in secret --------------------------------------------------

BEHIND = {
    "the token that moves": Plant(
        "dragons", Dragons.MOVED, lambda _, n: padded((Dragons.COUNTED, n[0], n[2], n[3])), "after"
    ),
    "whether it is odd": Plant("dragons", Dragons.MOVED, odd(3, Dragons.NO_EFFECT), "after"),
    "the spells in a hand": Plant(
        "dragons", Dragons.MOVED, lambda table, n: padded((Dragons.COUNTED, 2, n[2], table.seats[2].spells)), "after"
    ),
    "that none went home": Plant(
        "dragons", Dragons.SENT_HOME, lambda _, n: None if n[2] else padded((Dragons.NO_EFFECT, n[0], 0)), "instead"
    ),
}


@cache
def one_named() -> list[Scene]:
    """The true token will be gone. What is told in the worlds where it is not must be the same in all of them."""
    return [scene(BOXES["dragons"], named_in_secret(), viewer, worlds=12, seed=1) for viewer in (None, 0, 2)]


def test_nothing_is_found_behind_a_token_one_named() -> None:
    sounds(BOXES["dragons"], one_named())


@pytest.mark.parametrize("leak", list(BEHIND))
def test_found_behind_a_token_named_in_secret(leak: str) -> None:
    with pytest.raises(Leak):
        sounds(BEHIND[leak].box(), one_named())


def test_found_when_a_lost_token_is_told_of_without_saying_so() -> None:
    """As it was before there was an event for it: the one thing or the other simply happened."""

    def silent(table: Any, kind: int, knowers: int, a: int, b: int, c: int, d: int) -> None:
        if kind != Dragons.FOUND:
            note(table, kind, knowers, a, b, c, d)

    with pytest.raises(Leak, match="no-effect"):
        sounds(with_note("dragons", silent), one_named())
