"""Rulebook, 14.8 to 14.14: the eclipses to Mirage, at their limits and against another effect of the same window."""

import pytest

from tests.games.dragons.casting import AT_THE_MARKET, at, placed, window
from tests.games.dragons.draw import draw
from tests.games.dragons.look import cave, conserved, counted, pass_on, plays, stack, token, total, treasure
from tests.games.look import act, ask, may, refused, told

# -- the eclipses ---------------------------------------------------------------


def test_14_8_all_odd_tokens_of_a_space_go_home() -> None:
    tokens = ["9=market 8=market 1=(room-1)", "7=market 6=market", "5=market 2=market"]
    match = plays(at("market", "lunar-eclipse", tokens=tokens), "0: cast lunar-eclipse", "0: at market")
    assert counted(match, "market") == {0: 8, 1: 6, 2: 2}
    assert [token(match, seat, name) for seat, name in ((0, "9"), (1, "7"), (2, "5"))] == ["home"] * 3
    assert token(match, 0, "1") == "(room-1)"


def test_14_8_carpets_too() -> None:
    tokens = ["8=market", "6=market carpet=market"]
    artifacts = ["lamp key", "lamp carpet", "lamp"]
    match = at("market", "lunar-eclipse", tokens=tokens, artifacts=artifacts, used=["", "carpet"])
    plays(match, "0: cast lunar-eclipse")
    assert token(match, 1, "carpet") == ""
    assert counted(match, "market") == {0: 8, 1: 6}


def test_14_8_a_space_with_a_token_but_not_the_guard_room() -> None:
    tokens = ["9=market 7=(guard)", "7=(room-1)", "5=crown-cave"]
    match = act(at("market", "lunar-eclipse", tokens=tokens), "0: cast lunar-eclipse")
    assert set(may(match, 0)) == {"at market", "at room-1", "at crown-cave"}
    assert refused(match, 0, "at guard") == ("guard-room", "13.3")
    assert refused(match, 0, "at tent")[0] in ("no-token", "no-effect")


def test_14_8_it_needs_a_token_somewhere() -> None:
    match = draw(magic=True, window="round-start", spells=["lunar-eclipse charity", "", ""])
    assert refused(match, 0, "cast lunar-eclipse") == ("no-effect", "11.5")


@pytest.mark.parametrize("first", [0, 1])
def test_14_8_against_a_carpet_in_the_same_window(first: int) -> None:
    """The carpet that lands after the eclipse stays, the one before goes."""
    match = at(
        "market",
        spells=["lunar-eclipse", "", ""],
        tokens=["8=market 1=market", "7=market"],
        artifacts=["lamp", "lamp carpet", "lamp"],
        first=first,
    )
    order = ["0: cast lunar-eclipse", "1: use carpet"]
    plays(match, *(order if first == 0 else order[::-1]))
    assert counted(match, "market") == {0: 8, **({1: 3} if first == 0 else {})}


def test_14_9_all_even_tokens_of_a_space_go_home() -> None:
    tokens = ["9=market 8=market", "7=market 6=market 4=market", "5=market 2=market"]
    match = plays(at("market", "solar-eclipse", tokens=tokens), "0: cast solar-eclipse")
    assert counted(match, "market") == {0: 9, 1: 7, 2: 5}
    assert [token(match, 1, name) for name in ("6", "4")] == ["home", "home"]


def test_14_9_carpets_stay() -> None:
    tokens = ["8=market", "6=market carpet=market"]
    artifacts = ["lamp", "lamp carpet", "lamp"]
    match = at("market", "solar-eclipse", tokens=tokens, artifacts=artifacts, used=["", "carpet"])
    plays(match, "0: cast solar-eclipse")
    assert counted(match, "market") == {1: 3}


@pytest.mark.parametrize(("first", "where"), [(0, "home"), (1, "(caravanserai)")])
def test_14_9_against_teleport(first: int, where: str) -> None:
    match = placed(
        spells=["solar-eclipse", "teleport", "charity"],
        tokens=["9=(market)", "4=(market)", "5=(room-1)"],
        treasure=["", "2 crown"],
        first=first,
    )
    order = ["0: cast solar-eclipse", "0: at market"]
    other = ["1: cast teleport", "1: at market", "1: of seat 1", "1: to caravanserai"]
    plays(match, *(order + other if first == 0 else other + order))
    assert token(match, 1, "4") == ("" if where == "home" else where)
    assert total(match, 1) == (2 if first == 0 else 0)


# -- Parasite -------------------------------------------------------------------

LENDER = ["lamp", "lamp carpet double", "lamp"]


