"""Files in and out: transcripts are read with care and written so that nothing is lost."""

import contextlib
import os
from pathlib import Path

import grotto
from grotto.cli.trouble import BadUse


def load(path: Path) -> grotto.Match:
    """The match of a transcript, replayed and verified. Whatever its contents lack, it is the file that failed."""
    text = read(path)
    try:
        return grotto.replay(text)
    except grotto.Tampered as wrong:
        raise grotto.Tampered(f"{path} does not hold: {wrong}") from wrong
    except (grotto.Misfit, RecursionError) as wrong:
        raise grotto.Tampered(f"{path} is no transcript that can be verified: {wrong}") from wrong


def read(path: Path, what: str = "a transcript") -> bytes:
    if path.is_dir():
        raise BadUse(f"{path} is a folder, expected the file of {what}")
    if not path.exists():
        raise BadUse(f"{path} does not exist, expected the file of {what}")
    return path.read_bytes()


def check_target(path: Path) -> None:
    """Before the work begins: can a file be written there?"""
    folder = path.resolve().parent
    if path.exists() and not path.is_file():
        raise BadUse(f"{path} is no plain file, expected the name of a file to write")
    if not folder.is_dir():
        raise BadUse(f"{path} cannot be written: there is no folder {folder}")
    if not os.access(folder, os.W_OK):
        raise BadUse(f"{path} cannot be written: no permission in {folder}")


def write(path: Path, text: str) -> None:
    """All or nothing: to a new file beside it, down to the disk, then renamed."""
    check_target(path)
    whole = path.resolve()
    new = whole.with_name(f".{whole.name}.{os.getpid()}.new")
    try:
        with new.open("x", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        new.replace(whole)
    except OSError as error:
        with contextlib.suppress(OSError):
            new.unlink()
        raise BadUse(f"{path} cannot be written: {error.strerror}") from error
