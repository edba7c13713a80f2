"""What the server itself refuses: a reason as a key, and what it speaks of."""

from typing import Any

from grotto.server.wire.words import Reason
from grotto.tabletop.words import Misfit


class No(Exception):
    """The command is not carried out, and nothing has changed."""

    def __init__(self, reason: Reason, rule: str | None = None, /, **arguments: Any) -> None:
        self.reason: str = reason
        self.rule = rule
        self.arguments = arguments
        super().__init__(reason)


def of_misfit(misfit: Misfit) -> No:
    return No("misfit", where=misfit.where, found=short(misfit.found), expected=misfit.expected)


def short(found: object) -> str:
    text = found if isinstance(found, str) else repr(found)
    return text if len(text) <= 80 else text[:77] + "…"
