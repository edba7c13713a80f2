"""Aladdin's Dragons: treasures between the bank and the niches of the caves (2.1, 5.2)."""

from grotto.games.dragons.events import Event
from grotto.games.dragons.pieces import NICHES
from grotto.games.dragons.state import Game
from grotto.tabletop.events import EVERYBODY, note


def fill(game: Game, space: int, niche: int, amount: int) -> None:
    """2.1 From the bank, or what is left of it; a niche that gets nothing is not filled (reading 27)."""
    kind = space - 1
    laid = amount if game.unlimited != 0 else min(amount, game.bank[kind])
    if laid > 0:
        game.bank[kind] -= laid
        game.caves[kind].niches[niche] = laid
        note(game, Event.FILLED, EVERYBODY, space, niche + 1, laid, 0)


def return_treasures(game: Game, space: int) -> None:
    """5.2 To the bank."""
    cave = game.caves[space - 1]
    count = 0
    for niche in range(NICHES):
        count += cave.niches[niche]
        cave.niches[niche] = 0
    if count > 0:
        game.bank[space - 1] += count
        note(game, Event.RETURNED, EVERYBODY, space, space - 1, count, 0)
