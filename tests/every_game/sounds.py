"""What a viewer hears of an action, in worlds that differ only in what he cannot know.

`check_sounds` does the same action in all of them. They must sound alike up to the place where something hidden is told
that this viewer may learn now. From there on those worlds in which the same was told go on being compared, and so on to
the end: there he must see the same, too. So whatever he hears and sees follows from what he knew and what he has
lawfully learned; nothing else can differ, neither an argument nor the order, nor whether an event comes at all.

A lone answer that the table gives by itself is looked at as an action like any other, so all moments are heard.
"""

import random
from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations, product
from typing import Any

import msgspec

from grotto.tabletop.box import Box
from grotto.tabletop.events import Happening
from tests.every_game.secrecy import Leak, Scene, Viewer, difference, knowledge, legal

# What was told before these events may have been put away by them: no view need show it any more.
PUT_AWAY = {"reshuffled", "round"}


@dataclass
class Told:
    """What came of one action in one world, for one viewer: the world after it, and the events."""

    box: Box
    viewer: Viewer
    world: Any
    happenings: list[Happening]

    @cached_property
    def heard(self) -> list[str]:
        """What the viewer hears of it, to the letter."""
        return [msgspec.json.encode(h.heard_by(self.viewer)).decode() for h in self.audible]

    @cached_property
    def audible(self) -> list[Happening]:
        return [h for h in self.happenings if h.heard_by(self.viewer)]

    @cached_property
    def seen(self) -> bytes:
        return knowledge(self.box, self.world, self.viewer, False)

    def at(self, place: int) -> str:
        """What he hears there; nothing, if it is over."""
        return self.heard[place] if place < len(self.heard) else ""

    def puts_away(self, place: int) -> bool:
        """Whether what he hears there may be off the table before he can look."""
        return any(h.telling.key in PUT_AWAY for h in self.audible[place + 1 :])


def check_sounds(box: Box, at: Scene, dice: random.Random, most: int = 8) -> Counter[str]:
    """The same action in all worlds where it is lawful (of a secret verb: any of its actions) sounds the same.

    Returns how many comparisons there were for each verb done by somebody else than the viewer.
    """
    compared: Counter[str] = Counter()
    alike = actions_alike(box, at, dice)
    for seat, what in dice.sample(sorted(alike, key=str), min(most, len(alike))):
        told = [tell(box, at.viewer, world, seat, number, forced) for world, number, forced in alike[seat, what]]
        check_alike(told, 0, f"{what} by seat {seat}")
        if seat != at.viewer:
            compared[verb_of(box, what)] += len(told) - 1
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


def tell(box: Box, viewer: Viewer, world: Any, seat: int, number: int, forced: bool) -> Told:
    after = world.copy()
    after.heard = []
    if forced:
        box.plain.note_forced(after, seat)
    box.plain.answer(after, seat, number)
    told = []
    for kind, knowers, *numbers in after.heard:
        telling = box.tellings[kind]
        told.append(Happening(telling, knowers, tuple(numbers[: len(telling.parts)])))
    return Told(box, viewer, after, told)


# -- alike, as far as he knows ---------------------------------------------------


def check_alike(told: Sequence[Told], place: int, what: str) -> None:
    """All have sounded alike up to a place. Where they part, each part goes on by itself."""
    while all(one.at(place) for one in told) and len({one.at(place) for one in told}) == 1:
        place += 1
    parts: dict[str, list[Told]] = defaultdict(list)
    for one in told:
        parts[one.at(place)].append(one)
    if list(parts) == [""]:
        check_look_alike(told, what)
        return
    for ours, theirs in combinations(parts.values(), 2):
        check_learned(ours, theirs, place, what)
    for part in parts.values():
        check_alike(part, place + 1, what)


def check_look_alike(told: Sequence[Told], what: str) -> None:
    for other in told[1:]:
        if other.seen != told[0].seen:
            apart = difference(other.box, told[0].world, other.world, other.viewer)
            raise Leak(f"{what}: after it {other.viewer} sees {apart}")


def check_learned(ours: Sequence[Told], theirs: Sequence[Told], place: int, what: str) -> None:
    """What makes the difference is for the viewer: a secret told to him as a knower, or something that now lies open.

    Either way his view shows it afterwards: who comes back to the table is told no less, and nobody is told more.
    Unless only the order differs, or it was put away at once.
    """
    one, other = ours[0], theirs[0]
    if not (one.at(place) and other.at(place)):
        raise Leak(f"{what}: viewer {one.viewer} hears {one.at(place) or other.at(place)} in one world only")
    said = f"{what}: viewer {one.viewer} hears {one.at(place)} or {other.at(place)}"
    if not may_learn(one.viewer, one.audible[place], other.audible[place]):
        raise Leak(said)
    for one, other in product(ours, theirs):
        if one.seen == other.seen and not (one.puts_away(place) or sorted(one.heard) == sorted(other.heard)):
            raise Leak(f"{said}, but the table shows him nothing of it")


def may_learn(viewer: Viewer, a: Happening, b: Happening) -> bool:
    """Whether they are the same event, and differ in nothing but what it reveals or tells him as a knower."""
    if a.telling is not b.telling:
        return False
    knows = a.known_to(viewer) and b.known_to(viewer)
    unlike = [part for part, m, n in zip(a.telling.parts, a.numbers, b.numbers, strict=True) if m != n]
    return all(part.name in a.telling.reveals or (part.secret and knows) for part in unlike)
