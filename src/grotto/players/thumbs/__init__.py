"""Each game's rules of thumb, found by the game's name."""

from importlib import import_module
from types import ModuleType

from grotto.tabletop.box import Box
from grotto.tabletop.words import Misfit


def thumbs_of(box: Box) -> ModuleType:
    """The module of the game's rules of thumb: what `weighing` and the search ask for, and `reason` for people.

    `PARTS` names more modules of table Python that it is made of, `POINT` how many of its values make a point.
    """
    name = f"{__name__}.{box.name}"
    try:
        return import_module(name)
    except ModuleNotFoundError as missing:
        if missing.name != name:
            raise
        raise Misfit("player", "greedy", f"random: there are no rules of thumb for {box.title} yet") from missing


def has_thumbs(box: Box) -> bool:
    try:
        thumbs_of(box)
    except Misfit:
        return False
    return True


def parts_of(thumbs: ModuleType) -> tuple[ModuleType, ...]:
    """All of its table Python, each module after those it calls."""
    return (*thumbs.PARTS, thumbs)
