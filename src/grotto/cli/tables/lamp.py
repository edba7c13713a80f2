"""The table of Aladdin & the Magic Lamp in a terminal, drawn from a view alone: the hidden is not here to be drawn."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from grotto.games.lamp.pieces import BELOW_SORCERER, JEWEL_NAMES, METAL_NAMES, PIECE_NAMES, STONE_NAMES

STYLES = {
    "emerald": "green",
    "ruby": "red",
    "sapphire": "blue",
    "diamond": "bold",
    "bronze": "dark_orange3",
    "silver": "bright_white",
    "gold": "yellow",
    "talisman": "magenta",
    "sorcerer": "bold red",
    "Sorcerer": "bold red",
}
DICE = " ⚀⚁⚂⚃⚄⚅"
SEAT = 38
CHEST = 25


def table(view: Mapping[str, Any], width: int, whole: bool = False) -> Group:
    """All that lies on the table; `whole` shows what is left in each chest, too."""
    lines: list[RenderableType] = [seats(view, width), chests(view, width), status(view)]
    if view["discard"]:
        lines.append(Text("discard: ").append(cards(view["discard"])))
    return Group(*lines, *known(view), *(left(view) if whole else ()), *legend(view))


# -- seats -----------------------------------------------------------------------


def seats(view: Mapping[str, Any], width: int) -> RenderableType:
    """As many side by side as there is room for, the viewer's own first, then to the left."""
    count, first = len(view["seats"]), view.get("viewer", 0)
    return abreast([seat(view, (first + i) % count) for i in range(count)], width, SEAT)


