"""Aladdin's Dragons: what is on the table. Declared once; plain object, native record and position come from it."""

import re
from enum import IntEnum
from typing import Any

from grotto.games.dragons.pieces import (
    AMOUNTS,
    ARTIFACT,
    ARTIFACTS,
    CARDS,
    CARPET_TOKEN,
    CAVES,
    HOME,
    KINDS,
    LAST_TOKEN,
    MOST_PLAYS,
    NICHES,
    PLAYED,
    ROOMS,
    SEATS,
    SOME_SPACES,
    SOME_SPELLS,
    SOME_TOKENS,
    SPACE,
    STACK,
    SUPPLY,
    TOKEN,
)
from grotto.tabletop.layout import Layout, number, one, row, rows
from grotto.tabletop.piles import Stack, stack
from grotto.tabletop.table import NO_SEAT, Table
from grotto.tabletop.words import SEAT, YES_NO, Misfit, check_list, check_object, named_by
from grotto.tabletop.words import SEATS as SOME_SEATS

NO_PLAY = -1


class Ask(IntEnum):
    """What is asked."""

    OVER = 0
    TAKE = 1  # a treasure of the bank: at the set-up, in the Market, for Charity and Trade
    PLACE = 2  # on which space
    LAY = 3  # which token there
    PLAY = 4  # in a window: cast, use, counter, or pass
    SPACE = 5  # what was played needs a space
    OWNER = 6  # … the seat whose token it is
    TOKEN = 7  # … the token
    TO = 8  # … where it goes
    OFFER = 9  # … the own artifact to be exchanged
    BORROW = 10  # … the artifact to be borrowed
    COUNTER = 11  # … the spell against which a borrowed Counterspell goes
    KEEP = 12  # in the Tent, which spell
    MARKET = 13  # which treasure to change, or none
    CAMEL = 14  # who will be the first player
    BRIBE = 15  # pay the guard, or stay out
    PAY = 16  # one treasure of any kind
    BUY = 17  # an artifact, or pass
    PRICE = 18  # with which kind the value of a token is paid
    TAX = 19  # pay, or withdraw
    TRADE = 20  # which treasure to give, or stop
    CHOOSE = 21  # an artifact of the stack looked through
    STRIKE_SPACE = 22  # an eye for an eye: where the token lies that goes
    STRIKE_TOKEN = 23  # … and which


class Stage(IntEnum):
    """What comes next when nobody is asked."""

    SET_UP = 0
    ROUND = 1
    PLACEMENT = 2
    PLACING = 3
    TALLY = 4
    SETTLING = 5
    AFTER_CAVES = 6
    GUARDING = 7
    SELLING = 8
    PRICING = 9
    HANDING = 10
    END_OF_ROUND = 11
    WINDOW = 12
    RESOLVING = 13
    EFFECT = 14


class Window(IntEnum):
    """11.1 The moments at which artifacts and spells are played, W0 to W6."""

    NONE = 0
    ROUND_START = 1
    BEFORE_PLACEMENT = 2
    ALL_PLACED = 3
    TURNED_UP = 4
    CAVES_DONE = 5
    PURCHASE = 6
    ROUND_END = 7


class Fate(IntEnum):
    """What has become of a thing played."""

    WAITING = 0
    COUNTERED = 1
    DONE = 2


class Ended(IntEnum):
    """Why the game is over."""

    NOT_YET = 0
    LAST_ARTIFACT = 1
    ROUND_LIMIT = 2


class Counted(IntEnum):
    """What a score is made of: artifacts (9.2); with magic, Scrolls tell equal seats apart (10.7)."""

    NOTHING = 0
    ARTIFACTS = 1
    SCROLLS = 2


class Tokens(Layout):
    """A seat's tokens. In JSON an object by token, without those behind the screen.

    `market` lies open there, `(market)` face down, `market doubled` with a Double on it; `home` is behind the screen,
    and all have seen it go there.
    """

    at: list[int] = row("int8", LAST_TOKEN + 1, SPACE)
    face: int = number("int16", SOME_TOKENS)
    doubled: int = number("int16", SOME_TOKENS)

    def as_json(self) -> dict[str, str]:
        return {str(TOKEN.say(token)): said for token in range(1, LAST_TOKEN + 1) if (said := self.said(token))}

    def said(self, token: int) -> str:
        up, double = self.face >> token & 1, " doubled" if self.doubled >> token & 1 else ""
        if self.at[token] == HOME:
            return "home" if up else ""
        name = str(SPACE.say(self.at[token]))
        return (name if up or token >= CARPET_TOKEN else f"({name})") + double

    @classmethod
    def of_json(cls, value: Any, where: str) -> "Tokens":
        made = cls()
        for name, said in check_object(value, where, TOKEN.numbers).items():
            made.put(TOKEN.hear(name, where), said, f"{where}.{name}")
        return made

    def put(self, token: int, said: Any, where: str) -> None:
        match = re.fullmatch(r"(?:\(([a-z0-9-]+)\)|([a-z0-9-]+))( doubled)?", said if isinstance(said, str) else "")
        if match is None or (token >= CARPET_TOKEN and (match[1] or match[3])):
            raise Misfit(where, said, "'market' (open), '(market)' (face down), 'market doubled', or 'home'")
        if said != "home":
            self.at[token] = SPACE.hear(match[1] or match[2], where)
        self.face |= (match[2] is not None and token < CARPET_TOKEN) << token
        self.doubled |= (match[3] is not None) << token


