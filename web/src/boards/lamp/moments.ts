/** What moves when an event is shown: from one spot of the board to another. A spot is the `data-spot` of an element. */
import type { Event } from "../contract";

export interface Flight {
  readonly from: string;
  readonly to: string;
  /** The face that is shown in flight; none: the back. */
  readonly card?: string | undefined;
  /** A die flies, or the ring, and no card. */
  readonly face?: number;
  readonly ring?: boolean;
}

export interface Shown {
  readonly flights: readonly Flight[];
  /** Spots that light up. */
  readonly lit: readonly string[];
  /** The scorpions have won. */
  readonly burst?: string;
}

const NOTHING: Shown = { flights: [], lit: [] };
export const seatSpot = (seat: unknown): string => `seat ${seat}`;
export const chestSpot = (chest: unknown): string => `chest ${chest}`;
export const pileSpot = (seat: unknown, kind: unknown): string => `pile ${seat} ${kind}`;

export function shownBy({ key, arguments: given }: Event): Shown {
  const { seat, of, to, chest, stone, metal } = given;
  const card = typeof given["card"] === "string" ? given["card"] : undefined;
  const move = (from: string, end: string, face = card): Shown => ({ flights: [{ from, to: end, card: face }], lit: [end] });
  const lit = (...spots: string[]): Shown => ({ flights: [], lit: spots });
  switch (key) {
    case "started":
      return move("lamp", seatSpot(seat));
    case "left-over":
      return move("lamp", "discard");
    case "set":
      return chest ? lit(chestSpot(chest)) : lit(seatSpot(seat));
    case "revealed":
    case "turned":
    case "peeked":
    case "saw":
    case "searches":
      return lit(chestSpot(chest));
    case "rubbed":
      return given["hand"] === "slap" ? lit(seatSpot(seat), "lamp") : NOTHING;
    case "summoned":
    case "wished":
      return lit("lamp");
    case "named":
      return lit(seatSpot(of));
    case "stole":
      return move(seatSpot(of), seatSpot(seat));
    case "drew-first":
      return move(chestSpot(chest), seatSpot(seat));
    case "exchanged":
      return {
        flights: [
          { from: seatSpot(seat), to: seatSpot(of), card },
          { from: seatSpot(of), to: seatSpot(seat), card: String(given["for"]) },
        ],
        lit: [seatSpot(seat), seatSpot(of)],
      };
    case "took":
      return move("discard", seatSpot(seat));
    case "gave":
    case "passed":
      return move(seatSpot(seat), seatSpot(to));
    case "moved":
      return { flights: [{ from: chestSpot(chest), to: chestSpot(to), face: 0 }], lit: [chestSpot(to)] };
    case "attached":
      return { flights: [{ from: seatSpot(seat), to: pileSpot(seat, stone), card: "talisman" }], lit: [pileSpot(seat, stone)] };
    case "completed":
      return lit(`set ${seat} ${metal}`);
    case "drew":
      return move(chestSpot(chest), "found");
    case "won":
      return { ...move("found", seatSpot(seat)), lit: [seatSpot(seat)] };
    case "busted":
      return { ...move("found", "discard"), burst: "found" };
    case "ring":
      return { flights: [{ from: of === null || of === undefined || of === seat ? "ring" : seatSpot(of), to: seatSpot(seat), ring: true }], lit: [seatSpot(seat)] };
    case "ignored":
    case "stopped":
      return lit("found");
    case "offended":
    case "ignores":
    case "alone":
    case "orphaned":
    case "scored":
    case "chose-card":
    case "declined":
      return lit(seatSpot(seat));
    default:
      return NOTHING;
  }
}
