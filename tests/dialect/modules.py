"""Which code is table Python: all rules, and what stands below the marker in other modules."""

import ast
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src"
MARKER = "# -- Table Python from here on"
RULES = ("grotto/games/*/rules/*.py", "grotto/games/*/rules.py", "grotto/games/*/unseen.py")
WHOLE = (*RULES, "grotto/tabletop/random_play.py")
PLAYERS = ("grotto/players/*.py", "grotto/players/*/*.py")
MARKED = ("grotto/tabletop/*.py", "grotto/games/*/*.py", *PLAYERS, "grotto/native/*.py")


@dataclass(frozen=True)
class Module:
    """A module that holds table Python from line `start` on. `path` is how findings name it."""

    name: str
    path: str
    tree: ast.Module
    start: int

    @property
    def body(self) -> list[ast.stmt]:
        return [node for node in self.tree.body if node.lineno > self.start]

    @property
    def functions(self) -> dict[str, ast.FunctionDef]:
        return {node.name: node for node in self.body if isinstance(node, ast.FunctionDef)}

    @property
    def forms(self) -> set[str]:
        """Names declared and left open: the game fills them in."""
        open_names = (node.target for node in self.body if isinstance(node, ast.AnnAssign) and node.value is None)
        return {target.id for target in open_names if isinstance(target, ast.Name)}

    @property
    def imports(self) -> dict[str, tuple[str, str]]:
        """What a name stands for: the module it comes from and its name there."""
        return {
            alias.asname or alias.name: (node.module or "", alias.name)
            for node in self.tree.body
            if isinstance(node, ast.ImportFrom)
            for alias in node.names
        }


def module(source: str, name: str, path: str, whole: bool = True) -> Module:
    marker = [i for i, line in enumerate(source.splitlines(), 1) if line.startswith(MARKER)]
    return Module(name, path, ast.parse(source), marker[0] if marker and not whole else 0)


def table_python() -> list[Module]:
    """Every module of the project that is table Python, whole or from its marker on."""
    whole = {path for pattern in WHOLE for path in SOURCE.glob(pattern)}
    marked = {path for pattern in MARKED for path in SOURCE.glob(pattern) if has_marker(path)}
    return [of_file(path, path in whole) for path in sorted(whole | marked)]


def has_marker(path: Path) -> bool:
    return any(line.startswith(MARKER) for line in path.read_text(encoding="utf-8").splitlines())


def of_file(path: Path, whole: bool) -> Module:
    name = ".".join(path.relative_to(SOURCE).with_suffix("").parts)
    return module(path.read_text(encoding="utf-8"), name, path.relative_to(ROOT).as_posix(), whole)
