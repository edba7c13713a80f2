"""Sealed answers stay sealed and commute.

Two games that differ only in what another seat has sealed are the same game, to the byte, for everybody else: what he
sees, what he heard, what he may do and why not, who is still asked, and what an unfinished transcript says.
"""

import json
import random
from itertools import combinations, permutations, product
from typing import Any

import msgspec
import pytest

import grotto
from grotto.games.lamp.pieces import METAL_NAMES
from tests.games.lamp.draw import draw, genie, granted, race, set_dice
from tests.games.look import act, ask, may, told

FACES = range(1, 7)
Viewer = int | None


def noticed(match: grotto.Match, viewer: Viewer) -> bytes:
    """All that a seat, or a spectator, can get from the authority, and when: byte for byte."""
    numbers = range(match.box.verbs.count) if viewer is not None else ()
    refusals = [int(match.box.plain.refusal(match.game, viewer, number)) for number in numbers]
    written = json.loads(match.transcript())
    return msgspec.json.encode(
        {
            "view": match.view(viewer),
            "heard": [(heard.key, heard.arguments) for heard in match.heard(viewer)],
            "legal": [] if viewer is None else [str(action) for action in match.legal(viewer)],
            "refusals": refusals,
            "asked": match.asked,
            "others may": [len(match.legal(seat)) > 0 for seat in range(match.seats)],
            "actions": written["actions"],
            "outcome": written["outcome"],
        }
    )


def all_but(match: grotto.Match, seat: int) -> list[Viewer]:
    return [None, *(other for other in range(match.seats) if other != seat)]


def check_sealed(one: grotto.Match, other: grotto.Match, seat: int) -> None:
    """Only the seat itself can tell the two games apart."""
    assert noticed(one, seat) != noticed(other, seat)
    for viewer in all_but(one, seat):
        assert noticed(one, viewer) == noticed(other, viewer), f"viewer {viewer} can tell what seat {seat} has sealed"


def at_choice(seats: int) -> grotto.Match:
    return grotto.Match("lamp", seats=seats, seed=2)


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("answered", [0, 1, 2])
def test_a_die_that_is_set_is_the_secret_of_its_seat(seats: int, answered: int) -> None:
    """Whoever has answered before, and every way to set the die against the first one."""
    seat = seats - 1
    games = []
    for face, metal in ((1, "bronze"), (1, "gold"), (6, "bronze"), (4, "silver")):
        match = at_choice(seats)
        for before in range(min(answered, seats - 2)):
            act(match, f"{before}: set 3 on gold")
        games.append(act(match, f"{seat}: set {face} on {metal}"))
    for other in games[1:]:
        check_sealed(games[0], other, seat)


def test_every_choice_of_a_die_looks_alike() -> None:
    games = [act(at_choice(3), f"1: set {face} on {metal}") for face, metal in product(FACES, METAL_NAMES)]
    for viewer in (None, 0, 2):
        assert len({noticed(match, viewer) for match in games}) == 1
    assert len({noticed(match, 1) for match in games}) == 18


def test_it_stays_sealed_while_others_answer() -> None:
    games = [act(at_choice(4), f"1: set {face} on gold", "3: set 2 on gold", "0: set 2 on gold") for face in FACES]
    for other in games[1:]:
        check_sealed(games[0], other, 1)


@pytest.mark.parametrize("seat", [0, 1])
def test_with_two_seats_both_dice_are_sealed(seat: int) -> None:
    """None, one or two dice: as long as the seat owes one, the other cannot even tell how many there are."""
    ways: list[list[str]] = [[], ["set 4 on gold"], ["set 1 on bronze"]]
    games = [act(at_choice(2), *(f"{seat}: {words}" for words in way)) for way in ways]
    for one, other in combinations(games, 2):
        for viewer in all_but(one, seat):
            assert views_and_ears(one, viewer) == views_and_ears(other, viewer)
    both = [
        act(at_choice(2), f"{seat}: set {face} on gold", f"{seat}: set 5 on {m}")
        for face in (1, 6)
        for m in ("bronze", "silver")
    ]
    for one, other in combinations(both, 2):
        check_sealed(one, other, seat)


def views_and_ears(match: grotto.Match, viewer: Viewer) -> bytes:
    """Without the number of answers so far: a transcript lists them, and is no seat's to read before the end."""
    heard = [(heard.key, heard.arguments) for heard in match.heard(viewer)]
    legal = [] if viewer is None else [str(action) for action in match.legal(viewer)]
    return msgspec.json.encode([match.view(viewer), heard, legal, match.asked])


def at_race(seats: int) -> grotto.Match:
    dice = ("3 bronze", "3 silver", "5 gold", "5 gold", "1 gold")
    return set_dice(at_choice(seats), *(("3 bronze, 5 gold", "3 silver, 6 gold") if seats == 2 else dice[:seats]))


@pytest.mark.parametrize(("seats", "seat"), [(seats, seat) for seats in (2, 3, 5) for seat in range(seats)])
def test_a_slap_is_the_secret_of_its_seat(seats: int, seat: int) -> None:
    """Who may rub the lamp and who may not: both look alike, and so does a pass."""
    one, other = [act(at_race(seats), f"{seat}: {hand}") for hand in ("slap", "pass")]
    check_sealed(one, other, seat)
    all_but_one_more = [f"{third}: slap" for third in range(seats) if third != seat][:-1]
    check_sealed(act(one, *all_but_one_more), act(other, *all_but_one_more), seat)


