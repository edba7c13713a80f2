"""What is known of a seat's connection: measured round trips, by protocol pings that no page script can answer.

The smallest of a window is the way as it is; how far most of the others exceed it is its unsteadiness. Both bound what
a seat may say of itself. Who answers pings late looks further away than he is: the kernel's own smallest round trip,
where the server sees it, bounds that in turn.
"""

from collections.abc import Sequence

from msgspec import Struct

from grotto.server.race.modes import MS

WINDOW = 32
UNDER = 2 * MS  # a trip may be a little shorter than the shortest seen
CREDIT_FROM, CREDIT_TO = 10 * MS, 60 * MS
KERNEL_SLACK = 5 * MS  # what a browser takes at least to answer a ping, beyond what its kernel takes: Chromium 0.3
LATE = 15 * MS  # whose pings are all that late is named
FAR = 300 * MS


class Link(Struct, frozen=True):
    """The shortest round trip, how far it is exceeded nine times in ten, and that within what is credited."""

    shortest: int = 0
    spread: int = 0
    credit: int = 0

    @property
    def low(self) -> int:
        """The least of the way that is taken off a seat's time."""
        return max(0, self.shortest - UNDER)

    @property
    def high(self) -> int:
        """The most of the way that is taken off a seat's time."""
        return self.shortest + self.credit


NO_WAY = Link()  # of a program at the server itself, and of a seat that was never measured: it gets no credit


def link_of(trips: Sequence[int], kernel: int | None = None) -> Link:
    """The link as `trips` show it, the last ones of which count; `kernel` is TCP's smallest round trip, if known."""
    window = sorted(trip for trip in trips[-WINDOW:])
    if not window:
        return NO_WAY
    shortest = window[0] if kernel is None else min(window[0], kernel + KERNEL_SLACK)
    spread = window[-(-9 * len(window) // 10) - 1] - window[0]
    return Link(shortest, spread, min(max(spread, CREDIT_FROM), CREDIT_TO))


def weaknesses(trips: Sequence[int], kernel: int | None = None) -> list[str]:
    """What to say of a link before the race, so that the table may choose another mode: keys, none for a good link."""
    link = link_of(trips, kernel)
    found = {
        "unmeasured": not trips,
        "far": link.shortest > FAR,
        "unsteady": link.spread > CREDIT_TO,
        "late-pings": bool(trips) and kernel is not None and min(trips[-WINDOW:]) > kernel + LATE,
    }
    return [key for key, so in found.items() if so]
