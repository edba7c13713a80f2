"""What must hold on every table of Aladdin's Dragons, recomputed from scratch; each breach in words."""

from collections.abc import Iterator

from grotto.games.dragons.pieces import (
    ABRACADABRA,
    ALL_SPELLS,
    ARTIFACT,
    ARTIFACTS,
    AS_SPELL,
    CARPET,
    CARPET_TOKEN,
    CITY_TAX,
    COPIES,
    DJINN,
    EYE,
    GUARD,
    GUARDS,
    HOME,
    KIND,
    KINDS,
    LAMP,
    LAST_TOKEN,
    MIRAGE,
    MOST_PLAYS,
    NO_SPELL,
    PLAYED,
    ROOM,
    ROOM_LIMIT,
    SEATS,
    SPACE,
    SPACES,
    STACK,
    STACK_WITH_MAGIC,
    SULTANS_TAX,
    SUPPLY,
    TELEPORT,
    TENT,
    TOKEN,
    TOKENS,
    TRADE,
)
from grotto.games.dragons.rules.end import ROUND_LIMIT
from grotto.games.dragons.rules.rooms import count_to_pay
from grotto.games.dragons.state import NO_PLAY, Ask, Ended, Fate, Game, Stage, Window

LEAST_SEATS = 3
DEAREST_TELEPORT = 5
# In which stages each question is asked, and the spells that ask it while they take effect.
STAGES = {
    Ask.PLACE: (Stage.PLACING,),
    Ask.LAY: (Stage.PLACING,),
    Ask.KEEP: (Stage.TALLY,),
    Ask.MARKET: (Stage.TALLY,),
    Ask.CAMEL: (Stage.TALLY,),
    Ask.BRIBE: (Stage.GUARDING,),
    Ask.PAY: (Stage.GUARDING, Stage.EFFECT),
    Ask.BUY: (Stage.SELLING,),
    Ask.PRICE: (Stage.PRICING,),
}
SPELLS_ASKING = {
    Ask.TAX: (CITY_TAX, SULTANS_TAX),
    Ask.TRADE: (TRADE,),
    Ask.CHOOSE: (ABRACADABRA, MIRAGE),
    Ask.STRIKE_SPACE: (EYE,),
    Ask.STRIKE_TOKEN: (EYE,),
}


def check(game: Game) -> list[str]:
    """The breaches; none on a table that can be."""
    found = [*wrong_course(game), *wrong_numbers(game)]
    if not found:
        tests = (
            wrong_treasures,
            wrong_artifacts,
            wrong_tokens,
            wrong_spells,
            wrong_queue,
            wrong_moment,
            wrong_question,
        )
        found = [breach for test in tests for breach in test(game)]
    return found


def wrong_course(game: Game) -> Iterator[str]:
    if not LEAST_SEATS <= game.seat_count <= SEATS:
        yield f"seat_count: found {game.seat_count}, expected {LEAST_SEATS} to {SEATS}"
    elif game.ask not in set(Ask):
        yield f"ask: found {game.ask}, expected a question"
    elif (game.ask == Ask.OVER) != (game.asked == 0) or (game.asked == 0) != (game.ended != Ended.NOT_YET):
        yield "asked, ended: somebody is asked until the game has ended, and nobody after"
    elif game.asked >= 1 << game.seat_count or game.asked & (game.asked - 1):
        yield f"asked: found {game.asked}, expected one seat below {game.seat_count}"
    elif not 0 <= game.first < game.seat_count or not -1 <= game.turn < game.seat_count:
        yield f"first, turn: found {game.first} and {game.turn}, expected seats below {game.seat_count}"
    elif not 0 <= game.round <= ROUND_LIMIT or (game.round == 0) != (game.stage == Stage.SET_UP):
        yield f"round: found {game.round} in the stage {Stage(game.stage).name}, expected 1 to {ROUND_LIMIT}"


def wrong_numbers(game: Game) -> Iterator[str]:
    """Numbers that stand for nothing."""
    spaces = [game.space, game.chosen, game.taboo]
    spaces += [space for seat in game.seats for space in seat.tokens.at]
    spaces += [space for play in game.queue.plays for space in (play.space, play.to)]
    if any(not 0 <= space <= SPACES for space in spaces):
        yield f"spaces: found {sorted(set(spaces))}, expected 0 to {SPACES}"
    cards = [card for room in game.rooms for card in room.stack.cards[: room.stack.count]]
    if any(not 1 <= card <= ARTIFACTS for card in cards):
        yield f"rooms: found the artifacts {sorted(set(cards))}, expected 1 to {ARTIFACTS}"
    if any(any(room.stack.cards[room.stack.count :]) for room in game.rooms):
        yield "rooms: artifacts lie above the top of a stack"
    for play in game.queue.plays:
        if not (0 <= play.what < len(PLAYED.names) and 0 <= play.against < len(PLAYED.names)):
            yield f"queue: found what {play.what}, against {play.against}"
        if not (0 <= play.token <= LAST_TOKEN and 0 <= play.artifact <= ARTIFACTS and play.fate in set(Fate)):
            yield f"queue: found token {play.token}, artifact {play.artifact}, fate {play.fate}"
    if game.magic and not 1 <= game.teleport_cost <= DEAREST_TELEPORT:
        yield f"teleport_cost: found {game.teleport_cost}, expected 1 to {DEAREST_TELEPORT}"
    if game.stage not in set(Stage) or game.after not in set(Stage) or game.window not in set(Window):
        yield f"stage, after, window: found {game.stage}, {game.after} and {game.window}"


