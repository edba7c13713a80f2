"""Rulebook, section 10: the magic game."""

from collections import Counter
from typing import Any

import pytest

import grotto
from grotto.games.dragons.pieces import SPELL_NAMES
from tests.games.dragons.casting import at, placed
from tests.games.dragons.draw import draw, tally
from tests.games.dragons.look import artifacts, pass_on, spells, stack, used
from tests.games.dragons.test_1_set_up import all_artifacts, dealt, settled
from tests.games.dragons.test_9_end import rounds_of_the_quickest
from tests.games.look import act, ask, may, refused, told


def in_the_tent(*tokens: str, **drawn: Any) -> grotto.Match:
    return tally(magic=True, tokens=tokens, caves="/ / / / ", **drawn)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_10_1_each_has_a_lamp_and_no_lamp_lies_in_a_stack(seats: int) -> None:
    for seed in range(10):
        match = settled(dealt(seats, seed, magic=True))
        assert [artifacts(match, seat) for seat in range(seats)] == ["lamp"] * seats
        assert all_artifacts(match) == dict.fromkeys(("counterspell", "double", "carpet", "key", "scroll"), seats)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_10_1_stacks_of_five_one_for_each_room_used(seats: int) -> None:
    match = settled(dealt(seats, magic=True))
    assert [len(stack(match, room).split()) for room in range(1, 6)] == [5] * seats + [0] * (5 - seats)
    on_top = Counter(stack(settled(dealt(3, seed, magic=True)), 1).split()[0] for seed in range(100))
    assert set(on_top) == {"counterspell", "double", "carpet", "key", "scroll"}


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_10_1_the_shortest_magic_game_has_five_rounds(seats: int) -> None:
    match = grotto.Match("dragons", seats=seats, seed=5, options={"magic": True, "first": 0, "bank": "unlimited"})
    assert rounds_of_the_quickest(match) == 5


def test_10_2_the_21_spells_lie_beside_the_tent() -> None:
    match = settled(dealt(magic=True))
    assert match.position()["spell_deck"] == list(SPELL_NAMES)
    assert len(SPELL_NAMES) == 21
    assert settled(dealt()).position()["spell_deck"] == []


def test_10_2_they_are_drawn_by_luck_and_nobody_knows_the_next() -> None:
    drawn = Counter(tuple(str(words) for words in may(in_the_tent("9=tent", seed=seed), 0)) for seed in range(120))
    assert len(drawn) > 80
    assert settled(dealt(magic=True)).view(0)["spell_deck"] == 21


def test_10_3_the_top_artifacts_are_turned_up_and_those_below_are_hidden() -> None:
    match = settled(dealt(magic=True))
    turned_up = told(match, None, "turned-up-artifact")
    assert turned_up == [
        f"turned-up-artifact space=room-{room} artifact={stack(match, room).split()[0]}" for room in (1, 2, 3)
    ]
    tops = [stack(match, room).split()[0] for room in (1, 2, 3)]
    for viewer in (None, 0):
        assert [room["artifact"] for room in match.view(viewer)["rooms"].values()] == tops


def test_10_3_what_lies_open_already_is_not_turned_up_again() -> None:
    match = pass_on(tally(magic=True, tokens=["1=room-1"], treasure=["1 crown"], caves="/ / / / "))
    act(match, "0: buy")
    assert match.position()["round"] == 2
    assert told(match, None, "turned-up-artifact") == [
        f"turned-up-artifact space=room-1 artifact={stack(match, 1).split()[0]}"
    ]


def test_10_4_one_artifact_in_a_round() -> None:
    match = at("market", artifacts=["lamp carpet double", "lamp"], spells=["trade", "", "charity"], tokens=["9=market"])
    act(match, "0: use carpet", "2: pass")
    assert used(match, 0) == "carpet"
    assert match.asked == [2]  # the next window already: seat 0 may use nothing more, not even its Lamp
    assert (match.position()["window"], match.position()["space"]) == ("turned-up", "caravanserai")
    match = at(
        "market",
        artifacts=["lamp carpet double"],
        spells=["trade", "", "charity"],
        tokens=["9=market"],
        used=["lamp"],
        treasure=["1 gem"],
    )
    assert refused(match, 0, "use double") == ("enough-used", "10.4")


def test_10_4_it_comes_back_at_the_end_of_the_round() -> None:
    match = draw(
        magic=True,
        window="round-end",
        spells=["", "charity", ""],
        artifacts=["lamp carpet"],
        used=["carpet"],
        limits=[2, 1, 1],
    )
    pass_on(match)
    assert match.position()["round"] == 2
    assert (used(match, 0), artifacts(match, 0)) == ("", "lamp carpet")
    assert [seat["limit"] for seat in match.position()["seats"][:3]] == [1, 1, 1]


