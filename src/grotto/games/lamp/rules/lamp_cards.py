"""Aladdin & the Magic Lamp, rulebook section 5: what the Lamp cards do."""

from grotto.games.lamp.events import Event
from grotto.games.lamp.pieces import FACES, SORCERER, TALISMAN, Effect, is_jewel, is_stone, kind_of
from grotto.games.lamp.refusals import Refusal
from grotto.games.lamp.rules.cards import (
    JEWELS,
    LOOSE,
    STONES,
    gain,
    hand_over,
    has_loose,
    lose,
    opponent_has_loose,
    orphan,
    refusal_of_loose,
)
from grotto.games.lamp.rules.chests import draw, is_empty, look_into, size
from grotto.games.lamp.rules.end import end
from grotto.games.lamp.rules.race import refusal_of_seat
from grotto.games.lamp.rules.turn import ask
from grotto.games.lamp.state import Ask, Ended, Game, Stage
from grotto.tabletop.events import EVERYBODY, note


def accept(game: Game, seat: int) -> None:
    """4.2 The effect is applied, as 4.6 it must. 4.5 If it cannot be, nothing happens (reading 2)."""
    note(game, Event.ACCEPTED, EVERYBODY, seat, 0, 0, 0)
    game.asked = 0
    game.stage = Stage.GENIES
    if not is_possible(game, seat):
        note(game, Event.NOTHING, EVERYBODY, seat, 0, 0, 0)
    else:
        apply(game, seat)


def sort_of(effect: int) -> int:
    """5.3 to 5.10 The cards that an effect speaks of."""
    if effect == Effect.STEAL_STONE or effect == Effect.EXCHANGE_STONE:
        return STONES
    if effect == Effect.STEAL_JEWEL or effect == Effect.EXCHANGE_JEWEL:
        return JEWELS
    return LOOSE


def is_possible(game: Game, seat: int) -> bool:
    """4.5 Whether the effect can be applied at all (readings 4, 5, 10 and 23). 5.15 Nothing cannot."""
    effect = game.effect
    sort = sort_of(effect)
    if effect <= Effect.DRAW_GOLD:
        return not is_empty(game, effect - Effect.DRAW_BRONZE)
    if effect == Effect.DRAW_CHOICE or effect >= Effect.PEEK_1:
        return not (is_empty(game, 0) and is_empty(game, 1) and is_empty(game, 2))
    if effect <= Effect.STEAL_EITHER:
        return opponent_has_loose(game, seat, sort)
    if effect <= Effect.EXCHANGE_JEWEL:
        return has_loose(game, seat, sort) and opponent_has_loose(game, seat, sort)
    if effect == Effect.TAKE_DISCARD:
        return something_to_take(game)
    if effect == Effect.GIVE_CARD:
        return has_loose(game, seat, LOOSE)
    if effect == Effect.PASS_LEFT:
        return has_loose(game, seat, LOOSE) or opponent_has_loose(game, seat, LOOSE)
    return effect != Effect.NOTHING


def apply(game: Game, seat: int) -> None:
    """4.6 The first choice that the effect leaves to the summoner (reading 3), or all of it."""
    effect = game.effect
    if effect <= Effect.DRAW_GOLD:
        draw_first(game, seat, effect - Effect.DRAW_BRONZE)
    elif effect == Effect.PASS_LEFT:
        ask_for_cards_to_pass(game)
    elif effect == Effect.IGNORE_SCORPION:
        ignore_scorpion(game, seat)
    else:
        ask(game, first_question(effect), seat)


def first_question(effect: int) -> int:
    """4.6 What the summoner is asked first."""
    if effect >= Effect.PEEK_1:
        return Ask.PEEK
    if effect >= Effect.MOVE_DIE:
        return Ask.MOVE if effect == Effect.MOVE_DIE else Ask.TURN
    if effect >= Effect.TAKE_DISCARD:
        return Ask.TAKE if effect == Effect.TAKE_DISCARD else Ask.GIVE
    if effect >= Effect.EXCHANGE_STONE:
        return Ask.EXCHANGE
    return Ask.STEAL if effect >= Effect.STEAL_STONE else Ask.DRAW_FROM


