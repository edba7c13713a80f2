"""What must hold on every table of Aladdin & the Magic Lamp, recomputed from scratch; each breach in words."""

from collections.abc import Iterator

from grotto.games.lamp.pieces import (
    BELOW_SORCERER,
    CARD,
    CHEST_CARDS,
    CHESTS,
    FACES,
    FIRST_STONE,
    KIND,
    LAST_JEWEL,
    LAST_STONE,
    METAL_NAMES,
    SORCERER,
    TALISMAN,
    Effect,
    kind_of,
    scorpions_on,
)
from grotto.games.lamp.rules.cards import LOOSE, has_loose, loose
from grotto.games.lamp.rules.end import TURN_LIMIT
from grotto.games.lamp.rules.turn import dice_set
from grotto.games.lamp.rules.wishes import MOST_WISHES
from grotto.games.lamp.state import Ask, Ended, Game, Hand, Stage
from grotto.tabletop.table import NO_SEAT

SEALED = (Ask.CHOOSE, Ask.RACE, Ask.PASS_CARD)
OF_A_WISH = range(Ask.WISH, Ask.TURN + 1)
AFTER_TALISMANS = (Stage.GENIES, Stage.CHESTS, Stage.RING)


def check(game: Game) -> list[str]:
    """The breaches; none on a table that can be."""
    found = list(wrong_course(game))
    if not found:
        tests = (wrong_cards, wrong_chests, wrong_lamp, wrong_seats, wrong_dice, wrong_moment)
        found = [breach for test in tests for breach in test(game)]
    return found


def wrong_course(game: Game) -> Iterator[str]:
    if not 2 <= game.seat_count <= len(game.seats):
        yield f"seat_count: found {game.seat_count}, expected 2 to {len(game.seats)}"
    elif game.ask not in set(Ask):
        yield f"ask: found {game.ask}, expected a question"
    elif (game.ask == Ask.OVER) != (game.asked == 0) or (game.ask == Ask.OVER) != (game.ended != Ended.NOT_YET):
        yield "asked, ended: somebody is asked until the game has ended, and nobody after"
    elif game.asked < 0 or game.asked >= 1 << game.seat_count:
        yield f"asked: found {game.asked:b} in bits, expected seats below {game.seat_count}"
    elif game.ask not in SEALED and game.asked & (game.asked - 1):
        yield f"asked: found {game.asked:b} in bits, but {Ask(game.ask).name} is asked of one seat"
    elif not 1 <= game.turn <= TURN_LIMIT:
        yield f"turn: found {game.turn}, expected 1 to {TURN_LIMIT}"
    else:
        yield from wrong_seat_numbers(game)
        yield from wrong_names(game)


def wrong_names(game: Game) -> Iterator[str]:
    """Cards, effects and the like are among those that have a name."""
    said = [("giving", game.giving, LAST_JEWEL), ("effect", game.effect, Effect.PEEK_9)]
    said += [(f"seats[{n}].passing", seat.passing, LAST_JEWEL) for n, seat in enumerate(game.seats)]
    said += [(f"seats[{n}].slap", seat.slap, Hand.SLAP) for n, seat in enumerate(game.seats)]
    said += [("lamp", effect, Effect.PEEK_9) for effect in game.lamp.cards.cards[: game.lamp.cards.count]]
    for what, number, most in said:
        if not 0 <= number <= most:
            yield f"{what}: found number {number}, expected 0 to {most}"
    for stack in (game.drawn, *(chest.cards for chest in game.chests)):
        for card in stack.cards[: stack.count]:
            if not 0 < card < len(CARD.names) or not CARD.names[card]:
                yield f"found number {card}, which is no card of a chest"


def wrong_seat_numbers(game: Game) -> Iterator[str]:
    for what, seat in (("player", game.player), ("thief", game.thief), ("ring", game.ring)):
        if not NO_SEAT <= seat < game.seat_count:
            yield f"{what}: found {seat}, expected a seat below {game.seat_count}, or null"
    if not all(NO_SEAT <= seat < game.seat_count for seat in game.summoners):
        yield f"summoners: found {game.summoners}, expected seats below {game.seat_count}, or null"
    for what, seats in (("offenders", game.offenders), ("spared", game.spared)):
        if not 0 <= seats < 1 << game.seat_count:
            yield f"{what}: found {seats:b} in bits, expected seats below {game.seat_count}"


