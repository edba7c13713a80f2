"""Rules of thumb: at drawn tables they do the obvious, and they beat chance."""

import random
from typing import Any

import pytest

from grotto.players import player, sight
from grotto.players.greedy import GreedyPlayer
from grotto.players.thumbs import thumbs_of
from grotto.tabletop.words import Misfit
from tests.every_game.tables import BOXES
from tests.games.digup.draw import draw
from tests.players.pennies import BOX as PENNIES
from tests.players.tables import played, share

MINE = "ruby-1 ruby-2 skeleton ruby-4 skeleton . . . ."


def chosen(seed: int = 1, **drawn: Any) -> str:
    match = draw(2, **drawn)
    dice = random.Random(seed)
    seat = match.asked[0]
    it = player("greedy", match.box)
    return str(it.choose(sight(match.box, match.game, seat, dice), dice).action)


def test_an_own_stone_goes_to_its_place_on_the_poorest_card() -> None:
    assert chosen(hands=["ruby-3 skeleton torch"], mines=[MINE]) == "play ruby-3 on cell 3"


def test_a_bridge_fetches_an_own_stone_from_another_mine() -> None:
    theirs = "topaz-1 topaz-2 ruby-3 . . . . . ."
    mine = "ruby-1 ruby-2 skeleton ruby-4 o . . . ."
    assert chosen(hands=["bridge skeleton torch"], mines=[mine, theirs]) == "play bridge"


def test_an_own_stone_is_dug_out_of_the_discard() -> None:
    drawn: dict[str, Any] = {"mines": [MINE], "discard": "torch ruby-3 purse skeleton", "pile": "purse", "rest": "pile"}
    assert chosen(hands=["ruby-3 pickaxe skeleton"], mines=[MINE]) == "play ruby-3 on cell 3"
    assert chosen(hands=["torch skeleton"], ask="pickaxe-take", playing="pickaxe", **drawn) == "dig out ruby-3"


def test_what_is_of_no_use_is_discarded_and_an_own_stone_is_not() -> None:
    assert chosen(hands=["ruby-3 skeleton"], mines=[MINE], ask="discard", plays=2) == "discard skeleton"
    assert chosen(hands=["ruby-3 ruby-5"], mines=[MINE], ask="discard", plays=2) == "stop"


def test_what_was_seen_by_torch_is_used() -> None:
    """The same hidden stone: known to be an own one in its place it stays, unseen it is covered as well as another."""
    rest, hands = "ruby-1 ruby-2 ruby-3 ruby-4 ruby-5 ruby-6 ruby-7 .", ["idol skeleton"]
    unseen = {chosen(seed, mines=[f"{rest} (ruby-9)"], hands=hands) for seed in range(12)}
    seen = {chosen(seed, mines=[f"{rest} (ruby-9)0"], hands=hands) for seed in range(12)}
    assert unseen == {"play idol on cell 8", "play idol on cell 9"}
    assert seen == {"play idol on cell 8"}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_greedy_beats_random(seats: int) -> None:
    """Nine in ten of two-seat games are asked for; here a few dozen games of each table, from each seat."""
    from grotto.games import open_box

    box, won, games = open_box("digup"), 0.0, 12
    greedy, chance = player("greedy", box), player("random", box)
    for deal in range(games):
        seat = deal % seats
        others = dict.fromkeys(range(seats), chance)
        won += share(played("digup", {**others, seat: greedy}, deal), seat)
    assert won / games >= 0.75


def test_who_misjudges_more_plays_worse() -> None:
    from grotto.games import open_box

    box = open_box("digup")
    sharp, blurred = GreedyPlayer("greedy", box), GreedyPlayer("dull", box, spread=500)
    won = [share(played("digup", {deal % 2: sharp, 1 - deal % 2: blurred}, deal), deal % 2) for deal in range(16)]
    assert sum(won) / len(won) > 0.6


def test_a_game_without_rules_of_thumb_says_so() -> None:
    with pytest.raises(Misfit, match="expected random: there are no rules of thumb for Pennies yet"):
        thumbs_of(PENNIES)
    assert thumbs_of(BOXES["divers"]).POINT == 100
