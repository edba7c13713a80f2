/** The names of cards, taken apart for drawing; and where the rulebook speaks of each. */
import { METALS, type Metal } from "../../art/metals";

export const STONES = ["emerald", "ruby", "sapphire", "diamond"] as const;
export type Stone = (typeof STONES)[number];
export const PIECES = ["bracelet", "ring", "necklace"] as const;
export type Piece = (typeof PIECES)[number];
export { METALS, type Metal };

export interface Drawn {
  readonly kind: string;
  readonly scorpions: number;
}

/** `ruby**` is a ruby with two scorpions. */
export function drawnOf(card: string): Drawn {
  const kind = card.replace(/\*/g, "");
  return { kind, scorpions: card.length - kind.length };
}

export const isStone = (kind: string): kind is Stone => STONES.includes(kind as Stone);

export function jewelOf(kind: string): { metal: Metal; piece: Piece } | undefined {
  const [metal, piece] = kind.split("-");
  return PIECES.includes(piece as Piece) ? { metal: metal as Metal, piece: piece as Piece } : undefined;
}

/** Stones by colour, then jewels by metal: the order in which loot lies. */
export const KINDS: readonly string[] = [...STONES, ...METALS.flatMap((metal) => PIECES.map((piece) => `${metal}-${piece}`)), "talisman", "sorcerer"];

/** First by scorpions, then as loot lies. */
export function sorted(cards: readonly string[]): string[] {
  const place = (card: string): number => drawnOf(card).scorpions * 100 + KINDS.indexOf(drawnOf(card).kind);
  return [...cards].sort((a, b) => place(a) - place(b));
}

const TOLD_IN: Readonly<Record<string, string>> = {
  ...{ "draw-bronze": "5.1", "draw-silver": "5.1", "draw-gold": "5.1", "draw-choice": "5.2", "steal-stone": "5.3", "steal-jewel": "5.4" },
  ...{ "steal-either": "5.5", "exchange-stone": "5.6", "exchange-jewel": "5.7", "take-discard": "5.8", "give-card": "5.9", "pass-left": "5.10" },
  ...{ "move-die": "5.12", "turn-die": "5.13", "ignore-scorpion": "5.14", nothing: "5.15" },
};
/** All but those that peek, of which there are many. */
export const EFFECTS: readonly string[] = Object.keys(TOLD_IN);
/** Where it speaks of a Lamp card. */
export const ruleOf = (effect: string): string => TOLD_IN[effect] ?? "5.11";

/** Where it speaks of a kind of treasure. */
export function ruleOfKind(kind: string): string {
  if (kind === "sorcerer") return "6.6";
  if (kind === "talisman") return "7.4";
  return isStone(kind) ? "8.6" : "7.2";
}
export const RING_RULE = "9.2";
