"""What a stranger installs: the wheel in an environment of its own, without Numba. It plays, records and verifies."""

import subprocess
import sys
from pathlib import Path

import pytest

from grotto.games import GAMES

ROOT = Path(__file__).parents[1]
pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def elsewhere(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with `grotto[cli]` built from this checkout, and nothing of the checkout on its path."""
    folder = tmp_path_factory.mktemp("elsewhere")
    subprocess.run([sys.executable, "-m", "venv", folder / "venv"], check=True)
    quiet = ["--quiet", "--disable-pip-version-check"]
    subprocess.run([folder / "venv/bin/python", "-m", "pip", "install", *quiet, f"{ROOT}[cli]"], check=True)
    return folder


def said(elsewhere: Path, *command: str, typed: str = "") -> str:
    done = subprocess.run(
        [elsewhere / "venv/bin" / command[0], *command[1:]],
        cwd=elsewhere,
        input=typed,
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_there_is_no_numba(elsewhere: Path) -> None:
    found = said(elsewhere, "python", "-c", "from importlib.util import find_spec; print(find_spec('numba'))")
    assert found == "None\n"


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_recorded_and_verified(elsewhere: Path, game: str) -> None:
    file = f"{game}.json"
    said(elsewhere, "grotto", "match", game, "--seed", "7", "--out", file)
    assert f"{file} holds." in said(elsewhere, "grotto", "verify", file)
    assert "games" in said(elsewhere, "grotto", "simulate", game, "--games", "3")
    assert "Goodbye" in said(elsewhere, "grotto", "play", game, "--seed", "7", typed="1\nquit\n")


@pytest.mark.parametrize("game", GAMES)
def test_the_rulebook_comes_along(elsewhere: Path, game: str) -> None:
    assert said(elsewhere, "grotto", "rules", game).strip() == (ROOT / f"rulebooks/{game}.md").read_text().strip()


def test_a_world_that_is_not_installed_is_named(elsewhere: Path) -> None:
    command = [str(elsewhere / "venv/bin/grotto"), "simulate", "digup", "--world", "native", "--games", "3"]
    done = subprocess.run(command, cwd=elsewhere, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (2, "")
    assert "pip install 'grotto[native]'" in done.stderr
