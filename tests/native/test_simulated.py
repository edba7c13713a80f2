"""Records in the CUDA simulator reckon as compiled code does, and nothing reads what was never written."""

from typing import Any

import numpy as np
import pytest

from grotto.native.simulated import simulated

KIND = np.dtype(
    [("count", "int8"), ("shape", "int8"), ("seats", np.dtype([("copies", "int8", (4,))], align=True), (2,))],
    align=True,
)


def record() -> Any:
    made = np.empty(1, simulated(KIND))
    made[0] = np.array([(100, 7, [([1, 2, 3, 4],), ([5, 6, 7, 8],)])], KIND)[0]
    return made[0]


def test_small_numbers_do_not_overflow() -> None:
    game = record()
    assert game.count * game.count == 10_000
    assert game.seats[1].copies[3] << 60 == 8 << 60


def test_comparisons_add_up() -> None:
    copies = record().seats[0].copies
    assert (copies[0] == 1) + (copies[1] == 2) + (copies[2] == 0) == 2


def test_fields_come_before_what_numpy_calls_its_own() -> None:
    game = record()
    game.shape += 1
    assert game.shape == 8


def test_what_was_not_written_cannot_be_read() -> None:
    with pytest.raises(TypeError):
        np.empty(1, simulated(KIND))[0].count + 1


def test_a_number_too_large_for_its_field_is_not_kept() -> None:
    game, kept = record(), np.zeros(1, KIND)
    kept[0] = game
    assert kept[0]["seats"][1]["copies"].tolist() == [5, 6, 7, 8]
    game.count += 100
    with pytest.raises(OverflowError):
        kept[0] = game
