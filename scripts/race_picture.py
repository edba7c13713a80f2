"""Draws docs/pictures/fair-race.svg: who wins among equals behind unequal connections, by arrival and by our rule.

`python scripts/race_picture.py`
"""

from pathlib import Path

from grotto.lab.fair_race import TRIPS_MS, by_arrival, by_rule, honest, shares, with_liar

PICTURE = Path(__file__).parents[1] / "docs" / "pictures" / "fair-race.svg"
RACES, SEED = 10_000, 1
WIDTH, HEIGHT, LEFT, TOP, BOTTOM = 720, 320, 50, 60, 62
MOST, BAR, GAP = 80, 44, 8
HALO = 'stroke="#fff" stroke-width="4" paint-order="stroke"'
COLOURS = ("#1f6f8b", "#3d9970", "#c99700", "#c8762b")
GROUPS = (
    ("by arrival", by_arrival, honest()),
    ("by our rule", by_rule, honest()),
    ("by our rule, 45 ms lies by 300 ms", by_rule, with_liar(lies=300)),
)


def main() -> None:
    title = "Races won by four equals, by their round trip"
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" '
        'font-family="sans-serif" font-size="13">',
        f"<title>{title}</title>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
        f'<text x="20" y="26" font-size="15">{title} ({RACES:,} simulated races each, seed {SEED})</text>',
        *grid(),
        level(25, "#222", ' stroke-dasharray="5 4"'),
    ]
    for number, (name, policy, seats) in enumerate(GROUPS):
        lines += bars(LEFT + 14 + number * 220, name, shares(policy, seats, RACES, SEED).percent)
    PICTURE.write_text("\n".join([*lines, "</svg>"]) + "\n", encoding="utf-8")


def height(percent: float) -> float:
    return HEIGHT - BOTTOM - (HEIGHT - BOTTOM - TOP) * percent / MOST


def level(percent: float, colour: str, how: str = "") -> str:
    return f'<path d="M{LEFT} {height(percent):.1f}H{WIDTH - 10}" stroke="{colour}"{how}/>'


def grid() -> list[str]:
    lines = []
    for percent in range(0, MOST + 1, 20):
        lines.append(level(percent, "#ddd"))
        y = height(percent) + 4
        lines.append(f'<text x="{LEFT - 8}" y="{y:.1f}" text-anchor="end" fill="#555">{percent} %</text>')
    return lines


def bars(left: float, name: str, percents: list[float]) -> list[str]:
    lines = []
    for seat, percent in enumerate(percents):
        x, y = left + seat * (BAR + GAP), height(percent)
        lines.append(
            f'<rect x="{x}" y="{y:.1f}" width="{BAR}" height="{HEIGHT - BOTTOM - y:.1f}" fill="{COLOURS[seat]}"/>'
        )
        middle = f'x="{x + BAR / 2}" text-anchor="middle"'
        lines.append(
            f'<text {middle} y="{y - 5:.1f}" stroke="#fff" stroke-width="4" paint-order="stroke">{percent:.0f}</text>'
        )
        lines.append(f'<text {middle} y="{HEIGHT - BOTTOM + 17}" font-size="11" fill="#555">{TRIPS_MS[seat]} ms</text>')
    middle = f'x="{left + 2 * (BAR + GAP) - GAP / 2}" text-anchor="middle"'
    return [*lines, f'<text {middle} y="{HEIGHT - BOTTOM + 40}">{name}</text>']


if __name__ == "__main__":
    main()
