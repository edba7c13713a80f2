"""`grotto match`: a game among programs, saved as a transcript."""

import dataclasses
from pathlib import Path
from random import Random, SystemRandom
from typing import Annotated, Any

from typer import Argument, Option

import grotto
from grotto.cli.options import Deck, Magic, Named, chosen_options


def match(
    game: Annotated[str, Argument(help="The game, as `grotto games` lists it.")],
    players: Annotated[str | None, Option(help="Who sits there, one name a seat: greedy,search:200ms,random.")] = None,
    seed: Annotated[int | None, Option(help="The same number plays the same game.")] = None,
    option: Named = None,
    deck: Deck = None,
    magic: Magic = None,
    out: Annotated[Path | None, Option(help="Write the transcript to this file.")] = None,
    as_json: Annotated[bool, Option("--json", help="Print one JSON object and nothing else.")] = False,
) -> None:
    """Play a game without a person and save its transcript."""
    from grotto.cli import files
    from grotto.cli.paper import paper, print_json
    from grotto.cli.telling import ending
    from grotto.games import open_box

    options = chosen_options(open_box(game), option, deck, magic)
    if out is not None:
        files.check_target(out)
    played = played_out(game, players, seed, options)
    if out is not None:
        files.write(out, played.transcript())
    if as_json:
        print_json(summary(played, seed, out))
        return
    paper().print(f"{played.box.title}: {len(played.actions)} actions. {ending(played, None)}")
    if out is not None:
        paper().print(f"The transcript is in {out}; `grotto verify {out}` checks it.", soft_wrap=True)


def played_out(game: str, players: str | None, seed: int | None, options: dict[str, Any]) -> grotto.Match:
    from grotto.cli.simulate import tell
    from grotto.games import open_box
    from grotto.players import player, sight

    usual = ["random"] * open_box(game).usual_seats
    names = usual if players is None else [name.strip() for name in players.split(",")]
    match = grotto.Match(game, seats=len(names), seed=seed, options=options, names=names)
    sitting = [player(name, match.box, tell=tell) for name in names]
    dice, lots = (SystemRandom() if seed is None else Random(f"{whose} {seed}") for whose in ("players", "lots"))
    while match.asked:
        seat = match.asked[0]
        seen = sight(match.box, match.game, seat, lots)
        match.act(seat, sitting[seat].choose(seen, dice).action)
    return match


def summary(played: grotto.Match, seed: int | None, out: Path | None) -> dict[str, Any]:
    return {
        "game": played.box.name,
        "seats": played.seats,
        "players": played.names,
        "seed": seed,
        "actions": len(played.actions),
        "outcome": dataclasses.asdict(played.outcome) if played.outcome else None,
        "digest": played.link,
        "out": None if out is None else str(out),
    }
