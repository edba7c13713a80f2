"""The order of the slaps, handed in with the last answer of the race; and what of it is refused, with the reason."""

from collections import Counter
from typing import Any

import pytest

import grotto
from tests.games.lamp.draw import draw, race, set_dice
from tests.games.lamp.look import place
from tests.games.look import act, ask, told

FACES = ("4 bronze", "4 silver", "4 gold", "4 bronze")


def almost(slaps: str = "slap slap slap", seats: int = 4, **drawn: Any) -> grotto.Match:
    """All but the last seat have answered the race."""
    match = set_dice(draw(seats, **drawn), *FACES[:seats])
    return act(match, *(f"{seat}: {hand}" for seat, hand in enumerate(slaps.split())))


def raced(seed: int, order: Any) -> grotto.Match:
    """All four have slapped in a new match and show the same face."""
    match = act(set_dice(grotto.Match("lamp", seats=4, seed=seed), *FACES), "0: slap", "1: slap", "2: slap")
    match.act(3, "slap", order=order)
    return match


def refused(match: grotto.Match, seat: int, hand: str, order: Any) -> tuple[str, str]:
    """Why the order is refused; and that nothing has changed, and that `refusal` says the same."""
    before = (match.position(), match.link, len(match.steps), len(match.happenings))
    said = match.refusal(seat, hand, order)
    with pytest.raises(grotto.Refused) as refusal:
        match.act(seat, hand, order=order)
    assert (match.position(), match.link, len(match.steps), len(match.happenings)) == before
    assert said is not None
    assert str(said) == str(refusal.value)
    return refusal.value.reason, refusal.value.rule


def summoned(match: grotto.Match) -> list[str]:
    return told(match, None, "summoned")


@pytest.mark.parametrize("order", [[0, 1, 2, 3], [3, 2, 1, 0], [2, 0, 3, 1]])
def test_the_order_is_as_it_was_handed_in(order: list[int]) -> None:
    match = almost()
    match.act(3, "slap", order=order)
    assert [place(match, seat)["place"] for seat in order] == [1, 2, 3, 4]
    assert summoned(match) == [f"summoned seat={order[0]} face=4"]


def test_it_may_come_with_the_last_pass_as_well() -> None:
    match = almost()
    match.act(3, "pass", order=[1, 2, 0])
    assert [place(match, seat)["place"] for seat in range(4)] == [3, 1, 2, None]


def test_whoever_answers_last() -> None:
    match = act(set_dice(draw(4), *FACES), "3: slap", "2: pass", "1: slap")
    match.act(0, "slap", order=(3, 0, 1))
    assert summoned(match) == ["summoned seat=3 face=4"]


def test_an_empty_order_if_nobody_slapped() -> None:
    match = almost("pass pass pass")
    match.act(3, "pass", order=[])
    assert ask(match) == "search"


def test_without_an_order_chance_orders_all_who_slapped() -> None:
    first = Counter(summoned(raced(seed, None))[0] for seed in range(240))
    assert len(first) == 4
    assert all(35 <= count <= 85 for count in first.values())


def test_a_tie_is_settled_by_chance() -> None:
    first = Counter(summoned(raced(seed, [[1, 3], 0, 2]))[0] for seed in range(120))
    assert set(first) == {"summoned seat=1 face=4", "summoned seat=3 face=4"}
    assert all(35 <= count <= 85 for count in first.values())


def test_but_not_if_somebody_was_faster() -> None:
    assert {summoned(raced(seed, [0, [1, 3, 2]]))[0] for seed in range(20)} == {"summoned seat=0 face=4"}


def test_a_tie_is_told_as_a_tie() -> None:
    match = raced(1, [[1, 3], 0, 2])
    assert [place(match, seat)["place"] for seat in range(4)] == [2, 1, 3, 1]


def test_each_face_settles_its_own_tie() -> None:
    found = set()
    for seed in range(60):
        match = set_dice(grotto.Match("lamp", seats=4, seed=seed), "2 bronze", "2 silver", "5 silver", "5 gold")
        race(match, [0, 1, 2, 3])
        [waiting] = match.view(None)["summoners"]
        assert waiting["face"] == 5
        found.add((match.view(None)["player"], waiting["seat"]))
    assert found == {(0, 2), (0, 3), (1, 2), (1, 3)}


def test_with_two_seats_a_tie_for_both_faces_goes_to_one_of_them() -> None:
    found: Counter[str] = Counter()
    for seed in range(60):
        match = set_dice(grotto.Match("lamp", seats=2, seed=seed), "5 bronze, 2 gold", "2 silver, 5 gold")
        found.update(summoned(race(match, [0, 1])))
    assert set(found) == {"summoned seat=0 face=2", "summoned seat=1 face=2"}
    assert found.total() == 60


def test_a_tie_of_all_is_as_good_as_no_order() -> None:
    for seed in range(20):
        assert summoned(raced(seed, [[0, 1, 2, 3]])) == summoned(raced(seed, None))


def test_in_which_order_a_tie_is_named_does_not_matter() -> None:
    for seed in range(20):
        assert raced(seed, [[1, 3], 0, 2]).game == raced(seed, [[3, 1], 0, 2]).game


