"""Which words answer which question, to the last action; and who hears what, when another seat than 0 acts."""

from typing import Any

import pytest

import grotto
from grotto.games.lamp import BOX
from grotto.games.lamp.events import PRIVATE, Event
from grotto.games.lamp.refusals import REASONS, Refusal
from grotto.games.lamp.state import Ask
from grotto.tabletop.words import kebab
from tests.games.lamp.draw import draw, granted, race, set_dice
from tests.games.lamp.test_facts import at_random, course
from tests.games.look import act, told

VERBS = {
    Ask.CHOOSE: {"set"},
    Ask.RACE: {"rub"},
    Ask.PASS_CARD: {"pass-card"},
    Ask.NAME: {"name"},
    Ask.PENALTY: {"steal"},
    Ask.WISH: {"accept", "refuse"},
    Ask.DRAW_FROM: {"draw-from"},
    Ask.STEAL: {"steal"},
    Ask.EXCHANGE: {"exchange"},
    Ask.EXCHANGE_FOR: {"for"},
    Ask.TAKE: {"take"},
    Ask.GIVE: {"give"},
    Ask.PEEK: {"peek"},
    Ask.MOVE: {"move"},
    Ask.TURN: {"turn"},
    Ask.ATTACH: {"attach"},
    Ask.SEARCH: {"draw", "stop"},
    Ask.RING: {"take", "decline"},
}


def understood(game: Any) -> set[int]:
    """The actions that answer the question at all, lawful or not; what was accepted cannot be declined (4.6)."""
    refusal, seat = BOX.plain.refusal, BOX.plain.first_asked(game)
    deaf = (Refusal.OTHER_QUESTION, Refusal.MUST_APPLY)
    return {number for number in range(BOX.verbs.count) if refusal(game, seat, number) not in deaf}


def test_every_question_is_listed() -> None:
    assert set(VERBS) == set(Ask) - {Ask.OVER}


@pytest.mark.parametrize("ask", VERBS, ids=lambda ask: ask.name.lower())
def test_exactly_the_verbs_of_a_question_answer_it(ask: Ask) -> None:
    game = granted("steal-either", cards=["ruby", "ruby gold-ring"], discard="ruby").game
    game.ask, game.effect = ask, game.effect
    game.player = 0
    expected = {number for number in range(BOX.verbs.count) if BOX.verbs.verb(number).key in VERBS[ask]}
    assert understood(game) == expected


@pytest.mark.parametrize("beyond", [0, 1, 5])
def test_there_is_no_action_beyond_the_last(beyond: int) -> None:
    assert BOX.plain.refusal(draw().game, 0, BOX.verbs.count + beyond) == Refusal.NO_SUCH_ACTION
    assert BOX.plain.refusal(draw().game, 0, -1 - beyond) == Refusal.NO_SUCH_ACTION


def test_who_is_not_asked_has_no_answers() -> None:
    game = act(draw(), "1: set 4 on gold").game
    assert [BOX.plain.legal(game, seat, BOX.row()) for seat in range(4)] == [18, 0, 18, 0]


def test_every_refusal_has_a_reason() -> None:
    assert set(REASONS) == set(Refusal) - {Refusal.MAY}


def genie_of_1(effect: str, **drawn: Any) -> grotto.Match:
    """Seat 1 has summoned the Genie and accepted this card."""
    match = race(set_dice(draw(3, lamp=effect, **drawn), "3 silver", "3 bronze", "5 gold"), 1)
    return act(match, "1: accept")


