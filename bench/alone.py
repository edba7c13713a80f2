"""Asking a question by itself: `python -m bench.native [--quick]`."""

import sys

from bench.figures import Question, table
from bench.machine import heading


def ask(name: str, measure: Question) -> None:
    print(f"{heading()}\n\n`python -m bench.{name}`\n", flush=True)
    print(table(measure("--quick" in sys.argv[1:])))
