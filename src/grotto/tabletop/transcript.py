"""A match as text: written, read back, replayed, and held against what it claims."""

import re
from typing import Any

import msgspec

from grotto.games import open_box
from grotto.tabletop import race
from grotto.tabletop.chance import key_of
from grotto.tabletop.match import Match, Refused, Step
from grotto.tabletop.race import Order
from grotto.tabletop.seal import TRAIL_DIGITS
from grotto.tabletop.secret import commitment_to
from grotto.tabletop.words import Misfit, check_list, check_object

KEYS = ("game", "rules", "options", "seats", "commitment", "actions", "outcome", "digest", "trail")
MORE_KEYS = ("secret", "names", "start")


class Tampered(ValueError):
    """A transcript that does not hold: what is wrong with it, and where."""


def written(match: Match, with_secret: bool) -> str:
    """The JSON text. An action stands as its words, with its seat (`2: stop`) if that is not the first seat asked.

    `trail` has the beginning of every link of the chain. Without the secret, what was chosen in secret and the hidden
    cards of a start position are absent too: such a text tells a spectator nothing new, and verifies nothing yet.
    """
    links = [*(step.link for step in match.steps), match.link]
    whole: dict[str, Any] = {
        "game": match.box.name,
        "rules": match.box.version,
        "options": match.options,
        "seats": match.seats,
        "names": match.names,
        "commitment": match.commitment,
        "secret": match.secret.hex() if with_secret else None,
        "start": match.start if with_secret else None,
        "actions": [line(match, step, with_secret) for step in match.steps],
        "outcome": match.outcome.recorded() if match.outcome else None,
        "digest": match.link,
        "trail": [link[:TRAIL_DIGITS] for link in links],
    }
    kept = {key: value for key, value in whole.items() if value is not None or key == "outcome"}
    return msgspec.json.format(msgspec.json.encode(kept), indent=1).decode() + "\n"


def line(match: Match, step: Step, with_secret: bool) -> str:
    verb = match.box.verbs.verb(step.action.number)
    words = verb.words.replace("{}", "…") if verb.secret and not with_secret else str(step.action)
    words += f" ({step.order})" if step.order else ""
    return words if step.first_asked else f"{step.seat}: {words}"


def replay(text: str | bytes) -> Match:
    """Play a transcript again and verify all of it. Raises Misfit (not a transcript) or Tampered (it does not hold)."""
    entries = read(text)
    if "secret" not in entries:
        raise Misfit("transcript.secret", "nothing", "the secret, which a transcript has once its match is over")
    match = opened(entries)
    trail = check_list(entries["trail"], "transcript.trail")
    hold(match, trail, 0, "the set-up does not lead to the state recorded (options, seats or start were changed)")
    for number, said in enumerate(check_list(entries["actions"], "transcript.actions"), 1):
        play(match, number, said)
        hold(match, trail, number, f"action {number}, {said!r}, does not lead to the state recorded after it")
    hold_end(match, entries, trail)
    return match


def read(text: str | bytes) -> dict[str, Any]:
    try:
        value = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Misfit("transcript", str(error), "JSON text of a match") from error
    entries = check_object(value, "transcript", dict.fromkeys((*KEYS, *MORE_KEYS)))
    for key in KEYS:
        if key not in entries:
            raise Misfit(f"transcript.{key}", "nothing", "a value")
    return entries


def opened(entries: dict[str, Any]) -> Match:
    """The match before its first action, under the secret that was promised."""
    box = open_box(entries["game"])
    if entries["rules"] != box.version:
        raise Misfit("transcript.rules", entries["rules"], f"{box.version}, the version of the rules played here")
    secret = key_of(entries["secret"], "transcript.secret")
    if commitment_to(secret) != entries["commitment"]:
        raise Tampered("the secret is not the one promised by the commitment")
    options = check_object(entries["options"], "transcript.options", box.options)
    if "start" in entries:
        return opened_at(box.name, entries, secret)
    return Match(box.name, entries["seats"], options=options, names=entries.get("names"), secret=secret)


def opened_at(game: str, entries: dict[str, Any], secret: bytes) -> Match:
    match = Match.at(game, entries["start"], secret=secret)
    if match.seats != entries["seats"]:
        raise Tampered(f"seats: found {entries['seats']!r}, but {match.seats} sit in the start position")
    if match.options != entries["options"]:
        raise Tampered(f"options: found {entries['options']!r}, but a match from a position has {match.options}")
    match.names = match.check_names(entries.get("names"))
    return match


def play(match: Match, number: int, said: Any) -> None:
    parts = re.fullmatch(r"(?:(\d): )?([^:]+?)(?: \(order ?([\d= ]*)\))?", said) if isinstance(said, str) else None
    if parts is None:
        raise Misfit(f"transcript.actions[{number - 1}]", said, "the words of an action, as in 'stop' or '2: stop'")
    if not match.asked:
        raise Tampered(f"action {number}, {said!r}, comes after the end of the game")
    try:
        order = None if parts[3] is None else order_in(parts[3], f"transcript.actions[{number - 1}]")
        match.act(int(parts[1] or match.asked[0]), parts[2], order)
    except Refused as refused:
        raise Tampered(f"action {number}: {refused}") from refused


def order_in(text: str, where: str) -> Order:
    try:
        return race.read(text)
    except ValueError as error:
        raise Misfit(where, text, "the order of a race, as in 'order 2 0=1'") from error


def hold(match: Match, trail: list[Any], number: int, otherwise: str) -> None:
    if number >= len(trail) or trail[number] != match.link[:TRAIL_DIGITS]:
        raise Tampered(otherwise)


def hold_end(match: Match, entries: dict[str, Any], trail: list[Any]) -> None:
    played = len(match.steps)
    if len(trail) != played + 1:
        raise Tampered(f"{len(trail) - 1 - played} actions are missing after action {played}")
    if entries["digest"] != match.link:
        raise Tampered(f"digest: found {entries['digest']}, expected {match.link} after action {played}")
    outcome = match.outcome.recorded() if match.outcome else None
    if entries["outcome"] != outcome:
        raise Tampered(f"outcome: found {entries['outcome']}, expected {outcome}")
