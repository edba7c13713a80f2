"""What is kept: tables, games, actions, sealed answers, answers to commands, deadlines, receipts."""

from grotto.server.store.store import NotStored, Store
from grotto.server.store.writes import Write

__all__ = ["NotStored", "Store", "Write"]