def test_14_10_the_power_of_an_artifact_that_an_opponent_has_used() -> None:
    match = at("market", "parasite", tokens=AT_THE_MARKET, artifacts=LENDER, used=["", "carpet"])
    plays(match, "0: cast parasite")
    assert token(match, 0, "carpet") == "market"
    assert counted(match, "market") == {0: 12, 1: 13}


def test_14_10_it_is_no_use_of_an_artifact() -> None:
    match = at("market", "parasite", tokens=AT_THE_MARKET, artifacts=LENDER, used=["lamp", "carpet"])
    plays(match, "0: cast parasite")
    assert token(match, 0, "carpet") == "market"


def test_14_10_not_what_nobody_has_used_nor_what_he_used_himself() -> None:
    artifacts = ["lamp carpet", "lamp double", "lamp"]
    match = at(
        "market",
        spells=["parasite charity"],
        tokens=AT_THE_MARKET,
        artifacts=artifacts,
        used=["carpet"],
        limits=[2, 1, 1],
    )
    assert refused(match, 0, "cast parasite") == ("not-used-by-opponent", "14.10")


def test_14_10_lamps_are_not_borrowed() -> None:
    match = at("market", spells=["parasite charity"], tokens=AT_THE_MARKET, used=["", "lamp"])
    assert refused(match, 0, "cast parasite") == ("not-used-by-opponent", "14.10")


def test_14_10_which_of_several_he_says() -> None:
    match = at(
        "market", "parasite", tokens=AT_THE_MARKET, artifacts=LENDER, used=["", "carpet double"], limits=[1, 2, 1]
    )
    act(match, "0: cast parasite")
    assert set(may(match, 0)) == {"borrow carpet", "borrow double"}
    assert refused(match, 0, "borrow key") == ("not-used-by-opponent", "14.10")
    plays(match, "0: borrow double")
    assert counted(match, "market") == {0: 18, 1: 13}


def test_14_10_a_key_at_the_guard() -> None:
    match = at(
        "guard", "parasite", tokens=["1=guard"], artifacts=["lamp", "lamp key", "lamp"], used=["", "key"], guard=9
    )
    plays(match, "0: cast parasite")
    assert "entered seat=0" in told(match, None, "entered")


@pytest.mark.parametrize("first", [0, 1])
def test_14_10_against_lunar_eclipse(first: int) -> None:
    """The borrowed Carpet of seat 0 and an eclipse of seat 1, in both orders."""
    match = at(
        "market",
        spells=["parasite", "lunar-eclipse", "charity"],
        tokens=["", "8=market", "4=market"],
        artifacts=["lamp", "lamp", "lamp carpet"],
        used=["", "", "carpet"],
        first=first,
    )
    order = ["0: cast parasite", "1: cast lunar-eclipse"]
    plays(match, *(order if first == 0 else order[::-1]))
    assert counted(match, "market") == {1: 8, 2: 4, **({0: 3} if first == 1 else {})}


# -- Dragon Leaves --------------------------------------------------------------


def test_14_11_an_empty_cave_gets_4_and_2() -> None:
    match = plays(
        placed("dragon-leaves", caves="3 / / / 2 / 1", tokens=["9=(crown-cave)"]),
        "0: cast dragon-leaves",
        "0: at gem-cave",
    )
    assert cave(match, "gem") == [4, 2]
    conserved(match)


def test_14_11_only_a_cave_without_treasure() -> None:
    match = act(placed("dragon-leaves", caves="3 / / / 2 / 1"), "0: cast dragon-leaves")
    assert may(match, 0) == ["at pearl-cave", "at gem-cave"]
    assert refused(match, 0, "at crown-cave") == ("has-treasure", "14.11")
    assert refused(match, 0, "at market") != ("has-treasure", "14.11")
    full = placed(spells=["dragon-leaves charity"], caves="1 / 1 / 1 / 1 / 1")
    assert refused(full, 0, "cast dragon-leaves") == ("no-effect", "11.5")


def test_14_11_from_then_on_tokens_may_go_there() -> None:
    match = window("before-placement", None, "dragon-leaves", caves="3 / / 1 / 2 / 1", asked=[0], turn=0)
    plays(match, "0: cast dragon-leaves")
    assert (ask(match), match.asked) == ("place", [0])
    assert "place on pearl-cave" in may(match, 0)


@pytest.mark.parametrize("first", [0, 1])
def test_14_11_against_dragons_return(first: int) -> None:
    match = at(
        "crown-cave",
        spells=["dragon-leaves", "dragons-return", "charity"],
        tokens=["9=crown-cave 8=(gold-cave)"],
        caves="3 / 1 / / / 1",
        first=first,
    )
    order = ["0: cast dragon-leaves", "0: at gem-cave", "1: cast dragons-return", "1: at pearl-cave"]
    plays(match, *(order if first == 0 else order[2:] + order[:2]))
    filled = [f"filled space=gem-cave niche={niche} count={count}" for niche, count in ((1, 4), (2, 2))]
    returned = ["returned space=pearl-cave kind=pearl count=1"]
    assert told(match, None, "filled", "returned")[:3] == (filled + returned if first == 0 else returned + filled)


