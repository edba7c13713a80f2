"""What a newcomer relies on: a light import, a game without Numba, readable files, no ties to one machine."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from grotto import Misfit, rulebooks

ROOT = Path(__file__).parents[1]
HEAVY = ("numba", "numpy", "typer", "click", "rich", "asyncio")
MOST_LINES = 400
# Written in pieces, so that this file does not find itself.
MACHINE_PATHS = re.compile("|".join(("/wor" + "k/", "/hom" + "e/", "/Use" + "rs/", "/roo" + "t/", "/tm" + "p/")))
REGISTRIES = re.compile(
    "|".join((r"pypi\.o" + "rg", r"index-u" + "rl", r"registry\.np" + "mjs", r"files\.pythonh" + "osted"))
)

WITHOUT_NUMBA = """
import sys

class NoNumba:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in ("numba", "llvmlite"):
            raise ImportError(name + " is not installed")

sys.meta_path.insert(0, NoNumba())
import random
import grotto

match, dice = grotto.Match("digup", seats=3, seed=5), random.Random(5)
while match.outcome is None:
    seat = match.asked[0]
    match.act(seat, dice.choice(match.legal(seat)))
assert grotto.replay(match.transcript()).outcome == match.outcome
try:
    import numba
except ImportError:
    print("played", match.outcome.reason)
"""


def python(code: str) -> str:
    """What a fresh interpreter prints."""
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT / "src", capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def own_files() -> list[Path]:
    """The files of the project, as far as Git would keep them; without Git, those of its folders."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if listed.returncode == 0:
        return [ROOT / name for name in listed.stdout.splitlines() if (ROOT / name).is_file()]
    folders = ("src", "tests", "bench", "docs", "scripts", "rulebooks", ".ci")
    found = [path for folder in folders for path in (ROOT / folder).rglob("*") if path.is_file()]
    return [path for path in [*found, *ROOT.glob("*.*"), ROOT / "Makefile"] if "__pycache__" not in path.parts]


def text_files() -> dict[str, str]:
    names = {path.relative_to(ROOT).as_posix(): path for path in own_files()}
    kinds = {".py", ".md", ".toml", ".txt", ".json", ".sh", ".svg", ""}
    return {name: path.read_text(encoding="utf-8") for name, path in names.items() if path.suffix in kinds}


def test_importing_the_engine_is_light() -> None:
    code = f"import sys, grotto, grotto.games.digup; print([name for name in {HEAVY} if name in sys.modules])"
    assert python(code) == "[]"


def test_a_whole_game_is_played_and_verified_without_numba() -> None:
    assert python(WITHOUT_NUMBA) == "played mine-complete"


def test_no_file_names_this_machine_or_a_package_index() -> None:
    found = [
        f"{name}: {match[0]}"
        for name, text in text_files().items()
        for match in [*MACHINE_PATHS.finditer(text), *REGISTRIES.finditer(text)]
    ]
    assert found == []


def test_the_search_for_such_names_finds_them() -> None:
    assert MACHINE_PATHS.search("see /wor" + "k/main")
    assert REGISTRIES.search("https://pypi.o" + "rg/simple")


def test_no_source_file_is_too_long_to_read() -> None:
    lengths = {name: text.count("\n") for name, text in text_files().items() if name.endswith((".py", "Makefile"))}
    assert {name: lines for name, lines in lengths.items() if lines > MOST_LINES} == {}
    assert len(lengths) > 30


def test_the_rulebook_is_found() -> None:
    assert rulebooks.text("digup") == (ROOT / "rulebooks" / "digup.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", ["chess", "", "../README"])
def test_a_rulebook_that_is_not_there_is_named(name: str) -> None:
    with pytest.raises(Misfit, match="expected a game with a rulebook: digup"):
        rulebooks.text(name)
