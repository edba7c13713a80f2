"""Exact searches and choices of the lamp: small cases by hand, and how close the players come to what is best."""

import random
from itertools import permutations
from typing import Any

import numpy as np
import pytest

from grotto.games import open_box
from grotto.games.lamp.deck import chest_cards, house
from grotto.games.lamp.pieces import KIND_NAMES, METAL_NAMES, TALISMAN, scorpions_on
from grotto.games.lamp.state import Ask
from grotto.lab.lamp_choice import answers_to, matrix_of_two, shares_of_two, solve_matrix, solve_symmetric
from grotto.lab.lamp_hauls import WISHES, WORTHS, best_dice, hauls, richness, survivals
from grotto.lab.lamp_search import Search, alike, choose, named, survival, worth_by_kind
from grotto.players.greedy import plain_world
from tests.players.tables import opened

BOX = open_box("lamp")
ONE_EACH = worth_by_kind([1.0] * len(KIND_NAMES))


# -- searches -----------------------------------------------------------------------


def test_one_card_with_a_one_is_a_card_without_a_scorpion() -> None:
    assert Search(named(["ruby", "ruby", "ruby", "ruby*"]), 1, ONE_EACH).brings == pytest.approx(3 / 4)


def test_it_stops_where_more_is_at_stake_than_to_be_won() -> None:
    """With a 2, after one safe card of two and a nest of two scorpions: one to win, one to lose, half and half."""
    cards = named(["ruby", "ruby", "diamond**"])
    search = Search(cards, 2, ONE_EACH)
    assert search.should_draw()
    assert not search.should_draw(named(["ruby"]))
    assert search.brings == pytest.approx(2 / 3)


def test_cards_that_complete_a_set_are_worth_the_danger() -> None:
    def with_set(cards: Any) -> float:
        return len(cards) + (10.0 if len({card for card in cards if card >= 11}) == 3 else 0.0)

    cards = named(["gold-ring", "gold-bracelet", "gold-necklace", "ruby***", "ruby***"])
    held = cards[:2]
    assert Search(cards[2:], 3, with_set, drawn=held).should_draw()
    assert not Search(cards[2:], 3, ONE_EACH, drawn=held).should_draw()


def test_an_ignored_scorpion_is_one_more_to_bear() -> None:
    cards = named(["ruby", "ruby*"])
    assert [Search(cards, 1, ONE_EACH, spared=spared).brings for spared in (False, True)] == [0.5, 1.0]


@pytest.mark.parametrize("face", [1, 2, 3])
def test_the_best_stop_is_the_best_of_all_rules_that_stop(face: int) -> None:
    """Every order of a small chest: what the found rule brings on average is what was promised."""
    cards = named(["ruby", "ruby*", "gold-ring", "gold-ring**", "talisman*"])
    worth = worth_by_kind(WORTHS)
    search = Search(cards, face, worth)
    found = [followed(search, order, face, worth) for order in permutations(cards)]
    assert sum(found) / len(found) == pytest.approx(search.brings)


def followed(search: Search, order: Any, face: int, worth: Any) -> float:
    drawn: list[int] = []
    while len(drawn) < face and search.should_draw(drawn):
        drawn.append(order[len(drawn)])
        if sum(map(scorpions_on, drawn)) >= face:
            return 0.0
    return float(worth(drawn))


def test_survival_is_hypergeometric() -> None:
    """Twenty of 25 cards without a scorpion: two in a row in 20/25 * 19/24; with a 2, one scorpion is borne."""
    cards = named(["ruby"] * 20 + ["ruby*"] * 5)
    assert survival(cards, 1) == [pytest.approx(20 / 25)]
    assert survival(cards, 2) == [1.0, pytest.approx(1 - 5 * 4 / (25 * 24))]
    assert choose(25, 5) == 53130


# -- the house deck: what docs/concepts/lamp-deck.md claims ---------------------------


def test_riches_and_scorpions_rise_from_bronze_to_gold() -> None:
    rich = richness(house())
    assert rich[0] + 0.1 < rich[1] < rich[2] - 0.1


def test_danger_rises_from_bronze_to_gold_for_all_but_a_one() -> None:
    lives = survivals(house())[:, 1:]
    assert (lives[0] > lives[1]).all()
    assert (lives[1] > lives[2]).all()


def test_no_chest_is_best_with_every_face() -> None:
    brings = hauls(house())
    assert set(brings.argmax(axis=0)) == {0, 1, 2}
    assert (brings.max(axis=0) < 1.6 * brings.min(axis=0)).all()


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_each_chest_is_tempting(seats: int) -> None:
    mix, solved = best_dice(house(), seats)
    assert solved.exploitability < 0.01
    assert (mix.sum(axis=1) > 0.25).all()


