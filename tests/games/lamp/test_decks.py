"""Decks as data (rules 1.1 and 1.2): what a deck file may hold, what is said about a wrong one, and who keeps it."""

import json
import re
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

import grotto
from grotto.games.lamp import BOX
from grotto.games.lamp.deck import HOUSE, chest_cards, house, lamp_cards, read
from grotto.games.lamp.pieces import EFFECT_NAMES, JEWEL_NAMES, KIND_NAMES, METAL_NAMES, STONE_NAMES, card_name
from tests.cli.run import run
from tests.games.lamp.draw import race, set_dice
from tests.games.look import told

HOUSE_FILE = Path(str(BOX.modules[0].__file__)).parent / "decks" / "house.toml"

SMALL = """\
name = "small"

[bronze]
ruby = [20, 5]

[silver]
emerald = [10]
silver-ring = [0, 10]
talisman = [3, 0, 2]

[gold]
gold-ring = [24, 0, 0, 0, 0, 1]

[lamp]
draw-gold = 5
peek-9 = 20
"""


def changed(old: str, new: str) -> str:
    assert old in SMALL
    return SMALL.replace(old, new)


# -- the house deck -----------------------------------------------------------------


def test_the_house_deck_is_lawful_and_says_that_it_is_ours() -> None:
    text = HOUSE_FILE.read_text(encoding="utf-8")
    assert read(text, "house.toml") == house() == BOX.check_options({})["deck"]
    assert "ours" in text.splitlines()[0]
    assert house()["name"] == HOUSE


def test_it_has_25_cards_in_each_chest_and_25_lamp_cards() -> None:
    assert [len(chest_cards(house(), metal)) for metal in METAL_NAMES] == [25] * 3
    assert len(lamp_cards(house())) == 25


def test_each_chest_has_stones_talismans_and_the_jewels_of_its_metal() -> None:
    for metal in METAL_NAMES:
        kinds = {card_name(card).rstrip("*") for card in chest_cards(house(), metal)}
        assert kinds >= {*STONE_NAMES, "talisman", *(name for name in JEWEL_NAMES if name.startswith(metal))}


def test_the_richer_chest_has_more_scorpions() -> None:
    scorpions = [sum(card_name(card).count("*") for card in chest_cards(house(), metal)) for metal in METAL_NAMES]
    assert scorpions == sorted(scorpions)
    assert len(set(scorpions)) == 3


# -- another deck ---------------------------------------------------------------------


def test_a_deck_is_read_from_a_file() -> None:
    deck = read(SMALL, "small.toml")
    assert deck == {
        "name": "small",
        "bronze": {"ruby": [20, 5]},
        "silver": {"emerald": [10], "silver-ring": [0, 10], "talisman": [3, 0, 2]},
        "gold": {"gold-ring": [24, 0, 0, 0, 0, 1]},
        "lamp": {"draw-gold": 5, "peek-9": 20},
    }


def test_every_effect_and_every_kind_can_be_in_a_deck() -> None:
    assert len(EFFECT_NAMES) == 25
    lamp = "\n".join(f"{name} = 1" for name in EFFECT_NAMES)
    assert read(changed("draw-gold = 5\npeek-9 = 20", lamp), "all.toml")["lamp"] == dict.fromkeys(EFFECT_NAMES, 1)
    kinds = [name for name in KIND_NAMES if name and name != "sorcerer"]
    chest = "\n".join(f"{name} = [1]" for name in kinds).replace("ruby = [1]", f"ruby = [{26 - len(kinds)}]")
    assert set(read(changed("ruby = [20, 5]", chest), "all.toml")["bronze"]) == set(kinds)


def test_a_match_plays_with_it() -> None:
    match = grotto.Match("lamp", seats=3, seed=1, options={"deck": read(SMALL, "small.toml")})
    assert [chest["left"] for chest in match.view(None)["chests"]] == [
        {"ruby": 20, "ruby*": 5},
        {"emerald": 10, "talisman": 3, "silver-ring*": 10, "talisman**": 2},
        {"gold-ring": 24, "gold-ring*****": 1},
    ]
    race(set_dice(match, "3 bronze", "3 silver", "5 gold"), 0)
    assert told(match, None, "wished")[0].split("effect=")[1] in ("draw-gold", "peek-9")


