"""The hands in a race: taps, hands kept, who is ready, and what programs choose; each stamped as it came in."""

from grotto.server.moment import now_us
from grotto.server.race import Race, bot_answers
from grotto.server.race.runners import MOST_ANSWERS
from grotto.server.race.timing import timed_slaps
from grotto.server.refusing import No
from grotto.server.table import playing, programs, racing, racing_kept
from grotto.server.table.courses import Line
from grotto.server.table.play import PASS, SLAP, Play, Running
from grotto.server.table.table import Table
from grotto.server.wire import commands, messages

LEVELS = {"random": 1, "greedy": 3, "search": 4}


def on(table: Table, seat: int, number: int) -> tuple[Play, Running, Race]:
    """The race that the seat runs in now. A tap of before the cue names no race, and counts as a false start."""
    play = playing.played(table)
    running = play.running
    if running is None or running.race is None:
        raise No("no-race")
    if number not in (0, running.number):
        raise No("too-late")
    race = running.race
    if seat not in [runner.seat for runner in race.runners] or race.runner(seat).bot:
        raise No("no-race")
    return play, running, race


async def tap(table: Table, seat: int, command: commands.Tap, stamp: int, line: Line | None) -> None:
    play, running, race = on(table, seat, command.race)
    if race.runner(seat).cue is None:
        raise No("no-race")
    if len(race.runner(seat).answers) >= MOST_ANSWERS:
        raise No("too-many", None, retry_ms=race.terms.lock // 1000)
    race.slap(seat, stamp, round(1000 * command.reaction_ms) if command.race else None)
    await table.save(racing_kept.kept(play))
    if line is not None and is_false_start(race, seat):
        line.say(messages.Locked(running.number, race.terms.lock // 1000))
    await racing.wake(table)


def is_false_start(race: Race, seat: int) -> bool:
    slaps = timed_slaps(race.runner(seat), race.terms)
    return bool(slaps) and slaps[-1].void


async def keep_hands(table: Table, seat: int, command: commands.KeepHands, stamp: int) -> None:
    play, _, race = on(table, seat, command.race)
    race.passes(seat, stamp)
    await table.save(racing_kept.kept(play))
    await racing.wake(table)


async def answer_in_words(table: Table, seat: int, words: str) -> None:
    """`slap` and `pass` as an ordinary answer, for who needs no reflexes: it counts from its arrival."""
    play, _, race = on(table, seat, 0)
    if words == SLAP:
        race.slap(seat, now_us())
    elif words == PASS:
        race.passes(seat, now_us())
    else:
        raise No("other-question", question=play.question)
    await table.save(racing_kept.kept(play))
    await racing.wake(table)


async def ready(table: Table, seat: int, command: commands.Ready) -> None:
    play, running, race = on(table, seat, command.race)
    if race.terms.mode != "alone":
        raise No("no-race")
    at = race.ready(seat, now_us(), racing.DICE, racing.trips_of(table, seat), racing.kernel_of(table, seat))
    await table.save(racing_kept.kept(play))
    racing.light_at(table, running, seat, at)
    await racing.wake(table)


async def program_chose(table: Table, seat: int, words: str) -> None:
    """A program races with reflexes like a person's; a person whose place it took may have answered already."""
    play = playing.played(table)
    race = play.running.race if play.running else None
    if race is None:
        programs.prompt(table)
        return
    runner = race.runner(seat)
    if not runner.bot:
        race.passes(seat, now_us())
    elif not runner.answers:
        bot_answers(race, seat, words == SLAP, level_of(programs.player_at(table, seat)), racing.DICE)
    await table.save(racing_kept.kept(play))
    await racing.wake(table)


def level_of(player: str) -> int:
    kind, _, more = player.partition(":")
    return int(more) if kind == "level" else LEVELS.get(kind, 3)