# -- cards ------------------------------------------------------------------------


def wrong_cards(game: Game) -> Iterator[str]:
    """Each card of the box is somewhere, and only once."""
    found = cards_by_kind(game)
    for kind in range(1, TALISMAN + 1):
        if found[kind] != game.box.copies[kind]:
            yield f"{KIND.say(kind)}: found {found[kind]} on the table, expected {game.box.copies[kind]}"
    drawn = sum(chest.sorcerer_drawn for chest in game.chests)
    if found[SORCERER] != drawn:
        yield f"sorcerer: found {found[SORCERER]} on the table, expected {drawn}, as many as left their chests"


def cards_by_kind(game: Game) -> list[int]:
    found = list(game.discard.copies)
    for stack in (game.drawn, *(chest.cards for chest in game.chests)):
        for card in stack.cards[: stack.count]:
            found[kind_of(card)] += 1
    for seat in game.seats:
        for kind, copies in enumerate(seat.cards.copies):
            found[kind] += copies
        found[TALISMAN] += sum(seat.talismans.copies)
    found[TALISMAN] += game.unplaced
    return found


def wrong_chests(game: Game) -> Iterator[str]:
    for metal, chest in zip(METAL_NAMES, game.chests, strict=True):
        cards = chest.cards.cards[: chest.cards.count]
        if any(kind_of(card) == SORCERER for card in cards):
            yield f"{metal} chest: the Sorcerer is not listed; he lies above the lowest {BELOW_SORCERER} cards"
        if not chest.sorcerer_drawn and len(cards) < BELOW_SORCERER:
            yield f"{metal} chest: found {len(cards)} cards below the Sorcerer, expected {BELOW_SORCERER}"
        if not 0 <= chest.unordered <= CHEST_CARDS:
            yield f"{metal} chest: found {chest.unordered} unordered cards, expected 0 to {CHEST_CARDS}"


def wrong_lamp(game: Game) -> Iterator[str]:
    count = game.lamp.cards.count
    if not 0 <= game.lamp.unseen <= count:
        yield f"lamp: found {game.lamp.unseen} unseen cards of {count}"
    if not 0 <= game.lamp.top < max(1, count):
        yield f"lamp: found the top at {game.lamp.top}, expected a place below {count}"


# -- seats ------------------------------------------------------------------------


def wrong_seats(game: Game) -> Iterator[str]:
    for number, seat in enumerate(game.seats):
        where = f"seats[{number}]"
        numbers = (*seat.cards.copies, *seat.talismans.copies, *seat.peeked, *seat.dice, seat.slap, seat.place)
        if number >= game.seat_count:
            if any(numbers) or seat.passing:
                yield f"{where}: found something, but nobody sits there"
            continue
        for stone in range(FIRST_STONE, LAST_STONE + 1):
            if seat.talismans.copies[stone] and not seat.cards.copies[stone]:
                yield f"{where}: a talisman is laid on {KIND.say(stone)}, but no such stone lies there (rule 7.7)"
        for chest, peeked in zip(game.chests, seat.peeked, strict=True):
            if not 0 <= peeked <= CHEST_CARDS or (peeked and chest.unordered > CHEST_CARDS - peeked):
                yield f"{where}.peeked: found {peeked}, but {chest.unordered} cards of that chest have no order yet"
        if not 0 <= seat.place <= game.seat_count or (seat.place and seat.slap != Hand.SLAP):
            yield f"{where}.place: found {seat.place}, expected the place of a seat that slapped"


