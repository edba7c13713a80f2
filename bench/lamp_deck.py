"""The figures of docs/concepts/lamp-deck.md: `python -m bench.lamp_deck [GAMES]`. Prints tables, draws a picture."""

import sys
from pathlib import Path
from typing import Any

import numpy as np

from grotto.games.lamp.deck import house
from grotto.games.lamp.pieces import EFFECT_NAMES, FACES, METAL_NAMES
from grotto.lab import lamp_tallies as columns
from grotto.lab.lamp_figures import Counted, count_games
from grotto.lab.lamp_hauls import best_dice, hauls, richness, survivals

SEED = 1
PICTURE = Path(__file__).parent.parent / "docs" / "pictures" / "lamp-hauls.svg"
COLOURS = ("#a05a2c", "#7d8790", "#c99700")
FACE_HEADS = [f"face {face}" for face in range(1, FACES + 1)]


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 10_000
    exact()
    for precious in (False, True):
        counted = [count_games(seats, games, SEED, {"precious": precious}) for seats in (2, 3, 4, 5)]
        print(f"\n### Games by seats ({'My Precious' if precious else 'the usual game'}, {games} games each)\n")
        show(
            ["seats", "turns", "points", "spread", "winner", "last", "shares of the win by seat"], map(course, counted)
        )
        print("\n### Wishes\n")
        show(["seats", "wishes read a game", "third wishes a game", "third wishes that hurt"], map(third, counted))
        if not precious:
            dice(counted[0])
            dice(counted[2])
            lamp(counted)


def exact() -> None:
    deck = house()
    rich, lives, brings = richness(deck), survivals(deck), hauls(deck)
    print("### Survival of as many cards as the face, in percent\n")
    show(["chest", *FACE_HEADS], [[m, *percents(lives[i])] for i, m in enumerate(METAL_NAMES)])
    print("\n### What the best stop brings, in points\n")
    heads = ["chest", "average card", *FACE_HEADS]
    show(heads, [[m, f"{rich[i]:.2f}", *(f"{n:.2f}" for n in brings[i])] for i, m in enumerate(METAL_NAMES)])
    for seats in (2, 3, 4, 5):
        mix, solved = best_dice(deck, seats)
        print(f"\n### The best dice with {seats} seats, in percent (exploitability {solved.exploitability:.4f})\n")
        show(
            ["chest", *FACE_HEADS, "all"], [[m, *percents([*mix[i], mix[i].sum()])] for i, m in enumerate(METAL_NAMES)]
        )
    PICTURE.write_text(drawn(brings), encoding="utf-8")


def course(it: Counted) -> list[str]:
    points = np.sort(it.rows[:, columns.POINTS : columns.POINTS + it.seats], axis=1)
    shares = it.rows[:, columns.SHARE : columns.SHARE + it.seats].mean(axis=0) / columns.TWELVE
    figures = [it.rows[:, columns.TURNS].mean(), points.mean(), points.std(), points[:, -1].mean(), points[:, 0].mean()]
    return [str(it.seats), *(f"{n:.1f}" for n in figures), " ".join(percents(shares))]


def third(it: Counted) -> list[str]:
    read = it.wishes[1:, :, columns.READ].sum(axis=1) / it.games
    last = it.wishes[3]
    hurt = last[:, columns.SEEMED_BAD].sum() / max(1, last[:, columns.READ].sum())
    return [str(it.seats), f"{read.sum():.2f}", f"{read[2]:.2f}", f"{100 * hurt:.0f} %"]


def dice(it: Counted) -> None:
    whole = it.dice[:, 1:, columns.SET].sum()
    print(f"\n### Dice and searches with {it.seats} seats\n")
    rows = []
    for chest, metal in enumerate(METAL_NAMES):
        for name, column, of in (
            ("set, %", columns.SET, None),
            ("searches, %", columns.SEARCHED, columns.SET),
            ("all lost, %", columns.LOST, columns.SEARCHED),
            ("cards a search", columns.KEPT, columns.SEARCHED),
            ("points a search", columns.BROUGHT, columns.SEARCHED),
            ("points a die", columns.BROUGHT, columns.SET),
        ):
            numbers = it.dice[chest, 1:, column]
            ratio = numbers / (whole if of is None else np.maximum(1, it.dice[chest, 1:, of]))
            rows.append([metal, name, *(percents(ratio) if "%" in name else [f"{n:.2f}" for n in ratio])])
    show(["chest", "", *FACE_HEADS], rows)


def lamp(counted: list[Counted]) -> None:
    """Value: points before the mean of the others, and percents of a win, against the same wish without effect."""
    print("\n### Lamp cards\n")
    rows = []
    for number, name in enumerate(EFFECT_NAMES, 1):
        if any(it.wishes[1:, number, columns.READ].sum() for it in counted):
            rows.append([f"`{name}`", *(cell for it in counted for cell in of_a_card(it, number))])
    show(["card", *(f"{head}, {it.seats}" for it in counted for head in ("value", "win", "accepted"))], rows)


def of_a_card(it: Counted, number: int) -> list[str]:
    row = it.wishes[1:, number].sum(axis=0)
    free = it.wishes[1:3, number].sum(axis=0)
    read = max(1, row[columns.READ])
    value, win = row[columns.AHEAD] / columns.TWELVE / read, 100 * row[columns.VICTORY] / columns.TWELVE / read
    return [f"{value:+.1f}", f"{win:+.1f}", f"{100 * free[columns.ACCEPTED] / max(1, free[columns.READ]):.0f} %"]


def percents(shares: Any) -> list[str]:
    return [f"{100 * share:.0f}" for share in shares]


def show(heads: list[str], rows: Any) -> None:
    print("| " + " | ".join(heads) + " |\n|" + " --- |" * len(heads))
    for row in rows:
        print("| " + " | ".join(row) + " |")


def drawn(brings: Any) -> str:
    """Points by face, a line for each chest."""
    lines = ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 420 250" font-family="sans-serif" font-size="12">']
    lines.append('<rect width="420" height="250" fill="white"/>')
    for points in range(0, 15, 2):
        lines.append(f'<path d="M40 {220 - 14 * points}H340" stroke="#ddd"/>')
        lines.append(f'<text x="32" y="{224 - 14 * points}" text-anchor="end">{points}</text>')
    for face in range(1, FACES + 1):
        lines.append(f'<text x="{50 * face}" y="238" text-anchor="middle">{face}</text>')
    for chest, metal in enumerate(METAL_NAMES):
        spots = [(50 * face, 220 - 14 * float(brings[chest][face - 1])) for face in range(1, FACES + 1)]
        path = " ".join(f"{x},{y:.1f}" for x, y in spots)
        lines.append(f'<polyline points="{path}" fill="none" stroke="{COLOURS[chest]}" stroke-width="2"/>')
        lines += [f'<circle cx="{x}" cy="{y:.1f}" r="3" fill="{COLOURS[chest]}"/>' for x, y in spots]
        lines.append(f'<text x="350" y="{60 + 20 * chest}" fill="{COLOURS[chest]}">{metal}</text>')
    return "\n".join([*lines, "</svg>\n"])


if __name__ == "__main__":
    main()
