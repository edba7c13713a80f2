"""Rulebook, sections 12 and 13: the six artifacts, and what holds for all spells."""

from typing import Any

import pytest

import grotto
from tests.games.dragons.casting import AT_THE_MARKET, at, placed, purchase
from tests.games.dragons.draw import draw
from tests.games.dragons.look import artifacts, counted, looted, pass_on, plays, spells, token, treasure, used
from tests.games.look import act, ask, may, refused, told

# -- Lamp -----------------------------------------------------------------------


def test_12_1_with_the_lamp_any_number_of_spells() -> None:
    match = placed(spells=["charity donation sacrifice", "", ""], tokens=["9=(market)"])
    plays(match, "0: cast donation", "0: cast sacrifice", "0: cast charity", *["0: take gold"] * 3)
    assert used(match, 0) == "lamp"
    assert spells(match, 0) == []
    assert told(match, None, "used") == ["used seat=0 artifact=lamp"]


def test_12_1_for_the_rest_of_the_round() -> None:
    match = at("market", spells=["charity", "", ""], tokens=["9=market"], used=["lamp"])
    assert "cast charity" in may(match, 0)


def test_12_1_it_is_laid_along_with_the_first_spell() -> None:
    match = placed(spells=["charity", "", ""])
    assert may(match, 0, "use") == []
    assert refused(match, 0, "use lamp")[0] in ("not-now", "no-effect", "other-question")
    act(match, "0: cast charity")
    assert told(match, None) == ["used seat=0 artifact=lamp", "cast seat=0 spell=charity"]


# -- Counterspell ---------------------------------------------------------------


@pytest.mark.parametrize("first", [0, 1])
def test_12_2_a_spell_just_cast_is_cancelled(first: int) -> None:
    match = at(
        "market",
        spells=["lunar-eclipse", "", "charity"],
        tokens=["8=market", "7=market"],
        artifacts=["lamp", "lamp counterspell", "lamp"],
        first=first,
    )
    plays(match, "0: cast lunar-eclipse", "1: counter lunar-eclipse")
    assert counted(match, "market") == {0: 8, 1: 7}
    assert (used(match, 0), used(match, 1)) == ("lamp", "counterspell")
    assert match.position()["spent"] == ["lunar-eclipse"]


def test_12_2_whoever_has_nothing_to_counter_is_not_asked() -> None:
    match = at("market", spells=["charity", "", ""], tokens=["9=market"], artifacts=["lamp", "counterspell", "lamp"])
    assert match.asked == [0]
    act(match, "0: pass")
    assert (match.position()["window"], match.position()["space"]) != ("turned-up", "market")
    assert told(match, 1, "forced") == []


# -- Double ---------------------------------------------------------------------


def doubling(tokens: list[str], space: str = "market", **drawn: Any) -> grotto.Match:
    return at(space, tokens=tokens, artifacts=["lamp double"], spells=["", "", "charity"], **drawn)


def test_12_3_a_token_counts_twice() -> None:
    match = act(doubling(["9=market 4=market", "7=market"]), "0: use double")
    assert set(may(match, 0)) == {"token 9", "token 4"}
    plays(match, "0: token 4")
    assert token(match, 0, "4") == "market doubled"
    assert counted(match, "market") == {0: 17, 1: 7}


def test_12_3_in_a_room_it_is_one_more_token_to_pay() -> None:
    match = doubling(["4=room-1"], space="room-1", treasure=["4 crown 4 gem"], rooms=["key", "scroll", "carpet"])
    plays(match, "0: use double")
    pass_on(match)
    assert (ask(match), match.asked) == ("buy", [0])
    act(match, "0: buy")
    assert set(may(match, 0)) == {"pay crown", "pay gem"}
    act(match, "0: pay gem")
    assert treasure(match, 0) == ""


def test_12_3_with_five_tokens_it_cannot_be_paid() -> None:
    match = doubling(["1=room-1 2=room-1 4=room-1 5=room-1 6=room-1"], space="room-1", treasure=["all 9"])
    plays(match, "0: use double", "0: token 1")
    pass_on(match)
    assert ask(match) != "buy"
    assert told(match, None, "unsold")[0] == "unsold space=room-1"


def test_12_3_it_counts_there_alone_and_goes_home_with_the_round() -> None:
    match = plays(doubling(["9=market 4=(room-1)", "7=market"]), "0: use double")
    assert counted(match, "market") == {0: 18, 1: 7}
    pass_on(match, "turned-up", "room-1")
    assert counted(match, "room-1") == {}


