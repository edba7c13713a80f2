"""Write web/src/words/boxes.json: every key that a game can speak of, so that the client's messages can be checked.

Nothing in it is a rule: what the events, actions, questions, refusals and endings are called, and what their arguments
stand for. Run it when a game gains a word; a test says when it was forgotten.
"""

import enum
import importlib
import json
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from grotto.games import GAMES, open_box
from grotto.tabletop.actions import Argument, Verb
from grotto.tabletop.box import Box
from grotto.tabletop.events import Part
from grotto.tabletop.words import Named, SeatsWording, SeatWording, YesNo, kebab

# One family has one name on the client's side, however events and verbs speak of it.
FAMILIES = {
    "lamp": {
        "kind-of-card": "kind",
        "card": "kind",
        "card-of-a-chest": "card",
        "effect-of-a-Lamp-card": "effect",
        "hand-in-the-race": "hand",
        "to": "chest",
    },
    "dragons": {"kind-of-treasure": "kind", "artifact-or-a-spell": "play"},
}
# What told the winners from the others (`Outcome.decided_by`).
DECIDED_BY = {
    "digup": ("points", "row", "shared", "stones"),
    "lamp": ("points", "shared"),
    "dragons": ("artifacts", "scrolls", "shared"),
}

PAGE = Path(__file__).parents[1] / "web/src/words/boxes.json"


def boxes() -> dict[str, Any]:
    return {name: words_of(open_box(name)) for name in GAMES}


class Pieces:
    """The families of pieces that a game speaks of, gathered while its words are read."""

    def __init__(self, game: str) -> None:
        self.called = FAMILIES.get(game, {})
        self.names: dict[str, set[str]] = {}

    def family(self, what: str, names: Iterable[str]) -> str:
        """`a card` is of the family `card`."""
        plain = re.sub(r"^(an?|the) ", "", what).replace(" ", "-")
        family = self.called.get(plain, plain)
        self.names.setdefault(family, set()).update(name for name in names if name)
        return family


def words_of(box: Box) -> dict[str, Any]:
    state = importlib.import_module(f"grotto.games.{box.name}.state")
    pieces = Pieces(box.name)
    return {
        "seats": list(box.seats),
        "usual_seats": box.usual_seats,
        "options": {name: option_of(option.choices) for name, option in box.options.items()},
        "events": {t.key: {p.name: kind_of_part(p, pieces) for p in t.parts} for t in box.tellings},
        "verbs": {v.key: verb_of(v, pieces) for v in box.verbs.verbs},
        "asks": asks_of(state.Ask),
        "refusals": {kebab(box.refusals(n)): rule for n, (rule, _) in box.reasons.items()},
        "reasons": [kebab(e) for e in state.Ended if e],
        "scores": [kebab(counted) for counted in state.Counted if counted],
        "decided_by": list(DECIDED_BY[box.name]),
        "pieces": {family: sorted(names) for family, names in sorted(pieces.names.items())},
    }


def option_of(choices: tuple[Any, ...]) -> list[Any]:
    return [choice for choice in choices if choice is None or isinstance(choice, (str, int))]


def asks_of(asks: type[enum.IntEnum]) -> list[str]:
    return [kebab(ask) for ask in asks if ask]


def kind_of_part(part: Part, pieces: Pieces) -> dict[str, Any]:
    """What an event's argument stands for: a seat, seats, yes or no, a number, or a piece of a family."""
    wording = part.wording
    kind = "number"
    if isinstance(wording, SeatWording):
        kind = "seat"
    elif isinstance(wording, SeatsWording):
        kind = "seats"
    elif isinstance(wording, YesNo):
        kind = "yes-no"
    elif isinstance(wording, Named):
        kind = pieces.family(wording.what, wording.names)
    return {"kind": kind, "secret": part.secret}


def verb_of(verb: Verb, pieces: Pieces) -> dict[str, Any]:
    return {"arguments": {a.what: kind_of_argument(a, pieces) for a in verb.arguments}, "secret": verb.secret}


def kind_of_argument(argument: Argument, pieces: Pieces) -> str:
    if argument.what == "seat":
        return "seat"
    if all(name.isdigit() for name in argument.names):
        return "number"
    return pieces.family(argument.what, argument.names)


def page() -> str:
    return json.dumps(boxes(), indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
