"""The same functions again, in another world: a module's functions re-made, bound to each other and to a game's own.

A world is made by a `wrap`: nothing for the plain world, Numba's `njit` for the native one, `cuda.jit` for the GPU.
"""

from collections.abc import Callable, Iterable, Mapping
from inspect import isfunction
from types import FunctionType, ModuleType, SimpleNamespace
from typing import Any

Wrap = Callable[[Any], Any]


def as_it_is(function: Any) -> Any:
    return function


def world(
    wrap: Wrap, modules: Iterable[ModuleType], forms: Iterable[ModuleType] = (), given: Mapping[Any, Any] | None = None
) -> SimpleNamespace:
    """Every function of the modules, wrapped; inside, a name that stands for one of them means its twin.

    `forms` are modules whose open names (`act`, `legal`, …) are filled by functions of the same name in `modules` or in
    an earlier form. `given` puts a ready twin in the place of a function (silence in the place of `note`, say).
    """
    twins: dict[Any, Any] = dict(given or {})
    spaces: list[dict[str, Any]] = []
    by_name: dict[str, Any] = {}
    for module in (*modules, *forms):
        space = dict(vars(module))
        spaces.append(space)
        for name, function in vars(module).items():
            if isfunction(function) and function.__module__ == module.__name__:
                if function not in twins:
                    twins[function] = wrap(FunctionType(function.__code__, space, name, function.__defaults__))
                by_name[name] = twins[function]
    form_names = {name for form in forms for name in getattr(form, "__annotations__", {})}
    for space in spaces:
        space.update({name: twins[value] for name, value in space.items() if isfunction(value) and value in twins})
        space.update({name: by_name[name] for name in form_names if name in by_name and name not in space})
    return SimpleNamespace(**by_name)
