"""`grotto verify`: does a transcript hold? Exit code 0 and what was verified, or 1 and what is wrong."""

from pathlib import Path
from typing import Annotated, Any

from typer import Argument, Exit, Option

import grotto


def verify(
    file: Annotated[Path, Argument(help="A transcript.")],
    as_json: Annotated[bool, Option("--json", help="Print one JSON object and nothing else.")] = False,
) -> None:
    """Play a transcript again and verify all of it."""
    from grotto.cli.files import load
    from grotto.cli.paper import paper, print_json
    from grotto.cli.trouble import FAILED

    try:
        match = load(file)
    except grotto.Tampered as wrong:
        if not as_json:
            raise
        print_json({"file": str(file), "verified": False, "wrong": str(wrong)})
        raise Exit(FAILED) from wrong
    if as_json:
        print_json({"file": str(file), "verified": True, **found(match)})
    else:
        paper().print(f"{file} holds.", *lines(match), sep="\n", soft_wrap=True)


def found(match: grotto.Match) -> dict[str, Any]:
    return {
        "game": match.box.name,
        "rules": match.box.version,
        "seats": match.seats,
        "names": match.names,
        "actions": len(match.actions),
        "commitment": match.commitment,
        "digest": match.link,
        "outcome": match.outcome.recorded() if match.outcome else None,
    }


def lines(match: grotto.Match) -> list[str]:
    from grotto.cli.telling import ending
    from grotto.cli.trouble import on_one_line

    names = f" ({on_one_line(', '.join(match.names))})" if match.names else ""
    deal = "the position it starts from can be" if match.start else "its cards are dealt from it"
    return [
        f"  game        {match.box.title}, version {match.box.version} of its rules",
        f"  seats       {match.seats}{names}",
        f"  secret      it is the one promised by the commitment {match.commitment[:16]}…, and {deal}",
        f"  actions     {len(match.actions)}, all lawful; each leads to the state recorded after it",
        f"  outcome     {ending(match, None) if match.outcome else 'none yet: the game is not over'}",
    ]
