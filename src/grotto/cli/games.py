"""`grotto games`: what can be played."""

from typing import TYPE_CHECKING, Annotated, Any

from typer import Option

from grotto.cli.options import written

if TYPE_CHECKING:
    from grotto.tabletop.box import Box


def games(
    as_json: Annotated[bool, Option("--json", help="Print one JSON object and nothing else.")] = False,
) -> None:
    """List the games, and who can play them."""
    from grotto.cli.paper import paper, print_json
    from grotto.games import GAMES, open_box
    from grotto.players import PLAYERS

    boxes = [open_box(name) for name in GAMES]
    if as_json:
        print_json({"games": [listed(box) for box in boxes], "players": list(PLAYERS)})
        return
    for box in boxes:
        paper().print(f"{box.name:<10}{box.title}, for {', '.join(map(str, box.seats))} seats")
        for name, option in box.options.items():
            choices = "|".join(map(written, option.choices))
            paper().print(f"          --option {name}={choices}: {option.about}", soft_wrap=True)
    paper().print(f"players   {', '.join(PLAYERS)}")


def listed(box: "Box") -> dict[str, Any]:
    options = {name: {"choices": list(option.choices), "about": option.about} for name, option in box.options.items()}
    return {"game": box.name, "title": box.title, "rules": box.version, "seats": list(box.seats), "options": options}
