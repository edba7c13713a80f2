"""Where a rule just holds, or just does not: each of these fails if its line of the rules is left out."""

from typing import Any

import pytest

import grotto
from tests.games.dragons.casting import AT_THE_MARKET, at, placed, purchase, window
from tests.games.dragons.draw import tally
from tests.games.dragons.look import (
    artifacts,
    counted,
    pass_on,
    plays,
    spells,
    token,
    total,
    treasure,
)
from tests.games.dragons.look import at as place_in_course
from tests.games.look import act, ask, may, refused, told

# -- 10, 11: the Tent, the windows ------------------------------------------------


@pytest.mark.parametrize("first", [0, 1, 2])
def test_10_5_the_second_strongest_may_be_anybody(first: int) -> None:
    match = tally(
        magic=True, tokens=["9=tent", "8=tent", "7=tent"], spell_deck="trade spy", caves="/ / / / ", first=first
    )
    act(match, "0: keep spy")
    assert [spells(match, seat) for seat in range(3)] == [["spy"], ["trade"], []]


@pytest.mark.parametrize("first", [0, 1, 2])
def test_11_2_a_window_asks_the_first_player_first(first: int) -> None:
    match = tally(magic=True, spells=["charity", "donation", "sacrifice"], caves="/ / / / ", first=first)
    order: list[int] = []
    while ask(match) == "play" and len(order) < 3:
        order.append(match.asked[0])
        act(match, f"{match.asked[0]}: pass")
    assert order == [(first + n) % 3 for n in range(3)]


def test_reading_3_no_window_where_no_carpet_can_lie() -> None:
    """Seat 0 has a Carpet; seat 1 could cast in any window. No treasure in three caves: no windows there."""
    match = tally(
        magic=True, artifacts=["lamp carpet"], spells=["", "charity", ""], caves="3 / / 1 / / ", fill="guard", guard=10
    )
    seen = []
    while match.position()["round"] == 1:
        if ask(match) == "play":
            seen.append(place_in_course(match))
        act(match, f"{match.asked[0]}: pass")
    caves = [space for window, space in seen if window == "turned-up" and str(space).endswith("-cave")]
    assert set(caves) == {"crown-cave", "gem-cave"}


@pytest.mark.parametrize(("spent", "opens"), [("", True), ("parasite", False)])
def test_reading_3_a_borrowed_carpet_could_come_unless_parasite_is_out_of_the_game(spent: str, opens: bool) -> None:
    match = at(
        "tent",
        artifacts=["lamp", "lamp carpet", "lamp"],
        used=["", "carpet"],
        spells=["trade", "", ""],
        spent=spent,
        tokens=["", "9=tent", ""],
        treasure=["1 gem"],
        spell_deck="" if spent else "parasite",
    )
    pass_on(match, "turned-up", "djinn")
    assert (place_in_course(match) == ("turned-up", "djinn")) == opens


# -- 12: artifacts ------------------------------------------------------------------


def test_12_2_a_counterspell_is_no_artifact_to_be_just_used() -> None:
    match = at(
        "guard", tokens=["2=guard", "9=guard"], guard=5, artifacts=["lamp counterspell"], spells=["charity", "", ""]
    )
    assert refused(match, 0, "use counterspell") == ("not-now", "11.1")


def test_12_3_not_the_same_token_twice_in_one_window() -> None:
    match = at(
        "market",
        tokens=["9=market 4=market 2=market", "7=market"],
        artifacts=["lamp double double"],
        limits=[2, 1, 1],
        spells=["", "", "charity"],
    )
    act(match, "0: use double", "0: token 9", "2: pass", "0: use double")
    assert refused(match, 0, "token 9") == ("doubled-already", "12.3")
    plays(match, "0: token 4")
    assert counted(match, "market") == {0: 28, 1: 7}


def test_12_3_with_nothing_left_to_double_it_is_refused() -> None:
    match = at(
        "market",
        tokens=["9=market", "7=market"],
        artifacts=["lamp double double carpet"],
        limits=[2, 1, 1],
        spells=["", "", "charity"],
    )
    act(match, "0: use double", "2: pass")
    assert refused(match, 0, "use double") == ("no-effect", "11.5")


