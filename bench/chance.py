"""What part of a native random game is the generator? Measured twice, by two independent ways.

By leaving it out: the same rules are compiled again with a cheap generator's block in the place of ChaCha8's, and the
two are played in turns. The games differ in their luck, so the time of a decision is compared, not of a game. The
cheap block costs something as well, so the true share is a little more.

By counting: the words drawn for a decision, times the time of a word when nothing but words is drawn. That counts what
every generator needs, the handing out of words, too; and in a game some of it hides behind other work.
"""

import time
from collections.abc import Callable
from typing import Any

import numba
import numpy as np

from bench.alone import ask
from bench.figures import Figure, in_turns, ratios, told
from bench.tables import DIGUP, KEY
from grotto.native import batch, compiling
from grotto.native.batch import DECISIONS, TALLY
from grotto.native.cpu import NativeGame, chance_record
from grotto.tabletop.chance import BLOCK, WORD, refill
from grotto.tabletop.events import note

SEATS = DIGUP.seats
TRUE, CHEAP, WORDS = "a decision with ChaCha8", "a decision with a cheap block", "a word of ChaCha8"


def cheap(luck: Any) -> None:
    """A block of xorshift, begun from the stream and the counter: random enough to play with, and next to nothing."""
    x = (luck.key[0] & WORD) ^ (luck.stream[0] & WORD) ^ (((luck.counter & WORD) * 2654435761) & WORD)
    x ^= luck.stream[2] & WORD
    for i in range(BLOCK):
        x ^= (x << 13) & WORD
        x ^= x >> 17
        x ^= (x << 5) & WORD
        luck.words[i] = x
    luck.counter += 1
    luck.used = 0


def measure(quick: bool) -> list[Figure]:
    native, games, times = NativeGame(DIGUP.box, told), 1_000 if quick else 10_000, 3 if quick else 15
    template = native.record(DIGUP.prepared())
    without = rules_with(native, {refill: compiling.part(cheap)}).play_batch
    runs = {
        TRUE: time_of_a_decision(native.ready("play_batch"), native, template, games),
        CHEAP: time_of_a_decision(without, native, template, games),
        WORDS: time_of_a_word(native, games * 2_000),
    }
    samples, drawn = in_turns(runs, times), words_a_decision(native, template)
    left_out = [100 * (1 - ratio) for ratio in ratios(samples[CHEAP], samples[TRUE])]
    counted = [100 * drawn * ratio for ratio in ratios(samples[WORDS], samples[TRUE])]
    return [
        Figure("share of the generator, by leaving it out", left_out, "%", most=10),
        Figure("share of the generator, by counting words", counted, "%", most=10),
        *(Figure(name, [1e9 * second for second in found], "ns") for name, found in samples.items()),
        Figure("words drawn a decision", [drawn]),
    ]


def rules_with(native: NativeGame, given: dict[Any, Any]) -> Any:
    """The rules as the native world compiles them, with some functions replaced; not kept in the cache."""

    def wrap(function: Any) -> Any:
        return uncached(function) if function.__name__ == "play_batch" else compiling.part(function)

    return native.box.world(wrap, {note: compiling.silence, **given}, forms=(batch,))


def uncached(function: Any) -> Any:
    return numba.njit(pipeline_class=compiling.EntryCompiler, **compiling.LEAN)(function)


def time_of_a_decision(play_batch: Any, native: NativeGame, template: Any, games: int) -> Callable[[], float]:
    def run(games: int = games) -> float:
        tally, work, dice, into = np.zeros(TALLY, np.int64), template.copy(), chance_record(KEY), native.row()
        start = time.perf_counter()
        play_batch(template, work, dice, into, tally, SEATS, 0, 1, games)
        return float((time.perf_counter() - start) / max(tally[DECISIONS], 1))

    run(0)
    return run


def time_of_a_word(native: NativeGame, count: int) -> Callable[[], float]:
    word = rules_with(native, {}).word

    def draw(luck: Any, count: int) -> int:
        total = 0
        for _ in range(count):
            total ^= word(luck[0])
        return total

    compiled = uncached(draw)

    def run(count: int = count) -> float:
        luck = chance_record(KEY)
        start = time.perf_counter()
        compiled(luck, count)
        return (time.perf_counter() - start) / count

    run(1)
    return run


def words_a_decision(native: NativeGame, template: Any) -> float:
    """Counted over some games: the game's own luck and the dice of its random players."""
    tally, work, dice, words = np.zeros(TALLY, np.int64), template.copy(), chance_record(KEY), 0
    for number in range(500):
        native.ready("play_batch")(template, work, dice, native.row(), tally, SEATS, number, 1, number + 1)
        words += sum(drawn(luck) for luck in (work["luck"][0], dice[0]))
    return float(words / tally[DECISIONS])


def drawn(luck: Any) -> int:
    return (int(luck["counter"]) - 1) * BLOCK + int(luck["used"]) if luck["counter"] else 0


if __name__ == "__main__":
    ask("chance", measure)
