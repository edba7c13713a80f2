/** What the games can speak of: made by scripts/box_words.py, and no rule in it. */
import type { GameName } from "../boards/contract";
import boxes from "./boxes.json";

interface Argument {
  readonly kind: string;
  readonly secret: boolean;
}
export interface BoxWords {
  readonly seats: readonly number[];
  readonly usual_seats: number;
  readonly options: Readonly<Record<string, readonly (string | number | boolean | null)[]>>;
  readonly events: Readonly<Record<string, Readonly<Record<string, Argument>>>>;
  readonly verbs: Readonly<Record<string, { readonly arguments: Readonly<Record<string, string>> }>>;
  readonly asks: readonly string[];
  readonly refusals: Readonly<Record<string, string>>;
  readonly reasons: readonly string[];
  /** What a score is made of. */
  readonly scores: readonly string[];
  readonly decided_by: readonly string[];
  readonly pieces: Readonly<Record<string, readonly string[]>>;
}

export const BOXES = boxes as unknown as Readonly<Record<GameName, BoxWords>>;

/** Key of a message: `digup_ask_purse_first`. Stars (of scorpions) are for `piece` to read; keys do without them. */
export function messageKey(game: GameName, family: string, name: string): string {
  return `${game}_${family}_${name}`.replace(/\*/g, "").replace(/[- ]/g, "_");
}