def borrowing(artifact: str, **drawn: Any) -> grotto.Match:
    """Seat 0 has used its Lamp and may use one artifact more; seat 1 has used one of that kind, seat 2 can counter."""
    return at(
        artifacts=[f"lamp {artifact}", f"lamp {artifact}", "lamp counterspell"],
        used=["lamp", artifact],
        limits=[2, 1, 1],
        spells=["parasite", "", ""],
        **drawn,
    )


def test_12_5_after_a_countered_parasite_the_own_key_may_be_laid() -> None:
    match = borrowing("key", space="guard", tokens=["2=guard", "9=guard"], guard=9)
    act(match, "0: cast parasite")
    act(match, "2: counter parasite")
    assert "use key" in may(match, 0)
    plays(match, "0: use key")
    assert "entered seat=0" in told(match, None, "entered")


def test_12_5_while_a_borrowed_key_is_not_countered_the_own_one_is_refused() -> None:
    match = borrowing("key", space="guard", tokens=["2=guard", "9=guard"], guard=9)
    act(match, "0: cast parasite", "2: pass")
    assert ask(match) != "play" or refused(match, 0, "use key") == ("is-inside", "12.5")
    assert told(match, None, "used") == []


def test_12_3_after_a_countered_parasite_the_same_token_may_be_doubled() -> None:
    match = borrowing("double", space="market", tokens=["9=market", "7=market"])
    act(match, "0: cast parasite")
    act(match, "2: counter parasite")
    plays(match, "0: use double")
    assert counted(match, "market") == {0: 18, 1: 7}


# -- 7, 8, 13: guard and rooms --------------------------------------------------------


def test_7_5_a_carpet_in_a_room_goes_home_too() -> None:
    match = at(
        "guard",
        tokens=["carpet=room-1 2=(room-1)", "9=guard"],
        artifacts=["lamp carpet"],
        used=["carpet"],
        guard=9,
        spells=["", "", "charity"],
    )
    pass_on(match, "round-end")
    assert told(match, None, "sent-home")[0] == "sent-home seat=0 space=room-1 count=2"
    assert (token(match, 0, "carpet"), token(match, 0, "2")) == ("", "")


def test_8_1_where_nothing_is_on_sale_nothing_is_sold() -> None:
    match = at("room-1", sold="room-1", tokens=["1=room-1"], treasure=["1 gem"], spells=["", "charity", ""])
    pass_on(match)
    assert told(match, None, "unsold")[0] == "unsold space=room-1"
    assert told(match, None, "bought") == []


@pytest.mark.parametrize("kind", ["crown", "pearl", "gem"])
def test_8_2_any_kind_that_pays_the_highest_leaves_the_others_payable(kind: str) -> None:
    match = tally(
        tokens=["5=room-1 4=room-1"], treasure=["9 crown 6 pearl 5 gem"], caves="/ / / / ", rooms=["key"], guard=1
    )
    act(match, "0: buy")
    assert set(may(match, 0)) == {"pay crown", "pay pearl", "pay gem"}
    act(match, f"0: pay {kind}", f"0: pay {'pearl' if kind == 'crown' else 'crown'}")
    assert artifacts(match, 0) == "key"


def test_13_6_before_the_guards_tally_is_done_a_token_may_still_come_into_a_room() -> None:
    match = at("guard", "second-chance", tokens=["9=(tent) 5=guard", "9=guard"], guard=5)
    act(match, "0: cast second-chance")
    assert "to room-1" in may(match, 0)
    plays(match, "0: to room-1")
    assert counted(pass_on(match), "room-1") == {0: 9}


# -- 14: spells -------------------------------------------------------------------------


