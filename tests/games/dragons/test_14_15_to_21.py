"""Rulebook, 14.15 to 14.21: Eye for an Eye to Teleport, at their limits and against others in the same window."""

import pytest

import grotto
from tests.games.dragons.casting import AT_THE_MARKET, at, placed, window
from tests.games.dragons.look import cave, conserved, counted, looted, pass_on, plays, token, total, treasure
from tests.games.look import act, ask, may, refused, told

# -- Eye for an Eye -------------------------------------------------------------


def test_14_15_an_opponents_token_for_one_of_the_own() -> None:
    match = at("market", "eye-for-an-eye", tokens=["9=market 8=(tent) 2=(guard)", "7=market 6=(tent)", "5=market"])
    act(match, "0: cast eye-for-an-eye", "0: at market")
    assert set(may(match, 0)) == {"of seat 1", "of seat 2"}
    assert refused(match, 0, "of seat 0") == ("own-token", "14.15")
    act(match, "0: of seat 1")  # one token there: no question
    plays(match)
    assert token(match, 1, "7") == "home"
    assert (ask(match), match.asked) == ("strike-space", [1])
    assert set(may(match, 1)) == {"at market", "at tent"}
    assert refused(match, 1, "at guard") == ("guard-room", "13.3")
    act(match, "1: at tent")
    assert token(match, 0, "8") == ""
    assert told(match, 1, "went-home")[-1] == "went-home seat=0 space=tent"
    assert told(match, 0, "went-home")[-1] == "went-home seat=0 space=tent token=8"


def test_14_15_face_down_tokens_too_but_he_does_not_see_which() -> None:
    match = placed("eye-for-an-eye", tokens=["9=(market)", "7=(tent) 6=(tent)", "5=(market)"])
    act(match, "0: cast eye-for-an-eye", "0: at tent")
    plays(match)
    assert [token(match, 1, name) for name in ("7", "6")].count("(tent)") == 1
    assert told(match, 0, "went-home")[0] == "went-home seat=1 space=tent"
    assert told(match, 1, "went-home")[0].startswith("went-home seat=1 space=tent token=")


def test_14_15_of_the_own_face_up_tokens_the_victim_says_which() -> None:
    match = at("market", "eye-for-an-eye", tokens=["9=market 2=market", "7=market", ""])
    plays(match, "0: cast eye-for-an-eye")
    assert ask(match) == "strike-token"
    assert set(may(match, 1)) == {"token 9", "token 2"}
    act(match, "1: token 2")
    assert (token(match, 0, "2"), token(match, 0, "9")) == ("home", "market")


def test_14_15_not_in_the_guard_room() -> None:
    match = placed(spells=["eye-for-an-eye charity"], tokens=["9=(market)", "7=(guard)", "5=(guard)"])
    assert refused(match, 0, "cast eye-for-an-eye") == ("no-effect", "11.5")


def test_14_15_without_a_token_of_the_caster_nothing_comes_back() -> None:
    match = plays(
        at("market", "eye-for-an-eye", tokens=["2=(guard)", "7=market", "5=(tent)"]),
        "0: cast eye-for-an-eye",
        "0: at market",
    )
    assert told(match, None, "went-home") == ["went-home seat=1 space=market token=7"]


@pytest.mark.parametrize("first", [0, 1])
def test_14_15_against_second_chance(first: int) -> None:
    """The named token has gone when the eye is on it: then nothing is struck back either."""
    match = at(
        "market",
        spells=["eye-for-an-eye", "second-chance", "charity"],
        tokens=["9=market", "7=market", ""],
        first=first,
    )
    order = ["0: cast eye-for-an-eye", "1: cast second-chance", "1: to caravanserai"]
    plays(match, *(order if first == 0 else order[1:] + order[:1]))
    assert token(match, 1, "7") == ("home" if first == 0 else "caravanserai")
    assert token(match, 0, "9") == ("home" if first == 0 else "market")


# -- Donation and Sacrifice -----------------------------------------------------


