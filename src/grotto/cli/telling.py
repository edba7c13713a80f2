"""What was heard, told in sentences: a paragraph a turn, repetitions counted."""

import re
from collections.abc import Container, Iterable
from itertools import groupby

from rich.text import Text

import grotto
from grotto.cli.tables import drawing_of, english_of
from grotto.tabletop.events import Heard


def names_of(match: grotto.Match) -> list[str] | None:
    """In a solo variant the places at the table are no seats but mines."""
    return [f"mine {i}" for i in range(1, 5)] if match.seats == 1 else None


def paragraphs(match: grotto.Match, viewer: int | None, since: int = 0) -> list[Text]:
    """What the viewer heard from the event numbered `since` on."""
    coloured = drawing_of(match.box.name).coloured
    turns = split(match.heard(viewer, since), english_of(match.box.name).OPENINGS)
    return [coloured(told([said_of(match, heard, viewer) for heard in turn])) for turn in turns]


def split(heard: Iterable[Heard], openings: Container[str]) -> list[list[Heard]]:
    """A new paragraph with each event that opens one, unless the one before was of the same kind."""
    turns: list[list[Heard]] = []
    for one in heard:
        if not turns or (one.key in openings and one.key != turns[-1][-1].key):
            turns.append([])
        turns[-1].append(one)
    return turns


def said_of(match: grotto.Match, heard: Heard, viewer: int | None) -> str:
    you = None if match.seats == 1 else viewer
    said: str = english_of(match.box.name).sentence(heard, you, names_of(match))
    return said


def told(sentences: Iterable[str]) -> str:
    """One paragraph. Said again, a sentence is counted; of the same seat, it goes on without naming it again."""
    paragraph, before = "", None
    for said, again in groupby(sentences):
        times = len(list(again))
        counted = said if times == 1 else f"{said.rstrip('.')} ({times} times)."
        who = subject(said)
        if who and who == before:
            paragraph = f"{paragraph.rstrip('.')}; {counted.removeprefix(who)}"
        else:
            paragraph = f"{paragraph} {counted}".strip()
        before = who
    return paragraph


def subject(said: str) -> str | None:
    found = re.match(r"(You|Seat \d|Turned up:) ", said)
    return found[0] if found else None


def ending(match: grotto.Match, viewer: int | None) -> str:
    english = english_of(match.box.name)
    text: str = english.ending(match.outcome, viewer)
    return text
