"""How the tests use the command line."""

from pathlib import Path

from typer.testing import CliRunner, Result

import grotto
from grotto.cli.app import app


def run(*args: object, typed: str = "") -> Result:
    """A command, with what a person types; nothing may escape as a traceback."""
    result = CliRunner().invoke(app, [str(arg) for arg in args], input=typed)
    assert result.exception is None or isinstance(result.exception, SystemExit), repr(result.exception)
    return result


def recorded(folder: Path, seats: int = 3, seed: int = 7) -> Path:
    """The transcript of a whole game."""
    file = folder / "game.json"
    run("match", "digup", "--players", ",".join(["random"] * seats), "--seed", seed, "--out", file)
    return file


def played(seats: int = 3, seed: int = 7, actions: int = 10_000) -> grotto.Match:
    """A match in mid-play: `actions` of it, each the one in the middle of those that are legal."""
    match = grotto.Match("digup", seats=seats, seed=seed, options={"colours": "dealt"})
    while match.asked and len(match.actions) < actions:
        seat = match.asked[0]
        legal = match.legal(seat)
        match.act(seat, legal[(len(match.actions) * 7) % len(legal)])
    return match
