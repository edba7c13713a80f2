"""The rules are table Python; and each thing that table Python forbids is really found, or this test means nothing."""

import pytest

from tests.dialect.dialect import findings
from tests.dialect.modules import Module, module, table_python

ABOVE_A_MARKER = "import re\nLETTERS = {re.escape('a'): 0.5}\n\n\n# -- Table Python from here on ---\n\n\n"


def one_module(source: str) -> Module:
    return module(source, "grotto.games.sample.rules", "rules.py")


def said_of(*lines: str) -> list[str]:
    """What is found in a rule with these lines; the rule's first line is the file's third."""
    body = "\n".join(f"    {line}" for line in lines)
    source = f"from typing import Any\n\ndef rule(game: Any, seat: int) -> int:\n{body}\n"
    return findings([one_module(source + "\n\ndef other() -> int:\n    return 1\n")])


def test_the_whole_project_speaks_the_dialect() -> None:
    assert findings(table_python()) == []


def test_no_table_python_is_overlooked() -> None:
    names = {m.name for m in table_python()}
    assert {f"grotto.tabletop.{name}" for name in ("chance", "piles", "table")} <= names
    assert {"grotto.games.digup.pieces", "grotto.tabletop.random_play"} <= names
    rules = {name for name in names if name.startswith("grotto.games.digup.rules.")}
    assert {name.rpartition(".")[2] for name in rules} >= {"adventures", "answering", "legality", "set_up", "turn"}


def test_rules_are_read_whole_and_other_modules_from_their_marker_on() -> None:
    starts = {m.name: m.start for m in table_python()}
    assert starts["grotto.games.digup.rules.turn"] == 0
    assert starts["grotto.tabletop.chance"] > 0


ALLOWED = [
    ("me = game.seats[seat]", "me.score += 3", "return me.score"),
    ("if seat == 1:", "    return max(1, abs(seat))", "return other()"),
    ("a, b = 1, other()", "while a < b and not b > 7:", "    a = a * 2 + 1", "    break", "return a"),
    ("for i in range(len(game.cards)):", "    game.cards[i] = game.cards[i + 1][2] >> 3", "return 1 if game.x else 0"),
    ('"""3.1 A sentence may stand here."""', "x: int = game.cards[seat] & ~7 | 1 << 2", "return x % 3 // 2"),
    ("seat = -1", "return int(bool(game.cards[seat - 1]))"),
]


@pytest.mark.parametrize("lines", ALLOWED)
def test_what_rules_are_made_of_is_allowed(lines: tuple[str, ...]) -> None:
    assert said_of(*lines) == []


FORBIDDEN = [
    ("x = {1: 2}", "a dict"),
    ("x = {1, 2}", "a set"),
    ("x = [0, 0]", "a list made on the fly"),
    ("x = 'ruby'", "a text"),
    ("x = b'ruby'", "a text"),
    ("x = f'{seat}'", "an f-string"),
    ("x = [i for i in game.cards]", "a comprehension"),
    ("x = {i for i in game.cards}", "a comprehension"),
    ("x = {i: i for i in game.cards}", "a comprehension"),
    ("x = max(i for i in game.cards)", "a comprehension or generator"),
    ("yield 1", "a comprehension or generator"),
    ("yield from game.cards", "a comprehension or generator"),
    ("x = any(game.cards)", "a call of any()"),
    ("x = all(game.cards)", "a call of all()"),
    ("x = sorted(game.cards)", "a call of sorted()"),
    ("x = isinstance(seat, int)", "a call of isinstance()"),
    ("x = 0.5", "a float"),
    ("x = seat / 2", "a division that makes a float"),
    ("seat /= 2", "a division that makes a float"),
    ("x = game.cards[-1]", "a negative index"),
    ("x = game.cards[-seat]", "a negative index"),
    ("x = game.cards[1:3]", "a slice"),
    ("x = game.deck.draw()", "a call through an attribute, game.deck.draw()"),
    ("x = np.empty(3)", "a call through an attribute, np.empty()"),
    ("x = game.cards[0]()", "a call of something that is no name"),
    ("x = lambda: 1", "a lambda"),
    ("x = max(*game.cards)", "an unpacking with *"),
    ("x = max(**game.cards)", "an unpacking with *"),
    ("x = seat in game.cards", "an `in`"),
    ("x = seat not in game.cards", "an `in`"),
    ("x = game.card is seat", "Is, which is no part of table Python"),
    ("x = seat**2", "Pow, which is no part of table Python"),
    ("return None", "None: nothing is said by a number"),
    ("raise game.wrong", "an exception"),
    ("assert seat", "an exception"),
    ("del game.cards", "a del"),
    ("global seat_count", "a name of an outer scope"),
    ("nonlocal seat_count", "a name of an outer scope"),
    ("from grotto.tabletop.piles import pop", "an import inside a function"),
    ("import random", "an import of a whole module"),
]


