"""What must hold on every table of DIG UP, recomputed from scratch; each breach in words that name the thing."""

from collections import Counter
from collections.abc import Iterator

from grotto.games.digup.pieces import (
    BINOCULARS,
    BRIDGE,
    CARD,
    CELLS,
    DYNAMITE,
    IDOL,
    LAST_CARD,
    MAP,
    PICKAXE,
    PURSE,
    RIVER,
    SHOVEL,
    SKELETON,
    STONES,
    TORCH,
    colour_of,
    copies,
    is_treasure,
)
from grotto.games.digup.rules.end import ROUND_LIMIT, is_complete
from grotto.games.digup.rules.solo import LAST_SKELETON
from grotto.games.digup.rules.turn import MOST_PLAYS
from grotto.games.digup.state import OPEN, Ask, Ended, Game, mines
from grotto.tabletop.piles import NO_CARD, NOWHERE, find
from grotto.tabletop.table import NO_SEAT

MOST_IN_HAND = 11
# The adventure that asks it; between two plays there is none.
ASKED_BY = {
    Ask.PURSE_FIRST: PURSE,
    Ask.PURSE_SECOND: PURSE,
    Ask.MAP_KEEP: MAP,
    Ask.MAP_RETURN: MAP,
    Ask.BINOCULARS_WHOM: BINOCULARS,
    Ask.BINOCULARS_TAKE: BINOCULARS,
    Ask.BINOCULARS_GIVE: BINOCULARS,
    Ask.SHOVEL: SHOVEL,
    Ask.PICKAXE_PAY: PICKAXE,
    Ask.PICKAXE_TAKE: PICKAXE,
    Ask.BRIDGE_OWN: BRIDGE,
    Ask.BRIDGE_THEIRS: BRIDGE,
    Ask.RIVER: RIVER,
    Ask.TORCH_FIRST: TORCH,
    Ask.TORCH_SECOND: TORCH,
}


def check(game: Game) -> list[str]:
    """The breaches; none on a table that can be."""
    found = list(wrong_course(game))
    if not found and game.ask == Ask.COLOUR:
        found = [*wrong_choosing(game), *wrong_choices(game)]
    elif not found:
        tests = (wrong_colours, wrong_mines, wrong_cards, wrong_moment, wrong_choices)
        found = [breach for test in tests for breach in test(game)]
    return found


def wrong_course(game: Game) -> Iterator[str]:
    if not 1 <= game.seat_count <= len(game.seats):
        yield f"seat_count: found {game.seat_count}, expected 1 to {len(game.seats)}"
    elif game.ask not in set(Ask):
        yield f"ask: found {game.ask}, expected a question"
    elif (game.ask == Ask.SOLO) != (game.seat_count == 1) and game.ask != Ask.OVER:
        yield f"ask: found {Ask(game.ask).name} with {game.seat_count} seats"
    elif (game.ask == Ask.OVER) != (game.asked == 0) or (game.ask == Ask.OVER) != (game.ended != Ended.NOT_YET):
        yield "asked, ended: somebody is asked until the game has ended, and nobody after"
    elif game.asked >= 1 << game.seat_count or game.asked & (game.asked - 1):
        yield f"asked: found {game.asked}, expected one seat below {game.seat_count}"
    elif not (fewest_seat(game) <= min(game.turn, game.first) and max(game.turn, game.first) < game.seat_count):
        yield f"turn, first: found {game.turn} and {game.first}, expected seats below {game.seat_count}"
    elif not 0 <= game.plays <= MOST_PLAYS:
        yield f"plays: found {game.plays}, expected 0 to {MOST_PLAYS}"
    elif game.ask != Ask.COLOUR and not 1 <= game.round <= ROUND_LIMIT:
        yield f"round: found {game.round}, expected 1 to {ROUND_LIMIT}"


def fewest_seat(game: Game) -> int:
    """Who begins may be open while colours are chosen."""
    return NO_SEAT if game.ask == Ask.COLOUR else 0


def wrong_choosing(game: Game) -> Iterator[str]:
    """While colours are chosen nothing is dealt, and those before the seat asked have theirs."""
    if any(all_cards(game)) or game.blown or game.skeletons or game.triggered:
        yield "ask: found COLOUR, but cards are dealt already"
    chooser = game.asked.bit_length() - 1
    collected = [seat.colour for seat in game.seats]
    before = set(collected[:chooser])
    if any(collected[chooser:]) or len(before - {0}) < chooser or game.colours != sum(1 << c for c in before):
        yield f"colours: the seats collect {collected} while seat {chooser} chooses"


def wrong_colours(game: Game) -> Iterator[str]:
    collected = [seat.colour for seat in game.seats[: mines(game)]]
    if len(set(collected)) < len(collected) or not all(game.colours >> c & 1 for c in collected) or 0 in collected:
        yield f"colours: the seats collect {collected}, expected different colours out of those in play"
    in_play, expected = game.colours.bit_count(), 4 if game.seat_count <= 2 else game.seat_count + 2
    if in_play != expected:
        yield f"colours: found {in_play} in play, expected {expected} with {game.seat_count} seats"


