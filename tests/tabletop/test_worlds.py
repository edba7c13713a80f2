"""The same functions again in another world: bound to each other, to a game's own, to what is given instead."""

from types import ModuleType
from typing import Any

import pytest

from grotto.tabletop.worlds import as_it_is, world

GROUND = """
def step(n):
    return n + 1

def twice(n):
    return step(step(n))
"""
FORM = """
pick: object
def play(n):
    return pick(twice(n))
"""
GAME = """
def pick(n):
    return n * 10
"""


def module(name: str, source: str, **more: Any) -> ModuleType:
    made = ModuleType(name)
    vars(made).update(more)
    exec(compile(source, name, "exec"), vars(made))
    return made


def built(wrap: Any = as_it_is, **given: Any) -> Any:
    ground = module("ground", GROUND)
    form = module("form", FORM, twice=ground.twice)
    return (
        ground,
        form,
        world(wrap, [ground, module("game", GAME)], [form], {getattr(ground, k): v for k, v in given.items()}),
    )


def test_a_form_is_filled_by_the_games_own() -> None:
    _, _, plain = built()
    assert plain.play(1) == 30


def test_the_modules_themselves_stay_as_they_were() -> None:
    _, form, _ = built()
    with pytest.raises(NameError):
        form.play(1)


def test_every_function_is_wrapped_once() -> None:
    wrapped = []

    def wrap(function: Any) -> Any:
        wrapped.append(function.__name__)
        return function

    built(wrap)
    assert sorted(wrapped) == ["pick", "play", "step", "twice"]


def test_what_is_given_stands_in_everywhere() -> None:
    _, _, still = built(step=lambda n: n)
    assert still.twice(5) == 5
    assert still.play(1) == 10
