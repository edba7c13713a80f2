"""The figures of docs/concepts/dragons-decks.md: `python -m bench.dragons_decks [--player NAME] [--deck FILE]`."""

import argparse
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import numpy as np

from bench.machine import heading
from grotto.games.dragons import decks
from grotto.games.dragons.pieces import CARDS, KIND_NAMES, SPACE
from grotto.lab import dragons_counts as counts
from grotto.lab import dragons_tallies as columns
from grotto.lab.dragons_figures import PLAYERS, Counted, count_games
from grotto.tabletop.words import Misfit

SEED = 1
SEATS = (3, 4, 5)
GAMES = {False: "base", True: "magic"}


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.dragons_decks", description="What treasure decks do.")
    parser.add_argument("--player", choices=PLAYERS, default="greedy", help="who sits in every seat")
    parser.add_argument("--games", type=int, default=10_000, help="games for each table")
    parser.add_argument("--deck", type=Path, metavar="FILE", help="another deck than the house deck")
    chosen = parser.parse_args()
    try:
        deck = decks.HOUSE if chosen.deck is None else decks.read(chosen.deck.read_text("utf-8"), str(chosen.deck))
        tell(chosen.player, max(1, chosen.games), deck)
    except (Misfit, OSError) as wrong:
        sys.exit(f"dragons_decks: {wrong}")


def tell(player: str, games: int, deck: Any) -> None:
    print(f"{heading()}\n\n{games} games for each table, {player} in every seat, seed {SEED}; seat 0 begins")
    counted = {
        (magic, seats): count_games(seats, games, SEED, player, {"magic": magic, "deck": deck})
        for magic in GAMES
        for seats in SEATS
    }
    show("Course", COURSE, (named(key, course(it)) for key, it in counted.items()))
    show("Income by player and round", INCOME, (named(key, income(it)) for key, it in counted.items()))
    show("Who begins", BEGINS, (named(key, begins(it)) for key, it in counted.items()))
    show("Round by round", ROUNDS, (named(key, by_round(it)) for key, it in counted.items()))
    for seats in SEATS:
        show(f"Kind by kind, {seats} seats, base game", KIND, kinds(counted[False, seats]))
    show("Seats on a space, by round", SPACES, (named(key, spaces(it)) for key, it in counted.items()))
    show("Cards: treasures on them, and the share that is looted", CARD, cards(counted))


def named(key: tuple[bool, int], row: list[str]) -> list[str]:
    return [f"{key[1]}, {GAMES[key[0]]}", *row]


def show(title: str, heads: list[str], rows: Iterable[list[str]]) -> None:
    print(f"\n### {title}\n\n| " + " | ".join(heads) + " |\n|" + " --- |" * len(heads))
    for row in rows:
        print("| " + " | ".join(row) + " |")


def of_rounds(it: Counted, column: int) -> float:
    """The mean by round of one of the columns that are counted round by round."""
    return float(it.sums["by_round"][:, column].sum()) / it.rounds


# -- the tables -----------------------------------------------------------------------

COURSE = ["seats", "rounds", "of 100 games", "sold out", "rooms sold a round", "of rooms that sell", "price"]


def course(it: Counted) -> list[str]:
    rounds = it.rows[:, columns.ROUNDS]
    low, high = np.percentile(rounds, (5, 95))
    sold = of_rounds(it, counts.SOLD)
    return [
        f"{rounds.mean():.2f}",
        f"90 have {low:.0f} to {high:.0f}",
        f"{100 * (it.rows[:, columns.ENDED] == 1).mean():.0f} %",
        f"{sold:.2f}",
        f"{of_rounds(it, counts.OFFERED):.2f}",
        f"{of_rounds(it, counts.PRICE) / sold:.2f}",
    ]


INCOME = ["seats", "laid out", "looted", "90 of 100 seats", "left, %", "Market", "guard", "spells", "for artifacts"]


