"""Aladdin's Dragons by rule of thumb: the spells about what lies in the rooms: Apprentice, Abracadabra and Mirage."""

from grotto.games.dragons.pieces import ARTIFACTS, LAMP, ROOM
from grotto.games.dragons.rules.spells_rooms import count_closed, on_sale, unused
from grotto.games.dragons.state import Game, Window
from grotto.players.thumbs.dragons_worth import artifact, on_top

NEVER = -100
ONLY_LAMP, LAST_OF_ITS_KIND = 10, 8
# Of so many face-down artifacts and as many more as lie there, those that lie there hold what is looked for.
HIDDEN_FROM = 2

# -- Table Python from here on --------------------------------------------------


def value_of_another(game: Game, seat: int) -> int:
    """14.1, 14.14 At a purchase of the seat's own: what it would rather have, by the chance that the stack holds it."""
    if game.window != Window.PURCHASE or game.turn != seat:
        return 0
    best, closed = 0, count_closed(game, game.space)
    for kind in range(1, ARTIFACTS + 1):
        best = max(best, artifact(game, seat, kind))
    return (best - artifact(game, seat, on_top(game, game.space))) * closed // (closed + HIDDEN_FROM)


# -- 14.2 Mage's Apprentice --------------------------------------------------------


def best_exchange(game: Game, seat: int) -> int:
    """The best exchange of an own artifact for an open one."""
    best, mine = 0, unused(game, seat)
    for own in range(1, ARTIFACTS + 1):
        if (mine >> own) & 1:
            best = max(best, best_for(game, seat, own))
    return best


def best_for(game: Game, seat: int, own: int) -> int:
    best = 0
    for space in range(ROOM, ROOM + game.seat_count):
        best = max(best, value_of_exchange(game, seat, own, space))
    return best


def value_of_exchange(game: Game, seat: int, own: int, space: int) -> int:
    """How much more one is worth than the other to the seat; a Lamp is missed most, a second of a kind least."""
    open_one = on_sale(game, space)
    for kind in range(1, ARTIFACTS + 1):
        if (open_one >> kind) & 1:
            return artifact(game, seat, kind) - loss_of_artifact(game, seat, own)
    return NEVER


def loss_of_artifact(game: Game, seat: int, own: int) -> int:
    """What it is worth to who has it: a second of a kind next to nothing more than any."""
    if own == LAMP and game.seats[seat].artifacts[LAMP] == 1:
        return artifact(game, seat, 0) + ONLY_LAMP
    many = game.seats[seat].artifacts[own]
    return artifact(game, seat, own) if many > 1 else artifact(game, seat, own) + LAST_OF_ITS_KIND
