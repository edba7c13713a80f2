"""DIG UP, rulebook section 2: the turn and its three phases; and section 5, discarding."""

from grotto.games.digup.events import Event
from grotto.games.digup.refusals import Refusal
from grotto.games.digup.rules.drawing import HAND_LIMIT, fill_hand
from grotto.games.digup.rules.end import end_round
from grotto.games.digup.state import Ask, Game
from grotto.tabletop.events import EVERYBODY, note
from grotto.tabletop.piles import find, push, take_out

MOST_PLAYS = 2


def begin_turn(game: Game, seat: int) -> None:
    """2.1 Play, discard, draw: the first phase begins."""
    game.turn = seat
    game.plays = 0
    note(game, Event.TURN, EVERYBODY, seat, game.round, 0, 0)
    ask(game, Ask.PLAY, seat)


def ask(game: Game, question: int, seat: int) -> None:
    game.ask = question
    game.asked = 1 << seat


def after_play(game: Game) -> None:
    """2.2 Up to two cards are played; after the second the phase is over by itself."""
    if game.plays < MOST_PLAYS:
        ask(game, Ask.PLAY, game.turn)
    else:
        ask(game, Ask.DISCARD, game.turn)


def stop_playing(game: Game, seat: int) -> None:
    """2.2 Fewer cards, or none, may be played."""
    note(game, Event.STOPPED, EVERYBODY, seat, 0, 0, 0)
    ask(game, Ask.DISCARD, seat)


def refusal_to_stop_discarding(game: Game, seat: int) -> int:
    """5.2 At most three cards may be kept."""
    if game.seats[seat].hand.count > HAND_LIMIT:
        return Refusal.TOO_MANY_CARDS
    return Refusal.MAY


def discard(game: Game, seat: int, card: int) -> None:
    """5.1 Any cards of the hand go face up on the discard, one by one. 5.5 It is open to all (reading 17)."""
    hand = game.seats[seat].hand
    push(game.discard, take_out(hand, find(hand, card)))
    note(game, Event.DISCARDED, EVERYBODY, seat, card, 0, 0)


def stop_discarding(game: Game, seat: int) -> None:
    """5.3 The hand is filled, in the last turn too (reading 24). 2.3 Then it is the next seat's turn."""
    fill_hand(game, seat)
    following = (seat + 1) % game.seat_count
    if following == game.first:
        end_round(game)
    if game.ask != Ask.OVER:
        begin_turn(game, following)
