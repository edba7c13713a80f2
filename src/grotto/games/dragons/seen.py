"""The parts of a view of Aladdin's Dragons. What is UNSET is absent: hidden from the viewer, or nothing that is now."""

from msgspec import UNSET, Struct, UnsetType


class SeatView(Struct):
    """`open` says where each token lies that all see, `face_down` how many others lie where.

    `home` is how many are behind the screen, `seen_home` those of them that all saw go there. Its own seat knows more:
    `hidden` says where its face-down tokens lie, `at_home` which are behind the screen.
    """

    open: dict[str, str]
    face_down: dict[str, int]
    doubled: list[str]
    home: int
    seen_home: list[str]
    artifacts: dict[str, int]
    points: int
    treasure: dict[str, int] | UnsetType = UNSET
    hidden: dict[str, str] | UnsetType = UNSET
    at_home: list[str] | UnsetType = UNSET
    used: dict[str, int] | UnsetType = UNSET
    limit: int | UnsetType = UNSET
    held: int | UnsetType = UNSET
    spells: list[str] | UnsetType = UNSET
    scrolls: int | UnsetType = UNSET


class RoomView(Struct):
    """`stack` is how many artifacts there are; with magic the one that lies open is named."""

    stack: int
    on_sale: bool
    artifact: str | UnsetType = UNSET


class PlayView(Struct):
    play: str
    seat: int
    fate: str
    space: str | UnsetType = UNSET
    of: int | UnsetType = UNSET
    token: str | UnsetType = UNSET
    to: str | UnsetType = UNSET
    artifact: str | UnsetType = UNSET
    against: str | UnsetType = UNSET


class StackView(Struct):
    space: str
    artifacts: list[str]


class View(Struct):
    """An unlimited bank has nothing to be counted. Of the treasure cards `cards` are left; all saw `used_cards`."""

    game: str
    magic: bool
    ask: str
    asked: list[int]
    round: int
    first: int | None
    turn: int | None
    space: str | None
    chosen: str | None
    owed: int
    ended: str
    caves: dict[str, list[int]]
    rooms: dict[str, RoomView]
    inside: list[int]
    cards: int
    used_cards: list[int]
    seats: list[SeatView]
    bank: dict[str, int] | UnsetType = UNSET
    guard: int | UnsetType = UNSET
    viewer: int | UnsetType = UNSET
    window: str | UnsetType = UNSET
    queue: list[PlayView] | UnsetType = UNSET
    resolving: int | UnsetType = UNSET
    spell_deck: int | UnsetType = UNSET
    spent: list[str] | UnsetType = UNSET
    spy: int | UnsetType | None = UNSET
    taboo: str | UnsetType | None = UNSET
    last_first: bool | UnsetType = UNSET
    smuggler: int | UnsetType | None = UNSET
    smuggled: list[str] | UnsetType = UNSET
    drawn: list[str] | UnsetType = UNSET
    looking: StackView | UnsetType = UNSET
