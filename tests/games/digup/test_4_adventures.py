"""Rulebook, section 4: adventures in general, and those that do not touch the mines."""

from collections import Counter

import pytest

from grotto.games.digup.state import Ask
from tests.games.digup.draw import draw
from tests.games.digup.look import discard, hand, mine, pile
from tests.games.look import act, ask, may, refused, told

ALL_OPEN = "o " * 9
FIVE_ON_TOP = "idol skeleton purse ruby-9 topaz-9 shovel"


# -- in general ------------------------------------------------------------------


def test_4_1_an_adventure_is_shown_carried_out_and_discarded() -> None:
    match = draw(hands=["shovel torch torch"], mines=["(ruby-1) . . . . . . . ."])
    act(match, "0: play shovel")
    assert told(match, None, "played") == ["played seat=0 card=shovel"]
    assert (match.view(None)["playing"], discard(match), hand(match, 0)) == ("shovel", [], "torch torch")
    act(match, "0: open cell 1")
    assert (match.view(None)["playing"], discard(match)) == (None, ["shovel"])


def test_4_1_it_counts_as_one_of_the_two_cards() -> None:
    match = draw(hands=["shovel shovel shovel"])
    act(match, "0: play shovel", "0: open cell 1", "0: play shovel", "0: open cell 2")
    assert ask(match) == "discard"


@pytest.mark.parametrize(
    "actions",
    [
        ["play torch", "look at cell 1 of seat 0", "look at cell 1 of seat 1"],
        ["play binoculars", "take idol", "give torch"],
        ["play bridge", "give cell 1", "for cell 1 of seat 1"],
        ["play purse", "swap cell 1", "with cell 2"],
    ],
    ids=lambda actions: actions[0],
)
def test_4_1_nothing_of_it_remains(actions: list[str]) -> None:
    match = draw(hands=["torch binoculars bridge purse", "idol skeleton"])
    act(match, *(f"0: {words}" for words in actions))
    left = {name: match.position()[name] for name in ("ask", "playing", "whom", "cell", "taken", "plays")}
    assert left == {"ask": Ask.PLAY, "playing": None, "whom": None, "cell": 1, "taken": None, "plays": 1}


def test_4_2_an_adventure_that_could_do_nothing_may_not_be_played() -> None:
    match = draw(hands=["shovel torch torch"], mines=[ALL_OPEN], triggered=True)
    assert refused(match, 0, "play shovel") == ("no-effect", "4.2")
    assert "play shovel" not in may(match, 0)


# -- Treasure Map ------------------------------------------------------------------


def test_4_4_the_player_looks_at_the_top_five_cards() -> None:
    match = act(draw(hands=["map torch torch"], pile=FIVE_ON_TOP), "0: play map")
    assert Counter(match.view(0)["map"]) == Counter(FIVE_ON_TOP.split()[:5])
    assert pile(match)[0] == "shovel"


def test_4_4_and_keeps_one() -> None:
    match = act(draw(hands=["map torch torch"], pile=FIVE_ON_TOP), "0: play map")
    assert set(may(match, 0)) == {"keep ruby-9", "keep topaz-9", "keep idol", "keep skeleton", "keep purse"}
    assert refused(match, 0, "keep shovel") == ("not-on-map", "4.4")
    act(match, "0: keep purse")
    assert hand(match, 0) == "purse torch torch"


def test_4_4_the_others_go_back_in_the_order_of_the_player() -> None:
    match = act(draw(hands=["map torch torch"], pile=FIVE_ON_TOP), "0: play map", "0: keep purse")
    assert refused(match, 0, "put back purse") == ("not-on-map", "4.4")
    act(match, "0: put back idol", "0: put back ruby-9", "0: put back skeleton")
    assert pile(match)[:5] == ["topaz-9", "skeleton", "ruby-9", "idol", "shovel"]
    assert discard(match) == ["map"]


def test_4_4_nobody_else_sees_any_of_the_five() -> None:
    match = act(draw(hands=["map torch torch"], pile=FIVE_ON_TOP), "0: play map", "0: keep purse", "0: put back idol")
    for viewer in (1, None):
        assert "map" not in match.view(viewer)
        assert told(match, viewer, "looked-at-map") == ["looked-at-map seat=0"] * 5
        assert told(match, viewer, "kept", "put-back") == ["kept seat=0", "put-back seat=0"]
    assert told(match, 0, "kept", "put-back") == ["kept seat=0 card=purse", "put-back seat=0 card=idol"]


