"""How does the server bear many tables at once? A real server process, and people over real sockets on this machine."""

from bench.figures import Figure
from bench.load import questions


def measure(quick: bool) -> list[Figure]:
    """Every question of it, as large as it is meant, or small."""
    count, seconds = (20, 8.0) if quick else (500, 60.0)
    return [
        *questions.tables(count, seconds),
        *questions.games(4 if quick else 24, seconds),
        *questions.search(2 if quick else 4, seconds),
        *questions.beside_boardgame_io(count, seconds / 3, 1 if quick else 2),
    ]
