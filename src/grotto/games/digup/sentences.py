"""DIG UP in English, for the terminal: events, questions and the outcome as sentences.

`sentence` knows nothing but what its viewer heard: an absent card is "a card".
"""

from collections.abc import Mapping, Sequence
from typing import Any

from grotto.games.digup.pieces import COLOUR_NAMES, STONE_NAMES
from grotto.tabletop.box import Outcome
from grotto.tabletop.events import Heard

# {Seat} is "You" or "Seat 2", and a verb after it ends on {s}; {whose}, {whom} stand for the other seat.
TEMPLATES = {
    "collected": "{Seat} collect{s} {colour}.",
    "removed": "All {colour} go back into the box.",
    "turned-up": "In {own} mine, cell {cell} is turned up: {card}.",
    "starts": "{Seat} begin{s}.",
    "drew": "{Seat} draw{s} {card}.",
    "reshuffled": "The pile is empty: the discard is shuffled and becomes the new pile, {count} cards.",
    "laid": "{Seat} lay{s} {card} on cell {cell}.",
    "lifted": "{Seat} take{s} {card} from cell {cell} into the hand.",
    "played": "{Seat} play{s} {card}.",
    "swapped": "{Seat} swap{s} cells {cell} and {with} of {whose} mine.",
    "looked-at-map": "{Seat} see{s} {card} on the map.",
    "kept": "{Seat} keep{s} {card}.",
    "put-back": "{Seat} put{s} {card} back on the pile.",
    "threw": "{Seat} throw{s} away {card}.",
    "blew-up": "The dynamite leaves the game.",
    "looked-at-hand": "{Seat} look{s} at {whose} hand.",
    "saw-in-hand": "{Seat} see{s} {card} in {whose} hand.",
    "took": "{Seat} take{s} {card} from {whom}.",
    "gave": "{Seat} give{s} {card} to {whom}.",
    "opened": "{Seat} turn{s} up cell {cell}: {card}.",
    "paid": "{Seat} pay{s} with {card}.",
    "dug-out": "{Seat} dig{s} {card} out of the discard.",
    "bridged": "{Seat} exchange{s} cell {cell} for {there}.",
    "revealed": "Turned up: {card}.",
    "picked": "{Seat} take{s} {card} from the river.",
    "looked-at-cell": "{Seat} look{s} at cell {cell} of {whose} mine{seen}.",
    "stopped": "{Seat} play{s} no more.",
    "discarded": "{Seat} discard{s} {card}.",
    "turn": "Round {round}, {whose_turn} turn:",
    "completed": "{Own} mine lies open: the round is played out, then the mines are counted.",
    "uncovered": "In {own} mine, cell {cell} is turned up: {card}.",
    "scored": "{Seat} score{s} {points} points; the longest row is {row}.",
    "over": "{ending}",
    "forced": "(There was only one answer, so you were not asked.)",
    "found-skeleton": "That is skeleton {count} of 4.",
    "placed": "{card} goes to its place in mine {number}.",
}
# With these, unless the one before was the same, something new begins.
OPENINGS = {"turned-up", "starts", "turn", "uncovered", "scored", "over", "placed"}
ENDINGS = {
    "mine-complete": "The game is over: a mine was complete.",
    "round-limit": "The game is over: it reached the limit of rounds (6.8).",
    "solo-won": "All 36 stones lie in their places: you have won.",
    "solo-lost": "The fourth skeleton: you have lost.",
}
PLURALS = {name: f"{name}s" for name in COLOUR_NAMES} | {"ruby": "rubies", "topaz": "topazes"}
WITHOUT_ARTICLE = {*STONE_NAMES, "dynamite", "binoculars"}


def sentence(heard: Heard, you: int | None = None, names: Sequence[str] | None = None) -> str:
    """The event as its viewer (seat `you`, or None) is told it; `names` are those of the seats."""
    given = heard.arguments
    who, of = given.get("seat"), given.get("of", given.get("seat"))
    words = {
        "Seat": capital(named(who, you, names)),
        "s": "" if who == you else "s",
        "own": possessive(who, you, names),
        "Own": capital(possessive(who, you, names)),
        "whom": named(of, you, names),
        "whose": ("your own" if who == you else "its own") if of == who else possessive(of, you, names),
        "whose_turn": possessive(who, you, names),
        "card": "the hidden card" if heard.key == "lifted" else "a card",
        "seen": f": {a_card(given['card'])}" if "card" in given else "",
        "there": there(given, you, names),
        "number": 1 + given.get("mine", 0),
        "ending": ENDINGS.get(str(given.get("reason")), ""),
    }
    shown = {key: a_card(value) if key == "card" else PLURALS.get(value, value) for key, value in given.items()}
    return capital(TEMPLATES[heard.key].format(**(words | shown)))


