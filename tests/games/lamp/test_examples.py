"""The worked examples of the printed rules, which close our rulebook."""

from tests.games.lamp.draw import draw, draw_all, granted, searching, stop_all
from tests.games.lamp.look import alone, cards, laid, outcome, points, sets
from tests.games.look import act, ask, refused, told

MAYA, MARGOT, MAURICE = 0, 1, 2


def test_example_1_maya_is_less_greedy_than_margot_and_maurice_is_alone() -> None:
    match = searching("4 bronze", "5 bronze", "3 silver")
    assert told(match, None, "summoned") == []
    assert (match.asked, match.view(None)["chest"]) == ([MAYA], "bronze")
    assert refused(match, MARGOT, "draw") == ("not-asked", "2.1")
    act(match, *["0: draw"] * 4)
    assert (match.asked, match.view(None)["chest"]) == ([MAURICE], "silver")
    act(match, *["2: draw"] * 3)
    assert told(match, None, "won") == ["won seat=0 chest=bronze count=4", "won seat=2 chest=silver count=3"]
    assert (cards(match, MARGOT), ask(match)) == ("", "choose")


def test_example_1_nobody_may_rub_the_lamp() -> None:
    match = draw(cards=["ruby emerald"])
    act(match, "0: set 4 on bronze", "1: set 5 on bronze", "2: set 3 on silver", "1: pass", "2: pass", "0: slap")
    assert told(match, None, "offended") == ["offended seat=0"]


def test_example_2_maya_and_margot_cancel_each_other_and_maurice_opens_the_chest() -> None:
    match = draw_all(searching("3 bronze", "3 bronze", "5 bronze"))
    assert told(match, None, "searches") == ["searches seat=2 chest=bronze face=5"]
    assert told(match, None, "won") == ["won seat=2 chest=bronze count=5"]


def test_example_2_without_maurice_nobody_does() -> None:
    match = searching("3 bronze", "3 bronze", "5 silver")
    assert told(match, None, "searches") == ["searches seat=2 chest=silver face=5"]


def test_example_3_the_talisman_on_the_ruby() -> None:
    own = "emerald emerald emerald ruby sapphire"
    match = searching("1 gold", "2 silver", "2 silver", cards=[own, "ruby"], gold="talisman", lamp="steal-stone")
    assert match.view(None)["seats"][MARGOT]["majorities"] == []
    act(match, "0: draw", "0: lay the talisman on ruby")
    assert laid(match, MAYA) == {"ruby": 1}
    assert match.view(None)["seats"][MAYA]["majorities"] == ["emerald", "ruby", "sapphire"]  # two rubies against one


def test_example_3_if_the_ruby_is_stolen_the_talisman_is_alone() -> None:
    """Here Margot is seat 0, who wishes, and Maya seat 1."""
    match = granted("steal-stone", cards=["diamond", "emerald emerald emerald ruby sapphire talisman/ruby"])
    act(match, "0: steal ruby from seat 1")
    assert (laid(match, 1), alone(match, 1)) == ({}, 1)


def test_example_3_and_no_later_ruby_brings_it_back() -> None:
    match = searching("2 gold", "1 silver", "1 silver", cards=["emerald sapphire talisman"], gold="ruby ruby")
    draw_all(match)
    assert (cards(match, MAYA), laid(match, MAYA), alone(match, MAYA)) == ("emerald ruby ruby sapphire", {}, 1)


def test_example_4_twelve_cards_the_most_emeralds_and_a_silver_set_are_25_points() -> None:
    maya = "emerald emerald emerald ruby sapphire talisman/emerald talisman silver-bracelet silver-ring silver-necklace"
    match = draw(cards=[f"{maya} gold-ring bronze-ring", "emerald emerald ruby", "ruby sapphire sapphire"])
    assert len(maya.split()) + 2 == 12
    assert sets(match, MAYA) == {"silver": 1}
    assert match.view(None)["seats"][MAYA]["majorities"] == ["emerald"]
    assert points(match, MAYA) == 12 + 5 + 8 == 25


def test_example_4_line_by_line() -> None:
    maya = "emerald emerald emerald ruby sapphire talisman/emerald talisman silver-bracelet silver-ring silver-necklace"
    hands = [f"{maya} gold-ring bronze-ring", "emerald emerald ruby", "ruby sapphire sapphire"]
    match = stop_all(searching("2 bronze", "2 silver", "3 gold", turn=100, cards=hands))
    there = [{line.key: (line.count, line.each) for line in lines if line.count} for lines in outcome(match).breakdown]
    assert there[0] == {"cards": (12, 1), "silver-sets": (1, 8), "most-emeralds": (1, 5)}
    assert there[2] == {"cards": (3, 1), "most-sapphires": (1, 5)}
