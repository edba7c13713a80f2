"""Rulebook, section 8: the end and the score."""

import pytest

import grotto
from tests.games.lamp.draw import draw, draw_all, granted, race, searching, set_dice, stop_all
from tests.games.lamp.look import outcome, points
from tests.games.look import act, ask, told

ASIDE = ("1 silver", "1 silver")
SETS = {metal: f"{metal}-bracelet {metal}-ring {metal}-necklace" for metal in ("bronze", "silver", "gold")}


def test_8_1_a_sorcerer_drawn_ends_the_game_at_the_end_of_the_turn() -> None:
    match = searching("2 bronze", "2 silver", "3 gold", bronze="sorcerer", silver="ruby", gold="emerald")
    act(match, "0: draw", "0: stop")
    assert (ask(match), match.outcome) == ("search", None)  # silver and gold are searched
    act(match, "1: draw", "1: stop", "2: stop")
    assert outcome(match).reason == "sorcerer"
    assert match.view(None)["ended"] == "sorcerer"
    assert match.asked == []


def test_8_1_else_another_turn_is_played() -> None:
    match = stop_all(searching("2 bronze", "2 silver", "3 gold", bronze="ruby sorcerer"))
    assert (ask(match), match.outcome) == ("choose", None)


def test_8_2_drawn_by_a_lamp_card_he_ends_it_at_once() -> None:
    match = granted("draw-bronze", bronze="sorcerer ruby", cards=["ruby"])
    assert outcome(match).reason == "sorcerer-of-the-lamp"
    assert told(match, None, "searches") == []
    assert match.view(None)["seats"][0]["sorcerers"] == 1
    assert told(match, None)[-1] == "over reason=sorcerer-of-the-lamp"


def test_8_3_after_100_turns_the_game_ends() -> None:
    match = stop_all(searching("2 bronze", "2 silver", "3 gold", turn=100, cards=["ruby", "", "emerald"]))
    assert outcome(match).reason == "turn-limit"
    assert (outcome(match).scores, outcome(match).winners) == ([6, 0, 6], [0, 2])


def test_8_3_not_after_99() -> None:
    match = stop_all(searching("2 bronze", "2 silver", "3 gold", turn=99))
    assert (match.outcome, match.view(None)["turn"]) == (None, 100)


def test_8_3_a_sorcerer_in_turn_100_is_a_sorcerer() -> None:
    match = draw_all(searching("2 gold", *ASIDE, turn=100, gold="sorcerer ruby"))
    assert outcome(match).reason == "sorcerer"


@pytest.mark.parametrize(
    ("own", "score"),
    [
        ("gold-ring", 1),
        ("gold-ring gold-ring silver-bracelet", 3),
        ("talisman", 1),
        ("talisman gold-ring", 2),
        ("sorcerer", 0),
        ("sorcerer gold-ring", 1),
    ],
)
def test_8_4_each_card_counts_1_and_a_sorcerer_nothing(own: str, score: int) -> None:
    assert points(draw(cards=[own], searched="gold" if "sorcerer" in own else ""), 0) == score


@pytest.mark.parametrize(("metal", "more"), [("bronze", 6), ("silver", 8), ("gold", 10)])
def test_8_5_each_set_counts_in_addition(metal: str, more: int) -> None:
    assert points(draw(cards=[SETS[metal]]), 0) == 3 + more
    assert points(draw(cards=[f"{SETS[metal]} {SETS[metal]}"]), 0) == 6 + 2 * more


def test_8_5_sets_of_several_metals() -> None:
    assert points(draw(cards=[" ".join(SETS.values())]), 0) == 9 + 6 + 8 + 10


@pytest.mark.parametrize("stone", ["emerald", "ruby", "sapphire", "diamond"])
def test_8_6_the_most_of_a_kind_of_stone_gets_5(stone: str) -> None:
    match = draw(cards=[f"{stone} {stone}", stone])
    assert [points(match, seat) for seat in range(3)] == [7, 1, 0]
    assert match.view(None)["seats"][0]["majorities"] == [stone]


@pytest.mark.parametrize(
    ("own", "theirs", "scores"),
    [
        ("ruby", "ruby", [1, 1]),
        ("ruby talisman/ruby", "ruby", [7, 1]),
        ("ruby talisman/ruby", "ruby ruby", [2, 2]),
        ("ruby talisman talisman", "ruby ruby", [3, 7]),
        ("ruby emerald", "ruby", [7, 1]),
        ("ruby emerald sapphire diamond", "", [24, 0]),
    ],
)
def test_8_6_with_talismans_laid_on_it_and_nobody_in_a_tie(own: str, theirs: str, scores: list[int]) -> None:
    match = draw(cards=[own, theirs])
    assert [points(match, seat) for seat in (0, 1)] == scores


def test_8_6_the_points_can_be_taken_from_somebody() -> None:
    match = searching("1 gold", *ASIDE, gold="ruby", cards=["ruby", "ruby ruby"])
    assert points(match, 1) == 7
    act(match, "0: draw")
    assert (points(match, 0), points(match, 1)) == (2, 2)


def ended(*cards: str, **course: object) -> grotto.Match:
    """A game that ends after this turn, with these cards in front of the seats."""
    match = draw(len(cards), cards=cards, turn=100, **course)
    dice = ("1 gold, 1 silver", "1 gold, 1 silver") if len(cards) == 2 else ["1 gold"] * len(cards)
    return race(set_dice(match, *dice))


def test_8_7_who_has_the_most_points_has_won() -> None:
    match = ended("ruby", "gold-ring gold-necklace", "ruby silver-ring silver-necklace")
    assert (outcome(match).winners, outcome(match).scores) == ([2], [1, 2, 3])
    assert outcome(match).decided_by == "points"
    assert all(line.key != "magic-ring" for lines in outcome(match).breakdown for line in lines)
    assert told(match, 0, "scored") == ["scored seat=0 points=1", "scored seat=1 points=2", "scored seat=2 points=3"]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_8_7_equal_points_share_the_victory(seats: int) -> None:
    match = ended("gold-ring gold-necklace", "silver-ring silver-necklace", *["bronze-ring"] * (seats - 2))
    assert (outcome(match).winners, outcome(match).decided_by) == ([0, 1], "shared")


def test_8_7_all_of_them_if_nobody_has_any() -> None:
    assert outcome(ended("", "", "")).winners == [0, 1, 2]


def test_8_7_nothing_may_be_done_after_it() -> None:
    match = ended("ruby", "", "")
    assert [match.legal(seat) for seat in range(3)] == [[]] * 3
    assert ask(match) == "over"
