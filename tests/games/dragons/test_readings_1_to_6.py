"""Readings 1 to 6 of the rulebook: what changes most."""

from typing import Any

import pytest

import grotto
from tests.games.dragons.casting import AT_THE_MARKET, at, purchase
from tests.games.dragons.draw import draw
from tests.games.dragons.look import (
    artifacts,
    conserved,
    counted,
    looted,
    pass_on,
    plays,
    spells,
    token,
    total,
    treasure,
    used,
)
from tests.games.dragons.look import at as place_in_course
from tests.games.look import act, ask, may, refused, told

NAMED = ["0: cast teleport", "0: at market", "0: of seat 1", "0: token 7", "0: to caravanserai"]


def teleport(**drawn: object) -> grotto.Match:
    return at("market", "teleport", **{"tokens": AT_THE_MARKET, "treasure": ["3 crown 1 gold"], **drawn})


def test_reading_1_teleport_costs_2_to_the_bank_when_it_takes_effect() -> None:
    match = act(teleport(), *NAMED)
    assert total(match, 0) == 4
    plays(match, "0: pay crown", "0: pay gold")
    assert (total(match, 0), total(match, 1)) == (2, 0)
    conserved(match)


@pytest.mark.parametrize("cost", [1, 3, 4])
def test_reading_1_the_price_can_be_changed(cost: int) -> None:
    match = teleport(teleport_cost=cost, treasure=["9 crown"])
    plays(match, *NAMED)
    assert total(match, 0) == 9 - cost
    assert (
        refused(
            teleport(
                teleport_cost=cost, spells=["teleport charity"], treasure=[f"{cost - 1} crown" if cost > 1 else ""]
            ),
            0,
            "cast teleport",
        )[0]
        == "cannot-pay"
    )


def test_reading_1_and_the_payee() -> None:
    match = plays(teleport(teleport_to_owner=True, treasure=["9 crown"]), *NAMED)
    assert (treasure(match, 0), treasure(match, 1)) == ("7 crown", "2 crown")
    assert told(match, None, "paid-seat")[-1].startswith("paid-seat seat=0 kind=crown")
    conserved(match)


def test_reading_1_a_countered_teleport_costs_the_card_alone() -> None:
    match = act(teleport(), *NAMED)
    plays(match, "1: counter teleport")
    assert (total(match, 0), token(match, 1, "7"), spells(match, 0)) == (4, "market", [])


def test_reading_1_who_cannot_pay_any_more_moves_nothing() -> None:
    match = teleport(treasure=["2 crown"], spells=["donation teleport", "", "charity"], tokens=AT_THE_MARKET)
    plays(match, "0: cast donation", *NAMED)
    assert (total(match, 0), token(match, 1, "7")) == (0, "market")
    assert told(match, None, "no-effect") == ["no-effect seat=0 play=teleport"]


def test_reading_2_declared_paid_and_then_the_window() -> None:
    match = purchase(spells=["", "charity", ""])
    assert place_in_course(match) == ("purchase", "room-1")
    assert total(match, 0) == 0
    pass_on(match)
    assert "double" in artifacts(match, 0)


def test_reading_2_nothing_can_undo_the_sale() -> None:
    match = purchase(spells=["", "lunar-eclipse", "charity"])
    plays(match, "1: cast lunar-eclipse")
    pass_on(match)
    assert "double" in artifacts(match, 0)


def test_reading_2_a_countered_abracadabra_leaves_the_one_on_sale() -> None:
    match = plays(purchase("abracadabra"), "0: cast abracadabra", "1: counter abracadabra")
    pass_on(match)
    assert artifacts(match, 0) == "lamp double key"


def test_reading_2_who_changes_what_is_on_sale_changes_what_he_gets() -> None:
    match = purchase(spells=["", "mirage", "charity"])
    plays(match, "1: cast mirage", "1: at room-1", "1: choose carpet")
    pass_on(match)
    assert artifacts(match, 0) == "lamp carpet key"
    match = purchase(spells=["", "apprentice", "charity"], artifacts=["lamp", "lamp key", "lamp"])
    plays(match, "1: cast apprentice", "1: at room-1")
    pass_on(match)
    assert (artifacts(match, 0), artifacts(match, 1)) == ("lamp key", "lamp double")


