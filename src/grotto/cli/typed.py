"""What a person typed, understood: an action's number, its words, or words cut short."""

from collections.abc import Sequence
from difflib import get_close_matches

import grotto


class Unclear(ValueError):
    """What was typed fits no action, or several."""


def chosen(text: str, match: grotto.Match, seat: int) -> grotto.Action:
    """The action meant. Full words of any action are taken as they are, so that a refusal can say why not."""
    legal = match.legal(seat)
    if text.isdecimal():
        return numbered(int(text[:9]), legal)
    try:
        return match.box.verbs.parse(text)
    except grotto.Misfit:
        return cut_short(text, legal)


def numbered(number: int, legal: Sequence[grotto.Action]) -> grotto.Action:
    if not 1 <= number <= len(legal):
        raise Unclear(f"There is no {number}: the actions are numbered from 1 to {len(legal)}.")
    return legal[number - 1]


def cut_short(text: str, legal: Sequence[grotto.Action]) -> grotto.Action:
    """`ruby-4 4` or `p r 4` for `play ruby-4 on cell 4`, if one legal action alone can be meant."""
    meant = [action for action in legal if is_short_for(text.lower().split(), str(action).split())]
    if len(meant) == 1:
        return meant[0]
    if meant:
        some = ", ".join(map(repr, map(str, meant[:4]))) + (", …" if len(meant) > 4 else "")
        raise Unclear(f"{text!r} could be {some}.")
    near = get_close_matches(text.lower(), map(str, legal), n=1) or [str(legal[0])]
    raise Unclear(f"{text!r} is no action that is asked for, such as {near[0]!r}, and no command (`help` lists them).")


def is_short_for(short: Sequence[str], words: Sequence[str]) -> bool:
    """Whether each short word begins a later word than the one before it does."""
    at = 0
    for part in short:
        while at < len(words) and not words[at].startswith(part):
            at += 1
        at += 1
    return bool(short) and at <= len(words)
