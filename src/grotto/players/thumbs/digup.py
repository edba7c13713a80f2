"""DIG UP by rule of thumb: what each play adds to the own mine, and takes from the others', as far as the seat knows.

Values are hundredths of a point. A hidden card that the seat has not seen counts as an average one. `digup_mines`
looks at mines and hands, `digup_adventures` at the adventures.
"""

from typing import Any

from grotto.games.digup.actions import DISCARD, LAY, PLAY, STOP, VERBS
from grotto.games.digup.pieces import CARD, CELLS, IDOL, PURSE, is_of_colour, is_stone
from grotto.games.digup.state import Ask, Game
from grotto.players.thumbs import digup_adventures, digup_mines
from grotto.players.thumbs.digup_adventures import value_in_adventure, value_of_adventure
from grotto.players.thumbs.digup_mines import DRAWN, is_for_nothing, keep, value_of_laying
from grotto.players.weighing import LIST

# What a point is in values, for those who read them.
POINT = digup_mines.POINT
PARTS = (digup_mines, digup_adventures)
SWING = 8
ABOUT_MINES = ("lay", "open", "swap", "with", "give-cell", "for-cell")


def reason(game: Game, seat: int, action: int) -> tuple[str, dict[str, Any]]:
    """The word behind a value, and its arguments, of what the seat knows."""
    said = VERBS.action(action)
    if said.verb == "lay":
        return word_for_laying(game, seat, (action - LAY) // CELLS, (action - LAY) % CELLS), said.values
    if said.verb == "play":
        return "adventure", {**said.values, "kept": keep(game, seat, action - PLAY) / POINT}
    if said.verb in ("keep", "take", "dig-out", "pick"):
        card = CARD.hear(said.values["card"], "card")
        return "useful-card", {**said.values, "points": keep(game, seat, card) / POINT}
    if said.verb in ("discard", "pay", "give", "put-back"):
        card = CARD.hear(said.values["card"], "card")
        return "least-useful-card", {**said.values, "points": keep(game, seat, card) / POINT}
    if said.verb == "stop":
        return "nothing-better", {}
    return "better-mine" if said.verb in ABOUT_MINES else "to-know-more", said.values


def word_for_laying(game: Game, seat: int, card: int, cell: int) -> str:
    if is_of_colour(card, game.seats[seat].colour):
        return "own-stone-in-place" if (card - 1) % CELLS == cell else "own-stone-elsewhere"
    if card == IDOL:
        return "idol"
    return "stone-in-place" if is_stone(card) else "to-lift-a-card"


# -- Table Python from here on --------------------------------------------------


def weigh(game: Game, seat: int, answers: int, into: Any, values: Any) -> None:
    """The value of each of the first `answers` actions in `into`."""
    for i in range(answers):
        values[i] = value(game, seat, into[i])


def at_once(game: Game, seat: int) -> int:
    return LIST


def is_mixed(game: Game) -> bool:
    """Nobody chooses at the same time as another."""
    return False


def reopen(game: Game, seat: int) -> None:
    """Nothing is ever chosen in secret before others choose."""


def swing(game: Game) -> int:
    """A lead in points that nearly decides the game."""
    return SWING


def value(game: Game, seat: int, action: int) -> int:
    ask = game.ask
    if ask == Ask.PLAY:
        return value_of_play(game, seat, action)
    if ask == Ask.DISCARD:
        return 0 if action == STOP else DRAWN - keep(game, seat, action - DISCARD)
    if ask == Ask.COLOUR or ask == Ask.SOLO:
        return 0
    return value_in_adventure(game, seat, action)


def value_of_play(game: Game, seat: int, action: int) -> int:
    """To stop is nothing; a treasure is worth what it adds to the mine; an adventure what it may bring."""
    if action == STOP:
        return 0
    if action < PLAY + PURSE:
        return value_of_laying(game, seat, (action - LAY) // CELLS, (action - LAY) % CELLS)
    gain = value_of_adventure(game, seat, action - PLAY)
    return gain // 4 if is_for_nothing(game) and gain > 0 else gain