def test_what_is_written_otherwise_and_means_the_same_is_the_same_deck() -> None:
    otherwise = changed("ruby = [20, 5]", '"ruby" = [20, 5, 0]\nemerald = []\ndiamond = [0]')
    assert read(otherwise + "nothing = 0\n", "other.toml") == read(SMALL, "small.toml")


def test_a_match_keeps_its_deck_in_its_transcript() -> None:
    match = grotto.Match("lamp", seats=2, seed=1, options={"deck": read(SMALL, "small.toml")})
    while match.asked:
        match.act(match.asked[0], match.legal(match.asked[0])[0])
    text = match.transcript()
    assert json.loads(text)["options"]["deck"]["gold"] == {"gold-ring": [24, 0, 0, 0, 0, 1]}
    assert grotto.replay(text).outcome == match.outcome


def test_a_deck_changed_in_a_transcript_is_found() -> None:
    match = grotto.Match("lamp", seats=2, seed=1, options={"deck": read(SMALL, "small.toml")})
    while match.asked:
        match.act(match.asked[0], match.legal(match.asked[0])[0])
    entries = json.loads(match.transcript())
    entries["options"]["deck"]["lamp"] = {"draw-gold": 6, "peek-9": 19}
    with pytest.raises(grotto.Tampered):
        grotto.replay(json.dumps(entries))


def test_the_deck_given_is_not_the_one_kept() -> None:
    deck = read(SMALL, "small.toml")
    match = grotto.Match("lamp", seats=2, seed=1, options={"deck": deck})
    deck["bronze"]["ruby"][0] = 7
    assert match.options["deck"]["bronze"] == {"ruby": [20, 5]}
    house_match = grotto.Match("lamp", seats=2, seed=1)
    house_match.options["deck"]["lamp"].clear()
    assert grotto.Match("lamp", seats=2, seed=1).options["deck"]["lamp"] != {}


# -- a wrong deck ---------------------------------------------------------------------

WRONG = [
    (changed("ruby = [20, 5]", "ruby = [20, 6]"), 3, "deck.bronze", "26 cards", "25"),
    (changed("ruby = [20, 5]", "ruby = [20]"), 3, "deck.bronze", "20 cards", "25"),
    (changed("peek-9 = 20", "peek-9 = 19"), 14, "deck.lamp", "24 cards", "25"),
    (changed("peek-9 = 20", "peek-10 = 20"), 16, "deck.lamp.peek-10", "an unknown name", "did you mean"),
    (changed("draw-gold = 5", "draw-copper = 5"), 15, "deck.lamp.draw-copper", "an unknown name", "did you mean"),
    (changed("gold-ring =", "gold-rin ="), 12, "deck.gold.gold-rin", "an unknown name", "gold-ring"),
    (changed("emerald = [10]", "sorcerer = [10]"), 7, "deck.silver.sorcerer", "an unknown name", "a kind of card"),
    (changed("emerald = [10]", "emerald = 10"), 7, "deck.silver.emerald", "10", "a list"),
    (changed("talisman = [3, 0, 2]", "talisman = [6, -1]"), 9, "deck.silver.talisman[1]", "-1", "0 to 25"),
    (changed("talisman = [3, 0, 2]", 'talisman = ["3"]'), 9, "deck.silver.talisman[0]", "'3'", "0 to 25"),
    (changed("talisman = [3, 0, 2]", "talisman = [true]"), 9, "deck.silver.talisman[0]", "True", "0 to 25"),
    (changed("0, 0, 0, 0, 1]", "0, 0, 0, 0, 0, 1]"), 12, "deck.gold.gold-ring", "6 scorpions", "at most 5"),
    (changed("draw-gold = 5", "draw-gold = [5]"), 15, "deck.lamp.draw-gold", "[5]", "0 to 25"),
    (changed("draw-gold = 5", "draw-gold = 5.0"), 15, "deck.lamp.draw-gold", "5.0", "0 to 25"),
    (changed('name = "small"', 'name = ""'), 1, "deck.name", "''", "a name"),
    (changed('name = "small"', "name = 7"), 1, "deck.name", "7", "a name"),
    (changed('name = "small"', 'name = "a\\u001bb"'), 1, "deck.name", "x1b", "a name"),
    (changed('name = "small"', 'name = "small"\nsize = 3'), 2, "deck.size", "an unknown key", "bronze"),
    (changed('name = "small"', ""), 1, "deck.name", "nothing", "a deck with"),
    (changed("[gold]\ngold-ring = [24, 0, 0, 0, 0, 1]\n", ""), 1, "deck.gold", "nothing", "a deck with"),
    (changed("[bronze]\nruby = [20, 5]", "bronze = 3"), 3, "deck.bronze", "3", "a table"),
]


