"""What treasure decks do to the game: native games counted, and read off as figures."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import ModuleType
from typing import Any

import numba
import numpy as np

from grotto.games import open_box
from grotto.games.dragons.pieces import CARDS, KINDS, SEATS, SPACES
from grotto.games.dragons.rules.end import ROUND_LIMIT
from grotto.lab import by_chance
from grotto.lab import dragons_counts as counts
from grotto.lab import dragons_tallies as tallies
from grotto.native import compiling
from grotto.native.cpu import chance_record
from grotto.players import weighing
from grotto.players.thumbs import parts_of, thumbs_of
from grotto.tabletop.chance import started
from grotto.tabletop.events import note
from grotto.tabletop.secret import secret_of_seed
from grotto.tabletop.words import Misfit
from grotto.tabletop.worlds import world

PLAYERS = ("random", "greedy")
# The counts of `dragons_counts`, and how many of each there are.
ROOM_FOR_COUNTS = (
    ("by_round", np.int32, (ROUND_LIMIT + 1, counts.ROUND_WIDTH)),
    ("by_kind", np.int32, (KINDS, counts.KIND_WIDTH)),
    ("by_space", np.int32, (SPACES + 1, counts.SPACE_WIDTH)),
    ("by_place", np.int32, (SEATS, counts.PLACE_WIDTH)),
    ("by_card", np.int32, (CARDS, counts.CARD_WIDTH)),
    ("by_seat", np.int32, (SEATS,)),
    ("card", np.int32),
)


@dataclass(frozen=True)
class Counted:
    """A row a game, with the columns of `dragons_tallies`; and the sums over all games of `dragons_counts`."""

    seats: int
    games: int
    rows: Any
    sums: Mapping[str, Any]

    @property
    def rounds(self) -> int:
        """All rounds of all games."""
        return int(self.sums["by_round"][:, counts.PLAYED].sum())


def count_games(seats: int, games: int, seed: int, player: str, options: dict[str, Any] | None = None) -> Counted:
    box = open_box("dragons")
    table = box.prepare(seats, box.check_options({"first": 0, **(options or {})}))
    table.luck = started(secret_of_seed(seed))
    template = with_room(np.frombuffer(bytearray(table.pack()), box.layout.record()))
    totals = np.zeros(1, totals_of(template.dtype))
    into, values = np.zeros(box.most_answers, np.int16), np.zeros(box.most_answers, np.int64)
    rows = np.zeros((games, tallies.GAME_WIDTH), np.int64)
    dice = chance_record(secret_of_seed(seed))
    native_tally(player)(template, template.copy(), dice, into, values, totals, rows)
    return Counted(seats, games, rows, {name: totals[name][0] for name in totals.dtype.names})


def with_room(records: Any) -> Any:
    """The same records with room for the counts behind their fields."""
    fields: list[Any] = [(name, records.dtype.fields[name][0]) for name in records.dtype.names]
    made = np.zeros(len(records), np.dtype([*fields, *ROOM_FOR_COUNTS], align=True))
    for name in records.dtype.names:
        made[name] = records[name]
    return made


def totals_of(kind: Any) -> Any:
    """The counts alone, wide enough for the sums over all games."""
    return np.dtype([(name, np.int64, kind[name].shape) for name, *_ in ROOM_FOR_COUNTS], align=True)


FOUND: dict[str, Any] = {}


def native_tally(player: str) -> Any:
    """The tally compiled together with the rules and a player; not kept, for it is seldom run."""
    if player not in FOUND:
        box = open_box("dragons")

        def wrap(function: Any) -> Any:
            if function.__name__ == "tally_games":
                return numba.njit(pipeline_class=compiling.EntryCompiler, **compiling.LEAN)(function)
            return compiling.part(function)

        listener = world(compiling.part, [counts]).count_event
        FOUND[player] = box.world(wrap, {note: listener}, forms=(*forms_of(player), tallies)).tally_games
    return FOUND[player]


def forms_of(player: str) -> tuple[ModuleType, ...]:
    """The table Python by which the player picks an action."""
    if player not in PLAYERS:
        raise Misfit("player", player, f"one of {', '.join(PLAYERS)}")
    return (by_chance,) if player == "random" else (*parts_of(thumbs_of(open_box("dragons"))), weighing)
