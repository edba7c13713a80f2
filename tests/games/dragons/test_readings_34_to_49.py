"""Readings 34 to 49 of the rulebook."""

import pytest

import grotto
from tests.games.dragons.casting import at, placed, purchase
from tests.games.dragons.draw import tally
from tests.games.dragons.look import (
    artifacts,
    cave,
    conserved,
    counted,
    pass_on,
    plays,
    spells,
    stack,
    token,
    total,
    treasure,
)
from tests.games.dragons.test_1_set_up import dealt, settled
from tests.games.look import act, ask, may, refused, told


def test_reading_34_treasures_are_counted_by_their_worth() -> None:
    """29 = 5 large ones of 3 and 14 small ones."""
    match = tally(tokens=["1=room-1"], treasure=["29 gem"], caves="/ / / / ", rooms=["key"], card="/ / / / ")
    act(match, "0: buy")
    assert treasure(match, 0) == "28 gem"
    conserved(match)


def test_reading_35_the_kinds_lie_in_the_order_of_the_rules() -> None:
    match = tally(caves="/ / / / ", card="1 / 1 / 1 / 1 / 1")
    filled = [heard.arguments["space"] for heard in match.heard(None) if heard.key == "filled"]
    assert filled == ["crown-cave", "pearl-cave", "gem-cave", "cup-cave", "gold-cave"]


def test_reading_36_the_tent_comes_first_in_the_city() -> None:
    tokens = ["9=caravanserai 8=market 7=djinn 6=tent"]
    match = tally(magic=True, tokens=tokens, treasure=["1 gem"], caves="/ / / / ")
    order = []
    while ask(match) in ("keep", "market", "camel"):
        order.append(ask(match))
        act(match, f"0: {may(match, 0)[0]}")
        if ask(match) == "take":
            act(match, *["0: take gem"] * 3)
        pass_on(match)
    assert order == ["keep", "market", "camel"]
    djinn = [heard.arguments["space"] for heard in match.heard(None) if heard.key == "counted"][:4]
    assert djinn == ["tent", "djinn", "market", "caravanserai"]


def test_reading_37_another_deck_can_be_given() -> None:
    card = {"crown": [9, 8], "gold": [1]}
    deck = {"name": "ours", **{f"for-{n}": [card] * 15 for n in (3, 4, 5)}}
    match = settled(grotto.Match("dragons", seats=3, seed=1, options={"magic": False, "deck": deck}))
    assert [cave(match, kind) for kind in ("crown", "pearl", "gold")] == [[9, 8], [], [1]]


def test_reading_38_the_first_player_is_drawn_or_agreed_on() -> None:
    assert {dealt(3, seed).asked[0] for seed in range(30)} == {0, 1, 2}
    assert dealt(3, first=1).asked == [1]
    with pytest.raises(grotto.Misfit, match="first"):
        dealt(3, first=3)


def test_reading_39_what_goes_into_and_out_of_the_bank_is_seen_by_all() -> None:
    match = act(dealt(3, first=0), "0: take crown")
    assert {tuple(told(match, viewer, "took")) for viewer in (None, 0, 1, 2)} == {("took seat=0 kind=crown count=1",)}
    assert match.view(None)["bank"] == {"crown": 28, "pearl": 29, "gem": 29, "cup": 29, "gold": 29}


def test_reading_40_an_empty_room_is_like_a_cave_without_treasure() -> None:
    match = at("market", "second-chance", tokens=["9=market"], rooms=["", "key", "scroll"], keeper=1)
    act(match, "0: cast second-chance")
    assert refused(match, 0, "to room-1") == ("no-artifact-there", "3.4")


def test_reading_41_ties_in_the_palace_follow_the_new_order() -> None:
    tokens = ["9=caravanserai 2=room-1", "2=room-1", "2=room-1"]
    match = act(tally(tokens=tokens, treasure=["2 gem"] * 3, caves="/ / / / "), "0: camel to seat 2")
    assert (ask(match), match.asked) == ("buy", [2])


def test_reading_42_tokens_of_who_stays_out_go_home_unseen() -> None:
    match = tally(tokens=["9=guard", "9=room-1 8=room-2"], fill="gold-cave")
    assert told(match, 0, "sent-home") == [
        "sent-home seat=1 space=room-1 count=1",
        "sent-home seat=1 space=room-2 count=1",
    ]
    assert told(match, 0, "went-home") == ["went-home seat=1 space=room-1", "went-home seat=1 space=room-2"]
    assert told(match, 1, "went-home") == [
        "went-home seat=1 space=room-1 token=9",
        "went-home seat=1 space=room-2 token=8",
    ]
    assert not [line for line in told(match, None, "turned-up") if "room" in line]


