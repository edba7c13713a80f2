"""`grotto play`: what a person types, and what comes of it."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

import grotto
from grotto.cli.typed import Unclear, chosen
from grotto.games import GAMES
from grotto.players import Sight
from grotto.players.at_random import RandomPlayer
from tests.cli.run import played, recorded, run

PLAY = ("play", "digup", "--seed", 7)


def played_typing(*lines: str, options: Sequence[object] = ()) -> str:
    result = run(*PLAY, *options, typed="".join(line + "\n" for line in lines))
    assert (result.exit_code, result.stderr) == (0, "")
    return result.stdout


def test_the_end_of_the_input_is_a_polite_end() -> None:
    assert played_typing().splitlines()[-1].startswith("Goodbye. This game was not saved")


def test_an_action_by_its_number_its_words_or_short_words() -> None:
    for typed in ("4", "collect ruby", "  Collect   RUBY ", "ruby", "col ru"):
        assert "You collect rubies." in played_typing(typed)


def test_what_the_others_do_is_told_before_the_next_question() -> None:
    out = played_typing("ruby")
    told, asked = out.index("Seat 1 collects"), out.index("Play a card, or stop. You may play two.")
    assert told < asked
    assert "Round 1, seat 2's turn: Seat 2 " in out


def test_a_refusal_says_why_and_by_which_rule_and_nothing_is_lost() -> None:
    out = played_typing("ruby", "play topaz-9 on cell 9", "play shovel", "open cell 5")
    assert "You may not 'play topaz-9 on cell 9': that card is not in the hand (rule 2.2)" in out
    assert "You may not 'open cell 5': that card lies open already (rule 4.7)" in out
    assert "Shovel: which cell of your mine do you turn up?" in out


def test_what_is_no_action_is_said() -> None:
    out = played_typing("99", "9" * 5000, "dance", "collect")
    assert "There is no 99: the actions are numbered from 1 to 6." in out
    assert "'dance' is no action that is asked for, such as 'collect amethyst'" in out
    assert "'collect' could be 'collect amethyst', 'collect diamond', 'collect emerald', 'collect ruby', …" in " ".join(
        out.split()
    )


def test_an_empty_line_does_nothing() -> None:
    assert "no action" not in played_typing("", "", "quit")


def test_undo_goes_back_to_the_own_last_decision() -> None:
    out = played_typing("undo", "ruby", "undo", "topaz")
    assert "There is no decision of yours to take back." in out
    assert "Taken back." in out
    assert out.index("You collect rubies") < out.index("Taken back") < out.index("You collect topazes")


def test_log_tells_all_that_was_heard() -> None:
    out = played_typing("ruby", "log")
    assert out.count("You collect rubies.") == 2


def test_help_and_rules() -> None:
    out = played_typing("help", "rules 4.9", "rules 9.9", "rules reading 4")
    assert "save FILE" in out
    assert "4.9 Suspension Bridge" in out
    assert "digup: there is no rule '9.9'" in out
    assert "Does the ban on the Bridge hold for hidden cards?" in out


@pytest.mark.parametrize("game", GAMES)
def test_help_has_an_example_from_every_game(game: str) -> None:
    result = run("play", game, "--seed", 7, typed="help\n")
    assert (result.exit_code, result.stderr) == (0, "")
    assert "they may be cut short: `" in result.stdout


def test_table_shows_the_whole_discard(tmp_path: Path) -> None:
    file, match = tmp_path / "g.json", played(2, 3, 120)
    file.write_text(match.save())
    out = run("play", "digup", "--resume", file, "--you", match.asked[0], typed="table\n").stdout
    assert len(match.view(None)["discard"]) > 8
    assert "more below" in out
    whole = out[out.rindex("top first: ") :].split("your hand")[0].removeprefix("top first: ")
    assert " ".join(whole.split()).split(", ") == match.view(None)["discard"][::-1]


def test_save_and_resume(tmp_path: Path) -> None:
    file = tmp_path / "evening.json"
    out = played_typing("ruby", "stop", "save", f"save {file}", "quit", options=["--you", 1])
    assert "Save it where?" in out
    assert "Saved. Go on with: grotto play digup --resume" in out
    assert out.splitlines()[-1] == "Goodbye."
    match = grotto.replay(file.read_text())
    assert match.names == ["random", "you", "random"]
    resumed = run("play", "digup", "--resume", file, typed="undo\nundo\nquit\n").stdout
    assert "you, seat 1: rubies" in resumed
    assert resumed.count("Taken back.") == 2
    assert "not saved" in resumed.splitlines()[-1]


def test_a_save_that_fails_loses_nothing(tmp_path: Path) -> None:
    out = played_typing("ruby", f"save {tmp_path}", f"save {tmp_path}/no/where.json", "stop")
    assert f"{tmp_path} is no plain file" in " ".join(out.split())
    assert "cannot be written: there is no folder" in " ".join(out.split())
    assert "You play no more." in out


def test_a_game_to_its_end_has_a_score_and_winners() -> None:
    out = played_typing("ruby", *(["1"] * 2000))
    assert "points (rule 6.4)" in out
    assert "own in" in out
    assert out.splitlines()[-1].endswith("points.") or "longer row" in out.splitlines()[-1] or "share" in out
    assert "Goodbye" not in out


def test_a_finished_game_can_be_looked_at(tmp_path: Path) -> None:
    out = run("play", "digup", "--resume", recorded(tmp_path)).stdout
    assert "points (rule 6.4)" in out
    assert "game over" in out


def test_solo_goes_on_with_enter_and_to_the_end_with_all() -> None:
    out = played_typing("", "", "undo", "all", options=["--solo"])
    assert [line for line in out.splitlines() if line.startswith("stones placed ")][1:4] == [
        "stones placed 1 · skeletons 0 · pile 3",
        "stones placed 2 · skeletons 0 · pile 3",
        "stones placed 1 · skeletons 0 · pile 3",
    ]
    assert "Stones placed: " in out.splitlines()[-1]


def test_all_is_for_the_solo_variant_alone() -> None:
    assert "`all` is for the solo variant" in played_typing("all")


def test_a_resumed_file_must_hold_the_game_that_was_named(tmp_path: Path) -> None:
    file = recorded(tmp_path)
    result = run("play", "other", "--resume", file)
    assert (result.exit_code, result.stderr) == (2, f"grotto: {file} holds a game of digup, expected other\n")


def test_the_other_players_are_shown_their_views_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[Any] = []
    choose = RandomPlayer.choose

    def looked_at(self: RandomPlayer, sight: Sight, dice: Any) -> Any:
        shown.append(sight.view)
        return choose(self, sight, dice)

    monkeypatch.setattr(RandomPlayer, "choose", looked_at)
    played_typing("ruby", "stop", "stop")
    assert shown
    assert all(set(view["asked"]) == {view["viewer"]} for view in shown)
    assert {view["viewer"] for view in shown} == {1, 2}


@pytest.mark.parametrize(
    ("short", "words"), [("4 9", "look at cell 4 of seat 9"), ("l 4", "look at cell 4"), ("stop", "stop")]
)
def test_short_words(short: str, words: str) -> None:
    from grotto.cli.typed import is_short_for

    assert is_short_for(short.split(), words.split())
    assert not is_short_for([*short.split(), "x"], words.split())
    assert not is_short_for(["9", "4"], ["cell", "4", "of", "9"])


def test_full_words_of_a_forbidden_action_are_never_taken_for_another() -> None:
    match = grotto.Match("digup", seats=2, seed=1)
    assert str(chosen("stop", match, 0)) == "stop"
    with pytest.raises(Unclear):
        chosen("0", match, 0)
