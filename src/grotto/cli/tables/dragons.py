"""Aladdin's Dragons' table in a terminal, drawn from a view alone: what the viewer may not know is not here.

Of each seat on each space: `7` lies open, `(7)` is the viewer's own and face down, `▒` another's and face down, `7×2`
has a double.
"""

from collections.abc import Iterable, Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from grotto.games.dragons.naming import SPACE_TITLES, TITLES
from grotto.games.dragons.pieces import ARTIFACT_NAMES, KIND_NAMES

STYLES = {"crown": "red", "pearl": "bold", "gem": "blue", "cup": "magenta", "gold": "yellow"}
STYLES |= dict.fromkeys(ARTIFACT_NAMES, "cyan")
BACK = "▒"
CAVE = "-cave"
WIDE = 80


def table(view: Mapping[str, Any], width: int, whole: bool = False) -> Group:
    """All that lies on the table; `whole` names the spells that are out of the game, too."""
    lines: list[RenderableType] = [Text(status(view)), bank(view), board(view, width)]
    lines += [seat_line(view, seat) for seat in seats_in_order(view)]
    return Group(*lines, *magic(view, whole), *own(view), *legend(view))


def status(view: Mapping[str, Any]) -> str:
    parts = [f"round {view['round']}", f"camel: {name(view, view['first'])}" if view["first"] is not None else ""]
    if view["ended"] != "not-yet":
        parts.append("game over")
    elif view["space"]:
        parts.append(f"tally: {title(view['space'])}")
    else:
        parts.append("placing tokens" if view["round"] else "set-up")
    return " · ".join(filter(None, parts))


def bank(view: Mapping[str, Any]) -> Text:
    return treasure("bank: ", view["bank"]) if "bank" in view else Text("bank: unlimited")


# -- the board -------------------------------------------------------------------


def board(view: Mapping[str, Any], width: int) -> Table:
    """A line for each space, in the order of the tally, and a column for each seat."""
    made = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), width=width if width < WIDE else None)
    made.add_column("")
    made.add_column("")
    for seat in seats_in_order(view):
        made.add_column(Text(("▶" if seat in view["asked"] else "") + name(view, seat)), overflow="fold")
    for space in spaces(view):
        now = space == view["space"]
        cells = [tokens(view, seat, space) for seat in seats_in_order(view)]
        made.add_row(Text(("▶ " if now else "  ") + title(space)), there(view, space), *cells, style="bold" * now)
    return made


def spaces(view: Mapping[str, Any]) -> list[str]:
    city = [space for space in ("tent", "djinn") if view["magic"]]
    return [*view["caves"], *city, "market", "caravanserai", "guard", *view["rooms"]]


def there(view: Mapping[str, Any], space: str) -> Text:
    """What is to be had: the treasures niche by niche, the artifact on sale and how many are left, the guard."""
    if space in view["caves"]:
        kind = space.removesuffix(CAVE)
        return Text(" ".join(map(str, view["caves"][space])), STYLES[kind])
    if space in view["rooms"]:
        room = view["rooms"][space]
        shown = Text(room["artifact"], "cyan") if "artifact" in room else Text("on sale" if room["on_sale"] else "—")
        return shown.append(f" of {room['stack']}", "dim")
    if space == view.get("taboo"):
        return Text("closed", "red")
    return Text(str(view["guard"]) if space == "guard" and "guard" in view else "")


def tokens(view: Mapping[str, Any], seat: int, space: str) -> Text:
    it = view["seats"][seat]
    shown = [short(token) + "×2" * (token in it["doubled"]) for token, at in it["open"].items() if at == space]
    if "hidden" in it:
        shown += [f"({token})" for token, at in it["hidden"].items() if at == space]
    else:
        shown += [BACK] * it["face_down"].get(space, 0)
    inside = "✓ " if space == "guard" and seat in view["inside"] else ""
    return Text(inside + " ".join(shown))


def short(token: str) -> str:
    return "carpet" if token.startswith("carpet") else token


# -- the seats -------------------------------------------------------------------


def seats_in_order(view: Mapping[str, Any]) -> list[int]:
    """The viewer first, then clockwise."""
    count, first = len(view["seats"]), view.get("viewer", 0)
    return [(first + i) % count for i in range(count)]


def name(view: Mapping[str, Any], seat: int) -> str:
    return f"you, seat {seat}" if view.get("viewer") == seat else f"seat {seat}"


