"""What the pages show is what happens: every Python example is run, every link leads somewhere."""

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("rulebooks/*.md")])
NAMES = [page.relative_to(ROOT).as_posix() for page in PAGES]
WITH_EXAMPLES = ["README.md", "docs/guides/from-python.md"]


class Fenced(doctest.DocTestParser):
    """Reads a Markdown page: the fences around an example are no part of what it prints."""

    def parse(self, string: str, name: str = "<string>") -> list[str | doctest.Example]:
        return super().parse(re.sub(r"^```.*$", "", string, flags=re.MULTILINE), name)


def run(path: str) -> doctest.TestResults:
    return doctest.testfile(path, module_relative=False, parser=Fenced(), encoding="utf-8")


@pytest.mark.parametrize("name", NAMES)
def test_the_examples_of_a_page_are_true(name: str) -> None:
    assert run(str(ROOT / name)).failed == 0


@pytest.mark.parametrize("name", WITH_EXAMPLES)
def test_a_page_that_should_have_examples_has_them(name: str) -> None:
    assert run(str(ROOT / name)).attempted > 10


def test_a_false_example_is_found(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("```python\n>>> 1 + 1\n3\n```\n", encoding="utf-8")
    assert run(str(page)).failed == 1


@pytest.mark.parametrize("name", NAMES)
def test_links_lead_to_a_file(name: str) -> None:
    page = ROOT / name
    links = re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8"))
    missing = [link for link in links if "://" not in link and not (page.parent / link).exists()]
    assert missing == []
