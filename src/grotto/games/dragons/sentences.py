"""Aladdin's Dragons in English, for the terminal: events, questions and the outcome as sentences.

`sentence` knows nothing but what its viewer heard: an absent token is "a token", an absent spell "a spell".
"""

from collections.abc import Mapping, Sequence
from typing import Any

from grotto.games.dragons.naming import (
    SPACE_TITLES,
    TITLES,
    a_spell,
    a_token,
    an_artifact,
    bare_token,
    capital,
    counted,
    named,
    possessive,
    treasures,
)
from grotto.tabletop.box import Outcome
from grotto.tabletop.events import Heard

# {Seat} is "You" or "Seat 2", and a verb after it ends on {s}; {Own}, {whom} and {whose} stand for its or another seat.
TEMPLATES = {
    "starts": "{Seat} {has} the camel.",
    "round": "Round {round}: {seat_} {is_} the first player.",
    "card": "Treasure card {card} is turned up.",
    "filled": "{Space} gets {count} in niche {niche}.",
    "turned-up-artifact": "In {space} {artifact} is turned up.",
    "took": "{Seat} take{s} {treasure} from the bank.",
    "paid": "{Seat} pay{s} {treasure}.",
    "paid-seat": "{Seat} pay{s} {treasure} to {whom}.",
    "placed": "{Seat} lay{s} {token} face down on {space}.",
    "placed-openly": "{Seat} lay{s} {token} face up on {space}.",
    "all-placed": "All tokens are placed.",
    "turned-up": "{Seat} {has} {token} on {space}.",
    "counted": "{Seat} {has} a strength of {count} on {space}.",
    "looted": "{Seat} loot{s} {treasure} from {space}.",
    "returned": "Back to the bank from {space}: {treasure}.",
    "drew": "{Seat} draw{s} {spell}.",
    "kept": "{Seat} keep{s} {spell}.",
    "handed-on": "{Seat} give{s} {spell} to {whom}.",
    "discarded": "{Seat} discard{s} {spell}.",
    "may-use-two": "{Seat} may use two artifacts in this round.",
    "trades": "{Seat} change{s} a treasure in the Market.",
    "camel": "{Seat} lead{s} the camel to {whom}.",
    "guard": "The guard is {guard}.",
    "bribed": "{Seat} bribe{s} the guard with {count}.",
    "entered": "{Seat} enter{s} the palace.",
    "stayed-out": "{Seat} stay{s} out of the palace.",
    "bought": "{Seat} buy{s} in {space}.",
    "declined": "{Seat} do{es} not buy in {space}.",
    "got": "{Seat} get{s} {artifact} from {space}.",
    "unsold": "In {space} nobody buys.",
    "used": "{Seat} use{s} {artifact}.",
    "cast": "{Seat} cast{s} {spell}.",
    "named-space": "{Seat} name{s} {space}.",
    "named-seat": "{Seat} name{s} {whom}.",
    "named-token": "{Seat} point{s} at {whose} {bare}.",
    "named-target": "{Seat} want{s} it on {to}.",
    "named-artifact": "{Seat} name{s} {artifact}.",
    "named-spell": "{Seat} answer{s} {spell}.",
    "countered": "{Seat} cancel{s} {spell}.",
    "takes-effect": "{Own} {play} takes effect.",
    "found": "{Own} {play} {finds} its token on {space}.",
    "no-effect": "{Own} {play} can do nothing.",
    "landed": "{Own} Carpet lands on {space}.",
    "doubled": "{Own} {bare} on {space} counts twice.",
    "unlocked": "{Seat} unlock{s} the palace.",
    "sent-home": "{Seat} take{s} {tokens} back from {space}.",
    "went-home": "{Own} {bare} goes home from {space}.",
    "moved": "{Own} {bare} moves from {space} to {to}.",
    "spied": "{Own} spy is about: all others place their tokens face up.",
    "closed": "{Space} is closed: no token and no Carpet comes there.",
    "turned-round": "From now on the 9s count as 1 and the 1s as 9.",
    "smuggled": "{Seat} count{s} as the strongest on {space}.",
    "paid-tax": "{Seat} pay{s} the tax of {count}.",
    "withdrew": "{Seat} withdraw{s} from the rooms of the palace.",
    "swapped": "{Seat} exchange{s} {gives} for {gets} in {space}.",
    "looked": "{Seat} look{s} through the stack of {space}.",
    "saw": "{Seat} see{s} {artifact} in {space}.",
    "buried": "{Artifact} goes face down to the bottom of {space}.",
    "taken-back": "{Seat} take{s} the used artifacts back.",
    "scored": "{Seat} {has} {owned}, {scrolls} of them Scrolls.",
    "over": "{ending}",
    "forced": "(There was only one answer, so you were not asked.)",
}
# With these, unless the one before was the same, something new begins.
OPENINGS = {"starts", "round", "all-placed", "turned-up", "guard", "scored", "over"}
ENDINGS = {
    "last-artifact": "The game is over: the last artifact is bought.",
    "round-limit": "The game is over: it reached the limit of rounds (9.4).",
}
# How an answer may be cut short.
EXAMPLE = "`gem` for `place on gem-cave`"


def sentence(heard: Heard, you: int | None = None, names: Sequence[str] | None = None) -> str:
    """The event as its viewer (seat `you`, or None) is told it; `names` are those of the seats."""
    said = seats_in(heard.arguments, you, names) | things_in(heard.arguments)
    shown = {key: value for key, value in heard.arguments.items() if key not in said}
    return capital(TEMPLATES[heard.key].format(**(said | shown)))


