"""Where compiled rules are kept: a folder named by a hash of all that went into them.

Numba's own check looks at the one file of a function; a change in another rule would be missed.
"""

import hashlib
import os
import sys
from collections.abc import Iterable
from pathlib import Path
from types import ModuleType


def cache_root() -> Path:
    """`GROTTO_CACHE`, or the user's cache folder."""
    named = os.environ.get("GROTTO_CACHE")
    if named:
        return Path(named)
    base = os.environ.get("XDG_CACHE_HOME")
    return (Path(base) if base else Path.home() / ".cache") / "grotto"


def cache_folder(world: str, modules: Iterable[ModuleType]) -> Path:
    """The folder for these modules in this world, under this Python and this Numba, with or without its checks."""
    import numba

    digest = hashlib.sha256(f"{world} {sys.version} {numba.__version__} {numba.config.BOUNDSCHECK}".encode())
    for module in modules:
        digest.update(Path(str(module.__file__)).read_bytes())
    return cache_root() / f"{world}-{digest.hexdigest()[:16]}"


def is_ready(folder: Path, entry: str) -> bool:
    """Whether an entry was compiled into the folder before."""
    return any(folder.glob(f"**/*{entry}*.nbi"))