@pytest.mark.parametrize(("first", "takes"), [(0, "scroll"), (1, "key")])
def test_14_1_against_apprentice_in_the_same_room(first: int, takes: str) -> None:
    """Either the buyer takes the open one first, and nothing lies open for Apprentice; or he finds the Key there."""
    match = purchase(
        spells=["abracadabra", "apprentice", "charity"],
        artifacts=["lamp", "lamp key", "lamp"],
        rooms=["scroll carpet", "double", "carpet"],
        keeper=2,
        first=first,
    )
    casts = ["0: cast abracadabra", "1: cast apprentice", "1: at room-1"]
    plays(match, *(casts if first == 0 else casts[1:] + casts[:1]), f"0: choose {takes}")
    assert artifacts(match, 0) == f"lamp {takes}"
    assert artifacts(match, 1) == ("lamp key" if first == 0 else "lamp scroll")
    assert told(match, None, "no-effect") == (["no-effect seat=1 play=apprentice"] if first == 0 else [])


def test_14_2_not_for_an_artifact_of_the_same_kind() -> None:
    match = placed("apprentice", artifacts=["lamp key"], rooms=["key", "double", "scroll"])
    act(match, "0: cast apprentice")
    assert set(may(match, 0)) == {"at room-2", "at room-3"}
    assert refused(match, 0, "at room-1") == ("no-effect", "11.5")


def test_14_4_who_cannot_pay_for_any_takes_both_back_unasked() -> None:
    match = placed("city-tax", tokens=["", "7=(market) 6=(market) 5=(market)", ""], treasure=["", "1 gem"])
    plays(match, "0: cast city-tax")
    assert told(match, 1, "sent-home") == ["sent-home seat=1 space=market count=3"]
    assert total(match, 1) == 1


@pytest.mark.parametrize(("first", "strongest"), [(0, 0), (1, 1), (2, 2)])
def test_14_5_the_smuggler_ties_with_the_strongest_of_several_others(first: int, strongest: int) -> None:
    """Two Carpets contest him: he is as strong as one of them, not as both."""
    match = window(
        "caves-done",
        None,
        "smuggler",
        artifacts=["lamp", "lamp carpet", "lamp carpet"],
        spell_deck="",
        first=first,
        treasure=["1 gem"] * 3,
    )
    plays(match, "0: cast smuggler")
    pass_on(match, "turned-up", "market")
    plays(match, "1: use carpet", "2: use carpet") if first != 2 else plays(match, "2: use carpet", "1: use carpet")
    pass_on(match)
    assert counted(match, "market") == {0: 3, 1: 3, 2: 3}
    assert (ask(match), match.asked) == ("market", [strongest])


def test_14_5_what_was_empty_is_seen_when_all_are_placed() -> None:
    """The Market has a token when all are placed, and none any more after the eclipse: it is not smuggled."""
    match = tally(
        magic=True, tokens=["", "9=market", ""], spells=["smuggler", "lunar-eclipse", "charity"], caves="/ / / / "
    )
    plays(match, "1: cast lunar-eclipse")
    pass_on(match, "caves-done")
    plays(match, "0: cast smuggler")
    assert told(match, None, "smuggled") == [
        f"smuggled seat=0 space={name}" for name in ("tent", "djinn", "caravanserai")
    ]


def test_14_8_every_carpet_is_odd() -> None:
    match = at(
        "market",
        "lunar-eclipse",
        tokens=["2=market", "8=market carpet=market carpet-2=market carpet-3=market"],
        artifacts=["lamp", "lamp carpet carpet", "lamp"],
        used=["", "carpet carpet"],
        limits=[1, 2, 1],
    )
    plays(match, "0: cast lunar-eclipse")
    assert counted(match, "market") == {0: 2, 1: 8}


def test_14_10_no_lamp_is_borrowed_even_where_a_key_could_be() -> None:
    match = at("guard", tokens=["2=guard", "9=guard"], guard=9, spells=["parasite charity", "", ""], used=["", "lamp"])
    assert refused(match, 0, "cast parasite") == ("not-used-by-opponent", "14.10")


@pytest.mark.parametrize("spell", ["dragon-leaves", "taboo"])
def test_14_11_and_20_after_the_caves_the_last_one_is_tallied(spell: str) -> None:
    match = window("caves-done", None, spells=[f"{spell} charity", "", ""], tokens=["9=gold-cave"])
    if spell == "dragon-leaves":
        assert refused(match, 0, "cast dragon-leaves") == ("no-effect", "11.5")
    else:
        act(match, "0: cast taboo")
        assert refused(match, 0, "at gold-cave") == ("tallied", "13.5")
        assert "at tent" in may(match, 0)


