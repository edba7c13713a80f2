"""Readings 13 to 22 of the rulebook."""

from typing import Any

import pytest

import grotto
from tests.games.dragons.casting import at, placed, window
from tests.games.dragons.draw import draw, tally
from tests.games.dragons.look import at as place_in_course
from tests.games.dragons.look import (
    cave,
    counted,
    pass_on,
    plays,
    spells,
    stack,
    token,
    total,
    treasure,
    used,
)
from tests.games.look import act, ask, may, refused, told

RICH = "all 5"


def test_reading_13_who_has_no_token_in_a_room_is_asked_too() -> None:
    match = tally(tokens=["5=guard", "9=guard"], guard=9, fill="gold-cave", treasure=[RICH])
    assert (ask(match), match.asked) == ("bribe", [0])


def test_reading_13_who_owns_too_little_stays_out_unasked() -> None:
    match = tally(
        tokens=["5=guard", "6=guard"], guard=9, fill="gold-cave", treasure=["3 crown", "3 crown"], caves="/ / / / 1"
    )
    assert (ask(match), match.asked) == ("bribe", [1])
    assert told(match, None, "stayed-out") == ["stayed-out seat=0"]


def test_reading_13_whose_key_lies_is_not_asked() -> None:
    match = at(
        "guard",
        tokens=["5=guard", "6=guard"],
        guard=9,
        artifacts=["lamp key"],
        treasure=[RICH, RICH],
        spells=["", "", "charity"],
    )
    plays(match, "0: use key")
    pass_on(match)
    assert (ask(match), match.asked) == ("bribe", [1])


def test_reading_13_a_carpet_is_enough_to_be_asked() -> None:
    match = at(
        "guard",
        tokens=["", "9=guard"],
        guard=5,
        artifacts=["lamp carpet"],
        treasure=["2 gem"],
        spells=["", "", "charity"],
    )
    plays(match, "0: use carpet")
    pass_on(match)
    assert (ask(match), match.asked) == ("bribe", [0])


def test_reading_13_in_the_new_player_order_and_treasure_by_treasure() -> None:
    match = tally(
        tokens=["5=guard 9=caravanserai", "5=guard", "5=guard"], guard=7, fill="gold-cave", treasure=[RICH] * 3
    )
    act(match, "0: camel to seat 2")
    assert (ask(match), match.asked) == ("bribe", [2])
    act(match, "2: bribe the guard", "2: pay gem", "2: pay cup")
    assert match.asked == [0]


def test_reading_14_what_is_left_goes_back_at_the_tally_of_that_cave() -> None:
    match = at(
        "crown-cave", spells=["charity", "", ""], tokens=["9=crown-cave", "", "8=(gold-cave)"], caves="3 2 / 4 / / / 1"
    )
    act(match, "0: pass")
    assert (cave(match, "crown"), cave(match, "pearl")) == ([], [])
    assert place_in_course(match) == ("turned-up", "gold-cave")
    assert list(told(match, None, "returned")) == [
        "returned space=crown-cave kind=crown count=2",
        "returned space=pearl-cave kind=pearl count=4",
    ]


def test_reading_15_only_spaces_empty_since_the_placement() -> None:
    """The market was emptied by an eclipse later: it is not smuggled."""
    match = draw(
        magic=True,
        window="all-placed",
        spells=["smuggler", "lunar-eclipse", "charity"],
        tokens=["", "9=(market)", ""],
        caves="/ / / / ",
    )
    plays(match, "1: cast lunar-eclipse")
    pass_on(match, "caves-done")
    plays(match, "0: cast smuggler")
    assert told(match, None, "smuggled") == [
        f"smuggled seat=0 space={space}" for space in ("tent", "djinn", "caravanserai")
    ]


def smuggled(**drawn: object) -> grotto.Match:
    return plays(window("caves-done", None, "smuggler", **drawn), "0: cast smuggler")


@pytest.mark.parametrize(("first", "winner"), [(0, 0), (1, 1)])
def test_reading_15_as_strong_as_the_strongest_other_and_player_order_decides(first: int, winner: int) -> None:
    match = smuggled(spell_deck="", artifacts=["lamp", "lamp carpet", "lamp"], treasure=["1 gem", "1 gem"], first=first)
    pass_on(match, "turned-up", "market")
    plays(match, "1: use carpet")
    pass_on(match)
    assert (ask(match), match.asked) == ("market", [winner])


