"""Rulebook, section 3: placing tokens."""

import pytest

from grotto.games.dragons.pieces import VALUE_NAMES
from tests.games.dragons.draw import draw
from tests.games.dragons.look import token
from tests.games.look import act, ask, may, refused, told

FIVE_IN_A_ROOM = "1=(room-1) 2=(room-1) 4=(room-1) 5=(room-1) 6=(room-1)"


def test_3_1_one_token_at_a_time_in_player_order() -> None:
    match = draw(first=1)
    act(match, "1: place on market", "1: lay 7", "2: place on market", "2: lay 9", "0: place on guard", "0: lay 1")
    assert (match.asked, ask(match)) == ([1], "place")
    assert [token(match, seat, name) for seat, name in ((1, "7"), (2, "9"), (0, "1"))] == [
        "(market)",
        "(market)",
        "(guard)",
    ]


def test_3_1_until_all_are_laid() -> None:
    laid = " ".join(f"{value}=(guard)" for value in VALUE_NAMES)
    match = draw(tokens=[laid, laid.replace("9=(guard)", ""), laid], turn=1, caves="/ / / / ")
    assert told(match, None, "all-placed") == []
    act(match, "1: place on market")
    assert len(told(match, None, "all-placed")) == 1


def test_3_1_a_token_on_the_board_is_not_laid_again() -> None:
    match = act(draw(tokens=["9=(market)"]), "0: place on market")
    assert refused(match, 0, "lay 9") == ("not-at-home", "3.1")


def test_3_2_any_number_of_tokens_on_a_space() -> None:
    laid = " ".join(f"{value}=(market)" for value in VALUE_NAMES[:6])
    assert "place on market" in may(draw(tokens=[laid]), 0)


def test_3_2_but_at_most_five_in_a_room() -> None:
    match = draw(tokens=[FIVE_IN_A_ROOM])
    assert refused(match, 0, "place on room-1") == ("room-full", "3.2")
    assert "place on room-2" in may(match, 0)


def test_3_2_four_of_them_leave_room_for_a_fifth_and_others_do_not_count() -> None:
    match = draw(tokens=[FIVE_IN_A_ROOM.replace("6=(room-1)", ""), FIVE_IN_A_ROOM])
    assert "place on room-1" in may(match, 0)


def test_3_3_no_token_in_a_cave_without_treasure() -> None:
    match = draw(caves="3 / / 1 / / 2")
    assert may(match, 0, "place on crown-cave", "place on gem-cave", "place on gold-cave") == [
        "place on crown-cave",
        "place on gem-cave",
        "place on gold-cave",
    ]
    assert refused(match, 0, "place on pearl-cave") == ("no-treasure", "3.3")
    assert refused(match, 0, "place on cup-cave") == ("no-treasure", "3.3")


def test_3_4_no_token_in_a_room_without_an_artifact() -> None:
    match = draw(rooms=["key", "", "scroll"], keeper=1)
    assert may(match, 0, "place on room") == ["place on room-1", "place on room-3"]
    assert refused(match, 0, "place on room-2") == ("no-artifact-there", "3.4")


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_3_4_nor_in_one_that_is_not_used(seats: int) -> None:
    match = draw(seats)
    assert may(match, 0, "place on room") == [f"place on room-{number}" for number in range(1, seats + 1)]
    for number in range(seats + 1, 6):
        assert refused(match, 0, f"place on room-{number}") == ("no-artifact-there", "3.4")


def test_3_5_nobody_goes_to_the_tent_or_the_djinn_without_magic() -> None:
    assert refused(draw(), 0, "place on tent") == ("no-magic", "3.5")
    assert refused(draw(), 0, "place on djinn") == ("no-magic", "3.5")
    assert {"place on tent", "place on djinn"} <= set(may(draw(magic=True), 0))


def test_3_6_to_the_others_only_the_number_of_face_down_tokens_is_known() -> None:
    match = act(draw(tokens=["9=(market)", "4=(market)"]), "0: place on market", "0: lay 1")
    heard = [told(match, viewer, "placed")[-1] for viewer in (0, 1, None)]
    assert heard == ["placed seat=0 space=market token=1", "placed seat=0 space=market", "placed seat=0 space=market"]


def test_3_6_the_view_of_another_is_the_same_whatever_lies_there() -> None:
    one = draw(tokens=["9=(market) 1=(guard)", "4=(market)"], turn=2)
    other = draw(tokens=["1=(market) 5=(guard)", "4=(market)"], turn=2)
    for viewer in (None, 1, 2):
        assert one.view(viewer) == other.view(viewer)
    assert one.view(0) != other.view(0)
