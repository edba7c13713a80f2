"""The rulebook, the rules and the tests of each game name the same rules and the same readings."""

import re
from functools import cache
from inspect import getmembers, isfunction
from pathlib import Path

import pytest

from grotto import rulebooks
from grotto.games import GAMES, open_box

TESTS = Path(__file__).parents[1] / "games"
RULE = re.compile(r"^(\d+\.\d+) ", re.MULTILINE)
every_rulebook = pytest.mark.parametrize("game", GAMES)


def rules_in_the_book(game: str) -> set[str]:
    return set(RULE.findall(rulebooks.text(game)))


def readings_in_the_book(game: str) -> set[int]:
    return {int(number) for number in re.findall(r"^\*\*Reading (\d+)\*\* ", rulebooks.text(game), re.MULTILINE)}


def readings_named(text: str) -> set[int]:
    """`reading 9`, `readings 4 and 9`, `readings 4, 9 and 20`; but not `there is no reading 23`."""
    named = re.findall(r"(?<!\bno )\breadings?\s+(\d+(?:(?:,|\s+and)\s+\d+)*)", text, re.IGNORECASE)
    return {int(number) for numbers in named for number in re.findall(r"\d+", numbers)}


def docstrings(game: str) -> str:
    modules = [module for module in open_box(game).modules if ".rules" in module.__name__]
    functions = [f for m in modules for _, f in getmembers(m, isfunction) if f.__module__ == m.__name__]
    return "\n".join(function.__doc__ or "" for function in functions)


@cache
def written_tests(game: str) -> str:
    return "\n".join(file.read_text(encoding="utf-8") for file in sorted((TESTS / game).glob("test_*.py")))


def code(game: str) -> str:
    package = __import__(f"grotto.games.{game}", fromlist=["BOX"])
    return "\n".join(file.read_text(encoding="utf-8") for file in Path(str(package.__file__)).parent.rglob("*.py"))


@every_rulebook
def test_each_rule_of_the_rulebook_stands_there_once(game: str) -> None:
    numbers = RULE.findall(rulebooks.text(game))
    assert len(numbers) == len(set(numbers))
    in_order = [tuple(map(int, number.split("."))) for number in numbers]
    assert in_order == sorted(in_order)


@every_rulebook
def test_the_rules_carry_out_the_rules_of_the_rulebook(game: str) -> None:
    assert set(re.findall(r"\b\d+\.\d+\b", docstrings(game))) == rules_in_the_book(game)


@every_rulebook
def test_the_tests_test_the_rules_of_the_rulebook(game: str) -> None:
    tested = {".".join(numbers) for numbers in re.findall(r"^def test_(\d+)_(\d+)_", written_tests(game), re.MULTILINE)}
    assert tested == rules_in_the_book(game)


@every_rulebook
def test_each_reading_has_a_test(game: str) -> None:
    tested = {int(number) for number in re.findall(r"^def test_reading_(\d+)_", written_tests(game), re.MULTILINE)}
    assert tested == readings_in_the_book(game) != set()


@every_rulebook
def test_the_readings_that_the_code_and_the_rulebook_name_exist(game: str) -> None:
    assert readings_named(code(game)) | readings_named(rulebooks.text(game)) <= readings_in_the_book(game)


@every_rulebook
def test_each_reading_says_to_which_rule_it_belongs(game: str) -> None:
    lines = re.findall(r"^\*\*Reading \d+\*\* (.*)", rulebooks.text(game), re.MULTILINE)
    belong = [re.match(r"\(([\d., ]+)\) ", line) for line in lines]
    assert len(lines) == len(readings_in_the_book(game))
    assert all(belong)
    assert {number for match in belong if match for number in match[1].split(", ")} <= rules_in_the_book(game)


@every_rulebook
def test_the_refusals_name_rules_of_the_rulebook(game: str) -> None:
    assert {rule for rule, _ in open_box(game).reasons.values()} <= rules_in_the_book(game)


@every_rulebook
def test_each_question_of_the_rulebook_has_a_test(game: str) -> None:
    asked = set(re.findall(r"^\*\*Question (\d+)\*\* ", rulebooks.text(game), re.MULTILINE))
    assert asked == set(re.findall(r"^def test_question_(\d+)_", written_tests(game), re.MULTILINE))


@every_rulebook
@pytest.mark.parametrize("language", ["fr", "zh-Hant"])
def test_every_language_has_the_same_numbers(game: str, language: str) -> None:
    """Rules, readings, examples and questions, each in the same order and naming the same rules."""
    assert numbers_in(rulebooks.text(game, language)) == numbers_in(rulebooks.text(game))


def numbers_in(book: str) -> list[tuple[str, str]]:
    """Each numbered paragraph up to the glossary, with the rules that it is about."""
    paragraphs = re.split(r"\n\n", book.split("\n## Gloss")[0])
    opened = [re.match(r"(\d+\.\d+) |\*\*\S+?\s?(\d+)\*\* ?(\([\d., ]*\))?", paragraph) for paragraph in paragraphs]
    return [(found[1] or found[2], found[3] or "") for found in opened if found]
