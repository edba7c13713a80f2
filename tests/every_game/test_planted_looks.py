"""Leaks planted in what a seat of the other two games sees and may do: each must be found. DIG UP's are elsewhere."""

import dataclasses
from collections.abc import Callable
from functools import cache
from types import SimpleNamespace
from typing import Any

import pytest

from grotto.games.dragons.pieces import GUARD
from grotto.tabletop.box import Box
from tests.every_game.secrecy import Leak, Scene, Viewer, check_looks, scene, viewers
from tests.every_game.tables import BOXES
from tests.every_game.test_secrets import tables_of

pytestmark = pytest.mark.slow

SEATS = 3
Addition = Callable[[Any, Viewer], dict[str, Any]]

LAMP: dict[str, Addition] = {
    "the top of a chest": lambda game, _: {"top": game.chests[1].cards.cards[max(game.chests[1].cards.count - 1, 0)]},
    "the order in a chest": lambda game, _: {"odd": game.chests[0].cards.cards[3] > game.chests[0].cards.cards[4]},
    "the next Lamp card": lambda game, _: {"next": game.lamp.cards.cards[game.lamp.top]},
    "what others have sealed": lambda game, _: {"dice": [sum(seat.dice) for seat in game.seats]},
    "who will slap": lambda game, _: {"slap": [seat.slap for seat in game.seats]},
    "the card that goes round": lambda game, _: {"passing": game.seats[0].passing},
}
DRAGONS: dict[str, Addition] = {
    "a token that lies face down": lambda game, _: {"nine": game.seats[0].tokens.at[8]},
    "the strength on a space": lambda game, _: {
        "sum": sum(n for n, at in enumerate(game.seats[1].tokens.at) if at == 1)
    },
    "which token is behind the screen": lambda game, viewer: {"home": game.seats[2].tokens.at[1] == 0, "to": viewer},
    "a spell in a hand": lambda game, _: {"odd": [seat.spells % 3 for seat in game.seats]},
    "the next spell": lambda game, _: {"first": game.spell_deck & -game.spell_deck},
    "what was drawn in the Tent": lambda game, _: {"drawn": game.drawn},
    "the bottom of a stack": lambda game, _: {"bottom": game.rooms[0].stack.cards[0]},
    "the guard who waits": lambda game, _: {"early": game.guard if game.space < GUARD else 0},
    "a token named in secret": lambda game, _: {"named": [play.token for play in game.queue.plays]},
}
LEAKS = [("lamp", leak) for leak in LAMP] + [("dragons", leak) for leak in DRAGONS]
ADDITIONS = {"lamp": LAMP, "dragons": DRAGONS}


@cache
def scenes(game: str) -> list[Scene]:
    found = [(n, table, viewer) for n, table in enumerate(tables_of(game, SEATS)) for viewer in viewers(table)]
    return [scene(BOXES[game], table, viewer, worlds=4, seed=n, twins=2) for n, table, viewer in found]


def looks(box: Box) -> None:
    for at in scenes(box.name):
        check_looks(box, at)


@pytest.mark.parametrize(("game", "leak"), LEAKS)
def test_found_in_a_view(game: str, leak: str) -> None:
    def leaky(table: Any, viewer: Viewer) -> dict[str, Any]:
        return {**BOXES[game].view(table, viewer), **ADDITIONS[game][leak](table, viewer)}

    with pytest.raises(Leak):
        looks(dataclasses.replace(BOXES[game], view=leaky))


@pytest.mark.parametrize("game", list(ADDITIONS))
def test_found_in_the_order_of_the_legal_list(game: str) -> None:
    box = dataclasses.replace(BOXES[game])

    def leaky(table: Any, seat: int, into: Any) -> int:
        count: int = BOXES[game].plain.legal(table, seat, into)
        if sum(table.chests[0].cards.cards[:9] if game == "lamp" else table.rooms[0].stack.cards[:2]) % 2:
            into[:count] = into[:count][::-1]
        return count

    object.__setattr__(box, "plain", SimpleNamespace(**{**vars(box.plain), "legal": leaky}))
    with pytest.raises(Leak):
        looks(box)
