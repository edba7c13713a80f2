"""Rulebook, 14.1 to 14.7: Abracadabra to Trade, at their limits and against another effect of the same window."""

import pytest

from tests.games.dragons.casting import at, placed, purchase, window
from tests.games.dragons.look import (
    artifacts,
    bank,
    conserved,
    counted,
    last,
    pass_on,
    plays,
    spells,
    stack,
    token,
    total,
    treasure,
)
from tests.games.look import act, ask, may, refused, told

CITY = ["tent", "djinn", "market", "caravanserai"]

# -- Abracadabra ----------------------------------------------------------------


def test_14_1_the_buyer_takes_any_artifact_of_the_stack() -> None:
    match = plays(purchase("abracadabra"), "0: cast abracadabra")
    assert (ask(match), match.asked) == ("choose", [0])
    assert {"choose double", "choose scroll", "choose carpet", "choose counterspell"} <= set(may(match, 0))
    act(match, "0: choose carpet")
    assert "carpet" in artifacts(match, 0)
    assert stack(match, 1).startswith("double scroll counterspell")


def test_14_1_only_he_sees_the_stack() -> None:
    match = plays(purchase("abracadabra"), "0: cast abracadabra")
    assert [line.split("=")[-1] for line in told(match, 0, "saw")][:4] == ["double", "scroll", "carpet", "counterspell"]
    for viewer in (1, 2, None):
        assert all("artifact=" not in line for line in told(match, viewer, "saw"))


def test_14_1_only_the_buyer_casts_it() -> None:
    match = purchase(spells=["", "abracadabra", "charity"], artifacts=["lamp", "lamp", "lamp"])
    assert match.asked == [2]
    assert may(match, 1) == []
    match = purchase(spells=["", "abracadabra charity", ""])
    assert refused(match, 1, "cast abracadabra") == ("buyers-only", "14.1")


def test_14_1_only_at_a_purchase() -> None:
    match = at("market", spells=["abracadabra charity"], tokens=["7=market"])
    assert refused(match, 0, "cast abracadabra") == ("buyers-only", "14.1")


def test_14_1_what_is_not_in_the_stack_is_not_chosen() -> None:
    match = plays(purchase("abracadabra", rooms=["double scroll", "key", "carpet"], keeper=2), "0: cast abracadabra")
    assert set(may(match, 0)) == {"choose double", "choose scroll"}
    assert refused(match, 0, "choose key") == ("not-in-stack", "14.14")


@pytest.mark.parametrize(("first", "gets"), [(0, "scroll"), (1, "scroll")])
def test_14_1_against_mirage_in_the_same_window(first: int, gets: str) -> None:
    """Whoever is first, the buyer finds the artifact; Mirage has buried the double or not."""
    match = purchase(spells=["abracadabra", "mirage", "charity"], artifacts=["lamp", "lamp", "lamp"], first=first)
    mirage, choice = ["1: cast mirage", "1: at room-1"], [("0: choose scroll",), ("1: choose carpet",)]
    casts = ["0: cast abracadabra", *mirage] if first == 0 else [*mirage, "0: cast abracadabra"]
    plays(match, *casts, *(line for lines in (choice if first == 0 else choice[::-1]) for line in lines))
    assert gets in artifacts(match, 0)
    assert told(match, None, "takes-effect")[0].startswith(f"takes-effect seat={first}")


# -- Apprentice -----------------------------------------------------------------

ROOMS = ["scroll", "double", "carpet"]


def test_14_2_an_own_artifact_changes_places_with_an_open_one() -> None:
    match = placed("apprentice", rooms=ROOMS, tokens=["9=(market)"], artifacts=["lamp key counterspell"])
    act(match, "0: cast apprentice")
    assert set(may(match, 0)) == {"offer key", "offer counterspell"}
    act(match, "0: offer counterspell")
    assert set(may(match, 0)) == {"at room-1", "at room-2", "at room-3"}
    plays(match, "0: at room-3")
    assert artifacts(match, 0) == "lamp carpet key"
    assert stack(match, 3).split()[0] == "counterspell"
    assert match.position()["rooms"][2]["open"] is True


