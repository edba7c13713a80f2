"""Draws docs/pictures/play.svg, a real game in mid-play: `python -m tests.cli.picture`."""

import io
import re
from pathlib import Path
from random import Random

from rich.console import Console

import grotto
from grotto.cli.sitting import Sitting

PICTURE = Path(__file__).parents[2] / "docs" / "pictures" / "play.svg"


def in_mid_play() -> grotto.Match:
    """Seat 0 is about to play, knows a hidden card, and others have looked at some."""
    for seed in range(1000):
        match, dice = grotto.Match("digup", seats=3, seed=seed), Random(seed)
        while match.asked:
            view = match.view(0)
            if view["ask"] == "play" and view["asked"] == [0] and view["plays"] == 0 and tells_much(view):
                return match
            seat = match.asked[0]
            match.act(seat, dice.choice(match.legal(seat)))
    raise LookupError("no such table")


def tells_much(view: dict[str, list[dict[str, list[dict[str, object]]]]]) -> bool:
    hidden = [place for seat in view["seats"] for place in seat["mine"] if not place["open"]]
    known = [place for place in hidden if "card" in place]
    seen = [place for place in hidden if "seen_by" in place and "card" not in place]
    return len(known) >= 2 and len(seen) >= 2 and len(hidden) < 18


def main() -> None:
    console = Console(record=True, width=120, file=io.StringIO(), force_terminal=True, color_system="truecolor")
    sitting = Sitting(in_mid_play(), 0, {}, Random(0), console)
    sitting.tell()
    sitting.draw()
    sitting.ask()
    console.print(">")
    picture = console.export_svg(title="grotto play digup")
    picture = re.sub(r"\s*@font-face \{.*?\}", "", picture, flags=re.DOTALL)  # nothing is fetched for it
    PICTURE.write_text(picture, encoding="utf-8")


if __name__ == "__main__":
    main()