def abreast(panels: Sequence[RenderableType], width: int, each: int) -> RenderableType:
    many = max(1, min(width // each, len(panels)))
    grid = Table.grid()
    for start in range(0, len(panels), many):
        grid.add_row(*panels[start : start + many])
    return grid


def seat(view: Mapping[str, Any], number: int) -> Panel:
    it = view["seats"][number]
    lines = [dice(view, it), stones(it), *jewels(it), *more(view, number)]
    acts = view["ended"] == "not-yet" and number in view["asked"]
    style = "bold" if acts else "none"
    title = Text(("▶ " if acts else "") + name(view, number), style)
    return Panel(Group(*lines), title=title, title_align="left", width=SEAT, padding=0, border_style=style)


def name(view: Mapping[str, Any], number: int) -> str:
    whose = f"you, seat {number}" if view.get("viewer") == number else f"seat {number}"
    points = view["seats"][number]["points"]
    return f"{whose}: {points} point{'s' * (points != 1)}"


def dice(view: Mapping[str, Any], it: Mapping[str, Any]) -> Text:
    """The dice where they may be seen, and what the seat did in the race."""
    shown = [
        Text(f"{DICE[face]} {face} on ").append(metal, STYLES[metal]) for metal, face in it.get("dice", {}).items()
    ]
    line = Text(", ").join(shown) if shown else Text("die not revealed", "dim")
    if view["ask"] not in ("choose", "race") and it.get("slap"):
        place = f" {it['place']}." if it.get("place") else ""
        line.append(f" · {'slapped' if it['slap'] == 'slap' else 'passed'}{place}", "dim")
    return line


def stones(it: Mapping[str, Any]) -> Text:
    """`ruby 2+1★`: two rubies with a talisman laid on them, the most at the table."""
    shown = []
    for stone in STONE_NAMES:
        own, laid = it["cards"].get(stone, 0), it["talismans"].get(stone, 0)
        if own:
            count = f" {own}" + (f"+{laid}" if laid else "") + ("★" if stone in it["majorities"] else "")
            shown.append(Text(stone, STYLES[stone]).append(count))
    return Text("  ").join(shown) if shown else Text("no stones", "dim")


def jewels(it: Mapping[str, Any]) -> Iterable[Text]:
    for metal in METAL_NAMES:
        held = [(piece, it["cards"].get(f"{metal}-{piece}", 0)) for piece in PIECE_NAMES]
        pieces = [piece + (f" {count}" if count > 1 else "") for piece, count in held if count]
        if pieces:
            sets = it["sets"].get(metal, 0)
            safe = "" if not sets else " ✓" if sets == 1 else f" ✓{sets}"
            yield Text(metal, STYLES[metal]).append(f" {', '.join(pieces)}{safe}")


def more(view: Mapping[str, Any], number: int) -> Iterable[Text]:
    it = view["seats"][number]
    said = []
    if it["alone"]:
        said.append(f"talismans alone {it['alone']}")
    if it["sorcerers"]:
        said.append(f"Sorcerer {it['sorcerers']}")
    if view["ring"] == number:
        said.append("the Magic Ring")
    if number in view["spared"]:
        said.append("ignores a scorpion")
    if said:
        yield Text(" · ".join(said), "magenta")


# -- chests ----------------------------------------------------------------------


def chests(view: Mapping[str, Any], width: int) -> RenderableType:
    return abreast([chest(view, it) for it in view["chests"]], width, CHEST)


def chest(view: Mapping[str, Any], it: Mapping[str, Any]) -> Panel:
    metal = it["chest"]
    above = it["cards"] - BELOW_SORCERER - 1
    place = (
        "Sorcerer drawn" if it["sorcerer_drawn"] else f"Sorcerer under {above} cards" if above else "Sorcerer is next"
    )
    lying = [
        f"{DICE[seat['dice'][metal]]} seat {n}" for n, seat in enumerate(view["seats"]) if metal in seat.get("dice", {})
    ]
    lines = [Text(place, STYLES["sorcerer"] if above < BELOW_SORCERER else "dim"), Text(", ".join(lying) or "–")]
    title = Text(f"{metal}: {it['cards']} cards", STYLES[metal])
    return Panel(Group(*lines), title=title, title_align="left", width=CHEST, padding=0, border_style=STYLES[metal])


def known(view: Mapping[str, Any]) -> Iterable[Text]:
    for it in view["chests"]:
        if "known" in it:
            yield Text(f"you know the top of {it['chest']}: ").append(in_a_row(it["known"]))


def left(view: Mapping[str, Any]) -> Iterable[Text]:
    for it in view["chests"]:
        yield Text(f"left in {it['chest']}: ").append(cards(it["left"]))
    if view["lamp"]["seen"]:
        yield Text(f"under the Lamp pile, in this order: {', '.join(view['lamp']['seen'])}")


# -- around them -----------------------------------------------------------------


def status(view: Mapping[str, Any]) -> Text:
    lamp = view["lamp"]
    parts = [f"turn {view['turn']}", *moment(view), f"lamp {lamp['cards']} cards, {lamp['unseen']} unread"]
    if view["precious"] and view["ring"] is None:
        parts.append("nobody has the Magic Ring")
    line = Text(" · ".join(parts))
    return line.append(" · drawn: ").append(in_a_row(view["found"])) if view["found"] else line


def moment(view: Mapping[str, Any]) -> Iterable[str]:
    """What is going on, from the race on."""
    if view["ended"] != "not-yet":
        yield "game over"
    elif view["ask"] == "search":
        yield f"seat {view['player']} searches {view['chest']}"
    elif view["effect"] and view["player"] is not None:
        yield f"seat {view['player']} wishes: {view['effect']}"
    for summoner in view["summoners"]:
        yield f"seat {summoner['seat']} summons with {summoner['face']}"


def cards(copies: Mapping[str, int]) -> Text:
    shown = [coloured(name + (f" ×{count}" if count > 1 else "")) for name, count in copies.items()]
    return Text(", ").join(shown)


def in_a_row(names: Sequence[str]) -> Text:
    return Text(", ").join(map(coloured, names))


def legend(view: Mapping[str, Any]) -> Iterable[Text]:
    """The marks that are to be seen."""
    shown = [it for it in view["seats"] if it["talismans"]]
    marks = {
        "+1 talisman on it": bool(shown),
        "★ the most of it (5 points)": any(it["majorities"] for it in view["seats"]),
        "✓ complete set, safe": any(it["sets"] for it in view["seats"]),
        "* scorpion": "*"
        in "".join([*view["found"], *(card for it in view["chests"] for card in it.get("known", []))]),
    }
    said = "   ".join(mark for mark, there in marks.items() if there)
    if said:
        yield Text(said, "dim")


def coloured(text: str) -> Text:
    """A sentence with its cards in their colours."""
    said = Text(text)
    for jewel in JEWEL_NAMES:
        said.highlight_regex(rf"\b{jewel}\b", STYLES[jewel.split("-")[0]])
    for kind, style in STYLES.items():
        said.highlight_regex(rf"\b{kind}\b(?!-)", style)
    return said