def test_reading_43_what_is_bought_is_seen_by_all_also_with_abracadabra() -> None:
    match = plays(purchase("abracadabra"), "0: cast abracadabra", "0: choose scroll")
    assert {told(match, viewer, "got")[0] for viewer in (None, 0, 1, 2)} == {"got seat=0 space=room-1 artifact=scroll"}
    assert match.view(1)["seats"][0]["artifacts"] == match.view(0)["seats"][0]["artifacts"]


def test_reading_44_the_highest_value_first_and_only_what_can_be_completed() -> None:
    match = tally(tokens=["2=room-1 6=room-1"], treasure=["6 crown 6 gem 1 cup"], caves="/ / / / ", rooms=["key"])
    act(match, "0: buy")
    assert set(may(match, 0)) == {"pay crown", "pay gem"}
    act(match, "0: pay gem")
    assert treasure(match, 0) == "4 crown 1 cup"
    match = tally(tokens=["2=room-1 6=room-1"], treasure=["6 crown 1 gem 1 cup"], caves="/ / / / ", rooms=["key"])
    assert told(match, None, "unsold") == ["unsold space=room-1"]


def test_reading_44_what_would_leave_the_rest_unpaid_is_refused() -> None:
    """6 and 6 of another kind, but the small token can be paid with one of them only."""
    match = tally(
        tokens=["6=room-1 5=room-1 4=room-1"], treasure=["6 crown 6 gem 4 cup"], caves="/ / / / ", rooms=["key"]
    )
    act(match, "0: buy")
    assert set(may(match, 0)) == {"pay crown", "pay gem"}
    act(match, "0: pay crown")
    assert (treasure(match, 0), artifacts(match, 0)) == ("1 gem", "key")


def test_reading_45_what_was_sold_is_replaced_in_the_next_round() -> None:
    match = purchase(spells=["", "charity", ""])
    pass_on(match, "round-end")
    assert match.position()["rooms"][0]["open"] is False
    assert stack(match, 1).split()[0] == "scroll"
    pass_on(match)
    assert match.position()["rooms"][0]["open"] is True
    assert told(match, None, "turned-up-artifact") == ["turned-up-artifact space=room-1 artifact=scroll"]


def test_reading_46_what_is_discarded_lies_open_and_the_giver_knows_what_he_gave() -> None:
    match = act(tally(magic=True, tokens=["9=tent"], spell_deck="trade spy", caves="/ / / / "), "0: keep spy")
    assert match.view(None)["spent"].count("trade") == 1
    match = act(tally(magic=True, tokens=["9=tent", "8=tent"], spell_deck="trade spy", caves="/ / / / "), "0: keep spy")
    assert told(match, 0, "handed-on") == ["handed-on seat=0 of=1 spell=trade"]
    assert spells(match, 1) == ["trade"]


@pytest.mark.parametrize("first", [0, 1, 2])
def test_reading_47_counterspells_come_before_everything_else(first: int) -> None:
    match = placed(
        spells=["lunar-eclipse", "", "charity"],
        artifacts=["lamp", "lamp counterspell", "lamp"],
        tokens=["8=(market)", "7=(market)"],
        first=first,
    )
    plays(match, "0: cast lunar-eclipse", "2: cast charity", "1: counter lunar-eclipse", *["2: take gold"] * 3)
    keys = [heard.key for heard in match.heard(None)]
    assert keys.index("countered") < keys.index("takes-effect")
    assert told(match, None, "sent-home") == []


def test_reading_48_face_down_tokens_go_home_unseen_and_only_their_number_is_known() -> None:
    match = plays(
        placed("lunar-eclipse", tokens=["9=(tent)", "7=(market) 5=(market) 4=(market)"]),
        "0: cast lunar-eclipse",
        "0: at market",
    )
    assert told(match, 0, "sent-home") == ["sent-home seat=1 space=market count=2"]
    assert told(match, 0, "went-home") == ["went-home seat=1 space=market"] * 2
    assert [token(match, 1, name) for name in ("7", "5", "4")] == ["", "", "(market)"]


def test_reading_49_who_points_at_a_hidden_token_does_not_see_which() -> None:
    match = placed("teleport", tokens=["9=(market)", "7=(tent) 6=(tent)"], treasure=["2 gem"])
    act(match, "0: cast teleport", "0: at tent", "0: to market")
    named = [told(match, viewer, "named-token")[-1] for viewer in (0, 1, 2)]
    assert named[0] == named[2] == "named-token seat=0 of=1"
    assert named[1] in ("named-token seat=0 of=1 token=7", "named-token seat=0 of=1 token=6")
    pointed = set()
    for seed in range(20):
        match = placed("teleport", tokens=["9=(market)", "7=(tent) 6=(tent)"], treasure=["2 gem"], seed=seed)
        plays(match, "0: cast teleport", "0: at tent", "0: to market")
        pointed.add(token(match, 1, "7"))
        assert total(match, 0) == 0
    assert pointed == {"(market)", "(tent)"}
    assert counted(match, "guard") == {}
