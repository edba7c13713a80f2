"""Write fixtures for the gallery (`/#/gallery/<game>`): seeded matches as each seat and a spectator see them.

`python scripts/fixtures.py` writes web/src/gallery/fixtures/<game>-<seats>.json, git-ignored. A board can be drawn and
played through without a server: every scene holds the view, who is asked what, the legal actions and what was heard
since the scene before.
"""

import json
from pathlib import Path
from random import Random
from typing import Any

import grotto
from grotto.games import GAMES, open_box
from grotto.tabletop.actions import Action
from grotto.tabletop.match import Match

FOLDER = Path(__file__).parents[1] / "web/src/gallery/fixtures"
NAMES = ["Mei", "Aurélie", "Sinbad", "陳小明", "Maximilian-Alexander"]
SEED = 7
MOST_SCENES = 90


def fixture(game: str, seats: int, options: dict[str, Any]) -> dict[str, Any]:
    match = grotto.Match(game, seats=seats, seed=SEED, options=options)
    dice = Random(SEED)
    viewers: list[int | None] = [None, *range(seats)]
    heard = dict.fromkeys(viewers, 0)
    scenes = [scene(match, viewers, heard)]
    while match.outcome is None:
        seat = dice.choice(match.asked)
        match.act(seat, choice(match.legal(seat), dice))
        scenes.append(scene(match, viewers, heard))
    return {"game": game, "seats": seats, "options": options, "names": NAMES[:seats], "scenes": thinned(scenes)}


def choice(legal: list[Action], dice: Random) -> Action:
    """Rather do something than stop, so that there is something to see."""
    doing = [action for action in legal if action.verb not in ("stop", "pass", "withdraw")]
    return dice.choice(doing if doing and dice.random() < 0.8 else legal)


def scene(match: Match, viewers: list[int | None], heard: dict[int | None, int]) -> dict[str, Any]:
    return {"asked": match.asked, "sights": {name_of(v): sight(match, v, heard) for v in viewers}}


def name_of(viewer: int | None) -> str:
    return "spectator" if viewer is None else str(viewer)


def sight(match: Match, viewer: int | None, heard: dict[int | None, int]) -> dict[str, Any]:
    events = match.heard(viewer, heard[viewer])
    heard[viewer] += len(events)
    legal = [] if viewer is None else match.legal(viewer)
    return {
        "view": match.view(viewer),
        "legal": [{"words": a.words, "key": a.verb, "values": a.values} for a in legal],
        "events": [{"key": event.key, "arguments": event.arguments} for event in events],
    }


def thinned(scenes: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """A long game: its first scenes, and its last ones; what was heard between comes with the first after the gap."""
    if len(scenes) <= MOST_SCENES:
        return scenes
    head = MOST_SCENES * 2 // 3
    return scenes[:head] + scenes[head - MOST_SCENES :]


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for game in GAMES:
        box = open_box(game)
        for seats in box.seats:
            write(game, f"{game}-{seats}", fixture(game, seats, {}))
    write("dragons", "dragons-4-base", fixture("dragons", 4, {"magic": False}))
    write("lamp", "lamp-4-precious", fixture("lamp", 4, {"precious": True}))


def write(game: str, name: str, found: dict[str, Any]) -> None:
    text = json.dumps(found, ensure_ascii=False, separators=(",", ":"))
    (FOLDER / f"{name}.json").write_text(text, encoding="utf-8")
    print(f"{game}: {name}.json, {len(found['scenes'])} scenes, {len(text) // 1024} kB")


if __name__ == "__main__":
    main()
