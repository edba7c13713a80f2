"""The arena: same deals for all, counted right, rated, kept line by line, and gone on with after any end."""

import json
import os
import signal
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest

from grotto.games import GAMES
from grotto.lab.arena import arena
from grotto.lab.arena_games import dealt, plan_key, play_game
from grotto.lab.arena_rounds import NativeRounds, chunks
from grotto.lab.kept import FILE
from grotto.lab.plan import Plan, planned
from grotto.lab.ratings import AVERAGE, rated
from grotto.lab.standings import reported, wilson
from grotto.lab.tally import Tally, before, of_rounds
from grotto.tabletop.words import Misfit

pytest.importorskip("choix")
TIMES = {"ms_per_decision"}


def plain_plan(*names: str, seats: int | None = None, seed: int = 1) -> Plan:
    return planned("digup", list(names), seats, seed, native=False)


def figures(report: Any) -> Any:
    """A report without what a clock says."""
    told = msgspec.to_builtins(report)
    for player in told["players"]:
        for key in TIMES:
            del player[key]
    return told


# -- what is played --------------------------------------------------------------


def test_every_player_sits_everywhere_over_the_same_deals() -> None:
    assert plain_plan("greedy", "random", "level:1").seatings == [(0, 1, 2), (1, 2, 0), (2, 0, 1)]
    two = plain_plan("greedy", "random", "level:1", seats=2)
    assert Counter(seat for seating in two.seatings for seat in seating) == {0: 4, 1: 4, 2: 4}
    assert Counter(seating[0] for seating in two.seatings) == {0: 2, 1: 2, 2: 2}


def test_games_are_rounded_up_to_whole_deals() -> None:
    plan = plain_plan("greedy", "random", "level:1")
    assert [plan.whole(games) for games in (1, 3, 4)] == [3, 3, 6]


def test_a_deal_is_the_same_at_every_seating_and_differs_from_the_next() -> None:
    plan = plain_plan("greedy", "random")
    assert dealt(plan, 3) == dealt(plan, 3) != dealt(plan, 4)
    assert dealt(plan, 3) != dealt(plain_plan("greedy", "random", seed=2), 3)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_game_is_played_one_by_one_too(game: str) -> None:
    """With the options that are whole decks."""
    report = arena(planned(game, ["random"] * 3, native=False), games=3)
    assert report.games == 3
    assert report.players[0].win_share == pytest.approx(1 / 3)


def test_a_game_follows_from_seed_and_number() -> None:
    key = plan_key(plain_plan("greedy", "random"))
    one, again = play_game(key, 5), play_game(key, 5)
    assert [one[k] for k in ("seating", "points", "decisions")] == [
        again[k] for k in ("seating", "points", "decisions")
    ]
    assert one["seating"] == [1, 0]


def test_a_player_may_sit_there_twice() -> None:
    report = arena(plain_plan("greedy", "random", "random"), 3)
    assert [(it.name, it.games) for it in report.players] == [("greedy", 3), ("random", 6)]


# -- how it is counted -----------------------------------------------------------


@pytest.mark.parametrize(
    ("one", "other", "counted"),
    [((9, 12), (20, 0), 2), ((9, 0), (7, 12), 0), ((9, 6), (9, 6), 1), ((5, 0), (4, 0), 2), ((4, 0), (4, 0), 1)],
)
def test_winners_come_before_the_others_and_those_are_ranked_by_points(one: Any, other: Any, counted: int) -> None:
    assert before(*one, *other) == counted
    assert before(*other, *one) == 2 - counted


@pytest.mark.slow  # compiles
def test_native_rows_are_counted_as_games_are() -> None:
    pytest.importorskip("numba")
    plan = planned("digup", ["greedy", "random", "level:1"], native=True)
    rows = NativeRounds(plan, lambda _: None).play(0, 60)
    one_by_one = Tally.empty(plan)
    for number, row in enumerate(rows.tolist()):
        seating = plan.seatings[number % 3]
        one_by_one.add_game(seating, row[0::3], row[1::3])
        one_by_one.add_time(seating, row[2::3], [0.0] * 3)
    counted = of_rounds(plan, rows, 0.0)
    assert counted == one_by_one
    assert Tally.of_json(json.loads(json.dumps(counted.as_json()))) == counted
    assert sum(sums.twelfths for sums in counted.players) == 12 * counted.games


