"""The options of the game: what is agreed beforehand is what is played."""

from typing import Any

import pytest

import grotto

FIELDS: list[tuple[dict[str, Any], str, Any]] = [
    ({}, "magic", True),
    ({"magic": False}, "magic", False),
    ({}, "open_screens", False),
    ({"screens": "open"}, "open_screens", True),
    ({}, "unlimited", False),
    ({"bank": "unlimited"}, "unlimited", True),
    ({}, "teleport_cost", 2),
    ({"teleport_cost": 5}, "teleport_cost", 5),
    ({}, "teleport_to_owner", False),
    ({"teleport_payee": "owner"}, "teleport_to_owner", True),
    ({"first": 2}, "first", 2),
]


@pytest.mark.parametrize(("options", "name", "value"), FIELDS)
def test_an_option_and_the_usual_choice(options: dict[str, Any], name: str, value: Any) -> None:
    assert grotto.Match("dragons", seats=3, seed=1, options=options).position()[name] == value


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("magic", "yes"),
        ("magic", 1),
        ("screens", "glass"),
        ("bank", 29),
        ("teleport_cost", 0),
        ("teleport_cost", 6),
        ("teleport_cost", "2"),
        ("teleport_payee", "caster"),
        ("first", 3),
        ("colour", "red"),
    ],
)
def test_what_is_no_choice_is_named(name: str, value: Any) -> None:
    with pytest.raises(grotto.Misfit, match=f"option {name}") as misfit:
        grotto.Match("dragons", seats=3, options={name: value})
    assert repr(value) in str(misfit.value)


@pytest.mark.parametrize("seats", [0, 1, 2, 6, True, "3"])
def test_three_to_five_play(seats: Any) -> None:
    with pytest.raises(grotto.Misfit, match="3, 4, 5"):
        grotto.Match("dragons", seats=seats)


def test_in_the_base_game_there_are_no_windows_spells_or_lamps() -> None:
    match = grotto.Match("dragons", seats=3, seed=1, options={"magic": False})
    view = match.view(0)
    assert not {"window", "queue", "spell_deck", "spent", "spy", "taboo", "smuggler"} & set(view)
    assert not {"spells", "held", "used", "limit"} & set(view["seats"][0])
    assert match.position()["spell_deck"] == []
