"""Rules of thumb for the dragons: each of the 21 spells where it is plainly right, and where not.

The caster is seat 0; the tables are drawn as in `tests.games.dragons.draw`.
"""

from typing import Any

import pytest

import grotto
from grotto.games.dragons.pieces import SPELL_NAMES
from grotto.games.dragons.state import Ask
from tests.games.dragons.draw import draw, tally
from tests.players.test_greedy_dragons import chosen, turned_up

HOARD = "6 / / / / "
CROWN: dict[str, Any] = {"window": "turned-up", "space": "crown-cave", "caves": HOARD}
BOUGHT: dict[str, Any] = {"window": "purchase", "space": "room-1", "turn": 0, "tokens": ["4=room-1"]}
SECOND_LAMP = {"artifacts": ["lamp", "scroll", "scroll"], "rooms": ["lamp key key carpet double"]}
CARPET_ON_TOP = {"artifacts": ["lamp", "scroll", "scroll"], "rooms": ["carpet key key lamp double"]}
LENDER = {"artifacts": ["lamp", "lamp carpet", "lamp"], "used": ["", "carpet"]}
DONE: dict[str, Any] = {"window": "caves-done"}
POOR, RICH = {"treasure": ["", "9 gem", "9 gold"]}, {"treasure": ["9 gem", "1 cup", "1 gold"]}
OWN_TURN: dict[str, Any] = {"window": "before-placement"}
ANOTHERS_TURN: dict[str, Any] = {"window": "before-placement", "turn": 1}
ONE_LEFT = "1=(tent) 2=(tent) 4=(tent) 5=(tent) 6=(djinn) 7=(djinn) 8=(djinn)"

RIGHT: dict[str, dict[str, Any]] = {
    "abracadabra": {**BOUGHT, **SECOND_LAMP},
    "apprentice": {
        "window": "round-start",
        "artifacts": ["lamp lamp", "lamp", ""],
        "rooms": ["carpet", "scroll", "scroll"],
    },
    "charity": {**DONE, "treasure": ["4 gem"]},
    "city-tax": {**DONE, "tokens": ["", "4=(market) 5=(market)", "6=(tent) 7=(market)"]},
    "smuggler": {**DONE, "treasure": ["2 gem"]},
    "last-first": {**CROWN, "tokens": ["1=crown-cave", "8=crown-cave"]},
    "trade": {**DONE, "treasure": ["1 crown 1 pearl 1 gem 1 cup 5 gold"]},
    "lunar-eclipse": {**CROWN, "tokens": ["4=crown-cave", "9=crown-cave"]},
    "solar-eclipse": {**CROWN, "tokens": ["5=crown-cave", "8=crown-cave"]},
    "parasite": {**CROWN, **LENDER, "tokens": ["5=crown-cave", "7=crown-cave"]},
    "dragon-leaves": {**OWN_TURN, "caves": "5 / 5 / / / ", "treasure": ["4 gem"]},
    "spy": {"window": "round-start"},
    "sultans-tax": {**DONE, "tokens": ["", "4=(room-1) 5=(room-1) 9=(guard)", "6=(room-2) 7=(room-2) 8=(guard)"]},
    "mirage": {**BOUGHT, **SECOND_LAMP},
    "eye-for-an-eye": {**CROWN, "tokens": ["7=crown-cave", "9=crown-cave"]},
    "donation": {**DONE, **POOR},
    "dragons-return": {**CROWN, "tokens": ["", "8=crown-cave", "9=crown-cave"], "caves": "8 5 / / / / "},
    "sacrifice": {**DONE, **POOR},
    "second-chance": {
        "window": "turned-up",
        "space": "gold-cave",
        "caves": "/ / / / 6",
        "tokens": ["9=crown-cave 2=gold-cave", "8=gold-cave"],
    },
    "taboo": {**OWN_TURN, "tokens": ["9=(market)"]},
    "teleport": {**CROWN, "tokens": ["8=crown-cave", "9=crown-cave"], "treasure": ["4 gem"]},
}
WRONG: dict[str, dict[str, Any]] = {
    "abracadabra": {**BOUGHT, **CARPET_ON_TOP},
    "apprentice": {
        "window": "round-start",
        "artifacts": ["lamp key", "lamp", "lamp"],
        "rooms": ["scroll", "scroll", "scroll"],
    },
    "charity": {**CROWN, "tokens": ["8=crown-cave"]},
    "city-tax": {**CROWN, "tokens": ["8=crown-cave", "4=(market)"]},
    "smuggler": {**DONE, "tokens": ["", "4=(market) 5=(tent) 6=(caravanserai)"]},
    "last-first": {**CROWN, "tokens": ["9=crown-cave", "8=crown-cave"]},
    "trade": {**DONE, "treasure": ["5 gold"]},
    "lunar-eclipse": {**CROWN, "tokens": ["4=crown-cave", "8=crown-cave"]},
    "solar-eclipse": {**CROWN, "tokens": ["4=crown-cave", "9=crown-cave"]},
    "parasite": {**CROWN, **LENDER, "tokens": ["5=crown-cave", "9=crown-cave"]},
    "dragon-leaves": {**ANOTHERS_TURN, "caves": "5 / 5 / / / "},
    "spy": {**OWN_TURN, "tokens": [ONE_LEFT]},
    "sultans-tax": {**CROWN, "tokens": ["8=crown-cave", "4=(room-1) 9=(guard)"]},
    "mirage": {**BOUGHT, **SECOND_LAMP, "turn": 1, "tokens": ["", "4=room-1"]},
    "eye-for-an-eye": {**CROWN, "tokens": ["9=crown-cave", "7=crown-cave"]},
    "donation": {**DONE, **RICH},
    "dragons-return": {**CROWN, "tokens": ["9=crown-cave", "8=crown-cave"]},
    "sacrifice": {**DONE, **RICH},
    "second-chance": {**OWN_TURN, "tokens": ["9=(market)", "4=(market)"]},
    "taboo": {**OWN_TURN, "tokens": ["1=(market)", "9=(market) 8=(market)"]},
    "teleport": {**CROWN, "tokens": ["4=crown-cave", "9=crown-cave", "8=crown-cave"], "treasure": ["4 gem"]},
}


