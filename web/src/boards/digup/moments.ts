/** What moves when an event is shown: from one spot of the board to another. A spot is the `data-spot` of an element. */
import type { Event } from "../contract";

export interface Flight {
  readonly from: string;
  readonly to: string;
  /** The face that is shown in flight; none: the back. */
  readonly card?: string | undefined;
}

export interface Shown {
  readonly flights: readonly Flight[];
  /** Spots that light up. */
  readonly lit: readonly string[];
  /** The ends of a bridge that hangs between two mines. */
  readonly bridge?: readonly [string, string];
  /** A place that a torch lights. */
  readonly torch?: string;
  readonly blast?: boolean;
}

const NOTHING: Shown = { flights: [], lit: [] };
export const cellSpot = (seat: unknown, cell: unknown): string => `cell ${seat} ${cell}`;
export const handSpot = (seat: unknown): string => `hand ${seat}`;

/** `faceAt` tells the open card that lies at a spot now. */
export function shownBy({ key, arguments: given }: Event, faceAt: (spot: string) => string | undefined): Shown {
  const { seat, of, cell, with: other, mine } = given;
  const card = typeof given["card"] === "string" ? given["card"] : undefined;
  const move = (from: string, to: string): Shown => ({ flights: [{ from, to, card }], lit: [to] });
  const lit = (...spots: string[]): Shown => ({ flights: [], lit: spots });
  const exchange = (a: string, b: string): Shown => ({ flights: [{ from: a, to: b, card: faceAt(b) }, { from: b, to: a, card: faceAt(a) }], lit: [a, b] });
  switch (key) {
    case "drew":
      return move("pile", handSpot(seat));
    case "laid":
      return move(handSpot(seat), cellSpot(seat, cell));
    case "lifted":
      return move(cellSpot(seat, cell), handSpot(seat));
    case "played":
      return move(handSpot(seat), "play");
    case "swapped":
      return exchange(cellSpot(seat, cell), cellSpot(seat, other));
    case "bridged": {
      const ends = [cellSpot(seat, cell), cellSpot(of, other)] as const;
      return { ...exchange(...ends), bridge: ends };
    }
    case "kept":
    case "picked":
      return move("spread", handSpot(seat));
    case "put-back":
      return move("spread", "pile");
    case "threw":
    case "discarded":
    case "paid":
      return move(handSpot(seat), "discard");
    case "blew-up":
      return { ...lit("play"), blast: true };
    case "looked-at-hand":
      return lit(handSpot(of));
    case "took":
      return move(handSpot(of), handSpot(seat));
    case "gave":
      return move(handSpot(seat), handSpot(of));
    case "dug-out":
      return move("discard", handSpot(seat));
    case "reshuffled":
      return move("discard", "pile");
    case "revealed":
      return move("pile", "spread");
    case "placed":
      return move("play", cellSpot(mine, cell));
    case "turned-up":
    case "opened":
    case "uncovered":
      return lit(cellSpot(seat, cell));
    case "looked-at-cell":
      return { ...lit(cellSpot(of, cell)), torch: cellSpot(of, cell) };
    case "completed":
    case "scored":
    case "turn":
      return lit(`mine ${seat}`);
    default:
      return NOTHING;
  }
}
