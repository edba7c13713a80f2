"""The commands, put together. Each imports what it needs when it is called, so that `grotto --help` is quick."""

from typing import Annotated

from typer import Context, Option, Typer, echo

import grotto
from grotto.cli.arena import arena
from grotto.cli.games import games
from grotto.cli.keeping import backup, prune, tables
from grotto.cli.match import match
from grotto.cli.play import play
from grotto.cli.replay import replay
from grotto.cli.rules import rules
from grotto.cli.serve import serve
from grotto.cli.simulate import simulate
from grotto.cli.trouble import CommandGroup
from grotto.cli.verify import verify

app = Typer(cls=CommandGroup, add_completion=False, invoke_without_command=True)


@app.callback()
def opening(
    context: Context,
    version: Annotated[bool, Option("--version", help="Print the version.")] = False,
) -> None:
    """Tabletop games about treasure: play them, record them, measure them."""
    if version:
        echo(f"grotto {grotto.__version__}")
    elif context.invoked_subcommand is None:
        echo(context.get_help())


for command in (play, serve, match, replay, verify, simulate, arena, rules, games, tables, backup, prune):
    app.command()(command)
