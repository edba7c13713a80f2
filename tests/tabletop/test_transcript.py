"""A transcript holds or it does not; whatever was changed in it is found, and the message names it."""

import json
import random
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

import grotto
from grotto.tabletop.secret import commitment_to, secret_of_seed
from tests.games.digup.draw import drawn_position

Change = Callable[[dict[str, Any]], object]
KEYS = ["game", "rules", "options", "seats", "commitment", "secret", "actions", "outcome", "digest", "trail"]


@cache
def finished() -> str:
    return played(grotto.Match("digup", seats=2, seed=5)).transcript()


def played(match: grotto.Match, most: int = 10_000) -> grotto.Match:
    dice = random.Random(5)
    for _ in range(most):
        if match.asked:
            match.act(match.asked[0], dice.choice(match.legal(match.asked[0])))
    return match


def changed(change: Change, text: str | None = None) -> str:
    entries = json.loads(text or finished())
    change(entries)
    return json.dumps(entries)


def error(text: str) -> str:
    with pytest.raises((grotto.Tampered, grotto.Misfit)) as found:
        grotto.replay(text)
    return str(found.value)


# -- what is in it --------------------------------------------------------------


def test_it_holds_what_the_design_says() -> None:
    entries = json.loads(finished())
    assert list(entries) == KEYS
    assert entries["game"] == "digup"
    assert entries["seats"] == 2
    assert all(isinstance(action, str) for action in entries["actions"])
    assert len(entries["trail"]) == len(entries["actions"]) + 1
    assert set(entries["outcome"]) == {"winners", "scores", "reason", "decided_by"}


def test_names_and_options_are_in_it() -> None:
    match = grotto.Match("digup", seats=2, seed=5, options={"colours": "dealt", "first": 1}, names=["Ada", "Bo"])
    entries = json.loads(match.save())
    assert entries["options"] == {"colours": "dealt", "first": 1}
    assert entries["names"] == ["Ada", "Bo"]
    assert grotto.replay(match.save()).names == ["Ada", "Bo"]


def test_a_good_one_holds() -> None:
    match = grotto.replay(finished())
    assert match.outcome is not None
    assert match.transcript() == finished()
    assert grotto.replay(finished().encode()).transcript() == finished()
    assert grotto.replay(json.dumps(json.loads(finished()))).transcript() == finished()


def test_a_match_from_a_position_holds() -> None:
    match = played(grotto.Match.at("digup", drawn_position(2), seed=9), most=30)
    again = grotto.replay(match.save())
    assert again.game == match.game
    assert again.save() == match.save()


def test_the_secret_of_a_match_from_a_position_with_luck_is_its_key() -> None:
    """So the commitment is to the luck that is played with, and the start can be shown without it."""
    position = grotto.Match("digup", seats=2, seed=5).position()
    match = played(grotto.Match.at("digup", position))
    assert match.secret.hex() == position["luck"]["key"]
    assert match.secret == secret_of_seed(5)
    start = json.loads(match.transcript())["start"]
    assert start["luck"] == {"stream": [0, 0, 0], "drawn": position["luck"]["drawn"]}
    assert match.transcript().count(match.secret.hex()) == 1
    assert grotto.replay(match.transcript()).transcript() == match.transcript()


def test_a_position_with_luck_has_no_other_secret() -> None:
    position = grotto.Match("digup", seats=2, seed=5).position()
    assert grotto.Match.at("digup", position, secret=secret_of_seed(5)).position() == position
    with pytest.raises(grotto.Misfit, match=r"position\.luck\.key: found another key, expected the secret"):
        grotto.Match.at("digup", position, secret=secret_of_seed(6))


def test_options_and_names_of_a_match_from_a_position() -> None:
    save = grotto.Match.at("digup", drawn_position(2), seed=9).save()
    assert grotto.replay(changed(lambda e: e.update(names=["Ada", "Bo"]), save)).names == ["Ada", "Bo"]
    assert "names: found ['Ada']" in error(changed(lambda e: e.update(names=["Ada"]), save))
    assert "options: found" in error(changed(lambda e: e["options"].update(colours="dealt"), save))


def test_an_unfinished_one_cannot_be_verified_without_its_secret() -> None:
    match = played(grotto.Match("digup", seats=2, seed=5), most=20)
    assert "secret" not in json.loads(match.transcript())
    assert "secret" in error(match.transcript())
    assert "secret" in json.loads(match.save())


# -- tampering: every action of the match ---------------------------------------

PLACES = [0, 1, 7, 40, -2, -1]


def place(entries: dict[str, Any], at: int) -> int:
    """Counted from 1, as people do."""
    return at + 1 if at >= 0 else len(entries["actions"]) + at + 1


