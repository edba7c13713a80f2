/** Passing by itself in Aladdin's Dragons: when it is done, when not, and what ends it. */
import { beforeEach, describe, expect, test } from "vitest";
import type { Action } from "../src/boards/contract";
import { Passing } from "../src/boards/dragons/beforehand.svelte";
import { type Habits, MOMENTS, NO_HABITS, type Reach, handOf, hasGrown, isAimedAt, passes } from "../src/boards/dragons/passing";
import { keep } from "../src/settings/kept";
import type { DragonsPlayView, DragonsView } from "../src/wire/types";
import { pages } from "./messages";

const play = (seat: number, more: Partial<DragonsPlayView> = {}): DragonsPlayView => ({ play: "taboo", seat, fate: "waiting", ...more });
const seat = (more: object = {}): DragonsView["seats"][number] => ({ open: {}, face_down: {}, doubled: [], home: 0, seen_home: [], artifacts: { lamp: 1 }, points: 0, ...more });
const view = (more: object = {}): DragonsView =>
  ({ ask: "play", round: 3, window: "turned-up", space: "market", queue: [], seats: [seat(), seat({ hidden: { "7": "tent" }, open: { "2": "djinn" } })], ...more }) as unknown as DragonsView;
const ME = 1;

describe("a habit", () => {
  const quiet: Habits = { own: false, quiet: ["before-placement"] };
  test("passes at its moments, as long as nobody has played anything", () => {
    expect(passes(view({ window: "before-placement" }), ME, quiet, null)).toBe(true);
    expect(passes(view({ window: "round-end" }), ME, quiet, null)).toBe(false);
    expect(passes(view({ window: "before-placement", queue: [play(0)] }), ME, quiet, null)).toBe(false);
  });
  test("passes when there is nothing but one's own to answer", () => {
    const own: Habits = { own: true, quiet: [] };
    expect(passes(view({ queue: [play(ME)] }), ME, own, null)).toBe(true);
    expect(passes(view({ queue: [play(ME), play(0)] }), ME, own, null)).toBe(false);
    expect(passes(view(), ME, own, null)).toBe(false);
  });
  test("is none at first", () => {
    expect(MOMENTS.filter((window) => passes(view({ window }), ME, NO_HABITS, null))).toEqual([]);
  });
});

describe("a wish for the round", () => {
  const wished = (reach: Reach, more: object = {}): boolean => passes(view(more), ME, { own: true, quiet: [...MOMENTS] }, { round: 3, reach });
  test("goes before the habits: to be asked each time", () => {
    expect(wished("nowhere")).toBe(false);
  });
  test("ends with the round, and the habits hold again", () => {
    expect(passes(view({ round: 4 }), ME, NO_HABITS, { round: 3, reach: "round" })).toBe(false);
    expect(passes(view({ round: 4 }), ME, { own: false, quiet: ["turned-up"] }, { round: 3, reach: "nowhere" })).toBe(true);
  });
  test("reaches as far as it says", () => {
    const aimed = { queue: [play(0, { of: ME })] };
    expect([wished("space"), wished("space", { space: "tent" }), wished("space", { space: "djinn" }), wished("space", aimed)]).toEqual([true, false, false, false]);
    expect([wished("aim", { space: "tent" }), wished("aim", aimed), wished("aim", { queue: [play(0, { of: 0 })] })]).toEqual([true, false, true]);
    expect([wished("round", { space: "tent" }), wished("round", aimed)]).toEqual([true, true]);
  });
  test("a space counts only while its tokens are looked at", () => {
    expect(wished("space", { window: "caves-done", space: "tent" })).toBe(true);
    expect(wished("space", { window: "purchase", space: "tent" })).toBe(false);
  });
});

test("to be aimed at is to be named by another, or to have what one played countered", () => {
  expect(isAimedAt([play(ME, { of: ME })], ME)).toBe(false);
  expect(isAimedAt([play(ME, { play: "spy" }), play(0, { play: "counterspell", against: "spy" })], ME)).toBe(true);
  expect(isAimedAt([play(0, { play: "spy" }), play(0, { play: "counterspell", against: "spy" })], ME)).toBe(false);
});

