"""The options of a game on the command line: `--option NAME=VALUE`, `--deck FILE`, `--magic` and `--no-magic`."""

from pathlib import Path
from typing import Annotated, Any

from typer import Option

from grotto.cli.trouble import BadUse
from grotto.tabletop import box

Named = Annotated[
    list[str] | None, Option("--option", metavar="NAME=VALUE", help="A choice of the game; `grotto games` lists them.")
]
Deck = Annotated[Path | None, Option(help="Play with the deck in this file, where the game has decks.")]
Magic = Annotated[bool | None, Option("--magic/--no-magic", help="With or without magic, where the game has it.")]


def chosen_options(game: box.Box, named: list[str] | None, deck: Path | None, magic: bool | None) -> dict[str, Any]:
    """All that was chosen, each as the value that the game knows."""
    chosen: dict[str, Any] = {}
    for said in named or []:
        name, equals, value = said.partition("=")
        if not equals:
            raise BadUse(f"--option: found {said!r}, expected NAME=VALUE, as in {example(game)}")
        chosen[name] = valued(game.option(name, value), value)
    if deck is not None:
        chosen["deck"] = deck_in(game, deck)
    if magic is not None:
        check_known(game, "magic", "--magic" if magic else "--no-magic")
        chosen["magic"] = magic
    return chosen


def example(game: box.Box) -> str:
    name, option = next(iter(game.options.items()))
    return f"{name}={option.choices[-1]}"


def valued(option: box.Option, said: str) -> Any:
    """The choice that is written so; else the words themselves, which the game refuses or understands."""
    for choice in option.choices:
        if said.lower() == written(choice):
            return choice
    return said


def written(choice: Any) -> str:
    return {"True": "yes", "False": "no"}.get(str(choice), str(choice).lower())


def deck_in(game: box.Box, file: Path) -> Any:
    check_known(game, "deck", "--deck")
    from grotto.cli.files import read

    reader = game.options["deck"].read
    assert reader is not None
    return reader(read(file, "a deck").decode("utf-8", errors="replace"), str(file))


def check_known(game: box.Box, option: str, flag: str) -> None:
    if option not in game.options:
        raise BadUse(f"{flag}: {game.title} has no option {option!r}, expected one of {', '.join(game.options)}")