def test_reading_15_what_he_adds_himself_makes_him_stronger() -> None:
    match = smuggled(
        spell_deck="",
        artifacts=["lamp carpet", "lamp carpet", "lamp"],
        treasure=["1 gem", "1 gem"],
        first=1,
        limits=[2, 1, 1],
    )
    pass_on(match, "turned-up", "market")
    plays(match, "1: use carpet", "0: use carpet")
    pass_on(match)
    assert (ask(match), match.asked) == ("market", [0])


def test_reading_15_alone_in_the_tent_one_of_two_spells_is_discarded() -> None:
    match = smuggled(spell_deck="trade spy")
    pass_on(match)
    act(match, "0: keep spy")
    assert told(match, None, "discarded") == ["discarded seat=0 spell=trade"]
    assert spells(match, 0) == ["spy"]


def test_reading_15_the_taboo_does_not_stop_him() -> None:
    match = smuggled(taboo="market", treasure=["1 gem"])
    pass_on(match)
    while ask(match) != "market":
        act(match, f"{match.asked[0]}: {may(match, match.asked[0])[0]}")
        pass_on(match)
    assert match.asked == [0]


def test_reading_16_a_window_does_not_open_again() -> None:
    match = draw(
        magic=True, window="all-placed", spells=["charity trade", "", ""], tokens=["9=(market)"], treasure=["1 gem"]
    )
    plays(match, "0: cast charity", *["0: take gold"] * 3)
    assert place_in_course(match)[0] != "all-placed"


def test_reading_16_before_a_placement_the_seat_places_at_once() -> None:
    match = window("before-placement", None, spells=["charity trade", "", ""], turn=0, treasure=["1 gem"])
    plays(match, "0: cast charity", *["0: take gold"] * 3)
    assert (ask(match), match.asked) == ("place", [0])


def test_reading_16_who_has_just_played_is_asked_last() -> None:
    match = draw(magic=True, window="all-placed", spells=["charity trade", "donation", ""], treasure=["1 gem"])
    act(match, "0: cast charity")
    assert match.asked == [1]
    act(match, "1: pass")
    assert match.asked == [0]
    assert "cast trade" in may(match, 0)


def test_reading_17_laying_the_lamp_is_no_play_of_its_own() -> None:
    match = placed(spells=["charity", "", "spy"])
    assert may(match, 0) == ["pass", "cast charity"]
    act(match, "0: cast charity")
    assert [play["what"] for play in match.position()["queue"]] in (["charity"], [])
    assert used(match, 0) == "lamp"


def test_reading_17_a_lamp_without_a_spell_is_not_used() -> None:
    match = placed(spells=["", "charity", ""])
    assert match.asked == [1]


def test_reading_18_all_is_given_first_and_kinds_just_given_may_be_taken() -> None:
    match = placed("trade", treasure=["29 crown", "29 gem"], caves="/ / / / ")
    plays(match, "0: cast trade", "0: give crown", "0: stop")  # the first crown is given unasked: he has nothing else
    assert "take crown" in may(match, 0)
    assert "take gem" not in may(match, 0)
    act(match, "0: take crown", "0: take pearl")
    assert treasure(match, 0) == "28 crown 1 pearl"


def test_reading_18_not_in_the_middle_of_a_payment() -> None:
    match = tally(
        magic=True, tokens=["5=guard", "9=guard"], guard=7, fill="gold-cave", treasure=[RICH], spells=["trade", "", ""]
    )
    pass_on(match)
    assert ask(match) == "bribe"
    assert refused(match, 0, "cast trade") == ("other-question", "2.5")


def test_reading_19_who_has_no_more_gives_all_unasked() -> None:
    match = plays(placed("donation", treasure=["1 crown 4 gem", "2 cup", "1 gold"]), "0: cast donation")
    assert [total(match, seat) for seat in range(3)] == [0, 0, 0]


def test_reading_20_a_token_on_the_space_being_tallied_no_carpet_and_not_twice() -> None:
    match = at(
        "market",
        tokens=["9=market* 4=market 5=(room-1)", "7=market"],
        artifacts=["lamp double double"],
        used=["double"],
        limits=[2, 1, 1],
        spells=["", "", "charity"],
    )
    plays(match, "0: use double")
    assert token(match, 0, "4") == "market doubled"
    assert counted(match, "market") == {0: 26, 1: 7}
    match = at(
        "market",
        tokens=["9=market* 4=market 6=market", "7=market"],
        artifacts=["lamp double double"],
        used=["double"],
        limits=[2, 1, 1],
        spells=["", "", "charity"],
    )
    act(match, "0: use double")
    assert refused(match, 0, "token 9") == ("doubled-already", "12.3")
    assert set(may(match, 0)) == {"token 4", "token 6"}
    match = at(
        "market",
        tokens=["4=market 6=market carpet=market", "7=market"],
        artifacts=["lamp double carpet"],
        used=["carpet"],
        limits=[2, 1, 1],
        spells=["", "", "charity"],
    )
    act(match, "0: use double")
    assert refused(match, 0, "token carpet") == ("on-a-carpet", "12.3")
    assert set(may(match, 0)) == {"token 4", "token 6"}


