"""What the commands write on: stdout for what was asked, stderr for the rest."""

import json
import os
import sys
from typing import Any

from rich.console import Console, RenderableType


def paper() -> Console:
    return Console(highlight=False, markup=False, emoji=False, soft_wrap=False)


def aside() -> Console:
    return Console(stderr=True, highlight=False, markup=False, emoji=False)


def print_json(value: dict[str, Any]) -> None:
    """One object on one line, and nothing else."""
    print(json.dumps(value, ensure_ascii=False))


def print_paged(console: Console, whole: RenderableType) -> None:
    """Through a pager, if a person sits at a terminal and it is longer than the screen."""
    long = len(console.render_lines(whole)) >= console.height
    if long and console.is_terminal and sys.stdin.isatty():
        os.environ.setdefault("LESS", "-R")  # else `less` shows colours as codes
        with console.pager(styles=True):
            console.print(whole)
    else:
        console.print(whole)
