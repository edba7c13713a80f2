"""Aladdin's Dragons: who is asked, in which order, and how an effect comes to its end."""

from grotto.games.dragons.state import NO_PLAY, Fate, Game, Stage
from grotto.tabletop.table import NO_SEAT


def ask(game: Game, question: int, seat: int) -> None:
    """2.5 One small decision at a time."""
    game.ask = question
    game.asked = 1 << seat


def seat_at(game: Game, nth: int) -> int:
    """2.5 The seat that is `nth` in player order, the first player being 0."""
    return round_table(game, game.first + nth)


def round_table(game: Game, place: int) -> int:
    """Past the last seat comes the first again. Without a division, which takes longer than what asks for it."""
    return place - game.seat_count if place >= game.seat_count else place


def forget_steps(game: Game) -> None:
    """What is carried out step by step is done."""
    game.step = 0
    game.cursor = 0
    game.owed = 0
    game.payee = NO_SEAT
    game.kinds = 0
    game.chosen = 0


def finish(game: Game) -> None:
    """11.3 What was played has taken effect; the next thing played may."""
    game.queue.plays[game.resolving].fate = Fate.DONE
    game.resolving = NO_PLAY
    forget_steps(game)
    game.stage = Stage.RESOLVING
