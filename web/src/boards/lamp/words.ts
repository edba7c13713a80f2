/** How the cards and questions of Aladdin & the Magic Lamp are said. */
import type { SoundName } from "../../sound/sound";
import type { GameWords, Inputs, Say } from "../../words/contract";
import type { LampView } from "../../wire/types";
import { drawnOf, EFFECTS, RING_RULE, ruleOf, ruleOfKind } from "./cards";

/** How much longer or shorter than usual an event is shown. */
const WEIGHTS: Readonly<Record<string, number>> = {
  ...{ forced: 0, "left-over": 0.25, started: 0.5, turn: 0.5, revealed: 0.2, saw: 0.4, stopped: 0.5, declined: 0.6, "chose-card": 0.5 },
  ...{ summoned: 1.2, wished: 1.6, busted: 1.8, won: 1.2, completed: 1.5, ring: 1.8, passed: 0.7, set: 0.4, offended: 1.2 },
};
const COUNT_OF_THREE = 2.2; // as much longer is the reveal of the first seat: the others' dice are turned with it

const SOUNDS: Readonly<Record<string, SoundName>> = {
  ...{ drew: "draw", "drew-first": "draw", took: "gain", won: "gain", busted: "loss", completed: "set", ring: "set", attached: "set" },
  ...{ revealed: "reveal", wished: "reveal", summoned: "cue", offended: "no", orphaned: "loss", alone: "loss", rubbed: "slap" },
};
const SILENT = new Set(["forced", "turn", "scored", "over", "left-over"]);
const OPENINGS = new Set(["started", "turn", "offended", "summoned", "searches", "scored", "over"]);

function sayCard(name: string, form: "bare" | "a", say: Say): string | undefined {
  const { kind, scorpions } = drawnOf(name);
  const card = say(`lamp_kind_${kind.replaceAll("-", "_")}`, { form });
  return scorpions && card ? say("lamp_card_with", { card, count: scorpions }) : card;
}

function sayEffect(name: string, say: Say): string | undefined {
  const cards = /^peek-(\d)$/.exec(name)?.[1];
  return cards ? say("lamp_effect_peek", { count: Number(cards) }) : say(`lamp_effect_${name.replaceAll("-", "_")}`);
}

const THINGS = [
  ...([["board", "stones", "8.6"], ["board", "jewels", "7.2"], ["board", "ring", RING_RULE]] as const),
  ...["talisman", "sorcerer"].map((kind) => ["kind", kind, ruleOfKind(kind)] as const),
  ...[...EFFECTS.map((effect) => ["effect", effect, ruleOf(effect)] as const), ["board", "peek", "5.11"] as const],
];

const words: GameWords = {
  cards: THINGS,

  piece(family, name, form, say) {
    if (family === "card" || family === "kind" || family === "stone") return sayCard(name, form, say);
    return family === "effect" ? sayEffect(name, say) : undefined;
  },

  asking(seen, seat, say): Inputs {
    const view = seen as unknown as LampView;
    const dice = (seat === null ? undefined : view.seats[seat]?.dice) ?? {};
    const two = view.seats.length === 2;
    return {
      which: !two ? "only" : Object.keys(dice).length ? "second" : "first",
      wish: view.wish,
      effect: (view.effect && sayEffect(view.effect, say)) ?? "",
      a_chest: (view.chest && say(`lamp_chest_${view.chest}`, { form: "a" })) ?? "",
      face: (view.chest && dice[view.chest]) || 0,
      found: view.found.length,
      scorpions: view.scorpions,
      a_giving: (view.giving && sayCard(view.giving, "a", say)) ?? "",
    };
  },

  telling(event, _you, say): Inputs {
    const metal = event.arguments["metal"];
    return typeof metal === "string" ? { metal: say(`lamp_metal_${metal}`) ?? metal } : {};
  },

  weight(event) {
    return event.key === "revealed" && event.arguments["seat"] === 0 ? COUNT_OF_THREE : (WEIGHTS[event.key] ?? 1);
  },

  sound(event, you) {
    if (SILENT.has(event.key) || (event.key === "rubbed" && event.arguments["hand"] !== "slap")) return null;
    if (event.key === "drew" && String(event.arguments["card"]).includes("*")) return "danger";
    if (event.key === "stole" || event.key === "exchanged") return event.arguments["of"] === you ? "loss" : "draw";
    return SOUNDS[event.key];
  },

  scoring: (key, say) => say(`lamp_score_${key.toLowerCase().replace(/[- ]/g, "_")}`) ?? key,
  opens: (event) => OPENINGS.has(event.key),
};

export default words;
