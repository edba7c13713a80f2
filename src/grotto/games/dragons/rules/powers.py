"""Aladdin's Dragons, rulebook section 12: when an artifact may be used, and what its power does."""

from grotto.games.dragons.events import Event
from grotto.games.dragons.pieces import (
    ARTIFACTS,
    AS_SPELL,
    CARPET,
    CARPET_TOKEN,
    COUNTERSPELL,
    DOUBLE,
    GUARD,
    KEY,
    LAMP,
    NO_SPELL,
    NO_TOKEN,
    PARASITE,
    TOKENS,
    is_carpet,
)
from grotto.games.dragons.refusals import Refusal
from grotto.games.dragons.rules.board import free_carpet, refusal_to_stand, stands
from grotto.games.dragons.rules.strength import sum_on
from grotto.games.dragons.state import Fate, Game, Window
from grotto.tabletop.events import EVERYBODY, note

# -- 10.4 one artifact a round -------------------------------------------------


def uses(game: Game, seat: int) -> int:
    """10.4 How many artifacts lie in front of his screen."""
    count = 0
    for artifact in range(1, ARTIFACTS + 1):
        count += game.seats[seat].used[artifact]
    return count


def refusal_to_lay_out(game: Game, seat: int, artifact: int) -> int:
    """10.4 One that is not yet used, if he may still use one (reading 26)."""
    me = game.seats[seat]
    if me.artifacts[artifact] <= me.used[artifact]:
        return Refusal.ARTIFACT_NOT_HELD
    return Refusal.MAY if uses(game, seat) < me.limit else Refusal.ENOUGH_USED


def lay_out(game: Game, seat: int, artifact: int) -> None:
    """10.4 In front of the screen."""
    game.seats[seat].used[artifact] += 1
    note(game, Event.USED, EVERYBODY, seat, artifact, 0, 0)


def has_lamp(game: Game, seat: int) -> bool:
    """12.1 A Lamp lies in front of his screen, or could be laid there."""
    return game.seats[seat].used[LAMP] > 0 or refusal_to_lay_out(game, seat, LAMP) == Refusal.MAY


def could_cast(game: Game, seat: int) -> bool:
    """11.5 Whether he may have a spell to cast, as far as all can see."""
    return game.seats[seat].spells != 0 and has_lamp(game, seat)


# -- the moment of each artifact -----------------------------------------------


def refusal_to_use(game: Game, seat: int, artifact: int) -> int:
    """11.5, 12 An own artifact; the Lamp is laid by itself (reading 17), and a Counterspell names a spell."""
    if artifact == LAMP or artifact > KEY or artifact == COUNTERSPELL:
        return Refusal.NOT_NOW
    forbidden = refusal_to_lay_out(game, seat, artifact)
    return forbidden if forbidden != Refusal.MAY else refusal_of_power(game, seat, artifact)


def is_for_powers(game: Game) -> bool:
    """12.3 to 12.5 All have the same moment."""
    return game.window == Window.TURNED_UP


def refusal_of_power(game: Game, seat: int, artifact: int) -> int:
    """12.3 to 12.5 Whether this is its moment, whoever it belongs to."""
    if not is_for_powers(game):
        return Refusal.NOT_NOW
    if artifact == CARPET:
        return refusal_to_stand(game, seat, CARPET_TOKEN, game.space)
    return refusal_of_double(game, seat) if artifact == DOUBLE else refusal_of_key(game, seat)


def refusal_of_double(game: Game, seat: int) -> int:
    """12.3 There must be a token to double."""
    for token in range(1, TOKENS + 1):
        if stands(game, seat, token, game.space) and refusal_to_double(game, seat, token) == Refusal.MAY:
            return Refusal.MAY
    return Refusal.NO_EFFECT


def refusal_to_double(game: Game, seat: int, token: int) -> int:
    """12.3 No Carpet, and not the same token twice (reading 20), be it in this window."""
    if is_carpet(token):
        return Refusal.ON_A_CARPET
    doubled = (game.seats[seat].tokens.doubled >> token) & 1 == 1 or plays(game, seat, DOUBLE, token)
    return Refusal.DOUBLED_ALREADY if doubled else Refusal.MAY


def refusal_of_key(game: Game, seat: int) -> int:
    """12.5 At the guard, for who is not in by his strength (reading 22)."""
    if game.space != GUARD:
        return Refusal.NOT_NOW
    if is_strong_enough(game, seat) or (game.inside >> seat) & 1 or plays(game, seat, KEY, NO_TOKEN):
        return Refusal.IS_INSIDE
    return Refusal.MAY


def is_strong_enough(game: Game, seat: int) -> bool:
    """7.1 No guard is worth nothing, so it takes a token."""
    return sum_on(game, seat, GUARD) >= game.guard


def plays(game: Game, seat: int, artifact: int, token: int) -> bool:
    """Whether he plays it (on that token) in this window already, an own or a borrowed one that is not countered."""
    for index in range(game.queue.count):
        play = game.queue.plays[index]
        borrowed = play.what == AS_SPELL + PARASITE and play.artifact == artifact and not parasite_falls(game)
        if play.seat == seat and play.token == token and (play.what == artifact or borrowed):
            return True
    return False


