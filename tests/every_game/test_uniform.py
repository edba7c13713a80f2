"""What is dealt again is dealt evenly: on a small table every deal is known, and each comes as often as it should."""

from collections import Counter
from itertools import permutations
from typing import Any

import grotto
from grotto.games.digup.pieces import is_treasure
from grotto.tabletop.chance import started
from tests.every_game.tables import BOXES
from tests.games.digup.draw import drawn_position

BOX = BOXES["digup"]
DEALS_EACH = 60
OPEN_MINE = " ".join(["o"] * 9)


def cells(game: Any) -> list[Any]:
    return [place for seat in game.seats[:2] for place in seat.mine if place.card and not place.known & 1]


def unseen(game: Any) -> tuple[tuple[int, ...], ...]:
    hand, pile = game.seats[1].hand, game.pile
    in_mines = tuple(place.card for place in cells(game))
    return in_mines, tuple(hand.cards[: hand.count]), tuple(pile.cards[: pile.count])


def small_table() -> Any:
    """Two hidden cells, one of them known to its owner, one card in the other hand and two in the pile."""
    mines = [f"(ruby-4) {OPEN_MINE[:-2]}", f"{OPEN_MINE[:-2]} (idol)1"]
    drawn = drawn_position(2, hands=["purse", "torch"], mines=mines, pile="skeleton torch", rest="discard")
    return grotto.Match.at("digup", drawn).game


def expected(game: Any) -> Counter[tuple[tuple[int, ...], ...]]:
    """Every way to lay the five unseen cards out: only treasures in mines, a hand in any order is one hand."""
    in_mines, hand, pile = unseen(game)
    ways: Counter[tuple[tuple[int, ...], ...]] = Counter()
    for cards in permutations((*in_mines, *hand, *pile)):
        first, second = cards[: len(in_mines)], cards[len(in_mines) : len(in_mines) + len(hand)]
        if all(is_treasure(card) for card in first):
            ways[first, tuple(sorted(second)), cards[len(in_mines) + len(hand) :]] += 1
    return ways


def test_every_deal_of_a_small_table_is_equally_likely() -> None:
    game = small_table()
    assert [len(part) for part in unseen(game)] == [2, 1, 2]
    ways, luck = expected(game), started(b"5" * 32)
    share = {deal: DEALS_EACH * count for deal, count in ways.items()}
    found: Counter[tuple[tuple[int, ...], ...]] = Counter()
    for _ in range(sum(share.values())):
        again = game.copy()
        BOX.plain.deal_again(again, 0, luck, BOX.row())
        found[unseen(again)] += 1
    assert set(found) == set(share)
    freedom = len(share) - 1
    assert sum((found[deal] - share[deal]) ** 2 / share[deal] for deal in share) < freedom + 4.5 * (2 * freedom) ** 0.5


def test_what_the_seat_knows_stays() -> None:
    """Seat 1 has seen its hidden cell and holds its own hand: for it they stay, the rest moves."""
    game, luck = small_table(), started(b"6" * 32)
    mine, cards = game.seats[1].mine[8], game.seats[1].hand.cards[0]
    deals = set()
    for _ in range(40):
        again = game.copy()
        BOX.plain.deal_again(again, 1, luck, BOX.row())
        assert again.seats[1].mine[8] == mine
        assert again.seats[1].hand.cards[0] == cards
        deals.add((again.seats[0].mine[0].card, tuple(again.seats[0].hand.cards), tuple(again.pile.cards)))
    assert len(deals) > 3


def test_who_is_asked_has_an_answer_in_every_deal() -> None:
    """Seat 0 chooses what to give for a bridge; of the two cells that it alone has seen, one at least may be given."""
    mine = "(skeleton)0 (idol)0 ruby-3 ruby-4 ruby-5 ruby-6 ruby-7 ruby-8 ruby-9"
    course: dict[str, Any] = {
        "ask": "bridge-own",
        "playing": "bridge",
        "pile": "ruby-1 ruby-2 torch",
        "rest": "discard",
    }
    game = grotto.Match.at("digup", drawn_position(2, hands=["purse", "torch"], mines=[mine], **course)).game
    luck, row = started(b"1" * 32), BOX.row()
    for _ in range(300):
        again = game.copy()
        BOX.plain.deal_again(again, 1, luck, BOX.row())
        assert BOX.plain.legal(again, 0, row) > 0, [place.as_json() for place in again.seats[0].mine]


def test_who_is_asked_has_a_choice_in_every_deal() -> None:
    """A question with a single answer is not asked: who is asked what to pay holds no two cards of one name only."""
    pile = "purse purse torch bridge"
    course: dict[str, Any] = {"ask": "pickaxe-pay", "playing": "pickaxe", "pile": pile, "rest": "discard"}
    game = grotto.Match.at("digup", drawn_position(2, hands=["purse torch", "bridge"], **course)).game
    luck, row = started(b"2" * 32), BOX.row()
    hands = set()
    for _ in range(200):
        again = game.copy()
        BOX.plain.deal_again(again, 1, luck, BOX.row())
        assert BOX.plain.legal(again, 0, row) == 2
        hands.add(tuple(again.seats[0].hand.cards[:2]))
    assert len(hands) == 3
