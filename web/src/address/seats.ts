/** The seats that this browser has at tables. A seat's secret stays here, and goes nowhere but to the server. */
import type { GameName } from "../boards/contract";
import { keep, kept } from "../settings/kept";

export interface KeptSeat {
  readonly code: string;
  readonly secret: string;
  readonly game?: GameName;
  readonly at: number;
}

const MOST = 20;

export function keptSeats(): readonly KeptSeat[] {
  return kept<readonly KeptSeat[]>("seats", []);
}

export function secretOf(code: string): string | null {
  return keptSeats().find((seat) => seat.code === code)?.secret ?? null;
}

export function keepSeat(code: string, secret: string, game?: GameName): void {
  const others = keptSeats().filter((seat) => seat.code !== code);
  const seat = { code, secret, at: Date.now(), ...(game && { game }) };
  keep("seats", [seat, ...others].slice(0, MOST));
}

export function forgetSeat(code: string): void {
  keep("seats", keptSeats().filter((seat) => seat.code !== code));
}

/** A table's code as somebody typed it; null if it cannot be one. */
export function codeIn(typed: string): string | null {
  const link = /\/t\/(\w+)/.exec(typed);
  const code = (link?.[1] ?? typed).replace(/[\s-]/g, "").toUpperCase();
  return /^[A-Z0-9]{6}$/.test(code) ? code : null;
}
