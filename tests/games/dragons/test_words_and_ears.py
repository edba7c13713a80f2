"""Which words answer which question, to the last action; and who hears what, when another seat than 0 acts."""

import pytest

import grotto
from grotto.games.dragons import BOX
from grotto.games.dragons.refusals import Refusal
from grotto.games.dragons.state import Ask
from tests.games.dragons.casting import at, placed, purchase
from tests.games.dragons.draw import draw, tally
from tests.games.dragons.look import plays
from tests.games.dragons.test_counts import TABLES, match_at
from tests.games.look import act, ask, told

VERBS = {
    "take": {"take"},
    "place": {"place"},
    "lay": {"lay"},
    "play": {"pass", "cast", "use", "counter"},
    "space": {"at"},
    "owner": {"of"},
    "token": {"token", "own-hidden", "hidden"},
    "to": {"to"},
    "offer": {"offer"},
    "borrow": {"borrow"},
    "counter": {"counter"},
    "keep": {"keep"},
    "market": {"pass", "give"},
    "camel": {"camel"},
    "bribe": {"pass", "bribe"},
    "pay": {"pay"},
    "buy": {"pass", "buy"},
    "price": {"pay"},
    "tax": {"pay-tax", "withdraw", "token", "own-hidden"},
    "trade": {"give", "stop"},
    "choose": {"choose"},
    "strike-space": {"at"},
    "strike-token": {"token", "hidden"},
}


def at_each_question() -> dict[str, grotto.Match]:
    """A match that asks it, for every question: the counted tables, and what comes after their first answers."""
    found: dict[str, grotto.Match] = {}
    for table in TABLES:
        for choice in (0, -1):
            match = match_at(table)
            for _ in range(4):
                if match.asked:
                    found.setdefault(ask(match), grotto.Match.at("dragons", match.position()))
                    match.act(match.asked[0], match.legal(match.asked[0])[choice])
    return found


MATCHES = at_each_question()


def test_every_question_is_among_the_counted_tables() -> None:
    assert set(MATCHES) == set(VERBS) == {one.name.lower().replace("_", "-") for one in Ask if one != Ask.OVER}


@pytest.mark.parametrize("question", VERBS)
def test_exactly_the_verbs_of_a_question_answer_it(question: str) -> None:
    game = MATCHES[question].game
    seat = BOX.plain.first_asked(game)
    numbers = range(BOX.verbs.count)
    understood = {n for n in numbers if BOX.plain.refusal(game, seat, n) != Refusal.OTHER_QUESTION}
    expected = {n for n in numbers if BOX.verbs.verb(n).key in VERBS[question]}
    if question == "tax":  # one tax is paid or withdrawn from, of the other each token
        expected = {n for n in expected if BOX.verbs.verb(n).key != "withdraw"}
    assert {BOX.verbs.words(n) for n in understood} == {BOX.verbs.words(n) for n in expected}


@pytest.mark.parametrize("beyond", [0, 1, 5])
def test_there_is_no_action_beyond_the_last(beyond: int) -> None:
    assert BOX.plain.refusal(draw().game, 0, BOX.verbs.count + beyond) == Refusal.NO_SUCH_ACTION


def heard_in_full(match: grotto.Match, key: str, whole: str) -> set[int | None]:
    return {viewer for viewer in (None, 0, 1, 2) if whole in told(match, viewer, key)}


EVERYBODY = {None, 0, 1, 2}


def test_who_hears_what_seat_1_lays() -> None:
    match = act(draw(turn=1), "1: place on market", "1: lay 5")
    assert heard_in_full(match, "placed", "placed seat=1 space=market token=5") == {1}
    assert heard_in_full(match, "placed", "placed seat=1 space=market") == {None, 0, 2}


def test_who_hears_what_seat_1_draws_keeps_and_hands_on() -> None:
    match = tally(magic=True, tokens=["8=tent", "9=tent"], spell_deck="trade spy", caves="/ / / / ")
    act(match, "1: keep spy")
    assert heard_in_full(match, "drew", "drew seat=1 spell=trade") == {1}
    assert heard_in_full(match, "kept", "kept seat=1 spell=spy") == {1}
    assert heard_in_full(match, "handed-on", "handed-on seat=1 of=0 spell=trade") == {0, 1}


def test_who_hears_which_face_down_token_goes_home_or_moves() -> None:
    match = placed(spells=["", "second-chance", "charity"], tokens=["", "9=(tent) 8=(tent)", ""])
    plays(match, "1: cast second-chance", "1: own hidden token 9", "1: to market")
    assert heard_in_full(match, "named-token", "named-token seat=1 of=1 token=9") == {1}
    assert heard_in_full(match, "moved", "moved seat=1 space=tent to=market token=9") == {1}
    assert heard_in_full(match, "moved", "moved seat=1 space=tent to=market") == {None, 0, 2}


def test_who_hears_of_a_token_that_stands_in_the_open() -> None:
    match = at("market", spells=["", "second-chance", "charity"], tokens=["", "9=market 8=market", ""])
    plays(match, "1: cast second-chance", "1: token 9", "1: to caravanserai")
    assert heard_in_full(match, "moved", "moved seat=1 space=market to=caravanserai token=9") == EVERYBODY


def test_who_sees_the_stack() -> None:
    match = placed(spells=["", "mirage", "charity"], rooms=["double scroll carpet", "key", "scroll"], keeper=2)
    plays(match, "1: cast mirage")
    assert heard_in_full(match, "saw", "saw seat=1 space=room-1 artifact=carpet") == {1}
    assert [match.view(viewer).get("looking") for viewer in (None, 0, 2)] == [None] * 3
    assert match.view(1)["looking"] == {"space": "room-1", "artifacts": ["double", "scroll", "carpet"]}


def test_a_purchase_and_its_price_are_heard_by_all() -> None:
    match = purchase(spells=["", "charity", ""])
    assert heard_in_full(match, "bought", "bought seat=0 space=room-1") == EVERYBODY
    assert heard_in_full(match, "paid", "paid seat=0 kind=crown count=1") == EVERYBODY


def test_a_lone_answer_is_told_to_its_seat_alone() -> None:
    match = at("market", spells=["", "lunar-eclipse", "charity"], tokens=["", "9=market", ""], artifacts=["lamp"] * 3)
    act(match, "1: cast lunar-eclipse")  # there is one space with a token
    assert [viewer for viewer in (None, 0, 1, 2) if told(match, viewer, "forced")] == [1]
