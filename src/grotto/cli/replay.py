"""`grotto replay`: what a viewer heard of a recorded game, and how the table then stood for that viewer."""

from pathlib import Path
from typing import Annotated, Any

from typer import Argument, Option

import grotto
from grotto.cli.trouble import BadUse


def replay(
    file: Annotated[Path, Argument(help="A transcript.")],
    step: Annotated[int | None, Option(help="Stop after this many actions.")] = None,
    seat: Annotated[int | None, Option(help="As this seat heard it; otherwise as a spectator.")] = None,
    as_json: Annotated[bool, Option("--json", help="Print one JSON object and nothing else.")] = False,
) -> None:
    """Print the log of a recorded game, and the table, as one viewer knows them."""
    from grotto.cli.files import load
    from grotto.cli.paper import paper, print_json

    match = load(file)
    length = len(match.actions)
    stop = length if step is None else step
    if stop not in range(length + 1):
        raise BadUse(f"--step: found {step}, expected a number from 0 to {length}, as many as {file} has actions")
    if seat is not None and seat not in range(match.seats):
        raise BadUse(f"--seat: found {seat}, expected a seat from 0 to {match.seats - 1}")
    while len(match.actions) > stop:
        match.undo()
    if as_json:
        print_json(summary(match, length, seat))
    else:
        show(match, length, seat, paper())


def show(match: grotto.Match, length: int, viewer: int | None, console: Any) -> None:
    from grotto.cli.tables import drawing_of
    from grotto.cli.telling import ending, paragraphs

    for paragraph in paragraphs(match, viewer):
        console.print(paragraph)
    whose = "a spectator" if viewer is None else f"seat {viewer}"
    console.print(f"\nAfter action {len(match.actions)} of {length}, for {whose}:")
    console.print(drawing_of(match.box.name).table(match.view(viewer), console.width, whole=True))
    if match.outcome is not None:
        console.print(ending(match, viewer))


def summary(match: grotto.Match, length: int, viewer: int | None) -> dict[str, Any]:
    from grotto.cli.telling import said_of

    heard = [{"event": h.key, **h.arguments, "sentence": said_of(match, h, viewer)} for h in match.heard(viewer)]
    return {
        "game": match.box.name,
        "step": len(match.actions),
        "steps": length,
        "seat": viewer,
        "heard": heard,
        "view": match.view(viewer),
    }