def test_between_two_every_face_is_right_sometimes() -> None:
    assert (best_dice(house(), 2)[0].sum(axis=0) > 0.005).all()


# -- the sealed choice ---------------------------------------------------------------


def test_a_known_matrix_game_is_solved() -> None:
    """Rock, paper, scissors where rock beats scissors for two."""
    matrix = np.array([[0.0, -1, 2], [1, 0, -1], [-2, 1, 0]])
    solved, _ = solve_matrix(matrix)
    assert solved.exploitability < 0.01
    assert solved.mix == pytest.approx([0.25, 0.5, 0.25], abs=0.01)


def test_two_seats_in_the_opening_are_solved_to_a_hundredth_of_a_point() -> None:
    matrix = matrix_of_two(hauls(house()), WISHES[2])
    assert matrix == pytest.approx(-matrix.T)
    solved, other = solve_matrix(matrix)
    assert solved.exploitability < 0.01
    assert solved.worth == pytest.approx(0, abs=0.01)
    assert shares_of_two(other).sum() == pytest.approx(1)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_what_an_answer_brings_is_what_many_draws_bring(seats: int) -> None:
    """The exact count against tables drawn at random and judged by rule 6.2."""
    brings, dice = hauls(house()), random.Random(seats)
    mix = solve_symmetric(brings, 0.0, seats, 300).mix
    exact = answers_to(mix, brings, 0.0, seats)
    places = [(chest, face) for chest in range(3) for face in range(6)]
    drawn = [dice.choices(places, mix.reshape(-1).tolist(), k=seats - 1) for _ in range(6000)]
    for chest, face in [(0, 2), (1, 4), (2, 5)]:
        won = sum(searches(chest, face, others) for others in drawn) / len(drawn)
        assert won * brings[chest][face] == pytest.approx(exact[chest][face], rel=0.12, abs=0.05)


def searches(chest: int, face: int, others: list[tuple[int, int]]) -> bool:
    shown = [face, *(other for there, other in others if there == chest)]
    alone = [one for one in shown if shown.count(one) == 1]
    return bool(alone) and min(alone) == face


# -- the players beside it -----------------------------------------------------------


def searching(chest: int, face: int, drawn: list[int]) -> Any:
    """A table at which seat 0 has drawn these cards from a full chest."""
    game = opened(BOX, 3)
    game.ask, game.asked, game.player, game.chest = Ask.SEARCH, 1, 0, chest
    game.seats[0].dice[chest] = face
    left = chest_cards(house(), METAL_NAMES[chest])
    for slot, card in enumerate(drawn):
        left.remove(card)
        game.drawn.cards[slot] = card
    game.drawn.count, game.scorpions = len(drawn), sum(map(scorpions_on, drawn))
    game.chests[chest].cards.cards[: len(left)] = left
    game.chests[chest].cards.count = len(left)
    return game


@pytest.mark.parametrize("chest", [0, 1, 2], ids=METAL_NAMES)
@pytest.mark.parametrize("face", [2, 3, 4])
def test_greedy_stops_nearly_as_well_as_can_be(chest: int, face: int) -> None:
    """Where it decides otherwise than the exact stop, little is lost: a fiftieth of what the search is worth."""
    rules, dice = plain_world("lamp"), random.Random(face)
    game = searching(chest, face, [])
    worths = [0.0, *(float(rules.gain(game, 0, kind, 0)) for kind in range(1, TALISMAN + 1)), 0.0]
    cards = alike(chest_cards(house(), METAL_NAMES[chest]), worths)
    search = Search(cards, face, worth_by_kind(worths))
    lost = 0.0
    for _ in range(60):
        order = dice.sample(chest_cards(house(), METAL_NAMES[chest]), face)
        lost += lost_in(search, rules, chest, face, order, worths)
    assert lost / 60 < 0.02 * search.brings


def lost_in(search: Search, rules: Any, chest: int, face: int, order: list[int], worths: list[float]) -> float:
    lost, drawn = 0.0, list[int]()
    while len(drawn) < face and sum(map(scorpions_on, drawn)) < face:
        game = searching(chest, face, drawn)
        draws = rules.value_of_drawing(game, 0, 0) > 0
        stop, draw = search.both(search.counted(alike(drawn, worths)))
        lost += max(stop, draw) - (draw if draws else stop)
        if not draws:
            break
        drawn.append(order[len(drawn)])
    return lost
