"""`grotto arena`: programs against each other, over the same deals, rated."""

from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from typer import Argument, Option

from grotto.cli.options import Deck, Magic, Named, chosen_options
from grotto.cli.simulate import World, shown_progress, tell
from grotto.cli.trouble import BadUse

if TYPE_CHECKING:
    from grotto.lab.standings import Report, Standing

FIGURES = ("win share", "95 %", "rating", "95 %", "score", "ms")


def arena(
    game: Annotated[str, Argument(help="The game, as `grotto games` lists it.")],
    players: Annotated[str, Option(help="Who plays: greedy,search:200ms,random.")],
    games: Annotated[int, Option(min=1, help="How many games, rounded up to whole deals.")] = 1000,
    seats: Annotated[int | None, Option(help="How many sit at a table; as many as players unless said.")] = None,
    seed: Annotated[int, Option(help="The same number deals the same cards.")] = 1,
    out: Annotated[Path | None, Option(help="Keep each result in this folder, and go on from what lies there.")] = None,
    plot: Annotated[Path | None, Option(help="Draw the ratings into this file (SVG).")] = None,
    world: Annotated[World | None, Option(help="native: many games at a time, for rules of thumb.")] = None,
    workers: Annotated[int, Option(min=1, help="Threads of a native arena, processes of another.")] = 1,
    option: Named = None,
    deck: Deck = None,
    magic: Magic = None,
    as_json: Annotated[bool, Option("--json", help="Print one JSON object and nothing else.")] = False,
) -> None:
    """Let programs play each other: every seating over the same deals, with ratings and shares of wins."""
    from grotto.cli import files
    from grotto.cli.paper import print_json
    from grotto.games import open_box
    from grotto.lab.arena import arena as play
    from grotto.lab.plan import planned

    names = [name.strip() for name in players.split(",")]
    options = chosen_options(open_box(game), option, deck, magic)
    plan = planned(game, names, seats, seed, options, chosen_world(world))
    if plot is not None:
        check_plot(plot)
    with shown_progress(plan.whole(games), as_json) as progress:
        report = play(plan, games, out, workers, progress, tell)
    if out is not None:
        from grotto.lab.picture import written

        files.write(out / "report.json", written(report))
    if plot is not None:
        from grotto.lab.picture import drawn

        files.write(plot, drawn(report))
    if as_json:
        print_json(summary(report))
    else:
        show(report)


def chosen_world(world: World | None) -> bool | None:
    if world == World.cuda:
        raise BadUse("--world cuda: an arena plays in the worlds plain and native")
    return None if world is None else world == World.native


def check_plot(plot: Path) -> None:
    from grotto.cli import files

    if plot.suffix != ".svg":
        raise BadUse(f"--plot: found {plot}, expected a file whose name ends on .svg")
    files.check_target(plot)


def summary(report: "Report") -> dict[str, Any]:
    players = [asdict(standing) for standing in report.players]
    return {"game": report.game, "seats": report.seats, "games": report.games, "players": players}


# -- for people ------------------------------------------------------------------


def show(report: "Report") -> None:
    from rich.table import Table

    from grotto.cli.paper import paper

    title = f"{report.games} games of {report.game}, {report.seats} at a table"
    made = Table(title=title, title_justify="left")
    made.add_column("player")
    for name in FIGURES:
        made.add_column(name, justify="right")
    for standing in report.players:
        made.add_row(standing.name, *figures(standing))
    paper().print(made)
    if len(report.players) > 1:
        paper().print(crosstable(report))


def figures(it: "Standing") -> list[str]:
    wins = f"{it.win_share_low:.1%} to {it.win_share_high:.1%}"
    ratings = f"{it.rating_low:.0f} to {it.rating_high:.0f}"
    ms = f"{it.ms_per_decision:.3g}"
    return [f"{it.win_share:.1%}", wins, f"{it.rating:.0f}", ratings, f"{it.mean_score:.2f}", ms]


def crosstable(report: "Report") -> Any:
    """Row against column: how often it came out before the other."""
    from rich.table import Table

    made = Table(title="came out before", title_justify="left")
    made.add_column("")
    for standing in report.players:
        made.add_column(standing.name, justify="right")
    for standing, row in zip(report.players, report.crosstable, strict=True):
        made.add_row(standing.name, *("" if share is None else f"{share:.1%}" for share in row))
    return made
