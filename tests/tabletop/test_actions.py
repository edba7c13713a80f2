"""Actions: numbered from one table of verbs, said in words, read back with some tolerance and with suggestions."""

from typing import Any

import pytest

from grotto.tabletop.actions import Action, Verb, Verbs, argument, of_wording
from grotto.tabletop.words import Misfit, Named

FRUIT = Named("a fruit", ("", "apple", "pear", "quince"))
A_FRUIT = of_wording("fruit", FRUIT, 1, 3)
A_PLACE = argument("place", [str(n) for n in range(1, 5)])

VERBS = Verbs(
    Verb("pass", "pass"),
    Verb("put", "put {} in {}", (A_FRUIT, A_PLACE)),
    Verb("hide", "hide {1}: {0}", (A_PLACE, A_FRUIT), secret=True),
    Verb("eat", "eat {}", (A_FRUIT,)),
)


def test_numbers_run_verb_by_verb_and_the_last_argument_fastest() -> None:
    assert VERBS.count == 1 + 12 + 12 + 3
    assert [VERBS.first(key) for key in ("pass", "put", "hide", "eat")] == [0, 1, 13, 25]
    assert [VERBS.words(n) for n in (0, 1, 2, 5, 13, 14, 27)] == [
        "pass",
        "put apple in 1",
        "put apple in 2",
        "put pear in 1",
        "hide apple: 1",
        "hide pear: 1",
        "eat quince",
    ]


@pytest.mark.parametrize("number", range(VERBS.count))
def test_number_and_words_both_ways(number: int) -> None:
    action = VERBS.action(number)
    assert action.number == number
    assert VERBS.parse(action.words) == action
    assert VERBS.number(action.verb, *VERBS.values(number)) == number
    assert VERBS.verb(number).key == action.verb


def test_an_action_says_its_values_by_name() -> None:
    action = VERBS.action(VERBS.number("hide", 2, 3))
    assert action == Action(action.number, "hide quince: 3", "hide", {"place": "3", "fruit": "quince"})
    assert str(action) == "hide quince: 3"
    assert len({action, VERBS.parse("hide quince: 3"), VERBS.action(0)}) == 2


@pytest.mark.parametrize("text", ["put pear in 3", " PUT  pear\tin 3 ", "Put Pear In 3", "put\npear in  3"])
def test_case_and_spaces_do_not_matter(text: str) -> None:
    assert VERBS.parse(text).words == "put pear in 3"


@pytest.mark.parametrize(
    ("text", "hint"),
    [
        ("put paer in 3", "; did you mean 'put pear in 3'?"),
        ("eat aple", "; did you mean 'eat apple'?"),
        ("put pear in 5", "; did you mean 'put pear in "),
        ("zzz", ""),
        ("", ""),
    ],
)
def test_what_is_no_action_is_answered_with_a_suggestion(text: str, hint: str) -> None:
    with pytest.raises(Misfit) as misfit:
        VERBS.parse(text, "actions[3]")
    assert misfit.value.where == "actions[3]"
    assert misfit.value.found == text
    assert hint in misfit.value.expected
    assert ("did you mean" in misfit.value.expected) == bool(hint)


def test_two_actions_never_have_the_same_words() -> None:
    with pytest.raises(ValueError, match="same words"):
        Verbs(Verb("eat", "take {}", (A_FRUIT,)), Verb("keep", "take {}", (A_FRUIT,)))


@pytest.mark.parametrize("values", [(1,), (1, 1, 1), ()])
def test_a_verb_has_its_number_of_arguments(values: Any) -> None:
    with pytest.raises(ValueError, match="zip"):
        VERBS.number("put", *values)
