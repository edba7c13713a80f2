"""What a seat cannot know is dealt again evenly: each possible deal of it comes as often as every other."""

from collections import Counter
from collections.abc import Callable
from itertools import permutations, product
from typing import Any

import pytest

import grotto
from grotto.games.lamp import BOX
from grotto.tabletop.chance import started
from tests.games.lamp.draw import draw, granted, set_dice
from tests.games.look import act, may

EACH = 40
SPECTATOR = 5


def check_even(game: Any, seat: int, seen: Callable[[Any], Any], expected: Counter[Any]) -> None:
    """Dealt again for the seat, `seen` takes the expected values, each as often as its share says (chi-square)."""
    luck, row, found = started(b"5" * 32), BOX.row(), Counter[Any]()
    before = game.pack()
    for number in range(EACH * expected.total()):
        again = game.copy()
        BOX.plain.deal_again(again, seat, luck, row)
        assert number > 9 or BOX.check(again) == []
        found[seen(again)] += 1
    assert game.pack() == before
    assert set(found) == set(expected)
    freedom = len(expected) - 1
    off = sum((found[deal] - EACH * share) ** 2 / (EACH * share) for deal, share in expected.items())
    assert off <= freedom + 4.5 * (2 * freedom) ** 0.5


def gold(game: Any) -> tuple[int, ...]:
    chest = game.chests[2].cards
    return tuple(chest.cards[: chest.count])


@pytest.fixture
def small() -> Any:
    """Four cards are left in the gold chest; seat 0 has peeked at the top one."""
    game = draw(gold="ruby emerald* ruby sapphire", searched="gold", discard="sorcerer").game
    game.seats[0].peeked[2] = 22  # the card in place 3, where the full chest ends with place 24
    return game


@pytest.mark.parametrize("seat", [1, 2, SPECTATOR])
def test_the_order_of_a_chest_is_any(small: Any, seat: int) -> None:
    check_even(small, seat, gold, Counter(permutations(gold(small))))


def test_but_what_the_seat_has_peeked_at_stays(small: Any) -> None:
    *below, top = gold(small)
    check_even(small, 0, gold, Counter((*order, top) for order in permutations(below)))


def test_the_lamp_cards_that_nobody_has_read_come_in_any_order() -> None:
    """Three unread cards at the end of the ring and at its beginning; the two that were read stay."""
    game = draw(lamp="turn-die move-die nothing give-card pass-left", lamp_cards=5).game
    game.lamp.top, game.lamp.unseen = 3, 3
    cards = tuple(game.lamp.cards.cards[:5])
    unread = (cards[3], cards[4], cards[0])
    deals = Counter((c, cards[1], cards[2], a, b) for a, b, c in permutations(unread))
    check_even(game, 1, lambda again: tuple(again.lamp.cards.cards[:5]), deals)


def dice_of(seat: int) -> Callable[[Any], tuple[int, ...]]:
    return lambda game: tuple(game.seats[seat].dice)


def ways(dice: int) -> list[tuple[int, ...]]:
    """All ways to set so many dice on different chests."""
    return [faces for faces in product(range(7), repeat=3) if sum(face > 0 for face in faces) == dice]


def test_a_die_that_another_has_set_is_any() -> None:
    game = act(draw(3), "1: set 4 on gold").game
    check_even(game, 0, dice_of(1), Counter(ways(1)))
    check_even(game, 0, dice_of(2), Counter(ways(0)))


def test_the_own_stays() -> None:
    game = act(draw(3), "1: set 4 on gold").game
    check_even(game, 1, dice_of(1), Counter([(0, 0, 4)]))


@pytest.mark.parametrize("words", [["set 4 on gold"], ["set 4 on gold", "set 1 on bronze"]], ids=len)
def test_with_two_seats_as_many_dice_as_were_set(words: list[str]) -> None:
    game = act(draw(2), *(f"1: {said}" for said in words)).game
    check_even(game, 0, dice_of(1), Counter(ways(len(words))))


def test_a_slap_is_as_likely_as_a_pass_and_who_owes_still_owes() -> None:
    game = act(set_dice(draw(3), "1 bronze", "2 silver", "3 gold"), "1: slap").game
    hands = lambda again: tuple(seat.slap for seat in again.seats[:3])  # noqa: E731
    check_even(game, 0, hands, Counter([(0, 1, 0), (0, 2, 0)]))
    check_even(game, 1, hands, Counter([(0, 2, 0)]))


def test_a_card_picked_to_pass_is_any_that_is_loose() -> None:
    cards = ["ruby", "ruby ruby emerald gold-ring gold-necklace gold-bracelet silver-ring", "diamond"]
    match = granted("pass-left", cards=cards)
    kinds = [action.values["card"] for action in match.legal(1)]
    assert kinds == ["emerald", "ruby", "silver-ring"]
    game = act(match, "1: pass emerald to the left").game
    picked = lambda again: again.as_json()["seats"][1]["passing"]  # noqa: E731
    check_even(game, 0, picked, Counter(kinds))
    check_even(game, 1, picked, Counter(["emerald"]))


def test_what_all_see_stays() -> None:
    match = grotto.Match("lamp", seats=4, seed=3)
    luck, row = started(b"6" * 32), BOX.row()
    for _ in range(60):
        again = match.game.copy()
        BOX.plain.deal_again(again, 2, luck, row)
        assert BOX.view(again, 2) == BOX.view(match.game, 2)
        assert BOX.check(again) == []
        match.act(match.asked[0], may(match, match.asked[0])[-1])


def test_luck_itself_is_dealt_again() -> None:
    game = grotto.Match("lamp", seats=3, seed=3).game
    luck, keys = started(b"7" * 32), set()
    for _ in range(5):
        again = game.copy()
        BOX.plain.deal_again(again, 0, luck, BOX.row())
        keys.add(tuple(again.luck.key))
    assert len(keys | {tuple(game.luck.key)}) == 6
