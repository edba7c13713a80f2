"""Rulebook, section 7: the guard, and the rooms of section 8."""

from typing import Any

import grotto
from tests.games.dragons.draw import tally
from tests.games.dragons.look import artifacts, conserved, stack, token, total, treasure
from tests.games.look import act, ask, may, refused, told

# All that is not drawn is in the cave of gold, where seat 0 takes one treasure with the most.
RICH = "all 9"


def guarded(guard: int, tokens: list[str], seats: int = 3, **drawn: Any) -> grotto.Match:
    """Nobody gets anything in the cave where the other tokens are."""
    return tally(seats, guard=guard, tokens=tokens, fill="gold-cave", caves="/ / / / 1", **drawn)


def in_room(*tokens: str, **drawn: Any) -> grotto.Match:
    """All are in the palace: the other tokens are with a guard of 1."""
    return tally(tokens=tokens, guard=1, caves="/ / / / ", **drawn)


def test_7_1_whoever_has_the_guards_value_enters() -> None:
    match = guarded(8, ["8=guard 1=room-1", "1=guard 7=guard", "9=guard"], treasure=["2 crown", "2 crown", "2 crown"])
    assert told(match, None, "guard") == ["guard guard=8"]
    assert told(match, None, "entered") == ["entered seat=0", "entered seat=1", "entered seat=2"]
    assert (ask(match), match.asked) == ("buy", [0])


def test_7_1_the_guard_is_turned_up_before_the_tokens() -> None:
    match = guarded(8, ["8=guard"])
    heard = [str(event) for event in match.heard(None)]
    assert heard.index("guard guard=8") < heard.index("turned-up seat=0 space=guard token=8")


def test_7_2_whoever_falls_short_may_pay_the_difference() -> None:
    match = guarded(8, ["6=guard 1=room-1", "9=guard"], treasure=["1 crown 1 pearl 2 gem"])
    assert (ask(match), match.asked) == ("bribe", [0])
    act(match, "0: bribe the guard", "0: pay pearl", "0: pay gem")
    assert told(match, None, "bribed") == ["bribed seat=0 count=2"]
    assert told(match, None, "entered") == ["entered seat=0", "entered seat=1"]
    assert treasure(match, 0) == "1 crown 1 gem"
    assert (ask(match), match.asked) == ("buy", [0])
    conserved(match)


def test_7_2_the_rulebooks_example_pays_0_0_1_2() -> None:
    """Example 1, with two strong seats: guard 8; 9 and 9 enter, a 7 pays 1, a 6 pays 2."""
    tokens = ["9=guard", "9=guard", "7=guard", "6=guard"]
    match = guarded(8, tokens, seats=4, treasure=["all 5"] * 4, first=0)
    before = [total(match, seat) for seat in range(4)]
    assert match.asked == [2]
    act(match, "2: bribe the guard", "2: pay crown")
    assert match.asked == [3]
    act(match, "3: bribe the guard", "3: pay cup", "3: pay pearl")
    paid = [had - total(match, seat) for seat, had in enumerate(before)]
    assert paid == [0, 0, 1, 2]
    assert [line.split()[0] for line in told(match, None, "bribed", "entered")] == [
        *["entered"] * 2,
        "bribed",
        "entered",
        "bribed",
        "entered",
    ]


def test_7_2_or_stay_out() -> None:
    match = act(guarded(8, ["6=guard 1=room-1", "9=guard"], treasure=[RICH]), "0: pass")
    assert told(match, None, "stayed-out") == ["stayed-out seat=0", "stayed-out seat=2"]
    assert token(match, 0, "1") == ""


def test_7_3_there_is_no_rivalry_and_they_decide_in_player_order() -> None:
    match = guarded(9, ["5=guard", "5=guard", "5=guard"], treasure=[RICH] * 3, first=1)
    order = []
    while ask(match) == "bribe":
        order.append(match.asked[0])
        act(match, f"{match.asked[0]}: pass")
    assert order == [1, 2, 0]


def test_7_4_whoever_has_no_token_there_does_not_enter() -> None:
    match = guarded(1, ["9=guard", "9=room-1"], treasure=["", RICH])
    assert told(match, None, "entered") == ["entered seat=0"]
    assert told(match, None, "bought") == []


def test_7_5_who_stays_out_takes_his_tokens_back_from_all_rooms() -> None:
    match = guarded(1, ["9=guard 1=room-3", "9=room-1 8=room-1 2=room-2", "7=room-1"], treasure=[RICH, RICH, RICH])
    assert told(match, None, "sent-home")[:2] == [
        "sent-home seat=1 space=room-1 count=2",
        "sent-home seat=1 space=room-2 count=1",
    ]
    assert all(token(match, 1, name) in ("", "home") for name in ("9", "8", "2"))
    assert (ask(match), match.asked) == ("buy", [0])
    assert not [line for line in told(match, None, "turned-up") if "seat=1 space=room" in line]


