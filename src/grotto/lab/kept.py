"""The results of an arena in a file that only grows: each line is on the disk before the next game begins.

The first line says what is played, each other line what came of a game, or of many. A last line that was torn off by a
crash is forgotten, and its games are played again; nothing is lost or counted twice.
"""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, BinaryIO

import msgspec

from grotto.tabletop.words import Misfit

FILE = "games.jsonl"


class Kept:
    def __init__(self, file: BinaryIO, lines: list[dict[str, Any]]) -> None:
        self.file, self.lines = file, lines

    def append(self, line: dict[str, Any]) -> None:
        """One line, down to the disk."""
        self.file.write(msgspec.json.encode(line) + b"\n")
        self.file.flush()
        os.fsync(self.file.fileno())


@contextmanager
def kept(folder: Path, heading: dict[str, Any]) -> Iterator[Kept]:
    """The file in the folder, begun or gone on with, for one arena at a time."""
    path = folder / FILE
    if folder.exists() and not folder.is_dir():
        raise Misfit("out", str(folder), "a folder, or a name for a new one")
    folder.mkdir(parents=True, exist_ok=True)
    with path.open("ab+") as file:
        lock(file, path)
        file.seek(0)
        lines = whole_lines(file, path)
        results = Kept(file, lines[1:])
        if lines:
            check_heading(lines[0], heading, path)
        else:
            results.append(heading)
            sync_folder(folder)
        yield results


def lock(file: BinaryIO, path: Path) -> None:
    try:
        import fcntl
    except ModuleNotFoundError:  # no such lock on Windows
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as taken:
        raise Misfit("out", str(path), "a file that no other arena is writing now") from taken


def whole_lines(file: BinaryIO, path: Path) -> list[dict[str, Any]]:
    """What was written whole; a torn last line is cut off."""
    text = file.read()
    end = text.rfind(b"\n") + 1
    if end < len(text):
        file.truncate(end)
    lines = []
    for number, line in enumerate(text[:end].splitlines(), 1):
        try:
            lines.append(msgspec.json.decode(line, type=dict[str, Any]))
        except msgspec.DecodeError as wrong:
            expected = "a line that an arena wrote; or choose another --out"
            raise Misfit(f"{path}, line {number}", str(wrong), expected) from wrong
    return lines


def check_heading(found: dict[str, Any], wanted: dict[str, Any], path: Path) -> None:
    same = msgspec.json.decode(msgspec.json.encode(wanted))
    for key, value in same.items():
        if found.get(key) != value:
            raise Misfit(f"{path}: {key}", found.get(key), f"{value}, as asked for now; or choose another --out")


def sync_folder(folder: Path) -> None:
    """The name of a new file is on the disk, too."""
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
