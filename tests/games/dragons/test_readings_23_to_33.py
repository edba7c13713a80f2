"""Readings 23 to 33 of the rulebook."""

import grotto
from tests.games.dragons.casting import at, placed
from tests.games.dragons.draw import tally
from tests.games.dragons.look import (
    artifacts,
    bank,
    cave,
    conserved,
    counted,
    pass_on,
    plays,
    stack,
    token,
    total,
    treasure,
    used,
)
from tests.games.dragons.look import at as place_in_course
from tests.games.look import act, may, refused, told

RICH = "all 5"

ROOMS = ["scroll", "double", "carpet"]


def test_reading_23_a_second_lamp_may_be_exchanged() -> None:
    match = placed("apprentice", artifacts=["lamp lamp", "counterspell", "lamp"], rooms=ROOMS)
    plays(match, "0: cast apprentice", "0: at room-1")
    assert artifacts(match, 0) == "lamp scroll"
    assert stack(match, 1).split()[0] == "lamp"


def test_reading_23_a_scroll_too() -> None:
    match = placed("apprentice", artifacts=["lamp scroll"], rooms=["key", "double", "carpet"])
    plays(match, "0: cast apprentice", "0: at room-2")
    assert artifacts(match, 0) == "lamp double"


def test_reading_23_what_was_exchanged_may_be_used_in_this_round() -> None:
    match = placed("apprentice", artifacts=["lamp key"], rooms=ROOMS, limits=[2, 1, 1], tokens=["9=(market)"])
    plays(match, "0: cast apprentice", "0: at room-3")
    pass_on(match, "turned-up", "market")
    assert "use carpet" in may(match, 0)


def test_reading_23_only_a_room_with_an_open_artifact() -> None:
    match = at("room-2", "apprentice", rooms=ROOMS, sold="room-1", tokens=["9=room-2"])
    act(match, "0: cast apprentice")
    assert set(may(match, 0)) == {"at room-2", "at room-3"}
    assert refused(match, 0, "at room-1") == ("not-on-sale", "14.2")


def test_reading_23_what_was_put_there_can_be_bought() -> None:
    match = at("room-1", "apprentice", rooms=ROOMS, tokens=["", "1=room-1"], treasure=["", "1 gem"])
    plays(match, "0: cast apprentice", "0: at room-1")
    pass_on(match)
    act(match, "1: buy")
    pass_on(match)
    assert "key" in artifacts(match, 1)


def test_reading_24_spaces_in_the_order_of_the_tally_and_tallied_ones_too() -> None:
    match = at("market", "city-tax", tokens=["", "7=market 6=(caravanserai) 5=tent"], treasure=["", "9 gem"])
    plays(match, "0: cast city-tax", "1: token 5", "1: pay the tax", "1: own hidden token 6")
    assert told(match, 1, "went-home") == [
        "went-home seat=1 space=tent token=5",
        "went-home seat=1 space=caravanserai token=6",
    ]
    assert token(match, 1, "7") == "market"


def test_reading_24_who_owns_less_than_2_takes_it_back_unasked() -> None:
    match = plays(placed("city-tax", tokens=["", "7=(market)", ""], treasure=["", "1 gem"]), "0: cast city-tax")
    assert (token(match, 1, "7"), total(match, 1)) == ("", 1)


def test_reading_24_sultan_who_owns_too_little_takes_all_back_and_pays_nothing() -> None:
    match = plays(
        placed("sultans-tax", tokens=["", "7=(room-1) 6=(room-2)"], treasure=["", "1 gem"]), "0: cast sultans-tax"
    )
    assert (token(match, 1, "7"), token(match, 1, "6"), total(match, 1)) == ("", "", 1)


def test_reading_24_a_double_is_no_token_here() -> None:
    match = at(
        "market",
        "city-tax",
        tokens=["", "7=market*"],
        artifacts=["lamp", "lamp double", "lamp"],
        used=["", "double"],
        treasure=["", "2 gem"],
    )
    plays(match, "0: cast city-tax", "1: pay the tax")
    assert (total(match, 1), bank(match)["gem"]) == (0, 29)


def test_reading_25_not_ones_own_and_nothing_countered_already() -> None:
    match = placed(
        spells=["charity", "donation", ""],
        artifacts=["lamp counterspell", "lamp counterspell", "counterspell"],
        limits=[2, 2, 1],
        rooms=["key"],
    )
    act(match, "0: cast charity")
    act(match, "1: counter charity")
    assert match.asked == [1]  # there is nothing left to counter for seat 2
    match = placed(
        spells=["charity", "donation", ""],
        artifacts=["lamp", "lamp counterspell", "counterspell"],
        limits=[1, 2, 1],
        rooms=["key"],
    )
    act(match, "0: cast charity", "1: cast donation", "2: pass", "1: counter charity")
    assert match.asked == [2]
    assert refused(match, 2, "counter charity") == ("countered-already", "12.2")
    assert may(match, 2, "counter") == ["counter donation"]


def test_reading_25_own_spells_are_not_countered() -> None:
    match = placed(
        spells=["charity trade", "donation", ""], artifacts=["lamp counterspell"], limits=[2, 1, 1], treasure=["1 gem"]
    )
    act(match, "0: cast charity", "1: cast donation")
    assert refused(match, 0, "counter charity") == ("own-spell", "12.2")
    assert may(match, 0, "counter") == ["counter donation"]
    assert refused(match, 0, "counter taboo") == ("not-cast", "12.2")