@pytest.mark.parametrize("first", [0, 1])
def test_14_12_against_second_chance(first: int) -> None:
    """What lay face down stays so when it is moved; what its owner lays from now on lies open."""
    match = window(
        "before-placement",
        None,
        spells=["spy", "second-chance", "charity"],
        tokens=["", "9=(market)", ""],
        caves="1 / / / / ",
        turn=1,
        first=first,
    )
    order = ["0: cast spy", "1: cast second-chance", "1: to tent"]
    plays(match, *(order if first == 0 else order[1:] + order[:1]))
    assert token(match, 1, "9") == "(tent)"
    act(match, "1: place on market", "1: lay 8")
    assert token(match, 1, "8") == "market"


def test_14_13_who_owns_just_enough_is_asked() -> None:
    match = placed("sultans-tax", tokens=["", "7=(room-1) 6=(room-2)"], treasure=["", "2 gem"])
    plays(match, "0: cast sultans-tax")
    assert set(may(match, 1)) == {"pay the tax", "withdraw"}


def test_14_13_carpets_leave_the_rooms_too() -> None:
    match = at(
        "market",
        "sultans-tax",
        tokens=["9=market", "carpet=room-1 7=(room-1)"],
        artifacts=["lamp", "lamp carpet", "lamp"],
        used=["", "carpet"],
        treasure=["", "2 gem"],
    )
    plays(match, "0: cast sultans-tax", "1: withdraw")
    assert told(match, None, "sent-home") == ["sent-home seat=1 space=room-1 count=2"]
    assert token(match, 1, "carpet") == ""


def test_14_15_without_a_token_of_the_caster_nobody_is_asked_to_strike() -> None:
    match = at("market", "eye-for-an-eye", tokens=["2=(guard)", "7=market", "5=(tent)"])
    act(match, "0: cast eye-for-an-eye", "0: at market")
    while ask(match) == "play" and place_in_course(match) == ("turned-up", "market"):
        act(match, f"{match.asked[0]}: pass")
    assert ask(match) not in ("strike-space", "strike-token")
    assert match.position()["resolving"] == -1


@pytest.mark.parametrize(("spell", "first"), [(s, f) for s in ("second-chance", "teleport") for f in (0, 1)])
def test_14_19_and_21_against_taboo(spell: str, first: int) -> None:
    """Closed first, the space takes no token any more; then Teleport costs nothing."""
    match = at(
        "market",
        spells=["taboo", spell, "charity"],
        tokens=["9=market", "7=market", ""],
        treasure=["", "2 gem"],
        first=first,
    )
    moves = [f"1: cast {spell}", *(["1: of seat 1"] if spell == "teleport" else []), "1: to caravanserai"]
    closes = ["0: cast taboo", "0: at caravanserai"]
    plays(match, *(closes + moves if first == 0 else moves + closes))
    assert token(match, 1, "7") == ("market" if first == 0 else "caravanserai")
    assert (f"no-effect seat=1 play={spell}" in told(match, None, "no-effect")) == (first == 0)
    assert total(match, 1) == (0 if first == 1 and spell == "teleport" else 2)


def test_14_20_a_space_still_to_come_with_something_to_come_for() -> None:
    match = at("market", "taboo", tokens=AT_THE_MARKET, rooms=["key", "", "scroll"], keeper=2)
    act(match, "0: cast taboo")
    assert set(may(match, 0)) == {"at market", "at caravanserai", "at room-1", "at room-3"}
    assert refused(match, 0, "at tent") == ("tallied", "13.5")
    assert refused(match, 0, "at room-2") == ("no-artifact-there", "3.4")


def test_14_21_all_that_he_has_goes_to_the_owner() -> None:
    match = at("market", "teleport", tokens=AT_THE_MARKET, treasure=["2 gem"], teleport_to_owner=True)
    plays(match, "0: cast teleport", "0: at market", "0: of seat 1", "0: token 7", "0: to caravanserai")
    assert (treasure(match, 0), treasure(match, 1)) == ("", "2 gem")
