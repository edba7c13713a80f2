"""How a leak is found: worlds that differ only in what a viewer cannot know must look and sound alike to him.

A `Scene` is a moment of a game as one viewer (a seat, or None for a spectator) sees it: the true table first, then
tables whose unseen was dealt again, then some where only a few hidden pieces are exchanged. `check_looks` compares what
he sees and may do, `check_dealt_again` whether all that is hidden from him really differs, and `check_sounds` in
`sounds` what he hears of the next action. Each raises `Leak` and says what it found.
"""

import random
import struct
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import msgspec

from grotto.tabletop.box import Box
from grotto.tabletop.chance import started
from grotto.tabletop.layout import Layout, all_numbers
from grotto.tabletop.words import Named, Wording

Viewer = int | None

# How many hidden pieces a twin exchanges, two by two.
MANY_PAIRS, FEW_PAIRS = 24, 2


class Leak(AssertionError):
    """A viewer could know what he must not; or the tables that should show it are none."""


@dataclass
class Scene:
    viewer: Viewer
    worlds: list[Any]


# -- moments and their worlds ---------------------------------------------------


def moments(box: Box, seats: int, options: dict[str, Any], seed: int) -> Iterator[Any]:
    """Every state of a random game where somebody is asked, questions with one answer among them; then the last."""
    dice = random.Random(seed)
    game = box.prepare(seats, box.check_options(options))
    game.luck = started(dice.randbytes(32))
    box.plain.set_up(game)
    into = box.row()
    while game.asked:
        yield game.copy()
        seat = dice.choice([seat for seat in range(seats) if game.asked >> seat & 1])
        count = box.plain.legal(game, seat, into)
        box.plain.answer(game, seat, dice.choice(into[:count]))
    yield game.copy()


def sample(games: Iterator[Iterator[Any]], each: int, seed: int) -> list[Any]:
    """Up to `each` moments of every question asked, from anywhere in the games."""
    dice, by_ask = random.Random(seed), defaultdict(list)
    for game in games:
        for moment in game:
            by_ask[int(moment.ask)].append(moment)
    return [moment for found in by_ask.values() for moment in dice.sample(found, min(each, len(found)))]


def deal_again(box: Box, game: Any, viewer: Viewer, luck: Any) -> Any:
    """Another table that the viewer cannot tell from this one. A spectator is a seat beyond the last: nobody's."""
    again = game.copy()
    box.plain.deal_again(again, max(box.seats) if viewer is None else viewer, luck, box.row())
    return again


def scene(box: Box, game: Any, viewer: Viewer, worlds: int, seed: int, twins: int = 0) -> Scene:
    """Every other twin differs so little that most of what is told next is the same, and what follows is compared."""
    dice = random.Random(f"{seed} {viewer}")
    luck = started(dice.randbytes(32))
    at = Scene(viewer, [game, *(deal_again(box, game, viewer, luck) for _ in range(worlds))])
    at.worlds += [twin(box, at, dice, FEW_PAIRS if nth % 2 else MANY_PAIRS) for nth in range(twins)]
    return at


def twin(box: Box, at: Scene, dice: random.Random, pairs: int) -> Any:
    """The true table with some hidden pieces exchanged, two by two, so that most actions may be done in both."""
    game = at.worlds[0]
    seen = knowledge(box, game, at.viewer, False)
    tables = [all_numbers(world) for world in at.worlds]
    moving = [place for place in named_places(box, game) if len({table[place] for table in tables}) > 1]
    dice.shuffle(moving)
    for one, other in list(zip(moving[::2], moving[1::2], strict=False))[:pairs]:
        table = swapped(box, game, one, other)
        if not box.check(table) and knowledge(box, table, at.viewer, False) == seen:
            game = table
    return game


def swapped(box: Box, game: Any, one: int, other: int) -> Any:
    """The table with two of its numbers exchanged."""
    numbers = all_numbers(game)
    numbers[one], numbers[other] = numbers[other], numbers[one]
    return box.layout.unpack(struct.pack("<" + box.layout.code, *numbers))


