/** What a table makes of the messages of the wire. */
import { beforeEach, expect, test, vi } from "vitest";
import type { Link } from "../src/wire/link";
import type { Ear } from "../src/wire/link";
import { Table, type Witness } from "../src/table/table.svelte";
import type { Asked, Command, HeardAt, Message } from "../src/wire/types";

let ear: Ear;
let sent: Command[];
let table: Table;
const told: string[] = [];
const witness: Witness = {
  moment: () => {},
  caughtUp: () => {},
  remark: ({ phrase }) => told.push(String(phrase)),
  race: (what) => told.push(what),
  passed: (motion, passed) => told.push(`${motion} ${passed}`),
};

function asked(question: number, more: Partial<Asked> = {}): Asked {
  return { question, view: {}, ask: "play", asked: [0], sealed: false, legal: [], clocks: [], ...more };
}
const event = (key: string, seat = 1): HeardAt => ({ key, arguments: { seat } });
const hear = (message: object): void => ear.heard(message as Message);

beforeEach(() => {
  vi.useFakeTimers();
  told.length = 0;
  sent = [];
  const way = (_code: string, _hello: object, its: Ear): Link => {
    ear = its;
    return { send: (command) => sent.push(command), close: () => {} };
  };
  table = new Table("ABCDEF", "secret", { ms: () => 0, weight: () => 1 }, witness, [way]);
  table.start();
  ear.opened();
  hear({ type: "state", epoch: "e", seq: 1, version: 1, you: 0, table: { code: "ABCDEF", seats: [] }, now: asked(1), log: [event("a")] });
});

test("a state is everything at once", () => {
  expect([table.you, table.latest?.question, table.log.length, table.stage.now?.question]).toEqual([0, 1, 1, 1]);
});

test("what happens goes into the log, and its scene can be found by the log's line", () => {
  hear({ type: "happened", seq: 2, events: [event("b"), event("c")], now: asked(2) });
  expect(table.log.map(({ key }) => key)).toEqual(["a", "b", "c"]);
  expect(table.sceneOfLog(2)?.now.question).toBe(2);
  expect(table.sceneOfLog(0)).toBeUndefined();
});

test("what was taken back leaves the log, and its scene", () => {
  hear({ type: "happened", seq: 2, events: [event("b")], now: asked(2) });
  hear({ type: "happened", seq: 3, events: [], now: asked(1), undone: 1 });
  expect(table.log.map(({ key }) => key)).toEqual(["a"]);
  expect(table.sceneOfLog(1)).toBeUndefined();
});

test("the last turn is what happened since one's own last action", () => {
  hear({ type: "happened", seq: 2, events: [event("mine", 0)], now: asked(2) });
  hear({ type: "happened", seq: 3, events: [event("theirs", 1)], now: asked(3) });
  hear({ type: "happened", seq: 4, events: [event("hers", 2)], now: asked(4) });
  expect(table.lastTurn().flatMap((scene) => scene.events.map(({ key }) => key))).toEqual(["theirs", "hers"]);
});

test("an action names the question that it answers; while it is on its way there is no second one", () => {
  void table.act("stop");
  void table.act("stop");
  const acts = sent.filter((command) => command.type === "act");
  expect(acts).toMatchObject([{ question: 1, action: "stop" }]);
});

test("a refusal stays until the next question", async () => {
  const acting = table.act("stop");
  hear({ type: "refused", id: (sent.find((c) => c.type === "act") as { id: string }).id, reason: "wrong-cell", rule: "3.4" });
  await acting;
  expect(table.refused).toMatchObject({ reason: "wrong-cell", rule: "3.4" });
  hear({ type: "happened", seq: 2, events: [], now: asked(2) });
  expect(table.refused).toBeNull();
});

test("a sealed answer is shown as long as its question is asked", () => {
  hear({ type: "chosen", seq: 2, question: 1, action: "set 4 on gold" });
  expect(table.chosen).toBe("set 4 on gold");
  hear({ type: "happened", seq: 3, events: [], now: asked(2) });
  expect(table.chosen).toBeNull();
});

test("the cue of a race is on show at once, before anything that waits", () => {
  table = new Table("ABCDEF", null, { ms: () => 1000, weight: () => 1 }, witness, [
    (_code, _hello, its) => ((ear = its), { send: () => {}, close: () => {} }),
  ]);
  table.start();
  ear.opened();
  hear({ type: "state", epoch: "e", seq: 1, version: 1, you: 0, table: { seats: [] }, now: asked(1) });
  hear({ type: "happened", seq: 2, events: [event("slow")], now: asked(2) });
  hear({ type: "race-ahead", seq: 3, race: 1, mode: "reflex" });
  hear({ type: "happened", seq: 4, events: [event("revealed")], now: asked(3, { race: { race: 1, mode: "reflex", closes_ms: 5000 } }) });
  expect(table.stage.now?.question).toBe(3);
  expect(told).toEqual(["ahead", "lit"]);
});

test("how a vote went is told when it leaves the table", () => {
  hear({ type: "voting", seq: 2, voting: { motion: "pause", by: 1, agreed: [1], needed: [0] } });
  hear({ type: "voting", seq: 3, voting: null, passed: true });
  expect(told).toEqual(["pause true"]);
});

test("that the seat is open elsewhere is known until it is over, or the line breaks", () => {
  hear({ type: "elsewhere", count: 1 });
  expect(table.elsewhere).toBe(1);
  hear({ type: "elsewhere", count: 0 });
  expect(table.elsewhere).toBe(0);
  hear({ type: "elsewhere", count: 2 });
  hear({ type: "bye", reason: "server-stops", again: true });
  expect([table.elsewhere, table.standing, table.why]).toEqual([0, "lost", "server-stops"]);
});
