"""The order of a race, as a match takes it: the fastest first, who ties in a list of their own."""

from collections.abc import Sequence

from grotto.server.race.findings import Finding, Verdict
from grotto.server.race.modes import Mode, Terms

Places = list[int | list[int]]


def order_of(terms: Terms, findings: Sequence[Finding]) -> Places:
    slapped = [finding for finding in findings if finding.verdict == Verdict.SLAPPED]
    if terms.mode == Mode.SEALED:
        return as_order([sorted(finding.seat for finding in slapped)])
    return as_order(groups_of(terms.band, {finding.seat: finding.time or 0 for finding in slapped}))


def groups_of(band: int, times: dict[int, int]) -> list[list[int]]:
    """Neighbours no further apart than the band tie: nobody is put behind another by less than it."""
    groups: list[list[int]] = []
    before = None
    for seat in sorted(times, key=lambda seat: (times[seat], seat)):
        if before is None or times[seat] - before > band:
            groups.append([])
        groups[-1].append(seat)
        before = times[seat]
    return [sorted(group) for group in groups]


def as_order(groups: Sequence[list[int]]) -> Places:
    return [group[0] if len(group) == 1 else group for group in groups if group]