def at_passing(seats: int = 3) -> grotto.Match:
    cards = ["ruby emerald gold-ring", "ruby sapphire talisman/ruby", "diamond silver-ring"]
    return granted("pass-left", seats, cards=cards[:seats])


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_card_picked_to_pass_is_the_secret_of_its_seat(seat: int) -> None:
    games = [act(at_passing(), f"{seat}: {words}") for words in may(at_passing(), seat)]
    assert len(games) > 1
    for other in games[1:]:
        check_sealed(games[0], other, seat)
    others = [other for other in range(3) if other != seat][:1]
    later = [act(match, *(f"{other}: {may(match, other)[0]}" for other in others)) for match in games]
    for other_game in later[1:]:
        check_sealed(later[0], other_game, seat)


# -- in any order -----------------------------------------------------------------------


def results(start: Any, answers: list[tuple[int, str]], order: Any = None) -> set[tuple[Any, ...]]:
    """What comes of the answers, in each order of their arrival."""
    found = set()
    for arrival in permutations(answers):
        match = start()
        for seat, words in arrival[:-1]:
            match.act(seat, words)
        seat, words = arrival[-1]
        match.act(seat, words, order=order)
        viewers = (None, *range(match.seats))
        heard = [sorted(map(str, match.heard(viewer))) for viewer in viewers]
        found.add((match.game.pack(), msgspec.json.encode([[match.view(v) for v in viewers], heard])))
    return found


@pytest.mark.parametrize("seats", [3, 4])
def test_dice_commute(seats: int) -> None:
    dice = random.Random(seats)
    for _ in range(3):
        chosen = [(seat, f"set {dice.randint(1, 6)} on {dice.choice(METAL_NAMES)}") for seat in range(seats)]
        assert len(results(lambda: at_choice(seats), chosen)) == 1


def test_with_two_seats_all_four_dice_commute() -> None:
    chosen = [(0, "set 4 on gold"), (0, "set 4 on bronze"), (1, "set 4 on silver"), (1, "set 2 on bronze")]
    assert len(results(lambda: at_choice(2), chosen)) == 1


@pytest.mark.parametrize("order", [None, [0, 2, 1], [2, [1, 0]]])
def test_slaps_commute_whatever_the_order_handed_in(order: Any) -> None:
    chosen = [(0, "slap"), (1, "slap"), (2, "slap"), (3, "pass")]
    assert len(results(lambda: at_race(4), chosen, order)) == 1


def test_the_arrival_of_slaps_is_not_their_order() -> None:
    first = set()
    for arrival in ("012", "102", "210"):
        match = act(set_dice(grotto.Match("lamp", seats=3, seed=8), "4 gold", "4 gold", "4 gold"))
        act(match, *(f"{seat}: slap" for seat in arrival))
        first.add(match.view(None)["player"])
    assert len(first) == 1  # chance has settled it, and not who was heard first


def test_cards_passed_on_commute() -> None:
    chosen = [(0, "pass ruby to the left"), (1, "pass ruby to the left"), (2, "pass silver-ring to the left")]
    assert len(results(at_passing, chosen)) == 1


# -- what else is hidden ------------------------------------------------------------------


def test_the_order_of_a_chest_is_hidden_from_all_but_who_peeked() -> None:
    tops = ("ruby emerald* sapphire", "emerald* ruby sapphire")
    one, other = [act(granted("peek-2", gold=gold), "0: peek into gold") for gold in tops]
    check_sealed(one, other, 0)


def test_the_cards_of_the_lamp_are_hidden_until_they_are_read() -> None:
    games = []
    for lamp in ("draw-gold steal-stone", "draw-gold give-card"):
        match = draw(lamp=lamp)
        match.game.lamp.unseen = 25
        games.append(match)
    for viewer in (None, 0, 1, 2):
        assert noticed(games[0], viewer) == noticed(games[1], viewer)


def test_what_was_peeked_is_known_until_it_is_drawn_and_by_nobody_else() -> None:
    match = act(granted("peek-3", gold="ruby emerald* sapphire"), "0: peek into gold", "0: stop", "1: stop", "2: draw")
    assert match.view(0)["chests"][2]["known"] == ["emerald*", "sapphire"]
    assert all("known" not in match.view(viewer)["chests"][2] for viewer in (None, 1, 2))


def test_a_forced_answer_is_told_to_its_seat_alone() -> None:
    match = granted("steal-stone", cards=["", "ruby"])
    assert [viewer for viewer in (None, 0, 1, 2) if told(match, viewer, "forced")] == [0]


def test_sealed_questions_are_asked_of_who_has_a_single_answer() -> None:
    match = granted("pass-left", cards=["ruby", "emerald", "sapphire"])
    assert match.asked == [0, 1, 2]
    assert all(len(may(match, seat)) == 1 for seat in range(3))


def test_an_unfinished_transcript_seals_them_too() -> None:
    match = act(at_choice(3), "1: set 4 on gold", "0: set 2 on bronze", "2: set 5 on silver", "0: slap")
    assert json.loads(match.transcript())["actions"] == ["1: set … on …", "set … on …", "set … on …", "…"]


def test_the_second_wish_says_nothing_of_the_third() -> None:
    match = act(genie("nothing nothing steal-stone"), "0: refuse")
    assert ask(match) == "wish"
    assert "steal-stone" not in str([heard.arguments for heard in match.heard(None)])


def test_races_leave_nothing_of_the_last_turn() -> None:
    match = race(at_race(3), 0)
    while ask(match) != "choose":
        match.act(match.asked[0], match.legal(match.asked[0])[-1])
    set_dice(match, "1 bronze", "2 silver", "5 gold")
    assert all("place" not in seat and "slap" not in seat for seat in match.view(None)["seats"])
