"""`grotto play`: a person against programs, or the solo variant step by step."""

from pathlib import Path
from random import Random, SystemRandom
from typing import TYPE_CHECKING, Annotated, Any

from typer import Argument, Option

import grotto
from grotto.cli.options import Deck, Magic, Named, chosen_options
from grotto.cli.trouble import BadUse
from grotto.games import open_box

if TYPE_CHECKING:
    from grotto.players import Player

YOU = "you"
SEATS = 3
USUAL = "random"


def play(
    game: Annotated[str, Argument(help="The game, as `grotto games` lists it.")] = "digup",
    seats: Annotated[int | None, Option(help=f"How many play, you among them; {SEATS} unless said otherwise.")] = None,
    you: Annotated[int | None, Option(help="Your seat, counted from 0.")] = None,
    seed: Annotated[int | None, Option(help="The same number deals the same cards.")] = None,
    solo: Annotated[bool, Option("--solo", help="The variant for one.")] = False,
    option: Named = None,
    deck: Deck = None,
    magic: Magic = None,
    players: Annotated[
        str | None, Option(help="Who else plays, in the order of the seats: greedy,search:200ms. The last one repeats.")
    ] = None,
    levels: Annotated[str | None, Option(help="The others by level, 1 to 5: 3,2. The last one repeats.")] = None,
    resume: Annotated[Path | None, Option(help="Go on with a game that was saved.")] = None,
) -> None:
    """Play in the terminal against programs."""
    from grotto.cli.paper import paper
    from grotto.cli.sitting import Sitting

    named = chosen_players(players, levels)
    if resume is None:
        options = chosen_options(open_box(game), option, deck, magic)
        match = fresh(game, seats, you or 0, seed, solo, options, named)
    else:
        set_up = {"--seats": seats, "--seed": seed, "--solo": solo or None, "--option": option, "--deck": deck}
        match = resumed(game, resume, {**set_up, "--magic": magic})
    seat = seat_of_person(match, you)
    sitting = seated(match, seat, named)
    dice, lots = (SystemRandom() if seed is None else Random(f"{whose} {seed}") for whose in ("players", "lots"))
    Sitting(match, seat, sitting, dice, paper(), lots).run()


def chosen_players(players: str | None, levels: str | None) -> list[str] | None:
    """The names of the others, clockwise from seat 0; None if nothing was said of them."""
    if players is not None and levels is not None:
        raise BadUse("--players and --levels exclude each other: a level is a player, as in --players level:3,greedy")
    if levels is not None:
        return [f"level:{level.strip()}" for level in levels.split(",")]
    return None if players is None else [name.strip() for name in players.split(",")]


def others(seats: int, you: int, named: list[str] | None) -> dict[int, str]:
    """Who sits at each seat but the person's."""
    free = [seat for seat in range(seats) if seat != you]
    names = named or [USUAL]
    if len(names) > len(free) and named:
        raise BadUse(f"--players names {len(names)} for {len(free)} seats beside yours: {', '.join(names)}")
    return {seat: names[min(i, len(names) - 1)] for i, seat in enumerate(free)}


def seated(match: grotto.Match, you: int, named: list[str] | None) -> "dict[int, Player]":
    """The players, by what was said, or by the names that a saved game has for its seats."""
    from grotto.players import is_player, player

    names = others(match.seats, you, named)
    if named is None and match.names:
        names = {seat: match.names[seat] if is_player(match.names[seat]) else USUAL for seat in names}
    return {seat: player(name, match.box, patient=False) for seat, name in names.items()}


def fresh(
    game: str,
    seats: int | None,
    you: int,
    seed: int | None,
    solo: bool,
    options: dict[str, Any],
    named: list[str] | None,
) -> grotto.Match:
    if solo and seats not in (None, 1):
        raise BadUse(f"--solo is for one seat, but --seats says {seats}")
    count = 1 if solo else SEATS if seats is None else seats
    check_seat(you, open_box(game).check_seats(count))
    beside = others(count, you, named)
    names = [beside.get(i, YOU) for i in range(count)]
    return grotto.Match(game, seats=count, seed=seed, options=options, names=names)


def resumed(game: str, file: Path, set_up: dict[str, Any]) -> grotto.Match:
    """The game in the file; what is said of the set-up would be another."""
    from grotto.cli.files import load

    for option, given in set_up.items():
        if given is not None:
            raise BadUse(f"{option} and --resume exclude each other: {file} says how the game was set up")
    match = load(file)
    if match.box.name != game:
        raise BadUse(f"{file} holds a game of {match.box.name}, expected {game}")
    return match


def seat_of_person(match: grotto.Match, you: int | None) -> int:
    """The seat asked for, or the one that a saved game has for the person."""
    if you is None:
        return match.names.index(YOU) if match.names and YOU in match.names else 0
    return check_seat(you, match.seats)


def check_seat(seat: int, seats: int) -> int:
    if seat not in range(seats):
        raise BadUse(f"--you: found {seat}, expected a seat from 0 to {seats - 1}")
    return seat