# -- 5.1, 5.2 Draw ----------------------------------------------------------------


def refusal_of_chest(game: Game, chest: int) -> int:
    """5.2, 5.11 An empty chest cannot be named (reading 23)."""
    return Refusal.EMPTY_CHEST if is_empty(game, chest) else Refusal.MAY


def draw_first(game: Game, seat: int, chest: int) -> None:
    """5.1, 5.2 The top card is his, whatever its scorpions (reading 11). 8.2 A Sorcerer ends the game at once."""
    card = draw(game, chest)
    game.asked = 0
    note(game, Event.DREW_FIRST, EVERYBODY, seat, chest, card, 0)
    gain(game, seat, kind_of(card))
    if card == SORCERER:
        end(game, Ended.SORCERER_OF_THE_LAMP)


# -- 5.3 to 5.5 Steal, 5.6 and 5.7 exchange, 5.9 give ------------------------------


def refusal_of_sort(game: Game, kind: int) -> int:
    """5.3, 5.6 Stones only. 5.4, 5.7 Jewels only. 5.5 Either."""
    sort = sort_of(game.effect)
    if sort == STONES and not is_stone(kind):
        return Refusal.NO_STONE
    return Refusal.NO_JEWEL if sort == JEWELS and not is_jewel(kind) else Refusal.MAY


def refusal_of_theirs(game: Game, seat: int, kind: int, whom: int) -> int:
    """5.3 to 5.7 A loose card of the sort, in front of an opponent."""
    refused = refusal_of_seat(game, seat, whom)
    if refused == Refusal.MAY:
        refused = refusal_of_sort(game, kind)
    return refused if refused != Refusal.MAY else refusal_of_loose(game, whom, kind)


def refusal_of_own(game: Game, seat: int, kind: int) -> int:
    """5.6, 5.7, 5.9, 5.10 A loose card of one's own, of the sort."""
    refused = refusal_of_sort(game, kind)
    return refused if refused != Refusal.MAY else refusal_of_loose(game, seat, kind)


def steal(game: Game, seat: int, kind: int, whom: int) -> None:
    """5.3, 5.4, 5.5 It is his now."""
    note(game, Event.STOLE, EVERYBODY, seat, whom, kind, 0)
    hand_over(game, whom, seat, kind)
    game.asked = 0


def offer(game: Game, seat: int, kind: int) -> None:
    """5.6, 5.7 First his own card of the exchange."""
    game.giving = kind
    ask(game, Ask.EXCHANGE_FOR, seat)


def exchange(game: Game, seat: int, kind: int, whom: int) -> None:
    """5.6, 5.7 Both cards move at one moment; then sets and talismans are looked at (reading 4)."""
    mine = game.giving
    note(game, Event.EXCHANGED, EVERYBODY, seat, mine, whom, kind)
    lose(game, seat, mine)
    lose(game, whom, kind)
    gain(game, seat, kind)
    gain(game, whom, mine)
    orphan(game, seat, mine)
    orphan(game, whom, kind)
    game.giving = 0
    game.asked = 0


def refusal_to_give(game: Game, seat: int, kind: int, whom: int) -> int:
    """5.9 One's own loose card, to an opponent (reading 10)."""
    refused = refusal_of_seat(game, seat, whom)
    return refused if refused != Refusal.MAY else refusal_of_own(game, seat, kind)


def give(game: Game, seat: int, kind: int, whom: int) -> None:
    """5.9 It is the opponent's now."""
    note(game, Event.GAVE, EVERYBODY, seat, kind, whom, 0)
    hand_over(game, seat, whom, kind)
    game.asked = 0


# -- 5.8 Take from the discard ------------------------------------------------------


def something_to_take(game: Game) -> bool:
    """5.8, 9.3 A Sorcerer is not taken (reading 20)."""
    for kind in range(1, TALISMAN + 1):
        if game.discard.copies[kind] > 0:
            return True
    return False


def refusal_to_take(game: Game, kind: int) -> int:
    """5.8, 9.3 Stone, jewel or talisman; equal ones are one choice (reading 19). 1.6 All see what lies there."""
    return Refusal.MAY if game.discard.copies[kind] > 0 else Refusal.NOT_IN_DISCARD