def test_14_2_not_one_that_is_used() -> None:
    match = placed("apprentice", rooms=ROOMS, artifacts=["lamp key carpet"], used=["carpet"], limits=[2, 1, 1])
    act(match, "0: cast apprentice")
    assert last(match, "named-artifact") == "named-artifact seat=0 artifact=key"  # nothing else can be offered
    match = placed("apprentice", spells=["apprentice charity"], artifacts=["lamp"], rooms=ROOMS)
    assert refused(match, 0, "cast apprentice") == ("no-effect", "11.5")


@pytest.mark.parametrize("first", [0, 1])
def test_14_2_against_mirage_in_the_same_room(first: int) -> None:
    """Mirage leaves the Scroll on top or shows the Key that was put there: the Scroll is taken either way."""
    match = placed(
        rooms=["scroll", "double", "carpet"],
        spells=["apprentice", "mirage", "charity"],
        artifacts=["lamp key", "lamp", "lamp"],
        first=first,
    )
    order = ["0: cast apprentice", "0: at room-1", "1: cast mirage", "1: at room-1"]
    plays(match, *(order if first == 0 else order[2:] + order[:2]), "1: choose " + ("key" if first == 0 else "scroll"))
    assert artifacts(match, 0) == "lamp scroll"


# -- Charity --------------------------------------------------------------------


def test_14_3_three_treasures_of_any_kinds() -> None:
    match = plays(
        placed("charity", spells=["charity", "", "spy"]),
        "0: cast charity",
        "0: take gold",
        "0: take gold",
        "0: take gem",
    )
    assert treasure(match, 0) == "1 gem 2 gold"
    conserved(match)


def test_14_3_what_the_bank_has() -> None:
    match = placed(
        spells=["charity", "", "spy"], treasure=["", "29 crown 29 pearl 29 gem 28 cup", ""], caves="/ / / / "
    )
    plays(match, "0: cast charity", "0: take cup")
    assert treasure(match, 0) == "1 cup 2 gold"


@pytest.mark.parametrize(("first", "left"), [(0, 0), (1, 3)])
def test_14_3_against_donation(first: int, left: int) -> None:
    match = placed(spells=["charity", "donation", ""], first=first)
    takes = ["0: take gold", "0: take gem", "0: take cup"]
    order = ["0: cast charity", "1: cast donation"]
    plays(match, *(order if first == 0 else order[::-1]), *takes)
    assert total(match, 0) == left


# -- City Tax -------------------------------------------------------------------


def test_14_4_token_by_token_opponents_pay_2_or_take_it_back() -> None:
    tokens = ["9=(market)", "7=(market) 6=(market) 2=(caravanserai)", "5=(tent) 4=(crown-cave)"]
    match = placed("city-tax", tokens=tokens, treasure=["", "2 crown 3 gem", "2 gold"])
    plays(match, "0: cast city-tax")
    assert (ask(match), match.asked) == ("tax", [1])
    act(match, "1: pay the tax", "1: pay gem", "1: pay crown")
    assert (ask(match), match.asked) == ("tax", [1])
    assert set(may(match, 1)) == {"pay the tax", "own hidden token 6", "own hidden token 7"}
    act(match, "1: own hidden token 7")
    assert (ask(match), match.asked) == ("tax", [1])
    act(match, "1: pay the tax", "1: pay gem", "1: pay gem")
    assert (ask(match), match.asked) == ("tax", [2])
    act(match, "2: own hidden token 5")
    assert (total(match, 1), total(match, 2)) == (1, 2)
    assert (token(match, 1, "7"), token(match, 1, "6"), token(match, 1, "2")) == ("", "(market)", "(caravanserai)")
    assert (token(match, 2, "5"), token(match, 2, "4"), token(match, 0, "9")) == ("", "crown-cave", "(market)")
    conserved(match)