@pytest.mark.parametrize("at", PLACES)
def test_an_edited_action_is_named(at: int) -> None:
    """Another lawful action instead."""
    match = grotto.Match("digup", seats=2, seed=5)
    entries = json.loads(finished())
    number = place(entries, at)
    for said in entries["actions"][: number - 1]:
        match.act(match.asked[0], said)
    other = next(str(a) for a in match.legal(match.asked[0]) if str(a) != entries["actions"][number - 1])
    entries["actions"][number - 1] = other
    message = error(json.dumps(entries))
    assert f"action {number}, {other!r}, does not lead to the state recorded after it" in message


@pytest.mark.parametrize("at", PLACES)
def test_an_unlawful_action_is_named(at: int) -> None:
    entries = json.loads(finished())
    entries["actions"][at] = "go on"
    message = error(json.dumps(entries))
    assert f"action {place(entries, at)}:" in message
    assert "'go on'" in message


@pytest.mark.parametrize("at", PLACES)
def test_words_that_are_no_action_are_named(at: int) -> None:
    entries = json.loads(finished())
    entries["actions"][at] = "dance"
    message = error(json.dumps(entries))
    assert f"action {place(entries, at)}:" in message
    assert "'dance'" in message


@pytest.mark.parametrize("at", PLACES)
def test_a_dropped_action_is_named(at: int) -> None:
    entries = json.loads(finished())
    number = place(entries, at)
    del entries["actions"][at]
    assert f"action {min(number, len(entries['actions']))}" in error(json.dumps(entries))


@pytest.mark.parametrize("at", PLACES[:-1])
def test_swapped_actions_are_named(at: int) -> None:
    """Two neighbours that differ; from `at` on, the first such pair."""
    entries = json.loads(finished())
    actions = entries["actions"]
    first = place(entries, at) - 1
    while first + 1 < len(actions) and actions[first] == actions[first + 1]:
        first += 1
    actions[first], actions[first + 1] = actions[first + 1], actions[first]
    assert f"action {first + 1}" in error(json.dumps(entries))


@pytest.mark.parametrize("at", [0, 7, 40])
def test_an_added_action_is_named(at: int) -> None:
    entries = json.loads(finished())
    entries["actions"].insert(at, "stop")
    message = error(json.dumps(entries))
    assert any(f"action {number}" in message for number in (at + 1, at + 2))


def test_an_action_after_the_end_is_named() -> None:
    entries = json.loads(finished())
    entries["actions"].append("stop")
    entries["trail"].append("00000000")
    assert f"action {len(entries['actions'])}, 'stop', comes after the end of the game" in error(json.dumps(entries))


def test_a_shortened_match_is_found() -> None:
    """Actions and outcome cut off, the rest left as it was."""
    entries = json.loads(finished())
    del entries["actions"][30:]
    entries["outcome"] = None
    assert "missing after action 30" in error(json.dumps(entries))
    del entries["trail"][31:]
    assert "digest" in error(json.dumps(entries))


@pytest.mark.parametrize("said", [None, 5, ["stop"], {"stop": 1}, "", "x: stop", "99: stop", "0:stop", "a:b:c"])
def test_an_action_that_is_none_is_named(said: Any) -> None:
    entries = json.loads(finished())
    entries["actions"][6] = said
    message = error(json.dumps(entries))
    assert "action 7" in message or "actions[6]" in message


@pytest.mark.parametrize("seat", [0, 1])
def test_an_action_by_another_seat_is_named(seat: int) -> None:
    entries = json.loads(finished())
    for number in range(len(entries["actions"])):
        tampered = json.loads(finished())
        tampered["actions"][number] = f"{seat}: {tampered['actions'][number]}"
        try:
            grotto.replay(json.dumps(tampered))
        except grotto.Tampered as found:
            assert f"action {number + 1}" in str(found)  # noqa: PT017
            return
    pytest.fail("an action by a seat that was not asked went unnoticed")


# -- tampering: everything else -------------------------------------------------