def table(spell: str, drawn: dict[str, Any]) -> grotto.Match:
    return draw(magic=True, spells=[spell], **drawn)


def test_every_spell_is_tried_both_ways() -> None:
    assert list(RIGHT) == list(WRONG) == list(SPELL_NAMES)


@pytest.mark.parametrize("spell", list(RIGHT))
def test_a_spell_is_cast_when_its_moment_is_there(spell: str) -> None:
    assert chosen(table(spell, RIGHT[spell])) == f"cast {spell}"


@pytest.mark.parametrize("spell", list(WRONG))
def test_a_spell_is_kept_while_its_moment_is_not_there(spell: str) -> None:
    match = table(spell, WRONG[spell])
    assert f"cast {spell}" in map(str, match.legal(0))
    assert chosen(match) == "pass"


# -- what is named -----------------------------------------------------------------


def test_a_second_chance_takes_a_token_from_where_it_is_done() -> None:
    match = table("second-chance", RIGHT["second-chance"])
    match.act(0, "cast second-chance")
    assert chosen(match) == "at crown-cave"


def test_a_teleport_sends_the_token_away_that_is_in_the_way() -> None:
    match = table("teleport", RIGHT["teleport"])
    match.act(0, "cast teleport")
    assert chosen(match) == "of seat 1"
    match.act(0, "of seat 1")
    assert match.game.ask == Ask.TO
    assert chosen(match) != "to crown-cave"


def test_a_taboo_closes_where_the_seat_leads() -> None:
    match = table("taboo", RIGHT["taboo"])
    match.act(0, "cast taboo")
    assert chosen(match) == "at market"


def test_dragon_leaves_to_the_kind_of_which_the_seat_has_most() -> None:
    match = table("dragon-leaves", RIGHT["dragon-leaves"])
    match.act(0, "cast dragon-leaves")
    assert chosen(match) == "at gem-cave"


def test_the_better_spell_of_the_tent_is_kept() -> None:
    tokens, deck = ["9=tent", "8=tent", "7=tent"], "charity taboo"
    match = tally(magic=True, tokens=tokens, caves="/ / / / ", spell_deck=deck)
    assert match.game.ask == Ask.KEEP
    assert chosen(match) == "keep charity"


def test_an_odd_carpet_goes_with_a_lunar_eclipse() -> None:
    """The rival's Carpet is all that is in the way."""
    match = turned_up(
        "crown-cave",
        ["4=crown-cave", "2=crown-cave carpet=crown-cave"],
        spells=["lunar-eclipse"],
        caves=HOARD,
        artifacts=["lamp", "lamp carpet", "lamp"],
        used=["", "carpet"],
    )
    assert chosen(match) == "cast lunar-eclipse"
