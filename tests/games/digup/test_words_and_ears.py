"""Which words answer which question, to the last action; and who hears what, when another seat than 0 acts."""

import pytest

from grotto.games.digup import BOX
from grotto.games.digup.refusals import Refusal
from grotto.games.digup.state import Ask
from tests.games.digup.draw import draw
from tests.games.digup.look import cell
from tests.games.digup.test_counts import TABLES
from tests.games.look import act, told

VERBS = {
    Ask.COLOUR: {"collect"},
    Ask.PLAY: {"stop", "lay", "play"},
    Ask.PURSE_FIRST: {"swap"},
    Ask.PURSE_SECOND: {"with"},
    Ask.MAP_KEEP: {"keep"},
    Ask.MAP_RETURN: {"put-back"},
    Ask.BINOCULARS_WHOM: {"look-hand"},
    Ask.BINOCULARS_TAKE: {"take"},
    Ask.BINOCULARS_GIVE: {"give"},
    Ask.SHOVEL: {"open"},
    Ask.PICKAXE_PAY: {"pay"},
    Ask.PICKAXE_TAKE: {"dig-out"},
    Ask.BRIDGE_OWN: {"give-cell"},
    Ask.BRIDGE_THEIRS: {"for-cell"},
    Ask.RIVER: {"pick"},
    Ask.TORCH_FIRST: {"look-cell"},
    Ask.TORCH_SECOND: {"look-cell"},
    Ask.DISCARD: {"stop", "discard"},
    Ask.SOLO: {"go-on"},
}


def understood(game: object) -> set[int]:
    """The actions that answer the question at all, lawful or not."""
    refusal, seat = BOX.plain.refusal, BOX.plain.first_asked(game)
    return {number for number in range(BOX.verbs.count) if refusal(game, seat, number) != Refusal.OTHER_QUESTION}


@pytest.mark.parametrize("ask", VERBS, ids=lambda ask: ask.name.lower())
def test_exactly_the_verbs_of_a_question_answer_it(ask: Ask) -> None:
    games = [draw(**table.drawn).game for table in TABLES if table.drawn.get("ask", "play") != "over"]
    game = games[0]
    game.ask = ask
    expected = {number for number in range(BOX.verbs.count) if BOX.verbs.verb(number).key in VERBS[ask]}
    assert understood(game) == expected


@pytest.mark.parametrize("beyond", [0, 1, 5])
def test_there_is_no_action_beyond_the_last(beyond: int) -> None:
    assert BOX.plain.refusal(draw().game, 0, BOX.verbs.count + beyond) == Refusal.NO_SUCH_ACTION


@pytest.mark.parametrize("seat", [2, 3])
@pytest.mark.parametrize(
    ("ask", "words"),
    [
        (Ask.BINOCULARS_WHOM, "look at the hand of seat {}"),
        (Ask.BRIDGE_THEIRS, "for cell 1 of seat {}"),
        (Ask.TORCH_FIRST, "look at cell 1 of seat {}"),
    ],
)
def test_with_two_seats_nobody_sits_on_the_third_and_the_fourth(ask: Ask, words: str, seat: int) -> None:
    game = draw().game
    game.ask = ask
    assert BOX.plain.refusal(game, 0, BOX.verbs.read(words.format(seat)).number) == Refusal.NO_SUCH_SEAT


EVENTS = {
    "drew": (["stop", "stop"], "drew seat=1 card=skeleton", {1}),
    "looked-at-map": (["play map"], "looked-at-map seat=1 card=idol", {1}),
    "kept": (["play map", "keep idol"], "kept seat=1 card=idol", {1}),
    "put-back": (["play map", "keep idol", "put back ruby-9"], "put-back seat=1 card=ruby-9", {1}),
    "saw-in-hand": (["play binoculars", "look at the hand of seat 2"], "saw-in-hand seat=1 of=2 card=ruby-1", {1, 2}),
    "took": (["play binoculars", "look at the hand of seat 2", "take ruby-1"], "took seat=1 of=2 card=ruby-1", {1, 2}),
    "gave": (
        ["play binoculars", "look at the hand of seat 2", "take ruby-1", "give map"],
        "gave seat=1 of=2 card=map",
        {1, 2},
    ),
    "looked-at-cell": (
        ["play torch", "look at cell 1 of seat 0"],
        "looked-at-cell seat=1 of=0 cell=1 card=diamond-9",
        {1},
    ),
    "lifted": (["play topaz-3 on cell 1"], "lifted seat=1 card=amethyst-2 cell=1", {1}),
}


@pytest.mark.parametrize("event", EVENTS)
def test_who_hears_all_of_it_when_seat_1_acts(event: str) -> None:
    actions, whole, knowers = EVENTS[event]
    hands = ["shovel torch river", "map torch" if event == "drew" else "map binoculars torch topaz-3", "ruby-1 bridge"]
    mines = ["(diamond-9) . . . . . . . .", "(amethyst-2) . . . . . . . ."]
    pile = "skeleton" if event == "drew" else "idol ruby-9 topaz-9 purse pickaxe"
    match = draw(seats=3, turn=1, hands=hands, mines=mines, pile=pile)
    act(match, *(f"1: {words}" for words in actions))
    assert {viewer for viewer in (None, 0, 1, 2) if whole in told(match, viewer, event)} == knowers


def test_what_seat_1_has_looked_at_it_knows() -> None:
    match = draw(seats=3, turn=1, hands=["river", "torch purse"], mines=["(diamond-9) . . . . . . . ."])
    act(match, "1: play torch", "1: look at cell 1 of seat 0")
    assert cell(match, 0, 1) == "(diamond-9) 1"


def test_a_lone_answer_is_told_to_seat_1_alone() -> None:
    match = draw(seats=2, turn=1, hands=["river", "pickaxe torch"], discard="idol purse")
    act(match, "1: play pickaxe")
    assert [viewer for viewer in (None, 0, 1) if told(match, viewer, "forced")] == [1]