@pytest.mark.parametrize(("text", "line", "where", "found", "expected"), WRONG, ids=[f"{w[2]}-{w[3]}" for w in WRONG])
def test_a_wrong_deck_gets_an_error_that_names_the_line(
    text: str, line: int, where: str, found: str, expected: str
) -> None:
    with pytest.raises(grotto.Misfit) as misfit:
        read(text, "my.toml")
    said = str(misfit.value)
    assert said.startswith(f"my.toml, line {line}: {where}: found ")
    assert found in said
    assert expected in said


def test_what_is_no_toml_gets_one_too() -> None:
    with pytest.raises(grotto.Misfit, match=r"my\.toml.*line 4"):
        read(changed("ruby = [20, 5]", "ruby 20"), "my.toml")


@pytest.mark.parametrize("value", ["castle", 7, None, [], {}, {"name": "x"}, True])
def test_a_value_that_is_no_deck(value: Any) -> None:
    with pytest.raises(grotto.Misfit, match="option deck"):
        grotto.Match("lamp", seats=3, options={"deck": value})


@pytest.mark.parametrize("part", ["bronze", "silver", "gold", "lamp"])
def test_a_value_is_checked_like_a_file(part: str) -> None:
    deck = deepcopy(house())
    deck[part] = {}
    with pytest.raises(grotto.Misfit, match=rf"option deck\.{part}: found 0 cards, expected 25"):
        grotto.Match("lamp", seats=3, options={"deck": deck})


# -- on the command line ----------------------------------------------------------------


@pytest.fixture
def small(tmp_path: Path) -> Path:
    file = tmp_path / "small.toml"
    file.write_text(SMALL, encoding="utf-8")
    return file


def test_a_match_is_played_with_a_deck_file_and_keeps_it(small: Path, tmp_path: Path) -> None:
    out = tmp_path / "game.json"
    result = run("match", "lamp", "--players", "random,random,random", "--seed", 3, "--deck", small, "--out", out)
    assert result.exit_code == 0, result.output
    assert json.loads(out.read_text(encoding="utf-8"))["options"]["deck"]["name"] == "small"
    assert run("verify", out).exit_code == 0
    assert run("replay", out).exit_code == 0


def test_simulate_takes_one_too(small: Path) -> None:
    result = run("simulate", "lamp", "--games", 3, "--world", "plain", "--deck", small, "--json")
    assert result.exit_code == 0, result.output
    assert json.loads(result.stdout)["games"] == 3


def test_a_wrong_file_is_said_to_be_wrong_with_its_line(small: Path) -> None:
    small.write_text(changed("peek-9 = 20", "peek-99 = 20"), encoding="utf-8")
    result = run("match", "lamp", "--players", "random,random,random", "--deck", small)
    assert result.exit_code != 0
    said = re.sub(r"\s+", "", result.output)
    assert "small.toml,line16:deck.lamp.peek-99" in said


def test_a_file_that_is_not_there_is_said_to_be_missing(tmp_path: Path) -> None:
    result = run("match", "lamp", "--players", "random,random", "--deck", tmp_path / "none.toml")
    assert result.exit_code != 0
    assert "none.toml" in re.sub(r"\s+", "", result.output)