def test_14_4_in_player_order_and_not_the_caster() -> None:
    tokens = ["9=(market)", "7=(market)", "5=(market)"]
    match = placed("city-tax", tokens=tokens, treasure=["all 2"] * 3, first=2)
    plays(match, "0: cast city-tax")
    assert match.asked == [2]
    act(match, "2: own hidden token 5")
    assert match.asked == [1]


def test_14_4_it_needs_an_opponent_in_the_city() -> None:
    match = placed(spells=["city-tax charity"], tokens=["9=(market)", "7=(guard) 6=(room-1)", "5=(gem-cave)"])
    assert refused(match, 0, "cast city-tax") == ("no-effect", "11.5")


@pytest.mark.parametrize(("first", "paid"), [(0, 2), (1, 0)])
def test_14_4_against_second_chance(first: int, paid: int) -> None:
    """Seat 1 moves the token out of the city, if it is early enough."""
    match = placed(
        tokens=["9=(market)", "7=(market)", ""],
        spells=["city-tax", "second-chance", "charity"],
        treasure=["", "3 crown"],
        first=first,
    )
    order = ["0: cast city-tax", "1: cast second-chance", "1: to crown-cave"]
    plays(match, *(order if first == 0 else order[1:] + order[:1]), *["1: pay the tax"] * (first == 0))
    assert total(match, 1) == 3 - paid
    assert token(match, 1, "7") in ("(crown-cave)", "crown-cave")


# -- Smuggler -------------------------------------------------------------------


def smuggling(**drawn: object) -> object:
    return window("caves-done", None, "smuggler", **drawn)


def test_14_5_the_caster_is_the_strongest_on_all_empty_city_spaces() -> None:
    match = plays(
        window("caves-done", None, "smuggler", tokens=["", "9=(tent)"], treasure=["1 crown"]), "0: cast smuggler"
    )
    pass_on(match)
    assert (ask(match), match.asked) == ("keep", [1])  # the Tent was not empty
    act(match, f"1: {may(match, 1)[0]}")
    pass_on(match)
    assert match.position()["seats"][0]["limit"] == 2
    assert (ask(match), match.asked) == ("market", [0])
    act(match, "0: pass")
    pass_on(match)
    assert (ask(match), match.asked) == ("camel", [0])


@pytest.mark.parametrize(
    ("name", "space"),
    [
        ("round-start", None),
        ("all-placed", None),
        ("turned-up", "gold-cave"),
        ("turned-up", "tent"),
        ("round-end", None),
    ],
)
def test_14_5_only_between_the_last_cave_and_the_city(name: str, space: str | None) -> None:
    match = window(name, space, spells=["smuggler charity"], tokens=["9=tent 8=gold-cave"] if space else [])
    assert refused(match, 0, "cast smuggler") == ("smugglers-only", "14.5")


def test_14_5_only_with_an_empty_city_space() -> None:
    tokens = ["9=(tent) 8=(djinn)", "9=(market)", "9=(caravanserai)"]
    match = window("caves-done", None, spells=["smuggler charity"], tokens=tokens)
    assert refused(match, 0, "cast smuggler") == ("smugglers-only", "14.5")


@pytest.mark.parametrize("first", [0, 1])
def test_14_5_against_second_chance_into_the_empty_space(first: int) -> None:
    """A space is smuggled only if it is still empty when Smuggler takes effect."""
    match = window(
        "caves-done",
        None,
        spells=["smuggler", "second-chance", "charity"],
        tokens=["", "9=(room-1)"],
        treasure=["1 gem", "1 gold"],
        first=first,
    )
    order = ["0: cast smuggler", "1: cast second-chance", "1: to market"]
    plays(match, *(order if first == 0 else order[1:] + order[:1]))
    assert ("smuggled seat=0 space=market" in told(match, None, "smuggled")) == (first == 0)
    while ask(match) != "market":
        seat = match.asked[0]
        act(match, f"{seat}: pass" if ask(match) == "play" else f"{seat}: {may(match, seat)[0]}")
    assert match.asked == [first]  # a smuggler is as strong as the 9: player order


# -- Last Will Be First ---------------------------------------------------------