def income(it: Counted) -> list[str]:
    """By player and round, but for the spread: that is of a seat over its whole game."""
    loot = it.rows[:, columns.LOOT : columns.LOOT + it.seats] / it.rows[:, [columns.ROUNDS]]
    low, high = np.percentile(loot, (5, 95))
    laid, looted, gained, bribes, spells, price = (
        of_rounds(it, column) / it.seats
        for column in (counts.LAID, counts.LOOTED, counts.GAINED, counts.BRIBES, counts.SPELLS, counts.PRICE)
    )
    left = 100 * it.sums["by_kind"][:, counts.KIND_LEFT].sum() / it.sums["by_kind"][:, counts.KIND_LAID].sum()
    figures = f"{gained:+.2f}", f"{-bribes:+.2f}", f"{spells:+.2f}", f"{-price:+.2f}"
    return [f"{laid:.2f}", f"{looted:.2f}", f"{low:.1f} to {high:.1f}", f"{left:.0f}", *figures]


BEGINS = ["seats", "share of the win by seat, %", "looted by place, %", "bought by place, %"]


def begins(it: Counted) -> list[str]:
    """Seat 0 has the camel at first; places are those in the player order of the moment."""
    shares = it.rows[:, columns.SHARE : columns.SHARE + it.seats].mean(axis=0) / columns.TWELVE
    places = it.sums["by_place"][: it.seats]
    return [percents(shares), *(percents(places[:, column] / places[:, column].sum()) for column in range(2))]


ROUNDS = ["seats", *(f"round {number}" for number in range(1, 9))]


def by_round(it: Counted) -> list[str]:
    """Looted and sold in each of the first rounds, where at least one game in a hundred comes to it."""
    rows = it.sums["by_round"][1:9]
    return [
        f"{row[counts.LOOTED] / row[counts.PLAYED] / it.seats:.1f}, {row[counts.SOLD] / row[counts.PLAYED]:.1f}"
        if row[counts.PLAYED] * 100 >= it.games
        else ""
        for row in rows
    ]


KIND = ["kind", "laid out a round", "looted", "left, %", "seats there", "strength of a seat", "paid for artifacts"]


def kinds(it: Counted) -> list[list[str]]:
    return [kind_row(it, kind) for kind in range(len(KIND_NAMES))]


def kind_row(it: Counted, kind: int) -> list[str]:
    row, space = it.sums["by_kind"][kind], it.sums["by_space"][kind + 1]
    figures = [row[column] / it.rounds for column in (counts.KIND_LAID, counts.KIND_LOOTED)]
    return [
        KIND_NAMES[kind],
        *(f"{figure:.2f}" for figure in figures),
        f"{100 * row[counts.KIND_LEFT] / row[counts.KIND_LAID]:.0f}",
        f"{space[counts.CLAIMS] / it.rounds:.2f}",
        f"{space[counts.STRENGTH] / space[counts.CLAIMS]:.1f}",
        f"{row[counts.KIND_PRICE] / it.rounds:.2f}",
    ]


SPACES = ["seats", *(str(SPACE.say(space)) for space in range(1, len(SPACE.names)))]


def spaces(it: Counted) -> list[str]:
    return [f"{row[counts.CLAIMS] / it.rounds:.1f}" for row in it.sums["by_space"][1:]]


CARD = ["card", *(f"{seats} seats, {name}" for name in GAMES.values() for seats in SEATS)]


def cards(counted: dict[tuple[bool, int], Counted]) -> list[list[str]]:
    return [[str(card + 1), *(of_card(it.sums["by_card"][card]) for it in counted.values())] for card in range(CARDS)]


def of_card(row: Any) -> str:
    laid = row[counts.CARD_LAID] / max(1, row[counts.CARD_DRAWN])
    return f"{laid:.1f}, {100 * row[counts.CARD_LOOTED] / max(1, row[counts.CARD_LAID]):.0f} %"


def percents(shares: Any) -> str:
    return " ".join(f"{100 * share:.1f}" for share in shares)


if __name__ == "__main__":
    main()