def wrong_dice(game: Game) -> Iterator[str]:
    """Who has chosen shows one die, or two of them with two seats; who still owes has a die less."""
    dice = 2 if game.seat_count == 2 else 1
    for seat in range(game.seat_count):
        found = dice_set(game, seat)
        owes = game.ask == Ask.CHOOSE and game.asked >> seat & 1
        if found >= dice if owes else found != dice:
            yield f"seats[{seat}].dice: found {found}, expected {f'fewer than {dice}' if owes else dice}"


def wrong_moment(game: Game) -> Iterator[str]:
    """What is asked fits what lies on the table."""
    yield from wrong_sealed(game)
    yield from wrong_player(game)
    yield from wrong_search(game)
    read = 0 < game.wish <= MOST_WISHES and game.effect > 0
    if (game.ask in OF_A_WISH or game.ask == Ask.PASS_CARD) != read and game.ask not in (Ask.ATTACH, Ask.OVER):
        yield f"wish, effect: found {game.wish} and {game.effect} while the question is {Ask(game.ask).name}"
    if (game.unplaced > 0) != (game.ask == Ask.ATTACH):
        yield f"unplaced: found {game.unplaced} while the question is {Ask(game.ask).name}"
    if game.ask == Ask.ATTACH and game.stage not in AFTER_TALISMANS:
        yield f"stage: found {Stage(game.stage).name}, expected GENIES, CHESTS or RING after a talisman"
    gives = game.giving != 0 and loose(game, game.player, game.giving) > 0
    if gives != (game.ask == Ask.EXCHANGE_FOR) or (game.giving and not gives):
        yield f"giving: found {KIND.say(game.giving)} while the question is {Ask(game.ask).name}"


def wrong_sealed(game: Game) -> Iterator[str]:
    """A seat has answered, or owes an answer."""
    for seat in range(game.seat_count):
        owes, me = bool(game.asked >> seat & 1), game.seats[seat]
        if game.ask == Ask.RACE and (me.slap == Hand.NONE) != owes:
            yield f"seats[{seat}].slap: the seat owes its answer, or has given it"
        if game.ask == Ask.PASS_CARD:
            if owes != (me.passing == 0 and has_loose(game, seat, LOOSE)):
                yield f"seats[{seat}].passing: the seat owes its answer, or has given it"
            elif me.passing and not loose(game, seat, me.passing):
                yield f"seats[{seat}].passing: found {KIND.say(me.passing)}, of which no loose card lies there"


def wrong_player(game: Game) -> Iterator[str]:
    """Whoever acts is asked; at a penalty it is the thief."""
    if game.ask == Ask.PENALTY:
        if NO_SEAT in (game.thief, game.player) or game.asked != 1 << game.thief or game.thief == game.player:
            yield f"thief: found {game.thief}, expected the seat asked, an opponent of seat {game.player}"
    elif game.thief != NO_SEAT:
        yield f"thief: found {game.thief} while the question is {Ask(game.ask).name}"
    elif game.asked and game.ask not in SEALED and game.asked != 1 << max(game.player, 0):
        yield f"player: found {game.player}, expected the seat asked"


def wrong_search(game: Game) -> Iterator[str]:
    cards = game.drawn.cards[: game.drawn.count]
    if not 0 <= game.chest <= CHESTS:
        yield f"chest: found {game.chest}, expected 0 to {CHESTS}"
    elif game.ask != Ask.SEARCH:
        if cards or game.scorpions:
            yield f"drawn, scorpions: found {len(cards)} and {game.scorpions} while nobody searches"
    elif game.chest == CHESTS or game.seats[game.player].dice[game.chest] == 0:
        yield f"chest: found {game.chest}, expected one with a die of seat {game.player}"
    elif len(cards) >= game.seats[game.player].dice[game.chest] or len(cards) >= FACES:
        yield f"drawn: found {len(cards)} cards, more than may be drawn before a question"
    elif game.scorpions not in (total := sum(map(scorpions_on, cards)), total - 1):
        yield f"scorpions: found {game.scorpions} on {', '.join(map(str, map(CARD.say, cards)))}"
    elif game.scorpions >= game.seats[game.player].dice[game.chest]:
        yield f"scorpions: found {game.scorpions}, with which this search was over"
