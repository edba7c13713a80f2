/** The boards, each fetched when its table is first opened. */
import type { Board, GameName } from "./contract";

const FOUND = import.meta.glob<Board>("./*/Board.svelte", { import: "default" });

export const GAMES: readonly GameName[] = ["lamp", "digup", "dragons"];

export function isGame(name: string | undefined): name is GameName {
  return GAMES.includes(name as GameName);
}

export async function boardOf(game: GameName): Promise<Board | null> {
  const load = FOUND[`./${game}/Board.svelte`];
  return load ? load() : null;
}
