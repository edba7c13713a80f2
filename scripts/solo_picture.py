"""Draws docs/pictures/solo.svg: how many stones are placed alone, exactly and in simulated games.

`python scripts/solo_picture.py`
"""

from collections import Counter
from pathlib import Path

from grotto.games import open_box
from grotto.lab.exact import placed_chances
from grotto.tabletop.chance import DICE, GAME, rewind, started
from grotto.tabletop.secret import secret_of_seed

PICTURE = Path(__file__).parents[1] / "docs" / "pictures" / "solo.svg"
GAMES, SEED = 4000, 1
WIDTH, HEIGHT, LEFT, TOP, BOTTOM = 720, 320, 50, 46, 46
MOST = 0.11


def simulated() -> list[float]:
    box, counted = open_box("digup"), Counter[int]()
    key = secret_of_seed(SEED)
    dice, into = started(key), box.row()
    for number in range(GAMES):
        game = box.prepare(1, box.check_options(None))
        game.luck = started(key)
        rewind(game.luck, number, 0, GAME)
        rewind(dice, number, 0, DICE)
        box.plain.play_out(game, dice, into)
        counted[box.plain.points(game, 0)] += 1
    return [counted[placed] / GAMES for placed in range(37)]


def main() -> None:
    exact, found = [float(chance) for chance in placed_chances()], simulated()
    step = (WIDTH - LEFT - 20) / len(exact)
    floor = HEIGHT - BOTTOM
    high = (floor - TOP) / MOST
    title = f"Stones placed alone: exactly (bars) and in {GAMES} simulated games (dots, seed {SEED})"
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" '
        'font-family="sans-serif" font-size="13">',
        f"<title>{title}</title>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
        f'<text x="20" y="26" font-size="15">{title}</text>',
    ]
    for percent in (0, 2, 4, 6, 8, 10):
        y = floor - high * percent / 100
        lines.append(f'<path d="M{LEFT} {y:.1f}H{WIDTH - 20}" stroke="#ddd"/>')
        lines.append(f'<text x="{LEFT - 8}" y="{y + 4:.1f}" text-anchor="end" fill="#555">{percent} %</text>')
    for placed, (chance, share) in enumerate(zip(exact, found, strict=True)):
        x = LEFT + step * placed
        colour = "#c8762b" if placed == 36 else "#1f6f8b"
        lines.append(
            f'<rect x="{x + 1:.1f}" y="{floor - high * chance:.1f}" width="{step - 3:.1f}" '
            f'height="{high * chance:.1f}" fill="{colour}"><title>{placed}: {chance:.2%}</title></rect>'
        )
        lines.append(f'<circle cx="{x + step / 2 - 0.5:.1f}" cy="{floor - high * share:.1f}" r="3" fill="#222"/>')
        if placed % 4 == 0:
            lines.append(
                f'<text x="{x + step / 2:.1f}" y="{floor + 20}" text-anchor="middle" fill="#555">{placed}</text>'
            )
    PICTURE.write_text("\n".join([*lines, "</svg>"]) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
