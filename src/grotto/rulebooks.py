"""The rulebooks in our own words: beside `src` in a checkout, inside the package once installed."""

from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from grotto.tabletop.words import Misfit

ENGLISH = "en"


def text(game: str, language: str = ENGLISH) -> str:
    """The rulebook of a game, as Markdown. The English one is the original, the others follow it rule by rule."""
    books = {book.name.removesuffix(".md"): book for book in shelf().iterdir() if book.name.endswith(".md")}
    if game not in books or "." in game:
        raise Misfit("game", game, "a game with a rulebook: " + ", ".join(sorted(n for n in books if "." not in n)))
    if language not in languages(game):
        raise Misfit("language", language, f"a language of this rulebook: {', '.join(languages(game))}")
    return books[game if language == ENGLISH else f"{game}.{language}"].read_text(encoding="utf-8")


def languages(game: str) -> list[str]:
    """In which languages there is a rulebook of the game, English first: `digup.fr.md` is the French one."""
    names = sorted(book.name for book in shelf().iterdir() if book.name.startswith(f"{game}."))
    return [ENGLISH, *(name[len(game) + 1 : -3] for name in names if name != f"{game}.md")]


def shelf() -> Traversable:
    """The folder of the rulebooks. The package's own comes first: a wheel's neighbours are strangers."""
    packaged = files("grotto") / "rulebooks"
    return packaged if packaged.is_dir() else Path(__file__).parents[2] / "rulebooks"
