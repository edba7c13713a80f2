/** How the cards and questions of DIG UP are said. */
import type { GameWords, Inputs, Say } from "../../words/contract";
import type { DigupView } from "../../wire/types";
import type { SoundName } from "../../sound/sound";
import { CARDS, ruleOf, stoneOf } from "./cards";

/** How much longer or shorter than usual an event is shown. */
const WEIGHTS: Readonly<Record<string, number>> = {
  ...{ forced: 0, threw: 0.35, "turned-up": 0.4, "looked-at-map": 0.4, "saw-in-hand": 0.4, drew: 0.5, discarded: 0.5, removed: 0.5 },
  ...{ revealed: 0.5, uncovered: 0.5, "put-back": 0.5, collected: 0.6, played: 1.2, "blew-up": 1.3, "looked-at-cell": 1.6, bridged: 1.7 },
};
const SOUNDS: Readonly<Record<string, SoundName>> = {
  ...{ drew: "draw", kept: "gain", picked: "gain", "dug-out": "gain", placed: "gain", threw: "loss", "blew-up": "danger" },
  ...{ "found-skeleton": "danger", opened: "reveal", "turned-up": "reveal", uncovered: "reveal", revealed: "reveal" },
  ...{ "looked-at-cell": "reveal", completed: "set" },
};
const SILENT = new Set(["forced", "turn", "scored", "over", "starts"]);
const OPENINGS = new Set(["turned-up", "starts", "turn", "uncovered", "scored", "over", "placed"]);

function sayCard(name: string, form: "bare" | "a", say: Say): string | undefined {
  const stone = stoneOf(name);
  return stone ? say(`digup_stone_${stone.gem}`, { form, value: stone.value }) : say(`digup_card_${name}`, { form });
}

const words: GameWords = {
  cards: [["board", "stones", "3.3"], ...CARDS.map((card) => ["card", card, ruleOf(card)] as const)],

  piece: (family, name, form, say) => (family === "card" ? sayCard(name, form, say) : undefined),

  asking(seen, seat, say): Inputs {
    const view = seen as unknown as DigupView;
    const held = seat === null ? 0 : (view.seats[seat]?.held ?? 0);
    const taken = view.chosen?.card;
    return {
      played: view.plays ? "one" : "none",
      held,
      cell: view.chosen?.cell ?? "",
      a_card: (taken && sayCard(taken, "a", say)) ?? "",
    };
  },

  weight: (event) => WEIGHTS[event.key] ?? 1,

  sound(event, you) {
    if (SILENT.has(event.key)) return null;
    if (event.key === "took" || event.key === "bridged") return event.arguments["of"] === you ? "loss" : "draw";
    return SOUNDS[event.key];
  },

  opens: (event) => OPENINGS.has(event.key),
};

export default words;
