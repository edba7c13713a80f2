"""Rulebook, section 7: the solo variant. Mines: ruby, topaz, sapphire, emerald."""

from collections import Counter
from typing import Any

import grotto
from grotto.tabletop.box import ScoreLine
from tests.games.digup.draw import draw
from tests.games.digup.look import cell, pile
from tests.games.look import act, may, refused, told

COMPLETE = [" ".join(f"{colour}-{value}" for value in range(1, 10)) for colour in ("ruby", "topaz", "sapphire")]
EIGHT = " ".join(f"emerald-{value}" for value in range(1, 9))


def solo(**drawn: Any) -> grotto.Match:
    return draw(1, ask="solo", **drawn)


def new(seed: int = 1) -> grotto.Match:
    return grotto.Match("digup", seats=1, seed=seed)


def test_7_1_stones_of_four_colours_and_the_skeletons_alone() -> None:
    position = new().position()
    cells = [c.strip("()") for seat in position["seats"] for c in seat["mine"]]
    cards = Counter([*cells, *position["pile"], position["playing"]])
    colours = [seat["colour"] for seat in position["seats"]]
    assert len(set(colours)) == 4
    assert cards == Counter({f"{colour}-{value}": 1 for colour in colours for value in range(1, 10)} | {"skeleton": 4})


def test_7_1_all_see_which_mine_collects_what() -> None:
    match = new()
    mines = match.view(0)["seats"]
    assert told(match, 0, "collected") == [
        f"collected seat={i} colour={mine['colour']}" for i, mine in enumerate(mines)
    ]


def test_7_2_four_hidden_mines_one_a_colour_and_four_cards_in_the_pile() -> None:
    match = new()
    mines = match.view(0)["seats"]
    assert [len(mine["mine"]) for mine in mines] == [9, 9, 9, 9]
    assert not any(c["open"] or "card" in c for mine in mines for c in mine["mine"])
    assert match.view(0)["pile"] + 1 == 4  # one of them is turned up already


def test_7_2_it_is_a_table_for_one() -> None:
    view = new().view(0)
    assert (view["first"], view["turn"], view["round"], view["asked"]) == (0, 0, 1, [0])


def test_7_3_the_top_card_of_the_pile_is_turned_up() -> None:
    match = new()
    assert told(match, 0, "revealed") == [f"revealed card={match.view(0)['playing']}"]


def test_7_3_a_stone_goes_to_its_cell_in_the_mine_of_its_colour() -> None:
    match = solo(playing="sapphire-7", mines=[". " * 9, ". " * 9, ". . . . . . (ruby-3) . ."])
    assert may(match, 0) == ["go on"]
    assert refused(match, 0, "stop") == ("other-question", "2.1")
    act(match, "0: go on")
    assert cell(match, 2, 7) == "sapphire-7"
    assert told(match, 0, "placed", "revealed") == ["placed card=sapphire-7 mine=2 cell=7", "revealed card=ruby-3"]
    assert match.view(0)["seats"][2]["mine"][6] == {"open": True, "card": "sapphire-7"}


def test_7_3_the_card_that_lay_there_is_the_next() -> None:
    match = solo(playing="sapphire-7", mines=[". " * 9, ". " * 9, ". . . . . . (ruby-3) . ."])
    left = pile(match)
    act(match, "0: go on")
    assert (match.view(0)["playing"], pile(match)) == ("ruby-3", left)
    act(match, "0: go on")
    assert cell(match, 0, 3) == "ruby-3"


def test_7_3_a_stone_may_lie_on_its_own_place() -> None:
    match = solo(playing="ruby-1", mines=["(ruby-2) (emerald-5) . . . . . . ."])
    act(match, "0: go on", "0: go on")
    assert (cell(match, 0, 1), cell(match, 0, 2), match.view(0)["playing"]) == ("ruby-1", "ruby-2", "emerald-5")


def test_7_4_a_skeleton_is_put_aside_and_the_pile_gives_the_next() -> None:
    match = solo(playing="skeleton", pile="ruby-1 ruby-2", mines=[". " * 9] * 4)
    left = pile(match)
    act(match, "0: go on")
    assert match.view(0)["skeletons"] == 1
    assert match.view(0)["playing"] in left
    assert Counter(left) - Counter(pile(match)) == Counter([match.view(0)["playing"]])
    assert told(match, 0, "found-skeleton") == ["found-skeleton count=1"]


def test_7_5_won_when_all_four_mines_are_complete() -> None:
    match = solo(playing="emerald-9", mines=[*COMPLETE, f"{EIGHT} (skeleton)"])
    act(match, "0: go on")
    assert match.asked == []
    assert match.outcome == grotto.Outcome([0], [36], "solo-won", "stones")


def test_7_5_lost_with_the_fourth_skeleton() -> None:
    match = solo(playing="skeleton", skeletons=3, mines=[*COMPLETE, ". " * 9])
    act(match, "0: go on")
    assert match.asked == []
    assert match.outcome == grotto.Outcome([], [27], "solo-lost", "stones")
    assert match.outcome
    assert match.outcome.breakdown == [[ScoreLine("stones-placed", 27, 1)]]
    assert match.view(0)["playing"] is None
    assert told(match, 0, "over") == ["over reason=solo-lost"]


def test_7_5_not_with_the_third() -> None:
    match = act(solo(playing="skeleton", skeletons=2), "0: go on")
    assert (match.outcome, match.asked) == (None, [0])


def test_7_6_how_far_it_went_is_the_number_of_stones_placed() -> None:
    match = new(3)
    while match.asked:
        act(match, "0: go on")
        placed = len(told(match, 0, "placed"))
        assert match.view(0)["placed"] == placed
    assert match.outcome
    assert match.outcome.scores == [placed]
