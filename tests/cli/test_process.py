"""The command line as a process of its own: terminals, pipes and signals."""

import os
import pty
import select
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

GROTTO = [sys.executable, "-m", "grotto"]
HERE = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[2] / "src"), "PYTHONDONTWRITEBYTECODE": "1"}


def grotto(*args: str, typed: str | bytes = "", **more: str) -> subprocess.CompletedProcess[bytes]:
    given = typed.encode() if isinstance(typed, str) else typed
    return subprocess.run([*GROTTO, *args], input=given, capture_output=True, env=HERE | more, timeout=60, check=False)


def hear_ctrl_c() -> None:
    """Tests that run in the background are deaf to Ctrl-C, and so would be what they start."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@contextmanager
def started(command: list[str], **how: Any) -> Iterator[subprocess.Popen[bytes]]:
    """A process that does not outlive its test."""
    process = subprocess.Popen(command, preexec_fn=hear_ctrl_c, **how)
    try:
        yield process
    finally:
        process.kill()
        process.wait()


def read_until(terminal: int, words: bytes) -> bytes:
    """What the program wrote to its terminal, until these words came."""
    said = b""
    while words not in said:
        ready, _, _ = select.select([terminal], [], [], 20)
        assert ready, said
        try:
            said += os.read(terminal, 4096)
        except OSError:  # the other end was closed
            break
    return said


def test_exit_codes_leave_the_process(tmp_path: Path) -> None:
    (tmp_path / "broken.json").write_text("{")
    assert grotto("verify", str(tmp_path / "broken.json")).returncode == 1
    assert grotto("verify", str(tmp_path / "none.json")).returncode == 2
    assert grotto("--version").returncode == 0


def test_help_needs_no_numba_and_no_game() -> None:
    code = "import sys\ntry:\n    from grotto.cli import main\n    sys.argv = ['grotto', '--help']\n    main()\n"
    code += "finally:\n    print({'numba', 'grotto.games.digup', 'grotto.lab'} & set(sys.modules), file=sys.stderr)"
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, env=HERE, timeout=60, check=True)
    assert said.stderr.decode().strip() == "set()"


@pytest.mark.parametrize("package", ["typer", "rich"])
def test_without_the_extra_it_says_what_to_install(package: str) -> None:
    code = f"import sys; sys.modules[{package!r}] = None; from grotto.cli import main; main()"
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, env=HERE, timeout=60, check=False)
    assert said.returncode == 1
    assert said.stderr == f"grotto: the command line needs {package}: pip install 'grotto[cli]'\n".encode()


def test_piped_input_is_played_and_echoed() -> None:
    said = grotto("play", "digup", "--seed", "7", typed="ruby\n\xe9\n")
    assert said.returncode == 0
    assert said.stderr == b""
    assert b"> ruby\n" in said.stdout
    assert b"Goodbye" in said.stdout
    assert b"\x1b" not in said.stdout


def test_bytes_that_are_no_text_are_no_trouble() -> None:
    said = grotto("play", "digup", "--seed", "7", typed=b"\xff\xfe\nruby\n")
    assert (said.returncode, said.stderr) == (0, b"")
    assert b"You collect rubies" in said.stdout


def test_an_ascii_terminal_gets_question_marks_instead_of_a_traceback() -> None:
    said = grotto("play", "digup", "--seed", "7", typed="ruby\n", PYTHONIOENCODING="ascii")
    assert (said.returncode, said.stderr) == (0, b"")


def test_a_reader_that_goes_away_is_no_trouble() -> None:
    whole = f"{sys.executable} -m grotto rules digup | head -1"
    said = subprocess.run(["sh", "-c", whole], capture_output=True, env=HERE, timeout=60, check=False)
    assert said.stdout == b"# DIG UP Adventure\n"
    assert said.stderr == b""


@pytest.mark.parametrize("colour", [True, False])
def test_in_a_terminal_colours_unless_they_are_not_wanted(colour: bool) -> None:
    ours, theirs = pty.openpty()
    env = {key: value for key, value in HERE.items() if key not in ("NO_COLOR", "FORCE_COLOR", "COLUMNS")}
    env |= {"TERM": "xterm-256color"} | ({} if colour else {"NO_COLOR": "1"})
    command = [*GROTTO, "play", "digup", "--seed", "7"]
    with started(command, stdin=theirs, stdout=theirs, stderr=theirs, env=env) as process:
        os.close(theirs)
        said = read_until(ours, b"> ")
        os.write(ours, b"ruby\n")
        said += read_until(ours, b"stop")
        process.send_signal(signal.SIGINT)  # Ctrl-C
        said += read_until(ours, b"Goodbye")
        assert process.wait(timeout=30) == 0
    os.close(ours)
    assert b"Goodbye" in said
    assert b"Traceback" not in said
    assert (b"\x1b[31mruby" in said) == colour


def test_long_work_shows_a_bar_where_somebody_looks() -> None:
    ours, theirs = pty.openpty()
    command = [*GROTTO, "simulate", "digup", "--world", "plain", "--games", "30"]
    env = HERE | {"TERM": "xterm"}
    with started(command, stdout=subprocess.PIPE, stderr=theirs, env=env) as process:
        os.close(theirs)
        assert b"/30" in read_until(ours, b"/30")
        assert process.communicate(timeout=30)[0].startswith(b"game ")
    os.close(ours)


def test_ctrl_c_in_long_work_is_one_line() -> None:
    ours, theirs = pty.openpty()
    command = [*GROTTO, "simulate", "digup", "--world", "plain", "--games", "100000"]
    env = HERE | {"TERM": "xterm"}
    with started(command, stdout=subprocess.PIPE, stderr=theirs, env=env) as process:
        os.close(theirs)
        read_until(ours, b"/100000")
        process.send_signal(signal.SIGINT)
        said = read_until(ours, b"grotto: interrupted")
        assert b"grotto: interrupted" in said
        assert b"Traceback" not in said
        assert process.communicate(timeout=30)[0] == b""
        assert process.returncode == 130
    os.close(ours)
