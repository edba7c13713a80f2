"""Bad use: one line on stderr that names the thing and what was expected, exit code 2, nothing on stdout."""

from pathlib import Path

import pytest

from grotto.games import GAMES
from tests.cli.run import recorded, run

BAD = {
    "play diggup": f"game: found 'diggup', expected one of {', '.join(GAMES)}; did you mean 'digup'?",
    "match mahjong": "game: found 'mahjong', expected one of digup",
    "simulate diggup": "did you mean 'digup'?",
    "rules diggup": "did you mean 'digup'?",
    "play digup --seats 5": "seats: found 5, expected one of 1, 2, 3, 4",
    "play digup --seats 0": "seats: found 0, expected one of 1, 2, 3, 4",
    "simulate digup --seats 9": "seats: found 9, expected one of 1, 2, 3, 4",
    "play digup --seats three": "'--seats'",
    "play digup --you 3": "--you: found 3, expected a seat from 0 to 2",
    "play digup --you -1": "--you: found -1",
    "play digup --solo --seats 2": "--solo is for one seat, but --seats says 2",
    "simulate digup --solo --seats 2": "--solo is for one seat",
    "play digup --sead 4": "No such option: --sead",
    "--nope": "No such option: --nope",
    "play digup --option colours": "--option: found 'colours', expected NAME=VALUE, as in colours=dealt",
    "play digup --option color=dealt": "option color: found 'dealt', expected one of the options colours, first",
    "match digup --option colours=mine": "option colours: found 'mine', expected one of 'chosen', 'dealt'",
    "simulate digup --option first=7": "option first: found '7', expected one of None, 0, 1, 2, 3",
    "simulate digup --magic": "--magic: DIG UP Adventure has no option 'magic', expected one of colours, first",
    "match digup --no-magic": "--no-magic: DIG UP Adventure has no option 'magic'",
    "play digup --deck .": "--deck: DIG UP Adventure has no option 'deck'",
    "plai": "No such command 'plai'",
    "match": "Missing argument 'game'",
    "match digup --players random,randum": "player: found 'randum', expected one of random, greedy, search:200ms, "
    "search:5000 or level:3; did you mean 'random'?",
    "match digup --players search:0,greedy": "player: found 'search:0', expected a budget above nothing",
    "match digup --players search:0ms,greedy": "player: found 'search:0ms', expected a budget above nothing",
    "match digup --players search:fast,greedy": "player: found 'search:fast', expected a budget above nothing",
    "match digup --players level:6,greedy": "player: found 'level:6', expected a level from 1 to 5",
    "play digup --levels 0": "player: found 'level:0', expected a level from 1 to 5",
    "play digup --levels 2 --players greedy": "--players and --levels exclude each other",
    "play digup --seats 2 --players greedy,greedy": "--players names 2 for 1 seats beside yours: greedy, greedy",
    "play digup --players gredy": "did you mean 'greedy'?",
    "match digup --players random,,random": "player: found ''",
    "match digup --players random,random,random,random,random": "seats: found 5, expected one of 1, 2, 3, 4",
    "match digup --seed x": "'--seed'",
    "match digup --out nowhere/game.json": "nowhere/game.json cannot be written: there is no folder",
    "match digup --out .": ". is no plain file",
    "match digup --out /dev/full": "/dev/full is no plain file",
    "verify nowhere.json": "nowhere.json does not exist",
    "verify .": ". is a folder",
    "replay nowhere.json": "nowhere.json does not exist",
    "play digup --resume nowhere.json": "nowhere.json does not exist",
    "simulate digup --games -5": "'--games'",
    "simulate digup --games 0": "'--games'",
    "simulate digup --threads 0": "'--threads'",
    "simulate digup --world moon": "'moon' is not one of 'plain', 'native', 'cuda'",
    "simulate digup --world plain --threads 2": "--threads is for the native world",
    "rules digup 9.9": "there is no rule '9.9', expected a number",
    "rules digup 99": "there is no rule '99'",
}


@pytest.mark.parametrize("command", BAD)
def test_bad_use_is_said_in_one_line(command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    result = run(*command.split())
    assert BAD[command] in result.stderr
    assert result.stderr.startswith("grotto: ")
    assert result.stderr.count("\n") == 1
    assert (result.exit_code, result.stdout) == (2, "")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("option", ["--seats 3", "--seed 1", "--solo", "--option first=0"])
def test_a_resumed_game_is_not_set_up_again(option: str, tmp_path: Path) -> None:
    result = run("play", "digup", "--resume", recorded(tmp_path), *option.split())
    assert result.exit_code == 2
    assert f"{option.split()[0]} and --resume exclude each other" in result.stderr


@pytest.mark.parametrize(("option", "value"), [("--step", -1), ("--step", 100_000), ("--seat", 3), ("--seat", -1)])
def test_a_replay_outside_the_game(option: str, value: int, tmp_path: Path) -> None:
    result = run("replay", recorded(tmp_path), option, value)
    assert result.exit_code == 2
    assert f"{option}: found {value}, expected a" in result.stderr
    assert result.stdout == ""


def test_native_without_numba(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("grotto.cli.simulate.find_spec", lambda _: None)
    for world in ("native", "cuda"):
        result = run("simulate", "digup", "--world", world, "--games", 1)
        assert result.exit_code == 2
        assert f"--world {world} needs Numba, which is not installed: pip install 'grotto[{world}]'" in result.stderr


def test_cuda_without_a_gpu(monkeypatch: pytest.MonkeyPatch) -> None:
    cuda = pytest.importorskip("numba.cuda")
    monkeypatch.setattr(cuda, "is_available", lambda: False)
    result = run("simulate", "digup", "--world", "cuda", "--games", 1)
    assert result.exit_code == 2
    assert "--world cuda needs an NVIDIA GPU" in result.stderr


def test_a_strangers_words_do_not_steer_the_terminal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    result = run("verify", "\x1b[2Jgame.json")
    assert "?[2Jgame.json does not exist" in result.stderr
    assert "\x1b" not in result.stderr