def test_12_3_only_at_the_tally_with_an_own_token_there() -> None:
    match = doubling(["9=(room-1)", "7=market"])
    assert match.asked == [2]
    match = placed(spells=["charity", "", ""], artifacts=["lamp double"], tokens=["9=(market)"])
    assert refused(match, 0, "use double") == ("not-now", "11.1")


@pytest.mark.parametrize(("first", "strength"), [(0, {1: 8}), (1, {1: 8})])
def test_12_3_against_lunar_eclipse_the_double_goes_with_the_token(first: int, strength: dict[int, int]) -> None:
    match = at(
        "market",
        spells=["", "lunar-eclipse", "charity"],
        artifacts=["lamp double", "lamp", "lamp"],
        tokens=["9=market", "8=market"],
        first=first,
    )
    order = ["0: use double", "1: cast lunar-eclipse"]
    plays(match, *(order if first == 0 else order[::-1]))
    assert counted(match, "market") == strength
    assert token(match, 0, "9") == "home"
    assert ("no-effect seat=0 play=double" in told(match, None, "no-effect")) == (first == 1)


# -- Carpet ---------------------------------------------------------------------


def test_12_4_a_token_of_value_3() -> None:
    match = at("market", tokens=["6=market", "7=market"], artifacts=["lamp carpet"], spells=["", "", "charity"])
    plays(match, "0: use carpet")
    assert counted(match, "market") == {0: 9, 1: 7}
    assert token(match, 0, "carpet") == "market"


def test_12_4_also_for_the_price_of_a_room() -> None:
    match = at(
        "room-1",
        tokens=["6=room-1"],
        artifacts=["lamp carpet"],
        spells=["", "", "charity"],
        treasure=["6 crown 3 gem"],
        rooms=["key"],
    )
    plays(match, "0: use carpet")
    pass_on(match)
    act(match, "0: buy")
    assert treasure(match, 0) == ""
    pass_on(match)
    assert artifacts(match, 0) == "lamp carpet key"


def test_12_4_only_on_the_space_being_tallied() -> None:
    match = placed(spells=["charity", "", ""], artifacts=["lamp carpet"])
    assert refused(match, 0, "use carpet") == ("not-now", "11.1")


@pytest.mark.parametrize("first", [0, 1])
def test_12_4_against_solar_eclipse(first: int) -> None:
    """A Carpet is odd."""
    match = at(
        "crown-cave",
        spells=["", "solar-eclipse", "charity"],
        artifacts=["lamp carpet", "lamp", "lamp"],
        tokens=["4=crown-cave", "2=crown-cave"],
        caves="3 2 / / / / ",
        first=first,
    )
    order = ["0: use carpet", "1: cast solar-eclipse"]
    plays(match, *(order if first == 0 else order[::-1]))
    assert looted(match, "crown-cave") == [(0, 3)]


# -- Key ------------------------------------------------------------------------


@pytest.mark.parametrize("tokens", ["2=guard 1=(room-1)", "1=(room-1)"])
def test_12_5_its_owner_enters_with_or_without_tokens(tokens: str) -> None:
    match = at("guard", tokens=[tokens, "9=guard"], artifacts=["lamp key"], spells=["", "", "charity"], guard=9)
    plays(match, "0: use key")
    assert told(match, None, "entered") == ["entered seat=0", "entered seat=1"]
    assert token(match, 0, "1") in ("(room-1)", "room-1")


def test_12_5_only_in_the_guard_room() -> None:
    match = at("room-1", tokens=["9=room-1"], artifacts=["lamp key"], spells=["charity", "", ""])
    assert refused(match, 0, "use key") == ("not-now", "11.1")


@pytest.mark.parametrize("first", [0, 1])
def test_12_5_against_a_spell_in_the_guard_room(first: int) -> None:
    match = at(
        "guard",
        tokens=["2=guard 1=(room-1)", "9=guard"],
        artifacts=["lamp key", "lamp", "lamp"],
        spells=["", "lunar-eclipse", "charity"],
        guard=9,
        first=first,
    )
    order = ["0: use key", "1: cast lunar-eclipse"]
    plays(match, *(order if first == 0 else order[::-1]))
    assert told(match, None, "entered") == [f"entered seat={seat}" for seat in sorted((0, 1), key=lambda n: n != first)]
    assert token(match, 0, "1") == ""
    assert token(match, 0, "2") == "guard"


# -- Scroll ---------------------------------------------------------------------


def test_12_6_a_scroll_has_no_power_in_play() -> None:
    match = at("market", tokens=AT_THE_MARKET, artifacts=["lamp scroll"], spells=["charity", "", ""])
    assert refused(match, 0, "use scroll")[1] in ("11.1", "10.4", "11.5")
    assert may(match, 0, "use") == []


