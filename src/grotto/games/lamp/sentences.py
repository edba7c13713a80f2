"""Aladdin & the Magic Lamp in English, for the terminal: events, questions and the outcome as sentences.

`sentence` knows nothing but what its viewer heard.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from grotto.tabletop.box import Outcome
from grotto.tabletop.events import Heard

# {Seat} is "You" or "Seat 2", and a verb after it ends on {s} or {es}; {whom}, {to} stand for the other seat.
TEMPLATES = {
    "started": "{Seat} start{s} with {card}.",
    "left-over": "Left over: {card}.",
    "turn": "Turn {turn}:",
    "set": "{Seat} set{s} {face} on {chest}.",
    "revealed": "{Seat} show{s} {face} on {chest}.",
    "rubbed": "{Seat} {did}.",
    "offended": "{Seat} slapped without cause.",
    "named": "{Seat} name{s} {whom} as the thief.",
    "stole": "{Seat} steal{s} {card} from {whom}.",
    "won-tie": "{Seat} win{s} the tie with a {face}.",
    "summoned": "{Seat} summon{s} the Genie with a {face}.",
    "wished": "{Seat} make{s} wish {wish}: “{offer}”",
    "refused": "{Seat} refuse{s}.",
    "accepted": "{Seat} accept{s}.",
    "nothing": "Nothing happens.",
    "drew-first": "{Seat} draw{s} {card} from the {chest} chest.",
    "exchanged": "{Seat} exchange{s} {card} for {for} of {whom}.",
    "took": "{Seat} take{s} {card} from the discard.",
    "gave": "{Seat} give{s} {card} to {to}.",
    "chose-card": "{Seat} choose{s} {card} to pass on.",
    "passed": "{Seat} pass{es} {card} to {to}.",
    "peeked": "{Seat} look{s} at {cards} on top of the {chest} chest.",
    "saw": "{Seat} see{s} {card}.",
    "moved": "{Seat} move{s} the die from {chest} to {to}.",
    "turned": "{Seat} turn{s} the die on {chest} to {face}.",
    "ignores": "{Seat} may ignore one scorpion in this turn.",
    "attached": "{Seat} lay{s} a talisman on {stone}.",
    "alone": "{Own} talisman lies alone ({count} of them), for there is no stone to lay it on.",
    "orphaned": "{Own} last {stone} is gone: from now on its talisman lies alone ({count} of them).",
    "completed": "{Own} {metal} set is complete, and safe.",
    "searches": "{Seat} search{es} the {chest} chest with a {face}.",
    "drew": "{Seat} draw{s} {card}.",
    "ignored": "One scorpion is ignored; {scorpions} count.",
    "stopped": "{Seat} stop{s}.",
    "won": "{Seat} keep{s} {cards}.",
    "busted": "Too many scorpions! {Seat} lose{s} {cards}.",
    "ring": "{Seat} get{s} the Magic Ring{owner}.",
    "declined": "{Seat} take{s} nothing.",
    "scored": "{Seat} score{s} {total}.",
    "over": "{ending}",
    "forced": "(There was only one answer, so you were not asked.)",
}
# With these, unless the one before was the same, something new begins.
OPENINGS = {"started", "turn", "revealed", "rubbed", "offended", "summoned", "searches", "scored", "over"}
ENDINGS = {
    "sorcerer": "The game is over: a Sorcerer was drawn, and the cave is closed.",
    "sorcerer-of-the-lamp": "The game is over at once: the lamp brought up a Sorcerer (8.2).",
    "turn-limit": "The game is over: it reached the limit of turns (8.3).",
}
OFFERS = {
    "draw-bronze": "Draw the first card of the bronze chest.",
    "draw-silver": "Draw the first card of the silver chest.",
    "draw-gold": "Draw the first card of the gold chest.",
    "draw-choice": "Draw the first card of a chest of your choice.",
    "steal-stone": "Steal a stone.",
    "steal-jewel": "Steal a jewel.",
    "steal-either": "Steal a stone or a jewel.",
    "exchange-stone": "Exchange a stone with an opponent.",
    "exchange-jewel": "Exchange a jewel with an opponent.",
    "take-discard": "Take a card from the discard.",
    "give-card": "Give a card to an opponent.",
    "pass-left": "Everybody passes a card to the left.",
    "move-die": "Move your die to another chest.",
    "turn-die": "Raise or lower your die by one.",
    "ignore-scorpion": "Ignore one scorpion in this turn.",
    "nothing": "Nothing at all.",
    "peek-1": "Look at the top card of a chest.",
} | {f"peek-{n}": f"Look at the top {n} cards of a chest." for n in range(2, 10)}
PLACES = ("", "first", "second", "third", "fourth", "fifth")


def sentence(heard: Heard, you: int | None = None, names: Sequence[str] | None = None) -> str:
    """The event as its viewer (seat `you`, or None) is told it; `names` are those of the seats."""
    given = heard.arguments
    who = given.get("seat")
    words = {
        "Seat": capital(named(who, you, names)),
        "s": "" if who == you else "s",
        "es": "" if who == you else "es",
        "Own": capital(possessive(who, you, names)),
        "whom": named(given.get("of"), you, names),
        "card": "a card",
        "cards": counted(given.get("count", 0)),
        "total": "1 point" if given.get("points") == 1 else f"{given.get('points')} points",
        "did": hand(given, who == you),
        "offer": OFFERS.get(str(given.get("effect")), ""),
        "owner": f" from {named(given['of'], you, names)}" if given.get("of") is not None else "",
        "ending": ENDINGS.get(str(given.get("reason")), ""),
    }
    shown = {key: a_card(value) if key in ("card", "for") else value for key, value in given.items()}
    if isinstance(given.get("to"), int):
        shown["to"] = named(given["to"], you, names)
    return capital(TEMPLATES[heard.key].format(**(words | shown)))


def named(seat: int | None, you: int | None, names: Sequence[str] | None) -> str:
    if seat is None:
        return "somebody"
    if seat == you:
        return "you"
    return names[seat] if names else f"seat {seat}"


def possessive(seat: int | None, you: int | None, names: Sequence[str] | None) -> str:
    return "your" if seat is not None and seat == you else named(seat, you, names) + "'s"


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def counted(cards: int) -> str:
    return "one card" if cards == 1 else f"{cards} cards"


def hand(given: Mapping[str, Any], own: bool) -> str:
    if given.get("hand") != "slap":
        return "pass" if own else "passes"
    place = f" {PLACES[given['place']]}" if given.get("place") else ""
    return f"{'slap' if own else 'slaps'} the lamp{place}"


def a_card(card: str) -> str:
    """`ruby**` is "a ruby with 2 scorpions"; the words `ruby` and `gold-ring` stay as they are typed."""
    name, scorpions = card.rstrip("*"), card.count("*")
    carried = "" if not scorpions else " with a scorpion" if scorpions == 1 else f" with {scorpions} scorpions"
    if name == "sorcerer":
        return "the Sorcerer"
    return f"an {name}{carried}" if name[0] in "aeiou" else f"a {name}{carried}"


# -- questions -------------------------------------------------------------------

QUESTIONS = {
    "choose": "Set your die: a face from 1 to 6, and a chest. You may draw so many cards, if nobody below you does.",
    "race": "Slap the lamp, or pass? You may rub it if another seat shows a face of yours (rule 3.2).",
    "pass-card": "Which card do you pass to seat {left}?",
    "name": "You slapped without cause. Who shall steal a card from you?",
    "penalty": "Which card do you steal from seat {player}?",
    "draw-from": "From which chest do you draw?",
    "steal": "What do you steal, and from whom?",
    "exchange": "Which of your cards do you exchange?",
    "exchange-for": "For which card do you exchange your {giving}?",
    "take": "Which card do you take from the discard?",
    "give": "Which card do you give away, and to whom?",
    "peek": "Into which chest do you look?",
    "move": "Where does your die go?",
    "turn": "Raise or lower your die?",
    "attach": "On which stones do you lay the talisman?",
    "ring": "The Magic Ring is yours. Take a card from the discard, or decline.",
}


def question(view: Mapping[str, Any]) -> str:
    """What the viewer is asked, if he is the one who is asked."""
    you = view["viewer"]
    if view["ask"] == "wish":
        return f"Wish {view['wish']} of 3: “{OFFERS[view['effect']]}” Accept, or refuse and wish again?"
    if view["ask"] == "search":
        face = view["seats"][you]["dice"][view["chest"]]
        held = f"{counted(len(view['found']))} of {face}, scorpions {view['scorpions']}"
        return f"You search the {view['chest']} chest: {held} (with {face} all is lost). Draw, or stop?"
    if view["ask"] == "choose" and len(view["seats"]) == 2:
        which = "second" if view["seats"][you]["dice"] else "first"
        return f"Set your {which} die: a face from 1 to 6, and a chest. The two lie on different chests."
    left = (you + 1) % len(view["seats"])
    return QUESTIONS[view["ask"]].format(left=left, player=view["player"], giving=view.get("giving"))


EXAMPLE = "`4 gold` for `set 4 on gold`"

# -- the end ---------------------------------------------------------------------


SCORE = "points (rules 8.4 to 8.6)"
COUNTED = {
    "cards": "cards",
    "bronze-sets": "bronze sets",
    "silver-sets": "silver sets",
    "gold-sets": "gold sets",
    "most-emeralds": "most emeralds",
    "most-rubies": "most rubies",
    "most-sapphires": "most sapphires",
    "most-diamonds": "most diamonds",
    "magic-ring": "Magic Ring (9.4)",
}


def ending(outcome: Outcome, you: int | None = None, names: Sequence[str] | None = None) -> str:
    """Who has won, and by what."""
    winners = [named(seat, you, names) for seat in outcome.winners]
    points = f"{outcome.scores[outcome.winners[0]]} points"
    if len(winners) > 1:
        return f"{capital(', '.join(winners[:-1]))} and {winners[-1]} share the victory with {points}."
    verb = "win" if outcome.winners == [you] else "wins"
    return f"{capital(winners[0])} {verb} with {points}."
