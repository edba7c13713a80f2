/** The end of a game is said once, and shows what the scores are made of; the list of actions folds up on phones. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Action } from "../src/boards/contract";
import { emcee } from "../src/emcee/emcee.svelte";
import { settings } from "../src/settings/settings.svelte";
import { sound } from "../src/sound/sound";
import Ending from "../src/table/Ending.svelte";
import Prompt from "../src/table/Prompt.svelte";
import type { Table } from "../src/table/table.svelte";
import type { Ended, TableAt } from "../src/wire/types";
import { language } from "../src/words/language.svelte";
import { Teller } from "../src/words/telling";

vi.mock("../src/sound/sound", async (original) => {
  const real = await original<typeof import("../src/sound/sound")>();
  return { ...real, sound: vi.fn(() => void settings.get("sound")) };
});

const line = (key: string, count: number, each: number): { key: string; count: number; each: number } => ({ key, count, each });
const ENDED: Ended = {
  ...{ winners: [1], scores: [14, 18], reason: "mine-complete", decided_by: "points" },
  breakdown: [
    [line("own-in-place", 4, 3), line("own-elsewhere", 0, 2), line("idols", 1, 2), line("longest-row", 2, 0)],
    [line("own-in-place", 6, 3), line("own-elsewhere", 0, 2), line("idols", 0, 2), line("longest-row", 5, 0)],
  ],
};

let teller: Teller;
let shown: Record<string, never> | undefined;

function show(component: unknown, props: object): void {
  shown = mount(component as typeof Ending, { target: document.body, props: props as never }) as Record<string, never>;
  flushSync();
}

beforeEach(async () => {
  await language.speak("en");
  teller = await Teller.of("digup");
  teller.names = ["Mei", "Aurélie"];
  settings.set("listed", false);
  vi.mocked(sound).mockClear();
});
afterEach(() => {
  if (shown) void unmount(shown);
  shown = undefined;
  document.body.replaceChildren();
});

describe("the end", () => {
  const end = (ended: Ended | null = ENDED): void => show(Ending, { table: { you: 1 } as Table, at: { record: null } as unknown as TableAt, teller, ended });
  const cells = (row: Element): string[] => [...row.children].map((cell) => cell.textContent!.trim());

  test("is said and sounded once, whatever changes afterwards", async () => {
    end();
    expect(emcee.urgent.trim()).toBe(document.querySelector("h2")!.textContent);
    settings.set("sound", !settings.get("sound"));
    emcee.call("Something else");
    await language.speak("fr");
    flushSync();
    expect(emcee.urgent).toBe("Something else");
    expect(vi.mocked(sound).mock.calls).toEqual([["win"]]);
  });

  test("is not said before it is known", () => {
    emcee.call("Before");
    end(null);
    expect(emcee.urgent).toBe("Before");
    expect(sound).not.toHaveBeenCalled();
  });

  test("shows each seat's score line by line, the highest first; what nobody has is left out", () => {
    end();
    const tables = [...document.querySelectorAll("table")];
    expect(tables.map((table) => table.caption!.textContent!.trim())).toEqual(["Aurélie winner", "Mei"]);
    expect([...tables[1]!.querySelectorAll("tbody tr, tfoot tr")].map(cells)).toEqual([
      ["Own stones in place", "4 × 3", "12"],
      ["Idols", "1 × 2", "2"],
      ["Together", "14"],
      ["Longest row, for ties", "2"],
    ]);
    expect([...tables[0]!.querySelectorAll("tbody tr")].map(cells)[1]).toEqual(["Idols", "0 × 2", "0"]);
  });

  test("without a breakdown the sums stand alone", () => {
    end({ ...ENDED, breakdown: [] });
    expect([...document.querySelectorAll("tbody tr")]).toEqual([]);
    expect([...document.querySelectorAll(".sum td")].map((cell) => cell.textContent)).toEqual(["18", "14"]);
  });
});

describe("the list of actions", () => {
  const LEGAL: Action[] = ["ruby-1", "ruby-2", "ruby-3"].map((card) => ({ words: `play ${card}`, key: "play", values: { card } }));
  const ask = (cramped: boolean, legal = LEGAL): void => {
    const latest = { question: 1, ask: "play", asked: [0], view: { ask: "play" }, legal };
    const stage = { now: latest, isLatest: true, again: false };
    show(Prompt, { table: { you: 0, latest, stage, isAsked: true, refused: null, chosen: null, at: null }, teller, legal, pointed: null as Action | null, openRule: () => {}, cramped });
  };
  const list = (): HTMLElement => document.querySelector("ul")!;
  const fold = (): HTMLElement | null => document.querySelector(".fold");

  test("stands open beside the board", () => {
    ask(false);
    expect(fold()).toBeNull();
    expect(list().hidden).toBe(false);
  });

  test("folds up under it, opens at a touch, and is found open the next time", () => {
    ask(true);
    expect([fold()!.textContent, fold()!.getAttribute("aria-expanded"), list().hidden]).toEqual(["3 things you may do", "false", true]);
    fold()!.click();
    flushSync();
    expect([fold()!.getAttribute("aria-expanded"), list().hidden]).toEqual(["true", false]);
    void unmount(shown!);
    document.body.replaceChildren();
    ask(true);
    expect(list().hidden).toBe(false);
  });

  test("two actions take no more room than a button to unfold them", () => {
    ask(true, LEGAL.slice(0, 2));
    expect([fold(), list().hidden]).toEqual([null, false]);
  });

  test("a digit opens it and goes to the action", async () => {
    ask(true);
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "2", bubbles: true }));
    await vi.waitFor(() => expect(document.activeElement).toBe(list().querySelectorAll("button")[1]));
    expect(list().hidden).toBe(false);
  });
});