def wrong_treasures(game: Game) -> Iterator[str]:
    """1.1 Bank, caves and screens hold 29 of each kind."""
    for kind in range(KINDS):
        niches = game.caves[kind].niches
        total = game.bank[kind] + sum(niches) + sum(seat.treasure[kind] for seat in game.seats)
        if total != SUPPLY:
            yield f"{KIND.say(kind)}: found {total} in bank, cave and screens, expected {SUPPLY}"
        if game.bank[kind] < 0 and not game.unlimited:
            yield f"bank: found {game.bank[kind]} of {KIND.say(kind)}"
        if min(niches) < 0 or sorted(niches, reverse=True) != niches:
            yield f"{SPACE.say(kind + 1)}: found {niches}, expected niches that never rise"
    for number, seat in enumerate(game.seats):
        if min(seat.treasure) < 0 or (number >= game.seat_count and any(seat.treasure)):
            yield f"seats[{number}].treasure: found {seat.treasure}"


def wrong_artifacts(game: Game) -> Iterator[str]:
    """1.4, 10.1"""
    for kind in range(1, ARTIFACTS + 1):
        owned = sum(seat.artifacts[kind] for seat in game.seats)
        lying = sum(room.stack.cards[: room.stack.count].count(kind) for room in game.rooms)
        if game.magic and owned + lying != game.seat_count:
            yield f"{ARTIFACT.say(kind)}: found {owned + lying} on the table, expected {game.seat_count}"
        if not game.magic and owned + lying > COPIES:
            yield f"{ARTIFACT.say(kind)}: found {owned + lying} on the table, expected at most {COPIES}"
    everywhere = sum(room.stack.count for room in game.rooms) + sum(sum(seat.artifacts) for seat in game.seats)
    if everywhere != STACK * game.seat_count:
        yield f"artifacts: found {everywhere} on the table, expected {STACK * game.seat_count}"
    for number, seat in enumerate(game.seats):
        if any(not 0 <= used <= owned for used, owned in zip(seat.used, seat.artifacts, strict=True)):
            yield f"seats[{number}].used: found {seat.used} of {seat.artifacts}"
        if sum(seat.used) > seat.limit or seat.limit > 2 or (number < game.seat_count and seat.limit < 1):
            yield f"seats[{number}].limit: found {seat.limit}, and {sum(seat.used)} used"
        if seat.artifacts[0] or (number >= game.seat_count and any(seat.artifacts)):
            yield f"seats[{number}].artifacts: found {seat.artifacts}"
    for number, room in enumerate(game.rooms):
        most = 0 if number >= game.seat_count else STACK_WITH_MAGIC if game.magic else STACK
        if not 0 <= room.stack.count <= most or (room.open and not room.stack.count):
            yield f"rooms[{number}]: found {room.stack.count} artifacts, expected at most {most}"


def wrong_tokens(game: Game) -> Iterator[str]:
    for number, seat in enumerate(game.seats):
        at, where = seat.tokens.at, f"seats[{number}].tokens"
        if number >= game.seat_count and any(at):
            yield f"{where}: nobody sits there"
        if at[0] or any(space >= ROOM + game.seat_count for space in at):
            yield f"{where}: found a token in a room that is not used"
        if not game.magic and (TENT in at or DJINN in at or any(at[CARPET_TOKEN:])):
            yield f"{where}: found magic in the base game"
        for room in range(ROOM, ROOM + game.seat_count):
            if at[1 : TOKENS + 1].count(room) > ROOM_LIMIT:
                yield f"{where}: found more than {ROOM_LIMIT} in {SPACE.say(room)}"
        for token in range(1, LAST_TOKEN + 1):
            if seat.tokens.doubled >> token & 1 and (at[token] == HOME or token >= CARPET_TOKEN):
                yield f"{where}.{TOKEN.say(token)}: a double without a token"
        if seat.tokens.face & ~0b111111110 or seat.tokens.doubled & ~0b111111110:
            yield f"{where}: found faces {seat.tokens.face:b} and doubles {seat.tokens.doubled:b}"
        if sum(space != HOME for space in at[CARPET_TOKEN:]) > seat.used[CARPET] + 1:
            yield f"{where}: more Carpets than were used"


def wrong_spells(game: Game) -> Iterator[str]:
    """10.2 Each spell is somewhere, and only once."""
    parts = [game.spell_deck, game.spent, game.drawn, *(seat.spells for seat in game.seats)]
    expected = ALL_SPELLS if game.magic else 0
    together = 0
    for part in parts:
        together |= part
    if together != expected or sum(part.bit_count() for part in parts) != expected.bit_count():
        yield "spells: each must be in the deck, spent, drawn or in one hand"
    if bool(game.drawn) != (game.ask == Ask.KEEP) or game.drawn.bit_count() not in (0, 2):
        yield f"drawn: found {game.drawn.bit_count()} while the question is {Ask(game.ask).name}"
    if any(seat.spells for seat in game.seats[game.seat_count :]):
        yield "spells: somebody who is not there holds some"


