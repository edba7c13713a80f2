"""A server for tests alone: every deal comes from one seed, and programs draw by a lot that depends on the table alone.

So a game answered alike runs alike, word for word. `grotto serve` itself has no such way: a seed that can be set
from outside is a deal that can be known.
"""

import os
from hashlib import sha256
from random import Random
from typing import Any

import msgspec

from grotto.cli.serve import serve
from grotto.games import open_box
from grotto.server.race import bots, modes
from grotto.server.table import opening
from grotto.server.thinkers import Thinkers
from grotto.tabletop.secret import secret_of_seed


async def by_the_table(_: Thinkers, game: str, state: bytes, seat: int, __: str) -> str:
    """One of the lawful actions."""
    box = open_box(game)
    into: Any = box.row()
    count = box.plain.legal(box.layout.unpack(state), seat, into)
    lot = Random(sha256(state + bytes([seat])).digest())
    return box.verbs.words(into[lot.randrange(count)])


if __name__ == "__main__":
    secret = secret_of_seed(int(os.environ["SEED"]))
    opening.fresh_secret = lambda: secret
    # Programs are quick, their hands do not slip, and no answer comes too late on a busy machine.
    bots.slaps_falsely = lambda *_: False
    bots.reaction_ms = lambda *_: 150
    for mode, terms in modes.TERMS.items():
        modes.TERMS[mode] = msgspec.structs.replace(terms, limit=modes.LONGEST, rest=None)
    Thinkers.choose = by_the_table
    serve(port=int(os.environ["GROTTO_PORT"]))