def test_reading_3_a_carpet_alone_takes_a_cave() -> None:
    match = at(
        "gem-cave",
        tokens=["", "", "9=(market)"],
        artifacts=["lamp carpet"],
        spells=["", "", "charity"],
        caves="/ / 5 / / ",
    )
    plays(match, "0: use carpet")
    assert looted(match, "gem-cave") == [(0, 5)]


def test_reading_3_so_the_window_of_a_space_without_tokens_opens() -> None:
    seen = []
    match = draw(
        magic=True,
        window="all-placed",
        artifacts=["lamp carpet"],
        spells=["", "", "charity"],
        caves="3 / / 1 / / ",
        rooms=["key", "", "scroll"],
        keeper=1,
    )
    act(match, "2: pass")
    while ask(match) == "play" and match.position()["round"] == 1:
        if place_in_course(match)[0] == "turned-up" and match.asked == [0]:
            seen.append(place_in_course(match)[1])
        act(match, f"{match.asked[0]}: pass")
    # nobody is in the palace, so no Carpet comes into its rooms
    assert seen == ["crown-cave", "gem-cave", "tent", "djinn", "market", "caravanserai", "guard"]


def test_reading_3_in_the_palace_only_rooms_with_an_artifact() -> None:
    drawn: dict[str, Any] = {
        "artifacts": ["lamp carpet"],
        "spells": ["", "", "charity"],
        "rooms": ["key", "", "scroll"],
    }
    match = at("guard", tokens=["5=guard"], guard=5, keeper=1, **drawn)
    seen = []
    while match.position()["round"] == 1:
        if match.asked == [0]:
            seen.append(place_in_course(match))
        act(match, f"{match.asked[0]}: pass")
    assert seen == [("turned-up", "guard"), ("turned-up", "room-1"), ("turned-up", "room-3")]


def test_reading_3_otherwise_it_is_skipped() -> None:
    match = draw(magic=True, window="all-placed", spells=["", "", "charity"], tokens=["", "", "9=(market)"])
    act(match, "2: pass")
    assert place_in_course(match) == ("caves-done", "gold-cave")  # no cave was stopped at
    act(match, "2: pass")
    assert place_in_course(match) == ("turned-up", "market")


def test_reading_4_a_carpet_on_a_space_closed_in_the_same_window() -> None:
    match = at(
        "market", spells=["taboo", "", "charity"], artifacts=["lamp", "lamp carpet", "lamp"], tokens=["9=market"]
    )
    plays(match, "0: cast taboo", "0: at market", "1: use carpet")
    assert told(match, None, "no-effect") == ["no-effect seat=1 play=carpet"]
    assert used(match, 1) == "carpet"


def test_reading_4_the_own_eclipse_before_the_own_second_chance() -> None:
    match = at("market", spells=["lunar-eclipse second-chance", "", "charity"], tokens=["9=market", "8=market"])
    plays(match, "0: cast lunar-eclipse", "0: cast second-chance", "0: to caravanserai")
    assert token(match, 0, "9") == "home"


def test_reading_4_an_apprentice_whose_artifact_was_used_meanwhile() -> None:
    match = at(
        "market",
        spells=["apprentice", "", "charity"],
        artifacts=["lamp carpet"],
        limits=[2, 1, 1],
        tokens=["9=market"],
        rooms=["scroll", "double", "key"],
    )
    plays(match, "0: cast apprentice", "0: at room-1", "0: use carpet")
    assert told(match, None, "no-effect") == ["no-effect seat=0 play=apprentice"]
    assert artifacts(match, 0) == "lamp carpet"
    assert token(match, 0, "carpet") == "market"


