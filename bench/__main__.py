"""`python -m bench [--quick] [--json FILE]`: every question, with the commit, the date and the machine."""

import argparse
import json
import sys
from importlib import import_module
from pathlib import Path

from bench.figures import Figure, table
from bench.load.__main__ import QUESTIONS as OF_LOAD
from bench.load.__main__ import main as ask_load
from bench.machine import about, heading

QUESTIONS = ("native", "greedy", "search", "chance", "plain", "step", "compile", "memory", "cuda", "load")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench", description="Measure speed and memory.")
    parser.add_argument("--quick", action="store_true", help="fewer games and repeats: rough figures")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures to a file, too")
    parser.add_argument("questions", nargs="*", metavar="QUESTION", help=f"some of {', '.join(QUESTIONS)}; or else all")
    chosen = parser.parse_args()
    unknown = [name for name in chosen.questions if name not in QUESTIONS]
    if unknown:
        parser.error(f"unknown question {unknown[0]!r}: expected some of {', '.join(QUESTIONS)}")
    start = about()
    print(heading(), flush=True)
    asked = {name: ask(name, chosen.quick) for name in chosen.questions or QUESTIONS}
    if chosen.json:
        told = {**start, "quick": chosen.quick, "figures": {n: [f.as_json() for f in fs] for n, fs in asked.items()}}
        chosen.json.write_text(json.dumps(told, indent=2) + "\n", encoding="utf-8")


def ask(name: str, quick: bool) -> list[Figure]:
    module = import_module(f"bench.{name}")
    print(f"\n## {str(module.__doc__).splitlines()[0]}\n\n`python -m bench.{name}`\n", flush=True)
    figures: list[Figure] = module.measure(quick)
    print(table(figures), flush=True)
    return figures


if sys.argv[1:2] == ["load"] and any(word in (*OF_LOAD, "--help") for word in sys.argv[2:]):
    ask_load(sys.argv[2:])  # one of its own questions, with its own sizes
else:
    main()