ELSEWHERE: dict[str, tuple[Change, str]] = {
    "an option": (lambda e: e["options"].update(first=0), "options"),
    "another option": (lambda e: e["options"].update(colours="dealt"), "options"),
    "an option that is none": (lambda e: e["options"].update(magic=True), "options.magic: found an unknown key"),
    "an option of another choice": (lambda e: e["options"].update(colours="mine"), "option colours: found 'mine'"),
    "options of another type": (lambda e: e.update(options=[]), "transcript.options: found [], expected an object"),
    "seats": (lambda e: e.update(seats=3), "seats"),
    "too many seats": (lambda e: e.update(seats=7), "seats: found 7"),
    "seats as text": (lambda e: e.update(seats="2"), "seats: found '2'"),
    "no seats": (lambda e: e.update(seats=None), "seats"),
    "the secret": (lambda e: e.update(secret="ab" * 32), "commitment"),
    "a secret too short": (lambda e: e.update(secret="ab"), "transcript.secret: found 'ab', expected 64 hexadecimal"),
    "a secret of another type": (lambda e: e.update(secret=7), "transcript.secret: found 7"),
    "no secret": (lambda e: e.pop("secret"), "transcript.secret: found 'nothing', expected the secret"),
    "the commitment": (lambda e: e.update(commitment="ab" * 32), "commitment"),
    "secret and commitment": (
        lambda e: e.update(secret="ab" * 32, commitment=commitment_to(bytes.fromhex("ab" * 32))),
        "the set-up does not lead to the state recorded",
    ),
    "the winners": (lambda e: e["outcome"].update(winners=[0, 1]), "outcome: found"),
    "the scores": (lambda e: e["outcome"]["scores"].reverse(), "outcome: found"),
    "the reason": (lambda e: e["outcome"].update(reason="round-limit"), "outcome: found"),
    "no outcome": (lambda e: e.update(outcome=None), "outcome: found None"),
    "the digest": (lambda e: e.update(digest="0" * 64), "digest: found 0000"),
    "the digest of another type": (lambda e: e.update(digest=None), "digest: found None"),
    "the first of the trail": (lambda e: e["trail"].__setitem__(0, "0" * 8), "the set-up does not lead"),
    "the trail in the middle": (lambda e: e["trail"].__setitem__(9, "0" * 8), "action 9, "),
    "the end of the trail": (lambda e: e["trail"].pop(), "action "),
    "a longer trail": (lambda e: e["trail"].append("0" * 8), "missing after action"),
    "a trail of another type": (lambda e: e.update(trail="00"), "transcript.trail: found '00', expected a list"),
    "actions of another type": (lambda e: e.update(actions={}), "transcript.actions: found {}, expected a list"),
    "the game": (lambda e: e.update(game="chess"), "game: found 'chess', expected one of digup"),
    "a game of another type": (lambda e: e.update(game=3), "game: found 3"),
    "other rules": (lambda e: e.update(rules=99), "transcript.rules: found 99, expected 1, the version of the rules"),
    "rules of another type": (lambda e: e.update(rules="1"), "transcript.rules: found '1', expected 1"),
    "an unknown key": (lambda e: e.update(comment="hi"), "transcript.comment: found an unknown key"),
    "names": (lambda e: e.update(names=["Ada"]), "names: found ['Ada'], expected 2 names"),
    "names of another type": (lambda e: e.update(names=3), "names: found 3, expected 2 names"),
    "a start": (lambda e: e.update(start={}), "position"),
    "a start of another type": (lambda e: e.update(start=3), "position: found 3"),
}


@pytest.mark.parametrize("what", list(ELSEWHERE))
def test_a_change_elsewhere_is_named(what: str) -> None:
    change, message = ELSEWHERE[what]
    assert message in error(changed(change))


@pytest.mark.parametrize("key", [key for key in KEYS if key != "secret"])
def test_a_missing_key_is_named(key: str) -> None:
    assert error(changed(lambda entries: entries.pop(key))) == f"transcript.{key}: found 'nothing', expected a value"


def test_another_start_is_found() -> None:
    match = played(grotto.Match.at("digup", drawn_position(2), seed=9), most=5)

    def swap(entries: dict[str, Any]) -> None:
        pile = entries["start"]["pile"]
        other = next(n for n, card in enumerate(pile) if card != pile[0])
        pile[0], pile[other] = pile[other], pile[0]

    assert "the set-up does not lead to the state recorded" in error(changed(swap, match.save()))
    assert "seats" in error(changed(lambda e: e.update(seats=3), match.save()))


def test_the_secret_of_a_match_from_a_position_is_that_of_its_luck() -> None:
    """Or it could promise one luck and play with another."""
    match = played(grotto.Match.at("digup", drawn_position(2), seed=9), most=5)
    other = bytes.fromhex("ab" * 32)
    message = error(changed(lambda e: e.update(secret=other.hex(), commitment=commitment_to(other)), match.save()))
    assert "state recorded" in message or "secret" in message


# -- what is no transcript ------------------------------------------------------


@pytest.mark.parametrize(
    "text", ["", " ", "{", "nonsense", "[]", "5", "null", '"text"', "{}", b"\xff\xfe", '{"game": "digup"', '{"a":1}{']
)
def test_what_is_no_transcript_is_said_to_be_none(text: str | bytes) -> None:
    with pytest.raises(grotto.Misfit, match=r"^transcript"):
        grotto.replay(text)


def test_a_truncated_text_is_never_taken_for_whole() -> None:
    text = finished().rstrip()
    for end in range(0, len(text) - 1, 97):
        with pytest.raises(grotto.Misfit):
            grotto.replay(text[:end])


def test_no_flipped_character_passes() -> None:
    """Characters of the text changed one at a time, anywhere: none is taken for the true match."""
    text, dice = finished(), random.Random(3)
    for _ in range(150):
        at = dice.randrange(len(text))
        if text[at].isspace():
            continue
        other = text[:at] + chr(ord(text[at]) ^ 1) + text[at + 1 :]
        try:
            match = grotto.replay(other)
        except (grotto.Tampered, grotto.Misfit):
            continue
        assert match.transcript() == text, f"{text[at - 30 : at + 30]!r} was changed to {other[at]!r} and passed"