def test_reading_20_in_the_guard_room() -> None:
    match = at("guard", tokens=["5=guard", "9=guard"], guard=10, artifacts=["lamp double"], spells=["", "", "charity"])
    plays(match, "0: use double")
    assert "entered seat=0" in told(match, None, "entered")


def test_reading_20_and_on_a_space_closed_by_taboo() -> None:
    match = at("market", tokens=["5=market"], artifacts=["lamp double"], taboo="market", spells=["", "", "charity"])
    plays(match, "0: use double")
    assert counted(match, "market") == {0: 10}


def test_reading_21_the_rest_keeps_its_order_and_the_upper_of_two_is_taken() -> None:
    match = placed("mirage", rooms=["double scroll carpet scroll key", "key", "carpet"], keeper=2)
    plays(match, "0: cast mirage", "0: choose scroll")
    assert stack(match, 1) == "scroll carpet scroll key double"


def test_reading_21_the_open_one_may_be_chosen() -> None:
    match = placed("mirage", rooms=["double scroll carpet", "key", "carpet"], keeper=2)
    plays(match, "0: cast mirage", "0: choose double")
    assert stack(match, 1) == "double scroll carpet"


def test_reading_21_in_a_room_that_has_sold_the_chosen_one_opens_and_nothing_is_buried() -> None:
    match = at(
        "room-2",
        "mirage",
        rooms=["double scroll carpet", "key", "carpet"],
        keeper=2,
        sold="room-1",
        tokens=["9=room-2"],
    )
    plays(match, "0: cast mirage", "0: choose carpet")
    assert stack(match, 1) == "carpet double scroll"
    assert told(match, None, "buried") == []
    assert match.position()["rooms"][0]["open"] is True


@pytest.mark.parametrize(
    ("spell", "drawn"),
    [
        ("city-tax", {"tokens": ["9=(market)", "7=(room-1)"]}),
        ("sultans-tax", {"tokens": ["9=(room-1)", "7=(market)"]}),
        ("mirage", {"rooms": ["key", "scroll", "carpet"], "keeper": 2}),
        ("trade", {}),
        ("lunar-eclipse", {"tokens": ["9=(guard)"]}),
        ("solar-eclipse", {}),
        ("eye-for-an-eye", {"tokens": ["9=(market)"]}),
        ("second-chance", {"tokens": ["", "9=(market)"]}),
    ],
)
def test_reading_22_what_could_do_nothing_is_not_played(spell: str, drawn: dict[str, Any]) -> None:
    match = placed(spells=[f"{spell} charity", "", ""], **drawn)
    assert refused(match, 0, f"cast {spell}") == ("no-effect", "11.5")


def test_reading_22_dragon_leaves_only_on_caves_not_yet_tallied() -> None:
    match = at("gem-cave", spells=["dragon-leaves charity"], tokens=["9=gem-cave"], caves="/ / 3 / 1 / 1")
    assert refused(match, 0, "cast dragon-leaves") == ("no-effect", "11.5")


def test_reading_22_taboo_and_last_first_while_spaces_are_left() -> None:
    match = window("round-end", None, spells=["taboo last-first charity", "", ""])
    assert refused(match, 0, "cast taboo") == ("not-now", "11.1")
    assert refused(match, 0, "cast last-first") == ("not-now", "11.1")
    assert refused(placed(spells=["spy charity", "", ""]), 0, "cast spy") == ("not-now", "11.1")


def test_reading_22_the_eclipses_even_on_a_tallied_space() -> None:
    match = at("market", "lunar-eclipse", tokens=["9=gem-cave", "7=market"])
    plays(match, "0: cast lunar-eclipse", "0: at gem-cave")
    assert token(match, 0, "9") == "home"


def test_reading_22_key_only_for_who_is_not_strong_enough() -> None:
    match = at("guard", tokens=["9=guard"], guard=9, artifacts=["lamp key"], spells=["charity", "", ""])
    assert refused(match, 0, "use key") == ("is-inside", "12.5")


def test_reading_22_charity_donation_and_sacrifice_always() -> None:
    match = placed(spells=["charity donation sacrifice", "", ""])
    assert may(match, 0) == ["pass", "cast charity", "cast donation", "cast sacrifice"]
