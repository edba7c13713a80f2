/** Seats as the page shows them. */
import type { Seat, SeatClock } from "../boards/contract";
import { t } from "../words/shell";
import type { Clock, Pace, TableAt } from "../wire/types";

export function botName(player: string | null | undefined): string {
  const level = /^level:(\d)$/.exec(player ?? "");
  return level ? t("shell_bot_level", { level: level[1]! }) : t("shell_bot");
}

/** A person's own name; a program's is the one that its seat has in our tales. */
export function seatName(at: TableAt, seat: number): string {
  const place = at.seats[seat];
  if (place?.name) return place.name;
  return place?.kind === "program" ? programName(seat) : t("shell_seat_number", { number: seat + 1 });
}

export function programName(seat: number): string {
  return t(`shell_bot_name_${seat as 0 | 1 | 2 | 3 | 4}`);
}

/** The clocks of a table, and when they were heard of. */
export interface Clocks {
  readonly at: number;
  readonly clocks: readonly Clock[];
}

function clockOf(seat: number, pace: Pace, { at, clocks }: Clocks): SeatClock | undefined {
  const clock = clocks.find((one) => one.seat === seat);
  const seconds = pace.kind === "days" ? (pace.days ?? 1) * 86_400 : pace.bank_seconds;
  return clock && { left_ms: clock.left_ms, running: clock.running, at, full_ms: seconds ? seconds * 1000 : clock.left_ms };
}

export function boardSeats(at: TableAt, asked: readonly number[], clocks: Clocks): Seat[] {
  return at.seats.flatMap((place, seat): Seat[] =>
    place.kind === "closed"
      ? []
      : [
          {
            name: seatName(at, seat),
            kind: place.kind === "person" && !place.covered ? "person" : place.kind === "open" ? "open" : "bot",
            connection: place.connection === "gone" ? "gone" : place.connection === "shaky" ? "away" : "here",
            asked: asked.includes(seat),
            clock: clockOf(seat, at.pace, clocks),
          },
        ],
  );
}
