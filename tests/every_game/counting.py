"""Counts of the ways to play from drawn tables, as each game's counts.txt has them.

A block of the file is a name, the drawing, then `depth 2  72 = 9 * 8`. Luck is the drawn table's own generator, so the
same line of play always meets the same cards.
"""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from grotto.tabletop.box import Box


@dataclass
class Counted:
    name: str
    drawn: dict[str, Any] = field(default_factory=dict)
    counts: dict[int, int] = field(default_factory=dict)

    def __str__(self) -> str:
        return self.name


def read(file: Path, drawn_value: Callable[[str, str], Any]) -> list[Counted]:
    """The tables of the file; `drawn_value` makes of a word and the text behind it what the game's `draw` takes."""
    tables: list[Counted] = []
    for line in file.read_text(encoding="utf-8").splitlines():
        word, _, rest = line.strip().partition(" ")
        if not word or word == "#":
            continue
        if not line.startswith(" "):
            tables.append(Counted(word))
        elif word == "depth":
            depth, _, count = rest.partition(" ")
            tables[-1].counts[int(depth)] = count_of(count)
        else:
            tables[-1].drawn[word] = drawn_value(word, rest.strip())
    return tables


def count_of(text: str) -> int:
    """The count; a sum worked out by hand must agree with it."""
    count, _, by_hand = text.partition("=")
    if by_hand:
        assert re.fullmatch(r"[\d+*() -]+", by_hand)
        assert eval(by_hand) == int(count), text
    return int(count)


def ways(box: Box, game: Any, depth: int) -> int:
    """How many lines of play of that many decisions there are."""
    if depth == 0 or game.asked == 0:
        return 1
    if depth == 1:
        return len(answers(box, game))
    return sum(ways(box, after, depth - 1) for _, after in tried(box, game))


def answers(box: Box, game: Any) -> list[int]:
    row = box.row()
    return row[: box.plain.legal(game, box.plain.first_asked(game), row)]


def tried(box: Box, game: Any) -> Iterator[tuple[int, Any]]:
    seat = box.plain.first_asked(game)
    for action in answers(box, game):
        after = game.copy()
        box.plain.act(after, seat, action, box.row())
        yield action, after


def split(box: Box, game: Any, depth: int) -> str:
    """The count behind each first action, to find the one that differs."""
    parts = [(box.verbs.words(action), ways(box, after, depth - 1)) for action, after in tried(box, game)]
    return "\n".join(f"{count:8} {words}" for words, count in parts)


def check_counted(box: Box, game: Any) -> None:
    """What is counted at this table and some after it is all that is not refused."""
    games = [game]
    for one in games:
        if len(games) < 30 and one.asked:
            games += [after for _, after in tried(box, one)][-4:]
    for one in games:
        seat = box.plain.first_asked(one)
        may = [action for action in range(box.verbs.count) if box.plain.refusal(one, seat, action) == 0]
        assert sorted(answers(box, one)) == may
