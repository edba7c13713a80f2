"""A match: who is asked, what is legal, act, refuse, undo, view, hear; and what is said to bad use."""

from typing import Any

import pytest

import grotto
from grotto.tabletop.events import Heard
from grotto.tabletop.secret import commitment_to, secret_of_seed

SEED = 7


def new(seats: int = 3, **more: Any) -> grotto.Match:
    return grotto.Match("digup", seats=seats, seed=SEED, **more)


def dealt(seats: int = 3) -> grotto.Match:
    """Colours dealt, seat 0 begins: the first question is what to play."""
    return new(seats, options={"colours": "dealt", "first": 0})


def everything(match: grotto.Match) -> tuple[Any, ...]:
    return match.game.pack(), list(match.happenings), list(match.steps), match.link, match.save()


# -- a new match ----------------------------------------------------------------


def test_the_usual_number_of_seats() -> None:
    match = grotto.Match("digup")
    assert match.seats == 4
    assert match.options == {"colours": "chosen", "first": None}
    assert match.names is None
    assert match.outcome is None
    assert match.actions == []


def test_the_same_seed_gives_the_same_match() -> None:
    assert everything(new()) == everything(new())
    assert new().secret == secret_of_seed(SEED)
    assert new().commitment == commitment_to(new().secret)
    assert new().game != grotto.Match("digup", seats=3, seed=8).game


def test_a_secret_may_be_given() -> None:
    match = grotto.Match("digup", seats=3, secret=secret_of_seed(SEED))
    assert match.game == new().game


def test_names_are_kept() -> None:
    assert new(names=["Ada", "Bo", "Cy"]).names == ["Ada", "Bo", "Cy"]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"game": "digdown"}, "game: found 'digdown', expected one of digup"),
        ({"game": "dig up"}, "did you mean 'digup'?"),
        ({"game": "chess"}, "game: found 'chess', expected one of digup"),
        ({"game": None}, "game: found None, expected one of digup"),
        ({"seats": 5}, "digup: seats: found 5, expected one of 1, 2, 3, 4"),
        ({"seats": 0}, "digup: seats: found 0"),
        ({"seats": -1}, "digup: seats: found -1"),
        ({"seats": "3"}, "digup: seats: found '3'"),
        ({"seats": True}, "digup: seats: found True"),
        ({"seats": 3.0}, "digup: seats: found 3.0"),
        ({"options": {"color": "dealt"}}, "option color: found 'dealt', expected one of the options colours, first"),
        ({"options": {"colours": "mine"}}, "option colours: found 'mine', expected one of 'chosen', 'dealt'"),
        ({"options": {"first": 4}}, "option first: found 4, expected one of None, 0, 1, 2, 3"),
        ({"options": {"first": True}}, "option first: found True"),
        ({"options": {"first": 0.0}}, "option first: found 0.0"),
        ({"options": {"first": 3}, "seats": 3}, "option first: found 3, expected None or a seat from 0 to 2"),
        ({"options": ["dealt"]}, "options: found ['dealt'], expected"),
        ({"options": "dealt"}, "options: found 'dealt', expected"),
        ({"seed": "7"}, "seed: found '7', expected a whole number"),
        ({"seed": 7.0}, "seed: found 7.0, expected a whole number"),
        ({"seed": True}, "seed: found True, expected a whole number"),
        ({"names": ["Ada"], "seats": 3}, "names: found ['Ada'], expected 3 names, one a seat"),
        ({"names": ["Ada", 5, "Cy"], "seats": 3}, "names: found ['Ada', 5, 'Cy'], expected 3 names"),
        ({"names": "Ada", "seats": 3}, "names: found 'Ada', expected 3 names"),
        ({"names": 3, "seats": 3}, "names: found 3, expected 3 names"),
        ({"secret": b"short"}, "secret: found"),
        ({"secret": b""}, "secret: found"),
        ({"secret": "00" * 32}, "secret: found"),
    ],
)
def test_bad_use_is_named(arguments: dict[str, Any], message: str) -> None:
    with pytest.raises(grotto.Misfit) as misfit:
        grotto.Match(**{"game": "digup", **arguments})
    assert message in str(misfit.value)


# -- asked, legal, act ----------------------------------------------------------


def test_only_who_is_asked_has_legal_actions() -> None:
    match = dealt()
    assert match.asked == [0]
    assert match.legal(0)
    assert match.legal(1) == match.legal(2) == []


@pytest.mark.parametrize("seat", [-1, 3, 17])
def test_nobody_has_legal_actions_where_nobody_sits(seat: int) -> None:
    assert dealt().legal(seat) == []


def test_an_action_may_be_given_as_itself_or_in_words() -> None:
    ours, theirs = dealt(), dealt()
    action = ours.legal(0)[-1]
    ours.act(0, action)
    theirs.act(0, f"  {str(action).upper()} ")
    assert everything(ours) == everything(theirs)
    assert ours.actions == [(0, action)]


def test_act_returns_what_it_caused() -> None:
    match = dealt()
    before = len(match.happenings)
    caused = match.act(0, "stop")
    assert caused == match.happenings[before:]
    assert str(caused[0]) == "stopped seat=0"