def test_reading_25_who_has_laid_his_lamp_cannot_counter_without_the_djinn() -> None:
    match = placed(spells=["charity trade", "donation", ""], artifacts=["lamp counterspell"], treasure=["1 gem"])
    act(match, "0: cast charity", "1: cast donation")
    assert refused(match, 0, "counter donation") == ("enough-used", "10.4")


def test_reading_26_the_djinns_second_artifact_only_after_the_tally_of_his_house() -> None:
    match = at(
        "djinn",
        spells=["", "charity", ""],
        tokens=["9=djinn 8=(market)"],
        artifacts=["lamp carpet double"],
        used=["carpet"],
    )
    assert match.asked == [1]  # seat 0 has used one
    act(match, "1: pass")
    assert place_in_course(match) == ("turned-up", "market")
    act(match, "0: use double")
    assert used(match, 0) == "double carpet"


def test_reading_26_two_of_a_kind_are_two_artifacts() -> None:
    match = at(
        "market",
        spells=["", "", "charity"],
        tokens=["9=market"],
        artifacts=["lamp carpet carpet"],
        used=["carpet"],
        limits=[2, 1, 1],
    )
    plays(match, "0: use carpet")
    assert used(match, 0) == "carpet carpet"
    assert counted(match, "market") == {0: 12}


def test_reading_27_a_short_bank_fills_caves_in_order_and_from_the_top() -> None:
    match = tally(caves="/ / / / ", treasure=["25 crown", "29 gem"], card="3 2 / 2 / 1 / 1 / ")
    assert [cave(match, kind) for kind in ("crown", "pearl", "gem", "cup")] == [[3, 1], [2], [], [1]]
    conserved(match)


def test_reading_27_in_the_market_what_he_just_gave_is_there() -> None:
    match = tally(
        tokens=["9=market"],
        treasure=["2 crown", "27 crown 29 pearl 29 gem 29 cup 29 gold"],
        caves="/ / / / ",
        card="/ / / / ",
    )
    act(match, "0: give crown")
    assert treasure(match, 0) == "2 crown"
    conserved(match)


def test_reading_27_unless_the_bank_is_unlimited() -> None:
    match = tally(caves="/ / / / ", treasure=["29 crown"], card="3 2 / / / / ", unlimited=True)
    assert cave(match, "crown") == [3, 2]
    match = grotto.Match("dragons", seats=5, seed=1, options={"bank": "unlimited", "first": 0})
    for seat in range(5):
        act(match, *[f"{seat}: take crown"] * 3)
    assert total(match, 4) == 3


def test_reading_28_cast_in_the_guard_room_but_not_on_it() -> None:
    match = at("guard", "lunar-eclipse", tokens=["9=guard 8=(room-1)", "7=guard 6=(room-1)"])
    act(match, "0: cast lunar-eclipse")
    assert told(match, None, "named-space") == ["named-space seat=0 space=room-1"]  # there is no other
    plays(match)
    assert (token(match, 0, "9"), token(match, 1, "7")) == ("guard", "guard")


def test_reading_29_the_fifteen_cards_come_again() -> None:
    match = tally(caves="/ / / / ", cards=[], card="2 / / / / ")
    assert cave(match, "crown") == [2]
    assert len(match.position()["cards"]) == 14
    match = tally(caves="/ / / / ", cards=[3], card="2 / / / / ")
    assert match.position()["cards"] == []


def test_reading_30_in_the_base_game_scrolls_do_not_count() -> None:
    names = [name for name in ("lamp", "counterspell", "double", "carpet", "key") for _ in range(3)]
    hands = ["scroll scroll scroll " + " ".join(names[:3]), " ".join(names[3:9]), " ".join(names[9:14])]
    match = tally(
        tokens=["", "", "1=room-1"], rooms=["key"], artifacts=hands, treasure=["", "", "1 gem"], caves="/ / / / "
    )
    act(match, "2: buy")
    assert match.outcome
    assert (match.outcome.winners, match.outcome.decided_by) == ([0, 1, 2], "shared")


def test_reading_31_the_victim_must_strike_back_and_both_may_be_tallied() -> None:
    match = at("market", "eye-for-an-eye", tokens=["9=tent 8=(guard)", "7=djinn", "5=market"])
    plays(match, "0: cast eye-for-an-eye", "0: at djinn")
    assert (token(match, 1, "7"), token(match, 0, "9")) == ("home", "home")
    assert told(match, None, "went-home") == [
        "went-home seat=1 space=djinn token=7",
        "went-home seat=0 space=tent token=9",
    ]


def test_reading_32_dragons_return_from_the_first_space_on() -> None:
    match = placed(spells=["dragons-return charity", "", ""], tokens=["9=(gem-cave)"])
    assert refused(match, 0, "cast dragons-return") == ("not-now", "11.1")
    match = at("crown-cave", "dragons-return", tokens=["9=crown-cave"], caves="3 / / 1 / / ")
    act(match, "0: cast dragons-return")
    assert set(may(match, 0)) == {"at crown-cave", "at gem-cave"}


def test_reading_33_the_top_of_a_face_down_stack_is_bought_and_seen() -> None:
    match = tally(tokens=["1=room-1"], rooms=["key scroll"], treasure=["1 gem"], caves="/ / / / ")
    assert all("artifact" not in room for room in match.view(0)["rooms"].values())
    act(match, "0: buy")
    assert told(match, None, "got") == ["got seat=0 space=room-1 artifact=key"]
