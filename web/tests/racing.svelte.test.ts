/** A hand on the lamp: once it has answered it is done, but who started falsely may try again. */
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Racing } from "../src/table/racing.svelte";
import { Table } from "../src/table/table.svelte";
import type { Ear, Link } from "../src/wire/link";
import type { Command, Message } from "../src/wire/types";

const silent = { moment: () => {}, caughtUp: () => {}, remark: () => {}, race: () => {}, passed: () => {} };
const LOCK_MS = 250;

let ear: Ear;
let sent: Command[];
let table: Table;
let racing: Racing;
let stop: () => void;

const taps = (): Command[] => sent.filter(({ type }) => type === "tap");
const slap = (): void => racing.slap(new KeyboardEvent("keydown", { key: " " }));
async function hear(...messages: object[]): Promise<void> {
  for (const message of messages) ear.heard(message as Message);
  await vi.advanceTimersByTimeAsync(0);
  flushSync();
}
const done = (): object => ({ type: "done", id: (taps().at(-1) as { id: string }).id });

beforeEach(async () => {
  vi.useFakeTimers();
  sent = [];
  const way = (_code: string, _hello: object, its: Ear): Link => ((ear = its), { send: (command) => sent.push(command), close: () => {} });
  table = new Table("ABCDEF", "secret", { ms: () => 0, weight: () => 1 }, silent, [way]);
  table.start();
  ear.opened();
  stop = $effect.root(() => void (racing = new Racing(() => table)));
  const now = { question: 1, view: { ask: "race" }, ask: "race", asked: [0, 1], sealed: true, legal: [], clocks: [], race: { race: 3, mode: "reflex" } };
  await hear({ type: "state", epoch: "e", seq: 1, version: 1, you: 0, table: { code: "ABCDEF", game: "lamp", seats: [{ seat: 0, kind: "person" }] }, now });
});
afterEach(() => {
  stop();
  table.stop();
  vi.useRealTimers();
});

test("who has slapped waits for the others, and slaps no more", async () => {
  slap();
  await hear(done());
  await vi.advanceTimersByTimeAsync(2 * LOCK_MS);
  slap();
  expect([racing.stage, taps().length]).toEqual(["answered", 1]);
});

test("who started falsely is locked for a moment, then the lamp is lit for him again", async () => {
  slap();
  await hear({ type: "locked", race: 3, lock_ms: LOCK_MS }, done());
  expect(racing.stage).toBe("answered");
  await vi.advanceTimersByTimeAsync(LOCK_MS);
  expect(racing.stage).toBe("lit");
  slap();
  expect(taps().length).toBe(2);
});

test("who was refused may try again at once", async () => {
  slap();
  await hear({ ...done(), type: "refused", reason: "too-many" });
  expect(racing.stage).toBe("lit");
});
