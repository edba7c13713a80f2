/** What moves when an event is shown: from one spot of the board to another. A spot is the `data-spot` of an element. */
import type { Event } from "../contract";
import { kindOf } from "./spaces";

/** What is seen in flight; without a name, its back. */
export interface Flying {
  readonly family: "token" | "treasure" | "artifact" | "spell" | "camel";
  readonly name?: string | undefined;
  readonly seat?: number | undefined;
}
export interface Flight extends Flying {
  readonly from: string;
  readonly to: string;
}
export interface Shown {
  readonly flights: readonly Flight[];
  /** Spots that light up. */
  readonly lit: readonly string[];
  /** How strong a seat is on a space. */
  readonly strength?: { readonly spot: string; readonly seat: number; readonly count: number };
}

const NOTHING: Shown = { flights: [], lit: [] };
export const spaceSpot = (space: unknown): string => `space ${space}`;
export const seatSpot = (seat: unknown): string => `seat ${seat}`;
const text = (given: unknown): string | undefined => (typeof given === "string" ? given : undefined);

export function shownBy({ key, arguments: given }: Event): Shown {
  const { seat, of, space, to } = given;
  const [here, who] = [spaceSpot(space), seatSpot(seat)];
  const move = (from: string, where: string, family: Flying["family"], name?: unknown): Shown => ({
    flights: [{ from, to: where, family, name: text(name), seat: typeof seat === "number" ? seat : undefined }],
    lit: [where],
  });
  const lit = (...spots: string[]): Shown => ({ flights: [], lit: spots });
  switch (key) {
    case "filled":
      return move("bank", here, "treasure", kindOf(String(space)));
    case "took":
      return move("bank", who, "treasure", given["kind"]);
    case "paid":
      return move(who, "bank", "treasure", given["kind"]);
    case "paid-seat":
      return move(who, seatSpot(of), "treasure", given["kind"]);
    case "looted":
      return move(here, who, "treasure", given["kind"]);
    case "returned":
      return move(here, "bank", "treasure", given["kind"]);
    case "placed":
    case "placed-openly":
      return move(who, here, "token", given["token"]);
    case "went-home":
      return move(here, who, "token", given["token"]);
    case "sent-home":
      return move(here, who, "token");
    case "moved":
      return move(here, spaceSpot(to), "token", given["token"]);
    case "landed":
      return move(who, here, "token", "carpet");
    case "drew":
      return move("deck", who, "spell", given["spell"]);
    case "handed-on":
      return move(who, seatSpot(of), "spell", given["spell"]);
    case "discarded":
      return move(who, "deck", "spell", given["spell"]);
    case "cast":
      return move(who, "window", "spell", given["spell"]);
    case "used":
      return move(who, "window", "artifact", given["artifact"]);
    case "got":
      return move(here, who, "artifact", given["artifact"]);
    case "swapped":
      return { flights: [...move(who, here, "artifact", given["gives"]).flights, ...move(here, who, "artifact", given["gets"]).flights], lit: [here, who] };
    case "camel":
      return move(spaceSpot("caravanserai"), seatSpot(of), "camel");
    case "counted":
      return { ...lit(here), strength: { spot: here, seat: Number(seat), count: Number(given["count"]) } };
    case "guard":
    case "bribed":
      return lit(spaceSpot("guard"));
    case "entered":
    case "stayed-out":
    case "unlocked":
    case "may-use-two":
    case "scored":
    case "starts":
    case "round":
      return lit(who);
    case "named-target":
      return lit(spaceSpot(to));
    case "named-seat":
      return lit(seatSpot(of));
    default:
      return space === undefined ? NOTHING : lit(here);
  }
}
