"""Rules and readings in moments that seldom come."""

from typing import Any

import pytest

import grotto
from tests.games.dragons.casting import at, placed, purchase, window
from tests.games.dragons.draw import draw
from tests.games.dragons.look import artifacts, bank, cave, counted, pass_on, plays, stack, token, total, used
from tests.games.dragons.test_secrets_of_the_table import again
from tests.games.look import act, ask, may, refused, told


def test_12_5_a_second_key_does_nothing_and_is_refused() -> None:
    drawn: dict[str, Any] = {"artifacts": ["lamp key key"], "limits": [2, 1, 1], "spells": ["", "", "charity"]}
    match = at("guard", tokens=["2=guard", "9=guard"], guard=5, **drawn)
    act(match, "0: use key", "2: cast charity")
    assert match.asked == [2]  # seat 0 could use another artifact, but its palace is open already
    match = at("guard", tokens=["2=guard", "9=guard"], guard=5, **{**drawn, "artifacts": ["lamp key key carpet"]})
    act(match, "0: use key", "2: pass")
    assert refused(match, 0, "use key") == ("is-inside", "12.5")


@pytest.mark.parametrize("first", [0, 1, 2])
def test_reading_25_what_a_falling_parasite_countered_may_be_countered_again(first: int) -> None:
    match = placed(
        spells=["parasite", "donation", ""],
        artifacts=["lamp", "lamp counterspell", "lamp counterspell counterspell"],
        used=["", "", "counterspell"],
        limits=[1, 2, 2],
        treasure=["5 cup", "5 gem", "5 gold"],
        first=first,
    )
    while match.asked != [1]:
        act(match, f"{match.asked[0]}: pass")
    act(match, "1: cast donation")
    while match.asked != [0]:
        act(match, f"{match.asked[0]}: pass")
    act(match, "0: cast parasite")
    act(match, "1: counter parasite")
    assert may(match, 2) == ["pass", "counter donation"]
    plays(match, "2: counter donation")
    assert [total(match, seat) for seat in range(3)] == [5, 5, 5]
    assert sorted(told(match, None, "countered")) == [
        "countered seat=1 spell=parasite",
        "countered seat=2 spell=donation",
    ]


def test_reading_26_the_second_of_two_carpets_stands_beside_the_first() -> None:
    match = at(
        "market",
        tokens=["9=market carpet=gem-cave"],
        artifacts=["lamp carpet carpet"],
        used=["carpet"],
        limits=[2, 1, 1],
        spells=["", "", "charity"],
    )
    plays(match, "0: use carpet")
    assert (token(match, 0, "carpet"), token(match, 0, "carpet-2")) == ("gem-cave", "market")
    assert counted(match, "market") == {0: 12}


def test_13_1_who_has_another_artifact_is_asked_but_casts_nothing_without_a_lamp() -> None:
    match = at("market", spells=["charity", "", ""], artifacts=["carpet", "lamp", "lamp lamp"], tokens=["9=market"])
    assert may(match, 0) == ["pass", "use carpet"]
    assert refused(match, 0, "cast charity") == ("no-lamp", "12.1")


def test_14_1_he_may_choose_the_one_that_lies_open() -> None:
    match = plays(purchase("abracadabra"), "0: cast abracadabra", "0: choose double")
    assert artifacts(match, 0) == "lamp double key"
    assert match.position()["rooms"][0]["open"] is False


def test_14_1_not_with_a_stack_of_one() -> None:
    match = purchase(spells=["abracadabra charity", "", ""], rooms=["double", "key", "carpet"], keeper=2)
    assert refused(match, 0, "cast abracadabra") == ("no-effect", "11.5")


@pytest.mark.parametrize(("first", "wasted"), [(0, True), (1, False)])
def test_14_14_nothing_is_left_to_look_through(first: int, wasted: bool) -> None:
    """The buyer takes the only hidden artifact with Abracadabra: Mirage finds nothing below."""
    match = purchase(
        spells=["abracadabra", "mirage", "charity"],
        artifacts=["lamp", "lamp", "lamp"],
        rooms=["double scroll", "key carpet", "carpet"],
        keeper=2,
        first=first,
    )
    choices = ["0: choose scroll"] if first == 0 else ["1: choose scroll", "0: choose double"]
    casts = ["0: cast abracadabra", "1: cast mirage", "1: at room-1"]
    plays(match, *(casts if first == 0 else casts[1:] + casts[:1]), *choices)
    assert (told(match, None, "no-effect") == ["no-effect seat=1 play=mirage"]) == wasted
    assert stack(match, 1) == ("double" if first == 0 else "scroll")


