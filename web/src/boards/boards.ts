/** The boards, each fetched when its table is first opened. */
import type { Beforehand, Board, GameName } from "./contract";

const FOUND = import.meta.glob<Board>("./*/Board.svelte", { import: "default" });
const DECIDED = import.meta.glob<() => Beforehand>("./*/beforehand.svelte.ts", { import: "default" });

export const GAMES: readonly GameName[] = ["lamp", "digup", "dragons"];

export function isGame(name: string | undefined): name is GameName {
  return GAMES.includes(name as GameName);
}

export async function boardOf(game: GameName): Promise<Board | null> {
  const load = FOUND[`./${game}/Board.svelte`];
  return load ? load() : null;
}

/** What can be decided beforehand in a game; null where there is nothing. */
export async function beforehandOf(game: GameName): Promise<Beforehand | null> {
  const make = await DECIDED[`./${game}/beforehand.svelte.ts`]?.();
  return make ? make() : null;
}
