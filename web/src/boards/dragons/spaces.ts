/** The spaces of the board in the order of the tally, what lies on them, and where the rulebook speaks of each thing. */
import { CAVES, CITY, ROOMS } from "../../art/places";
import { ARTIFACTS, TREASURES, type ArtifactKind, type TreasureKind } from "../../art/treasures";
import type { DragonsView } from "../../wire/types";

export type SpaceName = (typeof CAVES)[number] | (typeof CITY)[number] | "guard" | (typeof ROOMS)[number];
export const SPACES: readonly SpaceName[] = [...CAVES, ...CITY, "guard", ...ROOMS];
export const VALUES = ["1", "2", "4", "5", "6", "7", "8", "9"] as const;

export const isCave = (space: string): boolean => space.endsWith("-cave");
export const isRoom = (space: string): boolean => space.startsWith("room-");
export const kindOf = (cave: string): TreasureKind => cave.slice(0, -"-cave".length) as TreasureKind;
export const isTreasure = (name: unknown): name is TreasureKind => TREASURES.includes(name as TreasureKind);
export const isArtifact = (name: unknown): name is ArtifactKind => ARTIFACTS.includes(name as ArtifactKind);
/** What its description is filed under. */
export const sortOf = (space: string): string => (isCave(space) ? "cave" : isRoom(space) ? "room" : space);

/** A token that lies somewhere. Without a value: face down, and not the viewer's. */
export interface Lying {
  readonly seat: number;
  readonly value?: string | undefined;
  /** It is the viewer's own and lies face down: the others do not see it. */
  readonly hidden?: boolean;
  readonly twice?: boolean;
  /** So many that cannot be told apart. */
  readonly count?: number;
}

const byValue = (a: Lying, b: Lying): number => (b.value ?? "").localeCompare(a.value ?? "");

/** Everybody's tokens on a space, seat by seat. */
export function lyingOn(view: DragonsView, space: string): Lying[] {
  return view.seats.flatMap((one, seat) => {
    const at = (where: Readonly<Record<string, string>>): string[] => Object.keys(where).filter((token) => where[token] === space);
    const open = at(one.open).map((value) => ({ seat, value, twice: one.doubled.includes(value) }));
    const hidden = at(one.hidden ?? {}).map((value) => ({ seat, value, hidden: true, twice: one.doubled.includes(value) }));
    const down = one.hidden ? 0 : (one.face_down[space] ?? 0);
    return [...[...open, ...hidden].sort(byValue), ...(down ? [{ seat, count: down }] : [])];
  });
}

/** Whether the tally has passed a space. While tokens are placed, no space is being tallied. */
export function isPassed(view: DragonsView, space: string): boolean {
  return view.space !== null && SPACES.indexOf(space as SpaceName) < SPACES.indexOf(view.space as SpaceName);
}

/** Whether a space takes part: rooms that are not used are absent, the Tent and the Djinn belong to the magic. */
export function isUsed(view: DragonsView, space: string): boolean {
  if (isRoom(space)) return space in view.rooms;
  return view.magic || (space !== "tent" && space !== "djinn");
}

/** As the rulebook tells of them. */
export const SPELL_ORDER: readonly string[] = [
  ...["abracadabra", "apprentice", "charity", "city-tax", "smuggler", "last-first", "trade", "lunar-eclipse"],
  ...["solar-eclipse", "parasite", "dragon-leaves", "spy", "sultans-tax", "mirage", "eye-for-an-eye", "donation"],
  ...["dragons-return", "sacrifice", "second-chance", "taboo", "teleport"],
];
const TOLD_IN: Readonly<Record<string, string>> = { tent: "10.5", djinn: "10.6", market: "6.1", caravanserai: "6.2", guard: "7.1", room: "8.1", cave: "5.1" };

/** Where the rulebook speaks of a space, a spell or an artifact. */
export function ruleOf(name: string): string {
  const spell = SPELL_ORDER.indexOf(name);
  if (spell >= 0) return `14.${spell + 1}`;
  if (isArtifact(name)) return `12.${ARTIFACTS.indexOf(name) + 1}`;
  return TOLD_IN[sortOf(name)] ?? "4.1";
}
