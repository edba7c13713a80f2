"""The one place where what goes wrong becomes a line on stderr and an exit code, never a traceback."""

import os
import sys
from typing import Any

from typer import Abort, TyperException
from typer.core import TyperGroup

import grotto

BAD_USE, FAILED, INTERRUPTED = 2, 1, 130


class BadUse(ValueError):
    """A command that cannot be carried out as it was given: what is wrong, and what was expected."""


class CommandGroup(TyperGroup):
    """All commands. Whatever they raise for the user's eyes is said here."""

    def main(self, *args: Any, **more: Any) -> Any:
        try:
            code = super().main(*args, **(more | {"standalone_mode": False}))
        except (TyperException, Abort, grotto.Misfit, grotto.Refused, grotto.Tampered, BadUse, OSError) as trouble:
            code = told(trouble)
        if code == INTERRUPTED:
            print("grotto: interrupted", file=sys.stderr)
        sys.exit(code or 0)


def told(trouble: BaseException) -> int:
    """Say it in one line; returns the exit code."""
    print("grotto: " + on_one_line(sentence(trouble)), file=sys.stderr)
    return FAILED if isinstance(trouble, (grotto.Tampered, Abort)) else BAD_USE


def sentence(trouble: BaseException) -> str:
    if isinstance(trouble, TyperException):
        return trouble.format_message().rstrip(".").replace("Value error, ", "") + " (--help tells more)"
    if isinstance(trouble, OSError):
        return of_file(trouble)
    return str(trouble) or "given up"


def on_one_line(text: str) -> str:
    """Words out of a stranger's file do not get to steer the terminal."""
    return "".join(letter if letter.isprintable() else "?" for letter in " ".join(text.split()))


def of_file(trouble: OSError) -> str:
    why = str(trouble) if trouble.errno is None else os.strerror(trouble.errno)
    return f"{trouble.filename}: {why}" if trouble.filename else why
