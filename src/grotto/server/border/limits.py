"""How much may come from one address, and on one connection."""

from collections import OrderedDict

from grotto.server.moment import now
from grotto.server.refusing import No

ADDRESSES = 10_000


class Bucket:
    """So many at once, and so many a second afterwards."""

    __slots__ = ("full", "level", "rate", "seen")

    def __init__(self, full: float, rate: float) -> None:
        self.full, self.rate = full, rate
        self.level, self.seen = full, now()

    def take(self) -> None:
        moment = now()
        self.level = min(self.full, self.level + (moment - self.seen) * self.rate)
        self.seen = moment
        if self.level < 1:
            raise No("too-many", None, retry_ms=round(1000 * (1 - self.level) / self.rate))
        self.level -= 1


class Limits:
    """A bucket an address; the addresses not seen for the longest time are forgotten first."""

    def __init__(self, full: float, seconds: float) -> None:
        self.full, self.rate = full, full / seconds
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> None:
        bucket = self.buckets.pop(address, None) or Bucket(self.full, self.rate)
        self.buckets[address] = bucket
        if len(self.buckets) > ADDRESSES:
            self.buckets.popitem(last=False)
        bucket.take()


class Counts:
    """How many connections each address has open."""

    def __init__(self, most: int, most_each: int) -> None:
        self.most, self.most_each = most, most_each
        self.open: dict[str, int] = {}

    def enter(self, address: str) -> None:
        if sum(self.open.values()) >= self.most or self.open.get(address, 0) >= self.most_each:
            raise No("house-full")
        self.open[address] = self.open.get(address, 0) + 1

    def leave(self, address: str) -> None:
        self.open[address] -= 1
        if not self.open[address]:
            del self.open[address]