def test_10_4_the_lamp_is_the_artifact_of_the_round() -> None:
    match = at("market", artifacts=["lamp carpet"], spells=["charity", "", ""], tokens=["9=market"], used=["lamp"])
    assert refused(match, 0, "use carpet") == ("enough-used", "10.4")


def test_10_4_what_is_not_owned_is_not_used() -> None:
    match = at("market", spells=["charity", "", ""], tokens=["9=market"], artifacts=["lamp"])
    assert refused(match, 0, "use carpet") == ("artifact-not-held", "10.4")
    assert refused(match, 0, "use scroll")[0] in ("artifact-not-held", "not-now")


def test_10_5_tent_the_strongest_keeps_one_of_two_and_hands_the_other_on() -> None:
    match = in_the_tent("9=tent", "8=tent", "7=tent", spell_deck="trade spy")
    assert (ask(match), match.asked) == ("keep", [0])
    assert set(may(match, 0)) == {"keep trade", "keep spy"}
    assert refused(match, 0, "keep taboo") == ("not-drawn", "10.5")
    act(match, "0: keep spy")
    assert (spells(match, 0), spells(match, 1), spells(match, 2)) == (["spy"], ["trade"], [])
    assert match.position()["spell_deck"] == []


def test_10_5_only_the_two_know_which() -> None:
    match = act(in_the_tent("9=tent", "8=tent", spell_deck="trade spy"), "0: keep spy")
    assert sorted(told(match, 0, "drew")) == ["drew seat=0 spell=spy", "drew seat=0 spell=trade"]
    assert {told(match, viewer, "drew")[0] for viewer in (None, 1, 2)} == {"drew seat=0"}
    assert [told(match, viewer, "kept") for viewer in (0, 1)] == [["kept seat=0 spell=spy"], ["kept seat=0"]]
    assert [told(match, viewer, "handed-on") for viewer in (0, 1, 2, None)] == [
        *[["handed-on seat=0 of=1 spell=trade"]] * 2,
        *[["handed-on seat=0 of=1"]] * 2,
    ]


def test_10_5_alone_he_discards_the_other() -> None:
    match = act(in_the_tent("9=tent", spell_deck="trade spy"), "0: keep spy")
    assert told(match, None, "discarded") == ["discarded seat=0 spell=trade"]
    assert "trade" in match.position()["spent"]


def test_10_6_djinn_two_artifacts_for_the_strongest() -> None:
    match = tally(magic=True, tokens=["9=djinn", "8=djinn"], spells=["charity", "", ""], caves="/ / / / ")
    pass_on(match, "turned-up", "guard")
    assert [seat["limit"] for seat in match.position()["seats"][:3]] == [2, 1, 1]
    assert told(match, None, "may-use-two") == ["may-use-two seat=0"]


ALL = [name for name in ("lamp", "counterspell", "double", "carpet", "key", "scroll") for _ in range(3)]


def ended(*counts: int, scrolls: tuple[int, int, int]) -> grotto.Match:
    """All artifacts but one are owned: so many each, so many Scrolls among them; seat 0 buys the last, a key."""
    others = [name for name in ALL if name != "scroll"]
    others.remove("key")
    hands = []
    for count, own in zip(counts, scrolls, strict=True):
        hands.append(" ".join(["scroll"] * own + [others.pop(0) for _ in range(count - own)]))
    assert not others
    match = pass_on(
        tally(magic=True, tokens=["1=room-1"], rooms=["key"], artifacts=hands, treasure=["1 crown"], caves="/ / / / ")
    )
    return pass_on(act(match, "0: buy"))


def test_10_7_most_artifacts_first() -> None:
    outcome = ended(4, 6, 7, scrolls=(3, 0, 0)).outcome
    assert outcome
    assert (outcome.winners, outcome.scores, outcome.decided_by) == ([2], [5, 6, 7], "artifacts")


def test_10_7_then_most_scrolls() -> None:
    outcome = ended(6, 7, 4, scrolls=(0, 1, 2)).outcome
    assert outcome
    assert (outcome.winners, outcome.scores, outcome.decided_by) == ([1], [7, 7, 4], "scrolls")


def test_10_7_still_equal_they_share() -> None:
    outcome = ended(6, 7, 4, scrolls=(1, 1, 1)).outcome
    assert outcome
    assert (outcome.winners, outcome.decided_by) == ([0, 1], "shared")


def test_10_7_the_lamp_counts_too() -> None:
    match = placed(artifacts=["lamp key", "lamp"])
    assert [seat["points"] for seat in match.view(None)["seats"][:2]] == [2, 1]
