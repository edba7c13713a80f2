/** What scripts/fixtures.py wrote: matches as every seat sees them, scene by scene. For the gallery alone. */
import type { Action, Event, GameName } from "../boards/contract";

export interface Sight {
  readonly view: Record<string, unknown>;
  readonly legal: readonly Action[];
  readonly events: readonly Event[];
}
export interface Scene {
  readonly asked: readonly number[];
  readonly sights: Readonly<Record<string, Sight>>;
}
export interface Fixture {
  readonly game: GameName;
  readonly seats: number;
  readonly names: readonly string[];
  readonly scenes: readonly Scene[];
}

const FOUND = import.meta.glob<Fixture>("./fixtures/*.json", { import: "default" });

export function fixturesOf(game: GameName): string[] {
  return Object.keys(FOUND)
    .map((path) => path.slice("./fixtures/".length, -".json".length))
    .filter((name) => name.startsWith(`${game}-`));
}

export async function fixture(name: string): Promise<Fixture | null> {
  const load = FOUND[`./fixtures/${name}.json`];
  return load ? load() : null;
}
