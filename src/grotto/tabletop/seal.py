"""The chain that seals a match: every link is a hash of the link before, the action and the whole state after it.

The last link is the transcript's digest. The first eight digits of every link are its trail, by which a changed action
is found and named.
"""

import hashlib
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from grotto.tabletop.match import Match

TRAIL_DIGITS = 8


def first_link(match: "Match") -> str:
    """Over all that was agreed before the first action, and the state it led to."""
    agreed = [match.box.name, match.box.version, match.seats, match.options, match.commitment, match.names, match.start]
    return digest(msgspec.json.encode(agreed, order="deterministic"), match.game.pack())


def next_link(link: str, seat: int, words: str, state: bytes) -> str:
    """`state`: the bytes of it after the action."""
    return digest(f"{link} {seat} {words}".encode(), state)


def digest(what: bytes, state: bytes) -> str:
    return hashlib.sha256(what + b"\n" + state).hexdigest()
