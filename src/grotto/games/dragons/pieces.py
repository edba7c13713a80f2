"""The pieces of Aladdin's Dragons, as numbers inside and as words outside. Sections 1 and 10 count them."""

from typing import Any

from grotto.tabletop.actions import argument, of_wording
from grotto.tabletop.words import Misfit, Named, SomeOf, Wording, check_list

SEATS = 5

# 1.1 Treasures. A kind is also the number of its cave, counted from 0.
KIND_NAMES = ("crown", "pearl", "gem", "cup", "gold")
KINDS = 5
SUPPLY = 29

# 1.5 The spaces in the order of the tally; 0 is behind the screen.
HOME = 0
CAVES = 5
TENT = 6
DJINN = 7
MARKET = 8
CARAVANSERAI = 9
GUARD = 10
ROOM = 11  # the first of them
ROOMS = 5
SPACES = 15
CAVE_NAMES = tuple(f"{kind}-cave" for kind in KIND_NAMES)
ROOM_NAMES = tuple(f"room-{number}" for number in range(1, ROOMS + 1))
SPACE = Named("a space", ("", *CAVE_NAMES, "tent", "djinn", "market", "caravanserai", "guard", *ROOM_NAMES))
SOME_SPACES = SomeOf(SPACE)
NICHES = 4

# 1.2 Tokens are numbered from 1; behind the eight of each seat come its Carpets: two of its own and a borrowed one.
NO_TOKEN = 0
TOKENS = 8
CARPET_TOKEN = 9
LAST_TOKEN = 11
VALUES = (0, 1, 2, 4, 5, 6, 7, 8, 9, 3, 3, 3)
ONE, NINE = 1, 8  # the tokens of these values
VALUE_NAMES = tuple(str(value) for value in VALUES[1 : TOKENS + 1])
TOKEN = Named("a token", ("", *VALUE_NAMES, "carpet", "carpet-2", "carpet-3"))
SOME_TOKENS = SomeOf(TOKEN)
ROOM_LIMIT = 5

# 1.3
GUARDS = 10

# 1.4 Artifacts
ARTIFACT_NAMES = ("lamp", "counterspell", "double", "carpet", "key", "scroll")
NO_ARTIFACT = 0
LAMP, COUNTERSPELL, DOUBLE, CARPET, KEY, SCROLL = 1, 2, 3, 4, 5, 6
ARTIFACTS = 6
COPIES = 5
STACK = 6
STACK_WITH_MAGIC = 5
ARTIFACT = Named("an artifact", ("", *ARTIFACT_NAMES))

# 1.6
CARDS = 15

# 10.2 Spells
SPELL_NAMES = (
    *("abracadabra", "apprentice", "charity", "city-tax", "smuggler", "last-first", "trade", "lunar-eclipse"),
    *("solar-eclipse", "parasite", "dragon-leaves", "spy", "sultans-tax", "mirage", "eye-for-an-eye", "donation"),
    *("dragons-return", "sacrifice", "second-chance", "taboo", "teleport"),
)
NO_SPELL = 0
ABRACADABRA, APPRENTICE, CHARITY, CITY_TAX, SMUGGLER, LAST_FIRST, TRADE = 1, 2, 3, 4, 5, 6, 7
LUNAR_ECLIPSE, SOLAR_ECLIPSE, PARASITE, DRAGON_LEAVES, SPY, SULTANS_TAX, MIRAGE = 8, 9, 10, 11, 12, 13, 14
EYE, DONATION, DRAGONS_RETURN, SACRIFICE, SECOND_CHANCE, TABOO, TELEPORT = 15, 16, 17, 18, 19, 20, 21
SPELLS = 21
ALL_SPELLS = 0b1111111111111111111110  # a bit for each, counted from 1
SPELL = Named("a spell", ("", *SPELL_NAMES))
SOME_SPELLS = SomeOf(SPELL)

# What can lie in the queue of a window: an artifact by its number, a spell by AS_SPELL + its number.
AS_SPELL = ARTIFACTS
PLAYED = Named("an artifact or a spell", ("", *ARTIFACT_NAMES, *SPELL_NAMES))
MOST_PLAYS = 31  # in one window: each of the 21 spells, and two artifacts of each seat

KIND = Named("a kind of treasure", KIND_NAMES)
A_KIND = of_wording("kind", KIND, 0, KINDS - 1)
A_SPACE = of_wording("space", SPACE, 1, SPACES)
A_VALUE = of_wording("token", TOKEN, 1, TOKENS)
A_TOKEN = of_wording("token", TOKEN, 1, CARPET_TOKEN)
A_SPELL = of_wording("spell", SPELL, 1, SPELLS)
AN_ARTIFACT = of_wording("artifact", ARTIFACT, 1, ARTIFACTS)
A_SEAT = argument("seat", [str(n) for n in range(SEATS)])


class Amounts(Wording):
    """1.6 What a card says of one cave: 7 4 1 for three niches, the top one first. Four bits each in one number."""

    def say(self, value: int) -> list[int]:
        return [amount for niche in range(NICHES) if (amount := amount_in(value, niche))]

    def hear(self, said: Any, where: str) -> int:
        amounts = check_list(said, where)
        if len(amounts) > NICHES:
            raise Misfit(where, f"{len(amounts)} niches", f"at most {NICHES}")
        before = MOST_IN_NICHE
        for niche, amount in enumerate(amounts):
            most = min(before, MOST_IN_LAST_NICHE if niche == NICHES - 1 else MOST_IN_NICHE)
            if type(amount) is not int or not 1 <= amount <= most:
                raise Misfit(f"{where}[{niche}]", amount, f"a number from 1 to {most}; niches never rise")
            before = amount
        return sum(amount << 4 * niche for niche, amount in enumerate(amounts))


MOST_IN_NICHE = 15
MOST_IN_LAST_NICHE = 7
AMOUNTS = Amounts()


# -- Table Python from here on --------------------------------------------------


def amount_in(amounts: int, niche: int) -> int:
    """What a card says of a niche of a cave, the top one being 0."""
    return (amounts >> (4 * niche)) & 15


def is_cave(space: int) -> bool:
    return 1 <= space <= CAVES


def is_city(space: int) -> bool:
    return TENT <= space <= CARAVANSERAI


def is_room(space: int) -> bool:
    return space >= ROOM


def is_carpet(token: int) -> bool:
    return token >= CARPET_TOKEN


def is_odd(token: int) -> bool:
    """A Carpet counts 3, so it is odd."""
    return VALUES[token] & 1 == 1
