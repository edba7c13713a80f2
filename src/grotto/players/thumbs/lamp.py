"""Aladdin & the Magic Lamp by rule of thumb: what each answer adds to the own points and takes from the others'.

Values are hundredths of a point, but for the dice: face and chest are drawn by weight, for a choice that can be
foreseen is undercut. `lamp_cards` says what a card is worth, `lamp_dice` what a search promises, `lamp_wishes` what a
Lamp card, `lamp_answers` what its questions; `lamp_sealed` solves the dice of two seats for players that have the time.
"""

from typing import Any

from grotto.games.lamp.actions import ACCEPT, DRAW, RUB, VERBS
from grotto.games.lamp.pieces import CHESTS, EFFECT, METAL_NAMES
from grotto.games.lamp.rules.cards import LOOSE, has_loose
from grotto.games.lamp.rules.race import faces_of, shared_faces
from grotto.games.lamp.state import Ask, Game, Hand
from grotto.players.thumbs import lamp_answers, lamp_cards, lamp_dice, lamp_sealed, lamp_wishes
from grotto.players.thumbs.lamp_answers import value_of_card, value_of_others
from grotto.players.thumbs.lamp_cards import first_of_others, phase
from grotto.players.thumbs.lamp_dice import dangerous, possible, value_of_drawing, weigh_dice
from grotto.players.thumbs.lamp_wishes import HOPE, value_of_effect
from grotto.players.weighing import LIST

# Questions that a search leaves to the rules of thumb: a slap is right or wrong, and a card is given away anyhow.
# Elsewhere what it answers instead must be better by so many standard errors.
LEFT_TO_THUMB = (Ask.RACE, Ask.PASS_CARD)
PROOF = 2.0
# What a point is in values, for those who read them.
POINT = lamp_cards.POINT
PARTS = (lamp_cards, lamp_dice, lamp_wishes, lamp_answers, lamp_sealed)
SHEET = lamp_sealed.SHEET
SWING = 9
SLAP_BRINGS, SLAP_COSTS = 150, -150
CARDS_CHANGE_HANDS = ("steal", "exchange", "for", "give", "pass-card", "name")


def reason(game: Game, seat: int, action: int) -> tuple[str, dict[str, Any]]:
    """The word behind a value, and its arguments, of what the seat knows."""
    said = VERBS.action(action)
    if said.verb in ("draw", "stop"):
        bad, among = dangerous(game, seat), possible(game, seat)
        return "chance-to-lose-all", {"chest": METAL_NAMES[game.chest], "bad": bad, "of": among}
    if said.verb in ("accept", "refuse"):
        return "wish", {"effect": str(EFFECT.say(game.effect)), "wish": game.wish}
    if said.verb == "set":
        return "must-not-be-foreseen", said.values
    if said.verb == "rub":
        return "may-rub" if may_rub(game, seat) else "would-offend", said.values
    if said.verb in CARDS_CHANGE_HANDS:
        return "cards-change-hands", said.values
    return "useful-card" if said.verb in ("take", "attach", "decline") else "better-search", said.values


# -- Table Python from here on --------------------------------------------------


def weigh(game: Game, seat: int, answers: int, into: Any, values: Any) -> None:
    """The value of each of the first `answers` actions in `into`; of the dice, the weight."""
    ask = game.ask
    when = phase(game)
    if ask == Ask.CHOOSE:
        weigh_dice(game, seat, answers, into, values, when)
    elif ask == Ask.SEARCH:
        drawing = value_of_drawing(game, seat, when)
        for i in range(answers):
            values[i] = drawing if into[i] == DRAW else 0
    elif ask == Ask.RACE:
        for i in range(answers):
            values[i] = value_of_hand(game, seat, into[i])
    elif ask == Ask.WISH:
        for i in range(answers):
            values[i] = value_of_effect(game, seat, game.effect, when) if into[i] == ACCEPT else HOPE[game.wish]
    else:
        weigh_others(game, seat, answers, into, values, when)


def weigh_others(game: Game, seat: int, answers: int, into: Any, values: Any, when: int) -> None:
    ask, first = game.ask, first_of_others(game, seat)
    about_no_card = ask == Ask.NAME or ask == Ask.DRAW_FROM or Ask.PEEK <= ask <= Ask.TURN
    for i in range(answers):
        if about_no_card:
            values[i] = value_of_others(game, seat, into[i], when)
        else:
            values[i] = value_of_card(game, seat, into[i], first, when)


def at_once(game: Game, seat: int) -> int:
    return LIST


def is_mixed(game: Game) -> bool:
    """Whoever can foresee a die undercuts it. A slap is right or wrong, and a card to pass is given away anyhow."""
    return game.ask == Ask.CHOOSE


def reopen(game: Game, seat: int) -> None:
    """2.2, 3.1, 5.10 Dice, hands and cards that others have sealed are taken back, and they are asked again."""
    for other in range(game.seat_count):
        if other != seat:
            if game.ask == Ask.CHOOSE:
                for chest in range(CHESTS):
                    game.seats[other].dice[chest] = 0
                game.asked |= 1 << other
            elif game.ask == Ask.RACE:
                game.seats[other].slap = Hand.NONE
                game.asked |= 1 << other
            elif game.ask == Ask.PASS_CARD and has_loose(game, other, LOOSE):
                game.seats[other].passing = 0
                game.asked |= 1 << other


def swing(game: Game) -> int:
    """A lead in points that nearly decides the game."""
    return SWING


def may_rub(game: Game, seat: int) -> bool:
    """3.2 A face of his shows at another seat. All dice lie open by now."""
    return faces_of(game, seat) & shared_faces(game) != 0


def value_of_hand(game: Game, seat: int, action: int) -> int:
    """A wish is worth the race; a slap by mistake costs a card."""
    if action == RUB + Hand.PASS:
        return 0
    return SLAP_BRINGS if may_rub(game, seat) else SLAP_COSTS
