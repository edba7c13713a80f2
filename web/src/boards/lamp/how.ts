/** How a question is answered on the board: in a few words, and on which part of it. */
import type { Action } from "../contract";

export interface How {
  readonly part: "dice" | "chests" | "own" | "others" | "discard";
  /** Its message: `lamp_board_<words>`. */
  readonly words: string;
}

const HOW: Readonly<Record<string, How>> = {
  set: { part: "dice", words: "how_dice" },
  "pass-card": { part: "own", words: "how_own" },
  exchange: { part: "own", words: "how_own" },
  attach: { part: "own", words: "how_own" },
  give: { part: "own", words: "how_give" },
  name: { part: "others", words: "how_name" },
  steal: { part: "others", words: "how_steal" },
  for: { part: "others", words: "how_steal" },
  take: { part: "discard", words: "how_discard" },
  "draw-from": { part: "chests", words: "how_chest" },
  peek: { part: "chests", words: "how_chest" },
  move: { part: "chests", words: "how_move" },
  turn: { part: "chests", words: "how_turn" },
};

export function howTo(legal: readonly Action[]): How | undefined {
  return legal.map((action) => HOW[action.key]).find((how) => how !== undefined);
}
