"""Compiled rules are kept under a name that every source file has its share in."""

import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from grotto.games import open_box
from grotto.native.cache import cache_folder, cache_root

ONE_GAME = """
import sys
from grotto.lab.simulate import simulate
simulate("digup", seats=2, games=1, seed=1, world="native", tell=lambda line: print(line))
"""


def source(folder: Path, name: str, text: str) -> ModuleType:
    path = folder / f"{name}.py"
    path.write_text(text)
    module = ModuleType(name)
    module.__file__ = str(path)
    return module


def test_a_change_in_any_file_names_another_folder(tmp_path: Path) -> None:
    one, two = source(tmp_path, "one", "A = 1\n"), source(tmp_path, "two", "B = 2\n")
    before = cache_folder("cpu", (one, two))
    assert cache_folder("cpu", (one, two)) == before
    source(tmp_path, "two", "B = 3\n")
    assert cache_folder("cpu", (one, two)) != before


def test_all_that_is_compiled_is_hashed() -> None:
    box = open_box("digup")
    named = {Path(str(module.__file__)).name for module in box.sources()}
    rules = {path.name for path in Path(str(box.modules[0].__file__)).parent.glob("rules/*.py") if path.stat().st_size}
    assert rules <= named
    assert {"state.py", "actions.py", "pieces.py", "events.py", "chance.py", "piles.py", "layout.py"} <= named


def test_the_folder_can_be_chosen(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("GROTTO_CACHE", str(tmp_path))
    assert cache_root() == tmp_path
    monkeypatch.delenv("GROTTO_CACHE")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert cache_root() == tmp_path / "grotto"


@pytest.mark.slow
def test_compiling_is_told_of_the_first_time_only(tmp_path: Path) -> None:
    environment = {**os.environ, "GROTTO_CACHE": str(tmp_path)}

    def told() -> str:
        command = [sys.executable, "-c", ONE_GAME]
        return subprocess.run(command, env=environment, capture_output=True, text=True, check=True, timeout=300).stdout

    assert told().startswith("Compiling the rules of DIG UP Adventure")
    assert told() == ""