@pytest.mark.slow  # compiles
def test_the_native_arena_deals_what_the_plain_one_deals() -> None:
    """Random players with the same points in both worlds would be luck; the deals themselves must be alike."""
    pytest.importorskip("numba")
    plan = planned("digup", ["random", "random"], native=True)
    rounds = NativeRounds(plan, lambda _: None)
    assert (rounds.play(7, 2) == rounds.play(0, 16)[14:]).all()


def test_win_shares_have_wilsons_interval() -> None:
    low, high = wilson(0.5, 100)
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)
    assert wilson(0.0, 10) == pytest.approx((0.0, 0.278), abs=1e-3)
    assert wilson(1.0, 10)[1] == 1.0


def test_ratings_give_back_the_strengths_that_made_the_games() -> None:
    """Shares of wins that a Bradley-Terry model with these ratings expects, over many games."""
    true = [1650.0, 1500.0, 1350.0]
    beaten = [
        [0.0 if i == j else 10_000 / (1 + 10 ** ((b - a) / 400)) for j, b in enumerate(true)]
        for i, a in enumerate(true)
    ]
    for rating, (found, low, high) in zip(true, rated(beaten), strict=True):
        assert found == pytest.approx(rating, abs=1)
        assert low < found < high
        assert high - low < 12


def test_few_games_claim_little_and_a_clean_sweep_is_finite() -> None:
    (first, low, high), (second, *_) = rated([[0, 10], [0, 0]])
    assert first > AVERAGE > second
    assert high - low > 300
    assert rated([[0.0]]) == [(AVERAGE, AVERAGE, AVERAGE)]


def test_the_interval_of_a_rating_shrinks_with_the_root_of_the_games() -> None:
    def width(games: float) -> float:
        _, low, high = rated([[0, games], [games, 0]])[0]
        return high - low

    assert width(400) / width(100) == pytest.approx(0.5, abs=0.01)


# -- how it is kept --------------------------------------------------------------


def test_it_goes_on_where_it_stopped(tmp_path: Path) -> None:
    plan = plain_plan("greedy", "random")
    arena(plan, 4, tmp_path)
    told: list[str] = []
    gone_on = arena(plan, 8, tmp_path, tell=told.append)
    assert told == ["4 of 8 games were played before."]
    assert figures(gone_on) == figures(arena(plan, 8))
    assert numbers_in(tmp_path) == list(range(8))


def test_fewer_games_are_the_first_of_them(tmp_path: Path) -> None:
    plan = plain_plan("greedy", "random")
    arena(plan, 8, tmp_path)
    assert figures(arena(plan, 4, tmp_path)) == figures(arena(plan, 4))
    assert numbers_in(tmp_path) == list(range(8))


def numbers_in(folder: Path) -> list[int]:
    lines = [json.loads(line) for line in (folder / FILE).read_text().splitlines()[1:]]
    return sorted(line["game"] for line in lines)


@pytest.mark.parametrize("torn", ['{"game":4,"seating":[0,1],"poi', "{", '{"game":4}'])
def test_a_torn_last_line_is_played_again(tmp_path: Path, torn: str) -> None:
    plan = plain_plan("greedy", "random")
    arena(plan, 4, tmp_path)
    with (tmp_path / FILE).open("a") as file:
        file.write(torn)
    assert figures(arena(plan, 6, tmp_path)) == figures(arena(plan, 6))
    assert numbers_in(tmp_path) == list(range(6))