@pytest.mark.parametrize(("spell", "cost"), [("donation", 5), ("sacrifice", 7)])
def test_14_16_and_18_all_give_the_caster_too_in_player_order(spell: str, cost: int) -> None:
    match = placed(spell, treasure=["9 crown 9 gem", "all 3", f"{cost} cup"], first=1)
    plays(match, f"0: cast {spell}")
    assert (ask(match), match.asked) == ("pay", [1])
    act(match, *["1: pay gold"] * 3, *["1: pay pearl"] * 2, *["1: pay gem"] * (cost - 5))
    assert match.asked == [0]
    act(match, *["0: pay crown"] * cost)
    assert [total(match, seat) for seat in range(3)] == [18 - cost, 15 - cost, 0]
    conserved(match)


def test_14_16_five_of_each() -> None:
    match = plays(placed("donation", treasure=["6 crown", "2 gem", ""]), "0: cast donation")
    assert [treasure(match, seat) for seat in range(3)] == ["1 crown", "", ""]


def test_14_18_seven_of_each() -> None:
    match = plays(placed("sacrifice", treasure=["9 crown", "2 gem 4 gold", ""]), "0: cast sacrifice")
    assert [treasure(match, seat) for seat in range(3)] == ["2 crown", "", ""]


@pytest.mark.parametrize(("first", "moved"), [(0, False), (1, True)])
@pytest.mark.parametrize("spell", ["donation", "sacrifice"])
def test_14_16_and_18_against_teleport(spell: str, first: int, moved: bool) -> None:
    """Whoever gave all away first cannot pay for the Teleport any more."""
    match = placed(
        spells=[spell, "teleport", "charity"],
        tokens=["9=(market)", "7=(market)", ""],
        treasure=["", "5 crown"],
        first=first,
    )
    other = ["1: cast teleport", "1: of seat 1", "1: to caravanserai"]
    order = [f"0: cast {spell}"]
    plays(match, *(order + other if first == 0 else other + order))
    assert (token(match, 1, "7") == "(caravanserai)") == moved
    assert total(match, 1) == 0
    assert ("no-effect seat=1 play=teleport" in told(match, None, "no-effect")) != moved


@pytest.mark.parametrize("first", [0, 1])
def test_14_18_against_donation(first: int) -> None:
    match = placed(spells=["sacrifice", "donation", "charity"], treasure=["20 crown", "20 gem", "12 cup"], first=first)
    order = ["0: cast sacrifice", "1: cast donation"]
    plays(match, *(order if first == 0 else order[::-1]))
    assert [total(match, seat) for seat in range(3)] == [8, 8, 0]


# -- Dragon's Return ------------------------------------------------------------


def test_14_17_all_treasures_of_a_cave_go_back() -> None:
    match = at("crown-cave", "dragons-return", tokens=["9=crown-cave", "7=(gem-cave)"], caves="3 / 3 / 3 2 / / ")
    act(match, "0: cast dragons-return")
    assert may(match, 0) == ["at crown-cave", "at pearl-cave", "at gem-cave"]
    assert refused(match, 0, "at cup-cave") == ("no-effect", "11.5")
    plays(match, "0: at gem-cave")
    assert told(match, None, "returned")[0] == "returned space=gem-cave kind=gem count=5"
    assert cave(match, "gem") == []
    assert looted(match, "crown-cave") == [(0, 3)]
    conserved(match)


def test_14_17_the_cave_being_tallied_too() -> None:
    match = at("crown-cave", "dragons-return", tokens=["", "9=crown-cave"], caves="3 / / 1 / / ")
    plays(match, "0: cast dragons-return", "0: at crown-cave")
    assert looted(match, "crown-cave") == []
    assert total(match, 1) == 0


def test_14_17_not_after_the_last_cave() -> None:
    match = at("market", spells=["dragons-return charity"], tokens=["7=market"])
    assert refused(match, 0, "cast dragons-return")[1] in ("11.1", "11.5")


@pytest.mark.parametrize("first", [0, 1])
def test_14_17_against_dragon_leaves(first: int) -> None:
    """Two caves; each does its own."""
    match = at(
        "crown-cave",
        spells=["dragons-return", "dragon-leaves", "charity"],
        tokens=["9=crown-cave"],
        caves="3 / 5 / / 1 / 1",
        first=first,
    )
    order = ["0: cast dragons-return", "0: at pearl-cave", "1: cast dragon-leaves"]
    plays(match, *(order if first == 0 else order[2:] + order[:2]))
    returned, filled = "returned space=pearl-cave kind=pearl count=5", "filled space=gem-cave niche=1 count=4"
    heard = told(match, None, "returned", "filled")
    assert heard.index(returned) < heard.index(filled) if first == 0 else heard.index(filled) < heard.index(returned)