@pytest.mark.parametrize("spell", ["taboo", "last-first"])
def test_reading_22_at_the_purchase_in_the_last_room_nothing_is_left(spell: str) -> None:
    drawn: dict[str, Any] = {"spells": ["", f"{spell} charity", ""], "rooms": ["key", "double", "carpet scroll"]}
    early = purchase(tokens=["1=room-1"], **drawn)
    assert f"cast {spell}" in may(early, 1)
    late = purchase(tokens=["1=room-3"], **drawn)
    assert refused(late, 1, f"cast {spell}") == ("not-now", "11.1")


@pytest.mark.parametrize(
    "spell", ["second-chance", "teleport", "taboo", "last-first", "dragon-leaves", "dragons-return"]
)
def test_13_5_at_the_end_of_the_round_all_is_tallied(spell: str) -> None:
    match = window("round-end", None, spells=[f"{spell} charity", "", ""], tokens=["9=market"], treasure=["2 gem"])
    assert refused(match, 0, f"cast {spell}")[0] in ("not-now", "no-effect")
    assert f"cast {spell}" not in may(match, 0)


def test_14_11_the_last_of_a_kind_are_gone_when_it_takes_effect() -> None:
    match = at(
        "crown-cave",
        spells=["dragon-leaves", "charity", "donation"],
        tokens=["9=crown-cave"],
        caves="1 / 1 / / 1 / 1",
        treasure=["", "", "28 gem"],
        first=1,
    )
    plays(match, "0: cast dragon-leaves", "1: cast charity", "1: take gem", "1: take crown", "1: take crown")
    assert told(match, None, "no-effect") == ["no-effect seat=0 play=dragon-leaves"]
    assert cave(match, "gem") == []


def test_14_5_the_only_empty_space_is_taken_before_it_takes_effect() -> None:
    match = window(
        "caves-done",
        None,
        spells=["smuggler", "second-chance", "charity"],
        tokens=["9=(tent) 8=(djinn)", "9=(market) 8=(room-1)", ""],
        first=1,
    )
    plays(match, "0: cast smuggler", "1: cast second-chance", "1: at room-1", "1: to caravanserai")
    assert told(match, None, "no-effect") == ["no-effect seat=0 play=smuggler"]
    assert told(match, None, "smuggled") == []


def test_14_12_not_when_the_others_have_nothing_left_to_place() -> None:
    laid = " ".join(f"{value}=(market)" for value in (1, 2, 4, 5, 6, 7, 8, 9))
    match = window("before-placement", None, spells=["spy charity", "", ""], tokens=["", laid, laid])
    assert refused(match, 0, "cast spy") == ("no-effect", "11.5")


def test_reading_29_at_the_guard_he_is_no_secret_any_more() -> None:
    match = at("guard", spells=["charity", "", ""], tokens=["5=guard"], guard=7)
    assert {table["guard"] for table in again(match, 1, 20)} == {7}
    assert match.view(None)["guard"] == 7


def test_3_1_who_has_laid_all_waits_while_another_goes_on() -> None:
    laid = " ".join(f"{value}=(market)" for value in (1, 2, 4, 5, 6, 7, 8, 9))
    match = draw(tokens=["", laid, laid], turn=0)
    act(match, "0: place on market", "0: lay 9")
    assert (ask(match), match.asked) == ("place", [0])


def test_12_4_a_carpet_is_no_token_to_be_placed_again() -> None:
    match = at(
        "market",
        spells=["", "lunar-eclipse", "charity"],
        artifacts=["lamp carpet", "lamp", "lamp"],
        tokens=["8=market"],
    )
    plays(match, "0: use carpet", "1: cast lunar-eclipse")
    assert used(match, 0) == "carpet"
    pass_on(match, "round-end")
    assert token(match, 0, "carpet") in ("", "market")


