"""Draws the pictures of docs/concepts/lamp-exactly.md: when to stop in the gold chest, and the best dice of two seats.

`python scripts/lamp_pictures.py`
"""

from collections.abc import Iterable
from pathlib import Path

from grotto.games.lamp.deck import chest_cards, house
from grotto.games.lamp.pieces import FACES, METAL_NAMES
from grotto.lab.lamp_hauls import WORTHS, best_dice
from grotto.lab.lamp_search import Search, alike, named, worth_by_kind

PICTURES = Path(__file__).parents[1] / "docs" / "pictures"
FACE, NEST, SAFE = 4, "gold-ring***", "gold-ring"
STOP_COLOUR, DRAW_COLOUR = "#a05a2c", "#1f6f8b"
COLOURS = ("#a05a2c", "#7d8790", "#c99700")
SEATS = 2


def main() -> None:
    (PICTURES / "lamp-stop.svg").write_text("\n".join(stops()) + "\n", encoding="utf-8")
    (PICTURES / "lamp-dice.svg").write_text("\n".join(dice()) + "\n", encoding="utf-8")


def opened(width: int, height: int, title: str) -> list[str]:
    return [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img" '
        'font-family="sans-serif" font-size="13">',
        f"<title>{title}</title>",
        f'<rect width="{width}" height="{height}" fill="#fff"/>',
        f'<text x="20" y="24" font-size="14">{title}</text>',
    ]


def stops() -> Iterable[str]:
    """Two bars for each number of jewels held, without a nest on the table and with one: to stop, and to draw."""
    search = Search(alike(chest_cards(house(), "gold"), WORTHS), FACE, worth_by_kind(WORTHS))
    yield from opened(640, 280, f"The gold chest with a {FACE}: points by stopping now, and by drawing on")
    ways = [[SAFE] * n for n in range(FACE)] + [[NEST, *[SAFE] * n] for n in range(FACE - 1)]
    for place, cards in enumerate(ways):
        held = alike(named(cards), WORTHS)
        left = 30 + 85 * place + (20 if NEST in cards else 0)
        for step, (points, colour) in enumerate(zip(search.both(search.counted(held)), colours(), strict=True)):
            high = 15 * points
            yield f'<rect x="{left + 32 * step}" y="{230 - high:.1f}" width="28" height="{high:.1f}" fill="{colour}"/>'
            yield f'<text x="{left + 32 * step + 14}" y="{226 - high:.1f}" text-anchor="middle">{points:.1f}</text>'
        count = f"{len(cards)} card{'' if len(cards) == 1 else 's'}"
        yield f'<text x="{left + 30}" y="248" text-anchor="middle">{count}</text>'
        yield f'<text x="{left + 30}" y="264" text-anchor="middle">{"with a nest" if NEST in cards else ""}</text>'
    yield f'<text x="30" y="50" fill="{STOP_COLOUR}">stop</text><text x="70" y="50" fill="{DRAW_COLOUR}">draw on</text>'
    yield "</svg>"


def colours() -> tuple[str, str]:
    return STOP_COLOUR, DRAW_COLOUR


def dice() -> Iterable[str]:
    """A square for each face on each chest, as large as it is set often."""
    mix = best_dice(house(), SEATS)[0]
    yield from opened(520, 270, f"The best dice of {SEATS} seats in the first turn, in percent of dice")
    for row, metal in enumerate(METAL_NAMES):
        yield f'<text x="70" y="{85 + 65 * row}" text-anchor="end">{metal}</text>'
        for face in range(FACES):
            share, x, y = float(mix[row][face]), 120 + 70 * face, 80 + 65 * row
            side = 110 * share**0.5
            yield (
                f'<rect x="{x - side / 2:.1f}" y="{y - side / 2:.1f}" width="{side:.1f}" height="{side:.1f}" '
                f'fill="{COLOURS[row]}"/>'
            )
            yield f'<text x="{x}" y="{y + 5}" text-anchor="middle">{100 * share:.0f}</text>'
    for face in range(FACES):
        yield f'<text x="{120 + 70 * face}" y="258" text-anchor="middle">{face + 1}</text>'
    yield "</svg>"


if __name__ == "__main__":
    main()