def viewers(game: Any) -> list[Viewer]:
    return [None, *range(game.seat_count)]


# -- what he sees ---------------------------------------------------------------


def knowledge(box: Box, game: Any, viewer: Viewer, refusals: bool = True) -> bytes:
    """All that the table says to the viewer when he asks, to the byte."""
    may: list[int] = []
    why: list[int] = []
    if viewer is not None:
        may = legal(box, game, viewer)
        numbers = range(-1, box.verbs.count + 1) if refusals else ()
        why = [int(box.plain.refusal(game, viewer, number)) for number in numbers]
    return msgspec.json.encode([box.view(game, viewer), may, why])


def legal(box: Box, game: Any, seat: int) -> list[int]:
    if not game.asked >> seat & 1:
        return []
    into = box.row()
    return into[: box.plain.legal(game, seat, into)]


def check_looks(box: Box, at: Scene) -> None:
    true, *others = at.worlds
    seen = knowledge(box, true, at.viewer)
    for other in others:
        breaches = box.check(other)
        if breaches:
            raise Leak(f"dealt again for {at.viewer}, the table cannot be: {breaches}")
        stuck = [seat for seat in range(other.seat_count) if other.asked >> seat & 1 and not legal(box, other, seat)]
        if stuck:
            raise Leak(f"dealt again for {at.viewer}, seats {stuck} are asked and have no answer")
        if knowledge(box, other, at.viewer) != seen:
            raise Leak(f"viewer {at.viewer} sees what is hidden: {difference(box, true, other, at.viewer)}")


def difference(box: Box, one: Any, other: Any, viewer: Viewer) -> str:
    return f"{knowledge(box, one, viewer, False)!r}\n  against {knowledge(box, other, viewer, False)!r}"


# -- what is hidden really differs ----------------------------------------------


def wordings(layout: type[Layout]) -> Iterator[Wording]:
    """How each number of a state is said, in the order of `numbers()`."""
    for field in layout.fields.values():
        for _ in range(field.count or 1):
            if field.nested:
                yield from wordings(field.kind)
            else:
                yield field.wording


def named_places(box: Box, game: Any) -> list[int]:
    """Where in the state's numbers pieces lie: those that are said by a name."""
    said = zip(wordings(box.layout), all_numbers(game), strict=True)
    return [place for place, (wording, piece) in enumerate(said) if isinstance(wording, Named) and piece]


def hidden_places(box: Box, game: Any, viewer: Viewer, dice: random.Random, partners: int = 8) -> set[int]:
    """The places of pieces where another piece could lie and the viewer would not know.

    Found without `deal_again`: two pieces change places; can that table be, and looks the same, then both are hidden.
    """
    numbers, kinds = all_numbers(game), list(wordings(box.layout))
    places = named_places(box, game)
    seen = knowledge(box, game, viewer, False)
    hidden: set[int] = set()
    for one in places:
        for other in dice.sample(places, min(partners, len(places))):
            if numbers[one] == numbers[other] or kinds[one] is not kinds[other] or {one, other} <= hidden:
                continue
            table = swapped(box, game, one, other)
            if not box.check(table) and knowledge(box, table, viewer, False) == seen:
                hidden |= {one, other}
    return hidden


def check_dealt_again(box: Box, at: Scene, dice: random.Random) -> int:
    """Every hidden place takes several values, and luck is hidden as well. Returns how many places there were."""
    true = at.worlds[0]
    tables = [all_numbers(world) for world in at.worlds[1:]]
    hidden = hidden_places(box, true, at.viewer, dice)
    for place in sorted(hidden):
        if len({table[place] for table in tables}) < 2:
            raise Leak(f"viewer {at.viewer} cannot see number {place} of the state, but it is never dealt again")
    keys = {tuple(world.luck.key) for world in at.worlds}
    if len(keys) < len(at.worlds):
        raise Leak("luck is not dealt again: who searches would know what comes")
    return len(hidden)
