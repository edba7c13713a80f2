"""Records for Numba's CUDA simulator, which runs device functions as plain Python over NumPy's arrays.

NumPy's numbers reckon otherwise than a GPU does: the small ones overflow, and two comparisons that both hold add up to
1. So there Python's own numbers stand in every field. And None stands where nothing was written yet, so that a rule
which reads what a GPU would find by chance in its memory fails.
"""

from typing import Any

import numpy as np


def simulated(kind: np.dtype[Any]) -> np.dtype[Any]:
    """The same record of Python's numbers, with fields as attributes."""
    if kind.subdtype is not None:
        return np.dtype((simulated(kind.subdtype[0]), kind.subdtype[1]))
    if kind.fields is None:
        return np.dtype(object)
    fields = [(name, simulated(field[0])) for name, field in kind.fields.items()]
    return np.dtype((Simulated, np.dtype(fields)))


class Simulated(np.void):  # type: ignore[misc]
    """A record whose fields are attributes, before all else that NumPy hangs on its scalars."""

    def __getattribute__(self, name: str) -> Any:
        kind = object.__getattribute__(self, "dtype")
        return self[name] if name in kind.fields else object.__getattribute__(self, name)

    def __setattr__(self, name: str, value: Any) -> None:
        self[name] = value


def copy_simulated(to: Any, of: Any) -> None:
    """In the place of `copy_record` in the simulator, whose arrays hand out no records."""
    to[0] = of.copy_to_host()[0]
