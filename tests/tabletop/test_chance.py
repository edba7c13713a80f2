"""Luck: the right generator, uniform, in streams that do not meet, and found again where it stood."""

import json
from collections import Counter
from fractions import Fraction
from types import FunctionType
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from grotto.tabletop import chance
from grotto.tabletop.chance import DICE, GAME, Chance, below, key_of, rewind, started, word
from grotto.tabletop.words import Misfit
from tests.tabletop import chacha

KEY = bytes(range(32))
tries = settings(max_examples=60, deadline=None, derandomize=True, database=None)


def luck_at(key: bytes, stream: tuple[int, int, int]) -> Chance:
    made = started(key)
    rewind(made, *stream)
    return made


def words_of(luck: Chance, count: int) -> list[int]:
    return [word(luck) for _ in range(count)]


# -- the generator --------------------------------------------------------------


def test_the_tests_own_chacha_meets_the_vector_of_the_standard() -> None:
    """RFC 8439, section 2.3.2: key 00 to 1f, counter 1, twenty rounds."""
    made = chacha.block(KEY, 1, bytes.fromhex("000000090000004a00000000"), rounds=20)
    assert made.hex() == (
        "10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e"
        "d2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e"
    )


@tries
@given(st.binary(min_size=32, max_size=32), *[st.integers(0, 2**32 - 1)] * 3)
def test_words_are_those_of_chacha_with_eight_rounds(key: bytes, low: int, high: int, whose: int) -> None:
    nonce = b"".join(part.to_bytes(4, "little") for part in (low, high, whose))
    assert words_of(luck_at(key, (low, high, whose)), 50) == chacha.words(key, nonce, 50)


@tries
@given(st.binary(min_size=32, max_size=32), st.integers(0, 2**32 - 1))
def test_the_counter_counts_blocks(key: bytes, counter: int) -> None:
    luck = started(key)
    luck.counter = counter
    expected = chacha.block(key, counter, bytes(12), rounds=8)
    assert b"".join(w.to_bytes(4, "little") for w in words_of(luck, 16)) == expected


def test_known_words() -> None:
    """Pinned: were they ever to change, no recorded match would replay."""
    assert words_of(started(bytes(32)), 4) == [0x2FEF003E, 0xD6405F89, 0xE8B85B7F, 0xA1A5091F]
    assert words_of(luck_at(KEY, (7, 0, DICE)), 2) == chacha.words(KEY, (7).to_bytes(8, "little") + b"\1\0\0\0", 2)