def wrong_queue(game: Game) -> Iterator[str]:
    if not 0 <= game.queue.count <= MOST_PLAYS or (game.queue.count and not game.window):
        yield f"queue: found {game.queue.count} plays in the window {Window(game.window).name}"
    for index, play in enumerate(game.queue.plays[: game.queue.count]):
        if not play.what or not 0 <= play.seat < game.seat_count or not -1 <= play.whom < game.seat_count:
            yield f"queue: found {PLAYED.say(play.what)} of seat {play.seat}, of {play.whom}"
        if play.token and play.whom < 0:
            yield f"queue: found {TOKEN.say(play.token)} of nobody"
        elif play.token and must_lie(game, index) and game.seats[play.whom].tokens.at[play.token] != play.space:
            yield f"queue: found {TOKEN.say(play.token)} named where it does not lie"
    for play in game.queue.plays[game.queue.count :]:
        if play.what or play.seat >= 0 or play.token or play.space or play.to or play.artifact or play.against:
            yield f"queue: found {PLAYED.say(play.what)} behind its end"
    if not NO_PLAY <= game.resolving < game.queue.count:
        yield f"resolving: found {game.resolving} of {game.queue.count} plays"
    if game.window and not game.magic:
        yield f"window: found {Window(game.window).name} in the base game"


def must_lie(game: Game, index: int) -> bool:
    """Whether a token named lies where it lay: while nothing has taken effect, and while its Teleport is paid for."""
    is_paid_for = index == game.resolving and game.queue.plays[index].what == AS_SPELL + TELEPORT
    return game.stage == Stage.WINDOW or is_paid_for


def wrong_moment(game: Game) -> Iterator[str]:
    """What is asked fits what lies on the table."""
    if game.guard not in range(GUARDS + 1) or (game.round > 0 and game.guard == 0 and not game.ended):
        yield f"guard: found {game.guard}, expected 1 to {GUARDS}"
    misplaced = game.asked != 1 << max(game.turn, 0) or game.space or (game.ask == Ask.LAY) != (game.chosen > 0)
    if game.ask in (Ask.PLACE, Ask.LAY) and misplaced:
        yield f"turn, space, chosen: they do not fit the question {Ask(game.ask).name}"
    if game.ask in (Ask.BRIBE, Ask.BUY, Ask.PRICE) and game.space < GUARD:
        yield f"space: found {SPACE.say(game.space)} while the question is {Ask(game.ask).name}"
    if (game.ask == Ask.PLAY or Ask.SPACE <= game.ask <= Ask.COUNTER) != (game.stage == Stage.WINDOW):
        yield f"stage: found {Stage(game.stage).name} while the question is {Ask(game.ask).name}"
    if not 0 <= game.cards.bit_length() <= 15:
        yield f"cards: found {game.cards}"
    if game.magic and any(seat.artifacts[LAMP] > game.seat_count for seat in game.seats):
        yield "artifacts: more Lamps than there are"


def wrong_question(game: Game) -> Iterator[str]:
    """Who is asked stands before a question that can be his."""
    question, asked = Ask(game.ask), game.asked.bit_length() - 1
    if question in STAGES and game.stage not in STAGES[question]:
        yield f"stage: found {Stage(game.stage).name} while the question is {question.name}"
    if question == Ask.PRICE and not (game.turn == asked and 0 <= game.step < count_to_pay(game, asked)):
        yield f"turn, step: found {game.turn} and {game.step}, expected the buyer, and a token that is not yet paid"
    last = game.queue.plays[max(game.queue.count - 1, 0)]
    if Ask.SPACE <= question <= Ask.COUNTER and last.seat != asked:
        yield f"queue: its last play must be of seat {asked}, who names something for it"
    if (game.stage == Stage.EFFECT) != (game.resolving != NO_PLAY) and not game.ended:
        yield f"resolving: found {game.resolving} in the stage {Stage(game.stage).name}"
    if question in SPELLS_ASKING:
        what = game.queue.plays[game.resolving].what - AS_SPELL if game.resolving != NO_PLAY else NO_SPELL
        if what not in SPELLS_ASKING[question]:
            yield f"resolving: found {game.resolving}, expected a spell that asks {question.name}"
        elif question in (Ask.CHOOSE, Ask.STRIKE_TOKEN, Ask.TAX) and game.chosen == HOME:
            yield f"chosen: found no space while the question is {question.name}"
        elif question == Ask.CHOOSE and not (game.chosen >= ROOM and game.chosen == looked_at(game)):
            yield f"chosen: found {SPACE.say(game.chosen)}, expected the room that is looked through"


def looked_at(game: Game) -> int:
    space: int = game.queue.plays[game.resolving].space
    return space
