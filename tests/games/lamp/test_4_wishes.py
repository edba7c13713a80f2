"""Rulebook, section 4: wishes."""

from tests.games.lamp.draw import draw, genie, granted, race, set_dice
from tests.games.lamp.look import cards, offered
from tests.games.look import act, ask, may, refused, told


def test_4_1_the_top_card_of_the_lamp_is_read_aloud() -> None:
    match = genie("steal-stone nothing", cards=["", "ruby", "emerald"])
    assert [told(match, viewer, "wished") for viewer in (None, 0, 2)] == [
        ["wished seat=0 wish=1 effect=steal-stone"]
    ] * 3
    assert (offered(match), match.view(1)["wish"]) == ("steal-stone", 1)
    assert may(match, 0) == ["accept", "refuse"]


def test_4_2_an_accepted_card_is_applied_and_the_wishing_is_over() -> None:
    match = act(genie("draw-gold steal-stone", gold="ruby emerald"), "0: accept")
    assert cards(match, 0) == "ruby"
    assert told(match, 1, "accepted") == ["accepted seat=0"]
    assert (ask(match), len(told(match, None, "wished"))) == ("search", 1)


def test_4_2_it_goes_under_the_pile() -> None:
    match = act(genie("draw-gold steal-stone turn-die", gold="ruby emerald"), "0: accept")
    lamp = match.view(None)["lamp"]
    assert (lamp["cards"], lamp["seen"][-1]) == (25, "draw-gold")


def test_4_3_a_refused_card_has_no_effect_and_another_is_read() -> None:
    match = act(genie("draw-gold steal-stone", gold="ruby", cards=["", "emerald", "ruby"]), "0: refuse")
    assert cards(match, 0) == ""
    assert told(match, 2, "refused") == ["refused seat=0"]
    assert (offered(match), match.view(None)["wish"]) == ("steal-stone", 2)
    assert may(match, 0) == ["accept", "refuse"]


def test_4_3_it_goes_under_the_pile_too() -> None:
    match = act(genie("draw-gold steal-stone nothing", gold="ruby", cards=["", "emerald", "ruby"]), "0: refuse")
    assert match.view(None)["lamp"]["seen"][-2:] != ["steal-stone", "draw-gold"]
    act(match, "0: accept", "0: steal ruby from seat 2")
    assert match.view(None)["lamp"]["seen"][-2:] == ["draw-gold", "steal-stone"]


def test_4_4_the_third_card_must_be_accepted() -> None:
    match = act(genie("nothing draw-gold steal-stone", cards=["", "emerald", "ruby"]), "0: refuse", "0: refuse")
    assert told(match, None, "wished")[-1] == "wished seat=0 wish=3 effect=steal-stone"
    assert told(match, None, "accepted") == ["accepted seat=0"]
    assert (ask(match), told(match, 0, "forced")) == ("steal", ["forced seat=0"])


def test_4_4_for_each_summoner_anew() -> None:
    match = draw(4, lamp="nothing nothing nothing turn-die move-die")
    race(set_dice(match, "2 bronze", "5 silver", "2 gold", "5 gold"), 0, 1)
    act(match, "0: refuse", "0: refuse")
    assert told(match, None, "wished")[-1] == "wished seat=1 wish=1 effect=turn-die"
    assert may(match, 1) == ["accept", "refuse"]


def test_4_5_a_card_without_effect_may_be_accepted() -> None:
    match = act(genie("steal-stone turn-die", cards=["ruby", "gold-ring", ""]), "0: accept")
    assert told(match, None, "nothing") == ["nothing seat=0"]
    assert (ask(match), len(told(match, None, "wished"))) == ("search", 1)


def test_4_6_the_summoner_makes_every_choice() -> None:
    match = granted("exchange-stone", cards=["ruby emerald", "sapphire", "diamond"])
    act(match, "0: exchange ruby")
    assert (ask(match), match.asked) == ("exchange-for", [0])
    assert may(match, 0) == ["for sapphire of seat 1", "for diamond of seat 2"]


def test_4_6_and_must_make_it() -> None:
    match = granted("take-discard", discard="ruby emerald")
    assert may(match, 0) == ["take emerald", "take ruby"]
    assert refused(match, 0, "decline") == ("must-apply", "4.6")


def test_4_6_not_among_his_own() -> None:
    match = granted("steal-stone", cards=["ruby emerald", "sapphire", "diamond"])
    assert refused(match, 0, "steal ruby from seat 0") == ("own-seat", "4.6")
    assert refused(match, 0, "steal ruby from seat 3") == ("no-such-seat", "1.8")
