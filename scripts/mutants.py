"""Change the rules on purpose, one spot at a time, and see whether a test notices: `make mutants`.

Cosmic Ray makes the changes and runs the tests; each worker has its own copy of the project, under `mutants/`. With
`make mutants ARGS="--game lamp --only race"` it is another game, and a single module; with `--share 0.3` a random third
of the changes, when the whole would take too long. At the end: how many were killed, and each survivor.
"""

import argparse
import ast
import json
import os
import random
import resource
import shlex
import shutil
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from cosmic_ray.work_db import use_db
from cosmic_ray.work_item import WorkerOutcome, WorkResult

ROOT = Path(__file__).resolve().parents[1]
MUTANTS = ROOT / "mutants"
COPIED = ("src", "tests", "rulebooks", "pyproject.toml")
MEMORY = 8 << 30  # a mutant that never ends may otherwise eat all there is

# Of the eleven ways to replace an operator these are kept; `is` for `==` changes nothing among small numbers. An
# equality opened to one side (`==` to `<=`, `!=` to `>`) changes nothing where names are told apart one after the
# other, as most are here; that it is turned round, or made a strict order, must be noticed.
KEPT = "Add_Sub|Sub_Add|Mul_Add|FloorDiv_Mul|Mod_FloorDiv|RShift_LShift|LShift_RShift|BitAnd_BitOr|BitOr_BitAnd"
LEFT_OUT = [
    rf"core/ReplaceBinaryOperator_(?!({KEPT})$).*",
    r"core/ReplaceComparisonOperator_\w+_Is(Not)?$",
    r"core/ReplaceComparisonOperator_(Eq_(Lt|Gt)E|NotEq_(Lt|Gt))$",
]

CONFIG = """
[cosmic-ray]
module-path = {modules}
timeout = {timeout}
excluded-modules = []
test-command = {command}

[cosmic-ray.distributor]
name = "local"

[cosmic-ray.filters.operators-filter]
exclude-operators = {left_out}
"""


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--workers", type=int, default=2)
    options.add_argument("--game", default="digup", help="the game whose rules are changed")
    options.add_argument("--only", help="the module of the rules to change, such as drawing")
    options.add_argument("--share", type=float, default=1.0, help="the share of the changes that is tried, 0 to 1")
    chosen = options.parse_args()
    rules = rules_of(chosen.game)
    modules = sorted(path for path in rules.glob(f"{chosen.only or '*'}.py") if path.stat().st_size)
    if not modules:
        print(f"no module {chosen.only!r} in {rules.relative_to(ROOT)}", file=sys.stderr)
        return 2
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    shutil.rmtree(MUTANTS, ignore_errors=True)
    shares = [share for share in shared_out(modules, chosen.workers) if share]
    folders = [prepared(MUTANTS / str(i), chosen.game, share, chosen.share) for i, share in enumerate(shares)]
    follow([start(folder) for folder in folders], folders)
    return report([result for folder in folders for result in results(folder)])


def rules_of(game: str) -> Path:
    return ROOT / "src/grotto/games" / game / "rules"


def shared_out(modules: list[Path], workers: int) -> list[list[Path]]:
    """The longest modules first, each to the worker with the least to do."""
    shares: list[list[Path]] = [[] for _ in range(workers)]
    for module in sorted(modules, key=lambda path: -path.stat().st_size):
        min(shares, key=lambda share: sum(path.stat().st_size for path in share)).append(module)
    return shares


def prepared(folder: Path, game: str, modules: list[Path], tried: float) -> Path:
    """A copy of the project with a session of Cosmic Ray. Only its rules are compiled anew at each run."""
    for name in COPIED:
        source, target = ROOT / name, folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        if source.is_dir():
            shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(source, target)
    run(folder, sys.executable, "-m", "compileall", "-q", "--invalidation-mode", "unchecked-hash", "src", "tests")
    shutil.rmtree(folder / rules_of(game).relative_to(ROOT) / "__pycache__")
    began = time.monotonic()
    run(folder, *test_command(game))
    took = time.monotonic() - began
    config = CONFIG.format(
        modules=json.dumps([path.relative_to(ROOT).as_posix() for path in modules]),
        timeout=round(10 + 5 * took, 1),
        command=json.dumps(shlex.join(test_command(game))),
        left_out=json.dumps(LEFT_OUT),
    )
    (folder / "cosmic-ray.toml").write_text(config, encoding="utf-8")
    run(folder, *cosmic_ray("init", "cosmic-ray.toml", "session.sqlite"))
    run(folder, sys.executable, "-m", "cosmic_ray.tools.filters.operators_filter", "session.sqlite", "cosmic-ray.toml")
    leave_fillers(folder, game)
    leave_all_but(folder, tried)
    return folder


