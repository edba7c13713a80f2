"""The only door to luck: ChaCha8 under a 256-bit key, the same numbers in every world.

The key is the match's secret. `stream` sets apart the luck of games that share a key (a simulation's millions) and, in
its third word, whose luck it is: the game's own (0) or a player's dice. `counter` counts blocks of sixteen words. Table
Python: it runs plain, native and on a GPU.
"""

from collections.abc import Mapping
from typing import Any

from grotto.tabletop.layout import Layout, number, row
from grotto.tabletop.words import Misfit, check_object

WORD = 0xFFFFFFFF
BLOCK = 16
GAME, DICE = 0, 1


class Chance(Layout):
    key: list[int] = row("uint32", 8)
    stream: list[int] = row("uint32", 3)
    counter: int = number("uint32")
    words: list[int] = row("uint32", BLOCK)
    used: int = number("int32")

    def as_json(self) -> dict[str, Any]:
        drawn = 0 if self.counter == 0 else (self.counter - 1) * BLOCK + self.used
        key = b"".join(word.to_bytes(4, "little") for word in self.key)
        return {"key": key.hex(), "stream": list(self.stream), "drawn": drawn}

    @classmethod
    def of_json(cls, value: Any, where: str) -> "Chance":
        entries = check_object(value, where, {"key": 0, "stream": 0, "drawn": 0})
        made = started(key_of(entries.get("key", "00" * 32), f"{where}.key"))
        made.stream = cls.fields["stream"].of_json(entries.get("stream", [0, 0, GAME]), f"{where}.stream")
        drawn = entries.get("drawn", 0)
        if type(drawn) is not int or not 0 <= drawn < BLOCK * WORD:
            raise Misfit(f"{where}.drawn", drawn, "how many words were drawn")
        if drawn > 0:
            made.counter = (drawn - 1) // BLOCK
            refill(made)
            made.used = (drawn - 1) % BLOCK + 1
        return made


def key_of(text: Any, where: str) -> bytes:
    try:
        key = bytes.fromhex(text)
    except (TypeError, ValueError):
        key = b""
    if len(key) != 32:
        raise Misfit(where, text, "64 hexadecimal digits (256 bits)")
    return key


def started(key: bytes) -> Chance:
    """A generator at the beginning of the key's first stream."""
    made = Chance()
    made.key = [int.from_bytes(key[i : i + 4], "little") for i in range(0, 32, 4)]
    rewind(made, 0, 0, GAME)
    return made


def key_in(position: Mapping[str, Any]) -> bytes | None:
    """The key of the luck in a position, if that says it."""
    luck = position.get("luck")
    return key_of(luck["key"], "position.luck.key") if isinstance(luck, dict) and "key" in luck else None


def with_key(position: Mapping[str, Any], key: bytes) -> dict[str, Any]:
    """The position with this key in its luck; how far the luck was used stays."""
    luck = position.get("luck", {})
    return {**position, "luck": {**luck, "key": key.hex()} if isinstance(luck, dict) else luck}


# -- Table Python from here on --------------------------------------------------


def rewind(luck: Any, low: int, high: int, whose: int) -> None:
    """Go to the beginning of another stream under the same key."""
    luck.stream[0] = low
    luck.stream[1] = high
    luck.stream[2] = whose
    luck.counter = 0
    luck.used = BLOCK
    for i in range(BLOCK):
        luck.words[i] = 0


def below(luck: Any, n: int) -> int:
    """A number from 0 to n - 1, each equally likely; n is at most 2^31.

    Lemire's multiplication; the few words that would make some numbers likelier are thrown back.
    """
    wide: int = word(luck) * n
    if (wide & WORD) < n:
        biased = 0x100000000 % n
        while (wide & WORD) < biased:
            wide = word(luck) * n
    return wide >> 32


def word(luck: Any) -> int:
    """The next 32 bits."""
    if luck.used == BLOCK:
        refill(luck)
    next_word: int = luck.words[luck.used] & WORD
    luck.used += 1
    return next_word


def refill(luck: Any) -> None:
    """The next block of sixteen words: four double rounds of ChaCha over constant, key, counter and stream."""
    a, b, c, d = 0x61707865, 0x3320646E, 0x79622D32, 0x6B206574
    e, f, g, h = key_word(luck, 0), key_word(luck, 1), key_word(luck, 2), key_word(luck, 3)
    i, j, k, m = key_word(luck, 4), key_word(luck, 5), key_word(luck, 6), key_word(luck, 7)
    n, o, p, q = luck.counter & WORD, luck.stream[0] & WORD, luck.stream[1] & WORD, luck.stream[2] & WORD
    for _ in range(4):
        a, e, i, n = quarter(a, e, i, n)
        b, f, j, o = quarter(b, f, j, o)
        c, g, k, p = quarter(c, g, k, p)
        d, h, m, q = quarter(d, h, m, q)
        a, f, k, q = quarter(a, f, k, q)
        b, g, m, n = quarter(b, g, m, n)
        c, h, i, o = quarter(c, h, i, o)
        d, e, j, p = quarter(d, e, j, p)
    keep(luck, 0, a + 0x61707865, b + 0x3320646E, c + 0x79622D32, d + 0x6B206574)
    keep(luck, 4, e + key_word(luck, 0), f + key_word(luck, 1), g + key_word(luck, 2), h + key_word(luck, 3))
    keep(luck, 8, i + key_word(luck, 4), j + key_word(luck, 5), k + key_word(luck, 6), m + key_word(luck, 7))
    stream = luck.stream
    keep(luck, 12, n + (luck.counter & WORD), o + (stream[0] & WORD), p + (stream[1] & WORD), q + (stream[2] & WORD))
    luck.counter += 1
    luck.used = 0


def key_word(luck: Any, i: int) -> int:
    # The mask says "small and not negative" to a compiler that would otherwise mix signs.
    return luck.key[i] & WORD  # type: ignore[no-any-return]


def keep(luck: Any, at: int, a: int, b: int, c: int, d: int) -> None:
    luck.words[at] = a & WORD
    luck.words[at + 1] = b & WORD
    luck.words[at + 2] = c & WORD
    luck.words[at + 3] = d & WORD


def quarter(a: int, b: int, c: int, d: int) -> tuple[int, int, int, int]:
    """ChaCha's quarter round: add, mix, turn by 16, 12, 8 and 7 bits."""
    a = (a + b) & WORD
    d ^= a
    d = ((d << 16) & WORD) | (d >> 16)
    c = (c + d) & WORD
    b ^= c
    b = ((b << 12) & WORD) | (b >> 20)
    a = (a + b) & WORD
    d ^= a
    d = ((d << 8) & WORD) | (d >> 24)
    c = (c + d) & WORD
    b ^= c
    b = ((b << 7) & WORD) | (b >> 25)
    return a, b, c, d
