/** The names of cards, taken apart for drawing. */
import { ADVENTURES, type AdventureKind } from "../../art/adventures";
import { GEMS, type GemKind } from "../../art/gems";

export interface Stone {
  readonly gem: GemKind;
  readonly value: number;
}

/** `ruby-4`, or nothing for a card that is no stone. */
export function stoneOf(card: string): Stone | undefined {
  const [gem, value] = card.split("-");
  return value && isGem(gem) ? { gem, value: Number(value) } : undefined;
}

export function isGem(name: string | null | undefined): name is GemKind {
  return GEMS.includes(name as GemKind);
}

export function isAdventure(card: string): card is AdventureKind {
  return ADVENTURES.includes(card as AdventureKind);
}

/** Where the rulebook speaks of each kind of card. */
const TOLD_IN: Readonly<Record<string, string>> = {
  idol: "3.5",
  skeleton: "3.6",
  purse: "4.3",
  map: "4.4",
  dynamite: "4.5",
  binoculars: "4.6",
  shovel: "4.7",
  pickaxe: "4.8",
  bridge: "4.9",
  river: "4.10",
  torch: "4.11",
};

/** All but the stones. */
export const CARDS: readonly string[] = Object.keys(TOLD_IN);
export const ruleOf = (card: string): string => TOLD_IN[card] ?? "3.3";