def leave_fillers(folder: Path, game: str) -> None:
    """Leave out the zeros that fill up a `note`: beyond the parts of its event nobody reads them."""
    with use_db(str(folder / "session.sqlite")) as session:
        for item in list(session.pending_work_items):
            [mutant] = item.mutations
            if (mutant.start_pos[0], mutant.start_pos[1]) in fillers(folder / mutant.module_path, game):
                session.set_result(item.job_id, WorkResult(worker_outcome=WorkerOutcome.SKIPPED))


def leave_all_but(folder: Path, tried: float) -> None:
    """Try only a random share of what is left."""
    with use_db(str(folder / "session.sqlite")) as session:
        for item in list(session.pending_work_items):
            if random.random() >= tried:
                session.set_result(item.job_id, WorkResult(worker_outcome=WorkerOutcome.SKIPPED))


@cache
def fillers(module: Path, game: str) -> set[tuple[int, int]]:
    """Where they stand: line and column."""
    events = import_module(f"grotto.games.{game}.events")
    found = set()
    for call in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
        if isinstance(call, ast.Call) and getattr(call.func, "id", "") == "note":
            parts = events.PARTS[events.Event[call.args[1].attr]]
            found |= {(filler.lineno, filler.col_offset) for filler in call.args[3 + len(parts) :]}
    return found


def test_command(game: str) -> list[str]:
    quick = ["-x", "-q", "-m", "not slow", "--assert=plain", "-p", "no:cacheprovider"]
    return [sys.executable, "-m", "pytest", *quick, f"tests/games/{game}"]


def cosmic_ray(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "cosmic_ray.cli", *arguments]


def surroundings() -> dict[str, str]:
    """Without bytecode of its own no mutant is taken for the one before it."""
    return {**os.environ, "PYTHONDONTWRITEBYTECODE": "1", "PYTHONPATH": "src"}


def run(folder: Path, *command: str) -> str:
    done = subprocess.run(command, cwd=folder, env=surroundings(), capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"{' '.join(command)}\n{done.stdout}{done.stderr}")
    return done.stdout


def start(folder: Path) -> subprocess.Popen[bytes]:
    command = cosmic_ray("exec", "cosmic-ray.toml", "session.sqlite")
    return subprocess.Popen(command, cwd=folder, env=surroundings(), stderr=subprocess.DEVNULL)


def follow(running: list[subprocess.Popen[bytes]], folders: list[Path]) -> None:
    """Say from time to time how far it is."""
    while any(process.poll() is None for process in running):
        time.sleep(20)
        told = [result for folder in folders for result in results(folder)]
        done = sum(result is not None for _, result in told)
        print(f"\r{done} of {len(told)} mutants tried", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)


def results(folder: Path) -> Iterator[tuple[Any, Any]]:
    """Pairs of a mutant and what became of it (None: not tried yet)."""
    for line in run(folder, *cosmic_ray("dump", "session.sqlite")).splitlines():
        mutant, result = json.loads(line)
        if result is None or result["worker_outcome"] != "skipped":
            yield mutant["mutations"][0], result


def report(told: list[tuple[Any, Any]]) -> int:
    """The count by module and the list of the survivors."""
    tried, survived = Counter[str](), Counter[str]()
    for mutant, result in told:
        tried[mutant["module_path"]] += 1
        if result is None or result["test_outcome"] == "survived":
            survived[mutant["module_path"]] += 1
            print(f"survived: {mutant['module_path']}:{mutant['start_pos'][0]}\n{change(result)}")
    for module in sorted(tried):
        print(f"{module}: {tried[module] - survived[module]} of {tried[module]} killed")
    total, killed = tried.total(), tried.total() - survived.total()
    print(f"{killed} of {total} killed ({100 * killed / max(total, 1):.1f} %), {survived.total()} survived")
    return 0


def change(result: Any) -> str:
    """The lines of the difference that were changed."""
    lines = result["diff"].splitlines() if result else ["  not tried"]
    return "\n".join(f"    {x}" for x in lines if x[:1] in "+-" and x[:3] not in ("+++", "---"))


if __name__ == "__main__":
    sys.exit(main())
