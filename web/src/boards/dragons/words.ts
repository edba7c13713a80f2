/** How the pieces, events and questions of Aladdin's Dragons are said. */
import type { SoundName } from "../../sound/sound";
import { ARTIFACTS } from "../../art/treasures";
import type { GameWords, Inputs, Say } from "../../words/contract";
import type { Event } from "../contract";
import type { DragonsView } from "../../wire/types";
import { isArtifact, isCave, kindOf, ruleOf, SPACES, SPELL_ORDER } from "./spaces";

const OPENINGS = new Set(["starts", "round", "all-placed", "guard", "scored", "over"]);
/** What comes in swarms is shown fast; what is only a word for the log, not at all. */
const WEIGHTS: Readonly<Record<string, number>> = { filled: 0.3, "turned-up-artifact": 0.5, card: 0, "taken-back": 0, "turned-up": 0.6, forced: 0, "named-seat": 0.5 };
const SOUNDS: Readonly<Record<string, SoundName>> = {
  "turned-up": "reveal",
  guard: "reveal",
  looted: "gain",
  got: "set",
  drew: "draw",
  cast: "danger",
  used: "danger",
  countered: "loss",
  "stayed-out": "loss",
  entered: "gain",
  over: "end",
};
const SILENT = new Set(["filled", "card", "forced", "counted", "taken-back"]);

const key = (family: string, name: string): string => `dragons_${family}_${name.replaceAll("-", "_")}`;

export function sayPlay(name: string, form: "bare" | "a", say: Say): string | undefined {
  return say(key(isArtifact(name) ? "artifact" : "spell", name), { form });
}

/** A space with its preposition: "in the cave of pearls", "from the Tent". */
const placed = (name: unknown, form: "in" | "from" | "to", say: Say): string => (typeof name === "string" ? (say(key("space", name), { form }) ?? name) : "");

function momentOf(view: DragonsView, say: Say): string {
  return say(key("moment", view.window ?? "none"), { space: view.space ? (say(key("space", view.space), { form: "bare" }) ?? "") : "" }) ?? "";
}

/** One room tells of all. */
const PLACES = SPACES.filter((space) => !isCave(space) && !/^room-[2-5]$/.test(space));

const words: GameWords = {
  cards: [
    ...ARTIFACTS.map((name) => ["artifact", name, ruleOf(name)] as const),
    ...SPELL_ORDER.map((name) => ["spell", name, ruleOf(name)] as const),
    ...([["board", "caves", ruleOf("gold-cave")]] as const),
    ...PLACES.map((name) => ["space", name, ruleOf(name)] as const),
  ],

  piece: (family, name, form, say) => (family === "play" ? sayPlay(name, form, say) : undefined),

  telling({ arguments: given }, _you, say): Inputs {
    const { space, to } = given;
    const inputs: Inputs = { in_space: placed(space, "in", say), from_space: placed(space, "from", say), to_to: placed(to, "to", say) };
    const kind = given["kind"] ?? (typeof space === "string" && isCave(space) ? kindOf(space) : undefined);
    if (typeof kind === "string") inputs["treasure"] = say(key("treasure", kind), { count: Number(given["count"] ?? 1) }) ?? kind;
    for (const part of ["gives", "gets"]) {
      const name = given[part];
      if (typeof name === "string") inputs[`a_${part}`] = say(key("artifact", name), { form: "a" }) ?? name;
    }
    if (typeof given["reason"] === "string") inputs["reason"] = say(key("reason", given["reason"])) ?? "";
    return inputs;
  },

  asking(seen, _seat, say): Inputs {
    const view = seen as unknown as DragonsView;
    const queue = view.queue ?? [];
    const [last, resolved] = [queue.at(-1)?.play, queue[view.resolving ?? -1]?.play];
    const sale = view.rooms[view.space ?? ""]?.artifact ?? "unknown";
    return {
      owed: view.owed,
      guard: view.guard ?? "",
      in_chosen: placed(view.chosen, "in", say),
      in_space: placed(view.space, "in", say),
      a_sale: say(key("artifact", sale), { form: "a" }) ?? "",
      last: last ? (sayPlay(last, "bare", say) ?? "") : "",
      resolved: resolved ? (sayPlay(resolved, "bare", say) ?? "") : "",
      demand: resolved === "city-tax" ? "city" : "palace",
      moment: momentOf(view, say),
    };
  },

  opens: (event: Event) => OPENINGS.has(event.key),
  weight: (event: Event) => WEIGHTS[event.key] ?? 1,
  sound: (event: Event) => (SILENT.has(event.key) ? null : SOUNDS[event.key]),
};

export default words;