def test_reading_4_an_eye_whose_token_is_gone_costs_nothing() -> None:
    match = at(
        "market", spells=["eye-for-an-eye", "", "lunar-eclipse charity"], tokens=["8=market", "7=market", ""], first=2
    )
    plays(match, "0: cast eye-for-an-eye", "2: cast lunar-eclipse")
    assert told(match, None, "no-effect") == ["no-effect seat=0 play=eye-for-an-eye"]
    assert token(match, 0, "8") == "market"


def test_reading_5_a_carpet_is_a_token_for_the_tax() -> None:
    match = at(
        "market",
        "city-tax",
        tokens=["9=market", "carpet=market"],
        artifacts=["lamp", "lamp carpet", "lamp"],
        used=["", "carpet"],
        treasure=["", "2 gem"],
    )
    plays(match, "0: cast city-tax", "1: pay the tax")
    assert (total(match, 1), token(match, 1, "carpet")) == (0, "market")


def test_reading_5_for_an_eye_for_an_eye_and_sent_home_it_stays_used() -> None:
    match = at(
        "market",
        "eye-for-an-eye",
        tokens=["9=market", "carpet=market"],
        artifacts=["lamp", "lamp carpet", "lamp"],
        used=["", "carpet"],
    )
    plays(match, "0: cast eye-for-an-eye")
    assert token(match, 1, "carpet") == ""
    assert used(match, 1) == "carpet"


@pytest.mark.parametrize("spell", ["second-chance", "teleport"])
def test_reading_5_it_can_be_moved(spell: str) -> None:
    match = at(
        "market",
        spell,
        tokens=["carpet=market"],
        artifacts=["lamp carpet"],
        used=["carpet"],
        limits=[2, 1, 1],
        treasure=["2 gem"],
    )
    plays(match, f"0: cast {spell}", "0: to room-1")
    assert token(match, 0, "carpet") == "room-1"


def test_reading_5_the_limit_of_a_room_does_not_count_it() -> None:
    tokens = "1=room-1 2=room-1 4=room-1 5=room-1 6=room-1"
    match = at("room-1", tokens=[tokens], artifacts=["lamp carpet"], spells=["", "", "charity"])
    plays(match, "0: use carpet")
    assert token(match, 0, "carpet") == "room-1"
    assert counted(match, "room-1") == {0: 21}
    match = at(
        "room-1",
        "second-chance",
        tokens=["1=room-1 2=room-1 4=room-1 5=room-1 carpet=room-1 9=(market)"],
        artifacts=["lamp carpet"],
        used=["carpet"],
        limits=[2, 1, 1],
    )
    act(match, "0: cast second-chance", "0: at market")
    assert "to room-1" in may(match, 0)


def test_reading_6_a_moved_token_loses_its_double() -> None:
    match = at(
        "market",
        "second-chance",
        tokens=["9=market*", "8=market"],
        artifacts=["lamp double"],
        used=["double"],
        limits=[2, 1, 1],
    )
    plays(match, "0: cast second-chance", "0: to caravanserai")
    assert token(match, 0, "9") == "caravanserai"


def test_reading_6_moved_before_the_double_takes_effect_it_is_wasted() -> None:
    match = at(
        "market",
        spells=["", "teleport", "charity"],
        tokens=["9=market", "8=market"],
        artifacts=["lamp double"],
        treasure=["", "2 gem"],
        first=1,
    )
    plays(match, "0: use double", "1: cast teleport", "1: of seat 0", "1: to caravanserai")
    assert told(match, None, "no-effect") == ["no-effect seat=0 play=double"]
    assert (token(match, 0, "9"), used(match, 0)) == ("caravanserai", "double")


def test_reading_6_removed_it_goes_with_it() -> None:
    match = at(
        "market", spells=["", "lunar-eclipse", "charity"], tokens=["9=market", "8=market"], artifacts=["lamp double"]
    )
    plays(match, "0: use double", "1: cast lunar-eclipse")
    assert (token(match, 0, "9"), counted(match, "market")) == ("home", {1: 8})
    assert match.view(None)["seats"][0]["doubled"] == []
