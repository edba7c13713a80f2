"""DIG UP's table in a terminal, drawn from a view alone: what the viewer may not know is not here to be drawn."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from grotto.games.digup.sentences import PLURALS

STYLES = {
    "amethyst": "magenta",
    "diamond": "bold",
    "emerald": "green",
    "ruby": "red",
    "sapphire": "blue",
    "topaz": "yellow",
    "idol": "bold cyan",
    "skeleton": "dim",
}
BACK = "white on grey23"
CARD = 10  # the width of "amethyst-4"
MINE = 3 * (CARD + 2) + 4
TOP = 8  # how much of the discard is shown


def table(view: Mapping[str, Any], width: int, whole: bool = False) -> Group:
    """All that lies on the table; `whole` shows the whole discard."""
    if view["ask"] == "colour":
        return Group(*(Text(name(view, seat)) for seat in range(len(view["seats"]))))
    lines: list[RenderableType] = [mines(view, width), status(view)]
    if view["discard"]:
        lines.append(discard(view["discard"], whole))
    return Group(*lines, *spreads(view), *legend(view))


# -- mines -----------------------------------------------------------------------


def mines(view: Mapping[str, Any], width: int) -> RenderableType:
    """As many side by side as there is room for, the viewer's own first, then clockwise."""
    count = len(view["seats"])
    first = 0 if is_solo(view) else view.get("viewer", 0)
    panels = [mine(view, (first + i) % count) for i in range(count)]
    abreast = max(1, min(width // MINE, count))
    grid = Table.grid()
    for start in range(0, count, abreast):
        grid.add_row(*panels[start : start + abreast])
    return grid


def mine(view: Mapping[str, Any], seat: int) -> Panel:
    cells = view["seats"][seat]["mine"]
    lines = [row(cells, first) for first in (0, 3, 6)]
    lines.extend(also_seen(view, seat))
    at_turn = view["turn"] == seat and view["ended"] == "not-yet" and not is_solo(view)
    style = "bold" if at_turn else "none"
    title = Text(("▶ " if at_turn else "") + name(view, seat), style)
    return Panel(Group(*lines), title=title, title_align="left", width=MINE, padding=0, border_style=style)


def name(view: Mapping[str, Any], seat: int) -> str:
    it = view["seats"][seat]
    colour = PLURALS.get(it["colour"], "no colour yet")
    if is_solo(view):
        return f"mine {seat + 1}: {colour}"
    whose = f"you, seat {seat}" if view.get("viewer") == seat else f"seat {seat}"
    held = f"{it['points']} points" if "points" in it else f"{it['held']} card{'s' * (it['held'] != 1)}"
    return f"{whose}: {colour}, {held}"


def row(cells: Sequence[Mapping[str, Any]], first: int) -> Text:
    return Text("│", "dim").join(cell(cells[i], i + 1) for i in range(first, first + 3))


def cell(place: Mapping[str, Any], number: int) -> Text:
    """`1 ruby-4` lies open, `1▒ruby-4▒▒` is hidden and known to the viewer, `1░░░░` hidden; its own width always."""
    if place["open"]:
        return Text(f"{number} ", "dim").append(place["card"].ljust(CARD), style_of(place["card"]))
    if "card" in place:
        known = Text("▒", BACK).append(place["card"], f"{style_of(place['card'])} on grey23")
        return Text(str(number), "dim").append(known).append("▒" * (CARD - len(place["card"])), BACK)
    seen = " ".join(map(str, place.get("seen_by", [])))
    return Text(str(number), "dim").append(f" seen {seen} ".center(CARD + 1, "░") if seen else "░" * (CARD + 1), BACK)


def also_seen(view: Mapping[str, Any], seat: int) -> Iterable[Text]:
    """Who else has looked at the hidden cards that the viewer knows."""
    for number, place in enumerate(view["seats"][seat]["mine"], 1):
        others = [str(i) for i in place.get("seen_by", []) if i != view.get("viewer")]
        if "card" in place and others:
            yield Text(f"cell {number} was also seen by seat {', '.join(others)}", "italic")


def is_solo(view: Mapping[str, Any]) -> bool:
    return "placed" in view


# -- around the mines ------------------------------------------------------------


def status(view: Mapping[str, Any]) -> Text:
    if is_solo(view):
        said = [f"stones placed {view['placed']}", f"skeletons {view['skeletons']}"]
        return Text(" · ".join([*said, pile(view)]))
    parts = [f"round {view['round']}", turn(view), pile(view), f"seat {view['first']} began"]
    if view["blown"]:
        parts.append(f"dynamite out {view['blown']}")
    if view["triggered"] and view["ended"] == "not-yet":
        parts.append("LAST ROUND")
    return Text(" · ".join(parts))


def pile(view: Mapping[str, Any]) -> str:
    return f"pile {view['pile']}"


def turn(view: Mapping[str, Any]) -> str:
    if view["ended"] != "not-yet":
        return "game over"
    whose = "your turn" if view["turn"] == view.get("viewer") else f"seat {view['turn']}'s turn"
    playing = f", {view['playing']}" if view["playing"] else ""
    return f"{whose}{playing}, cards played {view['plays']}"


def discard(cards: Sequence[str], whole: bool) -> Text:
    shown = cards if whole else cards[-TOP:]
    more = f", {len(cards) - len(shown)} more below" if len(shown) < len(cards) else ""
    return spread(f"discard {len(cards)}, top first: ", shown[::-1]).append(more, "dim")


def spreads(view: Mapping[str, Any]) -> Iterable[Text]:
    """What lies open for a moment, and the viewer's hand."""
    if is_solo(view):
        if view["playing"]:
            yield spread("next card: ", [view["playing"]])
        return
    if view["river"]:
        yield spread("river: ", view["river"])
    if "map" in view:
        yield spread("map: ", view["map"])
    if "looked_at" in view:
        yield spread(f"hand of seat {view['looked_at']['seat']}: ", view["looked_at"]["hand"])
    if "viewer" in view:
        yield spread("your hand: ", view["seats"][view["viewer"]]["hand"])


def legend(view: Mapping[str, Any]) -> Iterable[Text]:
    places = [place for seat in view["seats"] for place in seat["mine"] if not place["open"]]
    marks = {
        "░ hidden": any("card" not in place for place in places),
        "seen 2: hidden, seat 2 has seen it": any("seen_by" in place and "card" not in place for place in places),
        "▒ hidden, you have seen it": any("card" in place for place in places),
    }
    said = "   ".join(mark for mark, there in marks.items() if there)
    if said and not is_solo(view):
        yield Text(said, "dim")


def spread(title: str, cards: Sequence[str]) -> Text:
    return Text(title).append(Text(", ").join(Text(card, style_of(card)) for card in cards) if cards else Text("none"))


def style_of(card: str) -> str:
    return STYLES.get(card.split("-")[0], "none")


def coloured(text: str) -> Text:
    """A sentence with its cards in their colours."""
    said = Text(text)
    for kind, style in STYLES.items():
        said.highlight_regex(rf"\b{kind}(-\d|\b)", style)
    return said
