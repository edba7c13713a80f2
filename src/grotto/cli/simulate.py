"""`grotto simulate`: many games of uniformly random legal play, counted."""

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from enum import StrEnum
from importlib.util import find_spec
from typing import Annotated, Any

from typer import Argument, Option

from grotto.cli.options import Deck, Magic, Named, chosen_options
from grotto.cli.trouble import BadUse


class World(StrEnum):
    plain = "plain"
    native = "native"
    cuda = "cuda"


GAMES = {World.plain: 1000, World.native: 20_000, World.cuda: 200_000}


def simulate(
    game: Annotated[str, Argument(help="The game, as `grotto games` lists it.")],
    seats: Annotated[int | None, Option(help="How many play; the game's usual number unless said otherwise.")] = None,
    games: Annotated[int | None, Option(min=1, help="How many games; a few seconds' worth unless said.")] = None,
    seed: Annotated[int, Option(help="The same number plays the same games.")] = 1,
    world: Annotated[World | None, Option(help="native if Numba is installed, otherwise plain.")] = None,
    threads: Annotated[int | None, Option(min=1, help="For native; one a core unless said otherwise.")] = None,
    solo: Annotated[bool, Option("--solo", help="The variant for one.")] = False,
    option: Named = None,
    deck: Deck = None,
    magic: Magic = None,
    as_json: Annotated[bool, Option("--json", help="Print one JSON object and nothing else.")] = False,
) -> None:
    """Play many games at random and say what came of them."""
    from grotto.cli.paper import print_json
    from grotto.games import open_box

    if solo and seats not in (None, 1):
        raise BadUse(f"--solo is for one seat, but --seats says {seats}")
    box = open_box(game)
    count, options = box.check_seats(1 if solo else seats), chosen_options(box, option, deck, magic)
    where = chosen_world(world)
    many = games or GAMES[where]
    result = run(game, count, many, seed, where, chosen_threads(where, threads), options, quiet=as_json)
    if as_json:
        print_json(result)
    else:
        show(result)


def chosen_world(world: World | None) -> World:
    if world is None:
        return World.native if find_spec("numba") else World.plain
    if world != World.plain and not find_spec("numba"):
        raise BadUse(f"--world {world} needs Numba, which is not installed: pip install 'grotto[{world}]'")
    if world == World.cuda:
        check_gpu()
    return world


def check_gpu() -> None:
    try:
        from grotto.native.cuda import is_available

        found = is_available()
    except Exception as trouble:  # a broken driver shows itself in many ways
        raise BadUse(f"--world cuda: the GPU cannot be used ({trouble})") from trouble
    if not found:
        raise BadUse("--world cuda needs an NVIDIA GPU with its driver, and none was found; try --world native")


def chosen_threads(world: World, threads: int | None) -> int:
    if world != World.native:
        if threads not in (None, 1):
            raise BadUse(f"--threads is for the native world; {world} takes no number of threads")
        return 1
    return threads or os.cpu_count() or 1


def run(
    game: str,
    seats: int,
    games: int,
    seed: int,
    world: World,
    threads: int,
    options: dict[str, Any],
    quiet: bool,
) -> dict[str, Any]:
    from grotto.lab import simulate as lab

    with shown_progress(games, quiet) as progress:
        result = lab.simulate(game, seats, games, seed, str(world), threads, options, progress, tell)
    return result.as_json()


def tell(line: str) -> None:
    """What a person who waits should know: compiling takes a moment."""
    print(line, file=sys.stderr)


@contextmanager
def shown_progress(games: int, quiet: bool) -> Iterator[Callable[[int], None]]:
    """A bar on stderr, if somebody can see it."""
    if quiet or not sys.stderr.isatty():
        yield lambda _: None
        return
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    from grotto.cli.paper import aside

    with Progress(BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=aside(), transient=True) as bar:
        task = bar.add_task("games", total=games)
        yield lambda done: bar.update(task, completed=done)


def show(result: dict[str, Any]) -> None:
    from grotto.cli.paper import paper

    for key, value in result.items():
        paper().print(f"{key.replace('_', ' '):<21}{in_words(value)}")


def in_words(value: Any) -> str:
    if isinstance(value, (list, tuple)):
        return "  ".join(in_words(one) for one in value)
    if isinstance(value, float):
        return f"{value:,.0f}" if value >= 10_000 else f"{value:.4g}"
    return f"{value:,}" if isinstance(value, int) else str(value)
