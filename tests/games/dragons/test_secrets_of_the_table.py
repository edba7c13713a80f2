"""What a seat may know: two tables that differ only in what is hidden look alike, and the screens are as agreed."""

from typing import Any

import pytest

import grotto
from grotto.games.dragons import BOX
from grotto.tabletop.chance import started
from tests.games.dragons.casting import at, placed
from tests.games.dragons.draw import draw, drawn_position, tally
from tests.games.dragons.look import plays
from tests.games.dragons.test_1_set_up import dealt, settled
from tests.games.look import act, ask, may, told


def alike(viewers: tuple[int | None, ...], one: grotto.Match, other: grotto.Match) -> None:
    assert one.position() != other.position()
    for viewer in viewers:
        assert one.view(viewer) == other.view(viewer)
        assert told(one, viewer) == told(other, viewer)
        if viewer is not None:
            assert may(one, viewer) == may(other, viewer)


def two(one: dict[str, Any], other: dict[str, Any], **drawn: Any) -> tuple[grotto.Match, grotto.Match]:
    return draw(magic=True, **drawn, **one), draw(magic=True, **drawn, **other)


def test_face_down_tokens_are_their_owners() -> None:
    one, other = two(
        {"tokens": ["9=(market) 1=(tent)", "7=(market)"]}, {"tokens": ["1=(market) 5=(tent)", "7=(market)"]}, turn=1
    )
    alike((None, 1, 2), one, other)
    assert one.view(0)["seats"][0]["hidden"] == {"1": "tent", "9": "market"}
    assert one.view(1)["seats"][0]["face_down"] == {"tent": 1, "market": 1}
    assert "hidden" not in one.view(1)["seats"][0]


def test_spells_are_their_owners() -> None:
    one, other = two({"spells": ["spy taboo"]}, {"spells": ["trade mirage"]}, turn=1)
    alike((None, 1, 2), one, other)
    assert one.view(0)["seats"][0]["spells"] == ["spy", "taboo"]
    assert one.view(1)["seats"][0]["held"] == 2


def test_who_holds_what_to_play_is_not_told_by_who_is_asked() -> None:
    one, other = two({"spells": ["spy", "charity", ""]}, {"spells": ["trade", "charity", ""]}, window="all-placed")
    assert one.asked == other.asked == [1]
    alike((None, 1, 2), one, other)


def test_the_stacks_are_hidden_below_their_top() -> None:
    one, other = two(
        {"rooms": ["key scroll double", "carpet"]}, {"rooms": ["key double scroll", "carpet"]}, turn=1, keeper=2
    )
    alike((None, 0, 1, 2), one, other)


def test_in_the_base_game_the_top_is_hidden_too() -> None:
    alike((None, 0, 1, 2), draw(rooms=["key scroll"], keeper=2), draw(rooms=["scroll key"], keeper=2))


def test_the_guard_waits_unseen() -> None:
    alike((None, 0, 1, 2), draw(guard=3), draw(guard=9))


def test_a_window_does_not_tell_what_lies_face_down() -> None:
    one, other = (
        placed("lunar-eclipse", tokens=["", f"9=(tent) {rest}", "6=(market)"])
        for rest in ("4=(tent) 7=(djinn)", "7=(tent) 4=(djinn)")
    )
    alike((None, 0, 2), one, other)


@pytest.mark.parametrize("value", ["4", "6", "8"])
def test_an_eclipse_tells_the_number_and_no_more(value: str) -> None:
    match = placed("lunar-eclipse", tokens=["", f"9=(tent) {value}=(tent)", ""])
    plays(match, "0: cast lunar-eclipse")
    heard = [line for line in told(match, 0) if "token" in line]
    assert heard == []
    assert told(match, 0, "sent-home") == ["sent-home seat=1 space=tent count=1"]


def test_a_token_moved_face_down_stays_unknown() -> None:
    one = placed(spells=["", "second-chance", "charity"], tokens=["", "9=(tent) 4=(market)", ""])
    other = placed(spells=["", "second-chance", "charity"], tokens=["", "8=(tent) 5=(market)", ""])
    for match in (one, other):
        plays(match, "1: cast second-chance", "1: at tent", "1: to market")
    alike((None, 0, 2), one, other)


def test_city_tax_does_not_tell_which_token_is_paid_for() -> None:
    drawn: dict[str, Any] = {"treasure": ["", "4 gem", ""]}
    one = placed("city-tax", tokens=["", "9=(tent) 4=(tent)", ""], **drawn)
    other = placed("city-tax", tokens=["", "8=(tent) 5=(tent)", ""], **drawn)
    plays(one, "0: cast city-tax", "1: own hidden token 9")
    plays(other, "0: cast city-tax", "1: own hidden token 5")
    alike((None, 0, 2), one, other)


