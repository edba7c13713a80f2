"""ChaCha once more, written from RFC 8439 alone: over a numbered matrix, with any number of rounds. The tests' own."""

from struct import pack, unpack

COLUMNS = [(0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15)]
DIAGONALS = [(0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14)]
STEPS = [(0, 3, 1, 16), (2, 1, 3, 12), (0, 3, 1, 8), (2, 1, 3, 7)]  # a += b, d ^= a, d <<<= n: places within a quarter


def block(key: bytes, counter: int, nonce: bytes, rounds: int) -> bytes:
    """The 64 bytes of one block."""
    start = [*unpack("<4I", b"expand 32-byte k"), *unpack("<8I", key), counter, *unpack("<3I", nonce)]
    state = list(start)
    for number in range(rounds):
        for quarter in DIAGONALS if number % 2 else COLUMNS:
            turn(state, quarter)
    return pack("<16I", *((x + y) % 2**32 for x, y in zip(state, start, strict=True)))


def turn(state: list[int], quarter: tuple[int, int, int, int]) -> None:
    for total, mixed, added, bits in STEPS:
        a, d, b = quarter[total], quarter[mixed], quarter[added]
        state[a] = (state[a] + state[b]) % 2**32
        state[d] ^= state[a]
        state[d] = int(f"{state[d]:032b}"[bits:] + f"{state[d]:032b}"[:bits], 2)


def words(key: bytes, nonce: bytes, count: int, rounds: int = 8) -> list[int]:
    """The first words of a stream."""
    blocks = b"".join(block(key, n, nonce, rounds) for n in range(-(-count // 16)))
    return list(unpack(f"<{len(blocks) // 4}I", blocks))[:count]
