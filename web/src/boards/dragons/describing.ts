/**
 * What a space is called by those who do not see it: what stands written on it, what is there, and whose tokens lie on it.
 * It begins with the very words that are written, so that who speaks to his device can say what he sees (WCAG 2.5.3).
 */
import type { DragonsView } from "../../wire/types";
import type { Teller } from "../../words/telling";
import { SPACES, isCave, isPassed, isRoom, type Lying, type SpaceName } from "./spaces";

export function describe(view: DragonsView, space: SpaceName, lying: readonly Lying[], teller: Teller): string {
  const parts = [named(space, teller)];
  if (view.space === space) parts.push(say(teller, "tallying"));
  else if (isPassed(view, space)) parts.push(say(teller, "tallied"));
  if (view.taboo === space) parts.push(say(teller, "closed"));
  if (view.smuggler !== undefined && view.smuggler !== null && view.smuggled?.includes(space)) parts.push(say(teller, "smuggled", { seat: teller.name(view.smuggler) }));
  parts.push(...wares(view, space, teller), ...tokens(view, lying, teller));
  return parts.join("; ");
}

/** What stands on the board, in few letters. */
export const shortOf = (space: SpaceName, teller: Teller): string => teller.say(`dragons_short_${space.replace("-", "_")}`) ?? space;

function named(space: SpaceName, teller: Teller): string {
  const [number, short, full] = [SPACES.indexOf(space) + 1, shortOf(space, teller), teller.piece("space", space)];
  return short === full ? say(teller, "numbered", { number, short }) : say(teller, "numbered_in_full", { number, short, full });
}

/** What can be won there. */
export function wares(view: DragonsView, space: SpaceName, teller: Teller): string[] {
  if (isCave(space)) {
    const niches = view.caves[space] ?? [];
    return [niches.length ? say(teller, "niches", { list: niches.join(", ") }) : say(teller, "no_treasure")];
  }
  if (space === "guard") return [view.guard === undefined ? say(teller, "guard_hidden") : say(teller, "guard_is", { guard: view.guard })];
  const room = isRoom(space) ? view.rooms[space] : undefined;
  if (!room) return [];
  if (!room.stack) return [say(teller, "sold_out")];
  const sale = room.artifact ? [say(teller, "on_sale", { artifact: teller.piece("artifact", room.artifact) })] : [];
  return [...sale, say(teller, "stack", { count: room.stack })];
}

/** Whose tokens lie there, seat by seat. */
export function tokens(view: DragonsView, lying: readonly Lying[], teller: Teller): string[] {
  return view.seats.flatMap((_, seat) => {
    const own = lying.filter((token) => token.seat === seat);
    return own.length ? [say(teller, "theirs", { seat: teller.name(seat), list: own.map((token) => tokenSaid(token, teller)).join(", ") })] : [];
  });
}

export function tokenSaid({ value, hidden, twice, count }: Lying, teller: Teller): string {
  if (!value) return say(teller, "face_down", { count: count ?? 1 });
  const token = teller.piece("token", value);
  const said = hidden ? say(teller, "hidden_own", { token }) : token;
  return twice ? say(teller, "twice", { token: said }) : said;
}

const say = (teller: Teller, key: string, inputs: Record<string, string | number> = {}): string => teller.say(`dragons_board_${key}`, inputs) ?? "";