class Seat(Layout):
    tokens: Tokens = one(Tokens)
    treasure: list[int] = row("int16", KINDS)
    artifacts: list[int] = row("int8", ARTIFACTS + 1)
    used: list[int] = row("int8", ARTIFACTS + 1)
    limit: int = number("int8")
    spells: int = number("int32", SOME_SPELLS)


class Play(Layout):
    """An artifact or a spell, played in the window that is open, with what was named for it."""

    what: int = number("int8", PLAYED)
    seat: int = number("int8", SEAT)
    space: int = number("int8", SPACE)
    whom: int = number("int8", SEAT)
    token: int = number("int8", TOKEN)
    to: int = number("int8", SPACE)
    artifact: int = number("int8", ARTIFACT)
    against: int = number("int8", PLAYED)
    fate: int = number("int8", named_by("a fate", Fate))

    def __init__(self) -> None:
        super().__init__()
        self.seat = self.whom = NO_SEAT


class Queue(Layout):
    """What was played in the window so far, in that order; in JSON the list of it.

    While something is named for the last of them, it is not yet complete.
    """

    count: int = number("int8")
    plays: list[Play] = rows(Play, MOST_PLAYS)

    def as_json(self) -> list[Any]:
        return [play.as_json() for play in self.plays[: self.count]]

    @classmethod
    def of_json(cls, value: Any, where: str) -> "Queue":
        made, entries = cls(), check_list(value, where)
        if len(entries) > MOST_PLAYS:
            raise Misfit(where, f"{len(entries)} plays", f"at most {MOST_PLAYS}")
        made.count = len(entries)
        for i, entry in enumerate(entries):
            made.plays[i] = Play.of_json(entry, f"{where}[{i}]")
        return made


class Cave(Layout):
    """What lies in the niches of a cave, the top one first."""

    niches: list[int] = row("int8", NICHES)

    def as_json(self) -> list[int]:
        return list(self.niches)

    @classmethod
    def of_json(cls, value: Any, where: str) -> "Cave":
        made = cls()
        made.niches = cls.fields["niches"].of_json(value, where)
        return made


class Room(Layout):
    """Its artifacts, the top one last, and whether it is on sale: with magic it then lies open."""

    stack: Stack = stack(STACK, ARTIFACT)
    open: int = number("int8", YES_NO)


class TreasureCard(Layout):
    caves: list[int] = row("int16", CAVES, AMOUNTS)

    def as_json(self) -> list[Any]:
        return [AMOUNTS.say(amounts) for amounts in self.caves]

    @classmethod
    def of_json(cls, value: Any, where: str) -> "TreasureCard":
        made = cls()
        made.caves = cls.fields["caves"].of_json(value, where)
        return made


class Game(Table):
    # how it is set up
    seat_count: int = number("int8")
    magic: int = number("int8", YES_NO)
    open_screens: int = number("int8", YES_NO)
    unlimited: int = number("int8", YES_NO)
    teleport_cost: int = number("int8")
    teleport_to_owner: int = number("int8", YES_NO)
    # the course of the game
    ended: int = number("int8", named_by("a reason of the end", Ended))
    stage: int = number("int8", named_by("a stage", Stage))
    after: int = number("int8", named_by("a stage", Stage))
    first: int = number("int8", SEAT)
    round: int = number("int16")
    turn: int = number("int8", SEAT)
    space: int = number("int8", SPACE)
    chosen: int = number("int8", SPACE)
    # the window that is open, and what was played in it
    window: int = number("int8", named_by("a window", Window))
    passes: int = number("int8")
    resolving: int = number("int8")
    queue: Queue = one(Queue)
    # what is being carried out step by step
    step: int = number("int8")
    cursor: int = number("int8")
    owed: int = number("int16")
    payee: int = number("int8", SEAT)
    kinds: int = number("int8")
    declined: int = number("int8", SOME_SEATS)
    # what holds until the end of the round
    guard: int = number("int8")
    inside: int = number("int8", SOME_SEATS)
    spy: int = number("int8", SEAT)
    last_first: int = number("int8", YES_NO)
    taboo: int = number("int8", SPACE)
    smuggler: int = number("int8", SEAT)
    empty: int = number("int16", SOME_SPACES)
    smuggled: int = number("int16", SOME_SPACES)
    # the table
    bank: list[int] = row("int16", KINDS)
    caves: list[Cave] = rows(Cave, CAVES)
    rooms: list[Room] = rows(Room, ROOMS)
    spell_deck: int = number("int32", SOME_SPELLS)
    spent: int = number("int32", SOME_SPELLS)
    drawn: int = number("int32", SOME_SPELLS)
    cards: int = number("int16", SOME_SEATS)
    deck: list[TreasureCard] = rows(TreasureCard, CARDS)
    seats: list[Seat] = rows(Seat, SEATS)

    def __init__(self) -> None:
        super().__init__()
        self.first = self.turn = self.payee = self.spy = self.smuggler = NO_SEAT
        self.resolving = NO_PLAY
        self.bank = [SUPPLY] * KINDS
