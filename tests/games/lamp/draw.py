"""Tables of Aladdin & the Magic Lamp drawn by hand, completed to lawful ones; and how a turn comes to the Genie.

    match = draw(
        cards=["ruby ruby talisman/ruby", "gold-ring talisman", ""],
        bronze="emerald* sapphire**",
        lamp="steal-stone nothing",
    )
    set_dice(match, "3 bronze", "3 silver", "5 gold")
    race(match, 0)

A seat's `talisman/ruby` is laid on its rubies, a bare `talisman` lies alone. Chests and lamp name their next card
first. Beneath what is drawn of a chest lie diamonds without scorpions, and the Sorcerer above the lowest five; or he
lies where he is drawn. A chest that is named in `searched` has lost its Sorcerer and holds what is drawn and no more.
Beneath what is drawn of the lamp lie cards that offer nothing. The box holds whatever lies anywhere.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Any

import grotto
from grotto.games.lamp.pieces import BELOW_SORCERER, LAMP_CARDS, METAL_NAMES, SEATS
from grotto.games.lamp.state import Ask

FILLER = "diamond"
ABOVE = 7
ONE_DIE = ("3 bronze", "3 silver", "5 gold", "4 gold", "6 gold")
TWO_DICE = ("3 bronze, 5 gold", "3 silver, 6 gold")


def draw(seats: int = 3, **drawn: Any) -> grotto.Match:
    """A match at the drawn table; see `drawn_position` for what can be drawn."""
    return grotto.Match.at("lamp", drawn_position(seats, **drawn), seed=1)


def drawn_position(
    seats: int = 3,
    cards: Sequence[str] = (),
    bronze: str = "",
    silver: str = "",
    gold: str = "",
    lamp: str = "",
    lamp_cards: int = LAMP_CARDS,
    discard: str = "",
    searched: str = "",
    ask: str = "choose",
    asked: Sequence[int] | None = None,
    dice: Sequence[str] = (),
    **course: Any,
) -> dict[str, Any]:
    """`lamp_cards` is how many Lamp cards there are; `course` is whatever else a position has."""
    places = [place_of(cards[i] if i < len(cards) else "", dice[i] if i < len(dice) else "") for i in range(SEATS)]
    drawn = (bronze, silver, gold)
    chests = [chest_of(text, metal in searched.split()) for text, metal in zip(drawn, METAL_NAMES, strict=True)]
    pile = lamp.split() + ["nothing"] * (lamp_cards - len(lamp.split()))
    course.setdefault("turn", 1)
    whom = list(range(seats)) if asked is None else list(asked)
    position = {
        **course,
        "seat_count": seats,
        "ask": Ask[ask.replace("-", "_").upper()].value,
        "asked": whom,
        "chests": chests,
        "lamp": {"cards": pile},
        "discard": discard.split(),
        "seats": places,
    }
    return {**position, "box": box_of(position)}


def place_of(cards: str, dice: str) -> dict[str, Any]:
    """`"ruby talisman/ruby"` and `"3 bronze, 5 gold"`."""
    laid = Counter(card.removeprefix("talisman/") for card in cards.split() if "/" in card)
    faces: list[int | None] = [None] * len(METAL_NAMES)
    for die in filter(None, dice.split(", ")):
        face, metal = die.split()
        faces[METAL_NAMES.index(metal)] = int(face)
    return {"cards": [card for card in cards.split() if "/" not in card], "talismans": dict(laid), "dice": faces}


def chest_of(text: str, searched: bool) -> dict[str, Any]:
    if searched:
        return {"cards": text.split()[::-1], "sorcerer_drawn": True}
    above, sorcerer, below = text.partition("sorcerer")
    upper = above.split() + ([] if sorcerer else [FILLER] * ABOVE)
    lower = below.split() + [FILLER] * (BELOW_SORCERER - len(below.split()))
    return {"cards": (upper + lower)[::-1], "sorcerer_drawn": False}


def box_of(position: dict[str, Any]) -> dict[str, int]:
    """What lies anywhere but Sorcerers, by kind."""
    found = Counter(card for seat in position["seats"] for card in seat["cards"])
    found += Counter(card.rstrip("*") for chest in position["chests"] for card in chest["cards"])
    found += Counter(card.rstrip("*") for card in position.get("drawn", [])) + Counter(position["discard"])
    found["talisman"] += sum(sum(seat["talismans"].values()) for seat in position["seats"])
    del found["sorcerer"]
    return {kind: copies for kind, copies in found.items() if copies}


# -- the course of a turn -------------------------------------------------------


def set_dice(match: grotto.Match, *dice: str) -> grotto.Match:
    """Each seat sets its die, as in "4 bronze"; or both, as in "4 bronze, 2 gold"."""
    for seat, both in enumerate(dice):
        for die in both.split(", "):
            match.act(seat, "set {} on {}".format(*die.split()))
    return match


def race(match: grotto.Match, *order: int | list[int]) -> grotto.Match:
    """These seats slap, the fastest first, those who tie in a list of their own; all others pass."""
    slapped = [seat for place in order for seat in (place if isinstance(place, list) else [place])]
    *first, last = match.asked
    for seat in first:
        match.act(seat, "slap" if seat in slapped else "pass")
    match.act(last, "slap" if last in slapped else "pass", order=list(order) if order else None)
    return match


def genie(lamp: str, seats: int = 3, dice: Sequence[str] = (), **drawn: Any) -> grotto.Match:
    """The Genie has come to seat 0 and offers the first of these cards; seats 0 and 1 show a 3, with nobody else."""
    match = draw(seats, lamp=lamp, **drawn)
    set_dice(match, *(dice or (TWO_DICE if seats == 2 else ONE_DIE[:seats])))
    return race(match, 0)


def granted(effect: str, seats: int = 3, **drawn: Any) -> grotto.Match:
    """Seat 0 has accepted this card of the lamp."""
    match = genie(effect, seats, **drawn)
    match.act(0, "accept")
    return match


def searching(*dice: str, **drawn: Any) -> grotto.Match:
    """All have chosen these dice and nobody has slapped, so the chests are searched."""
    return race(set_dice(draw(len(dice), **drawn), *dice))


def draw_all(match: grotto.Match) -> grotto.Match:
    """Whoever searches draws to the last card that he may."""
    return answering(match, "search", "draw")


def stop_all(match: grotto.Match) -> grotto.Match:
    """Whoever searches stops."""
    return answering(match, "search", "stop")


def answering(match: grotto.Match, ask: str, words: str) -> grotto.Match:
    while match.asked and match.view(None)["ask"] == ask:
        match.act(match.asked[0], words)
    return match
