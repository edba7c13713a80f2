"""How a leak is found: worlds that differ only in what a viewer cannot know must look and sound alike to him.

A `Scene` is a moment of a game as one viewer (a seat, or None for a spectator) sees it: the true table first, then
tables whose unseen was dealt again, then some where only a few hidden pieces are exchanged. `check_looks` compares what
he sees and may do, `check_sounds` what he hears of the next action, `check_dealt_again` whether all that is hidden from
him really differs. Each raises `Leak` and says what it found.

A lone answer that the table gives by itself is looked at as an action like any other, so all moments are seen.
"""

import random
import struct
from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import msgspec

from grotto.tabletop.box import Box
from grotto.tabletop.chance import started
from grotto.tabletop.events import Happening, heard_by
from grotto.tabletop.layout import Layout, all_numbers
from grotto.tabletop.words import Named, Wording

Viewer = int | None


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
    dice = random.Random(f"{seed} {viewer}")
    luck = started(dice.randbytes(32))
    at = Scene(viewer, [game, *(deal_again(box, game, viewer, luck) for _ in range(worlds))])
    at.worlds += [twin(box, at, dice) for _ in range(twins)]
    return at


def twin(box: Box, at: Scene, dice: random.Random, pairs: int = 24) -> Any:
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


# -- what he hears --------------------------------------------------------------


@dataclass
class Told:
    """What came of one action in one world: the world after it, the events, and whether anything was drawn by luck."""

    world: Any
    happenings: list[Happening]
    mixed: bool


def tell(box: Box, world: Any, seat: int, number: int, forced: bool) -> Told:
    after = world.copy()
    after.heard = []
    if forced:
        box.plain.note_forced(after, seat)
    box.plain.answer(after, seat, number)
    told = []
    for kind, knowers, *numbers in after.heard:
        telling = box.tellings[kind]
        told.append(Happening(telling, knowers, tuple(numbers[: len(telling.parts)])))
    return Told(after, told, mixed=after.luck != world.luck)


def check_sounds(box: Box, at: Scene, dice: random.Random, most: int = 8) -> Counter[str]:
    """The same action in all worlds where it is lawful (of a secret verb: any of its actions) sounds the same.

    Returns how many comparisons there were for each verb done by somebody else than the viewer.
    """
    compared: Counter[str] = Counter()
    alike = actions_alike(box, at, dice)
    for seat, what in dice.sample(sorted(alike, key=str), min(most, len(alike))):
        told = [tell(box, world, seat, number, forced) for world, number, forced in alike[seat, what]]
        for other in told[1:]:
            compare(box, at.viewer, told[0], other, f"{what} by seat {seat}")
            if seat != at.viewer:
                compared[verb_of(box, what)] += 1
    return compared


def verb_of(box: Box, what: str) -> str:
    return what if what in box.verbs.starts else box.verbs.parse(what).verb


def actions_alike(box: Box, at: Scene, dice: random.Random) -> dict[tuple[int, str], list[tuple[Any, int, bool]]]:
    """By seat and what it does, as the viewer knows it: the worlds in which it may be done, and with which action."""
    alike: dict[tuple[int, str], list[tuple[Any, int, bool]]] = defaultdict(list)
    for world in at.worlds:
        for seat in range(world.seat_count):
            by_what: dict[str, list[int]] = defaultdict(list)
            numbers = legal(box, world, seat)
            for number in numbers:
                verb = box.verbs.verb(number)
                by_what[verb.key if verb.secret and seat != at.viewer else box.verbs.words(number)].append(number)
            forced = len(numbers) == 1 and not box.plain.is_sealed(world)
            for what, choices in by_what.items():
                alike[seat, what].append((world, dice.choice(choices), forced))
    return {key: found for key, found in alike.items() if len(found) > 1}


def compare(box: Box, viewer: Viewer, one: Told, other: Told, what: str) -> None:
    """Alike to the end, and then the tables look alike too; or alike until he lawfully learns something new."""
    ours = [(h, heard) for h in one.happenings if (heard := h.heard_by(viewer))]
    theirs = [(h, heard) for h in other.happenings if (heard := h.heard_by(viewer))]
    for (a, heard_a), (b, heard_b) in zip(ours, theirs, strict=False):
        if msgspec.json.encode(heard_a) != msgspec.json.encode(heard_b):
            check_learned(box, viewer, (one, a), (other, b), what)
            return
    if len(ours) != len(theirs):
        more = (ours if len(ours) > len(theirs) else theirs)[min(len(ours), len(theirs))]
        if not more[0].telling.reveals:
            raise Leak(f"{what}: viewer {viewer} hears {more[1]} in one world only")
        return  # in the other world somebody is asked first
    if knowledge(box, one.world, viewer, False) != knowledge(box, other.world, viewer, False):
        raise Leak(f"{what}: after it {viewer} sees {difference(box, one.world, other.world, viewer)}")


def check_learned(
    box: Box, viewer: Viewer, one: tuple[Told, Happening], other: tuple[Told, Happening], what: str
) -> None:
    """What makes the difference is for the viewer: a secret told to him as a knower, or something that now lies open.

    Either way his view shows it afterwards: who comes back to the table is told no less, and nobody is told more.
    Unless only the order differs, or it was shuffled away at once.
    """
    (told_a, a), (told_b, b) = one, other
    said = f"{what}: viewer {viewer} hears {a.heard_by(viewer)} or {b.heard_by(viewer)}"
    if not ((a.telling.reveals and b.telling.reveals) or as_knower(viewer, a, b)):
        raise Leak(said)
    if told_a.mixed or sorted(map(str, heard_by(told_a.happenings, viewer))) == sorted(
        map(str, heard_by(told_b.happenings, viewer))
    ):
        return
    if knowledge(box, told_a.world, viewer, False) == knowledge(box, told_b.world, viewer, False):
        raise Leak(f"{said}, but the table shows him nothing of it")


def as_knower(viewer: Viewer, a: Happening, b: Happening) -> bool:
    """Whether they differ in nothing but secrets that are told to him as a knower."""
    if a.telling is not b.telling or not (a.known_to(viewer) and b.known_to(viewer)):
        return False
    return all(part.secret for part, m, n in zip(a.telling.parts, a.numbers, b.numbers, strict=True) if m != n)


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
