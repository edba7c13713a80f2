"""Aladdin's Dragons, rulebook section 9: the end."""

from grotto.games.dragons.events import Event
from grotto.games.dragons.pieces import ARTIFACTS, SCROLL
from grotto.games.dragons.state import Ask, Game
from grotto.tabletop.events import EVERYBODY, note

ROUND_LIMIT = 50
# What each counts, by `Counted`: 9.2 an artifact; 10.7 a Scroll nothing more, but where seats are equal.
EACH = (0, 1, 0)


def end(game: Game, why: int) -> None:
    """9.1 At once; 9.4 or after fifty rounds."""
    game.ended = why
    game.ask = Ask.OVER
    game.asked = 0
    for seat in range(game.seat_count):
        note(game, Event.SCORED, EVERYBODY, seat, points(game, seat), scrolls(game, seat), 0)
    note(game, Event.OVER, EVERYBODY, why, 0, 0, 0)


def points(game: Game, seat: int) -> int:
    """9.2 The number of artifacts. 10.1 The Lamp of the beginning counts."""
    count = 0
    for artifact in range(1, ARTIFACTS + 1):
        count += game.seats[seat].artifacts[artifact]
    return count


def scrolls(game: Game, seat: int) -> int:
    """10.7, 12.6 They count only with magic (reading 30)."""
    return game.seats[seat].artifacts[SCROLL] if game.magic != 0 else 0


def beats(game: Game, seat: int, other: int) -> bool:
    """9.2 More artifacts win. 10.7 With equally many, more Scrolls."""
    mine, theirs = points(game, seat), points(game, other)
    if mine != theirs:
        return mine > theirs
    return scrolls(game, seat) > scrolls(game, other)


def wins(game: Game, seat: int) -> bool:
    """9.3 Whom nobody beats has won; those still equal share the victory."""
    for other in range(game.seat_count):
        if beats(game, other, seat):
            return False
    return True
