/** The board of Aladdin & the Magic Lamp: what it offers, what it says, and that it knows where everything happens. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import Board from "../src/boards/lamp/Board.svelte";
import { Choices, thingsOf } from "../src/boards/lamp/choices";
import { howTo } from "../src/boards/lamp/how";
import { Middle } from "../src/boards/lamp/middle.svelte";
import { shownBy } from "../src/boards/lamp/moments";
import words from "../src/boards/lamp/words";
import type { Action, BoardProps, Event, Moment, Race, Seat } from "../src/boards/contract";
import type { LampSeatView, LampView } from "../src/wire/types";
import { LOCALES, language } from "../src/words/language.svelte";
import { BOXES, Teller } from "../src/words/telling";

const place = (cards: Record<string, number>, more: Partial<LampSeatView> = {}): LampSeatView => ({
  ...{ cards, talismans: {}, alone: 0, sorcerers: 0, sets: {}, majorities: [], points: 7, dice: {} },
  ...more,
});
const chest = (name: string): LampView["chests"][number] => ({ chest: name, cards: 26, sorcerer_drawn: false, left: { ruby: 2, "emerald**": 1 } });

const DRAWN: LampView = {
  ...{ game: "lamp", ask: "choose", asked: [0, 1], turn: 3, ended: "not-yet", precious: true, player: null, thief: null, offenders: [] },
  ...{ summoners: [], wish: 0, effect: null, spared: [], chest: null, found: [], scorpions: 0, ring: null, viewer: 0 },
  chests: ["bronze", "silver", "gold"].map(chest),
  lamp: { cards: 25, unseen: 25, seen: [] },
  discard: { diamond: 1, talisman: 2 },
  seats: [
    place({ ruby: 2, "gold-ring": 1, "gold-bracelet": 1, "gold-necklace": 1 }, { sets: { gold: 1 }, talismans: { ruby: 1 }, majorities: ["ruby"] }),
    place({ emerald: 1, "silver-ring": 1 }),
    place({}),
  ],
};
const SEATS: Seat[] = ["Mei", "Aurélie", "Sinbad"].map((name) => ({ name, kind: "person", connection: "here", asked: false }));
const action = (key: string, values: Action["values"] = {}): Action => ({ words: `${key} ${Object.values(values).join(" ")}`, key, values });

let shown: Record<string, never> | undefined;

function show(more: Partial<BoardProps<LampView>> = {}): { page: HTMLElement; choose: ReturnType<typeof vi.fn> } {
  const choose = vi.fn();
  const still = { moment: null, still: true, pointed: null, point: () => {}, rule: () => {} };
  shown = mount(Board, { target: document.body, props: { view: DRAWN, seat: 0, seats: SEATS, ask: "choose", legal: [], choose, ...still, ...more } }) as Record<string, never>;
  flushSync();
  return { page: document.body, choose };
}

const nameOf = (one: Element): string => one.getAttribute("aria-label") ?? one.textContent?.trim() ?? "";
const things = (page: Element): string[] => [...page.querySelectorAll<HTMLElement>("button[data-thing]")].map((one) => one.dataset["thing"]!);

function click(page: Element, thing: string): void {
  const found = page.querySelector<HTMLElement>(`button[data-thing="${thing}"]`);
  expect(found, `a button at ${thing}`).not.toBeNull();
  found!.click();
  flushSync();
}

beforeEach(async () => {
  await language.speak("en");
  await Teller.of("lamp");
});
afterEach(() => {
  if (shown) void unmount(shown);
  shown = undefined;
  document.body.replaceChildren();
});

describe("choosing", () => {
  test("each verb has its thing on the board; the others are plain buttons", () => {
    const given = { face: "4", chest: "gold", to: "silver", card: "ruby", seat: "1", stone: "ruby", way: "raise", hand: "slap" };
    const without = Object.keys(BOXES.lamp.verbs).filter((key) => !thingsOf(action(key, given), "gold").length);
    const plain = new Choices(without.map((key) => action(key))).plain.map(({ key }) => key);
    expect(plain).toEqual(without);
    expect(without.sort()).toEqual(["accept", "decline", "refuse", "stop"]);
  });

  const DICE = [action("set", { face: "4", chest: "gold" }), action("set", { face: "4", chest: "silver" }), action("set", { face: "2", chest: "gold" })];

  test("a face and a chest, in either order, set the die", () => {
    const { page, choose } = show({ legal: DICE });
    click(page, "face 4");
    click(page, "chest silver");
    expect(choose).toHaveBeenCalledExactlyOnceWith(DICE[1]);
    click(page, "chest gold");
    click(page, "face 2");
    expect(choose).toHaveBeenLastCalledWith(DICE[2]);
  });

  test("a chest on which the face may not be set does not take it", () => {
    const { page, choose } = show({ legal: DICE });
    click(page, "face 2");
    click(page, "chest silver");
    expect(choose).not.toHaveBeenCalled();
  });

  test("a digit picks up a face, Escape puts it down", () => {
    const { page } = show({ legal: DICE });
    const press = (key: string): void => {
      page.querySelector(".board")!.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
      flushSync();
    };
    const picked = (): string[] => [...page.querySelectorAll<HTMLElement>("[aria-pressed=true]")].map((one) => one.dataset["thing"]!);
    press("4");
    expect(picked()).toEqual(["face 4"]);
    press("Escape");
    expect(picked()).toEqual([]);
  });

  test("where there is but one die to move, only the chest is touched", () => {
    const legal = ["bronze", "gold"].map((to) => action("move", { chest: "silver", to }));
    const { page, choose } = show({ legal, ask: "move", view: { ...DRAWN, ask: "move" } });
    click(page, "chest bronze");
    expect(choose).toHaveBeenCalledExactlyOnceWith(legal[0]);
  });

  test("of another seat's treasures only those that may be stolen can be touched", () => {
    const legal = [action("steal", { card: "emerald", seat: "1" })];
    const { page, choose } = show({ legal, ask: "steal", view: { ...DRAWN, ask: "steal" } });
    expect(things(page)).toEqual(["pile 1 emerald"]);
    click(page, "pile 1 emerald");
    expect(choose).toHaveBeenCalledExactlyOnceWith(legal[0]);
  });

  test("the discard opens by itself when a card is taken from it", () => {
    const { page } = show({ legal: [action("take", { card: "talisman" }), action("decline")], ask: "ring", view: { ...DRAWN, ask: "ring" } });
    expect(things(page)).toEqual(["discard talisman"]);
  });

  test("a spectator can touch nothing but what is to be looked at", () => {
    const { page } = show({ seat: null });
    const named = [...page.querySelectorAll("button")].map(nameOf);
    expect(named).toHaveLength(4);
    expect(named.at(-1)).toBe("Discard: 3 cards. Look through it");
  });
});

describe("the lamp", () => {
  const racing = (stage: Race["stage"]): { race: Race; slap: ReturnType<typeof vi.fn> } => {
    const slap = vi.fn();
    return { race: { stage, mode: "reflex", slap, pass: () => {} }, slap };
  };

  test("is slapped as the finger comes down, with the event itself", () => {
    const { race, slap } = racing("lit");
    const { page } = show({ ask: "race", view: { ...DRAWN, ask: "race" }, race });
    const event = new MouseEvent("pointerdown", { bubbles: true });
    page.querySelector("button.pad")!.dispatchEvent(event);
    expect(slap.mock.calls.map(([one]) => one === event)).toEqual([true]);
  });

  test("says whether it is lit", () => {
    const { page } = show({ ask: "race", view: { ...DRAWN, ask: "race" }, race: racing("waiting").race });
    expect(nameOf(page.querySelector("button.pad")!)).toBe("The dice are open. Wait for the light.");
  });

  test("is an answer like others where nobody hurries", () => {
    const legal = [action("rub", { hand: "pass" }), action("rub", { hand: "slap" })];
    const { page, choose } = show({ legal, ask: "race", view: { ...DRAWN, ask: "race" } });
    page.querySelector<HTMLElement>("button.pad")!.click();
    expect(choose).toHaveBeenCalledExactlyOnceWith(legal[1]);
  });
});

describe("saying", () => {
  const OWN = {
    en: ["ruby: 2, with 1 talisman, most of all", "gold set complete, and safe"],
    fr: ["rubis\u202f: 2, avec 1 talisman, majorité", "parure d’or complète, à l’abri"],
    "zh-Hant": ["紅寶石：2，加1個護身符，數量最多", "1套黃金飾品，安全"],
  };

  test.each(LOCALES)("treasures in %s", async (locale) => {
    await language.speak(locale);
    const said = [...show().page.querySelectorAll(".loot [role=img]")].map(nameOf);
    expect(said).toEqual(expect.arrayContaining(OWN[locale]));
  });

  test.each(LOCALES)("every picture, button and region has a name in %s", async (locale) => {
    await language.speak(locale);
    const search = { ask: "search", chest: "gold", player: 0, found: ["ruby**"], scorpions: 2 };
    const legal = [action("draw"), action("stop")];
    const { page } = show({ legal, ask: "search", view: { ...DRAWN, ...search } });
    const nameless = [...page.querySelectorAll("button, [role=img], section, ol[aria-label]")].filter((one) => !nameOf(one) || nameOf(one).includes("undefined"));
    expect(nameless.map((one) => one.outerHTML.slice(0, 90))).toEqual([]);
  });

  test.each(LOCALES)("every piece in %s", async (locale) => {
    await language.speak(locale);
    const teller = new Teller("lamp", words);
    const unsaid = Object.entries(BOXES.lamp.pieces).flatMap(([family, names]) =>
      names.filter((name) => !teller.pieceIfSaid(family, name, "bare") || !teller.pieceIfSaid(family, name, "a")).map((name) => `${family} ${name}`),
    );
    expect(unsaid).toEqual([]);
  });

  test("a slap without an order has no number", () => {
    const teller = new Teller("lamp", words);
    teller.names = ["Mei"];
    const said = (place: number | null): string => teller.event({ key: "rubbed", arguments: { seat: 0, hand: "slap", place } });
    expect([said(null), said(1), said(2)]).toEqual(["Mei slaps the lamp.", "Mei slaps the lamp first.", "Mei slaps the lamp, number 2."]);
  });

  test("every key that the board speaks by is there", async () => {
    const sources = import.meta.glob<string>("../src/boards/lamp/*.{svelte,ts}", { query: "?raw", import: "default", eager: true });
    const keys = Object.values(sources).flatMap((text) => [...text.matchAll(/\bsay\("([a-z_0-9]+)"/g)].map((found) => found[1]!));
    expect(keys.length).toBeGreaterThan(40);
    expect([...new Set(keys)].filter((key) => !language.has("lamp", `lamp_board_${key}`) && !language.has("lamp", key))).toEqual([]);
  });

  test("each question on the board says how it is answered", () => {
    const placed = Object.keys(BOXES.lamp.verbs).filter((key) => howTo([action(key)]));
    expect(placed).toHaveLength(Object.keys(BOXES.lamp.verbs).length - ["accept", "refuse", "decline", "draw", "stop", "rub"].length);
    expect(placed.filter((key) => !language.has("lamp", `lamp_board_${howTo([action(key)])!.words}`))).toEqual([]);
  });
});

describe("showing what happened", () => {
  const given: Record<string, unknown> = { seat: 0, of: 1, to: 1, card: "ruby", for: "emerald", stone: "ruby", chest: "gold", metal: "gold", face: 4, hand: "slap", scorpions: 1, count: 1, effect: "nothing", wish: 1 };
  const events: Event[] = Object.entries(BOXES.lamp.events).map(([key, of]) => ({
    key,
    arguments: Object.fromEntries(Object.keys(of).map((name) => [name, key === "moved" && name === "to" ? "silver" : given[name]])),
  }));

  test.each(events)("$key happens at places that are on the board", (event) => {
    const view = { ...DRAWN, ask: "search", chest: "gold", player: 0, found: ["ruby"] };
    const spots = [view, DRAWN].flatMap((one) => {
      const { page } = show({ view: one, ask: one.ask });
      const there = [...page.querySelectorAll<HTMLElement>("[data-spot]")].map((found) => found.dataset["spot"]!);
      void unmount(shown!);
      return there;
    });
    shown = undefined;
    const { flights, lit } = shownBy(event);
    expect(spots).toEqual(expect.arrayContaining([...flights.flatMap(({ from, to }) => [from, to]), ...lit]));
  });

  const told = (keys: [string, Event["arguments"]][]): Moment[] => keys.map(([key, args], number) => ({ key, arguments: args, number, lasts: 500 }));

  test("a search is shown as it went, though the view is already past it", () => {
    const middle = new Middle();
    const at = { seat: 1, chest: "gold" };
    const moments = told([["searches", { ...at, face: 3 }], ["drew", { ...at, card: "ruby**", scorpions: 2 }], ["drew", { ...at, card: "emerald*", scorpions: 3 }], ["busted", { ...at, count: 2 }]]);
    for (const moment of moments) middle.hear(moment, DRAWN);
    expect(middle.search).toEqual({ ...at, face: 3, found: ["ruby**", "emerald*"], scorpions: 3, end: "lost" });
    middle.settle(DRAWN);
    expect(middle.search).toBeNull();
  });

  test("all dice lie there, covered, from the count of three on", () => {
    const middle = new Middle();
    const open = { ...DRAWN, ask: "race", seats: DRAWN.seats.map((it, seat) => ({ ...it, dice: { gold: seat + 1 } })) };
    middle.hear(told([["revealed", { seat: 0, chest: "gold", face: 1 }]])[0]!, open);
    expect(middle.dice.map(({ seat, face }) => [seat, face]).sort()).toEqual([[0, 1], [1, 2], [2, 3]]);
  });

  test("a wish is refused, the next accepted", () => {
    const middle = new Middle();
    const wished = (wish: number): [string, Event["arguments"]] => ["wished", { seat: 1, wish, effect: `peek-${wish}` }];
    const [first, no, second, yes] = told([wished(1), ["refused", { seat: 1 }], wished(2), ["accepted", { seat: 1 }]]);
    middle.hear(first!, DRAWN);
    middle.hear(no!, DRAWN);
    expect(middle.offer).toEqual({ seat: 1, wish: 1, effect: "peek-1", answer: "refused" });
    middle.hear(second!, DRAWN);
    middle.hear(yes!, DRAWN);
    expect(middle.offer).toEqual({ seat: 1, wish: 2, effect: "peek-2", answer: "accepted" });
  });

  test("the dice are counted in once, and follow what the lamp does to them", () => {
    const middle = new Middle();
    const die = (seat: number, chest: string, face: number): [string, Event["arguments"]] => ["revealed", { seat, chest, face }];
    const [one, two, moved, turned] = told([die(0, "gold", 4), die(1, "gold", 2), ["moved", { seat: 1, chest: "gold", to: "silver" }], ["turned", { seat: 0, chest: "gold", face: 5 }]]);
    middle.hear(one!, DRAWN);
    expect(middle.counting).toBe(one!.number);
    middle.hear(two!, DRAWN);
    expect(middle.counting).toBeNull();
    middle.hear(moved!, DRAWN);
    middle.hear(turned!, DRAWN);
    expect(middle.dice).toEqual([{ seat: 0, chest: "gold", face: 5 }, { seat: 1, chest: "silver", face: 2 }]);
  });
});
