"""Rulebook, section 11: windows."""

import pytest

import grotto
from tests.games.dragons.casting import AT_THE_MARKET, at, placed, purchase, window
from tests.games.dragons.draw import draw, tally
from tests.games.dragons.look import at as place_in_course
from tests.games.dragons.look import counted, plays, token
from tests.games.dragons.test_1_set_up import dealt, settled
from tests.games.look import act, ask, may, refused, told


def windows_of_a_round(**drawn: object) -> list[tuple[str, str | None]]:
    """All windows from the last placement to the next round's first placement, for somebody who can always cast."""
    match = tally(magic=True, spells=["charity", "", ""], caves="1 / / / / ", **drawn)  # type: ignore[arg-type]
    seen = []
    for _ in range(60):
        if ask(match) == "play":
            seen.append(place_in_course(match))
            act(match, f"{match.asked[0]}: pass")
        elif ask(match) in ("buy", "market", "bribe"):
            act(match, f"{match.asked[0]}: {'buy' if ask(match) == 'buy' else 'pass'}")
        elif ask(match) == "place" and match.position()["round"] == 2:
            return seen
        else:
            act(match, f"{match.asked[0]}: {may(match, match.asked[0])[0]}")
    return seen


def test_11_1_the_moments_of_a_round() -> None:
    tokens = ["9=crown-cave 1=room-1 8=market", "9=caravanserai"]
    assert windows_of_a_round(tokens=tokens, treasure=["5 crown"]) == [
        ("all-placed", None),
        ("turned-up", "crown-cave"),
        ("caves-done", "gold-cave"),
        ("turned-up", "market"),
        ("turned-up", "caravanserai"),
        ("turned-up", "guard"),
        ("turned-up", "room-1"),
        ("purchase", "room-1"),
        ("round-end", "room-3"),
        ("round-start", None),
        ("before-placement", None),
    ]


def test_11_1_before_each_token() -> None:
    match = draw(magic=True, spells=["", "charity", ""], turn=0)
    act(match, "0: place on market", "0: lay 9")
    assert (ask(match), match.asked, place_in_course(match)[0]) == ("play", [1], "before-placement")
    act(match, "1: pass")
    assert (ask(match), match.asked) == ("place", [1])
    act(match, "1: place on market", "1: lay 9")
    assert (ask(match), match.asked, place_in_course(match)[0]) == ("play", [1], "before-placement")


def test_11_2_in_player_order_each_plays_or_passes() -> None:
    match = draw(
        magic=True, window="all-placed", spells=["charity", "donation", "trade"], treasure=["1 gem"] * 3, first=1
    )
    assert match.asked == [1]
    act(match, "1: pass")
    assert match.asked == [2]
    act(match, "2: pass")
    assert match.asked == [0]


def test_11_2_asking_goes_on_from_the_next_seat_until_all_have_passed_in_a_row() -> None:
    match = draw(
        magic=True, window="all-placed", spells=["charity spy", "donation", "sacrifice"], tokens=["9=(market)"]
    )
    act(match, "0: pass", "1: cast donation")
    assert match.asked == [2]
    act(match, "2: pass")
    assert match.asked == [0]
    act(match, "0: cast charity", "2: cast sacrifice")
    # now nobody has anything left to play: three passes in a row
    assert told(match, None, "takes-effect")[0] == "takes-effect seat=0 play=charity"


def test_11_3_effects_come_in_player_order_and_ones_own_in_the_order_played() -> None:
    match = draw(magic=True, window="all-placed", spells=["donation sacrifice", "charity", ""], first=1)
    plays(match, "0: cast sacrifice", "1: cast charity", "0: cast donation", *["1: take gold"] * 3)
    assert told(match, None, "takes-effect") == [
        "takes-effect seat=1 play=charity",
        "takes-effect seat=0 play=sacrifice",
        "takes-effect seat=0 play=donation",
    ]


def test_11_4_what_was_named_is_known_before_the_others_answer() -> None:
    match = at("market", "second-chance", tokens=AT_THE_MARKET, artifacts=["lamp", "lamp", "lamp"])
    act(match, "0: cast second-chance", "0: at market", "0: to caravanserai")
    assert match.asked == [2]
    assert told(match, 2, "cast", "named-space", "named-target") == [
        "cast seat=0 spell=second-chance",
        "named-space seat=0 space=market",
        "named-target seat=0 to=caravanserai",
    ]
    assert token(match, 0, "9") == "market"


def test_11_4_what_has_become_impossible_does_nothing_and_stays_used() -> None:
    match = at("market", spells=["lunar-eclipse", "second-chance", "charity"], tokens=["9=market", "7=market", ""])
    plays(match, "0: cast lunar-eclipse", "1: cast second-chance", "1: to caravanserai")
    assert told(match, None, "no-effect") == ["no-effect seat=1 play=second-chance"]
    assert "second-chance" in match.position()["spent"]
    assert match.position()["seats"][1]["used"][1] == 1


def test_11_5_whoever_has_nothing_to_play_is_not_asked() -> None:
    match = settled(dealt(magic=True))
    assert ask(match) == "place"  # no spells yet, and no artifact for this moment
    match = tally(magic=True, tokens=["9=market", "8=guard"], caves="/ / / / ")
    assert "play" not in [ask(match)]
    assert told(match, None, "used", "cast") == []


def test_11_5_only_what_can_do_something_may_be_played() -> None:
    match = at("market", spells=["spy charity", "", ""], tokens=["9=market"])
    assert refused(match, 0, "cast spy") == ("not-now", "11.1")
    match = at("market", spells=["trade charity", "", ""], tokens=["9=market"])
    assert refused(match, 0, "cast trade") == ("no-effect", "11.5")
    assert refused(match, 0, "cast taboo") == ("spell-not-held", "13.1")


def test_11_5_who_has_only_pass_left_is_answered_by_the_table() -> None:
    """All see that seat 0 holds a spell and a Lamp; that it cannot be cast now is for its eyes alone."""
    match = draw(magic=True, window="all-placed", spells=["spy", "charity", ""], asked=[0])
    assert match.asked == [1]
    assert [len(told(match, viewer, "forced")) for viewer in (None, 0, 1, 2)] == [0, 1, 0, 0]


@pytest.mark.parametrize("play", ["cast spy", "use carpet", "counter spy"])
def test_11_1_nothing_is_played_between_the_windows(play: str) -> None:
    match: grotto.Match = draw(magic=True, spells=["spy", "", ""], artifacts=["lamp carpet counterspell"])
    assert refused(match, 0, play) == ("other-question", "2.5")


def test_11_1_at_a_purchase_the_price_is_paid_when_the_window_opens() -> None:
    match = purchase(spells=["", "charity", ""])
    assert place_in_course(match) == ("purchase", "room-1")
    assert match.position()["seats"][0]["treasure"] == [0] * 5
    assert counted(match, "room-1") == {0: 1}
    match = window("round-end", None, spells=["charity", "", ""])
    assert may(match, 0) == ["pass", "cast charity"]
    assert placed(spells=["charity", "", ""]).asked == [0]