def carpet_could_come(game: Game, space: int) -> bool:
    """4.1 Somebody could lay a Carpet there, an own one or a borrowed one, as far as all can see (reading 3)."""
    if game.magic == 0:
        return False
    for seat in range(game.seat_count):
        has_one = refusal_to_lay_out(game, seat, CARPET) == Refusal.MAY or could_borrow_carpet(game, seat)
        if has_one and refusal_to_stand(game, seat, CARPET_TOKEN, space) == Refusal.MAY:
            return True
    return False


def could_borrow_carpet(game: Game, seat: int) -> bool:
    """14.10 Parasite may be in his hand, if it is not out of the game."""
    if (game.spent >> PARASITE) & 1 or not could_cast(game, seat):
        return False
    return is_used_by_opponent(game, seat, CARPET)


def is_used_by_opponent(game: Game, seat: int, artifact: int) -> bool:
    for other in range(game.seat_count):
        if other != seat and game.seats[other].used[artifact] > 0:
            return True
    return False


# -- 12.2 Counterspells --------------------------------------------------------


def place_in_queue(game: Game, spell: int) -> int:
    """The place of a spell in the queue, or one past its end."""
    index = 0
    while index < game.queue.count and game.queue.plays[index].what != AS_SPELL + spell:
        index += 1
    return index


def refusal_of_countering(game: Game, seat: int, spell: int) -> int:
    """12.2 Another player's spell of this window that is not countered already (reading 25)."""
    index = place_in_queue(game, spell)
    if index == game.queue.count:
        return Refusal.NOT_CAST
    if game.queue.plays[index].seat == seat:
        return Refusal.OWN_SPELL
    return Refusal.COUNTERED_ALREADY if will_be_countered(game, spell) else Refusal.MAY


def will_be_countered(game: Game, spell: int) -> bool:
    """12.2 A borrowed Counterspell may itself be countered (reading 12), an own one cannot."""
    for index in range(game.queue.count):
        play = game.queue.plays[index]
        if play.against == AS_SPELL + spell and (play.what == COUNTERSPELL or not parasite_falls(game)):
            return True
    return False


def parasite_falls(game: Game) -> bool:
    """14.10 An own Counterspell answers the Parasite of this window."""
    for index in range(game.queue.count):
        play = game.queue.plays[index]
        if play.what == COUNTERSPELL and play.against == AS_SPELL + PARASITE:
            return True
    return False


def could_counter(game: Game, seat: int) -> bool:
    return spell_to_counter(game, seat, 0) != NO_SPELL


def spell_to_counter(game: Game, seat: int, after: int) -> int:
    """The first spell, of those in the queue from a place on, that he could counter."""
    for index in range(after, game.queue.count):
        spell = game.queue.plays[index].what - AS_SPELL
        if spell > NO_SPELL and refusal_of_countering(game, seat, spell) == Refusal.MAY:
            return spell
    return NO_SPELL


def settle_counterspells(game: Game) -> None:
    """12.2 Before all else (reading 47), the latest first (reading 12)."""
    for place in range(game.queue.count):
        play = game.queue.plays[game.queue.count - 1 - place]
        if play.against != 0 and play.fate == Fate.WAITING:
            play.fate = Fate.DONE
            countered = game.queue.plays[place_in_queue(game, play.against - AS_SPELL)]
            countered.fate = Fate.COUNTERED
            note(game, Event.COUNTERED, EVERYBODY, play.seat, play.against - AS_SPELL, 0, 0)


# -- what they do --------------------------------------------------------------


def use_power(game: Game, index: int, artifact: int) -> None:
    """12 The power of an artifact, own or borrowed, takes effect; what has become impossible does nothing (11.4)."""
    play = game.queue.plays[index]
    if artifact == KEY:
        game.inside |= 1 << play.seat
        note(game, Event.UNLOCKED, EVERYBODY, play.seat, 0, 0, 0)
    elif artifact == CARPET:
        fly_in(game, index)
    else:
        double(game, index)


def fly_in(game: Game, index: int) -> None:
    """12.4 The Carpet lands on the space being tallied, unless that was closed meanwhile (reading 4)."""
    play = game.queue.plays[index]
    if refusal_to_stand(game, play.seat, CARPET_TOKEN, game.space) == Refusal.MAY:
        game.seats[play.seat].tokens.at[free_carpet(game, play.seat)] = game.space
        note(game, Event.LANDED, EVERYBODY, play.seat, game.space, 0, 0)
    else:
        note(game, Event.NO_EFFECT, EVERYBODY, play.seat, play.what, 0, 0)


def double(game: Game, index: int) -> None:
    """12.3 The token counts twice here. Moved away meanwhile, it does not (reading 6)."""
    play = game.queue.plays[index]
    if stands(game, play.seat, play.token, game.space):
        game.seats[play.seat].tokens.doubled |= 1 << play.token
        note(game, Event.DOUBLED, EVERYBODY, play.seat, game.space, play.token, 0)
    else:
        note(game, Event.NO_EFFECT, EVERYBODY, play.seat, play.what, 0, 0)