def test_a_torn_heading_is_written_again(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text('{"arena":1,"ga')
    plan = plain_plan("greedy", "random")
    assert figures(arena(plan, 2, tmp_path)) == figures(arena(plan, 2))


@pytest.mark.slow  # compiles
def test_native_results_go_on_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("numba")
    monkeypatch.setattr("grotto.lab.arena_rounds.DEALS", 5)
    plan = planned("digup", ["greedy", "level:1"], native=True)
    arena(plan, 16, tmp_path)
    assert figures(arena(plan, 60, tmp_path, workers=2)) == figures(arena(plan, 60))
    assert figures(arena(plan, 30, tmp_path)) == figures(arena(plan, 30))
    assert figures(arena(plan, 60, tmp_path)) == figures(arena(plan, 60))


def test_what_is_left_is_cut_into_chunks() -> None:
    assert list(chunks([0, 1, 2, 3, 8, 9, 20], 3)) == [(0, 3), (3, 4), (8, 10), (20, 21)]
    assert list(chunks([], 3)) == []


OTHERS = {
    "players": plain_plan("greedy", "level:1"),
    "seed": plain_plan("greedy", "random", seed=9),
    "seats": plain_plan("greedy", "random", "random", seats=2),
}


@pytest.mark.parametrize("key", OTHERS)
def test_results_of_another_kind_are_not_mixed_in(tmp_path: Path, key: str) -> None:
    arena(plain_plan("greedy", "random"), 2, tmp_path)
    with pytest.raises(Misfit, match="or choose another --out"):
        arena(OTHERS[key], 2, tmp_path)


def test_results_of_other_players_code_are_not_mixed_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    arena(plain_plan("greedy", "random"), 2, tmp_path)
    monkeypatch.setattr("grotto.lab.plan.sources", lambda _: "another")
    with pytest.raises(Misfit, match="sources"):
        arena(plain_plan("greedy", "random"), 2, tmp_path)


def test_a_damaged_line_is_named(tmp_path: Path) -> None:
    plan = plain_plan("greedy", "random")
    arena(plan, 2, tmp_path)
    lines = (tmp_path / FILE).read_text().splitlines()
    (tmp_path / FILE).write_text("\n".join([lines[0], "nonsense", lines[2]]) + "\n")
    with pytest.raises(Misfit, match="line 2"):
        arena(plan, 2, tmp_path)


def test_one_arena_at_a_time_writes_there(tmp_path: Path) -> None:
    fcntl = pytest.importorskip("fcntl")
    plan = plain_plan("greedy", "random")
    arena(plan, 2, tmp_path)
    with (tmp_path / FILE).open("ab") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        with pytest.raises(Misfit, match="no other arena is writing"):
            arena(plan, 2, tmp_path)


ENDLESS = """
import sys
from pathlib import Path
from grotto.games import GAMES
from grotto.lab.arena import arena
from grotto.lab.plan import planned
print("ready", flush=True)
arena(planned("digup", ["greedy", "random"], native=False), 100_000, Path(sys.argv[1]),
      progress=lambda done: print(done, flush=True))
"""


@pytest.mark.slow
@pytest.mark.skipif(os.name != "posix", reason="kill -9 is of Unix")
def test_a_killed_arena_loses_nothing_and_counts_nothing_twice(tmp_path: Path) -> None:
    """Killed with -9 whenever it said that some more games were done, three times; then gone on with to the end."""
    for games in (3, 7, 12):
        with subprocess.Popen([sys.executable, "-c", ENDLESS, str(tmp_path)], stdout=subprocess.PIPE, text=True) as it:
            assert it.stdout is not None
            while not (line := it.stdout.readline()).strip().isdecimal() or int(line) < games:
                assert line, "it ended by itself"
            it.send_signal(signal.SIGKILL)
            it.wait()
        assert numbers_in_whole_lines(tmp_path)[:games] == list(range(games))
    plan = planned("digup", ["greedy", "random"], native=False)
    assert figures(arena(plan, 20, tmp_path)) == figures(arena(plan, 20))
    numbers = numbers_in(tmp_path)
    assert numbers == list(range(len(numbers)))


def numbers_in_whole_lines(folder: Path) -> list[int]:
    text = (folder / FILE).read_bytes()
    return [json.loads(line)["game"] for line in text[: text.rfind(b"\n")].splitlines()[1:]]


@pytest.mark.slow
def test_several_processes_play_the_same_games(tmp_path: Path) -> None:
    plan = plain_plan("greedy", "random")
    assert figures(arena(plan, 6, tmp_path, workers=2)) == figures(arena(plan, 6))


def test_a_report_puts_the_best_first_and_knows_who_beat_whom() -> None:
    plan = plain_plan("random", "greedy")
    tally = Tally.empty(plan)
    for _ in range(9):
        tally.add_game((0, 1), (5, 20), (0, 12))
    tally.add_game((1, 0), (5, 20), (0, 12))
    report = reported(plan, tally)
    assert [it.name for it in report.players] == ["greedy", "random"]
    assert report.crosstable == [[None, 0.9], [pytest.approx(0.1), None]]
    assert report.players[0].win_share == 0.9
    assert report.players[0].mean_score == 18.5
