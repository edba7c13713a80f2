"""Ratings from who came out before whom: a Bradley-Terry model fitted by `choix`, on the scale of chess ratings."""

from collections.abc import Sequence
from math import log
from typing import Any

from grotto.tabletop.words import Misfit

AVERAGE = 1500.0
SCALE = 400 / log(10)
Z = 1.96
# Half a game each way between any two that met: who won all has a finite rating, and few games claim little.
BEFOREHAND = 0.5


def check_library() -> None:
    try:
        import choix  # noqa: F401
    except ModuleNotFoundError as missing:
        raise Misfit("arena", "no choix", "it installed: pip install 'grotto[lab]'") from missing


def rated(beaten: Sequence[Sequence[float]]) -> list[tuple[float, float, float]]:
    """For each player the rating and its 95 % interval; `beaten[i][j]`: how often i came out before j."""
    import choix
    import numpy as np

    won = np.array(beaten, float)
    won[(won + won.T) > 0] += BEFOREHAND
    if len(won) < 2 or not won.any():
        return [(AVERAGE, AVERAGE, AVERAGE)] * len(won)
    strength = choix.ilsr_pairwise_dense(won, alpha=1e-6, max_iter=1000)
    reach = Z * spread(won, strength)
    return [
        (AVERAGE + SCALE * float(s), AVERAGE + SCALE * float(s - r), AVERAGE + SCALE * float(s + r))
        for s, r in zip(strength - strength.mean(), reach, strict=True)
    ]


def spread(won: Any, strength: Any) -> Any:
    """The standard errors of the strengths: from the curvature of the likelihood at its top."""
    import numpy as np

    chance = 1 / (1 + np.exp(strength[None, :] - strength[:, None]))
    weight = (won + won.T) * chance * (1 - chance)
    np.fill_diagonal(weight, 0)
    curvature = np.diag(weight.sum(axis=1)) - weight
    return np.sqrt(np.diag(np.linalg.pinv(curvature)))
