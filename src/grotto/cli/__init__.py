"""The command line: `grotto serve`, `play`, `match`, `replay`, `verify`, `simulate`, `arena`, `rules`, `games`."""

import sys
from importlib.util import find_spec
from io import TextIOWrapper


def main() -> None:
    """The console script. What a stream cannot show or read becomes a question mark, never a traceback."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    for package in ("typer", "rich"):
        if find_spec(package) is None:
            sys.exit(f"grotto: the command line needs {package}: pip install 'grotto[cli]'")
    from grotto.cli.app import app

    app(prog_name="grotto")
