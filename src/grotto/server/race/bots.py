"""How a program races: by the same path as everybody, with reflexes like a person's, and no way to be credited."""

from random import Random

from grotto.players.reaction import reaction_ms, slaps_falsely
from grotto.server.race.modes import MS
from grotto.server.race.race import Race
from grotto.tabletop.words import Misfit


def bot_answers(race: Race, seat: int, slap: bool, level: int, dice: Random) -> int:
    """Hand in what the program chose, at the moment at which a person would; it may be taken in and slap wrongly.

    It can be handed in as soon as the cue is known. Returns when it arrives; until then it changes nothing.
    """
    runner = race.runner(seat)
    if not runner.bot or runner.start is None:
        raise Misfit("seat", seat, "a program's seat")
    time = MS * reaction_ms(level, dice)
    at = runner.start + time
    if slap or slaps_falsely(level, dice):
        race.slap(seat, at, time)
    else:
        race.passes(seat, at)
    return at
