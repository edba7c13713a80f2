"""Players that are programs. Each is given what its seat may know, chooses among the legal actions, and says why."""

from grotto.players.choice import Choice, Reason
from grotto.players.naming import PLAYERS, Player, is_player, player
from grotto.players.sight import Sight, sight

__all__ = ["PLAYERS", "Choice", "Player", "Reason", "Sight", "is_player", "player", "sight"]
