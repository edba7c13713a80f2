/**
 * Where on the board each legal action is done: at one thing (`pile 2 ruby`), or at two, one after the other and in
 * either order (`face 4`, then `chest gold`).
 */
import type { Action } from "../contract";

type Given = Readonly<Record<string, unknown>>;

export class Choices {
  readonly plain: readonly Action[];
  private readonly single = new Map<string, Action>();
  private readonly pairs = new Map<string, Map<string, Action>>();
  private readonly things = new Map<Action, readonly string[]>();

  /** `chest` is the one that is searched, where a card is drawn. */
  constructor(legal: readonly Action[], chest: string | null = null) {
    for (const action of legal) {
      const [one, other] = thingsOf(action, chest);
      if (one && other) this.pair(one, other, action);
      else if (one) this.single.set(one, action);
      this.things.set(action, [one, other].filter((thing) => thing !== undefined));
    }
    this.plain = legal.filter((action) => PLAIN.has(action.key) || (action.key === "rub" && action.values["hand"] === "pass"));
  }

  /** The one thing that every action begins with, if there is but one: it need not be picked up. */
  get sole(): string | null {
    const firsts = new Set([...this.things.values()].flatMap(([one, other]) => (one && other ? [one] : [])));
    return firsts.size === 1 ? [...firsts][0]! : null;
  }

  at(thing: string, held: string | null = null): Action | undefined {
    return this.single.get(thing) ?? (held === null ? undefined : this.pairs.get(held)?.get(thing));
  }

  /** Whether it is one of two things that are touched for something. */
  begins(thing: string): boolean {
    return this.pairs.has(thing);
  }

  of(action: Action | null): readonly string[] {
    return (action && this.things.get(action)) ?? [];
  }

  some(key: string): boolean {
    return [...this.things.keys()].some((action) => action.key === key);
  }

  byKey(key: string): Action | undefined {
    return [...this.things.keys()].find((action) => action.key === key);
  }

  private pair(one: string, other: string, action: Action): void {
    for (const [a, b] of [[one, other], [other, one]] as const) {
      const found = this.pairs.get(a) ?? new Map<string, Action>();
      this.pairs.set(a, found.set(b, action));
    }
  }
}

const PLAIN = new Set(["accept", "refuse", "draw", "stop", "decline"]);

export function thingsOf({ key, values }: Action, searched: string | null): readonly string[] {
  const { face, chest, to, card, seat, stone, way, hand } = values as Given;
  switch (key) {
    case "set":
      return [`face ${face}`, `chest ${chest}`];
    case "give":
      return [`card ${card}`, `seat ${seat}`];
    case "move":
      return [`die ${chest}`, `chest ${to}`];
    case "draw-from":
    case "peek":
      return [`chest ${chest}`];
    case "draw":
      return searched ? [`chest ${searched}`] : [];
    case "name":
      return [`seat ${seat}`];
    case "steal":
    case "for":
      return [`pile ${seat} ${card}`];
    case "exchange":
    case "pass-card":
      return [`card ${card}`];
    case "attach":
      return [`card ${stone}`];
    case "take":
      return [`discard ${card}`];
    case "turn":
      return [`turn ${way} ${chest}`];
    case "rub":
      return hand === "slap" ? ["lamp"] : [];
    default:
      return [];
  }
}
