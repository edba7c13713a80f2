"""What is chosen in secret is drawn, not picked: whoever can foresee a pick wins against it."""

import random
from collections.abc import Callable

import pytest

from grotto.players import sight
from grotto.players.search import Budget, Found, SearchPlayer, native_players
from tests.players import pennies
from tests.players.tables import opened

pytest.importorskip("numba")
pytestmark = pytest.mark.usefixtures("_pennies")

HEADS, TAILS = 0, 1
GAME_VALUE = 1 / 3  # what seat 0 wins if both play well
PLAYOUTS = 20_000


def found_by(seat: int, after: int | None = None, playouts: int = PLAYOUTS) -> tuple[SearchPlayer, dict[int, Found]]:
    """What a search finds for a seat, before or after the other has chosen."""
    it = SearchPlayer("search", pennies.BOX, Budget(playouts=playouts))
    table, dice = opened(pennies.BOX, 2), random.Random(3)
    if after is not None:
        pennies.BOX.plain.answer(table, 1 - seat, after)
    seen = sight(pennies.BOX, table, seat, dice)
    return it, it.search(native_players("pennies"), seen, [dice.randbytes(32)], 0.0)


def share_of_heads(found: dict[int, Found]) -> float:
    return found[HEADS].average / (found[HEADS].average + found[TAILS].average)


def won_by_seat_0(own: float, other: float) -> float:
    """Seat 0's share of wins when the two show heads so often."""
    return own * other + (1 - own) * (1 - other) / 2


def against_best_responder(seat: int, heads: float) -> float:
    """What is left to a seat whose share of heads the other knows."""
    answers = [won_by_seat_0(heads, other) if seat == 0 else won_by_seat_0(other, heads) for other in (0.0, 1.0)]
    return min(answers) if seat == 0 else 1 - max(answers)


@pytest.mark.parametrize("seat", [0, 1])
def test_the_mix_can_hardly_be_exploited(seat: int) -> None:
    heads = share_of_heads(found_by(seat)[1])
    fair = GAME_VALUE if seat == 0 else 1 - GAME_VALUE
    assert fair - against_best_responder(seat, heads) < 0.03


@pytest.mark.parametrize("pick", [HEADS, TAILS])
def test_a_pick_that_can_be_foreseen_is_exploited(pick: int) -> None:
    """Always the same, seat 0 wins nothing; seat 1, at most half."""
    assert against_best_responder(0, 1.0 - pick) == 0
    assert against_best_responder(1, 1.0 - pick) <= 0.5 < 1 - GAME_VALUE


def test_the_most_tried_would_be_such_a_pick() -> None:
    """Search as in games without secrets ends at one action: a responder who repeats the search knows which."""
    best = max(found_by(0)[1].items(), key=lambda entry: entry[1].tried)[0]
    assert against_best_responder(0, 1.0 - best) == 0


def test_the_answer_is_drawn_by_the_mix() -> None:
    it, found = found_by(0)
    seen = sight(pennies.BOX, opened(pennies.BOX, 2), 0, random.Random(1))
    drawn = [it.answer(seen, found, random.Random(seed)).action.number for seed in range(600)]
    assert abs(drawn.count(HEADS) / 600 - share_of_heads(found)) < 0.06


MIXES = [((990, 10), {HEADS}), ((50, 50), {HEADS, TAILS}), ((0, 7), {TAILS})]


@pytest.mark.parametrize(("averages", "possible"), MIXES)
def test_what_would_be_drawn_very_seldom_is_left_out(averages: tuple[int, int], possible: set[int]) -> None:
    it = SearchPlayer("search", pennies.BOX, Budget(playouts=1))
    found = {number: Found(1, 1, average) for number, average in enumerate(averages)}
    seen = sight(pennies.BOX, opened(pennies.BOX, 2), 0, random.Random(1))
    assert {it.answer(seen, found, random.Random(seed)).action.number for seed in range(300)} == possible


@pytest.mark.parametrize("after", [HEADS, TAILS])
def test_who_answers_last_knows_no_more(after: int) -> None:
    """The other's coin lies under the hand: before or after, shown one side or the other, the search is the same."""
    assert found_by(1, after)[1] == found_by(1)[1]


def test_a_best_responder_wins_against_a_pick_and_not_against_the_mix() -> None:
    """The responder is seat 1, has seen 300 choices of its opponent, and answers what was shown most often."""
    it, found = found_by(0)
    seen = sight(pennies.BOX, opened(pennies.BOX, 2), 0, random.Random(1))
    most = max(found, key=lambda number: found[number].average)
    assert responded(lambda _: most) == 0.0
    assert responded(lambda dice: it.answer(seen, found, dice).action.number) > 0.25


def responded(choose: Callable[[random.Random], int], games: int = 300) -> float:
    """What seat 0 wins with these choices against a responder that knows how often it shows heads."""
    dice = random.Random(8)
    heads = sum(choose(dice) == HEADS for _ in range(games)) / games
    answer = HEADS if won_by_seat_0(heads, 1.0) < won_by_seat_0(heads, 0.0) else TAILS
    return sum(won_by_seat_0(float(choose(dice) == HEADS), 1.0 - answer) for _ in range(games)) / games
