"""Numbers said in words, words heard as numbers, and what is said when they do not fit."""

from enum import IntEnum
from typing import Any

import pytest

from grotto.tabletop.words import (
    NUMBER,
    SEAT,
    SEATS,
    YES_NO,
    Misfit,
    Named,
    SomeOf,
    Wording,
    check_list,
    check_object,
    kebab,
    named_by,
)

FRUIT = Named("a fruit", ("", "apple", "pear", "quince"))
SOME_FRUIT = SomeOf(FRUIT)
MANY = Named("a number", [f"number-{n}" for n in range(20)])


class Weather(IntEnum):
    HEAVY_RAIN = 1
    SUN = 0


def test_a_kebab_is_lower_case_with_dashes() -> None:
    assert kebab(Weather.HEAVY_RAIN) == "heavy-rain"


def test_the_names_of_an_enum_stand_in_the_order_of_its_numbers() -> None:
    weather = named_by("a weather", Weather)
    assert weather.names == ("sun", "heavy-rain")
    assert weather.say(Weather.SUN) == "sun"
    assert weather.hear("heavy-rain", "sky") == 1


@pytest.mark.parametrize(
    ("wording", "number", "said"),
    [
        (NUMBER, 5, 5),
        (NUMBER, -5, -5),
        (SEAT, -1, None),
        (SEAT, 2, 2),
        (SEATS, 0, []),
        (SEATS, 0b1101, [0, 2, 3]),
        (SEATS, 1 << 30, [30]),
        (YES_NO, 0, False),
        (YES_NO, 1, True),
        (FRUIT, 0, None),
        (FRUIT, 2, "pear"),
        (SOME_FRUIT, 0, []),
        (SOME_FRUIT, 0b1010, ["apple", "quince"]),
    ],
)
def test_said_and_heard(wording: Wording, number: int, said: Any) -> None:
    assert wording.say(number) == said
    assert type(wording.say(number)) is type(said)
    assert wording.hear(said, "here") == number


@pytest.mark.parametrize(
    ("wording", "said", "where", "expected"),
    [
        (NUMBER, "5", "here", "a whole number"),
        (NUMBER, None, "here", "a whole number"),
        (NUMBER, 5.0, "here", "a whole number"),
        (NUMBER, False, "here", "a whole number"),
        (SEAT, "nobody", "here", "a whole number"),
        (SEATS, 3, "here", "a list"),
        (SEATS, [0, "1"], "here[1]", "a whole number"),
        (SEATS, [-1], "here[0]", "a number from 0 to 30"),
        (SEATS, [31], "here[0]", "a number from 0 to 30"),
        (YES_NO, 1, "here", "true or false"),
        (YES_NO, "true", "here", "true or false"),
        (FRUIT, "aple", "here", "a fruit (apple, pear, quince); did you mean 'apple'?"),
        (FRUIT, "melonlike", "here", "a fruit (apple, pear, quince)"),
        (FRUIT, "", "here", "a fruit (apple, pear, quince)"),
        (FRUIT, 1, "here", "a fruit (apple, pear, quince)"),
        (FRUIT, ["apple"], "here", "a fruit (apple, pear, quince); did you mean 'apple'?"),
        (MANY, None, "here", "a number (number-0, number-1, … number-19)"),
        (SOME_FRUIT, "apple", "here", "a list"),
        (SOME_FRUIT, ["apple", "pears"], "here[1]", "did you mean 'pear'?"),
    ],
)
def test_what_does_not_fit(wording: Wording, said: Any, where: str, expected: str) -> None:
    with pytest.raises(Misfit) as misfit:
        wording.hear(said, "here")
    assert misfit.value.where == where
    assert misfit.value.expected.startswith(expected) or misfit.value.expected.endswith(expected)
    assert str(misfit.value).startswith(f"{where}: found ")


def test_a_set_holds_no_gap() -> None:
    """A place in the list without a name is nothing that could be in a set."""
    with pytest.raises(Misfit):
        SOME_FRUIT.hear(["pear", None], "basket")


def test_a_seat_below_nobody_is_none() -> None:
    """-1 is nobody, said as null; it is no number of a seat."""
    with pytest.raises(Misfit):
        SEAT.hear(-2, "turn")


def test_lists_and_objects() -> None:
    assert check_list([1], "here") == [1]
    assert check_object({"a": 1}, "here", {"a": 0, "b": 0}) == {"a": 1}
    with pytest.raises(Misfit, match="here: found 5, expected a list"):
        check_list(5, "here")
    with pytest.raises(Misfit, match="here: found None, expected an object with the keys a, b"):
        check_object(None, "here", {"a": 0, "b": 0})
    with pytest.raises(Misfit, match=r"here\.c: found an unknown key, expected one of a, b"):
        check_object({"c": 1}, "here", {"a": 0, "b": 0})
