"""How a table stands, apart from the game on it: seats, host, pace, motion. Kept as JSON in the table's row."""

from typing import Any

import msgspec
from msgspec import Struct, field

from grotto.games import open_box
from grotto.server.secrets import is_secret_of
from grotto.server.wire.commands import Pace
from grotto.server.wire.parts import Voting
from grotto.server.wire.words import Phase, RaceMode, SeatKind
from grotto.tabletop.box import Box


class Place(Struct):
    """A seat. `hash` is its secret's. `away`: the person asked for a program; `covered`: one plays now.

    `times`: what the person took in the last races at this table, in µs.
    """

    kind: SeatKind = "open"
    name: str | None = None
    player: str | None = None
    hash: str | None = None
    covered: bool = False
    away: bool = False
    left: bool = False
    muted: list[int] = field(default_factory=list)
    times: list[int] = field(default_factory=list)

    @property
    def is_person(self) -> bool:
        return self.kind == "person" and not self.left

    @property
    def by_program(self) -> bool:
        """Whether a program answers for it now."""
        return self.kind == "program" or (self.kind == "person" and self.covered)


class Standing(Struct):
    code: str
    game: str
    rules: int
    options: dict[str, Any]
    places: list[Place]
    host: int | None = 0
    phase: Phase = "gathering"
    public: bool = False
    hints: bool = True
    undo: bool = True
    spectators: bool = True
    race: RaceMode = "reflex"
    pace: Pace = Pace()
    paused: bool = False
    games_played: int = 0
    record: str | None = None
    voting: Voting | None = None

    @property
    def box(self) -> Box:
        return open_box(self.game)

    def seat_of(self, secret: str) -> int | None:
        """The seat of that secret. All are compared, so that the time tells nothing."""
        found = [seat for seat, place in enumerate(self.places) if is_secret_of(secret, place.hash)]
        return found[0] if found else None

    def persons(self) -> list[int]:
        return [seat for seat, place in enumerate(self.places) if place.is_person]


def written(standing: Standing) -> str:
    return msgspec.json.encode(standing).decode()


def read(text: str) -> Standing:
    return msgspec.json.decode(text, type=Standing)
