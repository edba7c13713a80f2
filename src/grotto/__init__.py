"""Grotto: three tabletop games about treasure, to play, to measure and to learn from."""

from grotto.tabletop.actions import Action
from grotto.tabletop.box import Outcome
from grotto.tabletop.match import Match, Refused
from grotto.tabletop.transcript import Tampered, replay
from grotto.tabletop.words import Misfit

__all__ = ["Action", "Match", "Misfit", "Outcome", "Refused", "Tampered", "replay"]
__version__ = "0.1.0"
