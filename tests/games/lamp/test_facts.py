"""What follows from the rules though no rule says it, over many games; and whole games hold what the rules promise."""

import random
from collections.abc import Callable, Iterator
from itertools import combinations, product
from typing import Any

import pytest

import grotto
from grotto.games.lamp.pieces import METAL_NAMES
from tests.games.lamp.draw import draw, draw_all, race, set_dice
from tests.games.look import ask, told

PAIRS = list(combinations(METAL_NAMES, 2))
RICH = {
    "name": "rich",
    **{
        metal: {**{f"{metal}-{piece}": [4] for piece in ("bracelet", "ring", "necklace")}, "ruby": [4], "talisman": [9]}
        for metal in METAL_NAMES
    },
    "lamp": {"draw-choice": 3, "steal-either": 4, "exchange-stone": 4, "exchange-jewel": 3, "take-discard": 3}
    | {"give-card": 4, "pass-left": 4},
}
Choose = Callable[[grotto.Match, int], Any]


def at_random(seed: int) -> Choose:
    dice = random.Random(seed)
    return lambda match, seat: dice.choice(match.legal(seat))


def greedy(seed: int) -> Choose:
    """Sixes wherever, slaps always, and draws to the last card."""
    dice = random.Random(seed)

    def choose(match: grotto.Match, seat: int) -> Any:
        legal = match.legal(seat)
        wanted = [a for a in legal if str(a) in ("draw", "slap") or str(a).startswith("set 6")]
        return dice.choice(wanted or legal)

    return choose


def games(seats: int, count: int, choose: Callable[[int], Choose], **options: Any) -> Iterator[Iterator[grotto.Match]]:
    for seed in range(count):
        yield course(grotto.Match("lamp", seats=seats, seed=seed, options=options), choose(seed))


def course(match: grotto.Match, choose: Choose) -> Iterator[grotto.Match]:
    """The match after its set-up and after each action."""
    yield match
    while match.asked:
        seat = match.asked[0]
        match.act(seat, choose(match, seat))
        yield match


# -- part 4 of the corners -------------------------------------------------------------


@pytest.mark.parametrize("chests", PAIRS, ids=str)
def test_with_two_seats_nobody_wins_two_chests_with_two_sixes(chests: tuple[str, str]) -> None:
    """The other has a die in at least one of the two chests, and it is lower or tied."""
    both = f"6 {chests[0]}, 6 {chests[1]}"
    for theirs, first, second in product(PAIRS, range(1, 7), range(1, 7)):
        match = race(set_dice(draw(2), both, f"{first} {theirs[0]}, {second} {theirs[1]}"))
        searches = 0
        while match.asked and ask(match) == "search":
            searches += match.asked == [0]
            match.act(match.asked[0], "stop")
        assert searches <= 1


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_no_draw_ever_meets_an_empty_chest(seats: int) -> None:
    """At worst the Sorcerer and the five cards below him are the six cards of the last search."""
    lowest = 26
    for game in games(seats, 5, greedy):
        for match in game:
            view = match.view(None)
            if view["ask"] == "search":
                left = view["chests"][METAL_NAMES.index(view["chest"])]["cards"]
                lowest = min(lowest, left)
                assert left > 0
            elif view["ask"] in ("choose", "race", "wish", "draw-from", "peek"):
                assert all(chest["cards"] >= 6 for chest in view["chests"])
    assert lowest < 6  # somebody drew the Sorcerer and went on


def test_the_sorcerer_and_the_five_below_him_are_the_last_search_at_worst() -> None:
    match = draw_all(race(set_dice(draw(3, gold="sorcerer"), "6 gold", "1 silver", "1 silver")))
    assert told(match, None, "won") == ["won seat=0 chest=gold count=6"]
    assert match.view(None)["chests"][2]["cards"] == 0
    assert match.outcome is not None


def everywhere(match: grotto.Match) -> list[tuple[int, int, int]]:
    """Of each seat: sets, talismans alone, all talismans."""
    return [
        (sum(seat["sets"].values()), seat["alone"], seat["alone"] + sum(seat["talismans"].values()))
        for seat in match.view(None)["seats"]
    ]


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("deck", ["house", RICH], ids=["house", "rich"])
def test_sets_talismans_and_those_alone_never_become_fewer(seats: int, deck: Any) -> None:
    grown = 0
    for game in games(seats, 2, at_random, deck=deck, precious=True):
        before = [(0, 0, 0)] * seats
        for match in game:
            now = everywhere(match)
            for had, has in zip(before, now, strict=True):
                assert all(more >= less for less, more in zip(had, has, strict=True))
                grown += has > had
            before = now
    assert grown > 0


@pytest.mark.parametrize("seats", [2, 4])
def test_the_ring_never_returns_to_the_box(seats: int) -> None:
    won = 0
    for game in games(seats, 4, greedy, deck=RICH, precious=True):
        owner = None
        for match in game:
            now = match.view(None)["ring"]
            assert owner is None or now is not None
            won += now != owner
            owner = now
    assert won > 0


# -- whole games -------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_in_every_turn_each_chest_is_searched_at_most_once_and_by_different_seats(seats: int) -> None:
    for game in games(seats, 2, at_random):
        *_, match = game
        lines = told(match, None, "turn", "searches")
        turns = "\n".join(lines).split("turn turn=")[1:]
        for turn in turns:
            who = [line.split()[1] for line in turn.splitlines() if line.startswith("searches")]
            assert len(who) == len(set(who)) <= 3


def test_with_two_seats_no_turn_has_two_genies() -> None:
    for game in games(2, 4, at_random):
        *_, match = game
        for turn in "\n".join(told(match, None, "turn", "summoned")).split("turn turn=")[1:]:
            assert turn.count("summoned") <= 1


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_points_told_are_those_of_the_outcome(seats: int) -> None:
    for game in games(seats, 2, at_random, precious=True):
        *_, match = game
        assert match.outcome is not None
        scored = [int(line.split("points=")[1]) for line in told(match, None, "scored")]
        assert scored == match.outcome.scores == [seat["points"] for seat in match.view(None)["seats"]]
        best = max(scored)
        assert match.outcome.winners == [seat for seat, points in enumerate(scored) if points == best]


@pytest.mark.parametrize("seats", [3, 5])
def test_scores_counted_by_hand_are_the_same(seats: int) -> None:
    """The score once more, from the cards that lie there."""
    for game in games(seats, 2, at_random, deck=RICH, precious=True):
        *_, match = game
        view = match.view(None)
        for number, seat in enumerate(view["seats"]):
            points = sum(seat["cards"].values()) + sum(seat["talismans"].values()) + seat["alone"]
            for metal, bonus in zip(METAL_NAMES, (6, 8, 10), strict=True):
                pieces = [seat["cards"].get(f"{metal}-{piece}", 0) for piece in ("bracelet", "ring", "necklace")]
                points += min(pieces) * bonus
            for stone in ("emerald", "ruby", "sapphire", "diamond"):
                counts = [s["cards"].get(stone, 0) + s["talismans"].get(stone, 0) for s in view["seats"]]
                points += 5 * (counts[number] == max(counts) > 0 and counts.count(max(counts)) == 1)
            points += 5 * (view["ring"] == number)
            assert seat["points"] == points
