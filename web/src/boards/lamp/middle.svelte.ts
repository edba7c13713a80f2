/**
 * What the middle of the board shows. A view tells how things stand after all that happened; while that is being shown,
 * dice, wish and search are as the events tell them, one after the other.
 */
import type { LampView } from "../../wire/types";
import type { Moment } from "../contract";

export interface DieShown {
  readonly seat: number;
  readonly chest: string;
  readonly face: number;
}
export interface Offer {
  readonly seat: number;
  readonly wish: number;
  readonly effect: string;
  readonly answer: "open" | "refused" | "accepted";
}
export interface Search {
  readonly seat: number;
  readonly chest: string;
  readonly face: number;
  readonly found: readonly string[];
  readonly scorpions: number;
  readonly end: "open" | "kept" | "lost";
}
export interface Slap {
  readonly hand: string;
  readonly place: number | null;
}

/** An event's arguments; which of them are there the event's key tells. */
interface Given {
  readonly seat: number;
  readonly chest: string;
  readonly to: string;
  readonly face: number;
  readonly wish: number;
  readonly effect: string;
  readonly card: string;
  readonly scorpions: number;
  readonly hand: string | null;
  readonly place: number | null;
}

export class Middle {
  dice = $state.raw<readonly DieShown[]>([]);
  offer = $state.raw<Offer | null>(null);
  search = $state.raw<Search | null>(null);
  slaps = $state.raw<Readonly<Record<number, Slap>>>({});
  /** The moment in which all dice are uncovered at once, after a count of three. */
  counting = $state<number | null>(null);
  private heard = "";
  private last = -1;
  private settled = false;

  /** `view` is where to begin, if nothing was seen before this moment. */
  hear(moment: Moment, view: LampView): void {
    if (moment.number === this.last) return;
    if (!this.settled) this.settle(view);
    this.last = moment.number;
    const first = moment.key === "revealed" && this.heard !== "revealed";
    if (first) [this.dice, this.slaps, this.offer, this.search] = [diceOf(view), {}, null, null];
    this.counting = first ? moment.number : null;
    this.heard = moment.key;
    HEARD[moment.key]?.(this, moment.arguments as unknown as Given);
  }

  /** Nothing is being shown: as the view says. */
  settle(view: LampView): void {
    this.settled = true;
    this.counting = null;
    this.heard = "";
    const open = view.ask !== "choose";
    this.dice = diceOf(view);
    this.slaps = Object.fromEntries(view.seats.flatMap((it, seat) => (open && it.slap ? [[seat, { hand: it.slap, place: it.place ?? null }]] : [])));
    const player = view.player ?? -1;
    this.offer = view.effect && view.ask !== "search" ? { seat: player, wish: view.wish, effect: view.effect, answer: view.ask === "wish" ? "open" : "accepted" } : null;
    const face = view.chest === null ? 0 : (view.seats[player]?.dice?.[view.chest] ?? 0);
    this.search = view.chest === null ? null : { seat: player, chest: view.chest, face, found: view.found, scorpions: view.scorpions, end: "open" };
  }
}

function diceOf(view: LampView): DieShown[] {
  return view.seats.flatMap((it, seat) => Object.entries(it.dice ?? {}).map(([chest, face]) => ({ seat, chest, face })));
}

/** The search that a card is drawn in; as far as its dice tell, if its beginning was missed. */
function searchOf({ search, dice }: Middle, { seat, chest }: Given): Search {
  const face = dice.find((die) => die.seat === seat && die.chest === chest)?.face ?? 0;
  return search?.end === "open" && search.chest === chest ? search : { seat, chest, face, found: [], scorpions: 0, end: "open" };
}

const HEARD: Readonly<Record<string, (middle: Middle, given: Given) => void>> = {
  turn(middle) {
    [middle.dice, middle.slaps, middle.offer, middle.search] = [[], {}, null, null];
  },
  revealed(middle, { seat, chest, face }) {
    middle.dice = [...middle.dice.filter((die) => die.seat !== seat || die.chest !== chest), { seat, chest, face }];
  },
  rubbed(middle, { seat, hand, place }) {
    middle.slaps = { ...middle.slaps, [seat]: { hand: hand ?? "pass", place: place || null } };
  },
  moved(middle, { seat, chest, to }) {
    middle.dice = middle.dice.map((die) => (die.seat === seat && die.chest === chest ? { ...die, chest: to } : die));
  },
  turned(middle, { seat, chest, face }) {
    middle.dice = middle.dice.map((die) => (die.seat === seat && die.chest === chest ? { ...die, face } : die));
  },
  wished(middle, { seat, wish, effect }) {
    middle.offer = { seat, wish, effect, answer: "open" };
  },
  refused(middle) {
    middle.offer = middle.offer && { ...middle.offer, answer: "refused" };
  },
  accepted(middle) {
    middle.offer = middle.offer && { ...middle.offer, answer: "accepted" };
  },
  searches(middle, { seat, chest, face }) {
    middle.offer = null;
    middle.search = { seat, chest, face, found: [], scorpions: 0, end: "open" };
  },
  drew(middle, given) {
    const search = searchOf(middle, given);
    middle.search = { ...search, found: [...search.found, given.card], scorpions: given.scorpions };
  },
  ignored(middle, { scorpions }) {
    if (middle.search) middle.search = { ...middle.search, scorpions };
  },
  won(middle) {
    if (middle.search) middle.search = { ...middle.search, end: "kept" };
  },
  busted(middle) {
    if (middle.search) middle.search = { ...middle.search, end: "lost" };
  },
  scored(middle) {
    [middle.offer, middle.search] = [null, null];
  },
};
