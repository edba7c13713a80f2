"""A layout declared once: plain object, record of the same bytes, readable JSON with errors that say where."""

import json
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from grotto.games import GAMES, open_box
from grotto.tabletop.chance import Chance
from grotto.tabletop.layout import WIDTHS, Layout, number, one, row, rows
from grotto.tabletop.piles import Hand, Stack, stack
from grotto.tabletop.words import SEAT, YES_NO, Misfit, Named

COIN = Named("a coin", ("", "penny", "groat", "crown"))
tries = settings(max_examples=80, deadline=None, derandomize=True, database=None)


class Purse(Layout):
    owner: int = number("int8", SEAT)
    gold: int = number("int32")
    coins: list[int] = row("int8", 3, COIN)


class Shop(Layout):
    is_open: int = number("int8", YES_NO)
    day: int = number("int16")
    till: Purse = one(Purse)
    shelf: list[Purse] = rows(Purse, 2)
    mark: int = number("int8")
    seal: list[int] = row("uint32", 2)
    drawer: Stack = stack(4, COIN)
    fan: Stack = stack(3, COIN, Hand)


LAYOUTS: list[type[Layout]] = [Purse, Shop, Chance, *(open_box(game).layout for game in GAMES)]


def full(layout: type[Layout], seed: int = 0) -> Layout:
    """All its numbers different, as far as bytes go."""
    made = layout()
    dice = np.random.default_rng(seed)

    def fill(thing: Layout) -> None:
        for name, field in thing.fields.items():
            value = getattr(thing, name)
            if field.nested:
                for part in value if field.count else [value]:
                    fill(part)
            else:
                low, high = (0, 2**32) if field.kind == "uint32" else (-128, 128)
                drawn = [int(dice.integers(low, high)) for _ in range(field.count or 1)]
                setattr(thing, name, drawn if field.count else drawn[0])

    fill(made)
    return made


@pytest.mark.parametrize("layout", LAYOUTS)
def test_size_and_places_are_those_of_numpy(layout: type[Layout]) -> None:
    record = layout.record()
    assert layout.record() is record  # or a second table's steps are three times as slow
    assert record.isalignedstruct
    assert layout.size == record.itemsize == len(layout().pack())
    assert layout.alignment == record.alignment
    assert list(record.names) == list(layout.fields)


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("seed", range(3))
def test_the_bytes_are_those_of_the_record(layout: type[Layout], seed: int) -> None:
    made = full(layout, seed)
    assert same(np.frombuffer(made.pack(), dtype=layout.record())[0], made)
    assert layout.unpack(made.pack()) == made


def same(record: Any, thing: Layout) -> bool:
    for name, field in thing.fields.items():
        here, there = getattr(thing, name), record[name]
        pairs = list(zip(here, there, strict=True)) if field.count else [(here, there)]
        if not all(same(b, a) if field.nested else int(b) == a for a, b in pairs):
            return False
    return True


def test_padding_is_zero() -> None:
    class Gappy(Layout):
        small: int = number("int8")
        big: int = number("int32")

    made = Gappy()
    made.small, made.big = -1, -1
    assert made.pack() == b"\xff\0\0\0\xff\xff\xff\xff"


@pytest.mark.parametrize("kind", WIDTHS)
def test_a_number_has_the_width_it_says(kind: str) -> None:
    layout: type[Layout] = type("One", (Layout,), {"it": number(kind)})
    made = layout.of_json({"it": int(np.iinfo(kind).max)}, "one")
    assert layout.unpack(made.pack()) == made
    for outside in (int(np.iinfo(kind).max) + 1, int(np.iinfo(kind).min) - 1):
        with pytest.raises(Misfit, match=rf"one\.it: found {outside}, expected a number that fits {kind}"):
            layout.of_json({"it": outside}, "one")


def test_a_subclass_has_the_fields_of_its_parent_first() -> None:
    class Bank(Purse):
        vault: int = number("int8")

    assert list(Bank.fields) == ["owner", "gold", "coins", "vault"]
    assert list(Purse.fields) == ["owner", "gold", "coins"]


def test_two_objects_share_nothing() -> None:
    one_shop, other = Shop(), Shop()
    one_shop.shelf[0].coins[1] = 2
    one_shop.drawer.cards[0] = 3
    assert other == Shop()
    assert one_shop != other


@pytest.mark.parametrize("layout", LAYOUTS)
def test_equal_is_equal_in_every_number(layout: type[Layout]) -> None:
    made = full(layout)
    assert made == made.copy()
    assert made.copy() is not made
    for place, value in enumerate(made.numbers()):
        numbers = made.numbers()
        numbers[place] = 0 if value else 1
        other = layout.unpack(bytes_of(layout, numbers))
        assert other != made
        assert other.pack() != made.pack()