@pytest.mark.parametrize(
    ("seat", "said", "reason", "rule", "message"),
    [
        (1, "stop", "not-asked", "2.3", "asked is seat 0"),
        (5, "stop", "not-asked", "2.3", "asked is seat 0"),
        (-1, "stop", "not-asked", "2.3", "asked is seat 0"),
        (0, "pick ruby-4", "other-question", "2.1", "does not answer what is asked"),
        (0, "stp", "no-such-action", "2.1", "did you mean 'stop'?"),
        (0, "", "no-such-action", "2.1", "there is no such action"),
        (1, "stp", "not-asked", "2.3", "asked is seat 0"),
    ],
)
def test_a_refusal_has_reason_rule_and_sentence(seat: int, said: str, reason: str, rule: str, message: str) -> None:
    match = dealt()
    before = everything(match)
    foreseen = match.refusal(seat, said)
    with pytest.raises(grotto.Refused) as refused:
        match.act(seat, said)
    assert (refused.value.seat, refused.value.words) == (seat, said)
    assert (refused.value.reason, refused.value.rule) == (reason, rule)
    assert message in str(refused.value)
    assert str(refused.value).startswith(f"seat {seat} may not {said!r}: ")
    assert str(foreseen) == str(refused.value)
    assert everything(match) == before


def test_what_is_legal_is_not_refused() -> None:
    match = dealt()
    for action in match.legal(0):
        assert match.refusal(0, action) is None
        assert match.refusal(0, str(action)) is None


def test_a_made_up_action_is_refused_and_changes_nothing() -> None:
    match = dealt()
    before = everything(match)
    for number in (-1, match.box.verbs.count, 10**6):
        with pytest.raises(grotto.Refused) as refused:
            match.act(0, grotto.Action(number, "cheat", "cheat", {}))
        assert refused.value.reason == "no-such-action"
    assert everything(match) == before


def test_an_action_whose_words_and_number_differ_does_not_slip_through() -> None:
    """What is written into the transcript is what was done."""
    match = dealt()
    stop = match.box.verbs.parse("stop")
    match.act(0, grotto.Action(stop.number, "go on", "go-on", {}))
    assert match.actions[-1] == (0, stop)


@pytest.mark.parametrize("said", [None, 5, 5.0, ["stop"], b"stop"])
def test_an_action_of_another_type_is_bad_use(said: Any) -> None:
    match = dealt()
    before = everything(match)
    with pytest.raises(grotto.Refused) as refused:
        match.act(0, said)
    assert refused.value.reason == "no-such-action"
    assert everything(match) == before


# -- undo -----------------------------------------------------------------------


def test_undo_takes_the_last_action_back() -> None:
    match = dealt()
    before = everything(match)
    action = match.legal(0)[-1]
    match.act(0, action)
    assert match.undo() == action
    assert everything(match) == before


def test_nothing_to_undo() -> None:
    with pytest.raises(grotto.Misfit, match="undo: found no action, expected an action to take back"):
        new().undo()


def test_undo_brings_a_finished_game_back() -> None:
    match = dealt(2)
    while match.asked:
        match.act(match.asked[0], match.legal(match.asked[0])[-1])
    end = everything(match)
    last, seat = match.steps[-1].action, match.steps[-1].seat
    match.undo()
    assert match.outcome is None
    match.act(seat, last)
    assert everything(match) == end


# -- knowing --------------------------------------------------------------------


@pytest.mark.parametrize("seat", [-1, 3, 4, "0", 1.5])
def test_a_viewer_sits_somewhere_or_watches(seat: Any) -> None:
    match = new()
    for ask in (match.view, match.heard):
        with pytest.raises(grotto.Misfit, match=r"seat: found .*expected a seat from 0 to 2, or None for a spectator"):
            ask(seat)


def test_views_are_plain_and_the_callers_own() -> None:
    match = dealt()
    view = match.view(0)
    view["seats"].clear()
    view["asked"].append(9)
    assert match.view(0)["seats"]
    assert match.view(0)["asked"] == [0]


def test_a_position_is_the_callers_own() -> None:
    match = dealt()
    before = match.game.pack()
    match.position()["pile"].clear()
    assert match.game.pack() == before


def test_heard_since() -> None:
    match = dealt()
    since = len(match.heard(0))
    assert match.heard(0, since) == []
    match.act(0, "stop")
    news = match.heard(0, since)
    assert news[0] == Heard("stopped", {"seat": 0})
    assert match.heard(0) == match.heard(0, 0)
    assert match.heard(0)[-len(news) :] == news


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_what_was_heard_is_counted_as_the_viewer_heard_it(viewer: int | None) -> None:
    """A client that asks for what is new hears each event once, and learns nothing of what it did not hear."""
    match = dealt()
    heard = match.heard(viewer)
    for _ in range(200):
        if match.asked:
            match.act(match.asked[0], match.legal(match.asked[0])[-1])
            heard += match.heard(viewer, len(heard))
    assert heard == match.heard(viewer)
    assert len(heard) < len(match.happenings)  # others were answered for, which he does not hear


def test_a_seat_hears_its_own_cards_and_not_the_others() -> None:
    match = dealt()
    for viewer in range(3):
        drew = [heard.arguments for heard in match.heard(viewer) if heard.key == "drew"]
        assert len(drew) == 9
        assert all(("card" in said) == (said["seat"] == viewer) for said in drew)
    assert not any("card" in heard.arguments for heard in match.heard(None) if heard.key == "drew")


def test_there_is_no_outcome_before_the_end() -> None:
    match = dealt(2)
    while match.asked:
        assert match.outcome is None
        match.act(match.asked[0], match.legal(match.asked[0])[0])
    assert match.outcome is not None
    assert match.legal(0) == []


def test_after_the_end_a_refusal_says_so() -> None:
    match = dealt(2)
    while match.asked:
        match.act(match.asked[0], match.legal(match.asked[0])[-1])
    with pytest.raises(grotto.Refused, match="asked is nobody, the game is over"):
        match.act(0, "stop")
