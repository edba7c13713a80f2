"""Limits by address, on a clock that the test sets; what is configured, and what cannot be."""

from pathlib import Path
from typing import Any

import pytest

from grotto.server.border import limits
from grotto.server.border.limits import Counts, Limits
from grotto.server.configuration import configured
from grotto.server.refusing import No
from grotto.tabletop.words import Misfit


def test_so_many_at_once_and_then_by_and_by(monkeypatch: Any) -> None:
    at = [100.0]
    monkeypatch.setattr(limits, "now", lambda: at[0])
    few = Limits(2, 60)
    few.take("a")
    few.take("a")
    with pytest.raises(No) as refused:
        few.take("a")
    assert refused.value.arguments == {"retry_ms": 30_000}
    few.take("b")
    at[0] += 31
    few.take("a")


def test_addresses_are_not_kept_without_end(monkeypatch: Any) -> None:
    monkeypatch.setattr(limits, "ADDRESSES", 3)
    few = Limits(2, 60)
    for address in "abcde":
        few.take(address)
    assert list(few.buckets) == ["c", "d", "e"]


def test_connections_are_counted_by_address() -> None:
    counts = Counts(most=3, most_each=2)
    counts.enter("a")
    counts.enter("a")
    with pytest.raises(No):
        counts.enter("a")
    counts.enter("b")
    with pytest.raises(No):
        counts.enter("c")
    counts.leave("a")
    counts.enter("c")
    assert counts.open == {"a": 1, "b": 1, "c": 1}


def test_flags_win_over_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GROTTO_PORT", "99")
    monkeypatch.setenv("GROTTO_DATA", "/srv/grotto")
    assert configured().port == 99
    assert configured(port=5).port == 5
    assert configured().url == "sqlite+aiosqlite:////srv/grotto/grotto.db"
    assert configured().data == Path("/srv/grotto")


def test_a_number_that_is_none_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GROTTO_PORT", "eighty")
    with pytest.raises(Misfit, match="GROTTO_PORT: found 'eighty', expected a number"):
        configured()


def test_a_password_in_an_address_is_not_repeated() -> None:
    with pytest.raises(Misfit) as told:
        configured(database="mysql://me:secret@host/db")
    assert "secret" not in str(told.value)
