"""The time of day, read once when the process starts and counted on from there: it never jumps."""

import time

STARTED = time.time_ns() // 1000
ZERO = time.perf_counter_ns() // 1000


def now_us() -> int:
    """Microseconds since 1970."""
    return STARTED + time.perf_counter_ns() // 1000 - ZERO


def of_stamp(perf_ns: int) -> int:
    """The same of a stamp of `perf_counter_ns`."""
    return STARTED + perf_ns // 1000 - ZERO


def now() -> float:
    """Seconds since 1970."""
    return now_us() / 1e6
