"""boardgame.io's server, fetched by npm into a temporary folder; nothing of it is kept in the repository."""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bench.figures import told
from bench.load.processes import Process, running

FILES = Path(__file__).parents[1] / "boardgame_io"
FOLDER = "GROTTO_BOARDGAME_IO"  # names a folder that is kept, so that it is fetched once


def why_not() -> str | None:
    """Why it cannot run here, if it cannot."""
    missing = [name for name in ("node", "npm") if shutil.which(name) is None]
    return f"needs {' and '.join(missing)}" if missing else None


@contextmanager
def installed() -> Iterator[Path]:
    """The folder where it can be started."""
    kept = os.environ.get(FOLDER)
    with tempfile.TemporaryDirectory() as fleeting:
        folder = Path(kept or fleeting)
        folder.mkdir(parents=True, exist_ok=True)
        for name in ("package.json", "server.mjs"):
            shutil.copy(FILES / name, folder)
        if not (folder / "node_modules" / "boardgame.io").is_dir():
            told("npm install boardgame.io")
            install = ["npm", "install", "--no-audit", "--no-fund", "--omit=dev", "--loglevel=error"]
            subprocess.run(install, cwd=folder, check=True, stdout=subprocess.DEVNULL, timeout=300)
        yield folder


@contextmanager
def boardgame_io(folder: Path) -> Iterator[Process]:
    environment = {"NODE_ENV": "production"}
    with running(["node", "server.mjs", "0"], str(folder), environment, r"listening on (\d+)") as server:
        yield server