def seats_in(given: Mapping[str, Any], you: int | None, names: Sequence[str] | None) -> dict[str, str]:
    """Who does it, and whom it concerns."""
    who, of = given.get("seat"), given.get("of")
    yours, own = who is not None and who == you, who is not None and of == who
    return {
        "seat_": named(who, you, names),
        "is_": "are" if yours else "is",
        "Seat": capital(named(who, you, names)),
        "s": "" if yours else "s",
        "es": "" if yours else "es",
        "has": "have" if yours else "has",
        "Own": capital(possessive(who, you, names)),
        "whom": ("yourself" if yours else "itself") if own else named(of, you, names),
        "whose": ("your own" if yours else "its own") if own else possessive(of, you, names),
    }


def things_in(given: Mapping[str, Any]) -> dict[str, str]:
    """What it is done with and where."""
    space = SPACE_TITLES.get(str(given.get("space")), "")
    artifact, token = given.get("artifact"), given.get("token")
    said = {
        "space": space,
        "Space": capital(space),
        "to": SPACE_TITLES.get(str(given.get("to")), ""),
        "token": a_token(token),
        "bare": bare_token(token),
        "spell": a_spell(given.get("spell")),
        "artifact": an_artifact(artifact),
        "Artifact": capital(an_artifact(artifact)),
        "ending": ENDINGS.get(str(given.get("reason")), ""),
    }
    for key in ("gives", "gets"):
        said[key] = an_artifact(given.get(key))
    if "play" in given:
        said["play"] = TITLES[given["play"]]
    if "there" in given:
        said["finds"] = "finds" if given["there"] else "no longer finds"
    if "kind" in given:
        said["treasure"] = treasures(given["count"], given["kind"])
    if "artifacts" in given:
        said["owned"] = counted(given["artifacts"], "artifact")
    if "count" in given:
        said["tokens"] = counted(given["count"], "token")
    return said


# -- questions -------------------------------------------------------------------

QUESTIONS = {
    "take": "Which treasure do you take from the bank? ({owed} to take)",
    "place": "On which space do you place your next token?",
    "lay": "Which token do you lay on {chosen}?",
    "play": "{moment}: play something, or pass.",
    "space": "{last}: which space?",
    "owner": "{last}: whose token?",
    "token": "{last}: which token?",
    "to": "{last}: where shall the token go?",
    "offer": "{last}: which of your artifacts do you offer?",
    "borrow": "{last}: which artifact do you borrow?",
    "counter": "{last}: which spell do you counter?",
    "keep": "Which spell do you keep?",
    "market": "Which treasure do you change for three others?",
    "camel": "Who shall be the first player?",
    "bribe": "The guard is {guard}, and you are too weak. Do you bribe him?",
    "pay": "Which treasure do you pay? ({owed} to pay)",
    "buy": "Do you buy {sale} in {space}?",
    "price": "Which kind pays for the token? The highest comes first.",
    "tax": "{resolved}: {demand}",
    "trade": "{resolved}: which treasure do you give? Stop, and you take as many as you gave.",
    "choose": "{resolved}: which artifact do you choose?",
    "strike-space": "An eye for an eye: on which space do you strike back?",
    "strike-token": "An eye for an eye: which token on {chosen} goes home?",
}
MOMENTS = {
    "round-start": "The round begins",
    "before-placement": "Before the next token",
    "all-placed": "All tokens are placed",
    "turned-up": "{space} is turned up",
    "caves-done": "Between the caves and the city",
    "purchase": "Somebody buys in {space}",
    "round-end": "Before the round ends",
}
CITY_DEMAND = "pay 2 for one more of your tokens on {chosen}, or take which one back?"
PALACE_DEMAND = "pay 1 for each of your tokens in the rooms of the palace, or withdraw them all?"


def question(view: Mapping[str, Any]) -> str:
    """What the viewer is asked, if he is the one who is asked."""
    space, chosen = SPACE_TITLES.get(str(view["space"]), ""), SPACE_TITLES.get(str(view["chosen"]), "")
    queue = view.get("queue", [])
    resolving = view.get("resolving", -1)
    resolved = queue[resolving]["play"] if 0 <= resolving < len(queue) else ""
    artifact = view["rooms"].get(str(view["space"]), {}).get("artifact")
    words = {
        "space": space,
        "chosen": chosen,
        "owed": view["owed"],
        "guard": view.get("guard"),
        "last": TITLES[queue[-1]["play"]] if queue else "",
        "resolved": TITLES.get(resolved, ""),
        "moment": capital(MOMENTS.get(view.get("window", ""), "").format(space=space)),
        "demand": (CITY_DEMAND if resolved == "city-tax" else PALACE_DEMAND).format(chosen=chosen),
        "sale": an_artifact(artifact) if artifact else "the artifact",
    }
    return QUESTIONS[view["ask"]].format(**words)


# -- the end ---------------------------------------------------------------------


SCORE = "artifacts (rule 9.2)"
COUNTED = {"artifacts": "artifacts", "scrolls": "Scrolls (10.7)"}


def ending(outcome: Outcome, you: int | None = None, names: Sequence[str] | None = None) -> str:
    """Who has won, and by what."""
    winners = [named(seat, you, names) for seat in outcome.winners]
    owned = counted(outcome.scores[outcome.winners[0]], "artifact")
    if len(winners) > 1:
        return f"{capital(', '.join(winners[:-1]) + ' and ' + winners[-1])} share the victory with {owned} each."
    verb = "win" if outcome.winners == [you] else "wins"
    scrolls = ", by the Scrolls (10.7)" if outcome.decided_by == "scrolls" else ""
    return f"{capital(winners[0])} {verb} with {owned}{scrolls}."
