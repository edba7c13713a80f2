"""Where and when a measurement was made: a figure without that is worth little."""

import os
import platform
import re
import subprocess
from datetime import UTC, datetime
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

ROOT = Path(__file__).parents[1]


def about() -> dict[str, str]:
    return {
        "commit": commit(),
        "date": f"{datetime.now(UTC):%Y-%m-%d %H:%M} UTC",
        "machine": f"{processor()}, {os.cpu_count()} cores, load {load()}",
        "python": platform.python_version(),
        **{name: package(name) for name in ("numba", "numpy")},
    }


def heading() -> str:
    return " · ".join(f"{name} {value}" for name, value in about().items())


def commit() -> str:
    """The commit checked out, and whether the engine differs from it."""
    name = git("rev-parse", "--short", "HEAD")
    if name is None:
        return "unknown"
    return f"{name} with changes" if git("status", "--porcelain", "--", "src") else name


def git(*words: str) -> str | None:
    try:
        done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return None
    return done.stdout.strip()


def processor() -> str:
    """The model's name, and the family and model numbers, which tell more where a cloud hides the name."""
    try:
        told = Path("/proc/cpuinfo").read_text(encoding="utf-8")
    except OSError:
        return platform.processor() or platform.machine()
    found = dict(re.findall(r"^(model name|cpu family|model)\s*:\s*(.+)$", told, re.MULTILINE))
    if "model name" not in found:
        return platform.machine()
    return f"{found['model name']} (family {found.get('cpu family', '?')}, model {found.get('model', '?')})"


def load() -> str:
    try:
        return f"{os.getloadavg()[0]:.1f}"
    except OSError:
        return "unknown"


def package(name: str) -> str:
    try:
        return version(name)
    except PackageNotFoundError:
        return "not installed"
