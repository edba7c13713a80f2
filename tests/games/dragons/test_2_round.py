"""Rulebook, section 2: the round."""

import pytest

from grotto.games.dragons import BOX
from grotto.games.dragons.refusals import Refusal
from tests.games.dragons.draw import draw, tally
from tests.games.dragons.look import cave, conserved, token, treasure
from tests.games.dragons.test_1_set_up import dealt, settled
from tests.games.look import act, ask, refused, told


def test_2_1_a_new_card_fills_the_caves_from_the_bank() -> None:
    match = tally(caves="/ / / / ", card="5 3 / 4 / / 2 1 / 1")
    assert match.position()["round"] == 2
    assert [cave(match, kind) for kind in ("crown", "pearl", "gem", "cup", "gold")] == [[5, 3], [4], [], [2, 1], [1]]
    assert told(match, None, "filled")[:3] == [
        "filled space=crown-cave niche=1 count=5",
        "filled space=crown-cave niche=2 count=3",
        "filled space=pearl-cave niche=1 count=4",
    ]
    assert match.position()["bank"] == [21, 25, 29, 26, 28]
    conserved(match)


def test_2_2_a_guard_waits_face_down_and_nobody_knows_it() -> None:
    match = settled(dealt())
    assert 1 <= match.position()["guard"] <= 10
    assert all("guard" not in match.view(viewer) for viewer in (None, 0, 1, 2))
    assert told(match, None, "guard") == []


def test_2_2_each_round_has_its_own_guard_out_of_all_ten() -> None:
    pairs = set()
    for seed in range(150):
        match = tally(caves="/ / / / ", guard=4, seed=seed)
        pairs.add(match.position()["guard"])
    assert pairs == set(range(1, 11))


def test_2_3_tokens_are_placed_first_and_then_spaces_tallied() -> None:
    match = tally(tokens=["9=crown-cave"], caves="3 / / / / ")
    keys = [heard.key for heard in match.heard(None)]
    assert keys.index("placed") < keys.index("all-placed") < keys.index("turned-up")


def test_2_4_all_take_their_tokens_back_and_the_next_round_begins() -> None:
    match = tally(tokens=["9=market"], first=1, caves="/ / / / ", card="2 / / / / ")
    assert (match.position()["round"], match.position()["first"]) == (2, 1)
    assert told(match, None, "round")[-1] == "round round=2 seat=1"
    assert (ask(match), match.asked) == ("place", [1])
    assert all(match.position()["seats"][seat]["tokens"] == {} for seat in range(3))


def test_2_5_player_order_goes_clockwise_from_the_first_player() -> None:
    match = settled(dealt(4, first=2))
    for number, seat in enumerate((2, 3, 0, 1, 2)):
        assert match.asked == [seat]
        act(match, f"{seat}: place on market", f"{seat}: lay {9 if number < 4 else 8}")


def test_2_5_a_question_with_a_single_answer_is_not_asked() -> None:
    match = draw(tokens=["1=(market) 2=(market) 4=(market) 5=(market) 6=(market) 7=(market) 8=(market)"])
    act(match, "0: place on guard")
    assert token(match, 0, "9") == "(guard)"
    assert [len(told(match, viewer, "forced")) for viewer in (None, 0, 1)] == [0, 1, 0]


@pytest.mark.parametrize("words", ["take crown", "lay 9", "pass", "cast spy", "buy", "stop", "camel to seat 1"])
def test_2_5_only_what_answers_the_question_may_be_done(words: str) -> None:
    assert refused(draw(), 0, words) == ("other-question", "2.5")


def test_2_5_only_who_is_asked_acts() -> None:
    assert refused(draw(), 1, "place on market") == ("not-asked", "2.5")


def test_2_5_the_rules_themselves_know_the_actions_and_the_seat_asked() -> None:
    game = draw().game
    assert BOX.plain.refusal(game, 0, BOX.verbs.count) == Refusal.NO_SUCH_ACTION
    assert BOX.plain.refusal(game, 0, -1) == Refusal.NO_SUCH_ACTION
    assert BOX.plain.refusal(game, 1, BOX.verbs.first("pass")) == Refusal.NOT_ASKED


def test_2_5_words_that_mean_nothing_are_refused() -> None:
    assert refused(draw(), 0, "place on moon") == ("no-such-action", "2.5")
    assert treasure(draw(), 0) == ""
