"""Aladdin's Dragons, rulebook section 6: the city; with magic, 10.5 the Tent and 10.6 the Djinn's House."""

from grotto.games.dragons.events import Event
from grotto.games.dragons.pieces import DJINN, MARKET, NO_SPELL, SPELLS, TENT
from grotto.games.dragons.refusals import Refusal
from grotto.games.dragons.rules.asking import ask
from grotto.games.dragons.rules.strength import strongest
from grotto.games.dragons.rules.tally import leave_space
from grotto.games.dragons.rules.treasures import let_take, pay, total
from grotto.games.dragons.state import Ask, Game
from grotto.tabletop.chance import below
from grotto.tabletop.events import EVERYBODY, note
from grotto.tabletop.table import NO_SEAT

MARKET_TAKES = 3
DJINN_LIMIT = 2


def visit_city(game: Game) -> None:
    """6 The strongest alone uses the space; the second strongest has a part in the Tent."""
    seat = strongest(game, game.space, 0)
    leave_space(game)
    if seat == NO_SEAT:
        return
    if game.space == TENT:
        draw_spells(game, seat)
    elif game.space == DJINN:
        serve_djinn(game, seat)
    elif game.space == MARKET:
        if total(game, seat) > 0:
            ask(game, Ask.MARKET, seat)
    else:
        ask(game, Ask.CAMEL, seat)


# -- 10.5 Tent -----------------------------------------------------------------


def draw_spells(game: Game, seat: int) -> None:
    """10.5 The strongest draws two and keeps one; a last one is his (reading 11)."""
    first, second = draw_spell(game, seat), draw_spell(game, seat)
    if second != NO_SPELL:
        game.drawn = (1 << first) | (1 << second)
        ask(game, Ask.KEEP, seat)
    elif first != NO_SPELL:
        game.seats[seat].spells |= 1 << first
        note(game, Event.KEPT, 1 << seat, seat, first, 0, 0)


def draw_spell(game: Game, seat: int) -> int:
    """10.2 From the shuffled deck, which is not shuffled again; none from an empty one (reading 11)."""
    left = 0
    for spell in range(1, SPELLS + 1):
        left += (game.spell_deck >> spell) & 1
    if left == 0:
        return NO_SPELL
    nth = below(game.luck, left)
    spell = 1
    while nth > 0 or (game.spell_deck >> spell) & 1 == 0:
        nth -= (game.spell_deck >> spell) & 1
        spell += 1
    game.spell_deck &= ~(1 << spell)
    note(game, Event.DREW, 1 << seat, seat, spell, 0, 0)
    return spell


def refusal_to_keep(game: Game, spell: int) -> int:
    """10.5"""
    return Refusal.MAY if (game.drawn >> spell) & 1 else Refusal.NOT_DRAWN


def keep(game: Game, seat: int, spell: int) -> None:
    """10.5 The other one goes to the second strongest, or away if there is none (reading 46)."""
    game.seats[seat].spells |= 1 << spell
    note(game, Event.KEPT, 1 << seat, seat, spell, 0, 0)
    other = other_drawn(game, spell)
    game.drawn = 0
    second = strongest(game, TENT, 1 << seat)
    if second != NO_SEAT:
        game.seats[second].spells |= 1 << other
        note(game, Event.HANDED_ON, (1 << seat) | (1 << second), seat, second, other, 0)
    else:
        game.spent |= 1 << other
        note(game, Event.DISCARDED, EVERYBODY, seat, other, 0, 0)


def other_drawn(game: Game, spell: int) -> int:
    other = 1
    while other == spell or (game.drawn >> other) & 1 == 0:
        other += 1
    return other


# -- 10.6 Djinn's House, 6.1 Market, 6.2 Caravanserai --------------------------


def serve_djinn(game: Game, seat: int) -> None:
    """10.6 Two artifacts in this round, from now on (reading 26)."""
    game.seats[seat].limit = DJINN_LIMIT
    note(game, Event.MAY_USE_TWO, EVERYBODY, seat, 0, 0, 0)


def change(game: Game, seat: int, kind: int) -> None:
    """6.1 One treasure for any three; the one given is in the bank first (reading 27)."""
    note(game, Event.TRADES, EVERYBODY, seat, 0, 0, 0)
    pay(game, seat, kind, 1, NO_SEAT)
    let_take(game, seat, MARKET_TAKES)


def refusal_to_lead_camel(game: Game, whom: int) -> int:
    """6.2 Himself or another."""
    return Refusal.MAY if whom < game.seat_count else Refusal.NO_SUCH_SEAT


def lead_camel(game: Game, seat: int, whom: int) -> None:
    """6.2 At once (reading 41)."""
    game.first = whom
    note(game, Event.CAMEL, EVERYBODY, seat, whom, 0, 0)
