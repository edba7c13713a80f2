"""The ratings of an arena as a picture: a line a player, its rating and the 95 % interval. Plain SVG, no library."""

from collections.abc import Callable
from html import escape

import msgspec

from grotto.lab.standings import Report, Standing

WIDTH, LEFT, RIGHT, TOP, ROW = 720, 170, 40, 56, 34
TICKS = (25, 50, 100, 200, 400, 800)
MOST_TICKS = 9


def written(report: Report) -> str:
    """The whole report as JSON text, crosstable included."""
    return msgspec.json.format(msgspec.json.encode(report), indent=1).decode() + "\n"


def drawn(report: Report) -> str:
    low = min(it.rating_low for it in report.players)
    high = max(it.rating_high for it in report.players)
    step = next((tick for tick in TICKS if (high - low) / tick < MOST_TICKS), TICKS[-1])
    first, last = int(low // step) * step, (int(high // step) + 1) * step
    height = TOP + ROW * len(report.players) + 40

    def at(rating: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * (rating - first) / (last - first)

    title = f"{report.game}: {report.games} games, {report.seats} at a table; rating and 95 % interval"
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img" '
        'font-family="sans-serif" font-size="14">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{WIDTH}" height="{height}" fill="#fff"/>',
        f'<text x="20" y="28" font-size="15">{escape(title)}</text>',
        *(tick_line(at(rating), rating, height) for rating in range(first, last + 1, step)),
        *(row(it, number, at) for number, it in enumerate(report.players)),
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


def tick_line(x: float, rating: int, height: int) -> str:
    return (
        f'<path d="M{x:.1f} {TOP - 8}V{height - 34}" stroke="#ddd"/>'
        f'<text x="{x:.1f}" y="{height - 14}" text-anchor="middle" fill="#555">{rating}</text>'
    )


def row(it: Standing, number: int, at: Callable[[float], float]) -> str:
    x, low, high = at(it.rating), at(it.rating_low), at(it.rating_high)
    y = TOP + ROW * number + ROW / 2
    said = f"{it.name}: {it.rating:.0f} ({it.rating_low:.0f} to {it.rating_high:.0f}), wins {it.win_share:.1%}"
    return (
        f"<g><title>{escape(said)}</title>"
        f'<text x="{LEFT - 14}" y="{y + 5:.1f}" text-anchor="end">{escape(it.name)}</text>'
        f'<path d="M{low:.1f} {y:.1f}H{high:.1f}M{low:.1f} {y - 6:.1f}v12M{high:.1f} {y - 6:.1f}v12" '
        'stroke="#1f6f8b" stroke-width="2" fill="none"/>'
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="5" fill="#1f6f8b"/></g>'
    )
