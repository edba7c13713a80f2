"""Aladdin's Dragons: what comes next when nobody is asked. The course of the game in one place."""

from grotto.games.dragons.pieces import GUARD, ROOM, is_cave
from grotto.games.dragons.rules.city import visit_city
from grotto.games.dragons.rules.palace import meet_guard, next_at_guard
from grotto.games.dragons.rules.placement import ask_to_place, next_placement
from grotto.games.dragons.rules.rooms import complete_sale, next_price, offer, open_room
from grotto.games.dragons.rules.rounds import begin_round, end_round
from grotto.games.dragons.rules.set_up import take_first_treasures
from grotto.games.dragons.rules.tally import leave_caves, loot, next_space, tell_strengths
from grotto.games.dragons.rules.windows import ask_next, carry_out, next_effect
from grotto.games.dragons.state import Ended, Game, Stage


def go_on(game: Game) -> None:
    """Step by step until somebody is asked or the game is over."""
    while game.asked == 0 and game.ended == Ended.NOT_YET:
        go_on_once(game)


def go_on_once(game: Game) -> None:
    stage = game.stage
    if stage >= Stage.WINDOW:
        go_on_in_window(game)
    elif stage <= Stage.PLACING:
        go_on_in_placement(game)
    else:
        go_on_in_tally(game)


def go_on_in_placement(game: Game) -> None:
    """2.3 The first phase, and what comes before it."""
    stage = game.stage
    if stage == Stage.PLACEMENT:
        next_placement(game)
    elif stage == Stage.PLACING:
        ask_to_place(game)
    elif stage == Stage.ROUND:
        begin_round(game)
    else:
        take_first_treasures(game)


def go_on_in_tally(game: Game) -> None:
    """2.3 The second phase."""
    stage = game.stage
    if stage == Stage.TALLY:
        next_space(game)
    elif stage == Stage.SETTLING:
        settle_space(game)
    elif stage == Stage.AFTER_CAVES:
        leave_caves(game)
    elif stage == Stage.GUARDING:
        next_at_guard(game)
    elif stage == Stage.SELLING:
        offer(game)
    elif stage == Stage.PRICING:
        next_price(game)
    elif stage == Stage.HANDING:
        complete_sale(game)
    else:
        end_round(game)


def settle_space(game: Game) -> None:
    """4.1 What the space gives to those who are there."""
    tell_strengths(game)
    if is_cave(game.space):
        loot(game)
    elif game.space < GUARD:
        visit_city(game)
    elif game.space < ROOM:
        meet_guard(game)
    else:
        open_room(game)


def go_on_in_window(game: Game) -> None:
    """11.2, 11.3"""
    stage = game.stage
    if stage == Stage.WINDOW:
        ask_next(game)
    elif stage == Stage.RESOLVING:
        next_effect(game)
    else:
        carry_out(game)
