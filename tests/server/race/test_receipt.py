"""The receipt: everybody can find the order again."""

from typing import Any

import msgspec
import pytest

from grotto.server.race import Race, Receipt, receipt_of, recompute
from grotto.server.race.modes import MS
from grotto.tabletop.transcript import Tampered
from tests.server.race.drawn import drawn, slap, slaps, the_end


def raced() -> Race:
    race = drawn([20, 200, 90, None])
    slap(race, 0, 50)
    slaps(race, {0: 380, 1: 300, 2: 309})
    race.passes(3, 2_500 * MS)
    return race


def receipt() -> Receipt:
    race = raced()
    return receipt_of(race, the_end(race))


def changed(path: list[str | int], value: object) -> Receipt:
    """The receipt with one thing in it forged."""
    told: Any = msgspec.to_builtins(receipt())
    inner = told
    for step in path[:-1]:
        inner = inner[step]
    inner[path[-1]] = value
    return msgspec.convert(told, Receipt)


def test_the_order_is_found_again() -> None:
    text = msgspec.json.encode(receipt())
    assert recompute(msgspec.json.decode(text, type=Receipt)) == [[1, 2], 0]


def test_it_shows_what_was_measured_claimed_and_credited() -> None:
    told = msgspec.to_builtins(receipt())
    assert told["runners"][1]["trips"] == [200 * MS] * 8
    assert told["runners"][1]["answers"][0]["claim"] == 300 * MS
    assert told["findings"][1]["way"] == 200 * MS
    assert told["findings"][0]["false_starts"] == 1
    assert told["terms"]["band"] == 12 * MS


def test_times_count_from_the_opening() -> None:
    race = raced()
    later = msgspec.convert(msgspec.to_builtins(race), Race)
    hour = 3_600_000 * MS
    later.opened += hour
    for runner in later.runners:
        runner.cue = (runner.cue or 0) + hour
        runner.sent = (runner.sent or 0) + hour
        runner.answers = [msgspec.structs.replace(answer, at=answer.at + hour) for answer in runner.answers]
    assert receipt_of(later, the_end(later)) == receipt_of(race, the_end(race))


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (["order"], [0, [1, 2]]),
        (["findings", 1, "time"], 250 * MS),
        (["findings", 1, "way"], 260 * MS),
        (["findings", 0, "false_starts"], 0),
        (["findings", 3, "verdict"], "slapped"),
        (["runners", 1, "answers", 0, "at"], 1),
        (["runners", 1, "answers", 0, "claim"], 350 * MS),
        (["runners", 1, "trips"], [100 * MS] * 8),
        (["terms", "band"], 2 * MS),
        (["findings"], []),
    ],
)
def test_a_forged_receipt_is_found_out(path: list[str | int], value: object) -> None:
    with pytest.raises(Tampered):
        recompute(changed(path, value))


def test_what_is_wrong_is_said_in_words() -> None:
    with pytest.raises(Tampered, match=r"seat 1: .* slapped after 250 ms, but it was slapped after 300 ms"):
        recompute(changed(["findings", 1, "time"], 250 * MS))