def test_7_5_and_buys_nothing() -> None:
    match = act(guarded(1, ["9=guard 1=room-1", "9=room-1"], treasure=[RICH, RICH]), "0: pass")
    assert told(match, None, "unsold") == ["unsold space=room-1"]
    assert artifacts(match, 1) == ""


def test_8_1_the_strongest_in_a_room_may_buy_the_top_artifact() -> None:
    match = in_room("5=room-1", "6=room-1", rooms=["key scroll"], treasure=["all 9", "all 9"])
    assert (ask(match), match.asked) == ("buy", [1])
    act(match, "1: buy", "1: pay gem")
    assert artifacts(match, 1) == "key"
    assert stack(match, 1).split()[0] == "scroll"
    assert told(match, None, "got") == ["got seat=1 space=room-1 artifact=key"]
    conserved(match)


def test_8_1_rooms_are_tallied_from_left_to_right() -> None:
    match = in_room("1=room-3 2=room-1", "4=room-2", treasure=[RICH, RICH])
    order = []
    while ask(match) == "buy":
        order.append(match.position()["space"])
        act(match, f"{match.asked[0]}: pass")
    assert order == ["room-1", "room-2", "room-3"]


def test_8_2_seven_and_one_cost_seven_of_one_kind_and_one_of_another() -> None:
    match = in_room("7=room-1 1=room-1", treasure=["8 crown 7 pearl 1 gem"], rooms=["key"])
    act(match, "0: buy")
    assert set(may(match, 0)) == {"pay crown", "pay pearl"}
    assert refused(match, 0, "pay gem") == ("too-few", "8.2")
    act(match, "0: pay crown")
    assert refused(match, 0, "pay crown") == ("kind-paid", "8.2")
    act(match, "0: pay gem")
    assert treasure(match, 0) == "1 crown 7 pearl"
    assert artifacts(match, 0) == "key"


def test_8_2_never_eight_of_one_kind() -> None:
    """Example 4"""
    match = in_room("7=room-1 1=room-1", treasure=["29 crown"])
    assert told(match, None, "bought") == []
    assert ask(match) == "place"
    assert told(match, None, "unsold") == ["unsold space=room-1"]


def test_8_2_the_tokens_are_paid_in_a_way_that_leaves_the_others_payable() -> None:
    """9 crowns and 2 gems pay 9 and 2 in one way only, so nothing is asked."""
    match = in_room("9=room-1 2=room-1", treasure=["9 crown 2 gem"], rooms=["key"])
    act(match, "0: buy")
    assert treasure(match, 0) == ""
    assert artifacts(match, 0) == "key"


def test_8_2_what_would_leave_a_token_unpaid_is_refused() -> None:
    """Crowns or pearls pay the 5; then only the other of them can pay the 4."""
    match = in_room("5=room-1 4=room-1", treasure=["5 crown 5 pearl 1 gem"], rooms=["key"])
    act(match, "0: buy")
    assert set(may(match, 0)) == {"pay crown", "pay pearl"}
    act(match, "0: pay pearl")  # then only crowns pay the 4
    assert treasure(match, 0) == "1 crown 1 gem"


def test_8_2_five_kinds_pay_five_tokens() -> None:
    five = "1=room-1 2=room-1 4=room-1 5=room-1 6=room-1"
    match = in_room(five, treasure=["6 crown 5 pearl 4 gem 2 cup 1 gold"], rooms=["key"])
    act(match, "0: buy")
    assert (treasure(match, 0), artifacts(match, 0)) == ("", "key")
    poorer = in_room(five, treasure=["6 crown 5 pearl 3 gem 3 cup 1 gold"], rooms=["key"])
    assert told(poorer, None, "unsold") == ["unsold space=room-1"]


def test_8_3_else_the_next_strongest_may() -> None:
    match = in_room("9=room-1", "5=room-1", "6=room-1", treasure=["8 crown", RICH, RICH], rooms=["key"])
    assert match.asked == [2]
    act(match, "2: pass")
    assert match.asked == [1]
    act(match, "1: buy", "1: pay gem")
    assert artifacts(match, 1) == "key"
    assert told(match, None, "declined")[-1] == "declined seat=2 space=room-1"


def test_8_3_if_nobody_buys_it_stays() -> None:
    match = act(in_room("9=room-1", treasure=[RICH], rooms=["key"]), "0: pass")
    assert stack(match, 1).split()[0] == "key"
    assert told(match, None, "unsold") == ["unsold space=room-1"]


def test_8_4_one_artifact_in_a_room_and_round() -> None:
    match = in_room("1=room-1", "2=room-1", "4=room-1", treasure=[RICH] * 3, rooms=["key scroll"])
    act(match, "2: buy", "2: pay crown")
    assert (ask(match), match.position()["round"]) == ("place", 2)
    assert told(match, None, "got") == ["got seat=2 space=room-1 artifact=key"]
