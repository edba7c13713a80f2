"""A rulebook, or a part of it found by its number."""

import re
from difflib import get_close_matches

from grotto.cli.trouble import BadUse


def part(game: str, text: str, number: str) -> str:
    """Of its rulebook `4.9` is a rule, `4` a section, `reading 3` (`lecture 3` in French) a reading, as Markdown."""
    number = " ".join(number.lower().split())
    if re.fullmatch(r"\d+", number):
        found = section(text, number)
    else:
        found = next((p for p in text.split("\n\n") if opening(p) == number), None)
    if found is None:
        raise BadUse(f"{game}: there is no rule {number!r}, expected a number{near(text, number)}")
    return found.strip()


def section(text: str, number: str) -> str | None:
    found = re.search(rf"^## {number} .*?(?=^## |\Z)", text, re.MULTILINE | re.DOTALL)
    return found[0] if found else None


def opening(paragraph: str) -> str | None:
    """What a paragraph is called: `4.9`, `reading 3`, `question 2`."""
    called = re.match(r"(\d+\.\d+) |\*\*(\w+ \d+)\*\*", paragraph)
    return (called[1] or called[2]).lower() if called else None


def near(text: str, number: str) -> str:
    known = [name for p in text.split("\n\n") if (name := opening(p))]
    close = get_close_matches(number, known, n=3)
    return f" such as {', '.join(close or known[:3])}"
