"""`python -m bench load`: all its questions, or one with its own sizes (`python -m bench load tables --help`)."""

import argparse
from collections.abc import Sequence

from bench import load
from bench.figures import Figure, table
from bench.load import questions
from bench.machine import heading

QUESTIONS = ("tables", "games", "search", "boardgame.io")


def main(words: Sequence[str] | None = None) -> None:
    chosen = parser().parse_args(words)
    print(f"{heading()}\n", flush=True)
    print(table(answers(chosen)), flush=True)


def parser() -> argparse.ArgumentParser:
    whole = argparse.ArgumentParser(prog="python -m bench load", description=str(load.__doc__))
    whole.add_argument("--quick", action="store_true", help="all of it, small: rough figures")
    asked = whole.add_subparsers(dest="question", metavar="QUESTION")
    many, games, search, both = (asked.add_parser(name) for name in QUESTIONS)
    sizes(many, 500, 60.0)
    many.add_argument("--game", default="digup", choices=("digup", "lamp", "dragons", "mixed"), help="default: digup")
    many.add_argument("--seats", type=int, default=4, metavar="N", help="at each table; default: 4")
    many.add_argument(
        "--every", type=float, default=4.0, metavar="S", help="seconds between a seat's actions; default: 4"
    )
    sizes(games, 24, 60.0)
    games.add_argument("--base", action="store_true", help="the base game, without magic")
    sizes(search, 4, 60.0)
    search.add_argument("--player", default="search:200ms", metavar="NAME", help="default: search:200ms")
    sizes(both, 500, 20.0)
    both.add_argument("--rounds", type=int, default=2, metavar="N", help="of both servers, in turns; default: 2")
    return whole


def sizes(of: argparse.ArgumentParser, tables: int, seconds: float) -> None:
    of.add_argument("--tables", type=int, default=tables, metavar="N", help=f"default: {tables}")
    of.add_argument("--seconds", type=float, default=seconds, metavar="S", help=f"default: {seconds:.0f}")


def answers(chosen: argparse.Namespace) -> list[Figure]:
    it = chosen
    if it.question == "tables":
        return questions.tables(it.tables, it.seconds, it.game, it.seats, it.every)
    if it.question == "games":
        return questions.games(it.tables, it.seconds, not it.base)
    if it.question == "search":
        return questions.search(it.tables, it.seconds, it.player)
    if it.question == "boardgame.io":
        return questions.beside_boardgame_io(it.tables, it.seconds, it.rounds)
    return load.measure(it.quick)


if __name__ == "__main__":
    main()