@pytest.mark.parametrize("first", [0, 1])
def test_14_17_against_taboo_on_the_same_cave(first: int) -> None:
    """Both do their own: the cave is emptied and closed."""
    match = at(
        "crown-cave",
        spells=["dragons-return", "taboo", "charity"],
        tokens=["9=crown-cave"],
        caves="3 / / 1 / / ",
        first=first,
    )
    order = ["0: cast dragons-return", "0: at gem-cave", "1: cast taboo", "1: at gem-cave"]
    plays(match, *(order if first == 0 else order[2:] + order[:2]))
    assert told(match, None, "returned")[0] == "returned space=gem-cave kind=gem count=1"
    assert match.position()["taboo"] == "gem-cave"


# -- Second Chance --------------------------------------------------------------


def test_14_19_an_own_token_moves_and_stays_face_up() -> None:
    match = at("market", "second-chance", tokens=["9=market 8=(tent)", "7=market"])
    act(match, "0: cast second-chance", "0: at market")
    assert "to caravanserai" in may(match, 0)
    plays(match, "0: to caravanserai")
    assert token(match, 0, "9") == "caravanserai"
    assert counted(match, "market") == {1: 7}


def test_14_19_or_face_down() -> None:
    match = placed("second-chance", tokens=["8=(tent) 7=(tent)", "7=(market)"])
    act(match, "0: cast second-chance")
    assert set(may(match, 0)) == {"own hidden token 7", "own hidden token 8"}
    plays(match, "0: own hidden token 8", "0: to room-1")
    assert token(match, 0, "8") == "(room-1)"
    assert told(match, 0, "moved") == ["moved seat=0 space=tent to=room-1 token=8"]
    assert told(match, 1, "moved") == ["moved seat=0 space=tent to=room-1"]
    assert told(match, 1, "named-token")[0] == "named-token seat=0 of=0"


def test_14_19_only_own_tokens() -> None:
    match = placed(spells=["second-chance charity"], tokens=["9=(guard)", "7=(market)"])
    assert refused(match, 0, "cast second-chance") == ("no-effect", "11.5")


def test_14_19_where_it_may_not_go() -> None:
    match = at(
        "market", "second-chance", tokens=["9=(room-1) 8=market", "7=market"], rooms=["key", "", "scroll"], keeper=2
    )
    act(match, "0: cast second-chance", "0: at room-1")
    for space, reason in {
        "tent": ("tallied", "13.5"),
        "gem-cave": ("tallied", "13.5"),
        "guard": ("guard-room", "13.3"),
        "room-1": ("same-space", "13.5"),
        "room-2": ("no-artifact-there", "3.4"),
        "room-5": ("no-artifact-there", "3.4"),
    }.items():
        assert refused(match, 0, f"to {space}") == reason
    assert set(may(match, 0)) == {"to market", "to caravanserai", "to room-3"}


@pytest.mark.parametrize(("first", "where"), [(0, "caravanserai"), (1, "home")])
def test_14_19_against_lunar_eclipse(first: int, where: str) -> None:
    match = at(
        "market",
        spells=["second-chance", "lunar-eclipse", "charity"],
        tokens=["9=market", "7=market", "4=market"],
        first=first,
    )
    order = ["0: cast second-chance", "0: to caravanserai", "1: cast lunar-eclipse"]
    plays(match, *(order if first == 0 else order[2:] + order[:2]))
    assert token(match, 0, "9") == where
    assert counted(match, "market") == {2: 4}


# -- Taboo ----------------------------------------------------------------------


def test_14_20_no_token_comes_into_the_space_any_more() -> None:
    match = plays(window("round-start", None, "taboo"), "0: cast taboo", "0: at market")
    act(match, "2: pass")
    assert (ask(match), match.asked) == ("place", [0])
    assert refused(match, 0, "place on market") == ("closed", "14.20")
    assert "place on tent" in may(match, 0)


