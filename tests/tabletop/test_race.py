"""The order of a race: how it is handed in, refused, taken back, written down and read again."""

import json
from typing import Any

import pytest

import grotto
from grotto.tabletop.race import places_in, read, written

ORDERS = [([2, 0, 1], "2 0 1"), ([2, [0, 1]], "2 0=1"), ([[0, 1, 2]], "0=1=2"), ([], ""), ((1, 0), "1 0")]


def racing() -> grotto.Match:
    """Seats 0, 1 and 2 show the same face; 0 and 1 have slapped, 2 is to answer."""
    match = grotto.Match("lamp", seats=3, seed=1)
    for seat, chest in enumerate(("bronze", "silver", "gold")):
        match.act(seat, f"set 4 on {chest}")
    match.act(0, "slap")
    match.act(1, "slap")
    return match


def places(match: grotto.Match) -> list[Any]:
    return [seat["place"] for seat in match.view(None)["seats"]]


@pytest.mark.parametrize(("order", "text"), ORDERS)
def test_an_order_is_written_and_read(order: Any, text: str) -> None:
    assert written(order) == text
    assert list(read(text)) == list(order)


def test_places_count_from_one_and_ties_share_one() -> None:
    assert places_in([2, [0, 3]], 4).places == [2, 0, 1, 2]
    assert places_in([2, [0, 2]], 4).named == [1, 0, 2, 0]


@pytest.mark.parametrize("order", ["201", 3, [5], [-1], [True], ["0"], [[0, [1]]], [None], {0: 1}])
def test_what_is_no_order_is_said(order: Any) -> None:
    match = racing()
    before = match.position()
    with pytest.raises(grotto.Misfit, match="order"):
        match.act(2, "slap", order=order)
    assert match.position() == before


@pytest.mark.parametrize(
    ("answer", "order", "reason"),
    [
        ("slap", [0, 1, 2, 0], "order-names-twice"),
        ("slap", [0, [1, 1], 2], "order-names-twice"),
        ("pass", [0, 1, 2], "order-names-who-passed"),
        ("slap", [0, 1], "order-leaves-out"),
        ("slap", [], "order-leaves-out"),
    ],
)
def test_a_wrong_order_is_refused_with_its_reason_and_changes_nothing(answer: str, order: Any, reason: str) -> None:
    match = racing()
    before = (match.position(), match.link, len(match.happenings))
    foreseen = match.refusal(2, answer, order)
    with pytest.raises(grotto.Refused) as refused:
        match.act(2, answer, order=order)
    assert refused.value.reason == reason == (foreseen and foreseen.reason)
    assert refused.value.rule == "3.4"
    assert (match.position(), match.link, len(match.happenings)) == before
    assert match.refusal(2, answer) is None


def test_an_order_comes_with_the_last_answer_alone() -> None:
    match = racing()
    match.undo()
    with pytest.raises(grotto.Refused) as refused:
        match.act(1, "slap", order=[0, 1])
    assert refused.value.reason == "order-too-early"


def test_the_action_is_judged_before_the_order() -> None:
    refused = racing().refusal(2, "draw", [0, 0])
    assert refused is not None
    assert refused.reason == "other-question"


def test_a_game_without_a_race_takes_no_order() -> None:
    match = grotto.Match("digup", seats=2, seed=1)
    with pytest.raises(grotto.Misfit, match="DIG UP Adventure has no race"):
        match.act(0, match.legal(0)[0], order=[])


def test_the_order_decides_and_is_kept() -> None:
    orders: list[Any] = [[2, 0, 1], [1, 2, 0], [[0, 1], 2], [1, [0, 2]]]
    for order in orders:
        match = racing()
        match.act(2, "slap", order=order)
        saved = match.save()
        assert f"slap (order {written(order)})" in saved
        again = grotto.replay(saved)
        assert again.position() == match.position()
        assert again.link == match.link
        assert places(again) == places_in(order, 3).places


def test_an_order_changed_in_a_transcript_is_found() -> None:
    match = racing()
    match.act(2, "slap", order=[2, 0, 1])
    for wrong in ("order 2 1 0", "order 2 0", "order 2 0 1 1", "order 2 0 0=1"):
        with pytest.raises(grotto.Tampered, match="action 6"):
            grotto.replay(match.save().replace("order 2 0 1", wrong))
    with pytest.raises(grotto.Misfit, match="the order of a race"):
        grotto.replay(match.save().replace("order 2 0 1", "order 2 0=="))


def test_an_unfinished_transcript_says_the_order_but_not_what_was_chosen_in_secret() -> None:
    match = racing()
    assert json.loads(match.transcript())["actions"][-2:] == ["…", "…"]
    match.act(2, "slap", order=[2, 0, 1])
    assert json.loads(match.transcript())["actions"][-1] == "… (order 2 0 1)"


def test_undo_takes_the_order_back() -> None:
    match = racing()
    before = match.position()
    match.act(2, "slap", order=[2, 0, 1])
    match.undo()
    assert match.position() == before