def test_14_6_nines_count_1_and_ones_count_9() -> None:
    match = at(
        "crown-cave", "last-first", tokens=["1=crown-cave", "8=crown-cave", "9=crown-cave"], caves="3 2 / / / / "
    )
    plays(match, "0: cast last-first")
    assert counted(match, "crown-cave") == {0: 9, 1: 8, 2: 1}


def test_14_6_only_these_two_values() -> None:
    tokens = ["1=gem-cave 8=gem-cave", "2=gem-cave 9=gem-cave", ""]
    match = plays(at("gem-cave", "last-first", tokens=tokens, caves="/ / 3 2 / / "), "0: cast last-first")
    assert counted(match, "gem-cave") == {0: 17, 1: 3}


def test_14_6_on_spaces_to_come_too_but_not_in_the_guard_room() -> None:
    tokens = ["5=crown-cave 1=(market) 1=(market)", "9=(market) 8=(guard)", "5=(market)"]
    tokens[0] = "5=crown-cave 1=(market)"
    match = at(
        "crown-cave", "last-first", tokens=["5=crown-cave 1=(market)", "9=(market)", "5=(market) 9=(guard)"], guard=9
    )
    plays(match, "0: cast last-first")
    pass_on(match)
    assert counted(match, "market") == {0: 9, 1: 1, 2: 5}
    pass_on(act(match, "0: pass"))
    assert told(match, None, "entered") == ["entered seat=2"]


@pytest.mark.parametrize(("first", "winner"), [(0, 0), (1, 0)])
def test_14_6_against_lunar_eclipse(first: int, winner: int) -> None:
    """9 and 1 are both odd, before and after."""
    match = at(
        "crown-cave",
        spells=["last-first", "lunar-eclipse", "charity"],
        tokens=["1=crown-cave 2=crown-cave", "9=crown-cave", "7=(market)"],
        first=first,
        caves="3 2 / / / / ",
    )
    order = ["0: cast last-first", "1: cast lunar-eclipse", "1: at crown-cave"]
    plays(match, *(order if first == 0 else order[1:] + order[:1]))
    assert counted(match, "crown-cave") == {winner: 2}


# -- Trade ----------------------------------------------------------------------


def test_14_7_any_of_the_own_treasures_for_as_many_others() -> None:
    match = plays(placed("trade", treasure=["3 crown 2 gem"]), "0: cast trade")
    assert ask(match) == "trade"
    assert refused(match, 0, "stop") == ("nothing-given", "14.7")
    act(match, "0: give crown", "0: give gem", "0: give gem", "0: stop")
    assert (ask(match), bank(match)["gem"]) == ("take", 26)
    act(match, "0: take gold", "0: take gold", "0: take crown")
    assert treasure(match, 0) == "3 crown 2 gold"
    conserved(match)


def test_14_7_it_needs_a_treasure() -> None:
    assert refused(placed(spells=["trade charity"]), 0, "cast trade") == ("no-effect", "11.5")


def test_14_7_all_may_be_given() -> None:
    match = plays(
        placed("trade", treasure=["1 crown 1 gem"]),
        "0: cast trade",
        "0: give crown",
        "0: give gem",
        "0: take cup",
        "0: take cup",
    )
    assert treasure(match, 0) == "2 cup"


@pytest.mark.parametrize(("first", "left"), [(0, "1 pearl 1 gold"), (1, "")])
def test_14_7_against_donation(first: int, left: str) -> None:
    match = placed(
        spells=["trade", "donation", "charity"],
        treasure=["6 crown 1 pearl"] if first == 0 else ["5 crown"],
        first=first,
    )
    order = ["0: cast trade", "1: cast donation"]
    trade = ["0: give crown", "0: stop", "0: take gold"]
    plays(match, *(order if first == 0 else order[::-1]))
    if first == 0:
        act(match, *trade, *["0: pay crown"] * 5)
    assert treasure(match, 0) == left
    assert ("no-effect seat=0 play=trade" in told(match, None, "no-effect")) == (first == 1)
    assert spells(match, 0) == []
