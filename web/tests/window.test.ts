/** The window of responses on the board: whose answer it waits for and how long, and what is done by itself. */
import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import Board from "../src/boards/dragons/Board.svelte";
import { Passing } from "../src/boards/dragons/beforehand.svelte";
import { NO_HABITS } from "../src/boards/dragons/passing";
import type { SeatClock } from "../src/boards/contract";
import { keep } from "../src/settings/kept";
import type { DragonsView } from "../src/wire/types";
import { language } from "../src/words/language.svelte";

const seat = () => ({ open: {}, face_down: {}, doubled: [], home: 8, seen_home: [], artifacts: { lamp: 1 }, points: 1, used: {}, limit: 1, held: 0, scrolls: 0 });
const VIEW = {
  ...{ game: "dragons", magic: true, ask: "play", asked: [1], round: 3, first: 0, turn: 0, space: "market", chosen: null, owed: 0, ended: "not-yet" },
  ...{ caves: {}, rooms: {}, seats: [{ ...seat(), spells: ["spy"] }, seat()], inside: [], cards: 4, bank: {}, window: "turned-up", queue: [], resolving: -1 },
  ...{ spell_deck: 9, spent: [], spy: null, taboo: null, last_first: false, smuggler: null, smuggled: [] },
} as unknown as DragonsView;
const PASS = { words: "pass", key: "pass", values: {} };

let shown: Record<string, never> | undefined;
let passing: Passing;

function show(clock?: SeatClock, beforehand: Passing | null = passing): void {
  const seats = ["Mei", "Harun"].map((name, at) => ({ name, kind: "person", connection: "here", asked: at === 1, clock: at === 1 ? clock : undefined }));
  const props = { view: VIEW, seat: 0, seats, ask: "play", legal: [], choose: () => {}, moment: null, still: true, pointed: null, point: () => {}, rule: () => {}, beforehand: beforehand ?? undefined };
  shown = mount(Board, { target: document.body, props: props as never }) as Record<string, never>;
  flushSync();
}
const find = (selector: string): HTMLElement | null => document.querySelector(selector);
const button = (text: string): HTMLButtonElement => [...document.querySelectorAll("button")].find((one) => one.textContent!.trim() === text)!;

beforeEach(async () => {
  keep("passing", NO_HABITS);
  passing = new Passing();
  await Promise.all([language.speak("en"), language.open("dragons"), language.open("shell")]);
  HTMLDialogElement.prototype.showModal = vi.fn(function (this: HTMLDialogElement) {
    this.open = true;
  });
  HTMLDialogElement.prototype.close = vi.fn(function (this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event("close"));
  });
});
afterEach(() => {
  if (shown) void unmount(shown);
  shown = undefined;
  vi.useRealTimers();
});

describe("the ring", () => {
  test("empties as the time of the one who is asked runs out, and says it", () => {
    vi.useFakeTimers();
    show({ left_ms: 240_000, running: true, at: performance.now(), full_ms: 600_000 });
    const left = (): number => Number((find(".ring .left") as unknown as SVGElement).style.strokeDashoffset);
    expect([find("[role=timer]")!.getAttribute("aria-label"), left()]).toEqual(["Harun: 4:00 left", 0.6]);
    vi.advanceTimersByTime(60_000);
    flushSync();
    expect([find("[role=timer]")!.getAttribute("aria-label"), left()]).toEqual(["Harun: 3:00 left", 0.7]);
    expect(find(".ring.short")).toBeNull();
    vi.advanceTimersByTime(170_000);
    flushSync();
    expect([find(".ring.short") === null, find(".time")!.textContent]).toEqual([false, "0:10"]);
  });
  test("stands still where nobody has a clock, and says who is asked", () => {
    show();
    expect([find("[role=timer]"), find(".ring .left"), find(".asked[role=img]")!.getAttribute("aria-label")]).toEqual([null, null, "Harun is to answer"]);
  });
});

describe("passing by itself", () => {
  const question = (number: number) => ({ number, view: { ...VIEW, asked: [0] }, seat: 0, legal: [PASS] });

  test("is chosen in a dialog, and nothing is done while that is open", () => {
    show();
    expect(passing.answer(question(1))).toBeUndefined();
    button("Auto-pass…").click();
    flushSync();
    const choices = [...document.querySelectorAll<HTMLInputElement>("dialog input[type=radio]")];
    expect(choices.map((one) => one.checked)).toEqual([true, false, false, false, false]);
    choices.at(-1)!.click();
    expect([passing.reach, passing.answer(question(1))]).toEqual(["round", undefined]);
    button("Done").click();
    flushSync();
    expect([find("dialog"), passing.answer(question(1)), document.activeElement]).toEqual([null, PASS, button("Auto-pass…")]);
  });

  test("is seen with how often it was done, and ended with one tap, after which the keyboard stands beside it", async () => {
    show();
    passing.answer(question(1));
    passing.wishFor("aim");
    passing.answered(question(2));
    passing.answered(question(3));
    flushSync();
    expect(find(".passing p")!.textContent!.replace(/\s+/g, " ").trim()).toBe("Passing until you are aimed at Passed for you 2 times, last: Turned up: Market");
    button("Ask me again").click();
    flushSync();
    await tick();
    expect([passing.reach, button("Ask me again"), document.activeElement]).toEqual(["nowhere", undefined, button("Auto-pass…")]);
  });

  test("is not offered in replays, nor to who watches", () => {
    show(undefined, null);
    expect([find(".window") === null, find(".passing")]).toEqual([false, null]);
  });
});
