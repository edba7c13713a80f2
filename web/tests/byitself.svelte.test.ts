/** Answers that were decided beforehand: sent once, and only where the viewer would be asked. */
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Action, Beforehand } from "../src/boards/contract";
import { ByItself } from "../src/table/byitself.svelte";
import { Table } from "../src/table/table.svelte";
import type { Ear, Link } from "../src/wire/link";
import type { Command, Message } from "../src/wire/types";
import { Teller } from "../src/words/telling";

const silent = { moment: () => {}, caughtUp: () => {}, remark: () => {}, race: () => {}, passed: () => {} };
const PASS = { words: "pass", key: "pass", values: {} };

let ear: Ear;
let sent: Command[];
let table: Table;
let byItself: ByItself;
let stop: () => void;
let shown: boolean;
let answered: number[];

const acts = (): Command[] => sent.filter(({ type }) => type === "act");
const hear = (message: object): void => {
  ear.heard(message as Message);
  flushSync();
};
const now = (question: number, asked = [0]) => ({ question, view: { ask: "play" }, ask: "play", asked, sealed: false, legal: asked.includes(0) ? [{ ...PASS }] : [], clocks: [] });
const at = (more: object = {}) => ({ code: "ABCDEF", game: "dragons", seats: [{ seat: 0, kind: "person" }], ...more });
const ask = (question: number): void => hear({ type: "happened", seq: question, events: [], now: now(question) });
/** The server's answer, and all that follows from it. */
async function reply(message: object): Promise<void> {
  const { id } = sent.findLast(({ type }) => type === "act" || type === "undo") as { id: string };
  ear.heard({ id, ...message } as Message);
  for (let step = 0; step < 4; step++) await Promise.resolve();
  flushSync();
}

beforeEach(async () => {
  [sent, answered, shown] = [[], [], true];
  const way = (_code: string, _hello: object, its: Ear): Link => ((ear = its), { send: (command) => sent.push(command), close: () => {} });
  table = new Table("ABCDEF", "secret", { ms: () => 0, weight: () => 1 }, silent, [way]);
  table.start();
  ear.opened();
  const beforehand: Beforehand = { answer: ({ legal }) => legal.find(({ key }) => key === "pass"), answered: ({ number }) => answered.push(number) };
  const teller = new Teller("dragons", {});
  stop = $effect.root(() => {
    byItself = new ByItself(() => ({ table, teller, offered: shown && !table.sending ? ((table.latest?.legal ?? []) as Action[]) : [] }), async () => beforehand);
  });
  await Promise.resolve();
  hear({ type: "state", epoch: "e", seq: 1, version: 1, you: 0, table: at(), now: now(1, []) });
});
afterEach(() => {
  stop();
  table.stop();
});

test("a question that was decided is answered, and the viewer is spared it", () => {
  ask(2);
  expect([acts(), byItself.spares, answered]).toMatchObject([[{ question: 2, action: "pass" }], true, [2]]);
});

test("one answer for each question, also when the server says so before it says what happened", async () => {
  ask(2);
  await reply({ type: "done" });
  expect([table.sending, acts().length]).toEqual([false, 1]);
  ask(3);
  expect(acts()).toMatchObject([{ question: 2 }, { question: 3 }]);
});

test("what was refused is for the viewer himself", async () => {
  ask(2);
  await reply({ type: "refused", reason: "not-stored" });
  expect([acts().length, byItself.spares]).toEqual([1, false]);
});

test("what was taken back is asked again, and not done again", async () => {
  ask(2);
  await reply({ type: "done" });
  void table.wish({ type: "undo" });
  ask(3);
  await reply({ type: "done" });
  expect([acts().length, byItself.spares]).toEqual([1, false]);
  void table.act("pass");
  ask(4);
  await reply({ type: "done" });
  expect(acts()).toMatchObject([{ question: 2 }, { question: 3 }, { question: 4 }]);
});

test("nothing is done before it is seen what happened", () => {
  shown = false;
  ask(2);
  expect([acts().length, byItself.spares]).toEqual([0, true]);
});

test("nothing is done in a pause, nor while a program plays for the seat", () => {
  hear({ type: "table", seq: 2, table: at({ paused: true }) });
  hear({ type: "happened", seq: 3, events: [], now: now(3) });
  expect(acts()).toEqual([]);
  hear({ type: "table", seq: 4, table: at({ seats: [{ seat: 0, kind: "person", covered: true }] }) });
  hear({ type: "happened", seq: 5, events: [], now: now(5) });
  expect(acts()).toEqual([]);
  hear({ type: "table", seq: 6, table: at() });
  expect(acts()).toMatchObject([{ question: 5 }]);
});
