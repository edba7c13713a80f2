"""Whether a player's times over many races can be a person's. Nobody is accused: the table is told, and decides.

What can be seen: a hand faster than any person's, and one as even as a clock's. A program that draws its times as
people have them looks like a person.
"""

from collections.abc import Sequence
from statistics import median, quantiles

from grotto.server.race.modes import MS

KEPT = 40  # times of a player, the newest last
ENOUGH = 20  # fewer say nothing
TOO_FAST = 170 * MS  # to see and to move takes practised people some 200 ms, half the time
TOO_EVEN = 8 * MS  # within which half of the times lie; people's spread over 30 ms and more


def oddities(times: Sequence[int]) -> list[str]:
    """What is no person's about these times, in µs; nothing as long as they are few."""
    recent = times[-KEPT:]
    if len(recent) < ENOUGH:
        return []
    low, _, high = quantiles(recent, n=4)
    found = {"too-fast": median(recent) < TOO_FAST, "too-even": high - low < TOO_EVEN}
    return [key for key, so in found.items() if so]