# -- Dynamite ----------------------------------------------------------------------


def test_4_5_each_hand_is_thrown_away_and_three_cards_drawn() -> None:
    match = draw(
        seats=3,
        turn=1,
        hands=["ruby-1 ruby-2 ruby-3", "dynamite shovel", "idol idol purse purse"],
        pile="skeleton skeleton skeleton ruby-4 ruby-5 ruby-6 ruby-7 ruby-8 ruby-9",
    )
    act(match, "1: play dynamite")
    assert [hand(match, seat) for seat in (1, 2, 0)] == [
        "skeleton skeleton skeleton",
        "ruby-4 ruby-5 ruby-6",
        "ruby-7 ruby-8 ruby-9",
    ]
    assert Counter(discard(match)) == Counter("shovel idol idol purse purse ruby-1 ruby-2 ruby-3".split())


def test_4_5_all_see_what_is_thrown_away() -> None:
    match = act(draw(hands=["dynamite shovel", "idol purse river"]), "0: play dynamite")
    assert sorted(told(match, None, "threw")) == [
        "threw seat=0 card=shovel",
        "threw seat=1 card=idol",
        "threw seat=1 card=purse",
        "threw seat=1 card=river",
    ]
    assert told(match, None, "drew") == ["drew seat=0"] * 3 + ["drew seat=1"] * 3


def test_4_5_the_dynamite_leaves_the_game() -> None:
    match = act(draw(hands=["dynamite shovel", "idol purse river"]), "0: play dynamite")
    assert told(match, None, "blew-up") == ["blew-up seat=0 card=dynamite"]
    assert "dynamite" not in discard(match)
    assert match.view(None)["blown"] == 1
    assert [*pile(match), *hand(match, 0).split(), *hand(match, 1).split()].count("dynamite") == 2


def test_4_5_the_turn_goes_on_with_the_new_hand() -> None:
    match = act(draw(hands=["dynamite shovel"], pile="ruby-1 ruby-2 ruby-3"), "0: play dynamite")
    assert ask(match) == "play"
    assert "play ruby-2 on cell 7" in may(match, 0)


# -- Binoculars --------------------------------------------------------------------

HANDS = ["binoculars torch ruby-1", "idol purse river", "ruby-2 ruby-3 topaz-4"]


def test_4_6_the_player_looks_at_the_hand_of_another_player() -> None:
    match = act(draw(seats=3, hands=HANDS), "0: play binoculars")
    assert may(match, 0) == ["look at the hand of seat 1", "look at the hand of seat 2"]
    assert refused(match, 0, "look at the hand of seat 0") == ("no-opponent", "4.6")
    assert refused(match, 0, "look at the hand of seat 3") == ("no-such-seat", "1.8")
    act(match, "0: look at the hand of seat 2")
    assert match.view(0)["looked_at"] == {"seat": 2, "hand": ["ruby-2", "ruby-3", "topaz-4"]}


def test_4_6_takes_a_card_of_it() -> None:
    match = act(draw(seats=3, hands=HANDS), "0: play binoculars", "0: look at the hand of seat 2")
    assert may(match, 0) == ["take ruby-2", "take ruby-3", "take topaz-4"]
    assert refused(match, 0, "take idol") == ("not-in-that-hand", "4.6")
    act(match, "0: take ruby-3")
    assert (hand(match, 0), hand(match, 2)) == ("ruby-1 ruby-3 torch", "ruby-2 topaz-4")


def test_4_6_and_gives_another_for_it() -> None:
    match = act(draw(seats=3, hands=HANDS), "0: play binoculars", "0: look at the hand of seat 2", "0: take ruby-3")
    assert may(match, 0) == ["give ruby-1", "give torch"]
    assert refused(match, 0, "give ruby-3") == ("just-taken", "4.6")
    assert refused(match, 0, "give topaz-4") == ("not-in-hand", "2.2")
    act(match, "0: give torch")
    assert (hand(match, 0), hand(match, 2)) == ("ruby-1 ruby-3", "ruby-2 topaz-4 torch")
    assert discard(match) == ["binoculars"]


def test_4_6_only_the_two_of_them_know_the_cards() -> None:
    match = draw(seats=3, hands=HANDS)
    act(match, "0: play binoculars", "0: look at the hand of seat 2", "0: take ruby-3", "0: give torch")
    seen = [
        "looked-at-hand seat=0 of=2",
        *(f"saw-in-hand seat=0 of=2 card={card}" for card in ("ruby-2", "ruby-3", "topaz-4")),
        "took seat=0 of=2 card=ruby-3",
        "gave seat=0 of=2 card=torch",
    ]
    keys = ("looked-at-hand", "saw-in-hand", "took", "gave")
    assert told(match, 0, *keys) == told(match, 2, *keys) == seen
    assert told(match, 1, *keys) == told(match, None, *keys) == [line.split(" card=")[0] for line in seen]


