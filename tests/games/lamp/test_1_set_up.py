"""Rulebook, section 1: pieces and set-up."""

from collections import Counter

import pytest

import grotto
from grotto.games.lamp.pieces import EFFECT_NAMES, JEWEL_NAMES, METAL_NAMES, PIECE_NAMES, STONE_NAMES
from tests.games.lamp.draw import draw, race, set_dice
from tests.games.lamp.look import cards, discard
from tests.games.look import ask, may, refused, told


def fresh(seats: int = 3, seed: int = 1, **options: object) -> grotto.Match:
    return grotto.Match("lamp", seats=seats, seed=seed, options=options)


def test_1_1_three_chests_of_25_cards_and_a_sorcerer_each() -> None:
    match = fresh()
    for chest, metal in zip(match.view(None)["chests"], METAL_NAMES, strict=True):
        assert (chest["chest"], chest["cards"], chest["sorcerer_drawn"]) == (metal, 26, False)
        assert sum(chest["left"].values()) - chest["left"].get("sorcerer", 0) == 25


def test_1_1_and_25_lamp_cards() -> None:
    assert fresh().view(None)["lamp"]["cards"] == 25


def test_1_1_and_eight_starting_stones_two_of_each_kind() -> None:
    match = fresh(5)
    dealt = Counter(cards(match, seat) for seat in range(5)) + Counter(discard(match).split())
    assert dealt == dict.fromkeys(STONE_NAMES, 2)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_1_1_each_card_is_a_stone_a_jewel_or_a_talisman(seats: int) -> None:
    names = {*STONE_NAMES, *JEWEL_NAMES, "talisman", "sorcerer"}
    for chest in fresh(seats).view(None)["chests"]:
        assert {card.rstrip("*") for card in chest["left"]} <= names
    assert set(JEWEL_NAMES) == {f"{metal}-{piece}" for metal in METAL_NAMES for piece in PIECE_NAMES}


def test_1_2_the_deck_is_the_same_in_every_match() -> None:
    contents = [[chest["left"] for chest in fresh(seed=seed).view(None)["chests"]] for seed in range(5)]
    assert all(content == contents[0] for content in contents)


def test_1_2_all_may_know_what_a_chest_holds_and_nobody_in_which_order() -> None:
    match = fresh()
    for viewer in (None, 0, 1, 2):
        for chest in match.view(viewer)["chests"]:
            assert set(chest) == {"chest", "cards", "sorcerer_drawn", "left"}
            assert list(chest["left"]) == list(match.view(None)["chests"][METAL_NAMES.index(chest["chest"])]["left"])


def first_wishes(seed: int) -> tuple[str, ...]:
    """The three Lamp cards that are read first."""
    match = race(set_dice(fresh(seed=seed), "3 bronze", "3 silver", "5 gold"), 0)
    match.act(0, "refuse")
    match.act(0, "refuse")
    return tuple(line.split("effect=")[1] for line in told(match, None, "wished"))


def test_1_3_the_lamp_cards_are_shuffled() -> None:
    wishes = [first_wishes(seed) for seed in range(60)]
    assert len(set(wishes)) > 40
    assert {effect for three in wishes for effect in three} <= set(EFFECT_NAMES)


def test_1_3_and_lie_face_down() -> None:
    match = fresh()
    assert match.view(0)["lamp"] == {"cards": 25, "unseen": 25, "seen": []}


def all_draws_from_gold(seed: int) -> list[str]:
    """The cards of the gold chest as they come when seat 0 alone searches it with a 6, turn after turn."""
    match = fresh(seed=seed)
    while match.asked:
        if ask(match) == "choose":
            set_dice(match, "6 gold", "5 silver", "4 silver")
        elif ask(match) == "race":
            race(match)
        else:
            words = [str(action) for action in match.legal(match.asked[0])]
            seat = match.asked[0]
            match.act(seat, ("draw" if seat == 0 else "stop") if "stop" in words else words[0])
    return [line.split("card=")[1].split()[0] for line in told(match, None, "drew") if "chest=gold" in line]