def take(game: Game, seat: int, kind: int) -> None:
    """5.8, 9.3 A talisman is laid at once (reading 13)."""
    game.discard.copies[kind] -= 1
    note(game, Event.TOOK, EVERYBODY, seat, kind, 0, 0)
    gain(game, seat, kind)
    game.asked = 0


# -- 5.10 Everybody passes a card ---------------------------------------------------


def ask_for_cards_to_pass(game: Game) -> None:
    """5.10 Whoever has a loose card picks one, the summoner too (reading 5)."""
    game.ask = Ask.PASS_CARD
    for seat in range(game.seat_count):
        game.seats[seat].passing = 0
        if has_loose(game, seat, LOOSE):
            game.asked |= 1 << seat


def pick_to_pass(game: Game, seat: int, kind: int) -> None:
    """5.10 In secret."""
    game.seats[seat].passing = kind
    game.asked &= ~(1 << seat)
    game.stage = Stage.PASS_ON
    note(game, Event.CHOSE_CARD, 1 << seat, seat, kind, 0, 0)


def pass_on(game: Game) -> None:
    """5.10, 1.8 All cards go to the left at one moment; then sets and talismans are looked at (reading 5)."""
    for seat in range(game.seat_count):
        kind = game.seats[seat].passing
        if kind != 0:
            note(game, Event.PASSED, EVERYBODY, seat, kind, (seat + 1) % game.seat_count, 0)
            lose(game, seat, kind)
    for seat in range(game.seat_count):
        kind = game.seats[seat].passing
        if kind != 0:
            gain(game, (seat + 1) % game.seat_count, kind)
    for seat in range(game.seat_count):
        orphan(game, seat, game.seats[seat].passing)
    game.stage = Stage.GENIES


# -- 5.11 Peek, 5.12 and 5.13 the die, 5.14 a scorpion ------------------------------


def peek(game: Game, seat: int, chest: int) -> None:
    """5.11 As many cards as the Lamp card says, or as there are (reading 18)."""
    most = game.effect - Effect.PEEK_1 + 1
    note(game, Event.PEEKED, EVERYBODY, seat, chest, min(most, size(game, chest)), 0)
    look_into(game, seat, chest, most)
    game.asked = 0


def refusal_to_move(game: Game, seat: int, chest: int, to: int) -> int:
    """5.12 From where his die lies to another chest, with two dice to the one where he has none (reading 7)."""
    if game.seats[seat].dice[chest] == 0:
        return Refusal.NO_DIE_THERE
    if chest == to:
        return Refusal.SAME_CHEST
    return Refusal.DIE_THERE if game.seats[seat].dice[to] != 0 else Refusal.MAY


def move_die(game: Game, seat: int, chest: int, to: int) -> None:
    """5.12 The face stays; whose search it is will be seen when the chest's turn comes (reading 6)."""
    dice = game.seats[seat].dice
    dice[to] = dice[chest]
    dice[chest] = 0
    note(game, Event.MOVED, EVERYBODY, seat, chest, to, 0)
    game.asked = 0


def refusal_to_turn(game: Game, seat: int, chest: int, way: int) -> int:
    """5.13 By exactly one, within 1 to 6 (reading 8); `way` is +1 or -1."""
    face = game.seats[seat].dice[chest]
    if face == 0:
        return Refusal.NO_DIE_THERE
    return Refusal.MAY if 1 <= face + way <= FACES else Refusal.NO_SUCH_FACE


def turn_die(game: Game, seat: int, chest: int, way: int) -> None:
    """5.13 The die counts as it now stands (reading 6)."""
    dice = game.seats[seat].dice
    dice[chest] += way
    note(game, Event.TURNED, EVERYBODY, seat, chest, dice[chest], 0)
    game.asked = 0


def ignore_scorpion(game: Game, seat: int) -> None:
    """5.14 Once in this turn, when a search of his would fail (reading 9)."""
    game.spared |= 1 << seat
    note(game, Event.IGNORES, EVERYBODY, seat, 0, 0, 0)