# -- Pickaxe -----------------------------------------------------------------------


def test_4_8_one_card_to_pay_with_is_enough() -> None:
    match = act(draw(hands=["pickaxe torch"], discard="idol"), "0: play pickaxe")  # one way to pay, and one to take
    assert (hand(match, 0), discard(match)) == ("idol", ["torch", "pickaxe"])


def test_4_8_a_card_is_paid_and_any_card_of_the_discard_taken() -> None:
    match = draw(hands=["pickaxe torch ruby-1"], discard="idol purse river")
    act(match, "0: play pickaxe")
    assert may(match, 0) == ["pay ruby-1", "pay torch"]
    act(match, "0: pay torch")
    assert may(match, 0) == ["dig out idol", "dig out purse", "dig out river"]
    act(match, "0: dig out idol")
    assert hand(match, 0) == "ruby-1 idol"
    assert discard(match) == ["purse", "river", "torch", "pickaxe"]


def test_4_8_not_the_card_just_paid() -> None:
    match = act(draw(hands=["pickaxe torch ruby-1"], discard="idol purse"), "0: play pickaxe", "0: pay torch")
    assert refused(match, 0, "dig out torch") == ("just-paid", "4.8")
    assert refused(match, 0, "dig out pickaxe") == ("not-in-discard", "4.8")


def test_4_8_only_a_card_of_the_hand_is_paid() -> None:
    match = act(draw(hands=["pickaxe torch ruby-1"], discard="idol purse"), "0: play pickaxe")
    assert refused(match, 0, "pay idol") == ("not-in-hand", "2.2")
    assert refused(match, 0, "pay pickaxe") == ("not-in-hand", "2.2")


def test_4_8_all_see_both_cards() -> None:
    match = draw(hands=["pickaxe torch ruby-1"], discard="idol purse")
    act(match, "0: play pickaxe", "0: pay torch", "0: dig out idol")
    assert told(match, None, "paid", "dug-out") == ["paid seat=0 card=torch", "dug-out seat=0 card=idol"]


# -- Underground River -------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_4_10_a_card_for_each_seat_and_one_more_is_turned_up(seats: int) -> None:
    match = draw(seats=seats, hands=["river torch torch"], pile="idol purse ruby-1 ruby-2 ruby-3 ruby-4")
    act(match, "0: play river")
    assert Counter(match.view(None)["river"]) == Counter("idol purse ruby-1 ruby-2 ruby-3".split()[: seats + 1])
    assert len(told(match, None, "revealed")) == seats + 1


def test_4_10_each_seat_takes_one_from_the_player_on() -> None:
    match = draw(seats=3, turn=2, hands=["", "ruby-9", "river torch"], pile="idol purse ruby-1 ruby-2")
    act(match, "2: play river")
    assert match.asked == [2]
    assert may(match, 2) == ["pick ruby-1", "pick ruby-2", "pick idol", "pick purse"]
    act(match, "2: pick idol")
    assert match.asked == [0]
    assert refused(match, 0, "pick idol") == ("not-in-river", "4.10")
    act(match, "0: pick ruby-1")
    assert match.asked == [1]
    act(match, "1: pick purse")
    assert hand(match, 0) == "ruby-1"
    assert hand(match, 1) == "ruby-9 purse"


def test_4_10_the_player_takes_the_last_as_well() -> None:
    match = draw(hands=["river torch", "ruby-9"], pile="idol purse ruby-1")
    act(match, "0: play river", "0: pick ruby-1", "1: pick idol")
    assert hand(match, 0) == "ruby-1 purse torch"
    assert told(match, None, "picked")[-1] == "picked seat=0 card=purse"
    assert (match.view(None)["river"], discard(match)) == ([], ["river"])
    assert (match.asked, ask(match)) == ([0], "play")


def test_4_10_mines_are_not_touched() -> None:
    match = draw(hands=["river torch", "ruby-9"], pile="idol purse ruby-1")
    before = [mine(match, 0), mine(match, 1)]
    act(match, "0: play river", "0: pick ruby-1", "1: pick idol")
    assert [mine(match, 0), mine(match, 1)] == before