def bytes_of(layout: type[Layout], numbers: list[int]) -> bytes:
    import struct

    return struct.pack("<" + layout.code, *numbers)


def test_another_layout_is_never_equal() -> None:
    class Sack(Purse):
        pass

    assert Purse() != Sack()
    assert Purse() != 0
    with pytest.raises(TypeError):
        hash(Purse())


def test_the_repr_makes_it_again() -> None:
    shop = Shop()
    shop.day, shop.till.owner, shop.till.coins = 7, -1, [1, 0, 3]
    shop.drawer.count, shop.drawer.cards = 2, [3, 1, 0, 0]
    assert "crown" in repr(shop)
    assert eval(repr(shop).replace("of_json(", "of_json(where='shop', value="), {"Shop": Shop}) == shop


def test_json_is_readable() -> None:
    shop = Shop()
    shop.is_open, shop.till.owner, shop.till.gold, shop.till.coins = 1, -1, 12, [1, 0, 3]
    shop.drawer.count, shop.drawer.cards = 2, [3, 1, 0, 0]
    said = shop.as_json()
    assert said["is_open"] is True
    assert said["till"] == {"owner": None, "gold": 12, "coins": ["penny", None, "crown"]}
    assert said["drawer"] == ["crown", "penny"]
    assert said["fan"] == []
    assert Shop.of_json(json.loads(json.dumps(said)), "shop") == shop


@tries
@given(st.integers(-1, 100), st.integers(-(2**31), 2**31 - 1), st.lists(st.integers(0, 3), min_size=3, max_size=3))
def test_json_both_ways(owner: int, gold: int, coins: list[int]) -> None:
    purse = Purse()
    purse.owner, purse.gold, purse.coins = owner, gold, coins
    assert Purse.of_json(json.loads(json.dumps(purse.as_json())), "purse") == purse


def test_what_json_leaves_out_is_as_in_an_empty_object() -> None:
    assert Shop.of_json({}, "shop") == Shop()
    assert Shop.of_json({"shelf": [{"gold": 3}, {}]}, "shop").shelf[0].gold == 3


@pytest.mark.parametrize(
    ("value", "where", "expected"),
    [
        ([], "shop", "an object with the keys is_open, day"),
        (None, "shop", "an object"),
        ({"dya": 3}, "shop.dya", "one of is_open, day"),
        ({"till": {"silver": 3}}, "shop.till.silver", "one of owner, gold, coins"),
        ({"till": 3}, "shop.till", "an object"),
        ({"is_open": 1}, "shop.is_open", "true or false"),
        ({"is_open": None}, "shop.is_open", "true or false"),
        ({"day": "3"}, "shop.day", "a whole number"),
        ({"day": 3.0}, "shop.day", "a whole number"),
        ({"day": True}, "shop.day", "a whole number"),
        ({"day": 2**15}, "shop.day", "a number that fits int16"),
        ({"mark": -129}, "shop.mark", "a number that fits int8"),
        ({"seal": [1]}, "shop.seal", "2"),
        ({"seal": [1, 2, 3]}, "shop.seal", "2"),
        ({"seal": {"0": 1}}, "shop.seal", "a list"),
        ({"seal": [1, -1]}, "shop.seal[1]", "a number that fits uint32"),
        ({"shelf": [{}]}, "shop.shelf", "2"),
        ({"shelf": [{}, {"coins": ["penny", "penny", "dollar"]}]}, "shop.shelf[1].coins[2]", "a coin (penny, groat"),
        ({"shelf": [{}, {"coins": ["penny", "penny"]}]}, "shop.shelf[1].coins", "3"),
        ({"drawer": ["penny"] * 5}, "shop.drawer", "at most 4"),
        ({"drawer": ["penny", "pony"]}, "shop.drawer[1]", "did you mean 'penny'?"),
        ({"drawer": "penny"}, "shop.drawer", "a list"),
        ({"fan": ["penny"] * 4}, "shop.fan", "at most 3"),
        ({"fan": [2]}, "shop.fan[0]", "a coin"),
        ({"till": {"owner": "me"}}, "shop.till.owner", "a whole number"),
    ],
)
def test_what_does_not_fit_is_named_with_its_place(value: Any, where: str, expected: str) -> None:
    with pytest.raises(Misfit) as misfit:
        Shop.of_json(value, "shop")
    assert misfit.value.where == where
    assert expected in misfit.value.expected
    assert str(misfit.value) == f"{where}: found {shown(misfit.value.found)}, expected {misfit.value.expected}"


def shown(found: object) -> str:
    return found if isinstance(found, str) and " " in found else repr(found)


@pytest.mark.parametrize("value", [{"drawer": ["penny", None]}, {"fan": [None]}])
def test_a_pile_holds_cards_and_no_gaps(value: Any) -> None:
    """A gap within a pile would be a card that is none."""
    with pytest.raises(Misfit):
        Shop.of_json(value, "shop")
