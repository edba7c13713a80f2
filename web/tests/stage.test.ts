/** Scenes are shown one after the other, hurried, skipped, and shown again. */
import { beforeEach, expect, test, vi } from "vitest";
import { type Scene, Stage } from "../src/table/stage.svelte";
import type { Asked } from "../src/wire/types";

const MS = 100;
let shown: string[];
let stage: Stage;

function scene(number: number, ...keys: string[]): Scene {
  return { number, events: keys.map((key) => ({ key, arguments: {} })), now: { question: number } as Asked, logged: 0 };
}

beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
  stage = new Stage({ ms: () => MS, weight: ({ key }) => (key === "quiet" ? 0 : 1) }, ({ key }) => shown.push(key));
  stage.set(scene(0));
});

test("a scene's table is on show with its first event", () => {
  stage.add(scene(1, "a", "b"));
  expect(stage.now?.question).toBe(1);
  expect(stage.moment?.key).toBe("a");
  vi.advanceTimersByTime(MS);
  expect(stage.moment?.key).toBe("b");
  vi.advanceTimersByTime(MS);
  expect(stage.moment).toBeNull();
});

test("the next scene waits for the one before", () => {
  stage.add(scene(1, "a"));
  stage.add(scene(2, "b"));
  expect(stage.now?.question).toBe(1);
  expect(stage.isLatest).toBe(false);
  vi.advanceTimersByTime(MS);
  expect([stage.now?.question, stage.isLatest]).toEqual([2, true]);
});

test("an event without weight is told but takes no time", () => {
  stage.add(scene(1, "quiet", "a"));
  expect(shown).toEqual(["quiet", "a"]);
  expect(stage.moment?.key).toBe("a");
});

test("skipping shows how things stand", () => {
  for (const number of [1, 2, 3]) stage.add(scene(number, "a", "b"));
  stage.skip();
  expect([stage.now?.question, stage.moment, stage.busy]).toEqual([3, null, false]);
  vi.advanceTimersByTime(10 * MS);
  expect(stage.now?.question).toBe(3);
});

test("a long queue is hurried", () => {
  for (const number of [1, 2, 3, 4, 5]) stage.add(scene(number, "a"));
  vi.advanceTimersByTime(MS);
  expect(stage.moment?.lasts).toBeLessThan(MS);
});

test("shown again, scenes end with how things stand, even if something happened meanwhile", () => {
  stage.add(scene(1, "a"));
  stage.skip();
  stage.repeat([scene(1, "a")]);
  expect([stage.again, stage.isLatest]).toEqual([true, false]);
  stage.add(scene(2, "b"));
  expect(stage.now?.question).toBe(1);
  vi.advanceTimersByTime(MS);
  expect([stage.again, stage.now?.question]).toEqual([false, 2]);
});