def seat_line(view: Mapping[str, Any], seat: int) -> Text:
    """What a seat owns, as far as the viewer knows."""
    it = view["seats"][seat]
    owned = ", ".join(several(count, kind) for kind, count in it["artifacts"].items())
    said = Text(f"{name(view, seat)}: {it['points']} artifact{'s' * (it['points'] != 1)}")
    if owned and view["magic"]:
        said.append(f" ({owned})", "cyan")
    if it.get("used"):
        said.append(f", used {', '.join(several(n, kind) for kind, n in it['used'].items())} of {it['limit']}")
    if it.get("held"):
        said.append(f", {it['held']} spell{'s' * (it['held'] != 1)}")
    if "treasure" in it:
        said.append(", ").append(treasure("", it["treasure"]))
    if it["home"]:
        said.append(f", {it['home']} token{'s' * (it['home'] != 1)} behind the screen")
    return said


def several(count: int, what: str) -> str:
    return what if count == 1 else f"{count} × {what}"


def treasure(before: str, row: Mapping[str, int]) -> Text:
    return Text(before).append(Text(" ").join(Text(f"{kind} {row[kind]}", STYLES[kind]) for kind in KIND_NAMES))


# -- magic -----------------------------------------------------------------------


def magic(view: Mapping[str, Any], whole: bool) -> Iterable[Text]:
    """What was played in the window, what holds for the round, and how many spells there are."""
    for play in view.get("queue", []):
        yield Text(f"played by {name(view, play['seat'])}: {TITLES[play['play']]}{named(view, play)}")
    holds = list(holding(view))
    if holds:
        yield Text("this round: " + ", ".join(holds))
    if "spell_deck" in view:
        spent = f"; out of the game: {', '.join(TITLES[spell] for spell in view['spent']) or 'none'}" if whole else ""
        yield Text(f"spells to draw: {view['spell_deck']}{spent}", "dim")


def named(view: Mapping[str, Any], play: Mapping[str, Any]) -> str:
    """What was named for it."""
    parts = []
    if "against" in play:
        parts.append(f"against {TITLES[play['against']]}")
    if "artifact" in play:
        parts.append(TITLES[play["artifact"]])
    if "of" in play and play["of"] != play["seat"]:
        parts.append(f"a token of {name(view, play['of'])}")
    if "token" in play:
        parts.append(f"token {play['token']}")
    if "space" in play:
        parts.append(f"at {title(play['space'])}")
    if "to" in play:
        parts.append(f"to {title(play['to'])}")
    if play["fate"] != "waiting":
        parts.append(play["fate"])
    return f" ({', '.join(parts)})" if parts else ""


def holding(view: Mapping[str, Any]) -> Iterable[str]:
    if view.get("spy") is not None:
        yield f"{name(view, view['spy'])} has a Spy"
    if view.get("last_first"):
        yield "9s count 1 and 1s count 9"
    if view.get("taboo"):
        yield f"{title(view['taboo'])} is closed"
    if view.get("smuggled"):
        yield f"{name(view, view['smuggler'])} smuggles at {', '.join(map(title, view['smuggled']))}"


def own(view: Mapping[str, Any]) -> Iterable[Text]:
    """What the viewer alone sees: tokens and spells behind the screen, spells drawn, a stack looked through."""
    me = view["seats"][view["viewer"]] if "viewer" in view else {}
    if me.get("at_home"):
        yield Text(f"your tokens: {' '.join(me['at_home'])}")
    if me.get("spells"):
        yield Text(f"your spells: {', '.join(TITLES[spell] for spell in me['spells'])}")
    if "drawn" in view:
        yield Text(f"drawn: {', '.join(TITLES[spell] for spell in view['drawn'])}")
    if "looking" in view:
        yield Text(f"the stack of {title(view['looking']['space'])}, top first: ").append(
            ", ".join(view["looking"]["artifacts"]), "cyan"
        )


def legend(view: Mapping[str, Any]) -> Iterable[Text]:
    marks = {
        f"{BACK} face down": any(it["face_down"] for it in view["seats"] if "hidden" not in it),
        "(7) your own, face down": any(it.get("hidden") for it in view["seats"]),
        "✓ is in the palace": bool(view["inside"]),
    }
    said = "   ".join(mark for mark, there in marks.items() if there)
    if said:
        yield Text(said, "dim")


def title(space: str) -> str:
    return SPACE_TITLES[space].removeprefix("the ")


def coloured(text: str) -> Text:
    """A sentence with its treasures in their colours."""
    said = Text(text)
    for kind in KIND_NAMES:
        said.highlight_regex(rf"\b{kind}s?\b", STYLES[kind])
    return said