def test_14_20_nor_a_moved_token() -> None:
    match = at("market", "second-chance", tokens=["9=(room-1)", "7=market"], taboo="caravanserai")
    act(match, "0: cast second-chance")
    assert refused(match, 0, "to caravanserai") == ("closed", "14.20")


def test_14_20_what_stands_there_stays() -> None:
    match = plays(placed("taboo", tokens=["9=(market)", "7=(market)"]), "0: cast taboo", "0: at market")
    pass_on(match, "turned-up", "market")
    assert (token(match, 0, "9"), token(match, 1, "7")) == ("market", "market")


def test_14_20_until_the_round_is_over() -> None:
    match = window("round-end", None, "", spells=["charity", "", ""], taboo="market")
    pass_on(match)
    assert match.position()["round"] == 2
    assert match.position()["taboo"] is None


@pytest.mark.parametrize(("first", "strength"), [(0, {1: 7}), (1, {1: 10})])
def test_14_20_against_a_carpet(first: int, strength: dict[int, int]) -> None:
    """The one that takes effect first decides; a Carpet that finds the space closed is wasted."""
    match = at(
        "market",
        spells=["taboo", "", "charity"],
        artifacts=["lamp", "lamp carpet", "lamp"],
        tokens=["", "7=market"],
        first=first,
    )
    order = ["0: cast taboo", "0: at market", "1: use carpet"]
    plays(match, *(order if first == 0 else order[2:] + order[:2]))
    assert counted(match, "market") == strength
    assert match.position()["seats"][1]["used"] == [0, 0, 0, 0, 1, 0, 0]
    assert len(told(match, None, "no-effect")) == (first == 0)


# -- Teleport -------------------------------------------------------------------


def teleport(**drawn: object) -> grotto.Match:
    return at("market", "teleport", **{"tokens": AT_THE_MARKET, "treasure": ["3 crown 1 gold"], **drawn})


def test_14_21_any_players_token_for_two_treasures_of_ones_choice() -> None:
    match = act(teleport(), "0: cast teleport", "0: at market")
    assert set(may(match, 0)) == {"of seat 0", "of seat 1"}
    act(match, "0: of seat 1")
    assert set(may(match, 0)) == {"token 6", "token 7"}
    act(match, "0: token 7")
    assert refused(match, 0, "to djinn") == ("tallied", "13.5")
    assert total(match, 0) == 4
    plays(match, "0: to room-1", "0: pay crown", "0: pay gold")
    assert (token(match, 1, "7"), treasure(match, 0)) == ("room-1", "2 crown")
    conserved(match)


def test_14_21_an_own_one_too() -> None:
    match = plays(teleport(treasure=["2 gem"]), "0: cast teleport", "0: at market", "0: of seat 0", "0: to room-1")
    assert (token(match, 0, "9"), total(match, 0)) == ("room-1", 0)


def test_14_21_a_hidden_token_of_another_stays_hidden() -> None:
    match = placed("teleport", tokens=["9=(market)", "7=(tent) 6=(tent)"], treasure=["2 gem"])
    plays(match, "0: cast teleport", "0: at tent", "0: to market")
    assert sorted(token(match, 1, name) for name in ("7", "6")) == ["(market)", "(tent)"]
    assert told(match, 0, "moved") == ["moved seat=1 space=tent to=market"]


def test_14_21_only_who_can_pay_casts_it() -> None:
    match = teleport(spells=["teleport charity"], treasure=["1 crown"])
    assert refused(match, 0, "cast teleport") == ("cannot-pay", "8.2")


@pytest.mark.parametrize(("first", "where"), [(0, "caravanserai"), (1, "home")])
def test_14_21_against_eye_for_an_eye(first: int, where: str) -> None:
    match = at(
        "market",
        spells=["teleport", "eye-for-an-eye", "charity"],
        tokens=["9=market", "7=(room-1)", ""],
        treasure=["2 crown"],
        first=first,
    )
    order = ["0: cast teleport", "0: at market", "0: to caravanserai", "1: cast eye-for-an-eye"]
    plays(match, *(order if first == 0 else order[3:] + order[:3]))
    assert token(match, 0, "9") == where
    assert total(match, 0) == (0 if first == 0 else 2)
