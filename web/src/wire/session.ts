/** A viewer's standing connection to a table: it comes back by itself, misses nothing, and sends nothing twice. */
import { waitBefore } from "./backoff";
import { type Link, type OpenLink, openSocket, openStream } from "./link";
import { type Command, type Done, type Hello, type Hinted, type Message, WIRE_VERSION } from "./types";

export type Standing = "coming" | "here" | "lost" | "ended";

/** A command that was not carried out. `reason` is a key of the wire, or of the game when there is a `rule`. */
export class NotDone extends Error {
  constructor(
    readonly reason: string,
    readonly rule: string | null = null,
    readonly given: Record<string, unknown> = {},
  ) {
    super(reason);
  }
}

export interface Listener {
  heard(message: Message): void;
  /** `reason` is given when it ended, or when it is known why it was lost. */
  stands(standing: Standing, reason?: string): void;
}

type WithId = Extract<Command, { id: string }>;
/** A command without its id, which the session gives it. */
export type Wish = WithId extends infer C ? (C extends WithId ? Omit<C, "id"> : never) : never;
interface Waiting {
  readonly command: WithId;
  readonly done: (answer: Done | Hinted) => void;
  readonly failed: (why: NotDone) => void;
}

export const PING_MS = 2500;
export const DEAD_MS = 9000;

export class Session {
  private link: Link | null = null;
  private epoch: string | null = null;
  private seq = 0;
  private opened = false;
  private greeted = false;
  private attempt = 0;
  private fruitless = 0;
  private lastHeard = 0;
  private trip: number | null = null;
  private over = false;
  private readonly waiting = new Map<string, Waiting>();
  private timers: { ping?: ReturnType<typeof setInterval>; again?: ReturnType<typeof setTimeout> } = {};
  private readonly salt = Math.random().toString(36).slice(2, 10);
  private counted = 0;

  constructor(
    readonly code: string,
    private secret: string | null,
    private readonly listener: Listener,
    private readonly ways: readonly OpenLink[] = [openSocket, openStream],
  ) {}

  start(): void {
    this.listener.stands("coming");
    this.connect();
    globalThis.addEventListener?.("online", this.hurry);
  }

  stop(): void {
    this.over = true;
    globalThis.removeEventListener?.("online", this.hurry);
    this.drop();
  }

  /** Carried out once, however often the line breaks; fails only when the server says no. */
  send(wish: Wish): Promise<Done | Hinted> {
    const command = { ...wish, id: `${this.salt}-${++this.counted}` } as WithId;
    return new Promise((done, failed) => {
      this.waiting.set(command.id, { command, done, failed });
      if (this.greeted) this.link?.send(command);
    });
  }

  /** Try again at once: the network is back, or somebody pressed the button. */
  readonly hurry = (): void => {
    if (this.over || this.greeted) return;
    this.attempt = 0;
    this.drop();
    this.connect();
  };

  private connect(): void {
    const hello: Hello = { type: "hello", version: WIRE_VERSION, page: this.salt };
    if (this.secret) hello.secret = this.secret;
    if (this.epoch) Object.assign(hello, { epoch: this.epoch, seq: this.seq });
    this.opened = this.greeted = false;
    const way = this.ways[Math.floor(this.fruitless / 2) % this.ways.length]!;
    let link: Link | null = null;
    const mine = (): boolean => link === null || link === this.link;
    link = way(this.code, hello, {
      opened: () => mine() && this.onOpened(),
      heard: (message) => mine() && this.onMessage(message),
      closed: () => mine() && this.onClosed(),
    });
    this.link = link;
    this.lastHeard = performance.now();
    this.timers.ping = setInterval(() => this.ping(), PING_MS);
  }

  private onOpened(): void {
    this.opened = true;
    this.ping();
  }

  private ping(): void {
    if (performance.now() - this.lastHeard > DEAD_MS) return this.onClosed();
    if (this.opened) this.link?.send({ type: "ping", at: performance.now(), trip_ms: this.trip });
  }

  private onMessage(message: Message): void {
    this.lastHeard = performance.now();
    if (message.type === "pong") {
      this.trip = performance.now() - message.at;
      if (!this.greeted && this.epoch) this.greet(); // resumed, and nothing was missing
      return;
    }
    if (message.type === "bye") return this.onBye(message.reason, message.again);
    if (message.type === "state") this.epoch = message.epoch;
    else if ("seq" in message && message.seq !== this.seq + 1) return this.onGap(message.seq);
    if ("seq" in message) this.seq = message.seq;
    if (!this.greeted) this.greet();
    if (message.type === "done" || message.type === "hinted") this.answer(message.id)?.done(message);
    else if (message.type === "refused") {
      this.answer(message.id)?.failed(new NotDone(message.reason, message.rule ?? null, message.arguments ?? {}));
    } else this.listener.heard(message);
  }

  private answer(id: string): Waiting | undefined {
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    return waiting;
  }

  /** The server speaks to us: what it has not answered yet is sent (again). */
  private greet(): void {
    this.greeted = true;
    this.attempt = this.fruitless = 0;
    this.listener.stands("here");
    for (const { command } of this.waiting.values()) this.link?.send(command);
  }

  /** Known already: passed over. Missing some: ask for them on a new connection. */
  private onGap(seq: number): void {
    if (seq <= this.seq) return;
    this.onClosed();
  }

  private onBye(reason: string, again: boolean): void {
    if (again) return this.onClosed(reason);
    this.over = true;
    this.drop();
    for (const waiting of this.waiting.values()) waiting.failed(new NotDone(reason));
    this.waiting.clear();
    this.listener.stands("ended", reason);
  }

  private onClosed(reason?: string): void {
    if (!this.greeted) this.fruitless += 1;
    this.drop();
    if (this.over) return;
    this.listener.stands("lost", reason);
    this.timers.again = setTimeout(() => this.connect(), waitBefore(this.attempt++));
  }

  private drop(): void {
    clearInterval(this.timers.ping);
    clearTimeout(this.timers.again);
    const link = this.link;
    this.link = null;
    this.opened = this.greeted = false;
    link?.close();
  }
}