def test_treasures_behind_hidden_screens() -> None:
    for screens, seen in (("hidden", [False, True, False]), ("open", [True, True, True])):
        match = settled(dealt(3, screens=screens))
        assert ["treasure" in seat for seat in match.view(1)["seats"]] == seen
    one, other = draw(treasure=["3 gem", "3 gem"]), draw(treasure=["2 gem 1 cup", "2 gem 1 cup"])
    assert one.view(2)["seats"] == other.view(2)["seats"]


def test_all_treasures_are_shown_in_the_end() -> None:
    match = draw(ask="over", asked=[], ended="last-artifact", artifacts=["key key key"], keeper=1, treasure=["3 gem"])
    assert match.view(None)["seats"][0]["treasure"]["gem"] == 3


def test_the_drawn_spells_are_for_the_seat_that_chooses() -> None:
    match = tally(magic=True, tokens=["9=tent"], spell_deck="trade spy", caves="/ / / / ")
    assert match.view(0)["drawn"] == ["trade", "spy"]
    assert all("drawn" not in match.view(viewer) for viewer in (None, 1, 2))


def test_used_artifacts_plays_and_flags_are_public() -> None:
    match = at("market", "taboo", tokens=["9=market"], artifacts=["lamp key", "lamp", "lamp"])
    act(match, "0: cast taboo", "0: at market")
    view = match.view(1)
    assert view["queue"] == [{"play": "taboo", "seat": 0, "fate": "waiting", "space": "market"}]
    assert view["seats"][0]["used"] == {"lamp": 1}
    plays(match)
    assert match.view(None)["taboo"] == "market"


# -- the unseen, dealt again ----------------------------------------------------


def again(match: grotto.Match, seat: int, number: int = 60) -> list[Any]:
    luck, tables = started(b"7" * 32), []
    for _ in range(number):
        table = match.game.copy()
        BOX.plain.deal_again(table, seat, luck, BOX.row())
        assert BOX.check(table) == []
        assert BOX.view(table, seat) == BOX.view(match.game, seat)
        tables.append(table.as_json())
    return tables


def test_dealt_again_what_others_hide_takes_every_value() -> None:
    match = draw(
        magic=True,
        turn=0,
        tokens=["9=(market)", "7=(market) 8=(tent)", "2=home"],
        spells=["", "taboo", ""],
        rooms=["key scroll", "carpet"],
    )
    tables = again(match, 0, 150)
    assert len({str(table["seats"][1]["tokens"]) for table in tables}) > 30
    assert len({table["seats"][1]["spells"][0] for table in tables}) == 21
    assert {table["guard"] for table in tables} == set(range(1, 11))
    assert len({str(table["rooms"]) for table in tables}) > 20
    assert {table["seats"][0]["tokens"]["9"] for table in tables} == {"(market)"}
    assert {table["seats"][2]["tokens"].get("2") for table in tables} == {"home"}


def test_dealt_again_what_he_looks_through_or_has_drawn_stays() -> None:
    match = placed("mirage", rooms=["double scroll carpet", "key key", "scroll"], keeper=2, tokens=["9=(market)"])
    plays(match, "0: cast mirage", "0: at room-1")
    assert ask(match) == "choose"
    assert {str(table["rooms"][0]) for table in again(match, 0, 20)} == {str(match.position()["rooms"][0])}
    assert len({str(table["rooms"][0]) for table in again(match, 1, 60)}) > 1


def test_dealt_again_the_drawn_spells() -> None:
    match = tally(magic=True, tokens=["9=tent"], caves="/ / / / ")
    assert {tuple(table["drawn"]) for table in again(match, 0, 20)} == {tuple(match.position()["drawn"])}
    assert len({tuple(table["drawn"]) for table in again(match, 1, 60)}) > 30


def test_dealt_again_the_base_game_and_its_box() -> None:
    match = draw(artifacts=["key scroll", "key"], rooms=["lamp", "", ""])
    tables = again(match, 0)
    assert len({str(table["rooms"]) for table in tables}) == len(tables)


def test_dealt_again_who_is_asked_has_a_choice() -> None:
    """Seat 0 is asked in the window, so he has something to play in every deal."""
    match = draw(magic=True, window="all-placed", spells=["charity", "", ""])
    for table in again(match, 1, 40):
        assert grotto.Match.at("dragons", table).asked == [0]


def test_dealt_again_what_is_named_face_down_moves_along() -> None:
    match = placed(spells=["second-chance", "", "charity"], tokens=["9=(tent) 8=(tent)", "", ""])
    act(match, "0: cast second-chance", "0: own hidden token 9", "0: to market")
    for table in again(match, 1, 30):
        named = table["queue"][0]["token"]
        assert table["seats"][0]["tokens"][named] == "(tent)"


def test_dealt_again_an_open_position_is_the_same_for_a_spectator() -> None:
    match = grotto.Match.at("dragons", drawn_position(4, magic=True, spells=["spy"], turn=2))
    assert len({str(table["seats"][0]["spells"]) for table in again(match, 5, 40)}) > 8
