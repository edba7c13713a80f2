"""What each seat's score is made of, at the end: a line for each thing that counts, a column for each seat."""

from typing import Any

from rich.table import Table

from grotto.tabletop.box import Outcome


def points_table(outcome: Outcome, english: Any) -> Table | None:
    """Below the sum stands what only tells equal seats apart. Who plays alone needs no table of a single number."""
    if len(outcome.scores) < 2:
        return None
    made = Table(title=english.SCORE, title_justify="left")
    made.add_column("seat")
    for seat in range(len(outcome.scores)):
        won = seat in outcome.winners
        made.add_column(f"{seat}{' won' * won}", justify="right", style="bold" * won)
    lines = list(zip(*outcome.breakdown, strict=True))
    for line in lines:
        if line[0].each:
            made.add_row(f"{english.COUNTED[line[0].key]} × {line[0].each}", *(str(one.count) for one in line))
    made.add_section()
    made.add_row("together", *map(str, outcome.scores))
    for line in lines:
        if not line[0].each:
            made.add_row(f"{english.COUNTED[line[0].key]}, for ties", *(str(one.count) for one in line))
    return made
