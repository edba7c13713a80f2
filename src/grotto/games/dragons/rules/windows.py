"""Aladdin's Dragons, rulebook section 11: windows, in which artifacts and spells are played and take effect."""

from grotto.games.dragons.events import Event
from grotto.games.dragons.pieces import AS_SPELL, COUNTERSPELL, DOUBLE, KEY, PARASITE
from grotto.games.dragons.refusals import Refusal
from grotto.games.dragons.rules.asking import ask, finish, forget_steps, round_table, seat_at
from grotto.games.dragons.rules.powers import (
    could_cast,
    could_counter,
    is_for_powers,
    refusal_to_lay_out,
    refusal_to_use,
    settle_counterspells,
    use_power,
)
from grotto.games.dragons.rules.spells import resolve_spell
from grotto.games.dragons.state import Ask, Fate, Game, Stage, Window
from grotto.tabletop.events import EVERYBODY, note
from grotto.tabletop.table import NO_SEAT


def open_window(game: Game, window: int, after: int) -> None:
    """11.1 If nobody could play anything, there is none. `after` it the game goes on."""
    game.stage = after
    if game.magic != 0:
        game.window = window
        if anybody_could_play(game):
            game.after = after
            game.stage = Stage.WINDOW
            game.passes = 0
            game.cursor = game.first
        else:
            game.window = Window.NONE


def anybody_could_play(game: Game) -> bool:
    for seat in range(game.seat_count):
        if could_play(game, seat):
            return True
    return False


def could_play(game: Game, seat: int) -> bool:
    """11.5 As far as all can see; so that who is asked tells nothing of the spells in his hand (reading 22)."""
    if could_cast(game, seat):
        return True
    if is_for_powers(game):
        for artifact in range(DOUBLE, KEY + 1):
            if refusal_to_use(game, seat, artifact) == Refusal.MAY:
                return True
    return (
        game.queue.count > 0
        and refusal_to_lay_out(game, seat, COUNTERSPELL) == Refusal.MAY
        and could_counter(game, seat)
    )


def ask_next(game: Game) -> None:
    """11.2 Clockwise, until all have passed in a row; who could play nothing passes unasked (11.5)."""
    while game.passes < game.seat_count and not could_play(game, game.cursor):
        pass_on(game)
    if game.passes < game.seat_count:
        ask(game, Ask.PLAY, game.cursor)
    else:
        close_window(game)


def pass_on(game: Game) -> None:
    """11.2"""
    game.passes += 1
    game.cursor = round_table(game, game.cursor + 1)


def close_window(game: Game) -> None:
    """11.3 Nobody plays any more: all takes effect, Counterspells before the rest (reading 47)."""
    forget_steps(game)
    settle_counterspells(game)
    game.stage = Stage.RESOLVING


def next_effect(game: Game) -> None:
    """11.3 In player order, and of one player in the order played."""
    for nth in range(game.seat_count):
        for index in range(game.queue.count):
            play = game.queue.plays[index]
            if play.fate == Fate.WAITING and play.seat == seat_at(game, nth):
                game.resolving = index
                game.stage = Stage.EFFECT
                note(game, Event.TAKES_EFFECT, EVERYBODY, play.seat, play.what, 0, 0)
                return
    end_window(game)


def end_window(game: Game) -> None:
    """11.3 It does not open again (reading 16)."""
    for index in range(game.queue.count):
        clear_play(game, index)
    game.queue.count = 0
    game.passes = 0
    game.window = Window.NONE
    game.stage = game.after
    game.after = Stage.SET_UP


def clear_play(game: Game, index: int) -> None:
    play = game.queue.plays[index]
    play.what = 0
    play.seat = NO_SEAT
    play.space = 0
    play.whom = NO_SEAT
    play.token = 0
    play.to = 0
    play.artifact = 0
    play.against = 0
    play.fate = Fate.WAITING


def carry_out(game: Game) -> None:
    """11.3 What is resolved now takes effect, 13.4 as far as possible, or goes on after a question of its own."""
    index = game.resolving
    play = game.queue.plays[index]
    if play.what <= AS_SPELL:
        use_power(game, index, play.what)
        finish(game)
    elif play.what == AS_SPELL + PARASITE:
        use_power(game, index, play.artifact)
        finish(game)
    else:
        resolve_spell(game, index)
