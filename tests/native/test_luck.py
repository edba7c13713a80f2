"""The generator gives the same numbers natively, also where words are thrown back."""

import numba
import numpy as np
import pytest

from grotto.native import compiling
from grotto.native.cpu import chance_record
from grotto.tabletop import chance
from grotto.tabletop.secret import secret_of_seed
from grotto.tabletop.worlds import world

native = world(compiling.part, [chance])
native_below = native.below


@numba.njit(pipeline_class=compiling.EntryCompiler)  # type: ignore[untyped-decorator]
def draw(luck: np.ndarray, n: int, count: int, out: np.ndarray) -> None:
    for i in range(count):
        out[i] = native_below(luck[0], n)


@pytest.mark.parametrize("n", [1, 2, 6, 54, 68, 1000, 2**31 - 1, 3 * 2**29])
def test_the_same_numbers_natively(n: int) -> None:
    """With 3 * 2**29 one word in four is thrown back."""
    key = secret_of_seed(n)
    out = np.zeros(200, np.int64)
    draw(chance_record(key), n, 200, out)
    luck = chance.started(key)
    assert out.tolist() == [chance.below(luck, n) for _ in range(200)]
