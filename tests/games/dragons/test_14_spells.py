"""Rulebook, section 14: each spell in its ordinary use, and countered."""

import pytest

from grotto.games.dragons.pieces import SPELL_NAMES
from tests.games.dragons.casting import CASES, Case
from tests.games.dragons.look import conserved, plays, used
from tests.games.look import act, may, told

every_spell = pytest.mark.parametrize(("spell", "case"), CASES.items(), ids=CASES)


def test_14_there_is_a_table_for_every_spell() -> None:
    assert tuple(CASES) == SPELL_NAMES


@every_spell
def test_14_each_spell_does_what_it_says(spell: str, case: Case) -> None:
    match = case.carried_out(case.match(spell), spell)
    heard = told(match, 0)
    assert [line for line in case.heard if not any(said.startswith(line) for said in heard)] == []
    assert f"cast seat=0 spell={spell}" in heard
    assert f"takes-effect seat=0 play={spell}" in heard
    assert spell in match.position()["spent"]
    assert used(match, 0) == "lamp"
    conserved(match)


@every_spell
@pytest.mark.parametrize("first", [0, 1, 2])
def test_14_each_spell_can_be_countered_whatever_the_order_of_the_players(spell: str, case: Case, first: int) -> None:
    match = case.match(spell, first=first)
    case.cast(match, spell)
    since = len(match.heard(0))
    plays(match, f"1: counter {spell}")
    heard = [str(event) for event in match.heard(0, since)]
    assert [line for line in heard if line.startswith(tuple(case.heard))] == []
    assert [line for line in heard if line.startswith("takes-effect seat=0")] == []
    assert len(told(match, None, "countered")) == 1
    assert spell in match.position()["spent"]
    assert "counterspell" in used(match, 1)
    conserved(match)


@every_spell
def test_14_a_spell_that_is_answered_by_something_else_takes_effect_just_the_same(spell: str, case: Case) -> None:
    """Seat 2 answers with Charity (or Spy cannot): the earlier seat's effect comes first."""
    match = case.match(spell)
    if spell == "charity":
        return
    case.cast(match, spell)
    while match.asked != [2]:
        act(match, f"{match.asked[0]}: pass")
    assert "cast charity" in may(match, 2)
    plays(match, "2: cast charity", *case.decides, *["2: take gold"] * 3)
    order = told(match, None, "takes-effect")
    assert order[:2] == [f"takes-effect seat=0 play={spell}", "takes-effect seat=2 play=charity"]
    conserved(match)


@every_spell
def test_14_and_after_it_if_the_other_comes_first(spell: str, case: Case) -> None:
    if spell == "charity":
        return
    match = case.match(spell, first=2)
    case.cast(match, spell)
    while match.asked != [2]:
        act(match, f"{match.asked[0]}: pass")
    takes = ["2: take gold"] * 3
    plays(match, "2: cast charity", *takes, *case.decides)
    order = told(match, None, "takes-effect")
    assert order[:2] == ["takes-effect seat=2 play=charity", f"takes-effect seat=0 play={spell}"]
    conserved(match)
