"""Aladdin's Dragons by rule of thumb: what each answer adds, in hundredths of an artifact.

Where a token goes and which is drawn by weight, for a bid that can be foreseen is outbid. `dragons_worth` says what
treasures and artifacts are worth, `dragons_rivals` how strong the others are, `dragons_spaces` what pips bring on a
space, `dragons_placing` where tokens go, `dragons_tally` what the tally asks, `dragons_powers`, `dragons_spells` and
`dragons_aiming` what artifacts and spells bring, `dragons_naming` what is named for them.
"""

from typing import Any

from grotto.games.dragons.actions import CAST, COUNTER, PASS, USE, VERBS
from grotto.games.dragons.pieces import ARTIFACT, SPACE
from grotto.games.dragons.rules.palace import shortfall
from grotto.games.dragons.state import Ask, Game, Window
from grotto.players.thumbs import (
    dragons_aiming,
    dragons_early,
    dragons_naming,
    dragons_placing,
    dragons_powers,
    dragons_rivals,
    dragons_spaces,
    dragons_spells,
    dragons_stacks,
    dragons_tally,
    dragons_worth,
)
from grotto.players.thumbs.dragons_naming import value_of_naming
from grotto.players.thumbs.dragons_placing import weigh_spaces, weigh_tokens
from grotto.players.thumbs.dragons_powers import WORTH_USING, value_of_countering, value_of_power
from grotto.players.thumbs.dragons_spells import value_of_casting
from grotto.players.thumbs.dragons_stacks import NEVER
from grotto.players.thumbs.dragons_tally import value_in_tally
from grotto.players.thumbs.dragons_worth import on_top, treasure
from grotto.players.weighing import LIST

# What a point is in values, for those who read them.
POINT = dragons_worth.POINT
PARTS = (
    dragons_worth,
    dragons_rivals,
    dragons_spaces,
    dragons_placing,
    dragons_powers,
    dragons_aiming,
    dragons_early,
    dragons_stacks,
    dragons_spells,
    dragons_tally,
    dragons_naming,
)
SWING = 2


def reason(game: Game, seat: int, action: int) -> tuple[str, dict[str, Any]]:
    """The word behind a value, and its arguments, of what the seat knows."""
    said = VERBS.action(action)
    if said.verb in ("place", "lay"):
        where = {"space": str(SPACE.say(game.chosen))} if game.chosen else {}
        return "must-not-be-foreseen", {**where, **said.values}
    if said.verb == "buy":
        kind = on_top(game, game.space)
        return "artifact", {"artifact": str(ARTIFACT.say(kind)) if kind else ""}
    if said.verb == "bribe":
        return "palace", {"price": shortfall(game, seat)}
    return WORDS.get(said.verb, "most-worth"), said.values


WORDS = {
    "pass": "nothing-better",
    "stop": "nothing-better",
    "cast": "its-moment",
    "use": "its-moment",
    "borrow": "its-moment",
    "counter": "would-cost-more",
    "take": "kind-of-most-use",
    "give": "kind-of-least-use",
    "pay": "kind-of-least-use",
    "pay-tax": "tokens-stay",
    "withdraw": "not-worth-the-tax",
    "camel": "wins-ties",
}

# -- Table Python from here on --------------------------------------------------


def weigh(game: Game, seat: int, answers: int, into: Any, values: Any) -> None:
    """The value of each of the first `answers` actions in `into`; of spaces and tokens to place, the weight."""
    ask = game.ask
    if ask == Ask.PLACE:
        weigh_spaces(game, seat, answers, into, values)
    elif ask == Ask.LAY:
        weigh_tokens(game, seat, answers, into, values)
    elif ask == Ask.PLAY and is_quiet(game, seat):
        for i in range(answers):
            values[i] = 0 if into[i] == PASS else NEVER
    else:
        unit = treasure(game)
        for i in range(answers):
            values[i] = value(game, seat, into[i], unit)


def is_quiet(game: Game, seat: int) -> bool:
    """Most windows of all: another is about to place, or all are placed, and nothing was played."""
    waits = game.window == Window.BEFORE_PLACEMENT or game.window == Window.ALL_PLACED
    return waits and game.turn != seat and game.queue.count == 0


def at_once(game: Game, seat: int) -> int:
    """11.2 To pass is always possible."""
    return PASS if game.ask == Ask.PLAY and is_quiet(game, seat) else LIST


def is_mixed(game: Game) -> bool:
    """3.1 Tokens lie face down: whoever could foresee a bid would outbid it by a pip."""
    return game.ask == Ask.PLACE or game.ask == Ask.LAY


def reopen(game: Game, seat: int) -> None:
    """2.5 Nobody chooses at the same time as another."""


def swing(game: Game) -> int:
    """A lead in artifacts that nearly decides the game."""
    return SWING


def value(game: Game, seat: int, action: int, unit: int) -> int:
    ask = game.ask
    if ask == Ask.PLAY:
        return value_of_play(game, seat, action, unit)
    if Ask.SPACE <= ask <= Ask.COUNTER:
        return value_of_naming(game, seat, action, unit)
    return value_in_tally(game, seat, action, unit)


def value_of_play(game: Game, seat: int, action: int, unit: int) -> int:
    """To pass is nothing; all else must bring more than it costs to have used it."""
    if action == PASS:
        return 0
    if action <= USE:
        return value_of_casting(game, seat, action - CAST, unit)
    if action <= COUNTER:
        return value_of_power(game, seat, action - USE, unit) - WORTH_USING
    return value_of_countering(game, seat, action - COUNTER, unit) - WORTH_USING
