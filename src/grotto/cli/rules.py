"""`grotto rules`: a game's rulebook, or one rule of it."""

from typing import Annotated

from typer import Argument, Option


def rules(
    game: Annotated[str, Argument(help="The game, as `grotto games` lists it.")],
    number: Annotated[list[str] | None, Argument(help="A rule (4.9), a section (4) or a reading (reading 3).")] = None,
    language: Annotated[str, Option(help="en, fr or zh-Hant.")] = "en",
) -> None:
    """Show the rulebook, or one rule of it."""
    from rich.markdown import Markdown

    from grotto import rulebooks
    from grotto.cli import rulebook
    from grotto.cli.paper import paper, print_paged
    from grotto.games import open_box

    open_box(game)
    whole = rulebooks.text(game, language)
    text = rulebook.part(game, whole, " ".join(number)) if number else whole
    console = paper()
    if console.is_terminal:
        print_paged(console, Markdown(text))
    else:
        print(text.rstrip())