# -- Spy ------------------------------------------------------------------------


def test_14_12_the_others_place_face_up() -> None:
    match = plays(window("round-start", None, "spy", caves="1 / / / / "), "0: cast spy")
    for seat in (0, 1):
        pass_on(match)
        act(match, f"{seat}: place on market", f"{seat}: lay 5")
    assert token(match, 0, "5") == "(market)"
    assert token(match, 1, "5") == "market"
    assert told(match, None, "placed-openly") == ["placed-openly seat=1 space=market token=5"]


def test_14_12_what_lies_face_down_stays_so() -> None:
    match = window("before-placement", None, "spy", tokens=["", "9=(market)", "8=(market)"], turn=0)
    plays(match, "0: cast spy")
    assert token(match, 1, "9") == "(market)"


def test_14_12_only_while_tokens_are_placed() -> None:
    assert refused(placed(spells=["spy charity"]), 0, "cast spy") == ("not-now", "11.1")


# -- Sultan's Tax ---------------------------------------------------------------


def test_14_13_one_for_each_token_in_the_rooms_or_all_come_back() -> None:
    tokens = ["9=(room-1)", "7=(room-1) 6=(room-2) 5=(market)", "4=(room-3) 2=(guard)"]
    match = placed("sultans-tax", tokens=tokens, treasure=["", "2 crown 2 gem", "1 gold 1 cup"])
    plays(match, "0: cast sultans-tax")
    assert match.asked == [1]
    act(match, "1: pay the tax", "1: pay gem", "1: pay crown")
    assert match.asked == [2]
    act(match, "2: withdraw")
    assert (treasure(match, 1), treasure(match, 2)) == ("1 crown 1 gem", "1 cup 1 gold")
    assert (token(match, 2, "4"), token(match, 2, "2"), token(match, 1, "7")) == ("", "(guard)", "(room-1)")
    conserved(match)


def test_14_13_it_needs_an_opponent_in_the_rooms() -> None:
    match = placed(spells=["sultans-tax charity"], tokens=["9=(room-1)", "7=(guard) 6=(market)"])
    assert refused(match, 0, "cast sultans-tax") == ("no-effect", "11.5")


@pytest.mark.parametrize(("first", "paid"), [(0, 2), (1, 1)])
def test_14_13_against_an_eclipse(first: int, paid: int) -> None:
    """Seat 1 sends its own odd token home, before or after the tax."""
    match = placed(
        spells=["sultans-tax", "lunar-eclipse", "charity"],
        tokens=["", "7=(room-1) 6=(room-1)", ""],
        treasure=["", "9 crown", ""],
        first=first,
    )
    order = ["0: cast sultans-tax", "1: cast lunar-eclipse"]
    plays(match, *(order if first == 0 else order[::-1]), "1: pay the tax")
    assert treasure(match, 1) == f"{9 - paid} crown"


# -- Mirage ---------------------------------------------------------------------


def test_14_14_any_artifact_of_the_stack_comes_on_top() -> None:
    match = placed("mirage", rooms=["double scroll carpet", "key", "carpet"], keeper=2)
    match = plays(match, "0: cast mirage", "0: choose carpet")
    assert stack(match, 1) == "carpet scroll double"
    assert told(match, None, "turned-up-artifact")[-1] == "turned-up-artifact space=room-1 artifact=carpet"
    saw = [f"saw seat=0 space=room-1 artifact={name}" for name in ("double", "scroll", "carpet")]
    assert told(match, 0, "saw") == saw
    assert all("artifact=" not in line for line in told(match, 1, "saw"))


def test_14_14_only_where_something_is_hidden() -> None:
    match = placed(spells=["mirage charity"], rooms=["key", "scroll", "carpet"], keeper=2)
    assert refused(match, 0, "cast mirage") == ("no-effect", "11.5")


@pytest.mark.parametrize("first", [0, 1])
def test_14_14_two_hands_at_one_stack(first: int) -> None:
    match = placed(
        spells=["mirage", "apprentice", "charity"],
        artifacts=["lamp", "lamp key", "lamp"],
        rooms=["double scroll carpet", "counterspell", "carpet"],
        keeper=2,
        first=first,
    )
    order = ["0: cast mirage", "1: cast apprentice", "1: at room-1"]
    plays(match, *(order if first == 0 else order[1:] + order[:1]), "0: choose scroll")
    expected = "key carpet double" if first == 0 else "scroll carpet key"
    assert stack(match, 1) == expected