def test_reading_1_for_an_own_token_the_bank_is_paid_all_the_same() -> None:
    match = at("market", "teleport", tokens=["9=market", "8=(room-1)"], treasure=["3 gem"], teleport_to_owner=True)
    plays(match, "0: cast teleport", "0: at market", "0: to caravanserai")
    assert (total(match, 0), bank(match)["gem"]) == (1, 28)
    assert token(match, 0, "9") == "caravanserai"


def test_reading_22_apprentice_needs_artifacts_of_two_kinds() -> None:
    drawn: dict[str, Any] = {"artifacts": ["lamp key"], "rooms": ["key", "key", ""], "keeper": 2}
    match = placed(spells=["apprentice charity", "", ""], **drawn)
    assert refused(match, 0, "cast apprentice") == ("no-effect", "11.5")
    match = placed("apprentice", **{**drawn, "artifacts": ["lamp key scroll"]})
    act(match, "0: cast apprentice")
    assert told(match, None, "named-artifact") == ["named-artifact seat=0 artifact=scroll"]


@pytest.mark.parametrize("spell", ["second-chance", "teleport"])
def test_reading_22_a_token_must_have_somewhere_to_go(spell: str) -> None:
    """In the last room that still sells, tokens there have nowhere else to go."""
    drawn: dict[str, Any] = {"rooms": ["key", "", ""], "keeper": 2, "treasure": ["5 gem"]}
    match = at("room-1", spells=[f"{spell} charity", "", ""], tokens=["9=room-1"], **drawn)
    assert refused(match, 0, f"cast {spell}") == ("no-effect", "11.5")


def test_reading_24_who_has_paid_for_one_there_and_can_pay_no_more_says_which_goes() -> None:
    match = placed("city-tax", tokens=["", "9=(tent) 8=(tent) 7=(tent)", ""], treasure=["", "3 gem"])
    plays(match, "0: cast city-tax", "1: pay the tax")
    assert (ask(match), match.asked) == ("tax", [1])
    assert set(may(match, 1)) == {"own hidden token 7", "own hidden token 8", "own hidden token 9"}
    assert refused(match, 1, "pay the tax") == ("cannot-pay", "8.2")
    act(match, "1: own hidden token 7")
    assert set(may(match, 1)) == {"own hidden token 8", "own hidden token 9"}
    act(match, "1: own hidden token 9")
    assert (total(match, 1), told(match, None, "went-home")) == (1, ["went-home seat=1 space=tent"] * 2)


def test_14_11_a_cave_that_is_tallied_gets_nothing_any_more() -> None:
    match = act(at("gem-cave", "dragon-leaves", tokens=["9=gem-cave"], caves="/ / 1 / / "), "0: cast dragon-leaves")
    assert set(may(match, 0)) == {"at cup-cave", "at gold-cave"}
    assert refused(match, 0, "at crown-cave") == ("tallied", "13.5")
    assert refused(match, 0, "at market") == ("not-a-cave", "14.11")


def test_reading_1_a_teleport_for_nothing_cannot_be_drawn() -> None:
    with pytest.raises(grotto.Misfit, match="teleport_cost: found 0, expected 1 to 5"):
        draw(magic=True, teleport_cost=0)


def smuggled(**drawn: Any) -> grotto.Match:
    drawn.setdefault("artifacts", ["lamp", "lamp carpet", "lamp"])
    return plays(window("caves-done", None, "smuggler", **drawn), "0: cast smuggler")


def test_reading_15_with_a_carpet_in_the_tent_its_owner_is_second() -> None:
    match = smuggled(spell_deck="trade spy")
    plays(match, "1: use carpet")
    pass_on(match)
    act(match, "0: keep spy")
    assert told(match, 1, "handed-on") == ["handed-on seat=0 of=1 spell=trade"]


def test_reading_15_where_taboo_is_no_carpet_contests_him() -> None:
    match = smuggled(taboo="market", spell_deck="", treasure=["1 gem"])
    pass_on(match, "turned-up", "caravanserai")
    assert told(match, None, "trades") == []
    match = at(
        "market",
        artifacts=["lamp", "lamp carpet", "lamp"],
        spells=["charity", "", ""],
        tokens=["9=market"],
        taboo="market",
    )
    act(match, "0: pass")
    assert token(match, 1, "carpet") == ""
    assert told(match, 1, "forced") == []  # he was not even asked