CARDS = ["emerald gold-ring", "ruby sapphire", "diamond silver-ring"]
HEARD_BY_ALL = {
    "named": ("name seat 2", "named seat=1 of=2"),
    "stole": ("steal gold-ring from seat 0", "stole seat=1 of=0 card=gold-ring"),
    "exchanged": ("exchange ruby, for diamond of seat 2", "exchanged seat=1 card=ruby of=2 for=diamond"),
    "took": ("take ruby", "took seat=1 card=ruby"),
    "gave": ("give ruby to seat 2", "gave seat=1 card=ruby to=2"),
    "drew-first": ("draw from gold", "drew-first seat=1 chest=gold card=ruby*"),
    "moved": ("move from bronze to gold", "moved seat=1 chest=bronze to=gold"),
    "turned": ("raise the die on bronze", "turned seat=1 chest=bronze face=4"),
    "peeked": ("peek into gold", "peeked seat=1 chest=gold count=2"),
    "ignores": ("", "ignores seat=1"),
    "nothing": ("", "nothing seat=1"),
}
EFFECTS = {
    "stole": "steal-either",
    "exchanged": "exchange-stone",
    "took": "take-discard",
    "gave": "give-card",
    "drew-first": "draw-choice",
    "moved": "move-die",
    "turned": "turn-die",
    "peeked": "peek-2",
    "ignores": "ignore-scorpion",
    "nothing": "nothing",
}


@pytest.mark.parametrize("event", EFFECTS)
def test_all_hear_all_of_what_seat_1_does_with_a_lamp_card(event: str) -> None:
    words, whole = HEARD_BY_ALL[event]
    match = genie_of_1(EFFECTS[event], cards=CARDS, discard="ruby emerald", gold="ruby* emerald")
    act(match, *(f"1: {part}" for part in words.split(", ") if part))
    assert all(told(match, viewer, event) == [whole] for viewer in (None, 0, 1, 2))


def test_all_hear_of_an_offence_of_seat_1() -> None:
    match = race(set_dice(draw(3, cards=CARDS), "3 silver", "4 bronze", "3 gold"), 1)
    act(match, "1: name seat 2", "2: steal sapphire from seat 1")
    for viewer in (None, 0, 1, 2):
        assert told(match, viewer, "offended", "named", "stole") == [
            "offended seat=1",
            "named seat=1 of=2",
            "stole seat=2 of=1 card=sapphire",
        ]


def test_what_seat_1_sets_picks_and_sees_it_hears_alone() -> None:
    match = genie_of_1("peek-2", gold="ruby* emerald")
    act(match, "1: peek into gold")
    assert told(match, 1, "saw") == [
        "saw seat=1 chest=gold card=ruby*",
        "saw seat=1 chest=gold card=emerald",
    ]
    assert told(match, 1, "set") == ["set seat=1 face=3 chest=bronze"]
    match = act(genie_of_1("pass-left", cards=CARDS), "1: pass ruby to the left")
    assert told(match, 1, "chose-card") == ["chose-card seat=1 card=ruby"]
    for viewer in (None, 0, 2):
        assert told(match, viewer, "chose-card", "saw") == []


def test_what_seat_1_has_looked_at_it_knows() -> None:
    match = act(genie_of_1("peek-2", gold="ruby* emerald"), "1: peek into gold")
    assert match.view(1)["chests"][2]["known"] == ["ruby*", "emerald"]
    assert [match.position()["seats"][seat]["peeked"][2] > 0 for seat in range(3)] == [False, True, False]


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_what_is_not_private_is_heard_alike_by_all(seats: int) -> None:
    private = {kebab(event) for event in PRIVATE}
    assert private == {kebab(event) for event in (Event.SET, Event.CHOSE_CARD, Event.SAW, Event.FORCED)}
    for seed in range(2):
        *_, match = course(grotto.Match("lamp", seats=seats, seed=seed, options={"precious": True}), at_random(seed))
        heard = [[str(h) for h in match.heard(viewer) if h.key not in private] for viewer in (None, *range(seats))]
        assert all(one == heard[0] for one in heard)
        for viewer in range(seats):
            own = [h.arguments["seat"] for h in match.heard(viewer) if h.key in private]
            assert set(own) <= {viewer}
        assert not [h for h in match.heard(None) if h.key in private]


def test_every_event_is_told_in_some_game() -> None:
    """Or a test above would look at nothing. The other reasons of the end have tests of their own."""
    keys: set[str] = set()
    for seed in range(8):
        options = {"precious": True}
        match = grotto.Match("lamp", seats=2 + seed % 4, seed=seed, options=options)
        *_, match = course(match, at_random(seed))
        keys |= {happening.telling.key for happening in match.happenings}
    seldom = {"ring", "declined", "orphaned", "ignored", "completed"}
    assert {kebab(event) for event in Event} - keys <= seldom