@pytest.mark.parametrize(("line", "what"), FORBIDDEN)
def test_a_forbidden_line_is_found_where_it_stands(line: str, what: str) -> None:
    said = said_of(line)
    assert any(found.startswith(f"rules.py:4: {what}") for found in said), said


FORBIDDEN_BLOCKS = [
    (("try:", "    seat = 1", "finally:", "    seat = 2"), "an exception"),
    (("with game.lock:", "    seat = 1"), "a with block"),
    (("class Inner:", "    x = 1"), "a class"),
    (("def inner() -> int:", "    return 1"), "a function inside a function"),
    (("for card in game.cards:", "    seat = card"), "a loop over something other than range(...)"),
    (("while seat < 2:", "    seat += 1", "else:", "    seat = 0"), "an `else` of a loop"),
    (("match seat:", "    case 1:", "        seat = 2"), "a match statement"),
]


@pytest.mark.parametrize(("lines", "what"), FORBIDDEN_BLOCKS)
def test_a_forbidden_block_is_found(lines: tuple[str, ...], what: str) -> None:
    assert any(found.startswith(f"rules.py:4: {what}") for found in said_of(*lines))


FORBIDDEN_AT_THE_TOP = [
    ("import numba", "an import of numba"),
    ("from numba import njit", "an import of numba"),
    ("import numpy as np", "an import of a whole module"),
    ("from numpy import empty", "an import of numpy"),
    ("from random import randrange", "an import of random"),
    ("class Hand:\n    pass", "a class"),
    ("@njit\ndef rule() -> int:\n    return 1", "a decorator"),
    ("def rule(*seats: int) -> int:\n    return 1", "a parameter with *"),
    ("def rule(**seats: int) -> int:\n    return 1", "a parameter with *"),
    ("async def rule() -> int:\n    return 1", "an async function"),
    ("NAMES = ('ruby', 'topaz')", "a text"),
    ("TABLE = [1, 2]", "a list made on the fly"),
]


@pytest.mark.parametrize(("source", "what"), FORBIDDEN_AT_THE_TOP)
def test_a_module_holds_functions_and_number_tables_alone(source: str, what: str) -> None:
    said = findings([one_module(source)])
    assert any(what in found for found in said), said


def test_a_function_that_calls_itself_is_found() -> None:
    said = findings([one_module("def down(n: int) -> int:\n    return down(n - 1) if n > 0 else 0\n")])
    assert said == ["rules.py:1: recursion: down -> down"]


def test_functions_that_call_each_other_in_a_circle_are_found_across_modules() -> None:
    one = module("from grotto.b import pong\n\ndef ping() -> int:\n    return pong()\n", "grotto.a", "a.py")
    two = module("from grotto.a import ping\n\ndef pong() -> int:\n    return ping()\n", "grotto.b", "b.py")
    assert findings([one, two])[0] == "a.py:3: recursion: ping -> pong -> ping"
    assert findings([one, two])[1] == "b.py:3: recursion: pong -> ping -> pong"


def test_a_circle_through_a_name_that_the_game_fills_in_is_found() -> None:
    form = "answer: Callable[[int], int]\n\ndef settle() -> int:\n    return answer(1)\n"
    rules = "from grotto.form import settle\n\ndef answer(n: int) -> int:\n    return settle()\n"
    said = findings([module(form, "grotto.form", "form.py"), module(rules, "grotto.rules", "rules.py")])
    assert "form.py:3: recursion: settle -> answer -> settle" in said


def test_a_function_from_above_a_marker_may_not_be_called_below_one() -> None:
    border = module(f"def words() -> int:\n    return 1\n\n\n{ABOVE_A_MARKER}", "grotto.border", "b.py", whole=False)
    rules = module("from grotto.border import words\n\nFIVE = words()\n", "grotto.rules", "r.py")
    said = findings([border, rules])
    assert said == ["r.py:3: a call of words(), which grotto.border does not define in table Python"]


def test_above_a_marker_all_is_free_but_numba() -> None:
    below = "def rule() -> int:\n    return 1\n"
    assert findings([module(ABOVE_A_MARKER + below, "grotto.x", "x.py", whole=False)]) == []
    said = findings([module("import numba\n" + ABOVE_A_MARKER + below, "grotto.x", "x.py", whole=False)])
    assert said == ["x.py:1: an import of numba: the rules know no world"]


def test_below_a_marker_the_dialect_holds() -> None:
    said = findings([module(ABOVE_A_MARKER + "TEXT = 'x'\n", "grotto.x", "x.py", whole=False)])
    assert len(said) == 1
    assert said[0].startswith("x.py:8: a text")
