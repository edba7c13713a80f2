"""The race for the lamp: fair by reaction, not by arrival. Pure logic: times and dice are handed in, nothing is sent.

How a table runs a race (all times are whole microseconds of one clock that never jumps: read the wall clock once when
the process starts, and add `perf_counter_ns() // 1000` since; so stamps still mean something after a restart):

    race = open_race(terms_of("reflex"), [Runner(0, trips=[15_200, 15_900]), Runner(1, bot=True)], now, dice)

1. `terms_of(mode)`: `reflex`, `relaxed`, `sealed` (a choice without reflexes), `alone` (each seat by itself, in turns).
   `Runner(seat, trips, kernel)` for each seat that the match asks: the last round trips of its protocol pings, as
   measured before the race (`links.WINDOW` of them are enough), and TCP's own smallest one (`kernel.shortest_in`), but
   never behind a proxy: there it is the way to the proxy, and the far seats would be taken for cheats.
   Programs are `Runner(seat, bot=True)`. `dice` is a `random.Random`; a server hands in `random.SystemRandom()`.
   `weaknesses(trips, kernel)` says beforehand which links are too bad for reflexes.
2. Nobody is told anything of what the cue shows before `race.cue_at(seat)`; then the seat is sent the cue, and
   `race.sent(seat, at)` says when that was. Spectators are sent it along with the last seat. In `alone`, `cue_at` is
   None until the seat says that it is ready: `race.ready(seat, at, dice, trips, kernel)`.
3. `race.slap(seat, at, claim)` and `race.passes(seat, at)` for what arrives, stamped by the reader itself; `claim` is
   the seat's own time from light to slap. What a program chose: `bot_answers(race, seat, slap, level, dice)`. Only the
   sender is told that it arrived. A seat's first answer stands; false starts are void and lock it for a moment.
4. `race.waits_until()` after each of these: the table wakes then. It is None while a seat timed alone has no end.
   From `race.photo_finish_at()` it is too late to slap: everybody may be shown that the finish is being judged.
5. When `race.is_closed(now)`: `race.slapped(now)` are the seats that slap, all others pass; `race.order(now)` goes to
   `Match.act` beside the last answer; `receipt_of(race, now)` is stored and public. Before, all three raise StillOpen.
   `recompute(receipt)` finds the order again from the receipt, or raises Tampered.
6. A `Race` is a msgspec struct: store it with `msgspec.json.encode` whenever it changes. It holds what nobody may see
   yet. After a restart go on with `after_restart(race, alive, now, dice, runners)`.
"""

from grotto.server.race.bots import bot_answers
from grotto.server.race.findings import Finding, Verdict
from grotto.server.race.links import Link, link_of, weaknesses
from grotto.server.race.modes import Mode, Terms, terms_of
from grotto.server.race.plausible import oddities
from grotto.server.race.race import Race, StillOpen, open_race
from grotto.server.race.receipt import Receipt, receipt_of, recompute
from grotto.server.race.restart import after_restart
from grotto.server.race.runners import Answer, Runner

__all__ = [
    "Answer",
    "Finding",
    "Link",
    "Mode",
    "Race",
    "Receipt",
    "Runner",
    "StillOpen",
    "Terms",
    "Verdict",
    "after_restart",
    "bot_answers",
    "link_of",
    "oddities",
    "open_race",
    "receipt_of",
    "recompute",
    "terms_of",
    "weaknesses",
]