def wrong_mines(game: Game) -> Iterator[str]:
    for seat, me in enumerate(game.seats):
        for cell, place in enumerate(me.mine):
            where = f"seats[{seat}].mine, cell {cell + 1}"
            if seat >= mines(game):
                if place.card or place.known:
                    yield f"{where}: found {CARD.say(place.card)}, but nobody sits there"
            elif not is_treasure(place.card):
                yield f"{where}: found {CARD.say(place.card)}, expected a stone, an idol or a skeleton"
            elif place.known != OPEN and place.known >> game.seat_count:
                yield f"{where}: seen by a seat that is not there"
        if seat >= game.seat_count and me.hand.count:
            yield f"seats[{seat}].hand: found {me.hand.count} cards, but nobody sits there"
        elif me.hand.count > MOST_IN_HAND:
            yield f"seats[{seat}].hand: found {me.hand.count} cards, expected at most {MOST_IN_HAND}"
        held = me.hand.cards[: me.hand.count]
        if held != sorted(held):
            yield f"seats[{seat}].hand: found {held}, expected the order of the cards' numbers"


def wrong_cards(game: Game) -> Iterator[str]:
    """Each card of the box is somewhere, and only once."""
    if game.blown < 0:
        yield f"blown: found {game.blown}, expected 0 or more"
    if not 0 <= game.skeletons <= (LAST_SKELETON if game.seat_count == 1 else 0):
        yield f"skeletons: found {game.skeletons} put aside, which is for the solo variant, up to {LAST_SKELETON}"
    found = Counter(all_cards(game))
    found[DYNAMITE] += game.blown
    if game.seat_count == 1:
        found[SKELETON] += game.skeletons
    for card in range(1, LAST_CARD + 1):
        if found[card] != expected_copies(game, card):
            yield f"{CARD.say(card)}: found {found[card]} on the table, expected {expected_copies(game, card)}"


def all_cards(game: Game) -> Iterator[int]:
    stacks = [game.pile, game.discard, game.river, game.map, *(seat.hand for seat in game.seats)]
    for stack in stacks:
        yield from stack.cards[: stack.count]
    for seat in game.seats:
        yield from (place.card for place in seat.mine if place.card)
    if game.playing:
        yield game.playing


def expected_copies(game: Game, card: int) -> int:
    if card <= STONES:
        return game.colours >> colour_of(card) & 1
    if game.seat_count == 1 and (card == IDOL or card >= PURSE):
        return 0
    return copies(card)


def wrong_moment(game: Game) -> Iterator[str]:
    """What is asked fits what lies on the table."""
    question = Ask(game.ask)
    if game.seat_count > 1 and game.playing != ASKED_BY.get(question, NO_CARD):
        yield f"playing: found {CARD.say(game.playing)} while the question is {question.name}"
    if question == Ask.SOLO and (game.playing == NO_CARD or game.pile.count != LAST_SKELETON - 1 - game.skeletons):
        yield "playing, pile: found no card turned up, or cards where the solo variant has none"
    if (game.map.count > 0) != (game.ask in (Ask.MAP_KEEP, Ask.MAP_RETURN)):
        yield f"map: found {game.map.count} cards while the question is {question.name}"
    if (game.river.count > 0) != (game.ask == Ask.RIVER):
        yield f"river: found {game.river.count} cards while the question is {question.name}"
    if game.seat_count > 1 and not game.triggered:
        for seat in range(game.seat_count):
            if is_complete(game, seat) and game.ended != Ended.ROUND_LIMIT:
                yield f"triggered: the mine of seat {seat} is complete (all {CELLS} cards open), so the end has begun"
    if game.ask != Ask.RIVER and game.asked and game.asked != 1 << game.turn:
        yield f"asked: found {game.asked:b} in bits, expected seat {game.turn}, whose turn it is"


def wrong_choices(game: Game) -> Iterator[str]:
    """What was chosen for the adventure in play, before the choice that is asked now."""
    if game.ask in (Ask.BINOCULARS_TAKE, Ask.BINOCULARS_GIVE, Ask.TORCH_SECOND):
        others = [seat for seat in range(game.seat_count) if seat != game.turn or game.ask == Ask.TORCH_SECOND]
        if game.whom not in others:
            yield f"whom: found {game.whom}, expected one of the seats {others}"
    elif game.whom != NO_SEAT:
        yield f"whom: found {game.whom} while the question is {Ask(game.ask).name}"
    if game.ask == Ask.BINOCULARS_GIVE:
        if find(game.seats[game.turn].hand, game.taken) == NOWHERE:
            yield f"taken: found {CARD.say(game.taken)}, expected a card in the hand of seat {game.turn}"
    elif game.taken != NO_CARD:
        yield f"taken: found {CARD.say(game.taken)} while the question is {Ask(game.ask).name}"