test("a hand has grown by a spell or an artifact, not by those that were used", () => {
  const hand = (more: object) => handOf(view({ seats: [seat(), seat(more)] }), ME);
  const before = hand({ spells: ["spy", "taboo"], artifacts: { lamp: 1, key: 1 } });
  expect(hasGrown(before, hand({ spells: ["spy"], artifacts: { lamp: 1, key: 1 }, used: { key: 1 } }))).toBe(false);
  expect(hasGrown(before, hand({ spells: ["spy", "charity"], artifacts: { lamp: 1 } }))).toBe(true);
  expect(hasGrown(before, hand({ spells: [], artifacts: { lamp: 1, key: 2 } }))).toBe(true);
});

describe("what is decided beforehand", () => {
  const pass: Action = { words: "pass", key: "pass", values: {} };
  const cast: Action = { words: "cast spy", key: "cast", values: { spell: "spy" } };
  let passing: Passing;
  let number: number;
  const ask = (more: object = {}, legal: readonly Action[] = [pass, cast]): Action | undefined => passing.answer({ number: ++number, view: view(more), seat: ME, legal });

  beforeEach(() => {
    keep("passing", NO_HABITS);
    passing = new Passing();
    number = 0;
  });

  test("is to be asked, until something else is said", () => {
    expect(ask()).toBeUndefined();
    passing.wishFor("round");
    expect(ask()).toBe(pass);
  });
  test("is never anything but a pass that is lawful, and only where one may play", () => {
    ask();
    passing.wishFor("round");
    expect(ask({}, [cast])).toBeUndefined();
    expect(ask({}, [])).toBeUndefined();
    expect(ask({ ask: "buy" })).toBeUndefined();
  });
  test("is over with the round, also when another game comes to a round of that number", () => {
    ask();
    passing.wishFor("round");
    expect(ask({ round: 4 })).toBeUndefined();
    expect(ask()).toBeUndefined();
    expect(passing.reach).toBeNull();
  });
  test("waits as long as the choices are open", () => {
    ask();
    passing.wishFor("round");
    passing.open = true;
    expect(ask()).toBeUndefined();
    passing.open = false;
    expect(ask()).toBe(pass);
  });
  test("is set aside once for who has a new card", () => {
    const held = (spells: string[]) => ({ seats: [seat(), seat({ spells })] });
    ask(held(["spy"]));
    passing.wishFor("round");
    expect(ask(held(["spy"]))).toBe(pass);
    expect(ask(held(["spy", "taboo"]))).toBeUndefined();
    expect(passing.answer({ number, view: view(held(["spy", "taboo"])), seat: ME, legal: [pass, cast] })).toBeUndefined();
    expect(ask(held(["spy", "taboo"]))).toBe(pass);
  });
  test("that is decided with the new card before one's eyes is done", () => {
    const held = (spells: string[]) => view({ seats: [seat(), seat({ spells })] });
    const again = { number: 2, view: held(["spy", "taboo"]), seat: ME, legal: [pass, cast] };
    passing.answer({ number: 1, view: held(["spy"]), seat: ME, legal: [pass, cast] });
    expect(passing.answer(again)).toBeUndefined();
    passing.wishFor("aim");
    expect(passing.answer(again)).toBe(pass);
  });
  test("is seen once it was done, and can be ended for the round", () => {
    passing.setQuiet("turned-up", true);
    expect([ask(), passing.isOn]).toEqual([pass, false]);
    passing.answered({ number, view: view(), seat: ME, legal: [pass] });
    expect([passing.isOn, passing.count, passing.last]).toEqual([true, 1, { window: "turned-up", space: "market" }]);
    passing.stop();
    expect([passing.isOn, ask(), ask({ round: 4 })]).toEqual([false, undefined, pass]);
  });
  test("habits are kept in this browser, a wish is not", () => {
    ask();
    passing.wishFor("round");
    passing.setOwn(true);
    passing.setQuiet("purchase", true);
    passing.setQuiet("round-end", true);
    passing.setQuiet("purchase", false);
    const again = new Passing();
    expect([again.habits, again.reach]).toEqual([{ own: true, quiet: ["round-end"] }, null]);
  });
});

test("every moment of the windows can be chosen, and has its words", () => {
  const said = Object.keys(pages("dragons", "en"));
  const moments = said.filter((key) => key.startsWith("dragons_moment_")).map((key) => key.slice("dragons_moment_".length));
  expect(moments.filter((moment) => moment !== "none").sort()).toEqual(MOMENTS.map((moment) => moment.replaceAll("-", "_")).sort());
  expect(MOMENTS.filter((moment) => !said.includes(`dragons_passing_at_${moment.replaceAll("-", "_")}`))).toEqual([]);
});
