"""What a player is given: a table that his seat cannot tell from the true one, and nothing else."""

from dataclasses import dataclass, field
from random import Random
from typing import Any

from grotto.tabletop.actions import Action
from grotto.tabletop.box import Box
from grotto.tabletop.chance import started


@dataclass(frozen=True)
class Sight:
    """The table with all that the seat cannot know dealt again, the luck to come included.

    Under the same dice, games that differ only in the unseen give the same sight to the byte, so no player can choose
    by what he must not know. View and legal actions are those of the true table.
    """

    box: Box
    table: Any
    seat: int
    legal: list[Action] = field(init=False)

    def __post_init__(self) -> None:
        into = self.box.row()
        count = self.box.plain.legal(self.table, self.seat, into)
        object.__setattr__(self, "legal", [self.box.verbs.action(number) for number in into[:count]])

    @property
    def view(self) -> dict[str, Any]:
        return self.box.view(self.table, self.seat)


def sight(box: Box, game: Any, seat: int, dice: Random) -> Sight:
    """What the seat may know of the game; only the authority, who holds the true table, can call it."""
    table = game.copy()
    box.plain.deal_again(table, seat, started(dice.randbytes(32)), box.row())
    return Sight(box, table, seat)
