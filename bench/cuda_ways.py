"""What is played on the GPU, and the same natively beside it: at random, and by rule of thumb."""

from typing import Any, Protocol

import numpy as np

from bench.figures import told
from bench.tables import KEY, Measured
from grotto.native import cuda, cuda_players
from grotto.native.batch import DECISIONS, TALLY
from grotto.native.cpu import NativeGame, chance_record
from grotto.native.playing import NativePlayers
from grotto.players.rounds import DECISIONS as DECISIONS_OF_SEAT
from grotto.players.rounds import WIDTH
from grotto.tabletop.box import Box

IN_TURN = 4  # games of a thread that are compared: the state after the last, and what was counted in all
Ends = tuple[list[bytes], list[int]]


class Way(Protocol):
    compared: int  # games held against the native ones
    games_a_thread: int
    has_target: bool

    def __init__(self, box: Box) -> None: ...
    def rate(self, table: Measured, games: int) -> float: ...
    def ends(self, table: Measured, games: int) -> Ends: ...
    def native_ends(self, table: Measured, games: int) -> Ends: ...


class AtRandom:
    compared, games_a_thread, has_target = 20_000, cuda.GAMES_A_THREAD, True

    def __init__(self, box: Box) -> None:
        self.box, self.gpu, self.native = box, cuda.CudaGame(box, told), NativeGame(box, told)

    def rate(self, table: Measured, games: int) -> float:
        played = self.played(table, games)
        return float(played.counted[DECISIONS] / played.seconds)

    def played(self, table: Measured, games: int, threads: int = 0) -> cuda.Played:
        return self.gpu.play_all(table.prepared(), KEY, table.seats, games, lambda _: None, threads)

    def ends(self, table: Measured, games: int) -> Ends:
        played = self.played(table, games, games // IN_TURN)
        return states(self.box, played.ends.copy_to_host()), played.counted.tolist()

    def native_ends(self, table: Measured, games: int) -> Ends:
        template = self.native.record(table.prepared())
        work, dice, into = template.copy(), chance_record(KEY), self.native.row()
        tally, found, play = np.zeros(TALLY, np.int64), np.zeros(games, template.dtype), self.native.ready("play_batch")
        for number in range(games):
            play(template, work, dice, into, tally, table.seats, number, 1, number + 1)
            found[number] = work[0]
        return states(self.box, found[-(games // IN_TURN) :]), tally.tolist()


class ByThumb:
    compared, games_a_thread, has_target = 4_000, 1, False

    def __init__(self, box: Box) -> None:
        self.box, self.gpu, self.native = box, cuda_players.CudaPlayers(box, told), NativePlayers(box, told)

    def rate(self, table: Measured, games: int) -> float:
        played = self.played(table, games, 1)
        return float(played.counted[:, DECISIONS_OF_SEAT::WIDTH].sum() / played.seconds)

    def played(self, table: Measured, threads: int, deals: int) -> cuda.Played:
        kinds, seatings = everyone(table)
        return self.gpu.play_all(table.prepared(), KEY, kinds, seatings, threads, deals)

    def ends(self, table: Measured, games: int) -> Ends:
        played = self.played(table, games // IN_TURN, IN_TURN)
        return states(self.box, played.ends.copy_to_host()), played.counted.ravel().tolist()

    def native_ends(self, table: Measured, games: int) -> Ends:
        template = self.native.record(table.prepared())
        work, dice, (kinds, seatings) = template.copy(), chance_record(KEY), everyone(table)
        into, values = np.zeros(self.box.most_answers, np.int16), np.zeros(self.box.most_answers, np.int64)
        rows, found = np.zeros((games, WIDTH * table.seats), np.int32), np.zeros(games, template.dtype)
        play = self.native.ready("play_rounds")
        for deal in range(games):
            play(template, work, dice, into, values, kinds, seatings, rows[deal : deal + 1], deal)
            found[deal] = work[0]
        return states(self.box, found[IN_TURN - 1 :: IN_TURN]), rows.ravel().tolist()


def everyone(table: Measured) -> tuple[Any, Any]:
    """All seats by rule of thumb, which misjudges nothing."""
    return np.zeros(1, np.int64), np.zeros((1, table.seats), np.int64)


def states(box: Box, records: Any) -> list[bytes]:
    """Their bytes, with nothing but zero between the fields."""
    return [box.layout.unpack(record.tobytes()).pack() for record in records]


WAYS: dict[str, type[Way]] = {"random": AtRandom, "greedy": ByThumb}
