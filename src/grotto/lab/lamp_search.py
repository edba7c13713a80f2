"""A search of Aladdin & the Magic Lamp solved exactly: when to stop, what it brings, and how often all is lost.

Nothing is estimated: all know what is left in a chest, each card of it is as likely as any other to come next, and what
has been drawn says what is left. So the best stop is found backwards from the last card, over all sets of cards that
can have been drawn (rules 6.3 to 6.5).
"""

from collections import Counter
from collections.abc import Callable, Sequence
from functools import cached_property
from typing import NamedTuple

from grotto.games.lamp.pieces import CARD, KINDS, TALISMAN, kind_of, scorpions_on

Drawn = tuple[int, ...]  # of each class of cards, how many were drawn
Worth = Callable[[Sequence[int]], float]


class Class(NamedTuple):
    """Cards that are alike for the search: of one kind, with as many scorpions."""

    card: int
    copies: int


def worth_by_kind(worths: Sequence[float]) -> Worth:
    """Each card worth the same whatever it comes with: `worths` by number of kind."""
    return lambda cards: sum(worths[kind_of(card)] for card in cards)


def alike(cards: Sequence[int], worths: Sequence[float]) -> list[int]:
    """The cards with kinds of the same worth taken for one, so that there are fewer sets of them to look at."""
    first: dict[float, int] = {}
    for kind in range(1, TALISMAN + 1):
        first.setdefault(worths[kind], kind)
    return [first[worths[kind_of(card)]] + KINDS * scorpions_on(card) for card in cards]


class Search:
    """`cards` are those left in the chest, `worth` what a set of drawn cards is worth to the searcher.

    `drawn` already lie there, `spared` ignores one scorpion. A Sorcerer is no part of it: there are cards enough above.
    """

    def __init__(
        self, cards: Sequence[int], face: int, worth: Worth, drawn: Sequence[int] = (), spared: bool = False
    ) -> None:
        self.classes = [Class(card, copies) for card, copies in sorted(Counter(cards).items())]
        self.face, self.worth, self.drawn = face, worth, tuple(drawn)
        self.bearable = face - 1 + spared - sum(map(scorpions_on, drawn))
        self.most = min(face - len(drawn), len(cards))
        self.cards = len(cards)
        self.found: dict[Drawn, tuple[float, float]] = {}

    @cached_property
    def start(self) -> Drawn:
        return (0,) * len(self.classes)

    @property
    def brings(self) -> float:
        """What the best stop brings on average."""
        return max(self.both(self.start))

    def should_draw(self, more: Sequence[int] = ()) -> bool:
        """Whether to draw after these cards; where both are as good, it stops."""
        stop, draw = self.both(self.counted(more))
        return draw > stop

    def counted(self, cards: Sequence[int]) -> Drawn:
        counts = Counter(cards)
        return tuple(counts[it.card] for it in self.classes)

    def both(self, drawn: Drawn) -> tuple[float, float]:
        """What it brings to stop now, and to draw and then do the best."""
        if drawn not in self.found:
            listed = [it.card for it, copies in zip(self.classes, drawn, strict=True) for _ in range(copies)]
            stop = self.worth([*self.drawn, *listed])
            scorpions = self.bearable - sum(map(scorpions_on, listed))
            draw = -1.0 if len(listed) == self.most else self.after_a_card(drawn, len(listed), scorpions)
            self.found[drawn] = stop, draw
        return self.found[drawn]

    def after_a_card(self, drawn: Drawn, count: int, bearable: int) -> float:
        """Each card that is left may be next; one with too many scorpions leaves nothing."""
        total = 0.0
        for place, it in enumerate(self.classes):
            left = it.copies - drawn[place]
            if left > 0 and scorpions_on(it.card) <= bearable:
                total += left * max(self.both((*drawn[:place], drawn[place] + 1, *drawn[place + 1 :])))
        return total / (self.cards - count)


def survival(cards: Sequence[int], face: int) -> list[float]:
    """How likely it is that a search with this face lives after one card, two, up to the face, if it never stops."""
    classes = Counter(map(scorpions_on, cards))
    ways = {(0, 0): 1.0}  # so many cards in so much of the deck with so many scorpions
    for scorpions, copies in classes.items():
        ways = added(ways, scorpions, copies, face)
    lives = [sum(n for (count, carried), n in ways.items() if count == k and carried < face) for k in range(face + 1)]
    return [lives[k] / choose(len(cards), k) for k in range(1, face + 1)]


def added(ways: dict[tuple[int, int], float], scorpions: int, copies: int, most: int) -> dict[tuple[int, int], float]:
    found: Counter[tuple[int, int]] = Counter()
    for (count, carried), n in ways.items():
        for more in range(min(copies, most - count) + 1):
            found[count + more, carried + more * scorpions] += n * choose(copies, more)  # type: ignore[assignment]
    return dict(found)


def choose(n: int, k: int) -> int:
    result = 1
    for i in range(k):
        result = result * (n - i) // (i + 1)
    return result


def named(cards: Sequence[str]) -> list[int]:
    """Cards by name, as in `ruby*`."""
    return [CARD.hear_name(name, "card") for name in cards]