def test_reading_23_what_was_bought_may_be_used_in_the_same_round() -> None:
    match = purchase(
        spells=["", "", "charity"],
        rooms=["carpet scroll", "double", "key"],
        tokens=["1=room-1 2=room-2", "", ""],
        limits=[2, 1, 1],
        artifacts=["lamp", "lamp", "lamp"],
    )
    pass_on(match, "turned-up", "room-2")
    assert match.asked == [0]
    plays(match, "0: use carpet")
    assert counted(match, "room-2") == {0: 5}


@pytest.mark.parametrize("play", ["use carpet", "use double"])
def test_reading_25_artifacts_are_not_countered(play: str) -> None:
    match = at(
        "market",
        artifacts=["lamp carpet double", "lamp counterspell", "lamp"],
        tokens=["9=market"],
        spells=["", "", ""],
    )
    act(match, f"0: {play}")
    assert told(match, 1, "forced") == []
    assert counted(match, "market") == {0: 12 if "carpet" in play else 18}


def test_reading_25_nor_is_a_counterspell() -> None:
    match = placed(
        spells=["donation", "", ""], artifacts=["lamp", "lamp counterspell", "lamp counterspell"], treasure=["9 gem"]
    )
    act(match, "0: cast donation", "1: counter donation")
    assert total(match, 0) == 9  # seat 2 was asked nothing: the window is closed


def test_14_6_prices_too_and_the_highest_first() -> None:
    """With the values turned round, 1 and 8 cost nine and eight."""
    match = at("room-1", "last-first", tokens=["1=room-1 8=room-1"], treasure=["9 crown 9 gem"], rooms=["key"])
    plays(match, "0: cast last-first")
    pass_on(match)
    act(match, "0: buy", "0: pay crown")
    assert (total(match, 0), told(match, None, "paid")) == (
        1,
        ["paid seat=0 kind=crown count=9", "paid seat=0 kind=gem count=8"],
    )


def test_reading_13_a_carpet_counts_3_at_the_guard() -> None:
    drawn: dict[str, Any] = {
        "tokens": ["2=guard", "9=guard"],
        "artifacts": ["lamp carpet"],
        "spells": ["", "", "charity"],
    }
    strong = plays(at("guard", guard=5, **drawn), "0: use carpet")
    assert "entered seat=0" in told(strong, None, "entered")
    weak = pass_on(plays(at("guard", guard=6, treasure=["2 gem"], **drawn), "0: use carpet"))
    act(weak, "0: bribe the guard")
    assert told(weak, None, "bribed") == ["bribed seat=0 count=1"]


def test_2_4_with_the_round_all_that_held_for_it_is_over() -> None:
    match = window(
        "round-end",
        None,
        spells=["", "charity", ""],
        artifacts=["lamp carpet double", "lamp", "lamp"],
        used=["carpet double"],
        limits=[2, 1, 1],
        tokens=["9=market* carpet=tent", "8=(tent)", "7=home"],
        taboo="market",
        last_first=True,
        spy=1,
        smuggler=2,
        smuggled=["djinn"],
        inside=[0, 1],
        guard=4,
    )
    act(match, "1: pass")
    position = match.position()
    assert [position[name] for name in ("taboo", "last_first", "spy", "smuggler", "smuggled", "inside", "empty")] == [
        *(None, False, None, None),
        *([], [], []),
    ]
    assert all(seat["tokens"] == {} and sum(seat["used"]) == 0 for seat in position["seats"][:3])
    assert [seat["limit"] for seat in position["seats"][:3]] == [1, 1, 1]


def test_9_1_with_magic_the_game_is_over_without_another_window() -> None:
    match = purchase(
        spells=["", "charity", ""],
        rooms=["double", "", ""],
        tokens=["1=room-1", "", ""],
        keeper=2,
        artifacts=["lamp", "lamp", "lamp"],
    )
    assert match.asked == [1]
    act(match, "1: pass")
    assert match.outcome
    assert match.outcome.reason == "last-artifact"
    assert artifacts(match, 0) == "lamp double"
