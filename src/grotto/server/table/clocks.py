"""Who has how long: banks with an increment, or so many days an action. While a question is sealed nobody's clock runs.

A sealed question has one end for all, so that no clock tells who has answered. Times are seconds; `due` is when a
running clock is used up.
"""

from msgspec import Struct, field

from grotto.server.wire.commands import Pace
from grotto.server.wire.parts import Clock

SEALED = -1
DAY = 86_400


class Clocks(Struct):
    banks: dict[int, float] = field(default_factory=dict)
    due: dict[int, float] = field(default_factory=dict)


def first_bank(pace: Pace) -> float:
    return float(pace.days * DAY if pace.kind == "days" else pace.bank_seconds)


def fresh(pace: Pace, seats: int) -> Clocks:
    """All clocks full, none running."""
    return Clocks({seat: first_bank(pace) for seat in range(seats)} if pace.kind != "free" else {})


def put_by(clocks: Clocks, now: float) -> None:
    """Stop all: what was left goes back into the banks."""
    for seat, due in clocks.due.items():
        if seat != SEALED:
            clocks.banks[seat] = max(0.0, due - now)
    clocks.due.clear()


def ask(clocks: Clocks, pace: Pace, asked: list[int], sealed: bool, now: float) -> None:
    """A question is put: the clocks of those who are asked run on, or begin to; the others stop."""
    if pace.kind == "free":
        clocks.due.clear()
        return
    if sealed:
        end = clocks.due.get(SEALED)
        put_by(clocks, now)
        clocks.due[SEALED] = now + sealed_time(pace) if end is None else end
        return
    clocks.due.pop(SEALED, None)
    for seat in [seat for seat in clocks.due if seat not in asked]:
        clocks.banks[seat] = max(0.0, clocks.due.pop(seat) - now)
    for seat in asked:
        if seat not in clocks.due:
            clocks.due[seat] = now + clocks.banks.get(seat, first_bank(pace))


def within_banks(clocks: Clocks, pace: Pace, now: float) -> Clocks:
    """After a restart: its length is put on every clock, but one that began to run in it has no more than was there."""
    most = {**clocks.banks, SEALED: sealed_time(pace)}
    due = {seat: min(at, now + most[seat]) for seat, at in clocks.due.items() if seat in most}
    return Clocks(clocks.banks, due)


def sealed_time(pace: Pace) -> float:
    return float(pace.days * DAY if pace.kind == "days" else pace.sealed_seconds)


def answered(clocks: Clocks, pace: Pace, seat: int, now: float) -> None:
    """The seat has acted: its clock stops, and it is given the increment, or its days anew."""
    due = clocks.due.pop(seat, None)
    if due is None:
        return
    left = max(0.0, due - now)
    clocks.banks[seat] = first_bank(pace) if pace.kind == "days" else left + pace.increment_seconds


def shown(clocks: Clocks, now: float) -> list[Clock]:
    """As everybody may see them."""
    return [
        Clock(seat, round(1000 * (clocks.due[seat] - now if seat in clocks.due else bank)), seat in clocks.due)
        for seat, bank in sorted(clocks.banks.items())
    ]
