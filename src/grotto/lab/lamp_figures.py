"""What a deck does to the game: native games by rule of thumb, counted, and read off as figures."""

from dataclasses import dataclass
from typing import Any

import numba
import numpy as np

from grotto.games import open_box
from grotto.games.lamp.pieces import CHESTS, FACES, LAMP_CARDS
from grotto.lab import lamp_tallies as tallies
from grotto.native import compiling
from grotto.native.cpu import chance_record
from grotto.players import weighing
from grotto.players.thumbs import parts_of, thumbs_of
from grotto.tabletop.chance import Chance, started
from grotto.tabletop.events import note
from grotto.tabletop.secret import secret_of_seed


@dataclass(frozen=True)
class Counted:
    """The tallies as `lamp_tallies` names their columns."""

    seats: int
    games: int
    dice: Any
    wishes: Any
    rows: Any


def count_games(seats: int, games: int, seed: int, options: dict[str, Any] | None = None) -> Counted:
    box = open_box("lamp")
    table = box.prepare(seats, box.check_options(options))
    table.luck = started(secret_of_seed(seed))
    template = np.frombuffer(bytearray(table.pack()), box.layout.record())
    work = np.zeros(3, template.dtype)
    luck = np.zeros(2, Chance.record())
    luck[0] = chance_record(secret_of_seed(seed))[0]
    into, values = np.zeros(box.most_answers, np.int16), np.zeros(box.most_answers, np.int64)
    dice = np.zeros((CHESTS, FACES + 1, tallies.DIE_WIDTH), np.int64)
    wishes = np.zeros((4, LAMP_CARDS + 1, tallies.WISH_WIDTH), np.int64)
    rows = np.zeros((games, tallies.GAME_WIDTH), np.int64)
    native_tally()(template, work, luck, into, values, dice, wishes, rows, 0)
    return Counted(seats, games, dice, wishes, rows)


FOUND: dict[str, Any] = {}


def native_tally() -> Any:
    """The tally compiled together with the rules and the rules of thumb; not kept, for it is seldom run."""
    if not FOUND:
        box = open_box("lamp")
        forms = (*parts_of(thumbs_of(box)), weighing, tallies)

        def wrap(function: Any) -> Any:
            if function.__name__ == "tally_games":
                return numba.njit(pipeline_class=compiling.EntryCompiler, **compiling.LEAN)(function)
            return compiling.part(function)

        FOUND["tally"] = box.world(wrap, {note: compiling.silence}, forms=forms).tally_games
    return FOUND["tally"]
