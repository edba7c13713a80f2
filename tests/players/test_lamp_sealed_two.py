"""The dice of two seats, solved at the table: they gain on rules of thumb, and who knows the mix gains little on it."""

import random
from functools import cache
from typing import Any

import numpy as np
import pytest

from grotto.games import open_box
from grotto.games.lamp.actions import SET
from grotto.games.lamp.deck import house
from grotto.games.lamp.pieces import CHESTS, FACES
from grotto.lab.lamp_choice import Array, Dice, dice_of_two, matrix_of_two, solve_matrix
from grotto.lab.lamp_hauls import WISHES, hauls
from grotto.lab.lamp_search import Search, worth_by_kind
from grotto.players import player, sight
from grotto.players.greedy import plain_world
from grotto.players.search import Found, SearchPlayer
from grotto.players.thumbs import lamp_sealed
from tests.players.tables import asked, in_mid_play, opened

BOX, RULES = open_box("lamp"), plain_world("lamp")
PAIRS = dice_of_two()


@cache
def matrix() -> Array:
    """The exact game of the first turn: what the row's dice bring more than the column's."""
    return matrix_of_two(hauls(house()), WISHES[2])


def by_thumb(table: Any, legal: list[int]) -> list[int]:
    values = BOX.row()
    RULES.weigh(table, 0, len(legal), legal, values)
    return values[: len(legal)]


def solved(table: Any, legal: list[int]) -> list[int]:
    values, worth, sheet = BOX.row(), BOX.row(), [0] * lamp_sealed.SHEET
    RULES.solve_sealed(table, 0, len(legal), legal, BOX.row(), values, worth, sheet)
    return values[: len(legal)]


def shares(weigh: Any, table: Any) -> dict[int, float]:
    into = BOX.row()
    legal = into[: BOX.plain.legal(table, 0, into)]
    weights = weigh(table, legal)
    return {action: weight / sum(weights) for action, weight in zip(legal, weights, strict=True) if weight}


@cache
def mix(weigh: Any) -> Array:
    """How often seat 0 sets which two dice in the first turn."""
    found = np.zeros(len(PAIRS))
    for first, share in shares(weigh, opened(BOX, 2)).items():
        table = opened(BOX, 2)
        BOX.plain.answer(table, 0, first)
        for second, then in shares(weigh, table).items():
            found[PAIRS.index(both(first, second))] += share * then
    return found


def both(first: int, second: int) -> Dice:
    dice = [0] * CHESTS
    for action in (first, second):
        dice[(action - SET) % CHESTS] = (action - SET) // CHESTS
    return tuple(dice)


def responder_gains(against: Array) -> float:
    """In points of a turn."""
    return -float((against @ matrix()).min())


def test_who_knows_the_mix_gains_less_on_it_than_on_rules_of_thumb() -> None:
    assert mix(solved).sum() == pytest.approx(1, abs=1e-3)
    assert responder_gains(mix(solved)) < 1.3 < responder_gains(mix(by_thumb))


def test_a_pick_that_can_be_foreseen_loses() -> None:
    pick = np.zeros(len(PAIRS))
    pick[mix(solved).argmax()] = 1
    assert responder_gains(pick) > 3


def test_it_gains_on_rules_of_thumb_as_much_as_the_exact_mix() -> None:
    exact, _ = solve_matrix(matrix(), 500)
    gained = float(mix(solved) @ matrix() @ mix(by_thumb))
    assert gained > 0.95 * float(exact.mix @ matrix() @ mix(by_thumb)) > 0.1


@pytest.mark.parametrize("face", range(1, FACES + 1))
@pytest.mark.parametrize("chest", range(CHESTS))
def test_what_a_search_brings_is_nearly_exact(chest: int, face: int) -> None:
    """The cards are drawn as if put back: from a full chest that is off by little."""
    table, sheet = opened(BOX, 2), [0] * lamp_sealed.SHEET
    cards = table.chests[chest].cards
    exact = Search(cards.cards[: cards.count], face, worth_by_kind([1.0] * 16)).brings
    found = RULES.haul_of(table, 0, chest, face, 0, 100, sheet) / 100
    assert found == pytest.approx(exact, abs=0.03 * face)


def test_to_end_is_worth_most_to_whoever_is_just_ahead() -> None:
    worths = [RULES.value_of_end(ahead) for ahead in range(100, 2000, 100)]
    assert worths == sorted(worths, reverse=True)
    assert worths[-1] > 0 == RULES.value_of_end(0)
    assert [RULES.value_of_end(-ahead) for ahead in range(100, 2000, 100)] == [-worth for worth in worths]


def test_it_is_solved_for_two_seats_and_dice_alone() -> None:
    assert RULES.solves(opened(BOX, 2))
    assert not RULES.solves(opened(BOX, 3))
    assert not RULES.solves(in_mid_play(BOX, 2, 4))


@pytest.mark.parametrize("answers", [0, 1, 2, 3])
def test_what_the_other_has_sealed_changes_nothing(answers: int) -> None:
    """Whatever dice the other has set already, and if none."""
    table = opened(BOX, 2)
    before = shares(solved, table)
    for number in range(min(2, answers)):
        BOX.plain.answer(table, 1, SET + CHESTS * (answers + number) + number)
    assert shares(solved, table) == before


@pytest.mark.slow  # compiles
def test_plain_and_native_solve_alike() -> None:
    pytest.importorskip("numba")
    from grotto.native.playing import solved as natively
    from grotto.players.search import native_players

    table, into = opened(BOX, 2, deal=4), BOX.row()
    legal = into[: BOX.plain.legal(table, 0, into)]
    found = natively(native_players("lamp"), table, 0, legal)
    assert found is not None
    assert [weight for weight, _ in found] == solved(table, legal)


@pytest.mark.slow  # compiles
def test_other_games_and_more_seats_are_searched() -> None:
    pytest.importorskip("numba")
    from grotto.native.playing import solved as natively
    from grotto.players.search import native_players

    assert natively(native_players("digup"), opened(open_box("digup"), 2), 0, [0, 1]) is None
    assert natively(native_players("lamp"), opened(BOX, 3), 0, [SET + 3, SET + 4]) is None


@pytest.mark.slow  # compiles
def test_a_slap_is_left_to_the_rules_of_thumb() -> None:
    pytest.importorskip("numba")
    for deal in range(4):
        table = in_mid_play(BOX, 2, 4, deal)
        assert str(asked(BOX, table, player("greedy", BOX)).action) in ("pass", "slap")
        assert asked(BOX, table, player("search:20", BOX)) == asked(BOX, table, player("greedy", BOX))


@pytest.mark.parametrize(("lead", "tried", "is_proof"), [(0.2, 400, True), (0.02, 400, False), (0.2, 10, False)])
def test_what_is_better_by_chance_does_not_replace_a_rule_of_thumb(lead: float, tried: int, is_proof: bool) -> None:
    pytest.importorskip("numba")
    it = player("search:20", BOX)
    assert isinstance(it, SearchPlayer)
    seen = sight(BOX, opened(BOX, 3), 0, random.Random(1))
    values = it.greedy.values(seen.table, 0, [action.number for action in seen.legal])
    usual = seen.legal[values.index(max(values))].number
    found = {action.number: Found() for action in seen.legal}
    better = next(number for number in found if number != usual)
    found[usual], found[better] = Found(tried, tried * 2048), Found(tried + 1, int((tried + 1) * (2048 + lead * 4096)))
    assert (it.proved(seen, found, [better, usual])[0] == better) is is_proof