# -- refused -------------------------------------------------------------------------


def test_an_order_that_names_a_seat_twice_is_refused() -> None:
    assert refused(almost(), 3, "slap", [0, 1, 0, 2, 3]) == ("order-names-twice", "3.4")
    assert refused(almost(), 3, "slap", [0, [1, 1], 2, 3]) == ("order-names-twice", "3.4")
    assert refused(almost(), 3, "slap", [[0, 1], 1, 2, 3]) == ("order-names-twice", "3.4")


def test_an_order_that_names_who_did_not_slap_is_refused() -> None:
    assert refused(almost("slap pass slap"), 3, "slap", [0, 1, 2, 3]) == ("order-names-who-passed", "3.4")
    assert refused(almost(), 3, "pass", [0, 1, 2, 3]) == ("order-names-who-passed", "3.4")


def test_an_order_that_leaves_out_who_slapped_is_refused() -> None:
    assert refused(almost(), 3, "slap", [0, 1, 2]) == ("order-leaves-out", "3.4")
    assert refused(almost(), 3, "pass", [0, 1]) == ("order-leaves-out", "3.4")
    assert refused(almost(), 3, "slap", []) == ("order-leaves-out", "3.4")


def test_an_order_before_the_last_answer_is_refused() -> None:
    match = act(set_dice(draw(4), *FACES), "0: slap")
    assert refused(match, 1, "slap", [0, 1]) == ("order-too-early", "3.4")


@pytest.mark.parametrize("order", [[0], []])
def test_an_order_without_a_race_is_refused(order: list[int]) -> None:
    match = act(draw(3), "0: set 4 on gold", "1: set 4 on gold")
    assert refused(match, 2, "set 4 on gold", order) == ("order-too-early", "3.4")


def test_after_a_refusal_the_right_order_is_taken() -> None:
    match = almost()
    refused(match, 3, "slap", [0, 0, 1, 2, 3])
    match.act(3, "slap", order=[1, 0, 2, 3])
    assert summoned(match) == ["summoned seat=1 face=4"]


@pytest.mark.parametrize(
    "order", ["0123", [0, 1, 2, 9], [0, 1, 2, -1], [0, 1, "two"], 7, [0, 1, [2, [3]]], [True, 0, 2]]
)
def test_what_is_no_order_is_said_to_be_none(order: Any) -> None:
    match = almost()
    before = match.position()
    with pytest.raises(grotto.Misfit, match="order"):
        match.act(3, "slap", order=order)
    assert match.position() == before


# -- kept ----------------------------------------------------------------------------


def finished(order: Any) -> grotto.Match:
    """A match with one race whose order was handed in."""
    match = raced(3, order)
    while match.asked:
        match.act(match.asked[0], match.legal(match.asked[0])[0])
    return match


@pytest.mark.parametrize("order", [[2, 0, 3, 1], [[2, 0], 3, 1], None])
def test_the_transcript_keeps_the_order(order: Any) -> None:
    match = finished(order)
    again = grotto.replay(match.transcript())
    assert (again.game, again.outcome, again.link) == (match.game, match.outcome, match.link)


def test_an_order_changed_in_the_transcript_is_found() -> None:
    text = finished([2, 0, 3, 1]).transcript()
    assert "order 2 0 3 1" in text
    with pytest.raises(grotto.Tampered):
        grotto.replay(text.replace("order 2 0 3 1", "order 0 2 3 1"))


def test_an_order_can_be_taken_back() -> None:
    match = almost()
    match.act(3, "slap", order=[1, 0, 2, 3])
    match.undo()
    match.act(3, "slap", order=[2, 0, 1, 3])
    assert summoned(match) == ["summoned seat=2 face=4"]


# -- who is told of it ---------------------------------------------------------------


def test_wrong_slaps_are_settled_in_the_order_of_the_table() -> None:
    cards = ["ruby emerald", "ruby emerald", "ruby emerald", ""]
    match = set_dice(draw(4, cards=cards), "1 bronze", "2 silver", "3 gold", "5 bronze")
    race(match, 2, 0, 1)
    offended = []
    while match.asked and ask(match) != "search":
        offended.append(match.view(None)["player"])
        act(match, f"{match.asked[0]}: {match.legal(match.asked[0])[-1]}")
    assert list(dict.fromkeys(offended)) == [0, 1, 2]


def test_all_hear_the_places_when_the_race_is_over() -> None:
    match = almost()
    assert told(match, None, "rubbed") == []
    match.act(3, "pass", order=[1, 2, 0])
    for viewer in (None, 0, 3):
        assert told(match, viewer, "rubbed") == [
            "rubbed seat=0 hand=slap place=3",
            "rubbed seat=1 hand=slap place=1",
            "rubbed seat=2 hand=slap place=2",
            "rubbed seat=3 hand=pass place=None",
        ]


def test_no_seat_is_told_the_order_before() -> None:
    match = almost()
    for viewer in (None, 0, 1, 2, 3):
        assert all("place" not in seat for number, seat in enumerate(match.view(viewer)["seats"]) if number != viewer)
