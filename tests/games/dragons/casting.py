"""For each spell a table on which seat 0 casts it, what it names and decides, and what is heard when it works.

Seat 1 holds a Counterspell. Seat 2 could always cast Charity, so the tally stops at the next window to be looked at.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import grotto
from tests.games.dragons.draw import draw, tally
from tests.games.dragons.look import pass_on, plays
from tests.games.look import act

ARTIFACTS = ["lamp key", "lamp counterspell", "lamp"]


def window(name: str, space: str | None = None, spell: str = "", **drawn: Any) -> grotto.Match:
    """A window in which seat 0 may cast the spell."""
    drawn.setdefault("artifacts", ARTIFACTS)
    drawn.setdefault("spells", [spell, "", "charity"])
    return draw(magic=True, window=name, space=space, **drawn)


def at(space: str, spell: str = "", **drawn: Any) -> grotto.Match:
    """The tokens of a space are turned up."""
    return window("turned-up", space, spell, **drawn)


def placed(spell: str = "", **drawn: Any) -> grotto.Match:
    """All tokens are placed."""
    return window("all-placed", None, spell, **drawn)


def purchase(spell: str = "", **drawn: Any) -> grotto.Match:
    """Seat 0 has paid 1 for the top artifact of room 1."""
    drawn.setdefault("artifacts", ARTIFACTS)
    drawn.setdefault("spells", [spell, "", "charity"])
    drawn.setdefault("rooms", ["double scroll carpet counterspell", "key", "carpet"])
    drawn.setdefault("tokens", ["1=room-1", "", ""])
    drawn.setdefault("treasure", ["1 crown"])
    match = pass_on(tally(magic=True, caves="/ / / / ", **drawn))
    return act(match, "0: buy")


@dataclass(frozen=True)
class Case:
    """`names` are said at once when it is cast, `decides` when it takes effect."""

    table: Callable[..., grotto.Match]
    drawn: dict[str, Any]
    names: tuple[str, ...]
    decides: tuple[str, ...]
    heard: tuple[str, ...]

    def match(self, spell: str, **drawn: Any) -> grotto.Match:
        return self.table(spell=spell, **{**self.drawn, **drawn})

    def cast(self, match: grotto.Match, spell: str) -> grotto.Match:
        """Cast and named, but nobody has answered yet."""
        while match.asked != [0]:
            match.act(match.asked[0], "pass")
        return act(match, f"0: cast {spell}", *(f"0: {words}" for words in self.names))

    def carried_out(self, match: grotto.Match, spell: str) -> grotto.Match:
        return plays(self.cast(match, spell), *self.decides)


IN_THE_CITY = ["9=(market) 8=(tent)", "7=(market) 6=(caravanserai)", "5=(market)"]
IN_THE_ROOMS = ["9=(room-1)", "7=(room-1) 6=(room-2)", "5=(market)"]
AT_THE_MARKET = ["9=market 8=(caravanserai)", "7=market 6=market", "5=(room-1)"]

CASES: dict[str, Case] = {
    "abracadabra": Case(purchase, {}, (), ("0: choose scroll",), ("got seat=0 space=room-1 artifact=scroll",)),
    "apprentice": Case(
        placed,
        {"rooms": ["scroll", "double", "carpet"], "tokens": AT_THE_MARKET},
        ("at room-2",),
        (),
        ("swapped seat=0 space=room-2 gives=key gets=double",),
    ),
    "charity": Case(
        placed,
        {"tokens": IN_THE_CITY, "spells": ["charity", "", "spy"]},
        (),
        ("0: take gold", "0: take crown", "0: take gold"),
        ("took seat=0 kind=gold count=1", "took seat=0 kind=crown count=1"),
    ),
    "city-tax": Case(
        placed,
        {"tokens": IN_THE_CITY[:2], "treasure": ["", "5 crown", "2 gem"]},
        (),
        ("1: pay the tax", "1: own hidden token 6"),
        ("paid-tax seat=1 count=2", "went-home seat=1 space=caravanserai"),
    ),
    "smuggler": Case(
        window,
        {"name": "caves-done", "tokens": ["", "7=(market)"], "treasure": ["1 crown"]},
        (),
        (),
        ("smuggled seat=0 space=tent", "smuggled seat=0 space=djinn", "smuggled seat=0 space=caravanserai"),
    ),
    "last-first": Case(
        at, {"space": "market", "tokens": ["1=market", "8=market", "9=market"]}, (), (), ("turned-round seat=0",)
    ),
    "trade": Case(
        placed,
        {"tokens": IN_THE_CITY, "treasure": ["2 crown 1 pearl"]},
        (),
        ("0: give crown", "0: give crown", "0: stop", "0: take gold", "0: take gem"),
        ("paid seat=0 kind=crown count=1", "took seat=0 kind=gold count=1", "took seat=0 kind=gem count=1"),
    ),
    "lunar-eclipse": Case(
        at,
        {"space": "market", "tokens": AT_THE_MARKET},
        ("at market",),
        (),
        ("sent-home seat=0 space=market count=1", "sent-home seat=1 space=market count=1"),
    ),
    "solar-eclipse": Case(
        at, {"space": "market", "tokens": AT_THE_MARKET}, ("at market",), (), ("sent-home seat=1 space=market count=1",)
    ),
    "parasite": Case(
        at,
        {
            "space": "market",
            "tokens": AT_THE_MARKET,
            "artifacts": ["lamp key", "lamp carpet counterspell", "lamp double"],
            "used": ["", "carpet", "double"],
            "limits": [1, 2, 2],
        },
        ("borrow carpet",),
        (),
        ("landed seat=0 space=market",),
    ),
    "dragon-leaves": Case(
        placed,
        {"caves": "3 / / / 2 / 1", "tokens": IN_THE_CITY},
        ("at gem-cave",),
        (),
        ("filled space=gem-cave niche=1 count=4", "filled space=gem-cave niche=2 count=2"),
    ),
    "spy": Case(window, {"name": "round-start"}, (), (), ("spied seat=0",)),
    "sultans-tax": Case(
        placed,
        {"tokens": IN_THE_ROOMS, "treasure": ["", "3 crown", ""]},
        (),
        ("1: pay the tax",),
        ("paid-tax seat=1 count=2",),
    ),
    "mirage": Case(
        placed,
        {"rooms": ["double scroll carpet", "key", "carpet"], "tokens": IN_THE_CITY},
        ("at room-1",),
        ("0: choose scroll",),
        ("turned-up-artifact space=room-1 artifact=scroll", "buried space=room-1 artifact=double"),
    ),
    "eye-for-an-eye": Case(
        at,
        {"space": "market", "tokens": AT_THE_MARKET},
        ("at market", "token 7"),
        ("1: at caravanserai",),
        ("went-home seat=1 space=market token=7", "went-home seat=0 space=caravanserai"),
    ),
    "donation": Case(
        placed,
        {"tokens": IN_THE_CITY, "treasure": ["3 crown", "5 gem 1 gold", "2 cup"]},
        (),
        ("1: pay gold",),
        ("paid seat=0 kind=crown count=3", "paid seat=1 kind=gold count=1", "paid seat=2 kind=cup count=2"),
    ),
    "dragons-return": Case(
        at,
        {"space": "crown-cave", "tokens": ["9=crown-cave", "7=(gem-cave)"], "caves": "3 / 3 / 3 2 / / "},
        ("at gem-cave",),
        (),
        ("returned space=gem-cave kind=gem count=5",),
    ),
    "sacrifice": Case(
        placed,
        {"tokens": IN_THE_CITY, "treasure": ["3 crown", "7 gem 1 gold", "4 cup"]},
        (),
        ("1: pay gold",),
        ("paid seat=0 kind=crown count=3", "paid seat=1 kind=gold count=1", "paid seat=2 kind=cup count=4"),
    ),
    "second-chance": Case(
        at,
        {"space": "market", "tokens": AT_THE_MARKET},
        ("at market", "to caravanserai"),
        (),
        ("moved seat=0 space=market to=caravanserai token=9",),
    ),
    "taboo": Case(placed, {"tokens": IN_THE_CITY}, ("at market",), (), ("closed seat=0 space=market",)),
    "teleport": Case(
        at,
        {"space": "market", "tokens": AT_THE_MARKET, "treasure": ["3 crown 1 gold"]},
        ("at market", "of seat 1", "token 7", "to caravanserai"),
        ("0: pay gold",),
        ("paid seat=0 kind=gold count=1", "moved seat=1 space=market to=caravanserai token=7"),
    ),
}