def test_1_4_the_chests_are_shuffled() -> None:
    firsts = Counter(tuple(all_draws_from_gold(seed)[:2]) for seed in range(40))
    assert len(firsts) > 25


def test_1_4_the_sorcerer_is_the_sixth_card_from_the_bottom() -> None:
    for seed in range(5):
        drawn = all_draws_from_gold(seed)
        assert drawn.index("sorcerer") == 20  # twenty above him, and five below
        assert len(drawn) <= 26


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_1_5_each_seat_is_dealt_one_starting_stone(seats: int) -> None:
    match = fresh(seats)
    assert [len(cards(match, seat).split()) for seat in range(seats)] == [1] * seats
    assert len(discard(match).split()) == 8 - seats
    assert told(match, None, "started") == [f"started seat={seat} card={cards(match, seat)}" for seat in range(seats)]


def test_1_5_two_with_two_seats() -> None:
    match = fresh(2)
    assert [len(cards(match, seat).split()) for seat in (0, 1)] == [2, 2]
    assert len(discard(match).split()) == 4


def test_1_5_the_stones_are_shuffled() -> None:
    dealt = Counter(cards(fresh(seed=seed), 0) for seed in range(200))
    assert all(25 < dealt[stone] < 80 for stone in STONE_NAMES)


def test_1_5_what_is_left_begins_the_discard() -> None:
    match = fresh(4)
    left_over = [line.removeprefix("left-over card=") for line in told(match, None, "left-over")]
    assert sorted(left_over) == sorted(discard(match).split())


def test_1_6_the_discard_is_open_to_all() -> None:
    match = draw(discard="ruby gold-ring ruby sorcerer", searched="gold")
    assert [match.view(viewer)["discard"] for viewer in (None, 0, 2)] == [
        {"ruby": 2, "gold-ring": 1, "sorcerer": 1},
    ] * 3


def test_1_6_and_in_no_order() -> None:
    assert draw(discard="ruby gold-ring").view(0) == draw(discard="gold-ring ruby").view(0)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_1_7_each_seat_has_one_die(seats: int) -> None:
    match = fresh(seats)
    match.act(1, "set 4 on gold")
    assert 1 not in match.asked
    assert refused(match, 1, "set 4 on silver") == ("not-asked", "2.1")


def test_1_7_two_with_two_seats() -> None:
    match = fresh(2)
    match.act(1, "set 4 on gold")
    assert 1 in match.asked
    match.act(1, "set 4 on silver")
    assert 1 not in match.asked


@pytest.mark.parametrize("seats", [1, 6])
def test_1_7_two_to_five_play(seats: int) -> None:
    with pytest.raises(grotto.Misfit, match="one of 2, 3, 4, 5"):
        fresh(seats)


def test_1_8_to_the_left_is_the_next_seat_and_of_the_last_seat_0() -> None:
    match = draw(3, cards=["ruby", "emerald", "sapphire"], lamp="pass-left")
    race(set_dice(match, "3 bronze", "3 silver", "5 gold"), 0)
    match.act(0, "accept")
    for seat, card in enumerate(("ruby", "emerald", "sapphire")):
        match.act(seat, f"pass {card} to the left")
    assert [cards(match, seat) for seat in range(3)] == ["sapphire", "ruby", "emerald"]
    assert told(match, None, "passed")[-1] == "passed seat=2 card=sapphire to=0"


def test_1_8_nobody_sits_beyond_the_last_seat() -> None:
    match = draw(3, cards=["ruby emerald"])
    race(set_dice(match, "3 bronze", "4 silver", "5 gold"), 0)
    assert may(match, 0) == ["name seat 1", "name seat 2"]
    assert refused(match, 0, "name seat 3") == ("no-such-seat", "1.8")
