"""A measured figure with its spread, and how figures are taken and shown."""

import sys
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from statistics import median
from typing import Any

Question = Callable[[bool], "list[Figure]"]


@dataclass(frozen=True)
class Figure:
    """Repeated measurements of one thing; the median stands for them."""

    what: str
    samples: list[float]
    unit: str = ""
    least: float | None = None
    most: float | None = None
    note: str = ""

    @property
    def middle(self) -> float:
        return median(self.samples)

    @property
    def target(self) -> str:
        if self.least is not None:
            return f"at least {in_words(self.least)}"
        return "" if self.most is None else f"at most {in_words(self.most)}"

    def as_json(self) -> dict[str, Any]:
        spread = {"median": self.middle, "low": min(self.samples), "high": max(self.samples)} if self.samples else {}
        return {"what": self.what, **spread, "unit": self.unit, "target": self.target, "note": self.note}

    def row(self) -> tuple[str, ...]:
        if not self.samples:
            return self.what, self.note, "", ""
        figure = f"{in_words(self.middle)} {self.unit}".strip()
        low, high = in_words(min(self.samples)), in_words(max(self.samples))
        spread = f"{low} to {high} ({len(self.samples)} times)" if len(self.samples) > 1 else ""
        return self.what + (f" ({self.note})" if self.note else ""), figure, spread, self.target


def absent(what: str, why: str) -> Figure:
    """In the place of a figure that cannot be taken here."""
    return Figure(what, [], note=why)


def in_turns(runs: Mapping[str, Callable[[], float]], times: int) -> dict[str, list[float]]:
    """Each run several times, one after the other and round again, so that a slow minute slows all of them."""
    samples: dict[str, list[float]] = {name: [] for name in runs}
    for turn in range(times):
        for name, run in runs.items():
            waiting(f"{turn + 1}/{times} {name}")
            samples[name].append(run())
    waiting("")
    return samples


def ratios(over: Iterable[float], under: Iterable[float]) -> list[float]:
    """Round by round, so that both sides of each ratio were measured side by side."""
    return [a / b for a, b in zip(over, under, strict=True)]


def waiting(line: str) -> None:
    """What is going on, on a line that the next one replaces."""
    if sys.stderr.isatty():
        print(f"\r\x1b[K{line}", end="", file=sys.stderr, flush=True)


def told(line: str) -> None:
    """A word to whoever waits, apart from the tables."""
    print(line, file=sys.stderr, flush=True)


def in_words(number: float) -> str:
    return f"{number:,.0f}" if number >= 1000 or number == int(number) else f"{number:.3g}"


def table(figures: Iterable[Figure]) -> str:
    """The figures as a table of Markdown, readable as it is."""
    rows: list[tuple[str, ...]] = [("what", "figure", "spread", "target"), *(figure.row() for figure in figures)]
    widths = [max(len(row[column]) for row in rows) for column in range(4)]
    rows.insert(1, tuple("-" * width for width in widths))
    return "\n".join(line(row, widths) for row in rows)


def line(row: tuple[str, ...], widths: list[int]) -> str:
    return "| " + " | ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)) + " |"