# -- 13: spells -----------------------------------------------------------------


def test_13_1_no_spell_without_a_lamp() -> None:
    match = placed(spells=["charity", "donation", ""], artifacts=["key", "lamp", "lamp lamp"])
    assert match.asked == [1]


def test_13_1_nor_with_another_artifact_used() -> None:
    match = at(
        "market",
        spells=["charity", "", ""],
        artifacts=["lamp double carpet"],
        used=["double"],
        tokens=["9=market"],
        limits=[2, 1, 1],
    )
    act(match, "0: use carpet")
    pass_on(match)
    assert ask(match) != "play"
    assert spells(match, 0) == ["charity"]


def test_13_1_a_spell_that_was_cast_leaves_the_game() -> None:
    match = plays(placed(spells=["charity", "", "spy"]), "0: cast charity", *["0: take gold"] * 3)
    assert match.position()["spent"] == ["charity"]
    assert spells(match, 0) == []


@pytest.mark.parametrize(
    ("name", "space"),
    [
        ("round-start", None),
        ("before-placement", None),
        ("all-placed", None),
        ("turned-up", "gem-cave"),
        ("turned-up", "guard"),
        ("turned-up", "room-2"),
        ("caves-done", None),
        ("round-end", None),
    ],
)
def test_13_2_spells_are_cast_in_every_window(name: str, space: str | None) -> None:
    match = draw(
        magic=True, window=name, space=space, spells=["charity", "", ""], tokens=[f"9={space}"] if space else []
    )
    assert "cast charity" in may(match, 0)
    assert "cast charity" in may(purchase("charity", spells=["charity", "", ""]), 0)


@pytest.mark.parametrize("spell", ["lunar-eclipse", "eye-for-an-eye", "second-chance", "teleport", "taboo"])
def test_13_3_every_space_but_the_guard_room(spell: str) -> None:
    tokens = ["9=(guard) 8=(market)", "7=(guard) 6=(market)", "5=(guard) 4=(tent)"]
    match = act(placed(spell, tokens=tokens, treasure=["2 gem"]), f"0: cast {spell}")
    if ask(match) == "space":
        assert "at guard" not in may(match, 0)
        assert refused(match, 0, "at guard") == ("guard-room", "13.3")
    else:
        assert refused(match, 0, "to guard") == ("guard-room", "13.3")


def test_13_4_as_far_as_possible() -> None:
    """Charity with two treasures left in the bank gives two; Dragon Leaves with five of a kind fills 4 and 1."""
    match = placed(
        treasure=["", "29 crown 29 pearl 29 gem 28 cup", "28 gold"], spells=["charity", "", "spy"], caves="/ / / / "
    )
    plays(match, "0: cast charity", "0: take cup")
    assert treasure(match, 0) == "1 cup 1 gold"
    match = placed("dragon-leaves", treasure=["", "24 gem"], caves="1 / 1 / / 1 / 1")
    plays(match, "0: cast dragon-leaves")
    assert told(match, None, "filled") == [
        "filled space=gem-cave niche=1 count=4",
        "filled space=gem-cave niche=2 count=1",
    ]


def test_13_5_no_spell_moves_a_token_to_a_tallied_space() -> None:
    match = act(at("market", "second-chance", tokens=["9=(room-1)"]), "0: cast second-chance")
    assert [words for words in may(match, 0) if words in ("to tent", "to djinn", "to gold-cave")] == []
    assert refused(match, 0, "to djinn") == ("tallied", "13.5")
    assert "to market" in may(match, 0)


def test_13_6_a_moved_token_obeys_the_limits_of_placing() -> None:
    tokens = ["9=(market) 8=(room-1) 7=(room-1) 6=(room-1) 5=(room-1) 4=(room-1)"]
    match = act(placed("second-chance", tokens=tokens, caves="3 / / 1 / / "), "0: cast second-chance", "0: at market")
    assert refused(match, 0, "to room-1") == ("room-full", "3.2")
    assert refused(match, 0, "to pearl-cave") == ("no-treasure", "3.3")


def test_13_6_after_the_guard_nothing_of_an_outsider_comes_into_the_rooms() -> None:
    match = at(
        "room-1",
        "teleport",
        tokens=["9=room-1 8=market", "8=market"],
        inside=[0, 2],
        treasure=["2 gem"],
        artifacts=["lamp", "lamp carpet", "lamp"],
    )
    assert match.asked == [0]
    act(match, "0: cast teleport", "0: at market")
    assert told(match, None, "named-seat") == ["named-seat seat=0 of=0"]  # the other token can go nowhere
    assert set(may(match, 0)) == {"to room-1", "to room-2", "to room-3"}
