"""When each seat is sent the cue: after a wait that nobody can foresee, and the near seats a little later.

All lamps light together then, as far as the ways allow: people in one room would hear each other slap.
"""

from collections.abc import Sequence
from random import Random

from grotto.server.race.modes import MS
from grotto.server.race.runners import Runner

WAIT_FROM, WAIT_TO = 700 * MS, 2200 * MS
MOST_HELD_BACK = 120 * MS


def fore_period(dice: Random) -> int:
    """How long everyone waits for the cue."""
    return dice.randint(WAIT_FROM, WAIT_TO)


def stagger(runners: Sequence[Runner], cue: int) -> None:
    """The furthest seat is sent the cue at once, the nearer ones by half the difference of the round trips later."""
    furthest = max(runner.link.shortest for runner in runners)
    for runner in runners:
        runner.cue = cue + min((furthest - runner.link.shortest) // 2, MOST_HELD_BACK)