def named(seat: int | None, you: int | None, names: Sequence[str] | None) -> str:
    if seat is None:
        return "somebody"
    if seat == you:
        return "you"
    return names[seat] if names else f"seat {seat}"


def possessive(seat: int | None, you: int | None, names: Sequence[str] | None) -> str:
    return "your" if seat is not None and seat == you else named(seat, you, names) + "'s"


def there(given: Mapping[str, Any], you: int | None, names: Sequence[str] | None) -> str:
    cell = f"cell {given['with']}" if "with" in given else "a card"
    return f"{cell} of {possessive(given.get('of'), you, names)} mine"


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def a_card(card: str) -> str:
    if card in WITHOUT_ARTICLE:
        return card
    return f"an {card}" if card[0] in "aeiou" else f"a {card}"


# -- questions -------------------------------------------------------------------

QUESTIONS = {
    "colour": "Which colour do you collect?",
    "purse-first": "Purse: which card of your mine do you move?",
    "purse-second": "Purse: which card changes places with cell {cell}?",
    "map-keep": "Map: which card do you keep?",
    "map-return": "Map: which card goes back on the pile next? The last one will lie on top.",
    "binoculars-whom": "Binoculars: whose hand do you look at?",
    "binoculars-take": "Binoculars: which card do you take from seat {seat}?",
    "binoculars-give": "Binoculars: you took {card}. Which card do you give for it?",
    "shovel": "Shovel: which cell of your mine do you turn up?",
    "pickaxe-pay": "Pickaxe: which card do you pay with?",
    "pickaxe-take": "Pickaxe: which card do you dig out of the discard?",
    "bridge-own": "Bridge: which card of your mine do you give?",
    "bridge-theirs": "Bridge: which card do you take for your cell {cell}?",
    "river": "River: which card do you take?",
    "torch-first": "Torch: which hidden card do you look at?",
    "torch-second": "Torch: which hidden card of another mine do you look at?",
    "solo": "Enter goes one step on, `all` goes on to the end.",
}


def question(view: Mapping[str, Any]) -> str:
    """What the viewer is asked, if he is the one who is asked."""
    if view["ask"] == "play":
        return "Play a second card, or stop." if view["plays"] else "Play a card, or stop. You may play two."
    if view["ask"] == "discard":
        return ask_to_discard(len(view["seats"][view["viewer"]]["hand"]))
    chosen = view.get("chosen", {})
    seat = view.get("looked_at", {}).get("seat")
    return QUESTIONS[view["ask"]].format(seat=seat, cell=chosen.get("cell"), card=chosen.get("card"))


def ask_to_discard(held: int) -> str:
    if held > 3:
        return f"Discard: you hold {held} cards and may keep three."
    return "Discard as many cards as you like, then stop; your hand is filled up to three."


EXAMPLE = "`ruby-4 4` for `play ruby-4 on cell 4`"

# -- the end ---------------------------------------------------------------------


SCORE = "points (rule 6.4)"
COUNTED = {
    "own-in-place": "own in place",
    "own-elsewhere": "own elsewhere",
    "other-in-place": "other in place",
    "idols": "idols",
    "longest-row": "longest row",
    "stones-placed": "stones placed",
}


def ending(outcome: Outcome, you: int | None = None, names: Sequence[str] | None = None) -> str:
    """Who has won, and by what."""
    if outcome.decided_by == "stones":
        return f"{ENDINGS[outcome.reason]} Stones placed: {outcome.scores[0]} of 36."
    winners = [named(seat, you, names) for seat in outcome.winners]
    points = f"{outcome.scores[outcome.winners[0]]} points"
    if outcome.decided_by == "shared":
        return f"{capital(' and '.join(winners))} share the victory: {points}, and rows of equal length."
    verb = "win" if outcome.winners == [you] else "wins"
    longer = ", by the longer row (6.6)" if outcome.decided_by == "row" else ""
    return f"{capital(winners[0])} {verb} with {points}{longer}."
