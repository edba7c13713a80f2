/**
 * When a viewer passes without being asked. What it goes by is what all see: the moment, what was played and at whom,
 * where whose tokens lie. So that he passes at once tells the others how he set it, and nothing of his hand.
 */
import type { DragonsPlayView, DragonsView } from "../../wire/types";

export const MOMENTS = ["round-start", "before-placement", "all-placed", "turned-up", "caves-done", "purchase", "round-end"] as const;
export type MomentName = (typeof MOMENTS)[number];

/** How far he passes in the present round: not at all, up to a space of his or a play at him, up to that, or to its end. */
export const REACHES = ["nowhere", "space", "aim", "round"] as const;
export type Reach = (typeof REACHES)[number];

/** For one round: it ends with it. */
export interface Wish {
  readonly round: number;
  readonly reach: Reach;
}

/** For every round and every table, until he thinks better of it. */
export interface Habits {
  /** Nobody has answered what he played. */
  readonly own: boolean;
  /** At these moments, as long as nobody has played anything. */
  readonly quiet: readonly MomentName[];
}

export const NO_HABITS: Habits = { own: false, quiet: [] };

export function passes(view: DragonsView, seat: number, habits: Habits, wish: Wish | null): boolean {
  const queue = view.queue ?? [];
  if (wish?.round === view.round) return reaches(wish.reach, view, seat);
  if (!queue.length) return habits.quiet.includes(view.window as MomentName);
  return habits.own && queue.every((play) => play.seat === seat);
}

function reaches(reach: Reach, view: DragonsView, seat: number): boolean {
  if (reach === "nowhere" || reach === "round") return reach === "round";
  return !isAimedAt(view.queue ?? [], seat) && !(reach === "space" && isAtOwnSpace(view, seat));
}

/** Whether somebody has named the seat, or what it played. */
export function isAimedAt(queue: readonly DragonsPlayView[], seat: number): boolean {
  const own = queue.filter((play) => play.seat === seat).map(({ play }) => play);
  return queue.some((play) => play.seat !== seat && (play.of === seat || (play.against !== undefined && own.includes(play.against))));
}

/** Whether the space on which all look now has tokens of the seat. */
function isAtOwnSpace({ window, space, seats }: DragonsView, seat: number): boolean {
  if (space === null || (window !== "turned-up" && window !== "purchase")) return false;
  const { open, hidden } = seats[seat]!;
  return [...Object.values(open), ...Object.values(hidden ?? {})].includes(space);
}

export type Hand = Readonly<Record<string, number>>;

/** The spells and artifacts of a seat, as far as the viewer sees them. */
export function handOf({ seats }: DragonsView, seat: number): Hand {
  const { spells, artifacts } = seats[seat]!;
  return { ...artifacts, ...Object.fromEntries((spells ?? []).map((spell) => [spell, 1])) };
}

export function hasGrown(before: Hand, now: Hand): boolean {
  return Object.entries(now).some(([name, count]) => count > (before[name] ?? 0));
}
