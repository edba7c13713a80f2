"""People take seats and leave them; the host sets the table and begins."""

from collections.abc import Sequence
from typing import Any

from msgspec import UNSET

from grotto.server.offered import check_player, usual_player
from grotto.server.refusing import No
from grotto.server.secrets import fresh_secret, hash_of
from grotto.server.store import Write
from grotto.server.table import covering, opening, programs
from grotto.server.table.standing import Place
from grotto.server.table.table import Table
from grotto.server.wire import commands
from grotto.tabletop.words import Misfit


def gathering(table: Table) -> None:
    if table.standing.phase == "playing":
        raise No("not-gathering")


def hosting(table: Table, seat: int) -> None:
    if table.standing.host != seat:
        raise No("not-the-host")


# -- taking and leaving -------------------------------------------------------------


async def take(table: Table, name: str, wanted: int | None) -> tuple[int, str]:
    """Sit down: the seat, and the secret by which it is one's own on any device."""
    seat = free_seat(table, wanted)
    secret, it = fresh_secret(), table.standing
    it.places[seat] = Place("person", checked_name(name), hash=hash_of(secret))
    if it.host is None:
        it.host = seat
    await table.save(*forget_answers(table, [seat]), stand=True)
    table.tell_table()
    if it.phase == "playing":
        programs.prompt(table)
    return seat, secret


def forget_answers(table: Table, seats: Sequence[int]) -> list[Write]:
    """What others were answered at these seats: who sits there now may name commands alike."""
    for key in [key for key in table.answers if key[0] in seats]:
        del table.answers[key]
    return [("forget-answers", {"table": table.id, "of_seat": seat}) for seat in seats]


def free_seat(table: Table, wanted: int | None) -> int:
    """An open seat; during a game one that somebody gave up."""
    places, on = table.standing.places, table.standing.phase == "playing"
    free = [seat for seat, place in enumerate(places) if (place.left if on else place.kind == "open")]
    if wanted is None:
        if not free:
            raise No("table-full")
        return free[0]
    if not 0 <= wanted < len(places) or places[wanted].kind == "closed":
        raise No("seat-closed", seat=wanted)
    if wanted not in free:
        raise No("seat-taken", seat=wanted)
    return wanted


def checked_name(name: str) -> str:
    """As it can be read: no letters that steer a terminal or turn the line around."""
    shown = " ".join("".join(letter if letter.isprintable() else " " for letter in name).split())
    if not shown:
        raise No("misfit", where="name", found=name[:24], expected="a name of 1 to 24 letters")
    return shown[:24]


async def leave(table: Table, seat: int, _: commands.Leave) -> None:
    """Given up for good: the secret opens nothing any more."""
    it, lines = table.standing, list(table.lines(seat))
    if it.phase == "playing":
        place = it.places[seat]
        place.covered, place.left, place.hash = True, True, None
    else:
        it.places[seat] = Place("open")
    if it.host == seat:
        it.host = next(iter(it.persons()), None)
    await table.save(stand=True)
    for line in lines:
        table.course(seat).leave(line)
        line.seat = None
        table.greet(line, None, 0)
    table.course(seat).break_off()
    table.tell_table()
    if it.phase == "playing":
        await covering.cover(table, seat)


async def rename(table: Table, seat: int, command: commands.Rename) -> None:
    table.standing.places[seat].name = checked_name(command.name)
    await table.save(stand=True)
    table.tell_table()


async def away(table: Table, seat: int, _: commands.Away) -> None:
    place = table.standing.places[seat]
    place.away = True
    if table.standing.phase == "playing":
        await covering.cover(table, seat)
    else:
        await table.save(stand=True)


async def back(table: Table, seat: int, _: commands.Back) -> None:
    table.standing.places[seat].away = False
    await covering.hand_back(table, seat)
    await table.save(stand=True)


# -- the host -----------------------------------------------------------------------


async def set_seat(table: Table, seat: int, command: commands.SetSeat) -> None:
    """Open, close, or give to a program; one more seat, as far as the game goes."""
    hosting(table, seat)
    gathering(table)
    it = table.standing
    if command.seat == seat:
        raise No("misfit", where="seat", found=seat, expected="another seat than the host's")
    most = max(it.box.seats)
    if command.seat > len(it.places) or command.seat >= most:
        raise No(
            "misfit", where="seat", found=command.seat, expected=f"a seat from 0 to {min(len(it.places), most - 1)}"
        )
    if command.seat == len(it.places):
        it.places.append(Place())
    gone = list(table.lines(command.seat))
    it.places[command.seat] = place_of(table, command.player, command.closed)
    await table.save(stand=True)
    for line in gone:
        table.course(command.seat).leave(line)
        line.seat = None
        table.greet(line, None, 0)
    table.tell_table()


def place_of(table: Table, player: str | None, closed: bool) -> Place:
    if player is not None:
        check_player(table.standing.game, player)
        return Place("program", player=player)
    return Place("closed" if closed else "open")


async def set_table(table: Table, seat: int, command: commands.SetTable) -> None:
    hosting(table, seat)
    gathering(table)
    it = table.standing
    if command.options is not UNSET:
        it.options = it.box.check_options(command.options)
    for name in ("public", "hints", "undo", "spectators", "race", "pace"):
        value: Any = getattr(command, name)
        if value is not UNSET:
            setattr(it, name, value)
    await table.save(stand=True)
    table.tell_table()


async def start(table: Table, seat: int, _: commands.Start) -> None:
    """Who is closed goes; who is open becomes a program. The others move up, their links stay good."""
    hosting(table, seat)
    gathering(table)
    check_count(table)
    it = table.standing
    stay = [number for number, place in enumerate(it.places) if place.kind != "closed"]
    moved = stay != list(range(len(stay)))
    it.places = [it.places[number] for number in stay]
    it.host = stay.index(seat)
    for place in it.places:
        if place.kind == "open":
            place.kind, place.player = "program", usual_player(it.game)
    if moved:
        move_up(table, stay)
    await opening.begin(table, forget_answers(table, range(max(it.box.seats))) if moved else [])


def check_count(table: Table) -> None:
    it = table.standing
    count = sum(place.kind != "closed" for place in it.places)
    try:
        it.box.check_seats(count)
    except Misfit as misfit:
        raise No("too-few-seats", found=count, expected=misfit.expected) from misfit


def move_up(table: Table, stay: list[int]) -> None:
    old = table.courses
    table.courses = {None: old[None]} if None in old else {}
    for new, number in enumerate(stay):
        if number in old:
            course = old[number]
            course.viewer = new
            table.courses[new] = course
            for line in course.lines:
                line.seat = new
    table.renew()
