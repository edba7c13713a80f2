"""A game with its history: who is asked, what is legal, act, refuse, undo, view, outcome. This is the authority.

It keeps the whole truth. What may leave it to a seat is `view`, `heard`, `legal` of that seat, and refusals.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Self

from grotto.games import open_box
from grotto.tabletop.actions import Action
from grotto.tabletop.box import Box, Common, Outcome
from grotto.tabletop.chance import key_in, started, with_key
from grotto.tabletop.events import Happening, Heard, heard_by
from grotto.tabletop.race import Order, Places, places_in, written
from grotto.tabletop.seal import first_link, next_link
from grotto.tabletop.secret import commitment_to, secret_from
from grotto.tabletop.words import SEATS, Misfit, check_object, kebab


class Refused(ValueError):
    """An action that may not be done; nothing has changed. `reason` is a key, `rule` the number of the rule."""

    def __init__(self, seat: int, words: str, reason: str, rule: str, why: str) -> None:
        self.seat, self.words, self.reason, self.rule = seat, words, reason, rule
        super().__init__(f"seat {seat} may not {words!r}: {why} (rule {rule})")


@dataclass(frozen=True)
class Step:
    """An accepted action, with what is needed to take it back and to prove it. `order` came along with it in a race."""

    seat: int
    first_asked: bool
    action: Action
    before: bytes
    events: int
    link: str
    order: str = ""

    def __str__(self) -> str:
        return f"{self.action} ({self.order})" if self.order else str(self.action)


class Match:
    def __init__(
        self,
        game: str,
        seats: int | None = None,
        seed: int | None = None,
        options: Mapping[str, Any] | None = None,
        names: Sequence[str] | None = None,
        secret: bytes | None = None,
    ) -> None:
        """A new match. The luck comes from `secret` (32 bytes), or from `seed`, or else is fresh and unguessable."""
        self.box: Box = open_box(game)
        self.seats = self.box.check_seats(seats)
        self.options = self.box.check_options(options)
        self.secret = secret_from(secret, seed)
        self.names = self.check_names(names)
        self.start: Any = None
        self.game = self.box.prepare(self.seats, self.options)
        self.game.luck = started(self.secret)
        self.begin(set_up=True)

    @classmethod
    def at(cls, game: str, position: Any, seed: int | None = None, secret: bytes | None = None) -> Self:
        """A match that begins in a drawn position (as `position()` gives it).

        The key of the luck in it is the match's secret. Without one, the secret is given or fresh as in a new match.
        """
        match = cls.__new__(cls)
        match.box = box = open_box(game)
        check_object(position, "position", box.layout.fields)
        key = key_in(position)
        match.secret = secret_from(key if secret is None else secret, seed)
        if key not in (None, match.secret):
            raise Misfit("position.luck.key", "another key", "the secret of the match, or none")
        match.game = box.layout.of_json(with_key(position, match.secret), "position")
        match.check()
        match.seats, match.options, match.names = match.game.seat_count, box.check_options(None), None
        match.start = match.position()
        del match.start["luck"]["key"]
        match.begin(set_up=False)
        return match

    def check(self) -> None:
        """Whether the table can be, and who is asked can answer. Raises Misfit."""
        breaches = self.box.check(self.game)
        if not breaches:
            into = self.box.row()
            stuck = [seat for seat in self.asked if not self.box.plain.legal(self.game, seat, into)]
            breaches = [f"asked: seat {seat} has no lawful answer" for seat in stuck]
        if breaches:
            raise Misfit("position", "; ".join(breaches), f"a table of {self.box.title} that can be")

    def check_names(self, names: Sequence[str] | None) -> list[str] | None:
        if names is None:
            return None
        listed = isinstance(names, Sequence) and not isinstance(names, str)
        if not listed or len(names) != self.seats or not all(isinstance(name, str) for name in names):
            raise Misfit("names", names, f"{self.seats} names, one a seat")
        return list(names)

    def begin(self, set_up: bool) -> None:
        self.commitment = commitment_to(self.secret)
        self.steps: list[Step] = []
        self.happenings: list[Happening] = []
        self.into = self.box.row()
        self.game.heard = []
        if set_up:
            self.box.plain.set_up(self.game)
        self.box.plain.settle(self.game, self.into)
        self.listen()
        self.opening = len(self.happenings)
        self.link = first_link(self)
        self.packed: tuple[Any, bytes] = (None, b"")

    # -- asking ----------------------------------------------------------------

    @property
    def asked(self) -> list[int]:
        """The seats that owe an answer; none once the game is over."""
        asked: list[int] = SEATS.say(self.game.asked)
        return asked

    def legal(self, seat: int) -> list[Action]:
        """What the seat may do now; nothing if it is not asked."""
        if seat not in self.asked:
            return []
        count = self.box.plain.legal(self.game, seat, self.into)
        return [self.box.verbs.action(number) for number in self.into[:count]]

    def refusal(self, seat: int, action: Action | str, order: Order | None = None) -> Refused | None:
        """Why the seat may not do it now (with that order of a race); None if it may."""
        places = None if order is None else places_in(order, self.seats)
        if seat not in self.asked:
            return self.refused(seat, str(action), Common.NOT_ASKED, f"; asked is {self.whom_asked()}")
        try:
            number = self.box.verbs.read(action).number
        except Misfit as misfit:
            return self.refused(seat, str(action), Common.NO_SUCH_ACTION, f": expected {misfit.expected}")
        reason = self.box.plain.refusal(self.game, seat, number)
        if not reason and places is not None:
            reason = self.refusal_of_order(seat, number, places)
        return self.refused(seat, str(action), reason, "") if reason else None

    def refusal_of_order(self, seat: int, number: int, places: Places) -> int:
        """Only the game can say whether a race ends with this answer, and who ran."""
        if not hasattr(self.box.plain, "refusal_of_order"):
            raise Misfit("order", places.places, f"none: {self.box.title} has no race")
        reason: int = self.box.plain.refusal_of_order(self.game, seat, number, places.named)
        return reason

    def refused(self, seat: int, words: str, reason: int, more: str) -> Refused:
        rule, why = self.box.reasons[reason]
        return Refused(seat, words, kebab(self.box.refusals(reason)), rule, why + more)

    def whom_asked(self) -> str:
        return ", ".join(f"seat {seat}" for seat in self.asked) or "nobody, the game is over"

    # -- acting ----------------------------------------------------------------

    def act(self, seat: int, action: Action | str, order: Order | None = None) -> list[Happening]:
        """Carry out a lawful action; returns the events it caused. Else raises Refused, and nothing has changed.

        The last answer of a race may come with the order of those who raced, the fastest first; who ties stands in a
        list of its own: `[2, [0, 1]]`. It is the authority's to say, never a seat's.
        """
        refused = self.refusal(seat, action, order)
        if refused is not None:
            raise refused
        chosen = self.box.verbs.read(action)
        since = len(self.happenings)
        raced = "" if order is None else f"order {written(order)}".strip()
        step = Step(seat, seat == self.asked[0], chosen, self.before(), since, self.link, raced)
        self.steps.append(step)
        if order is not None:
            self.box.plain.take_order(self.game, places_in(order, self.seats).places)
        self.box.plain.act(self.game, seat, chosen.number, self.into)
        self.listen()
        self.packed = self.game, self.game.pack()
        self.link = next_link(self.link, seat, str(step), self.packed[1])
        return self.happenings[since:]

    def before(self) -> bytes:
        """The state as bytes: as the seal took it after the last action, if no other has been put in its place."""
        game, state = self.packed
        return state if game is self.game else self.game.pack()

    def listen(self) -> None:
        """Take in what the rules have told."""
        for kind, knowers, *numbers in self.game.heard:
            telling = self.box.tellings[kind]
            self.happenings.append(Happening(telling, knowers, tuple(numbers[: len(telling.parts)])))
        self.game.heard.clear()

    def undo(self) -> Action:
        """Take the last action back (for analysis: at a table, what was seen stays seen)."""
        if not self.steps:
            raise Misfit("undo", "no action", "an action to take back")
        step = self.steps.pop()
        self.game = self.box.layout.unpack(step.before)
        self.game.heard = []
        del self.happenings[step.events :]
        self.link = step.link
        return step.action

    # -- knowing ---------------------------------------------------------------

    def view(self, seat: int | None) -> dict[str, Any]:
        """What the seat, or a spectator (None), may know of the table as it stands."""
        return self.box.view(self.game, self.check_viewer(seat))

    def views(self, viewers: Sequence[int | None]) -> list[dict[str, Any]]:
        """The view of each of them: what all may know is put together once."""
        if self.box.views is None:
            return [self.view(viewer) for viewer in viewers]
        return self.box.views(self.game, [self.check_viewer(viewer) for viewer in viewers])

    def heard(self, seat: int | None, since: int = 0) -> list[Heard]:
        """What the seat, or a spectator (None), has heard; less the first `since` events, which it has already."""
        return heard_by(self.happenings, self.check_viewer(seat))[since:]

    def check_viewer(self, seat: int | None) -> int | None:
        if seat is not None and seat not in range(self.seats):
            raise Misfit("seat", seat, f"a seat from 0 to {self.seats - 1}, or None for a spectator")
        return seat

    @property
    def actions(self) -> list[tuple[int, Action]]:
        return [(step.seat, step.action) for step in self.steps]

    @property
    def outcome(self) -> Outcome | None:
        return self.box.outcome(self.game)

    def position(self) -> dict[str, Any]:
        """The whole table as readable JSON. The authority's own: it holds every secret, and the luck to come."""
        position: dict[str, Any] = self.game.as_json()
        return position

    def transcript(self) -> str:
        """The match as JSON text; the secret is in it once the match is over, so that anyone can verify it."""
        from grotto.tabletop.transcript import written

        return written(self, with_secret=self.outcome is not None)

    def save(self) -> str:
        """The authority's own copy, secret included, from which `replay` goes on. Not for players' eyes."""
        from grotto.tabletop.transcript import written

        return written(self, with_secret=True)
