/** How fast a table is played, as it is chosen on the page. */
import type { Pace, PaceKind } from "../wire/types";

export interface PaceWish {
  kind: PaceKind;
  minutes: number;
  increment: number;
  days: number;
}

export const USUAL_PACE: PaceWish = { kind: "free", minutes: 10, increment: 10, days: 2 };

export function pace({ kind, minutes, increment, days }: PaceWish): Pace {
  if (kind === "clocks") return { kind, bank_seconds: minutes * 60, increment_seconds: increment };
  return kind === "days" ? { kind, days } : { kind };
}