def test_every_bit_of_the_key_counts() -> None:
    first = words_of(started(KEY), 2)
    for bit in range(256):
        other = bytearray(KEY)
        other[bit // 8] ^= 1 << bit % 8
        assert words_of(started(bytes(other)), 2) != first


# -- below ----------------------------------------------------------------------


def small_below(n: int, source: list[int], bits: int) -> tuple[int, int]:
    """`below` as it would be with words of a few bits only: the result, and how many words it took."""
    taken = iter(source)
    used = 0

    def small_word(_: Any) -> int:
        nonlocal used
        used += 1
        return next(taken)

    names = {**vars(chance), "word": small_word, "WORD": 2**bits - 1}
    code = chance.below.__code__
    constants = tuple(2**bits if c == 2**32 else bits if c == 32 else c for c in code.co_consts)
    assert constants.count(bits) == 1
    assert constants.count(2**bits) == 1
    result: int = FunctionType(code.replace(co_consts=constants), names)(None, n)
    return result, used


@pytest.mark.parametrize("bits", [5, 7])
def test_every_result_has_equally_many_words(bits: int) -> None:
    """All words of a small generator, for every n: as many words lead to each result, the others are thrown back."""
    for n in range(1, 2**bits):
        results: Counter[int] = Counter()
        thrown = 0
        for first in range(2**bits):
            fallback = next(w for w in range(2**bits) if (w * n) % 2**bits >= 2**bits % n)
            result, used = small_below(n, [first, fallback], bits)
            if used == 1:
                results[result] += 1
            else:
                thrown += 1
        assert set(results) == set(range(n))
        assert set(results.values()) == {2**bits // n}
        assert thrown == 2**bits % n


@tries
@given(st.integers(1, 2**31), st.data())
def test_the_words_of_each_result_are_counted_in_full_size(n: int, data: st.DataObject) -> None:
    """Result r is had from the words w with w * n in [r * 2^32, (r + 1) * 2^32) whose low half is not thrown back."""
    r = data.draw(st.integers(0, n - 1))
    biased = 2**32 % n
    first, last = -(-(r * 2**32 + biased) // n), ((r + 1) * 2**32 - 1) // n
    assert last - first + 1 == 2**32 // n
    for w in {first, last}:
        assert below_of_word(w, n) == r
    if biased:
        assert below_of_word(first - 1, n) != r or (first - 1) * n < r * 2**32


def below_of_word(first: int, n: int) -> int:
    """The result when this is the next word; a fallback word of 2^32 - 1 follows."""
    luck = started(KEY)
    luck.words = [first, *[2**32 - 1] * 15]
    luck.used = 0
    return below(luck, n)


@pytest.mark.parametrize("n", [3, 7, 54, 68])
def test_below_is_even(n: int) -> None:
    luck = started(KEY)
    counts = Counter(below(luck, n) for _ in range(400 * n))
    chi_square = sum((counts[r] - 400) ** 2 / 400 for r in range(n))
    freedom = n - 1
    assert abs(chi_square - freedom) < 4.5 * (2 * freedom) ** 0.5 + 4
    assert set(counts) == set(range(n))


def test_below_one_is_nothing() -> None:
    luck = started(KEY)
    assert {below(luck, 1) for _ in range(50)} == {0}


def test_nothing_is_thrown_back_needlessly() -> None:
    """One word a number, but for a share of less than n / 2^32."""
    luck = started(KEY)
    for _ in range(3000):
        below(luck, 68)
    assert drawn(luck) == 3000
    assert Fraction(2**32 % 68, 2**32) < Fraction(68, 2**32)


def drawn(luck: Chance) -> int:
    count: int = luck.as_json()["drawn"]
    return count


# -- streams and places ---------------------------------------------------------


def test_streams_do_not_meet() -> None:
    streams = [(low, high, whose) for low in (0, 1, 2**31) for high in (0, 1, 9) for whose in (GAME, DICE, 2)]
    seen = [tuple(words_of(luck_at(KEY, stream), 40)) for stream in streams]
    everything = [w for run in seen for w in run]
    assert len(set(everything)) > len(everything) - 3


def test_two_streams_agree_in_no_more_bits_than_chance() -> None:
    ours, theirs = (words_of(luck_at(KEY, (n, 0, GAME)), 2000) for n in (0, 1))
    equal = sum(32 - (x ^ y).bit_count() for x, y in zip(ours, theirs, strict=True))
    assert abs(equal - 32_000) < 5 * 64_000**0.5 / 2


def test_rewinding_is_a_fresh_start() -> None:
    luck = started(KEY)
    words_of(luck, 37)
    rewind(luck, 0, 0, GAME)
    assert luck == started(KEY)


@tries
@given(st.integers(0, 200), st.integers(0, 2**32 - 1), st.integers(0, 5))
def test_a_position_finds_the_place_again(count: int, low: int, whose: int) -> None:
    luck = luck_at(KEY, (low, 3, whose))
    words_of(luck, count)
    there = Chance.of_json(json.loads(json.dumps(luck.as_json())), "luck")
    assert there == luck
    assert there.pack() == luck.pack()
    assert drawn(there) == count
    assert words_of(there, 20) == words_of(luck, 20)


@pytest.mark.parametrize("count", range(50))
def test_each_place_of_the_first_blocks_is_found_again(count: int) -> None:
    luck = started(KEY)
    words_of(luck, count)
    assert Chance.of_json(luck.as_json(), "luck") == luck


# -- what is no luck ------------------------------------------------------------


@pytest.mark.parametrize("text", ["", "00", "zz" * 32, "00" * 33, None, 5, ["00"]])
def test_a_key_has_256_bits(text: Any) -> None:
    with pytest.raises(Misfit, match=r"here: found .*expected 64 hexadecimal digits"):
        key_of(text, "here")


@pytest.mark.parametrize(
    ("luck", "where"),
    [
        ({"key": "00"}, "luck.key"),
        ({"key": "00" * 32, "drawn": -1}, "luck.drawn"),
        ({"key": "00" * 32, "drawn": "1"}, "luck.drawn"),
        ({"key": "00" * 32, "drawn": 1.5}, "luck.drawn"),
        ({"key": "00" * 32, "drawn": True}, "luck.drawn"),
        ({"key": "00" * 32, "drawn": 2**40}, "luck.drawn"),
        ({"key": "00" * 32, "stream": [0, 0]}, "luck.stream"),
        ({"key": "00" * 32, "stream": [0, 0, -1]}, "luck.stream[2]"),
        ({"key": "00" * 32, "stream": [0, 2**32, 0]}, "luck.stream[1]"),
        ({"key": "00" * 32, "seed": 7}, "luck.seed"),
        ([], "luck"),
        ("lucky", "luck"),
    ],
)
def test_what_is_no_luck_is_named(luck: Any, where: str) -> None:
    with pytest.raises(Misfit) as misfit:
        Chance.of_json(luck, "luck")
    assert misfit.value.where == where
    assert str(misfit.value).startswith(f"{where}: found ")
