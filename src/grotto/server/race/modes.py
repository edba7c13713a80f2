"""The four ways to race, and their terms. All times are whole microseconds."""

from enum import StrEnum

from msgspec import Struct

from grotto.tabletop.words import Misfit

MS = 1_000
SECOND = 1_000 * MS
LEAST_FROM, LEAST_TO = 80 * MS, 120 * MS
SHORTEST, LONGEST = SECOND, 600 * SECOND


class Mode(StrEnum):
    REFLEX = "reflex"
    RELAXED = "relaxed"
    SEALED = "sealed"
    ALONE = "alone"


class Terms(Struct, frozen=True, forbid_unknown_fields=True):
    """What counts in a race.

    `band`: who is no further apart than that ties. `least`: nobody reacts faster, it is a false start. `lock`: how long
    slaps of the seat are void after a void one. `limit`: how long a seat may take. `rest`: how long the others may take
    after the fastest (None: as long as the limit lets them).
    """

    mode: Mode
    band: int
    least: int
    lock: int
    limit: int
    rest: int | None


TERMS = {
    Mode.REFLEX: Terms(Mode.REFLEX, 12 * MS, 100 * MS, 250 * MS, 5 * SECOND, 1500 * MS),
    Mode.RELAXED: Terms(Mode.RELAXED, 150 * MS, 100 * MS, 250 * MS, 12 * SECOND, 4 * SECOND),
    Mode.SEALED: Terms(Mode.SEALED, 0, 0, 0, 30 * SECOND, None),
    Mode.ALONE: Terms(Mode.ALONE, 12 * MS, 100 * MS, 250 * MS, 5 * SECOND, None),
}


def terms_of(mode: str, least: int | None = None, limit: int | None = None) -> Terms:
    """The terms of a mode; a table may choose another false start (80 to 120 ms) and another limit."""
    if mode not in set(Mode):
        raise Misfit("mode", mode, "one of " + ", ".join(Mode))
    terms = TERMS[Mode(mode)]
    least = terms.least if least is None else between("least", least, LEAST_FROM, LEAST_TO)
    limit = terms.limit if limit is None else between("limit", limit, SHORTEST, LONGEST)
    if terms.mode == Mode.SEALED:
        least = 0
    return Terms(terms.mode, terms.band, least, terms.lock, limit, terms.rest)


def between(where: str, given: int, low: int, high: int) -> int:
    if isinstance(given, bool) or not isinstance(given, int) or not low <= given <= high:
        raise Misfit(where, given, f"microseconds from {low} to {high}")
    return given
