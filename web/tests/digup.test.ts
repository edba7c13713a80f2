/** The board of DIG UP: what it offers, what it says, and that it knows where everything happens. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import Board from "../src/boards/digup/Board.svelte";
import { placeOf } from "../src/boards/digup/choices";
import { shownBy } from "../src/boards/digup/moments";
import type { Action, BoardProps, Event, Seat } from "../src/boards/contract";
import type { DigupCellView, DigupView } from "../src/wire/types";
import { LOCALES, language } from "../src/words/language.svelte";
import { BOXES, Teller } from "../src/words/telling";

const HIDDEN: DigupCellView = { open: false };
const mine = (first: DigupCellView): DigupCellView[] => [first, ...Array.from({ length: 8 }, () => HIDDEN)];

const DRAWN: DigupView = {
  ...{ game: "digup", ask: "play", asked: [0], round: 3, turn: 0, first: 1, plays: 0, triggered: false, ended: "not-yet" },
  ...{ playing: "torch", colours: ["ruby", "topaz"], pile: 40, discard: ["river", "map"], blown: 0, river: ["idol", "purse"], viewer: 0 },
  seats: [
    { colour: "ruby", held: 2, mine: mine({ open: true, card: "ruby-4" }), hand: ["ruby-1", "shovel"] },
    { colour: "topaz", held: 3, mine: mine({ open: false, card: "idol", seen_by: [0, 1] }) },
  ],
};

const action = (key: string, values: Action["values"] = {}): Action => ({ words: `${key} ${Object.values(values).join(" ")}`, key, values });
const LEGAL = [action("stop"), action("lay", { card: "ruby-1", cell: "4" }), action("play", { card: "shovel" })];
const SEATS: Seat[] = ["Mei", "Aurélie"].map((name) => ({ name, kind: "person", connection: "here", asked: false }));

let shown: Record<string, never> | undefined;

function show(more: Partial<BoardProps<DigupView>> = {}): { page: HTMLElement; choose: ReturnType<typeof vi.fn> } {
  const choose = vi.fn();
  const still = { moment: null, still: true, pointed: null, point: () => {}, rule: () => {} };
  const props = { view: DRAWN, seat: 0, seats: SEATS, ask: "play", legal: LEGAL, choose, ...still, ...more };
  shown = mount(Board, { target: document.body, props }) as Record<string, never>;
  flushSync();
  return { page: document.body, choose };
}

const nameOf = (one: Element): string => one.getAttribute("aria-label") ?? one.textContent ?? "";
const names = (page: Element, selector: string): string[] => [...page.querySelectorAll(selector)].map(nameOf);

function click(page: Element, label: string): void {
  const found = [...page.querySelectorAll("button")].find((one) => nameOf(one) === label);
  expect(found, `a button ${label}`).toBeDefined();
  found!.click();
  flushSync();
}

beforeEach(async () => {
  await language.speak("en");
  await Teller.of("digup");
});
afterEach(() => {
  if (shown) void unmount(shown);
  shown = undefined;
  document.body.replaceChildren();
});

describe("choosing", () => {
  test("each verb has its place on the board; only stop and go on are plain buttons", () => {
    const plain = Object.keys(BOXES.digup.verbs).filter((key) => placeOf(action(key), 0).startsWith("plain"));
    expect(plain.sort()).toEqual(["go-on", "stop"]);
  });

  test("only legal places can be chosen, once a card is picked up", () => {
    const { page, choose } = show();
    expect(names(page, ".cell button")).toEqual([]);
    click(page, "ruby 1");
    expect(names(page, ".cell button")).toEqual(["Cell 4: hidden. Lay ruby 1 on cell 4"]);
    click(page, "Cell 4: hidden. Lay ruby 1 on cell 4");
    expect(choose).toHaveBeenCalledExactlyOnceWith(LEGAL[1]);
  });

  test("an adventure is picked up first, then played", () => {
    const { page, choose } = show();
    click(page, "shovel");
    expect(choose).not.toHaveBeenCalled();
    click(page, "Play shovel");
    expect(choose).toHaveBeenCalledExactlyOnceWith(LEGAL[2]);
  });

  test("a card that answers the question is chosen at once", () => {
    const legal = [action("discard", { card: "shovel" }), action("stop")];
    const { page, choose } = show({ legal, ask: "discard" });
    click(page, "Discard shovel");
    expect(choose).toHaveBeenCalledExactlyOnceWith(legal[0]);
  });

  test("a digit picks a card of the hand up, Escape puts it down", () => {
    const { page } = show();
    const press = (key: string): void => {
      page.querySelector(".board")!.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
      flushSync();
    };
    press("1");
    expect(names(page, ".cell button")).toHaveLength(1);
    press("Escape");
    expect(names(page, ".cell button")).toEqual([]);
  });

  test("a spectator can press nothing but the discard", () => {
    const { page } = show({ legal: [], seat: null, view: { ...DRAWN, playing: null } });
    expect(names(page, "button")).toEqual(["Discard: 2 cards. Look through the discard"]);
  });
});

describe("saying", () => {
  const KNOWN = {
    en: ["Cell 1: ruby 4", "Cell 1: hidden, you know it: idol, seen by Aurélie"],
    fr: ["Case 1\u202f: rubis 4", "Case 1\u202f: cachée, vous la connaissez\u202f: idole, vue par Aurélie"],
    "zh-Hant": ["1號格：紅寶石4", "1號格：蓋著，你知道是神像，Aurélie看過"],
  };

  test.each(LOCALES)("open, known and hidden places in %s", async (locale) => {
    await language.speak(locale);
    const said = names(show({ legal: [] }).page, ".cell [role=img]");
    expect(said).toEqual(expect.arrayContaining(KNOWN[locale]));
    expect(new Set(said).size).toBe(10); // those two, and cells 2 to 9 as hidden in both mines
  });

  test("every picture, button and region has a name", () => {
    const { page } = show();
    click(page, "ruby 1");
    const nameless = [...page.querySelectorAll("button, [role=img], section")].filter((one) => !nameOf(one).trim());
    expect(nameless.map((one) => one.outerHTML.slice(0, 80))).toEqual([]);
  });
});

describe("showing what happened", () => {
  const given: Record<string, unknown> = { seat: 0, of: 1, cell: 2, with: 3, mine: 1, card: "ruby-4", count: 1 };
  const events: Event[] = Object.entries(BOXES.digup.events).map(([key, of]) => ({
    key,
    arguments: Object.fromEntries(Object.keys(of).map((name) => [name, given[name]])),
  }));

  test.each(events)("$key happens at places that are on the board", (event) => {
    const { page } = show();
    const { flights, lit, bridge = [], torch } = shownBy(event, () => undefined);
    const cells = [...lit.filter((spot) => !spot.startsWith("mine")), ...bridge, ...(torch ? [torch] : [])];
    const there = [...page.querySelectorAll<HTMLElement>("[data-spot]")].map((one) => one.dataset["spot"]);
    expect(there).toEqual(expect.arrayContaining([...flights.flatMap(({ from, to }) => [from, to]), ...cells]));
  });

  test("a card that changes places flies with its face, if it lies open", () => {
    const event = { key: "bridged", arguments: { seat: 0, cell: 1, of: 1, with: 2 } };
    const faces: Record<string, string> = { "cell 1 2": "ruby-4" };
    expect(shownBy(event, (spot) => faces[spot]).flights).toEqual([
      { from: "cell 0 1", to: "cell 1 2", card: "ruby-4" },
      { from: "cell 1 2", to: "cell 0 1", card: undefined },
    ]);
  });
});
