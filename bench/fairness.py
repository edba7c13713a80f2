"""Who wins the race for the lamp, among equals behind unequal connections?

`python -m bench.fairness [RACES]`: the table of docs/concepts/fair-race.md, for 40,000 races a row.
"""

import sys
from random import Random
from statistics import median

from bench.figures import told
from bench.machine import heading
from grotto.lab.fair_race import (
    CHOICE,
    SIMPLE,
    TRIPS_MS,
    Policy,
    Seat,
    Shares,
    by_arrival,
    by_claim,
    by_rule,
    cue_spread,
    honest,
    shares,
    with_liar,
)

RACES, SEED = 40_000, 1
Case = tuple[Policy, list[Seat], tuple[float, float, float]]
CASES: dict[str, Case] = {
    "by arrival": (by_arrival, honest(), SIMPLE),
    "everybody is believed; one lies by 300 ms": (by_claim, with_liar(lies=300), SIMPLE),
    "our rule": (by_rule, honest(), SIMPLE),
    "our rule; recognise, then slap": (by_rule, honest(), CHOICE),
    "our rule; one lies by 300 ms": (by_rule, with_liar(lies=300), SIMPLE),
    "… and answers pings 100 ms late": (by_rule, with_liar(lies=300, late=100), SIMPLE),
    "… and the kernel is asked": (by_rule, with_liar(lies=300, late=100, kernel=True), SIMPLE),
    "… and answers seven of ten another 60 ms later": (
        by_rule,
        with_liar(lies=300, late=100, kernel=True, uneven=60),
        SIMPLE,
    ),
}


def main() -> None:
    races = int(sys.argv[1]) if len(sys.argv) > 1 else RACES
    print(f"{heading()}\n\n{races:,} races a row, seed {SEED}; the liar sits at 45 ms\n")
    show(["", *(f"{trip} ms" for trip in TRIPS_MS), "fastest not first", "tied"])
    show(["---"] * (len(TRIPS_MS) + 3))
    for what, (policy, seats, kind) in CASES.items():
        told(what)
        show([what, *cells(shares(policy, seats, races, SEED, kind))])
    for how, staggered in (("sent to all at once", False), ("near seats held back", True)):
        dice = Random(SEED)
        apart = sorted(cue_spread(honest(), staggered, dice) for _ in range(races // 10))
        print(f"\nFrom the first lamp to the last, {how}: median {median(apart):.0f} ms,", end=" ")
        print(f"19 times in 20 under {apart[len(apart) * 19 // 20]:.0f} ms")


def cells(found: Shares) -> list[str]:
    often = (found.wrong, found.tied)
    return [*(f"{share:.1f} %" for share in found.percent), *(f"{100 * times / found.races:.1f} %" for times in often)]


def show(row: list[str]) -> None:
    print("| " + " | ".join(row) + " |", flush=True)


if __name__ == "__main__":
    main()
