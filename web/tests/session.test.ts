/** The standing connection: it resumes, sends again what was not answered, and gives up only when told to. */
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Ear, Link, OpenLink } from "../src/wire/link";
import { DEAD_MS, type NotDone, PING_MS, Session, type Standing } from "../src/wire/session";
import type { Command, Hello, Message } from "../src/wire/types";

class Line {
  hello: Hello | null = null;
  ear: Ear | null = null;
  sent: Command[] = [];
  opened = 0;
  readonly way: OpenLink = (_code, hello, ear): Link => {
    this.hello = hello;
    this.ear = ear;
    this.opened += 1;
    this.sent = [];
    return { send: (command) => this.sent.push(command), close: () => {} };
  };
  get acts(): Command[] {
    return this.sent.filter((command) => command.type === "act");
  }
}

const STATE = { type: "state", epoch: "e", seq: 4, version: 1, you: 0, table: {} } as unknown as Message;
const ACT = { type: "act", question: 1, action: "stop" } as const;

let line: Line;
let session: Session;
let standings: [Standing, string | undefined][];
let heard: Message[];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "setInterval", "clearTimeout", "clearInterval", "performance"] });
  line = new Line();
  standings = [];
  heard = [];
  session = new Session("ABCDEF", "secret", { heard: (m) => heard.push(m), stands: (s, why) => standings.push([s, why]) }, [line.way]);
  session.start();
});

function arrive(): void {
  line.ear!.opened();
  line.ear!.heard(STATE);
}

describe("a session", () => {
  test("greets with its secret, and is here with the first state", () => {
    expect(line.hello).toEqual({ type: "hello", version: 1, secret: "secret", page: expect.stringMatching(/^\w{1,40}$/) });
    arrive();
    expect(standings.at(-1)).toEqual(["here", undefined]);
    expect(heard).toEqual([STATE]);
  });

  test("comes back with the last message that it had, as the same page", () => {
    const page = line.hello!.page;
    arrive();
    line.ear!.heard({ type: "said", seq: 5, seat: 1, phrase: "hello" });
    line.ear!.closed();
    expect(standings.at(-1)![0]).toBe("lost");
    vi.advanceTimersByTime(400);
    expect(line.hello).toMatchObject({ epoch: "e", seq: 5, page });
  });

  test("sends a command under the same id until it is answered", async () => {
    arrive();
    const done = session.send(ACT);
    const [first] = line.acts;
    line.ear!.closed();
    vi.advanceTimersByTime(400);
    arrive();
    expect(line.acts).toEqual([first]);
    line.ear!.heard({ type: "done", id: (first as { id: string }).id });
    await expect(done).resolves.toMatchObject({ type: "done" });
    line.ear!.closed();
    vi.advanceTimersByTime(800);
    arrive();
    expect(line.acts).toEqual([]);
  });

  test("keeps a command until the first state is here", () => {
    void session.send(ACT);
    expect(line.acts).toEqual([]);
    arrive();
    expect(line.acts).toHaveLength(1);
  });

  test("a refusal says why, with the rule", async () => {
    arrive();
    const done = session.send(ACT);
    line.ear!.heard({ type: "refused", id: (line.acts[0] as { id: string }).id, reason: "wrong-cell", rule: "3.4" });
    await expect(done).rejects.toMatchObject({ reason: "wrong-cell", rule: "3.4" } satisfies Partial<NotDone>);
  });

  test("a gap in the numbers leads to a new connection, and the message is not taken in", () => {
    arrive();
    line.ear!.heard({ type: "said", seq: 6, seat: 1, phrase: "hello" });
    expect(heard).toEqual([STATE]);
    vi.advanceTimersByTime(400);
    expect(line.opened).toBe(2);
    expect(line.hello).toMatchObject({ seq: 4 });
  });

  test("silence is a lost connection", () => {
    arrive();
    vi.advanceTimersByTime(DEAD_MS + PING_MS + 1);
    expect(standings.map(([s]) => s)).toContain("lost");
  });

  test("pings carry the trip that the last pong measured", () => {
    arrive();
    const ping = line.sent[0]!;
    expect(ping).toMatchObject({ type: "ping", trip_ms: null });
    vi.advanceTimersByTime(40);
    line.ear!.heard({ type: "pong", at: (ping as { at: number }).at });
    vi.advanceTimersByTime(PING_MS);
    expect(line.sent.at(-1)).toMatchObject({ type: "ping", trip_ms: 40 });
  });

  test("a farewell for good ends it, and what was under way fails", async () => {
    arrive();
    const done = session.send(ACT);
    line.ear!.heard({ type: "bye", reason: "no-such-table", again: false });
    expect(standings.at(-1)).toEqual(["ended", "no-such-table"]);
    await expect(done).rejects.toMatchObject({ reason: "no-such-table" });
    vi.advanceTimersByTime(60_000);
    expect(line.opened).toBe(1);
  });

  test("a farewell for now does not", () => {
    arrive();
    line.ear!.heard({ type: "bye", reason: "server-stops", again: true });
    expect(standings.at(-1)).toEqual(["lost", "server-stops"]);
    vi.advanceTimersByTime(400);
    expect(line.opened).toBe(2);
  });

  test("the other way is tried when one does not open twice", () => {
    const other = new Line();
    const both = new Session("ABCDEF", null, { heard: () => {}, stands: () => {} }, [line.way, other.way]);
    line.opened = 0;
    both.start();
    line.ear!.closed();
    vi.advanceTimersByTime(400);
    line.ear!.closed();
    vi.advanceTimersByTime(800);
    expect([line.opened, other.opened]).toEqual([2, 1]);
  });
});
